import type { Types } from 'mongoose';
import type { PlanRow } from '@/lib/contract/imports/course-import-views';
import { COURSE_FIELD_LABELS } from '@/lib/domain/courses/course-fields';
import { Course, type CourseRecord } from '@/models/course';
import { ImportChange, type ImportChangeRecord, type KeptReason } from '@/models/import-change';
import { courseName } from './entries';

/** What stayed when an upload was taken back, and why. */
export async function undoExceptions(
  batchId: Types.ObjectId,
  offset: number,
  limit: number,
): Promise<{ rows: PlanRow[]; total: number }> {
  const kept = { batchId, undone: 'kept' as const };
  // In the order of the index, which is the order in which they were dealt with.
  const changes = await ImportChange.find(kept).skip(offset).limit(limit).lean();
  const stored = await Course.find({ _id: { $in: changes.map(({ courseId }) => courseId) } }).lean();
  const byId = new Map(stored.map((course) => [String(course._id), course]));
  return {
    rows: changes.map((change) => exceptionRow(change, byId.get(String(change.courseId)))),
    total: await ImportChange.countDocuments(kept),
  };
}

function exceptionRow({ kind, before, kept = [] }: ImportChangeRecord, course: CourseRecord | undefined): PlanRow {
  const message = kept.map(sentence).join(' ');
  if (course) return { courseId: String(course._id), ...courseName(course), message };
  const removed = kind === 'removed' ? courseName(before as CourseRecord) : { course: 'Removed later' };
  return { ...removed, message };
}

const WHOLE: Record<KeptReason['why'], string> = {
  edited: 'Someone edited it later.',
  uploaded: 'A later upload changed it.',
  applied: 'A student applied for it.',
  'added again': 'Not restored: the same course was added again later.',
};

function sentence({ why, fields }: KeptReason): string {
  if (!fields.length) return WHOLE[why];
  const names = fields.map((field) => COURSE_FIELD_LABELS[field] ?? field).join(', ');
  return why === 'edited' ? `Edited later: ${names}.` : `Changed by a later upload: ${names}.`;
}
