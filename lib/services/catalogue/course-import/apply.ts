import type { Types } from 'mongoose';
import type { ImportBatchRecord } from '@/models/import-batch';
import { ImportPage, type ImportPageRecord, type PageOutcome } from '@/models/import-page';
import { applyAdditions } from './apply-additions';
import { applyChanges } from './apply-changes';
import { applyNotes } from './apply-notes';
import { applyRemovals, applyRetirements } from './apply-removals';
import { entryKey, isLeft } from './left-rows';
import { createNames } from './plan/create-names';
import type { PlanEntries } from './plan/entries';
import { entriesOf, pagesOf } from './plan/pages';
import { forgetOlder, markSeen } from './sources';

/**
 * Does what the plan says, page by page. Each page is marked when it is through, and every step of a page can be done
 * again: an interrupted upload goes on at the pages it was at and ends in the same state. `onEntries` gets how many
 * entries have been dealt with. Call it only while holding the catalogue's lock.
 */
export async function applyPlan(
  batch: ImportBatchRecord,
  onEntries: (done: number, total: number) => Promise<void>,
  signal: AbortSignal,
): Promise<Required<PageOutcome>> {
  await createNames(batch._id);
  const kinds = kindsOf(batch);
  const total = kinds.reduce((sum, kind) => sum + (kind === 'note' ? (batch.staffNotes ?? 0) : batch[kind]), 0);
  let done = await entriesDone(batch._id);
  for (const kind of kinds) {
    for await (const page of pagesOf(batch._id, kind, '')) {
      signal.throwIfAborted();
      const applied = await applyPage(batch, page);
      await ImportPage.collection.updateOne({ _id: page._id }, { $set: { state: 'done', applied } });
      done += page.to - page.from;
      await onEntries(done, total);
    }
  }
  if (batch.sourceId) await forgetOlder(batch._id, batch.sourceId);
  await onEntries(total, total);
  return outcomeOf(batch._id);
}

type AppliedKind = 'added' | 'changed' | 'unchanged' | 'missing' | 'gone' | 'note';

function kindsOf({ sourceId, removeMissing, retireGone }: ImportBatchRecord): AppliedKind[] {
  return [
    'added',
    'changed',
    ...(sourceId ? (['unchanged'] as const) : []),
    ...(removeMissing ? (['missing'] as const) : []),
    ...(retireGone ? (['gone'] as const) : []),
    // Last: by then the courses are there.
    'note',
  ];
}

async function applyPage(batch: ImportBatchRecord, page: ImportPageRecord): Promise<PageOutcome> {
  const { _id: batchId, sourceId, asOf } = batch;
  const withSource = sourceId !== null;
  const entries = (await entriesOf<AppliedKind>(page)).filter((entry) => !isLeft(batch, page.kind, entryKey(entry)));
  if (page.kind === 'added') return applyAdditions(batchId, entries as PlanEntries['added'][], { withSource });
  if (page.kind === 'missing') return applyRemovals(batchId, entries);
  if (page.kind === 'gone') return applyRetirements(batchId, entries, asOf);
  if (page.kind === 'note') {
    await applyNotes(batchId, entries as PlanEntries['note'][]);
    return NOTHING;
  }
  const outcome = page.kind === 'changed' ? await applyChanges(batchId, entries as PlanEntries['changed'][]) : NOTHING;
  if (withSource)
    await markSeen(
      batchId,
      entries.map(({ id }) => id),
    );
  return outcome;
}

const NOTHING: PageOutcome = { added: 0, changed: 0, unchanged: 0, removed: 0, retired: 0 };

async function entriesDone(batchId: Types.ObjectId): Promise<number> {
  const pages = await ImportPage.find({ batchId, state: 'done' }, 'from to').lean();
  return pages.reduce((sum, { from, to }) => sum + to - from, 0);
}

async function outcomeOf(batchId: Types.ObjectId): Promise<Required<PageOutcome>> {
  const pages = await ImportPage.find({ batchId, state: 'done' }, 'applied').lean();
  const sum = { ...NOTHING, retired: 0 };
  for (const { applied } of pages) {
    if (!applied) continue;
    sum.added += applied.added;
    sum.changed += applied.changed;
    sum.unchanged += applied.unchanged;
    sum.removed += applied.removed;
    sum.retired += applied.retired ?? 0;
  }
  return sum;
}
