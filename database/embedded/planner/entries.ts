import type { Environment, KeyRange } from '../storage/environment';
import { after, type RecordId, recordIdBytes, recordOfText } from '../storage/keys';
import { without } from './by-keys';
import type { IndexScan } from './plan';

/** Slices start small, so that findOne reads little, and grow, so that long scans are fast. */
const firstSlice = 4;
const largestSlice = 256;

const nothing = Buffer.alloc(0);

/** A key as a text of one character per byte, and what is stored under it, where that was read. */
export interface Entry {
  readonly key: string;
  readonly value: Buffer;
}

export function* indexSlices(env: Environment, plan: IndexScan, skip: number): Generator<Entry[]> {
  const ranges = plan.reverse ? [...plan.ranges].reverse() : plan.ranges;
  if (plan.mergeAfter) yield* inSlices(merged(env, plan, plan.mergeAfter), skip);
  else if (plan.wholeKeys) yield* inSlices(entriesAt(env, ranges), skip);
  else {
    let left = skip;
    for (const range of ranges) {
      const passed = left > 0 ? env.count(range, left) : 0;
      left -= passed;
      yield* slices(env, range, plan.reverse, plan.index.definition.unique, passed);
    }
  }
}

/** The entries whose keys are the starts of these ranges: looking a key up is far quicker than walking a range. */
function* entriesAt(env: Environment, ranges: readonly KeyRange[]): Generator<Entry> {
  for (const { start } of ranges) {
    const value = env.get(start);
    if (value) yield { key: start.toString('latin1'), value };
  }
}

function* inSlices(entries: Iterable<Entry>, skip: number): Generator<Entry[]> {
  let left = skip;
  let slice: Entry[] = [];
  let size = firstSlice;
  for (const entry of entries) {
    if (left-- > 0) continue;
    slice.push(entry);
    if (slice.length < size) continue;
    yield slice;
    slice = [];
    size = Math.min(size * 4, largestSlice);
  }
  if (slice.length > 0) yield slice;
}

export function recordOf({ index }: IndexScan, { key, value }: Entry): RecordId {
  return index.definition.unique ? value.readUIntBE(0, recordIdBytes) : recordOfText(key);
}

export function* slices(
  env: Environment,
  range: KeyRange,
  reverse: boolean,
  withValues: boolean,
  skip = 0,
): Generator<Entry[]> {
  let { start, end } = skip > 0 ? without(env, range, skip, reverse) : range;
  let size = firstSlice;
  while (true) {
    const entries: Entry[] = withValues
      ? env.textEntries({ start, end }, size, reverse)
      : env.keyTexts({ start, end }, size, reverse).map((key) => ({ key, value: nothing }));
    if (entries.length > 0) yield entries;
    if (entries.length < size) return;
    const last = Buffer.from((entries[entries.length - 1] as Entry).key, 'latin1');
    if (reverse) end = last;
    else start = after(last);
    size = Math.min(size * 4, largestSlice);
  }
}

/** One after the other the entry whose key is next by what follows the fixed bytes of its range. */
function* merged(env: Environment, plan: IndexScan, fixedLengths: readonly number[]): Generator<Entry> {
  const heads: Head[] = [];
  plan.ranges.forEach((range, i) => {
    const head = new Head(slices(env, range, plan.reverse, plan.index.definition.unique), fixedLengths[i] as number);
    if (head.entry) heads.push(head);
  });
  while (heads.length > 0) {
    let best = heads[0] as Head;
    for (const head of heads) {
      if (plan.reverse ? head.suffix > best.suffix : head.suffix < best.suffix) best = head;
    }
    yield best.entry as Entry;
    best.advance();
    if (!best.entry) heads.splice(heads.indexOf(best), 1);
  }
}

/** The next entry of one range. */
class Head {
  entry: Entry | undefined;
  suffix = '';
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
    if (this.entry) this.suffix = this.entry.key.slice(this.fixedLength);
  }
}
