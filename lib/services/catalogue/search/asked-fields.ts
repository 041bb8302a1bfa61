import type { AskedFields } from '@/lib/domain/marks/asked-fields';
import { alsoAskedOf } from '@/lib/domain/requirements/also-asked';
import type { CourseIndex } from '@/lib/engines/search/course-index';
import { courseIndex, searchIsReady } from './current-index';

/** How many courses' verdicts ask for each; by index, so that it is counted once for each state of the catalogue. */
const counted = new WeakMap<CourseIndex, AskedFields>();

/** How many courses' verdicts ask for each optional field of a profile; null while the search is still being built. */
export async function askedFields(): Promise<AskedFields | null> {
  if (!searchIsReady()) return null;
  const index = await courseIndex();
  const known = counted.get(index);
  if (known) return known;
  const asked: AskedFields = {
    fieldOfStudy: 0,
    subjects: 0,
    instruction: 0,
    marks: 0,
    backlogs: 0,
    work: 0,
    detSections: 0,
  };
  const { minimums, withDetSections } = index.statedBy();
  asked.detSections = withDetSections;
  for (const { minimum, courses } of minimums) {
    const all = alsoAskedOf(minimum.alsoAsked);
    const also = all.map(({ is }) => is);
    const waivers = all.flatMap((one) => (one.is === 'waiver' ? [one] : []));
    const grades = all.flatMap((one) => (one.is === 'grades' ? [one] : []));
    const ofSubjects = waivers.some(({ english }) => english) || grades.some((one) => one.count ?? one.subjects.length);
    if (also.includes('field')) asked.fieldOfStudy += courses;
    if (also.includes('subjects') || ofSubjects || minimum.subjectsNeeded !== '') asked.subjects += courses;
    if (also.includes('taught') || waivers.some(({ taught }) => taught)) asked.instruction += courses;
    if (also.includes('work') || also.includes('or with work')) asked.work += courses;
    const { minPercentage, minCgpa, minClass } = minimum;
    if (minPercentage !== null || minCgpa !== null || minClass || grades.length > 0) asked.marks += courses;
    if (minimum.maxBacklogs !== null) asked.backlogs += courses;
  }
  counted.set(index, asked);
  return asked;
}
