import { CURRENCY_OF } from '@/lib/domain/countries';
import { addDays, dayOf } from '@/lib/domain/days/day';
import { Course } from '@/models/course';
import { Scholarship } from '@/models/scholarship';
import { University } from '@/models/university';
import { User } from '@/models/user';
import { PERSONAS } from './people';

/** What the demo's first universities give; each says that it is invented. */
const INVENTED = [
  {
    name: 'Merit award (invented)',
    gives: 'once',
    value: 5_000,
    who: 'New students with a first-class degree or 75 % and more.',
    days: 120,
  },
  {
    name: 'International grant (invented)',
    gives: 'share',
    value: 25,
    who: 'Every student from South Asia or Africa.',
    days: null,
  },
  {
    name: 'Chancellor’s scholarship (invented)',
    gives: 'share',
    value: 100,
    who: 'Five students a year, chosen by an essay.',
    days: 60,
  },
  {
    name: 'Women in technology (invented)',
    gives: 'a year',
    value: 3_000,
    who: 'Women in a degree of computing or engineering.',
    days: 200,
  },
] as const;

/** Scholarships of the universities of the demo's first courses; once. */
export async function saveDemoScholarships(now: Date): Promise<void> {
  const admin = await User.findOne({ email: PERSONAS.admin }, '_id').lean();
  if (!admin || (await Scholarship.exists({}))) return;
  const today = dayOf(now, 'UTC');
  const courses = await Course.find({ forSample: false }, 'country university').sort({ _id: 1 }).limit(200).lean();
  const places = [...new Map(courses.map((one) => [one.university, one])).values()];
  for (const [index, { days, ...given }] of INVENTED.entries()) {
    const place = places[index % 2];
    const at =
      place && (await University.findOne({ country: place.country, university: place.university }, '_id').lean());
    if (!place || !at) continue;
    await Scholarship.create({
      ...given,
      universityId: at._id,
      courseId: null,
      currency: given.gives === 'share' ? '' : CURRENCY_OF[place.country],
      by: days === null ? null : addDays(today, days),
      link: '',
      source: { title: 'Invented for the demo', address: 'https://example.com/', kind: 'secondary' },
      ...{
        readOn: today,
        reviewBy: addDays(today, 300),
        state: 'shown',
        wroteId: admin._id,
        agencyId: null,
        reason: '',
      },
    });
  }
}
