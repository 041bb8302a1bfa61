import { conflict, invalid } from '@/lib/domain/errors';
import type { LeavableKind } from '@/lib/domain/imports/import-plan';
import { ImportBatch, type ImportBatchRecord } from '@/models/import-batch';
import { batchRecord } from './batches';

/** Of one kind so many single rows are left or taken against the rest. */
const MOST_ROWS = 5_000;

/** Names an entry of a plan among those of its kind: its row, or the course where it has no row. */
export const entryKey = (entry: { row?: number; id: string }): string => String(entry.row || entry.id);

/** Whether a person wants this entry left as it is, of those of its kind. */
export function isLeft({ left = [] }: Pick<ImportBatchRecord, 'left'>, kind: string, key: string): boolean {
  const said = left.find((one) => one.kind === kind);
  return said !== undefined && said.all !== said.keys.includes(key);
}

/** How many entries of a kind are left. */
export function leftCount(batch: Pick<ImportBatchRecord, 'left' | LeavableKind>, kind: LeavableKind): number {
  const said = batch.left?.find((one) => one.kind === kind);
  if (!said) return 0;
  return said.all ? batch[kind] - said.keys.length : said.keys.length;
}

/**
 * Leaves entries of a plan out of what is applied, or takes them in again: those with these keys, or all of the kind. 404
 * for an unknown upload, 409 unless its plan waits for a decision, 422 for too many single ones.
 */
export async function leaveEntries(
  id: string,
  { kind, keys, leave }: { kind: LeavableKind; keys?: readonly string[] | undefined; leave: boolean },
): Promise<ImportBatchRecord> {
  const { _id, left: stored } = await batchRecord(id);
  const left = stored ?? [];
  const before = left.find((one) => one.kind === kind) ?? { kind, all: false, keys: [] };
  const after = keys ? { ...before, keys: chosen(before, keys, leave) } : { kind, all: leave, keys: [] };
  if (after.keys.length > MOST_ROWS) throw invalid({ keys: `You can skip at most ${MOST_ROWS} individual rows.` });
  const others = left.filter((one) => one.kind !== kind);
  // Uploads planned before there was such a field have none.
  const filter = { _id, status: 'planned' as const, ...(stored ? { left } : {}) };
  const changed = await ImportBatch.findOneAndUpdate(
    filter,
    { $set: { left: [...others, after] } },
    { returnDocument: 'after' },
  ).lean();
  if (!changed) throw conflict('Someone else decided or changed this upload just now. Reload to see their changes.');
  return changed;
}

/** The keys that differ from the rest of their kind. */
function chosen({ all, keys: before }: ImportBatchRecord['left'][number], keys: readonly string[], leave: boolean) {
  const after = new Set(before);
  for (const key of keys) {
    if (leave === all) after.delete(key);
    else after.add(key);
  }
  return [...after];
}
