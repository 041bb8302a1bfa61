import type { Types } from 'mongoose';
import { dayOf } from '@/lib/domain/days/day';
import { notFound } from '@/lib/domain/errors';
import { type Cell, columnLetter } from '@/lib/engines/import/spreadsheet';
import { type Cell as ExportCell, type ExportTable, inBatches } from '@/lib/platform/export/table';
import { withCopy } from '@/lib/platform/files/stored-copy';
import { readOffThread } from '@/lib/platform/reading/off-thread';
import type { ImportBatchRecord } from '@/models/import-batch';
import { batchRecord, refuse } from './batches';
import { allOf } from './plan/pages';

const ROWS_AT_ONCE = 200;

/**
 * The refused rows of an upload as a table: the file's own columns, then the row's number, the reason and the column at
 * fault, so that an admin can mend the rows and upload that very file. 404 for an unknown upload and one without a plan.
 */
export async function refusedTable(id: string): Promise<ExportTable> {
  const batch = await batchRecord(id);
  if (!batch.fileId || !batch.columns.length) throw notFound('There is no report for this upload.');
  const own = batch.columns.map(({ label }, column) => label || `Column ${columnLetter(column)}`);
  return {
    name: 'refused-rows',
    heads: [...own, 'Row in the file', 'Reason', 'Column'],
    batches: inBatches(refusedRows(batch, batch.fileId), ROWS_AT_ONCE),
  };
}

async function* refusedRows(batch: ImportBatchRecord, fileId: Types.ObjectId): AsyncGenerator<ExportCell[]> {
  const reasons = await reasonsByRow(batch._id);
  if (!reasons.size) return;
  const { fileName, sheetName, columns } = batch;
  const numbers = new Set(reasons.keys());
  const read = withCopy(fileId, (path) => readOffThread('readRowsAt', [path, fileName, sheetName, numbers]));
  const rows = await read.catch(refuse);
  for (const { number, cells } of rows) {
    const own = columns.map((_column, index) => written(cells[index] ?? null));
    yield [...own, number, reasons.get(number)?.message ?? '', reasons.get(number)?.column ?? ''];
  }
}

async function reasonsByRow(batchId: Types.ObjectId) {
  const reasons = new Map<number, { message: string; column?: string }>();
  for (const { row, ...reason } of await allOf(batchId, 'refused')) reasons.set(row, reason);
  return reasons;
}

/** A date stays a calendar day: the reader has given it in UTC. */
function written(cell: Cell): ExportCell {
  if (cell === null) return '';
  if (cell instanceof Date) return dayOf(cell, 'UTC');
  return typeof cell === 'boolean' ? (cell ? 'TRUE' : 'FALSE') : cell;
}
