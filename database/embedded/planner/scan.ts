import { checked, damaged } from '../storage/checksum';
import type { Collection } from '../storage/collection';
import type { Environment, KeyRange } from '../storage/environment';
import { after, type RecordId, recordIdBytes, recordKey, recordOfText, spaceRange } from '../storage/keys';
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
  /** Of so many, the first ones, only that they match is asked: those whose keys tell it are not read. */
  readonly unread?: number | undefined;
}

const nothing = Buffer.alloc(0);
/** Of a document that was not read, nothing more is asked. */
const matchedByKey: Candidate = { record: 0, bytes: nothing, matched: true };

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
  { stats = new ScanStats(), skip = 0, unread = 0 }: ScanOptions = {},
): Generator<Candidate[]> {
  if (plan.kind === 'collection') {
    for (const slice of slices(env, spaceRange(collection.id), plan.reverse, true)) {
      stats.docsExamined += slice.length;
      yield slice.map(({ key, value }) => ({ record: recordOfText(key), bytes: checked(value) }));
    }
    return;
  }
  let left = unread;
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
        // A key of a union tells about its own branch only.
        if (verdict && left > 0 && plan.kind === 'index') {
          left--;
          found.push(matchedByKey);
          continue;
        }
        const record = recordOf(branch, entry);
        if (seen?.has(record)) continue;
        seen?.add(record);
        // Whether this one is among the first ones is not known here, so the next ones may be wanted.
        if (Number.isFinite(left)) left = 0;
        const stored = env.get(recordKey(collection.id, record));
        if (stored) found.push({ record, bytes: checked(stored) });
        // Removed since the key was read, if the key is gone as well.
        else if (env.get(Buffer.from(entry.key, 'latin1')))
          throw damaged('an index names a document that is not there');
      }
      stats.docsExamined += found.length;
      yield found;
    }
  }
}

/** A key as a text of one character per byte, and what is stored under it, where that was read. */
interface Entry {
  readonly key: string;
  readonly value: Buffer;
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
  if (plan.wholeKeys) {
    yield* entriesAt(env, ranges, left);
    return;
  }
  for (const range of ranges) {
    const passed = left > 0 ? Math.min(left, env.count(range)) : 0;
    left -= passed;
    yield* slices(env, range, plan.reverse, plan.index.definition.unique, passed);
  }
}

/** The entries whose keys are the starts of these ranges: looking a key up is far quicker than walking a range. */
function* entriesAt(env: Environment, ranges: readonly KeyRange[], skip: number): Generator<Entry[]> {
  let left = skip;
  let slice: Entry[] = [];
  let size = firstSlice;
  for (const { start } of ranges) {
    const value = env.get(start);
    if (!value || left-- > 0) continue;
    slice.push({ key: start.toString('latin1'), value });
    if (slice.length < size) continue;
    yield slice;
    slice = [];
    size = Math.min(size * 4, largestSlice);
  }
  if (slice.length > 0) yield slice;
}

function recordOf({ index }: IndexScan, { key, value }: Entry): RecordId {
  return index.definition.unique ? value.readUIntBE(0, recordIdBytes) : recordOfText(key);
}

function* slices(
  env: Environment,
  range: KeyRange,
  reverse: boolean,
  withValues: boolean,
  skip = 0,
): Generator<Entry[]> {
  let { start, end } = range;
  let size = firstSlice;
  let offset = skip;
  while (true) {
    const entries: Entry[] = withValues
      ? env.textEntries({ start, end }, size, reverse, offset)
      : env.keyTexts({ start, end }, size, reverse, offset).map((key) => ({ key, value: nothing }));
    offset = 0;
    if (entries.length > 0) yield entries;
    if (entries.length < size) return;
    const last = Buffer.from((entries[entries.length - 1] as Entry).key, 'latin1');
    if (reverse) end = last;
    else start = after(last);
    size = Math.min(size * 4, largestSlice);
  }
}

/** One after the other the entry whose key is next by what follows the fixed bytes of its range. */
function* mergedSlices(env: Environment, plan: IndexScan, fixedLengths: readonly number[]): Generator<Entry[]> {
  const heads: Head[] = [];
  plan.ranges.forEach((range, i) => {
    const head = new Head(slices(env, range, plan.reverse, plan.index.definition.unique), fixedLengths[i] as number);
    if (head.entry) heads.push(head);
  });
  let slice: Entry[] = [];
  let size = firstSlice;
  while (heads.length > 0) {
    let best = heads[0] as Head;
    for (const head of heads) {
      if (plan.reverse ? head.suffix > best.suffix : head.suffix < best.suffix) best = head;
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
