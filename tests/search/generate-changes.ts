import { subjectOf } from '@/lib/engines/search/types/award';
import type { SearchCourse } from '@/lib/engines/search/types/query';
import { courseId, pick } from './generate';
import { type FoldedCourse, foldedCourse, keyOf } from './naive/naive-order';

const folded = new WeakMap<SearchCourse, FoldedCourse>();

/** A course's folded names, worked out once: the queries are many and the courses the same. */
export function remembered(course: SearchCourse): FoldedCourse {
  const known = folded.get(course);
  if (known) return known;
  const made = foldedCourse(course);
  made.key = keyOf(made);
  made.subject = subjectOf(made.name);
  folded.set(course, made);
  return made;
}

/** Changes of every kind: edits, moves to another university or country, new courses with new words, removals. */
export function randomChanges(random: () => number, courses: SearchCourse[], round: number) {
  const size = round % 4 === 3 ? 900 : 40;
  const edited = Array.from({ length: size }, () => {
    const [one, other] = [pick(random, courses), pick(random, courses)];
    const isNew = random() < 0.5;
    return {
      ...other,
      id: isNew ? courseId(1_000_000 + round, random) : one.id,
      ...(random() < 0.3 ? { course: `${other.course} Größe ${round}`, tuitionFeeMinor: null } : {}),
      ...(random() < 0.2 ? { university: `New University ${round}`, subcategory: `New ${round}` } : {}),
      ...(random() < 0.1 ? { currency: 'EUR', ieltsOverall: 6 + round / 100, durationInMonths: null } : {}),
    };
  });
  const upserts = [...new Map(edited.map((course) => [course.id, course])).values()];
  const removedIds = Array.from({ length: size / 2 }, () => pick(random, courses).id);
  return { upserts, removedIds: [...removedIds, courseId(9_999_999, random)] };
}

/** The courses after these changes. */
export function applied(
  courses: SearchCourse[],
  { upserts, removedIds }: { upserts: SearchCourse[]; removedIds: string[] },
) {
  const byId = new Map(courses.map((course) => [course.id, course]));
  for (const course of upserts) byId.set(course.id, course);
  for (const id of removedIds) byId.delete(id);
  return [...byId.values()];
}
