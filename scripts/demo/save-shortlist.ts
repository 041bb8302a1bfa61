import { offered } from '@/lib/platform/site-facts';
import { linkShortlist, shortlistCourse } from '@/lib/services/applications/shortlists/shortlist';
import { Course } from '@/models/course';
import { Prospect } from '@/models/prospect';
import { User } from '@/models/user';

const NOTES = ['The closest to what you asked for.', 'A second choice, if the first is full.', ''];
const WISHES = ['yes', 'maybe', ''] as const;

/** A shortlist with its link and the family's wishes for one lead of the first demo agency, once. */
export async function saveDemoShortlist(now: Date): Promise<void> {
  const lead = await Prospect.findOne({ name: 'Rohan Bhatia', shortlist: { $exists: false } }).lean();
  const agency = lead && (await User.findById(lead.agencyId).lean());
  if (!agency) return;
  const courses = await Course.find({ country: 'UK', level: 'Post Graduate', forSample: false, ...offered() }, '_id')
    .sort({ _id: 1 })
    .limit(NOTES.length)
    .lean();
  if (!courses.length) return;
  const { name, email } = agency;
  const viewer = { userId: String(agency._id), role: 'agent', name, email } as const;
  const of = { whom: 'lead', id: String(lead._id) } as const;
  for (const [at, { _id }] of courses.entries()) await shortlistCourse(viewer, of, String(_id), { note: NOTES[at] });
  await linkShortlist(viewer, of, 30);
  const wished = courses.flatMap((_course, at) =>
    WISHES[at]
      ? [[`shortlist.courses.${at}.wish`, WISHES[at]] as const, [`shortlist.courses.${at}.wishedOn`, now] as const]
      : [],
  );
  await Prospect.updateOne(
    { _id: lead._id },
    { $set: { ...Object.fromEntries(wished), 'shortlist.link.opened': 2, 'shortlist.link.openedOn': now } },
  );
}
