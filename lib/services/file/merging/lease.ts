import { conflict, isDuplicateKey } from '@/lib/domain/errors';
import { Merge, type MergeRecord } from '@/models/merge';

/** How long a process may work on a merge until another one takes it over. */
const LEASE_MS = 120_000;

type State = MergeRecord['state'];

/**
 * Takes a merge in one of these states for this process and sets its state.
 * @returns null where another process works on it, or its state is another; 409 when one of the accounts is in another merge
 */
export async function leased(
  { _id, keepId, goneId }: MergeRecord,
  states: readonly State[],
  state: State,
): Promise<MergeRecord | null> {
  const now = Date.now();
  const free = { $or: [{ leasedUntil: null }, { leasedUntil: { $lt: new Date(now) } }] };
  const taken = { state, busy: [keepId, goneId], leasedUntil: new Date(now + LEASE_MS) };
  try {
    return await Merge.findOneAndUpdate(
      { _id, state: { $in: states }, ...free },
      { $set: taken },
      { returnDocument: 'after' },
    ).lean();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    throw conflict('One of the two accounts is being merged right now. Please try again in a moment.');
  }
}

/** Waits for the work on a leased merge, and sets the state it then has. When it fails the merge keeps its state, for the next one. */
export async function released(
  { _id, leasedUntil }: MergeRecord,
  work: Promise<void>,
  state: 'merged' | 'undone',
): Promise<void> {
  try {
    await work;
  } catch (error) {
    await Merge.updateOne({ _id, leasedUntil }, { $unset: { leasedUntil: '' } });
    throw error;
  }
  const done = { leasedUntil: '', busy: '', ...(state === 'undone' ? { active: '' } : {}) };
  await Merge.updateOne({ _id, leasedUntil }, { $set: { state }, $unset: done });
}
