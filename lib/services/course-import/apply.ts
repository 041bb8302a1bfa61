import type { Types } from 'mongoose';
import type { ImportBatchRecord } from '@/models/import-batch';
import { ImportPage, type ImportPageRecord, type PageOutcome, type PlanKind } from '@/models/import-page';
import { applyAdditions } from './apply-additions';
import { applyChanges } from './apply-changes';
import { applyRemovals } from './apply-removals';
import { createNames } from './plan/create-names';
import { entriesOf, forEachPage } from './plan/pages';

/**
 * Does what the plan says, page by page. Each page is marked when it is through, and every step of a page can be done
 * again: an interrupted upload goes on at the pages it was at and ends in the same state. `onEntries` gets how many
 * entries have been dealt with. Call it only while holding the catalogue's lock.
 */
export async function applyPlan(
  batch: ImportBatchRecord,
  onEntries: (done: number, total: number) => Promise<void>,
  signal: AbortSignal,
): Promise<PageOutcome> {
  await createNames(batch._id);
  const kinds: PlanKind[] = batch.removeMissing ? ['added', 'changed', 'missing'] : ['added', 'changed'];
  const total = batch.added + batch.changed + (batch.removeMissing ? batch.missing : 0);
  let done = await entriesDone(batch._id);
  for (const kind of kinds) {
    await forEachPage(batch._id, kind, '', async (page) => {
      signal.throwIfAborted();
      const applied = await applyPage(batch._id, page);
      await ImportPage.collection.updateOne({ _id: page._id }, { $set: { state: 'done', applied } });
      done += page.to - page.from;
      await onEntries(done, total);
    });
  }
  await onEntries(total, total);
  return outcomeOf(batch._id);
}

async function applyPage(batchId: Types.ObjectId, page: ImportPageRecord): Promise<PageOutcome> {
  if (page.kind === 'added') return applyAdditions(batchId, await entriesOf<'added'>(page));
  if (page.kind === 'changed') return applyChanges(batchId, await entriesOf<'changed'>(page));
  return applyRemovals(batchId, await entriesOf<'missing'>(page));
}

async function entriesDone(batchId: Types.ObjectId): Promise<number> {
  const pages = await ImportPage.find({ batchId, state: 'done' }, 'from to').lean();
  return pages.reduce((sum, { from, to }) => sum + to - from, 0);
}

async function outcomeOf(batchId: Types.ObjectId): Promise<PageOutcome> {
  const pages = await ImportPage.find({ batchId, state: 'done' }, 'applied').lean();
  const sum: PageOutcome = { added: 0, changed: 0, unchanged: 0, removed: 0 };
  for (const { applied } of pages) {
    if (!applied) continue;
    sum.added += applied.added;
    sum.changed += applied.changed;
    sum.unchanged += applied.unchanged;
    sum.removed += applied.removed;
  }
  return sum;
}
