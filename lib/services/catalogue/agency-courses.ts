import { Types } from 'mongoose';
import { agencyCoursesVisibleTo } from '@/lib/access';
import type { AgencyCourseView, TypedCourse } from '@/lib/contract/applications/agency-courses';
import { courseWords } from '@/lib/domain/applications/course-words';
import { BLANK_COURSE } from '@/lib/domain/courses/course-fields';
import { intakesOf, intakeText } from '@/lib/domain/courses/intakes';
import { conflict, found, isDuplicateKey } from '@/lib/domain/errors';
import { majorUnits } from '@/lib/domain/money/money';
import { plainName } from '@/lib/domain/texts/plain-name';
import { placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { offered } from '@/lib/platform/site-facts';
import { minorOf } from '@/lib/services/records/minor-of';
import { AgencyCourse, type AgencyCourseRecord } from '@/models/agency-course';
import { Application, type ApplicationRecord } from '@/models/application';
import { Course, type CourseRecord } from '@/models/course';
import { idOf } from '@/models/id';
import { courseIdentity } from './course-identity';
import { courseRecord } from './courses';

/** How many of an agency's courses are looked through, and how many are suggested. */
const MOST_READ = 1_000;
const MOST_SUGGESTED = 6;

/** An application's course as it is stored, with who typed it; null for one of the catalogue. */
export type ApplicationCourse = CourseRecord & { typed: AgencyCourseRecord | null };

type Applied = Pick<ApplicationRecord, 'courseId' | 'courseFrom'>;

/** The courses of these applications by id, wherever they are kept; those that are gone are left out. */
export async function coursesOf(applications: readonly Applied[]): Promise<Map<string, ApplicationCourse>> {
  const idsFrom = (from: Applied['courseFrom']) =>
    applications.filter(({ courseFrom = 'catalogue' }) => courseFrom === from).map(({ courseId }) => courseId);
  const [listed, own] = [idsFrom('catalogue'), idsFrom('agency')];
  const [courses, typed] = await Promise.all([
    listed.length ? Course.find({ _id: { $in: listed } }).lean() : [],
    own.length ? AgencyCourse.find({ _id: { $in: own } }).lean() : [],
  ]);
  const all = [...courses.map((course) => ({ ...course, typed: null })), ...typed.map(asCourse)];
  return new Map(all.map((course) => [String(course._id), course]));
}

/** The course of one application; null where it is gone. */
export async function courseOf(application: Applied): Promise<ApplicationCourse | null> {
  return (await coursesOf([application])).get(String(application.courseId)) ?? null;
}

/** A typed course in the shape of the catalogue's: what wasn't typed is unknown. Its fee is that of a year. */
function asCourse(typed: AgencyCourseRecord): ApplicationCourse {
  const fee_period = typed.tuitionFeeMinor === null ? '' : 'per year';
  return { ...BLANK_COURSE, ...typed, fee_period, batchId: null, typed };
}

/** The catalogue's course with this id, else the one that an agency typed, where the viewer may read it. 404 'Course not found.' */
export async function courseFor(viewer: Viewer, id: string): Promise<CourseRecord> {
  return courseRecord(id).catch(async () => asCourse(await agencyCourse(viewer, id)));
}

/** A course that an agency typed. 404 for all but that agency, the student of an application to it, and staff. */
export async function agencyCourse(viewer: Viewer, id: string): Promise<AgencyCourseRecord> {
  const own = { userId: viewer.userId, courseId: id, courseFrom: 'agency' as const };
  const isApplied = viewer.role === 'student' && (await Application.exists(own));
  const scope = agencyCoursesVisibleTo(viewer, isApplied ? [new Types.ObjectId(id)] : []);
  return found(await AgencyCourse.findOne({ $and: [{ _id: id }, scope] }).lean(), 'Course not found.');
}

/** The same as it is shown. */
export const viewAgencyCourse = async (viewer: Viewer, id: string) => agencyCourseView(await agencyCourse(viewer, id));

/** Courses that the viewer's agency typed before and whose names hold this text, the newest first; at most six. */
export async function suggestedCourses(viewer: Viewer, q: string): Promise<AgencyCourseView[]> {
  const courses = await AgencyCourse.find({ agencyId: placeOf(viewer).id, replacedBy: null })
    .sort({ _id: -1 })
    .limit(MOST_READ)
    .lean();
  const words = plainName(q).split(' ');
  const holds = (text: string) => words.every((word) => text.includes(word));
  return courses
    .filter(({ university, course }) => holds(plainName(`${university} ${course}`)))
    .slice(0, MOST_SUGGESTED)
    .map(agencyCourseView);
}

/**
 * The course as the viewer's agency typed it: the record that is there, with the month and the fee said now, or a new one. 409 for
 * what the catalogue has, 422 for a fee that its currency doesn't have.
 */
export async function typedCourse(viewer: Viewer, given: TypedCourse): Promise<ApplicationCourse> {
  const { country, university, course, level, month } = given;
  const names = { country, university, course, ...(level ? { level } : {}) };
  const listed = await Course.findOne({ ...names, ...offered() }, 'course university').lean();
  if (listed) throw inCatalogue(listed);
  const fee = feeOf(given);
  const identity = courseIdentity({ ...BLANK_COURSE, country, university, course, level });
  const key = { agencyId: idOf({ userId: placeOf(viewer).id }), identity };
  const before = await AgencyCourse.findOne(key).lean();
  if (before?.replacedBy) throw inCatalogue(await courseRecord(String(before.replacedBy)));
  if (!before) {
    const typed = { ...key, country, university, course, level, ...fee, by: idOf(viewer), byName: viewer.name };
    await AgencyCourse.create(typed).catch((error) => {
      // Somebody typed it at the same moment.
      if (!isDuplicateKey(error)) throw error;
    });
  }
  const now = await AgencyCourse.findOne(key).orFail().lean();
  const admissionIntake = intakeText([...intakesOf(now.admissionIntake), month]);
  const $set = { admissionIntake, ...fee };
  return asCourse(await AgencyCourse.findOneAndUpdate(key, { $set }, { returnDocument: 'after' }).orFail().lean());
}

const inCatalogue = (course: Pick<CourseRecord, 'course' | 'university'>) =>
  conflict(`${courseWords(course)} is in the catalogue. Apply from its page.`);

/** Nothing where no fee was typed: one that is known stays. */
function feeOf({ tuitionFee, currency }: TypedCourse): Partial<AgencyCourseRecord> {
  return tuitionFee === null ? {} : { tuitionFeeMinor: minorOf(tuitionFee, currency, 'tuitionFee'), currency };
}

function agencyCourseView(record: AgencyCourseRecord): AgencyCourseView {
  const { _id, country, university, course, level, admissionIntake, tuitionFeeMinor, currency } = record;
  const { byName, createdOn, replacedBy } = record;
  return {
    ...{ _id: String(_id), country, university, course, level, admissionIntake, currency },
    tuitionFee: tuitionFeeMinor === null ? null : majorUnits(tuitionFeeMinor, currency),
    typedBy: byName,
    typedOn: createdOn.toISOString(),
    replacedBy: replacedBy ? String(replacedBy) : null,
  };
}
