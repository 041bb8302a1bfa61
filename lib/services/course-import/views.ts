import {
  type CourseImportView,
  courseImportView,
  type PlanRow,
  type ReviewKind,
} from '@/lib/contract/imports/course-import-views';
import type { ImportField } from '@/lib/domain/import-fields';
import { ImportBatch, type ImportBatchRecord } from '@/models/import-batch';
import { ImportPage, type PlanKind } from '@/models/import-page';
import { batchRecord } from './batches';
import { isJump } from './plan/cautions';
import { feeFactor } from './plan/changes-by-size';
import { statedFields } from './plan/differences';
import { courseName, type PlanEntries } from './plan/entries';
import { planEntries } from './plan/pages';
import { type PlanFilter, searchPlan } from './plan/search';
import { undoExceptions } from './plan/undo-exceptions';

/** How many uploads an unpaged list gives. */
const WHOLE_LIST = 100;
const UNPAGED_ROWS = 100;

/** Uploads, newest first, with their number. */
export async function listImports(paging: { page?: number | undefined; limit?: number | undefined }) {
  const limit = paging.limit ?? WHOLE_LIST;
  const [batches, total] = await Promise.all([
    ImportBatch.find()
      .sort({ createdOn: -1 })
      .skip(((paging.page ?? 1) - 1) * limit)
      .limit(limit)
      .lean(),
    ImportBatch.estimatedDocumentCount(),
  ]);
  return { imports: batches.map(importView), total };
}

/** One upload. 404 for an unknown one. */
export async function viewImport(id: string): Promise<CourseImportView> {
  return importView(await batchRecord(id));
}

interface RowsQuery extends Partial<PlanFilter> {
  kind: ReviewKind;
  page?: number | undefined;
  limit?: number | undefined;
}

/**
 * Rows of an upload's plan, one kind, in the order of the file (changes with the largest first), or those that match; or what stayed when it was taken
 * back. 404 for an unknown upload.
 */
export async function importRows(id: string, query: RowsQuery): Promise<{ rows: PlanRow[]; total: number }> {
  const { _id } = await batchRecord(id);
  const { kind, q = '', about = '' } = query;
  const limit = query.limit ?? UNPAGED_ROWS;
  const offset = ((query.page ?? 1) - 1) * limit;
  if (kind === 'kept') return undoExceptions(_id, offset, limit);
  if (q || about) {
    const { entries, total } = await searchPlan(_id, kind, { q, about }, offset, limit);
    return { rows: entries.map((entry) => rowOf(kind, entry)), total };
  }
  const last = await ImportPage.findOne({ batchId: _id, kind }, 'to').sort({ from: -1 }).lean();
  const entries = await planEntries(_id, kind, offset, limit);
  return { rows: entries.map((entry) => rowOf(kind, entry)), total: last?.to ?? 0 };
}

function rowOf(kind: PlanKind, entry: PlanEntries[PlanKind]): PlanRow {
  if (kind === 'added') {
    const { row, draft } = entry as PlanEntries['added'];
    return { row, ...courseName(draft), after: statedFields(draft) };
  }
  if (kind === 'changed') {
    const { row, id: courseId, draft, before, after } = entry as PlanEntries['changed'];
    const message = jumpText(feeFactor({ before, after }));
    return {
      row,
      courseId,
      ...courseName(draft),
      currency: draft.currency,
      before,
      after,
      ...(message ? { message } : {}),
    };
  }
  if (kind === 'unchanged' || kind === 'missing' || kind === 'gone' || kind === 'twin') {
    const { id: courseId, ...rest } = entry as PlanEntries['missing'];
    return { ...rest, courseId };
  }
  return entry as PlanEntries['refused'] | PlanEntries['unread'] | PlanEntries['university'] | PlanEntries['category'];
}

/** 'The fee rises by 400 %.' where it moves so far that a person should look. */
function jumpText(factor: number | null): string {
  if (factor === null || !isJump(factor)) return '';
  return `The fee ${factor > 1 ? 'rises' : 'falls'} by ${Math.round(100 * Math.abs(factor - 1)).toLocaleString('en-GB')} %.`;
}

/** One upload writes at a time, and a few are read. */
function isWaiting({ status, begun, turn }: ImportBatchRecord): boolean {
  if (status === 'planning') return !begun;
  return (status === 'applying' || status === 'undoing') && turn === undefined;
}

/** An upload as the API shows it, and nothing else of it. */
export function importView(batch: ImportBatchRecord): CourseImportView {
  const { sheet, headerRow, university, includeHidden } = batch;
  const mapping = batch.mapping.map(({ column, field }) => ({ column, field: field as ImportField | null }));
  return courseImportView.parse({
    ...batch,
    _id: String(batch._id),
    createdOn: batch.createdOn.toISOString(),
    waiting: isWaiting(batch),
    choice: { sheet, headerRow, university, includeHidden, mapping },
    decidedOn: batch.decidedOn?.toISOString() ?? null,
    takenBackOn: batch.takenBackOn?.toISOString() ?? null,
  });
}
