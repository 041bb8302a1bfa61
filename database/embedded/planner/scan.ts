import type { Collection } from '../storage/collection';
import type { Entry, Environment, KeyRange } from '../storage/environment';
import { after, type RecordId, recordIdBytes, recordKey, recordOfKey, spaceRange } from '../storage/keys';
import type { IndexScan, Plan } from './plan';

/** A stored document. */
export interface StoredRecord {
  readonly record: RecordId;
  readonly bytes: Buffer;
}

/** A document that may match. */
export interface Candidate extends StoredRecord {
  /** Its key says that it does; its bytes are empty when only that was asked. */
  readonly matched?: true;
}

export interface ScanOptions {
  readonly stats?: ScanStats | undefined;
  /** Steps over so many candidates without reading them; for one index scan only. */
  readonly skip?: number | undefined;
  /** Documents that match by their keys are not read. */
  readonly onlyCounted?: boolean | undefined;
}

const unread = Buffer.alloc(0);

/** Slices start small, so that findOne reads little, and grow, so that long scans are fast. */
const firstSlice = 4;
const largestSlice = 256;

/** How much a scan looked at, for explain. */
export class ScanStats {
  keysExamined = 0;
  docsExamined = 0;
}

/**
 * Yields the candidates of a plan in slices. Between two slices nothing is held open and the collection may change:
 * the scan goes on after the last key it saw.
 */
export function* scan(
  env: Environment,
  collection: Collection,
  plan: Plan,
  { stats = new ScanStats(), skip = 0, onlyCounted = false }: ScanOptions = {},
): Generator<Candidate[]> {
  if (plan.kind === 'collection') {
    for (const slice of slices(env, spaceRange(collection.id), plan.reverse)) {
      stats.docsExamined += slice.length;
      yield slice.map(({ key, value }) => ({ record: recordOfKey(key), bytes: value }));
    }
    return;
  }
  const branches = plan.kind === 'union' ? plan.branches : [plan];
  const mayRepeat = branches.length > 1 || branches.some((branch) => branch.index.isMultikey);
  const seen = mayRepeat ? new Set<RecordId>() : undefined;
  for (const branch of branches) {
    for (const slice of indexSlices(env, branch, skip)) {
      stats.keysExamined += slice.length;
      const found: Candidate[] = [];
      for (const entry of slice) {
        const verdict = branch.keyFilter?.matches(entry.key);
        if (verdict === false) continue;
        const record = recordOf(branch, entry);
        if (seen?.has(record)) continue;
        seen?.add(record);
        if (verdict && onlyCounted) {
          found.push({ record, bytes: unread, matched: true });
          continue;
        }
        const bytes = env.get(recordKey(collection.id, record));
        if (bytes) found.push({ record, bytes });
      }
      stats.docsExamined += found.length;
      yield found;
    }
  }
}

function* indexSlices(env: Environment, plan: IndexScan, skip: number): Generator<Entry[]> {
  if (plan.mergeAfter) {
    let left = skip;
    for (const slice of mergedSlices(env, plan, plan.mergeAfter)) {
      const part = left > 0 ? slice.slice(left) : slice;
      left -= slice.length - part.length;
      if (part.length > 0) yield part;
    }
    return;
  }
  let left = skip;
  const ranges = plan.reverse ? [...plan.ranges].reverse() : plan.ranges;
  for (const range of ranges) {
    const passed = left > 0 ? Math.min(left, env.count(range)) : 0;
    left -= passed;
    yield* slices(env, range, plan.reverse, passed);
  }
}

function recordOf({ index }: IndexScan, { key, value }: Entry): RecordId {
  return index.definition.unique ? value.readUIntBE(0, recordIdBytes) : recordOfKey(key);
}

function* slices(env: Environment, range: KeyRange, reverse: boolean, skip = 0): Generator<Entry[]> {
  let { start, end } = range;
  let size = firstSlice;
  let offset = skip;
  while (true) {
    const entries = env.entries({ start, end }, size, reverse, offset);
    offset = 0;
    if (entries.length > 0) yield entries;
    if (entries.length < size) return;
    const last = (entries[entries.length - 1] as Entry).key;
    if (reverse) end = last;
    else start = after(last);
    size = Math.min(size * 4, largestSlice);
  }
}

/** One after the other the entry whose key is next by what follows the fixed bytes of its range. */
function* mergedSlices(env: Environment, plan: IndexScan, fixedLengths: readonly number[]): Generator<Entry[]> {
  const heads: Head[] = [];
  plan.ranges.forEach((range, i) => {
    const head = new Head(slices(env, range, plan.reverse), fixedLengths[i] as number);
    if (head.entry) heads.push(head);
  });
  let slice: Entry[] = [];
  let size = firstSlice;
  while (heads.length > 0) {
    let best = heads[0] as Head;
    for (const head of heads) {
      const order = Buffer.compare(head.suffix, best.suffix);
      if (plan.reverse ? order > 0 : order < 0) best = head;
    }
    slice.push(best.entry as Entry);
    best.advance();
    if (!best.entry) heads.splice(heads.indexOf(best), 1);
    if (slice.length === size) {
      yield slice;
      slice = [];
      size = Math.min(size * 4, largestSlice);
    }
  }
  if (slice.length > 0) yield slice;
}

/** The next entry of one range. */
class Head {
  entry: Entry | undefined;
  suffix: Buffer = Buffer.alloc(0);
  private slice: Entry[] = [];
  private at = 0;

  constructor(
    private readonly source: Generator<Entry[]>,
    private readonly fixedLength: number,
  ) {
    this.advance();
  }

  advance(): void {
    if (this.at >= this.slice.length) {
      const next = this.source.next();
      this.slice = next.done ? [] : next.value;
      this.at = 0;
    }
    this.entry = this.slice[this.at++];
    if (this.entry) this.suffix = this.entry.key.subarray(this.fixedLength);
  }
}
