import type { Environment, KeyRange } from '../storage/environment';
import { after, type RecordId } from '../storage/keys';
import type { IndexScan } from './plan';

/** So many keys are read in the time of one document. */
const keysForOneDocument = 20;
/** How many keys are read before others are let in. */
const keysAtOnce = 256;

/** How many keys these ranges hold, counted up to `most` where it is given. */
export function keysIn(env: Environment, ranges: readonly KeyRange[], most = Number.POSITIVE_INFINITY): number {
  return ranges.reduce((sum, range) => (sum < most ? sum + env.count(range, most - sum) : sum), 0);
}

/** The documents of an index scan's further conditions, where reading their keys costs less than the documents they rule out. */
export function worthReading(env: Environment, { ranges, alsoIn = [] }: IndexScan): (readonly KeyRange[])[] {
  if (alsoIn.length === 0) return [];
  const most = keysIn(env, ranges) * keysForOneDocument;
  return alsoIn.filter((list) => keysIn(env, list) <= most);
}

/** The documents that have a key in all lists of ranges of a scan whose keys suffice, each once, in slices. */
export function* recordsByKeys(env: Environment, { ranges, alsoIn = [] }: IndexScan): Generator<RecordId[]> {
  const also = alsoIn.map((list) => recordsWithKey(env, list));
  const seen = new Set<RecordId>();
  for (const part of partsOf(env, ranges)) {
    yield env.recordsIn(part).filter((record) => {
      if (seen.has(record) || !also.every((records) => records.has(record))) return false;
      seen.add(record);
      return true;
    });
  }
}

/** The documents that have a key of a multikey index in one of these ranges. */
export function recordsWithKey(env: Environment, ranges: readonly KeyRange[]): ReadonlySet<RecordId> {
  const found = new Set<RecordId>();
  for (const part of partsOf(env, ranges)) for (const record of env.recordsIn(part)) found.add(record);
  return found;
}

/** The range without its first keys, so many of them; without its last ones when `reverse`. */
export function without(env: Environment, range: KeyRange, passed: number, reverse: boolean): KeyRange {
  const next = env.keyAt(range, passed, reverse);
  if (!next) return { start: range.start, end: range.start };
  return reverse ? { start: range.start, end: after(next) } : { start: next, end: range.end };
}

/** The ranges in parts of some hundred keys each. The file may change meanwhile. */
function* partsOf(env: Environment, ranges: readonly KeyRange[]): Generator<KeyRange> {
  for (const { start, end } of ranges) {
    for (let at: Buffer | undefined = start; at; ) {
      const next = env.keyAt({ start: at, end }, keysAtOnce, false);
      yield { start: at, end: next ?? end };
      at = next;
    }
  }
}
