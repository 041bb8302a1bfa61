import type { Environment, KeyRange } from '../storage/environment';
import type { RecordId } from '../storage/keys';
import { recordOf, slices } from './entries';
import type { IndexScan } from './plan';

/** So many keys are read in the time of one document. */
const keysForOneDocument = 20;

/** How many keys these ranges hold. */
export function keysIn(env: Environment, ranges: readonly KeyRange[]): number {
  return ranges.reduce((sum, range) => sum + env.count(range), 0);
}

/** The documents of an index scan's further conditions, where reading their keys costs less than the documents they rule out. */
export function worthReading(env: Environment, { ranges, alsoIn = [] }: IndexScan): (readonly KeyRange[])[] {
  if (alsoIn.length === 0) return [];
  const most = keysIn(env, ranges) * keysForOneDocument;
  return alsoIn.filter((list) => keysIn(env, list) <= most);
}

/** The documents that have a key in all lists of ranges of a scan whose keys suffice, each once, in slices. */
export function* recordsByKeys(env: Environment, plan: IndexScan): Generator<RecordId[]> {
  const also = (plan.alsoIn ?? []).map((ranges) => new Set([...recordsIn(env, plan, ranges)].flat()));
  const seen = new Set<RecordId>();
  for (const slice of recordsIn(env, plan, plan.ranges)) {
    const found = slice.filter((record) => !seen.has(record) && also.every((records) => records.has(record)));
    for (const record of found) seen.add(record);
    yield [...new Set(found)];
  }
}

export function* recordsIn(env: Environment, plan: IndexScan, ranges: readonly KeyRange[]): Generator<RecordId[]> {
  for (const range of ranges) {
    for (const slice of slices(env, range, false, plan.index.definition.unique))
      yield slice.map((entry) => recordOf(plan, entry));
  }
}
