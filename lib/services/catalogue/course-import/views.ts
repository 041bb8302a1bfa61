import {
  type CourseImportView,
  courseImportView,
  type PlanRow,
  type ReviewKind,
} from '@/lib/contract/imports/course-import-views';
import type { ImportField } from '@/lib/domain/imports/import-fields';
import { LEAVABLE_KINDS, type PlanKind } from '@/lib/domain/imports/import-plan';
import { NO_RULE } from '@/lib/domain/imports/repeat-rules';
import { type Paging, pageOf } from '@/lib/services/records/lists/lists';
import { ImportBatch, type ImportBatchRecord } from '@/models/import-batch';
import { batchRecord } from './batches';
import { answersTo, courseChoice, universityChoice } from './choices';
import { entryKey, isLeft, leftCount } from './left-rows';
import { feeFactor, isJump } from './plan/cautions';
import { statedFields } from './plan/differences';
import { courseName, type PlanEntries } from './plan/entries';
import { type PlanFilter, searchPlan } from './plan/search';
import { undoExceptions } from './plan/undo-exceptions';

/** How many uploads an unpaged list gives. */
const WHOLE_LIST = 100;
const UNPAGED_ROWS = 100;

/** Uploads, newest first, with their number. */
export async function listImports(paging: Paging) {
  const [batches, total] = await Promise.all([
    ImportBatch.find({}, null, { sort: { createdOn: -1 }, ...pageOf(paging, WHOLE_LIST) }).lean(),
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
 * Rows of an upload's plan, one kind, in the order of the file (changes with the largest first), or those that match;
 * or what stayed when it was taken
 * back. 404 for an unknown upload.
 */
export async function importRows(id: string, query: RowsQuery): Promise<{ rows: PlanRow[]; total: number }> {
  const batch = await batchRecord(id);
  const { _id } = batch;
  const { kind, q = '', about = '', university = '' } = query;
  const limit = query.limit ?? UNPAGED_ROWS;
  const offset = ((query.page ?? 1) - 1) * limit;
  if (kind === 'kept') return undoExceptions(_id, offset, limit);
  const found = await searchPlan(_id, kind, offset, limit, { q, about, university });
  const rows = found.entries.map((entry) => {
    const row = rowOf(kind, entry);
    return 'id' in entry && isLeft(batch, kind, entryKey(entry)) ? { ...row, left: true } : row;
  });
  const { total } = found;
  return {
    rows: await answered(
      rows,
      found.entries.map((entry) => questionOf(kind, entry)),
    ),
    total,
  };
}

/** The name under which the answer to an entry's question is kept; '' where it asks nothing. */
function questionOf(kind: PlanKind, entry: PlanEntries[PlanKind]): string {
  if (kind === 'twin') {
    const { identity, id } = entry as PlanEntries['twin'];
    return courseChoice(identity, id);
  }
  if (kind !== 'university') return '';
  const { country, university, perhaps } = entry as PlanEntries['university'];
  return perhaps ? universityChoice(country, university, perhaps) : '';
}

/** Rows that are perhaps known courses or universities, with what was said of them. */
async function answered(rows: PlanRow[], questions: readonly string[]): Promise<PlanRow[]> {
  const answers = await answersTo(questions.filter(Boolean));
  return rows.map((row, index) => {
    const answer = answers.get(questions[index] ?? '');
    return answer ? { ...row, answer } : row;
  });
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
  if (!('id' in entry)) return entry;
  const { id: courseId, ...rest } = entry;
  return { ...rest, courseId };
}

/** 'The fee rises by 400 %.' where it moves so far that a person should look. */
function jumpText(factor: number | null): string {
  if (factor === null || !isJump(factor)) return '';
  return `The fee ${factor > 1 ? 'rises' : 'falls'} by ${Math.round(100 * Math.abs(factor - 1)).toLocaleString('en-GB')}%.`;
}

/** One upload writes at a time, and a few are read. */
function isWaiting({ status, begun, turn }: ImportBatchRecord): boolean {
  if (status === 'planning') return !begun;
  return (status === 'applying' || status === 'undoing') && turn === undefined;
}

/** An upload as the API shows it, and nothing else of it. */
export function importView(batch: ImportBatchRecord): CourseImportView {
  const { sheet, headerRow, university, includeHidden, repeatRule = NO_RULE } = batch;
  const mapping = batch.mapping.map(({ column, field }) => ({ column, field: field as ImportField | null }));
  return courseImportView.parse({
    ...batch,
    _id: String(batch._id),
    merge: batch.merge ?? null,
    createdOn: batch.createdOn.toISOString(),
    waiting: isWaiting(batch),
    leaving: LEAVABLE_KINDS.map((kind) => ({ kind, count: leftCount(batch, kind) })).filter(({ count }) => count > 0),
    choice: { sheet, headerRow, university, includeHidden, mapping, repeatRule },
    decidedOn: batch.decidedOn?.toISOString() ?? null,
    takenBackOn: batch.takenBackOn?.toISOString() ?? null,
  });
}
