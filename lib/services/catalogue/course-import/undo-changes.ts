import type { Types } from 'mongoose';
import { withLists } from '@/lib/domain/courses/intakes';
import { withoutClosed } from '@/lib/domain/imports/staff-only-texts';
import { courseIdentity, IDENTITY_FIELDS } from '@/lib/services/catalogue/course-identity';
import { Course, type CourseRecord } from '@/models/course';
import { collectionOf, duplicates } from '@/models/define';
import { ImportChange, type ImportChangeRecord, type KeptReason } from '@/models/import-change';

/**
 * Gives changed courses their earlier values back, field by field. A field that a later upload wrote keeps that value, and
 * the later upload's journal of what it replaced is corrected: taking that one back too then leads past this one. A field
 * that was changed otherwise since stays. Returns the courses of which anything was kept, and why.
 */
export async function undoChanges(
  batchId: Types.ObjectId,
  changes: ImportChangeRecord[],
): Promise<Map<string, KeptReason[]>> {
  if (!changes.length) return new Map();
  const ids = changes.map(({ courseId }) => courseId);
  const [stored, later] = await Promise.all([
    Course.collection.find<CourseRecord>({ _id: { $in: ids } }).toArray(),
    laterChanges(batchId, changes),
  ]);
  const byId = new Map(stored.map((course) => [String(course._id), course]));
  const undoings = changes.map((change) => {
    const id = String(change.courseId);
    return undoingOf(change, byId.get(id), later.get(id) ?? []);
  });
  const mendings = undoings.flatMap(({ mendings }) => mendings);
  if (mendings.length) await collectionOf(ImportChange).bulkWrite(mendings, { ordered: false });
  const restorings = undoings.flatMap(({ restoring }) => restoring ?? []);
  // A former name that another course bears by now stays that one's.
  if (restorings.length) await duplicates(() => Course.collection.bulkWrite(restorings, { ordered: false }));
  return new Map(
    undoings.flatMap(({ id, edited, uploaded }) => {
      const reasons = [reason('edited', edited), reason('uploaded', uploaded)].filter(
        ({ fields }) => fields.length > 0,
      );
      return reasons.length ? [[id, reasons] as const] : [];
    }),
  );
}

/** Course → what other uploads did to it after these changes and still stands, oldest first. */
async function laterChanges(
  batchId: Types.ObjectId,
  changes: ImportChangeRecord[],
): Promise<Map<string, ImportChangeRecord[]>> {
  const atOf = new Map(changes.map(({ courseId, at }) => [String(courseId), at]));
  const others = await ImportChange.find({ courseId: { $in: changes.map(({ courseId }) => courseId) } })
    .sort({ at: 1 })
    .lean();
  const later = new Map<string, ImportChangeRecord[]>();
  for (const other of others) {
    const id = String(other.courseId);
    const isLater = other.at > (atOf.get(id) ?? other.at);
    if (String(other.batchId) === String(batchId) || other.undone !== '' || !isLater) continue;
    later.set(id, [...(later.get(id) ?? []), other]);
  }
  return later;
}

interface Undoing {
  id: string;
  /** Fields that were kept because they were written since, by hand or by a later upload. */
  edited: string[];
  uploaded: string[];
  restoring: { updateOne: { filter: { _id: Types.ObjectId }; update: Record<string, unknown> } } | null;
  mendings: { updateOne: { filter: { _id: string }; update: Record<string, unknown> } }[];
}

function undoingOf(
  { courseId, batchId, before, after, previousBatchId }: ImportChangeRecord,
  course: CourseRecord | undefined,
  later: ImportChangeRecord[],
): Undoing {
  const undoing: Undoing = { id: String(courseId), edited: [], uploaded: [], restoring: null, mendings: [] };
  const restored: Record<string, unknown> = {};
  const [next] = later;
  if (next) undoing.mendings.push(mending(next, { previousBatchId }, batchId));
  for (const [field, value] of Object.entries(before)) {
    const writer = later.find((other) => field in other.before);
    if (writer) {
      undoing.uploaded.push(field);
      undoing.mendings.push(mending(writer, { [`before.${field}`]: value }));
    } else if (course && Object.is(course[field as keyof CourseRecord], after[field as keyof CourseRecord]))
      restored[field] = value;
    else if (course && course[field as keyof CourseRecord] !== value) undoing.edited.push(field);
  }
  if (!course) return undoing;
  const isOurs = String(course.batchId) === String(batchId);
  if (isOurs) restored.batchId = previousBatchId;
  if (IDENTITY_FIELDS.some((field) => field in restored)) {
    restored.identity = courseIdentity({ ...course, ...(restored as Partial<CourseRecord>) });
  }
  if (Object.keys(restored).length) {
    const update = { $set: { ...withLists(withoutClosed(restored)), updatedOn: new Date() } };
    undoing.restoring = { updateOne: { filter: { _id: courseId }, update } };
  }
  return undoing;
}

const reason = (why: KeptReason['why'], fields: string[]): KeptReason => ({ why, fields });

function mending(change: ImportChangeRecord, values: Record<string, unknown>, previous?: Types.ObjectId) {
  const filter = previous ? { _id: change._id, previousBatchId: previous } : { _id: change._id };
  return { updateOne: { filter, update: { $set: values } } };
}
