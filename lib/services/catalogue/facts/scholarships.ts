import { Types } from 'mongoose';
import { canReadCourseNotes } from '@/lib/access';
import type { ScholarshipView } from '@/lib/contract/catalogue/scholarships';
import type { Country } from '@/lib/domain/countries';
import { todayIn } from '@/lib/domain/days/day';
import { conflict, found, invalid, notFound } from '@/lib/domain/errors';
import type { Seen } from '@/lib/domain/saves/seen';
import { plainName } from '@/lib/domain/texts/plain-name';
import { type Scholarship as Given, givenWords, scholarship, standingOf } from '@/lib/engines/facts/scholarship';
import { placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { publish } from '@/lib/platform/events/bus';
import { isOffered } from '@/lib/platform/site-facts';
import { recordStaffAction } from '@/lib/services/records/lists/actions';
import { type Paging, readPage } from '@/lib/services/records/lists/lists';
import { mergedWith } from '@/lib/services/records/lists/merged-with';
import { notifyGrouped } from '@/lib/services/records/notices/grouped';
import { notify } from '@/lib/services/records/notices/notifications';
import { staffOf } from '@/lib/services/records/notices/staff-readers';
import { Course } from '@/models/course';
import type { Filter } from '@/models/filter';
import { Scholarship, type ScholarshipRecord } from '@/models/scholarship';
import { University } from '@/models/university';
import { courseRecord } from '../courses';

/** So many of them are searched, and so many proposals of one agency may wait. */
const MOST = 2_000;
const MOST_WAITING = 50;

interface Search extends Paging {
  q?: string;
  country?: Country | undefined;
  full?: 'yes' | undefined;
  universityId?: string | undefined;
}

/** Public scholarships that hold every word, those that close first on top, closed ones last. */
export async function searchScholarships({ q = '', country, full, universityId, page = 1, limit = MOST }: Search) {
  const where: Filter<ScholarshipRecord> = { state: 'shown', ...(universityId ? { universityId } : {}) };
  const whole = full ? { gives: 'share' as const, value: 100 } : {};
  const views = await viewsOf(
    await Scholarship.find({ ...where, ...whole })
      .limit(MOST)
      .lean(),
  );
  const words = plainName(q).split(' ').filter(Boolean);
  const hits = views
    .filter((one) => isOffered(one.country) && (!country || one.country === country))
    .filter((one) => {
      const text = plainName(`${one.name} ${one.university} ${one.country} ${one.course?.name ?? ''} ${one.who}`);
      return words.every((word) => text.includes(word));
    })
    .sort((one, other) => rankOf(one).localeCompare(rankOf(other)) || one.name.localeCompare(other.name));
  return { scholarships: hits.slice((page - 1) * limit, page * limit), total: hits.length };
}

const rankOf = ({ standing, by }: ScholarshipView) => `${standing === 'closed' ? 1 : 0} ${by ?? '9999'}`;

/** The public scholarships that a course's students can apply for: its own and its university's, the open ones first. */
export async function scholarshipsOf(course: {
  _id: string;
  country: Country;
  university: string;
}): Promise<ScholarshipView[]> {
  const { country, university } = course;
  const { _id } = (await University.findOne({ country, university }, '_id').lean()) ?? {};
  if (!_id) return [];
  const { scholarships } = await searchScholarships({ universityId: String(_id) });
  return scholarships.filter((one) => one.course === null || one.course._id === course._id);
}

/** For staff what waits for them; for an agency what it proposed. The newest first. */
export async function proposedScholarships(viewer: Viewer, paging: Paging) {
  const filter: Filter<ScholarshipRecord> = canReadCourseNotes(viewer)
    ? { state: 'proposed' }
    : { agencyId: new Types.ObjectId(placeOf(viewer).id) };
  const { records, total } = await readPage({ model: Scholarship, filter, order: { _id: -1 } }, paging);
  return { scholarships: await viewsOf(records), total };
}

/**
 * Adds a scholarship to the university of a course, or to that course alone: staff's is shown at once, an agency's waits for staff.
 * @throws AppError 404 for an unknown course, 409 where the university has one of that name, or too many wait, 422 for days that can't be
 */
export async function writeScholarship(
  viewer: Viewer,
  { ofCourse, courseId, ...given }: Given & { ofCourse: string; courseId: string | null },
): Promise<ScholarshipView> {
  const { country, university } = await courseRecord(ofCourse);
  if (courseId !== null && courseId !== ofCourse)
    throw invalid({ courseId: 'Please choose this course or all courses of its university.' });
  refuseDays(given);
  const at = found(await University.findOne({ country, university }, '_id').lean(), 'University not found.');
  const isStaff = canReadCourseNotes(viewer);
  const agencyId = isStaff ? null : new Types.ObjectId(placeOf(viewer).id);
  await refuseTwice(at._id, given.name);
  if (agencyId && (await Scholarship.countDocuments({ agencyId, state: 'proposed' })) >= MOST_WAITING)
    throw conflict(`${MOST_WAITING} of your proposals are waiting. Please wait until they are decided.`);
  const record = await Scholarship.create({
    ...given,
    universityId: at._id,
    courseId: courseId && new Types.ObjectId(courseId),
    state: isStaff ? 'shown' : 'proposed',
    wroteId: new Types.ObjectId(viewer.userId),
    agencyId,
  });
  if (isStaff) await noted(viewer, record);
  else {
    const href = '/scholarships';
    const one = `An agency proposed a scholarship at ${university}.`;
    const notice = { group: 'scholarships', one, many: '{n} scholarships were proposed.', href, hrefOfMany: href };
    for (const userId of await staffOf([])) await notifyGrouped(userId, notice, record._id);
  }
  return viewOf(record.toObject());
}

/** Changes a scholarship. 404 for an unknown one, 409 for what was changed elsewhere too since it was seen. */
export async function changeScholarship(
  viewer: Viewer,
  id: string,
  { seen, ...sent }: Given & { seen?: Seen | undefined },
) {
  const before = found(await Scholarship.findById(id).lean(), 'Scholarship not found.');
  // One whose course or university is gone is shown nowhere.
  await viewOf(before);
  const given = mergedWith({ ...before }, sent, seen);
  // Two people's fields together: a share of one and the amount of the other.
  const [wrong] = scholarship.safeParse(given).error?.issues ?? [];
  if (wrong) throw invalid({ [wrong.path.join('.')]: wrong.message });
  refuseDays(given);
  if (given.name !== before.name) await refuseTwice(before.universityId, given.name);
  return saved(viewer, id, given);
}

/** Shows a proposal or declines it, and tells who proposed it. 404 for an unknown one, 409 for a decided one, 422 without a reason. */
export async function decideScholarship(
  viewer: Viewer,
  id: string,
  { shown, reason }: { shown: boolean; reason: string },
) {
  if (!shown && !reason) throw invalid({ reason: 'Please enter a reason.' });
  const waits = { _id: id, state: 'proposed' as const };
  const before = await Scholarship.findOne(waits, 'name wroteId').lean();
  if (!before)
    throw (await Scholarship.exists({ _id: id }))
      ? conflict('This proposal has already been decided.')
      : notFound('Scholarship not found.');
  const view = await saved(viewer, id, { state: shown ? 'shown' : 'declined', reason });
  const what = `Your proposal ‘${before.name}’ ${shown ? 'is shown now' : `was declined: ${reason}`}`;
  await notify(String(before.wroteId), shown ? `${what}.` : what, '/scholarships');
  return view;
}

/** Removes a scholarship. 404 for an unknown one. */
export async function removeScholarship(viewer: Viewer, id: string): Promise<void> {
  await noted(viewer, found(await Scholarship.findByIdAndDelete(id).lean(), 'Scholarship not found.'), 'fact.remove');
}

async function saved(viewer: Viewer, id: string, change: Partial<ScholarshipRecord>): Promise<ScholarshipView> {
  const stored = await Scholarship.findByIdAndUpdate(id, { $set: change }, { returnDocument: 'after' }).lean();
  const after = found(stored, 'Scholarship not found.');
  await noted(viewer, after);
  return viewOf(after);
}

function refuseDays({ readOn, reviewBy }: Given): void {
  if (readOn > todayIn('UTC')) throw invalid({ readOn: 'This date is in the future.' });
  if (reviewBy <= readOn) throw invalid({ reviewBy: 'Please choose a date after the date it was read.' });
}

async function refuseTwice(universityId: Types.ObjectId, name: string): Promise<void> {
  const known = await Scholarship.find({ universityId, state: { $ne: 'declined' } }, 'name').lean();
  if (known.some((one) => plainName(one.name) === plainName(name)))
    throw conflict('This university already has a scholarship with this name.', {
      name: 'This university already has a scholarship with this name.',
    });
}

/** Logs a change, and has every process's search hear of it. */
async function noted(
  viewer: Viewer,
  { _id, name, state, ...one }: ScholarshipRecord,
  action: 'fact.edit' | 'fact.remove' = 'fact.edit',
): Promise<void> {
  const subject = { kind: 'fact', id: String(_id), label: name } as const;
  await recordStaffAction(viewer, action, subject, { after: { state, gives: givenWords(one) } });
  await publish({ kind: 'scholarships-changed', to: [], payload: {} });
}

const viewOf = async (record: ScholarshipRecord) => found((await viewsOf([record]))[0], 'Scholarship not found.');

/** As they are shown; one whose course or university is gone is left out. */
async function viewsOf(records: readonly ScholarshipRecord[]): Promise<ScholarshipView[]> {
  const [universities, courses] = await Promise.all([
    University.find({ _id: { $in: records.map(({ universityId }) => universityId) } }, 'university country').lean(),
    Course.find({ _id: { $in: records.flatMap(({ courseId }) => courseId ?? []) } }, 'course').lean(),
  ]);
  const at = new Map(universities.map((one) => [String(one._id), one]));
  const names = new Map(courses.map(({ _id, course }) => [String(_id), course]));
  const today = todayIn('UTC');
  return records.flatMap((record) => {
    const {
      _id,
      universityId,
      courseId,
      wroteId: _wrote,
      agencyId: _agency,
      createdOn: _made,
      updatedOn: _changed,
      ...given
    } = record;
    const of = at.get(String(universityId));
    const name = names.get(String(courseId));
    if (!of || (courseId && name === undefined)) return [];
    return {
      ...given,
      _id: String(_id),
      ...{ university: of.university, country: of.country, universityId: String(universityId) },
      course: courseId && name !== undefined ? { _id: String(courseId), name } : null,
      standing: standingOf(record, today),
      given: givenWords(record),
    };
  });
}
