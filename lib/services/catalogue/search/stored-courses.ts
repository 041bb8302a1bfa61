import { mongo } from 'mongoose';
import { COUNTRIES } from '@/lib/domain/countries';
import { BLANK_COURSE, COURSE_FIELD_NAMES, isCardField } from '@/lib/domain/courses/course-fields';
import { publishedFee } from '@/lib/domain/courses/course-rules';
import type { SearchCourse } from '@/lib/engines/search/types/query';
import { isOffered, offered, retiredSince } from '@/lib/platform/site-facts';
import { Course, type CourseRecord } from '@/models/course';
import { collectionOf } from '@/models/define';
import type { Filter } from '@/models/filter';

/** The stored courses as the search index takes them. */

/** Courses that are offered now, and the ids of those that are not. */
export interface CourseChanges {
  upserts: SearchCourse[];
  removedIds: string[];
}

/** A few at a time. */
export async function* offeredCourses(): AsyncGenerator<SearchCourse[]> {
  for await (const some of storedCourses(offered())) yield some.map(searchCourseOf);
}

/** How the courses of this filter stand now; null when there are more than `most`. */
export async function changesAmong(filter: Filter<CourseRecord>, most: number): Promise<CourseChanges | null> {
  const upserts: SearchCourse[] = [];
  const removedIds: string[] = [];
  for await (const some of storedCourses(filter)) {
    for (const course of some) {
      if (retiredSince(course)) removedIds.push(String(course._id));
      else upserts.push(searchCourseOf(course));
    }
    if (upserts.length + removedIds.length > most) return null;
  }
  return { upserts, removedIds };
}

/** How many courses are offered, by counts that read no course. */
export async function offeredCount(): Promise<number> {
  const retired = { retiredOn: { $gt: '' } };
  const hidden = { country: { $in: COUNTRIES.filter((country) => !isOffered(country)) } };
  const [all = 0, ...left] = await Promise.all([
    Course.estimatedDocumentCount(),
    ...[retired, hidden].map((filter) => Course.countDocuments(filter)),
    Course.countDocuments({ ...retired, ...hidden }).then((both) => -both),
  ]);
  return left.reduce((rest, count) => rest - count, all);
}

/** When a course was last added or changed; null while there is none. */
export async function newestChange(): Promise<Date | null> {
  const newest = await Course.findOne({}, 'updatedOn').sort({ updatedOn: -1 }).lean();
  return newest?.updatedOn ?? null;
}

const CARD_FIELDS = COURSE_FIELD_NAMES.filter(isCardField);
/** What was stored before there was such a field holds nothing for it. */
const BLANK_CARD = Object.fromEntries(CARD_FIELDS.map((name) => [name, BLANK_COURSE[name]])) as Omit<
  SearchCourse,
  'id'
>;

/** What the index doesn't take, as a projection: of intakes and closing days it takes the texts, of which few are distinct. */
const NOT_SEARCHED = Object.fromEntries(
  [
    ...COURSE_FIELD_NAMES.filter((name) => !isCardField(name) && name !== 'free'),
    'identity',
    'batchId',
    'seenIn',
    'intakes',
    'closings',
  ].map((name) => [name, 0]),
);

/** The offered courses that were added from a moment on, each with when. */
export async function addedCourses(since: Date): Promise<{ course: SearchCourse; addedOn: Date }[]> {
  const added: { course: SearchCourse; addedOn: Date }[] = [];
  // What was added was changed then or later, and there is an index of changes.
  const filter = { updatedOn: { $gte: since }, createdOn: { $gte: since }, ...offered() };
  for await (const some of storedCourses(filter)) {
    for (const course of some) added.push({ course: searchCourseOf(course), addedOn: course.createdOn });
  }
  return added;
}

/** So many are made of their bytes at once: no more than the index deals with between two breaks (build-in-parts.ts). */
const COURSES_AT_ONCE = 24;

/** A few at a time: waiting for each by itself takes about as long as reading it. */
async function* storedCourses(filter: Filter<CourseRecord>): AsyncGenerator<CourseRecord[]> {
  const cast = Course.find(filter).cast(Course, filter);
  // As bytes: the driver, whose commands are watched, would decode every batch whole and then each course once more.
  const options = { projection: NOT_SEARCHED, batchSize: 10 * COURSES_AT_ONCE, raw: true };
  const cursor = collectionOf(Course).find<Buffer>(cast, options);
  try {
    while (await cursor.hasNext()) {
      const some = cursor.readBufferedDocuments(COURSES_AT_ONCE);
      yield some.map((bytes) => mongo.BSON.deserialize(bytes) as CourseRecord);
    }
  } finally {
    await cursor.close();
  }
}

function searchCourseOf(stored: CourseRecord): SearchCourse {
  // A copy that is filled has one shape for all courses: the index reads its fields many times as fast as those of a merged one.
  const course = { ...BLANK_CARD, id: String(stored._id) };
  const fields: Record<string, unknown> = course;
  for (const name of CARD_FIELDS) {
    const value = stored[name];
    if (value !== undefined) fields[name] = value;
  }
  course.tuitionFeeMinor = publishedFee(stored);
  return course;
}
