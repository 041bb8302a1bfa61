import type { CourseView } from '@/lib/contract/catalogue/courses';
import { SAVED_COURSES } from '@/lib/domain/areas';
import type { CourseDraft } from '@/lib/domain/courses/course';
import { EXAM_FIELDS } from '@/lib/domain/courses/course-fields';
import { withLists } from '@/lib/domain/courses/intakes';
import { conflict, invalid, isDuplicateKey, notFound } from '@/lib/domain/errors';
import { closedTexts } from '@/lib/domain/imports/staff-only-texts';
import { afterEdit, typedOverOf, typedOverText } from '@/lib/domain/imports/typed-over';
import { examsOfText, examsReadFrom, examsText } from '@/lib/domain/requirements/also-asked';
import { isFinalYear, withTextDemands } from '@/lib/engines/requirements/demands';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { publish } from '@/lib/platform/events/bus';
import { recordStaffAction } from '@/lib/services/records/lists/actions';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { deliver } from '@/lib/services/records/notices/effects';
import { notify } from '@/lib/services/records/notices/notifications';
import { Application } from '@/models/application';
import { Course, type CourseRecord } from '@/models/course';
import { CourseNote } from '@/models/course-note';
import { ImportBatch } from '@/models/import-batch';
import { SavedCourse } from '@/models/saved-course';
import { ensureCategories } from './categories';
import { answeredClauses } from './clauses/in-use';
import { type CheckedFields, changedFacts, draftOf } from './course-draft';
import { courseIdentity } from './course-identity';
import { formerEdits } from './course-import/former-edits';
import { appliedUploads } from './course-import/sources';
import { courseViewOf } from './course-views';
import { courseRecord } from './courses';
import { ensureUniversities } from './universities';

/** How many of those who saved a course are notified at a time. */
const BATCH = 200;

/**
 * A course to be edited: its facts, their version, how many people saved it and how many applications to it there are.
 * 404 for an unknown course.
 */
export async function courseToEdit(id: string) {
  const record = await courseRecord(id);
  const [saved, applications] = await Promise.all([
    SavedCourse.countDocuments({ courseId: id }),
    Application.countDocuments({ courseId: id }),
  ]);
  return { course: courseViewOf(record), seen: versionOf(record), use: { saved, applications } };
}

const versionOf = ({ updatedOn }: CourseRecord) => updatedOn.toISOString();
const changedMeanwhile = () =>
  conflict('Someone else changed this course while you were editing. Your changes are not saved yet.');

/**
 * Gives a course other facts. Applications and saved entries follow it, so that country tabs and lists stay right, and
 * every process's search. 404 for an unknown course, 409 when the same course exists already, and when it isn't the
 * version `seen` any more: of two edits at once the later one is refused.
 */
export async function editCourse(
  viewer: Viewer,
  id: string,
  { seen, ...fields }: CheckedFields & { seen?: string | undefined },
): Promise<{ course: CourseView; seen: string }> {
  const before = await courseRecord(id);
  if (seen !== undefined && seen !== versionOf(before)) throw changedMeanwhile();
  const draft = await readText(draftOf(fields), before);
  refuseClosed(draft, before);
  const { country, university, course, category, subcategory } = draft;
  await ensureUniversities([{ country, university }]);
  if (category) await ensureCategories(new Map([[category, new Set(subcategory ? [subcategory] : [])]]));
  const typedOver = await besideRegister(before, draft);
  const after = await stored(id, { ...draft, typedOver }, seen === undefined ? undefined : before.updatedOn);
  await Application.updateMany({ courseId: before._id }, { $set: { country, university, course, level: draft.level } });
  await SavedCourse.updateMany({ courseId: before._id }, { $set: { country } });
  await publish({ kind: 'courses-changed', to: [], payload: { ids: [id] } });
  await recordActivity(viewer.userId, `You changed ${course} at ${university}.`);
  const changed = changedFacts(before, after);
  if (changed) await recordStaffAction(viewer, 'course.edit', subject(after), changed);
  return { course: courseViewOf(after), seen: versionOf(after) };
}

/**
 * Removes a course. Students who saved it are notified and lose the entry; applications stay, with their copy of its
 * facts. A second call finishes one that broke off. 404 for an unknown course.
 */
export async function removeCourse(viewer: Viewer, id: string): Promise<void> {
  const course = await courseRecord(id);
  const text = `${course.course} at ${course.university}, which you saved, is no longer offered.`;
  for (;;) {
    const saved = await SavedCourse.find({ courseId: course._id }).limit(BATCH).lean();
    if (!saved.length) break;
    for (const { _id, userId } of saved) {
      const { deletedCount } = await SavedCourse.deleteOne({ _id, userId });
      if (deletedCount) await notify(String(userId), text, `/${SAVED_COURSES}`);
    }
  }
  // Before it is gone, and by an id of its own: a second call that finishes this one tells it no second time.
  await deliver({ kind: 'webhook', event: 'course.removed', of: 'courses', at: new Date() }, course._id, id);
  const { deletedCount } = await Course.deleteOne({ _id: course._id });
  if (!deletedCount) throw notFound('No course found');
  // An entry saved in between must not outlive the course.
  await SavedCourse.deleteMany({ courseId: course._id });
  await CourseNote.deleteMany({ courseId: course._id });
  await publish({ kind: 'courses-changed', to: [], payload: { ids: [], removed: [id] } });
  await recordActivity(viewer.userId, `You removed ${course.course} at ${course.university}.`);
  await recordStaffAction(viewer, 'course.remove', subject(course));
}

/** Texts that the import would move to the notes for staff aren't typed into what students read; one that an admin showed again stays. */
function refuseClosed(draft: CourseDraft, before: CourseRecord): void {
  const typed = closedTexts(draft).filter(({ field }) => draft[field] !== before[field]);
  if (typed.length === 0) return;
  const message = (closed: string) => `Students must not see “${closed}”. Please remove it.`;
  throw invalid(Object.fromEntries(typed.map(({ field, closed }) => [field, message(closed)])));
}

/** What is typed into the text is read like an upload's; what a person enters themselves needs no checking any more. */
async function readText(draft: CourseDraft, before: CourseRecord): Promise<CourseDraft> {
  const typed = Object.entries(EXAM_FIELDS).flatMap(([exam, { overall, lowest }]) => {
    const isChanged = [overall, lowest].some((field) => field && draft[field] !== (before[field] ?? null));
    return isChanged ? [exam] : [];
  });
  const read = examsReadFrom(draft.scoresFromText).filter((exam) => !typed.includes(exam));
  const open = examsOfText(draft.scoresFromText);
  const confirmed = new Set(read.filter((exam) => !open.includes(exam)));
  const checked = { ...draft, scoresFromText: examsText(read, confirmed) };
  const isSame =
    draft.admissionRequirement === before.admissionRequirement &&
    draft.level === before.level &&
    isFinalYear(draft) === isFinalYear(before);
  if (isSame || draft.alsoAsked !== (before.alsoAsked ?? '')) return checked;
  const clauses = await answeredClauses(checked);
  return withTextDemands(checked, () => clauses);
}

/** What a register says of the fields that staff type over; null where the course is of none. */
async function besideRegister(before: CourseRecord, after: CourseDraft): Promise<string | null> {
  if (before.typedOver) return typedOverText(afterEdit(typedOverOf(before.typedOver), before, after));
  const ofRegister = { _id: { $in: before.seenIn ?? [] }, sourceKind: 'register', status: 'done' } as const;
  const upload = before.seenIn?.length ? await ImportBatch.findOne(ofRegister, 'sourceId').lean() : null;
  if (!upload?.sourceId) return null;
  // A person's edits of before this was kept.
  const former = before.batchId ? undefined : await formerEdits(await appliedUploads(upload.sourceId), before);
  return typedOverText(afterEdit(typedOverOf(former?.get(String(before._id))), before, after));
}

/** @param version when it was last changed, if it may be no other than that */
async function stored(
  id: string,
  { typedOver, ...draft }: CourseDraft & { typedOver: string | null },
  version: Date | undefined,
): Promise<CourseRecord> {
  const change = { ...withLists(draft), identity: courseIdentity(draft), batchId: null, typedOver };
  try {
    const wanted = { _id: id, ...(version ? { updatedOn: version } : {}) };
    const after = await Course.findOneAndUpdate(wanted, { $set: change }, { returnDocument: 'after' }).lean();
    if (after) return after;
    throw version && (await Course.exists({ _id: id })) ? changedMeanwhile() : notFound('No course found');
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const message = 'This university already has this course at the same campus and level.';
    throw conflict(message, { course: message });
  }
}

const subject = ({ _id, course, university }: CourseRecord) =>
  ({ kind: 'course', id: String(_id), label: `${course}, ${university}` }) as const;
