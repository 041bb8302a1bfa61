import { mongo } from 'mongoose';
import { BLANK_COURSE, COURSE_FIELD_NAMES, isCardField } from '@/lib/domain/course-fields';
import type { SearchCourse } from '@/lib/search/types';
import { Course, type CourseRecord, OFFERED } from '@/models/course';

/** The stored courses as the search index takes them. */

/** Courses that are offered now, and the ids of those that are not. */
export interface CourseChanges {
  upserts: SearchCourse[];
  removedIds: string[];
}

export async function* offeredCourses(): AsyncGenerator<SearchCourse> {
  for await (const course of storedCourses(OFFERED)) yield searchCourseOf(course);
}

/** How the courses of this filter stand now; null when there are more than `most`. */
export async function changesAmong(filter: Record<string, unknown>, most: number): Promise<CourseChanges | null> {
  const upserts: SearchCourse[] = [];
  const removedIds: string[] = [];
  for await (const course of storedCourses(filter)) {
    if (course.retiredOn) removedIds.push(String(course._id));
    else upserts.push(searchCourseOf(course));
    if (upserts.length + removedIds.length > most) return null;
  }
  return { upserts, removedIds };
}

/** How many courses are offered, by counts that read no course. */
export async function offeredCount(): Promise<number> {
  const [all, retired] = await Promise.all([
    Course.estimatedDocumentCount(),
    Course.countDocuments({ retiredOn: { $gt: '' } }),
  ]);
  return all - retired;
}

/** When a course was last added or changed; null while there is none. */
export async function newestChange(): Promise<Date | null> {
  const newest = await Course.findOne({}, 'updatedOn').sort({ updatedOn: -1 }).lean();
  return newest?.updatedOn ?? null;
}

const BLANK_CARD = Object.fromEntries(COURSE_FIELD_NAMES.filter(isCardField).map((name) => [name, BLANK_COURSE[name]]));

/** What the index doesn't take, as a projection. */
const NOT_SEARCHED = Object.fromEntries(
  [...COURSE_FIELD_NAMES.filter((name) => !isCardField(name)), 'identity', 'batchId', 'seenIn'].map((name) => [
    name,
    0,
  ]),
);

/** The offered courses that were added from a moment on, each with when. */
export async function addedCourses(since: Date): Promise<{ course: SearchCourse; addedOn: Date }[]> {
  const added: { course: SearchCourse; addedOn: Date }[] = [];
  // What was added was changed then or later, and there is an index of changes.
  const filter = { updatedOn: { $gte: since }, createdOn: { $gte: since }, ...OFFERED };
  for await (const course of storedCourses(filter)) {
    added.push({ course: searchCourseOf(course), addedOn: course.createdOn });
  }
  return added;
}

async function* storedCourses(filter: Record<string, unknown>): AsyncGenerator<CourseRecord> {
  const cast = Course.find(filter).cast(Course, filter);
  // As bytes: the driver, whose commands are watched, would decode every batch whole and then each course once more.
  for await (const bytes of Course.collection
    .find<Buffer>(cast as never, { projection: NOT_SEARCHED, batchSize: 250, raw: true })
    .stream()) {
    yield mongo.BSON.deserialize(bytes) as CourseRecord;
  }
}

function searchCourseOf(course: CourseRecord): SearchCourse {
  const {
    _id,
    identity: _identity,
    batchId: _batch,
    retiredOn: _retired,
    createdOn: _created,
    updatedOn: _updated,
    ...fields
  } = course;
  // What was stored before there was such a field holds nothing for it.
  return { ...BLANK_CARD, ...fields, id: String(_id) };
}
