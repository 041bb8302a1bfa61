import { isValidObjectId } from 'mongoose';
import type { CourseCard, CourseOrigin, CourseView } from '@/lib/contract/catalogue/courses';
import { COUNTRIES, type Country } from '@/lib/domain/countries';
import { notFound } from '@/lib/domain/errors';
import { offered, offeredCountries } from '@/lib/platform/site-facts';
import { pageOf, readPage } from '@/lib/services/records/lists/lists';
import { Course, type CourseRecord } from '@/models/course';
import { originReader } from './course-origin';
import { courseCardOf, courseViewOf } from './course-views';

/** One course. 404 'No course found' for an id that is unknown or no id at all. */
export async function viewCourse(id: string): Promise<CourseView> {
  return courseViewOf(await courseRecord(id));
}

/** One course with where it comes from. 404 'No course found'. */
export async function courseWithOrigin(id: string): Promise<CourseView & { origin: CourseOrigin }> {
  const course = await courseRecord(id);
  return { ...courseViewOf(course), origin: await originReader()(course) };
}

/** The stored course, for other services. Throws 404 with `message`. */
export async function courseRecord(id: string, message = 'No course found'): Promise<CourseRecord> {
  const course = isValidObjectId(id) && /^[0-9a-f]{24}$/i.test(id) ? await Course.findById(id).lean() : null;
  if (!course) throw notFound(message);
  return course;
}

/** Where a course's record comes from. 404 'No course found'. */
export async function originOf(id: string): Promise<CourseOrigin> {
  return originReader()(await courseRecord(id));
}

/** The courses with these ids, in that order; ids that no longer exist are left out. */
export async function courseCards(ids: readonly string[]): Promise<CourseCard[]> {
  const found = await Course.find({ _id: { $in: [...ids] } }).lean();
  const byId = new Map(found.map((course) => [String(course._id), courseCardOf(course)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

interface OfUniversity {
  university: string;
  country: Country;
  page?: number;
  limit?: number;
  /** Those of a country that isn't offered too: for who keeps the catalogue. */
  hidden?: boolean;
}

/** A university's courses that are offered by name, with their number. Unpaged: at most 2,000. */
export async function coursesOfUniversity({ university, country, page, limit = 2_000, hidden }: OfUniversity) {
  const filter = { country, university, ...(hidden ? { retiredOn: null } : offered()) };
  const list = { model: Course, filter, order: { course: 1 } } as const;
  const { records, total } = await readPage(list, { page, limit });
  return { courses: records.map(courseCardOf), total };
}

/** How many courses of each country are stored and not retired, whether or not the country is offered. */
export async function storedPerCountry(): Promise<Record<Country, number>> {
  const counts = await Promise.all(
    COUNTRIES.map(async (country) => [country, await Course.countDocuments({ country, retiredOn: null })] as const),
  );
  return Object.fromEntries(counts) as Record<Country, number>;
}

/** The courses of a field in a country that are offered, by name. @param of its subcategory: '' for the whole category */
export async function coursesOfField(of: { country: Country; category: string; subcategory: string }) {
  const { country, category, subcategory } = of;
  const filter = { category, country, ...offered(), ...(subcategory && { subcategory }) };
  return (await Course.find(filter).sort({ course: 1, _id: 1 }).lean()).map(courseCardOf);
}

/** How long after a change a copy of the catalogue may still have been read in the middle of it. */
const SETTLED_MS = 10_000;

/**
 * What names the present state of the catalogue, the same in every process; null while it is just changing. Courses
 * are counted too, because one that is taken back leaves no newest change.
 */
export async function catalogueTag(): Promise<string | null> {
  const [newest, count] = await Promise.all([
    Course.findOne({}, 'updatedOn').sort({ updatedOn: -1 }).lean(),
    Course.estimatedDocumentCount(),
  ]);
  const at = newest?.updatedOn.getTime() ?? 0;
  return Date.now() - at > SETTLED_MS ? [at.toString(36), count.toString(36), ...offeredCountries()].join('-') : null;
}

/**
 * The whole catalogue as the text of `{"course":[…]}`, in pieces, read by a cursor: a request never holds more than
 * one batch. With `page` and `limit`, that part of it in the order of creation.
 */
export async function* catalogueJson(paging: { page?: number; limit?: number }): AsyncGenerator<string> {
  const query = Course.find(offered()).sort({ _id: 1 }).lean();
  if (paging.limit) query.setOptions(pageOf(paging));
  yield '{"course":[';
  const originOfRecord = originReader();
  let piece = '';
  let first = true;
  for await (const course of query.cursor({ batchSize: 500 })) {
    const view = { ...courseViewOf(course), origin: await originOfRecord(course) };
    piece += (first ? '' : ',') + JSON.stringify(view);
    first = false;
    if (piece.length > 64_000) {
      yield piece;
      piece = '';
    }
  }
  yield `${piece}]}`;
}
