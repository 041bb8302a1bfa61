import type { Types } from 'mongoose';
import { changesSince, firstNameOf, MOST_COUNTED_OPENINGS, type Wish } from '@/lib/domain/agency/shortlist';
import { found, invalid } from '@/lib/domain/errors';
import { coursePath } from '@/lib/domain/public-addresses';
import { connectDatabase } from '@/lib/platform/db';
import { courseCardOf } from '@/lib/services/catalogue/course-views';
import { agencyView } from '@/lib/services/people/agency/names';
import { announceChange, changeOfAgent } from '@/lib/services/records/notices/changes';
import { notify } from '@/lib/services/records/notices/notifications';
import { Prospect, type ProspectRecord } from '@/models/prospect';
import type { ShortlistLink, ShortlistRecord } from '@/models/shortlist';
import { User, type UserRecord } from '@/models/user';
import { factsFor, offeredOf } from './facts';
import { isTokenOf, namedByToken } from './link';

const DEAD_LINK = 'This link no longer works.';

/**
 * What the link of a shortlist shows to anyone who has it: of the person the first name alone, and no score. The opening is counted,
 * unless the page is shown again after a wish. Null for a link that works no more.
 */
export async function openShortlist(token: string, { counts = true } = {}) {
  const open = await opened(token);
  if (!open) return null;
  const { record, link, student, courses } = open;
  if (counts) await count(record, link);
  const [agency, offered, factsOf] = await Promise.all([
    agencyView(String(record.agencyId)),
    offeredOf(courses),
    factsFor(student?._id ?? null),
  ]);
  return {
    agency,
    firstName: firstNameOf(student?.name ?? record.name),
    endsOn: link.endsOn.toISOString(),
    courses: courses.map((one) => {
      const course = offered.get(String(one.courseId));
      const now = course ? factsOf(course) : null;
      const { course: name, university, country, note, seen, wish } = one;
      const card = course ? courseCardOf(course) : null;
      return {
        courseId: String(one.courseId),
        ...{ course: name, university, country, note, seen, now, card },
        seenOn: seen.on.toISOString(),
        href: card ? coursePath(card) : null,
        changed: changesSince(seen, now),
        wish: wish || null,
      };
    }),
  };
}
export type OpenedShortlist = NonNullable<Awaited<ReturnType<typeof openShortlist>>>;

/**
 * Keeps what the family wishes of courses behind a link; of two answers the latest counts. It agrees to nothing: each application
 * still waits for the student's own yes. 404 for a link that works no more, 422 for no course of the list.
 */
export async function wishByLink(token: string, wishes: readonly { courseId: string; wish: Wish }[]): Promise<void> {
  const open = found(await opened(token), DEAD_LINK);
  const { record, link, courses } = open;
  const known = wishes.filter(({ courseId }) => courses.some((one) => String(one.courseId) === courseId));
  if (!known.length) throw invalid({ wishes: 'Please choose an answer for at least one course.' });
  const isNew = ({ courseId, wish }: (typeof known)[number]) =>
    courses.some((one) => String(one.courseId) === courseId && one.wish !== wish);
  const news = known.filter(isNew);
  for (const { courseId, wish } of news) {
    const one = courses.find((course) => String(course.courseId) === courseId);
    await Prospect.updateOne(
      { _id: record._id, 'shortlist.link._id': link._id, 'shortlist.courses.courseId': one?.courseId },
      { $set: { 'shortlist.courses.$.wish': wish, 'shortlist.courses.$.wishedOn': new Date() } },
      // A change of the lead at this moment is not refused for it.
      { timestamps: false },
    );
  }
  if (!news.length) return;
  await tellAgency(open);
  await announceChange(changeOfAgent(record.agencyId));
}

interface Open {
  record: ProspectRecord;
  link: ShortlistLink;
  courses: ShortlistRecord['courses'];
  student: UserRecord | null;
}

/** A link that works: its day is to come, its agency is verified, and the lead or student is still theirs. */
async function opened(token: string): Promise<Open | null> {
  await connectDatabase();
  const id = namedByToken(token);
  const record = id ? await Prospect.findById(id).lean() : null;
  const { link, courses = [] } = record?.shortlist ?? {};
  if (!record || !link || record.archivedOn || !isTokenOf(token, { _id: record._id, link })) return null;
  if (link.endsOn <= new Date() || !(await isWorking(record.agencyId))) return null;
  if (!record.studentId) return { record, link, courses, student: null };
  const student = await standing(record.studentId);
  return student?.addedBy?.equals(record.agencyId) ? { record, link, courses, student } : null;
}

const isWorking = async (agencyId: Types.ObjectId) =>
  (await User.exists({ _id: agencyId, role: 'agent', isVerified: true, disabled: { $ne: true } })) !== null;

/** The account of a student, or the one that it was merged into; null for one that is closed or about to be deleted. */
async function standing(studentId: Types.ObjectId): Promise<UserRecord | null> {
  const student = await User.findById(studentId).lean();
  if (student?.mergedInto) return standing(student.mergedInto);
  return student && !student.disabled && !student.leavesOn ? student : null;
}

async function count({ _id }: ProspectRecord, link: ShortlistLink): Promise<void> {
  await Prospect.updateOne(
    { _id, 'shortlist.link._id': link._id, 'shortlist.link.opened': { $lt: MOST_COUNTED_OPENINGS } },
    { $inc: { 'shortlist.link.opened': 1 }, $set: { 'shortlist.link.openedOn': new Date() } },
    { timestamps: false },
  );
}

/** Who looks after the lead or student, else who registered the agency. */
async function tellAgency({ record, student }: Open): Promise<void> {
  const reader = (student ? student.memberId : record.memberId) ?? record.agencyId;
  const name = student?.name ?? record.name;
  const href = student ? `/view-profile/${student._id}?tab=shortlist` : `/leads/${record._id}`;
  await notify(String(reader), `${name} has replied to the shortlist.`, href);
}
