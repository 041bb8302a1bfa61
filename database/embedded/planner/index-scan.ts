import type { RegularExpression } from '../bson/types';
import { keptOfLongKey } from '../index/entries';
import type { FieldNode } from '../query/filter';
import type { CompiledSort } from '../query/sort';
import type { Index } from '../storage/collection';
import type { KeyRange } from '../storage/environment';
import { afterPrefix, prefixed } from '../storage/keys';
import { type Conditions, isPlainEquality } from './conditions';
import { type Interval, includesNull, isOnlyStart } from './intervals';
import { KeyFilter } from './key-filter';
import type { IndexScan } from './plan';

/** Beyond this many combinations of values the rest of the fields is left to the filter. */
const maxCombinations = 2000;
/** Beyond this many ranges they are not merged into sort order. */
const maxMerged = 64;

/**
 * The scan of one index for these conditions, or undefined when the index would miss documents or help nothing.
 * @param force build it even when it narrows nothing (hint)
 */
export function indexScan(
  index: Index,
  conditions: Conditions,
  sort: CompiledSort | undefined,
  force: boolean,
): IndexScan | undefined {
  if (index.partial && !conditions.imply(index.partial.root)) return undefined;
  const bounds = fieldBounds(index, conditions);
  // Most indexes of a collection: they neither narrow this query nor begin with its order.
  if (bounds.length === 0 && !force && !index.partial && sort?.fields[0]?.path !== index.fields[0]) return undefined;
  if (index.definition.sparse && !bounds.some((intervals) => !intervals.some(includesNull))) return undefined;
  const { ranges, fixedLengths, fixedFields, whole } = keyRanges(index, bounds);
  const order = sort && sortOrder(index, bounds, sort, fixedLengths.length > maxMerged ? 0 : fixedFields);
  if (bounds.length === 0 && !order && !force && !index.partial) return undefined;
  return {
    kind: 'index',
    index,
    ranges,
    reverse: order?.reverse ?? false,
    sorted: order !== undefined || sort === undefined,
    mergeAfter: order?.merge ? fixedLengths : undefined,
    equalities: bounds.filter((intervals) => intervals.every((interval) => interval.isPoint)).length,
    bounded: bounds.length,
    ...(whole ? byKeys(index, conditions, bounds) : { exact: false }),
    ...severalConditions(index, conditions, bounds, whole),
    wholeKeys: isWholeKeys(index, bounds, ranges, fixedLengths),
  };
}

/** What the keys alone can answer, where each document has one whole key. */
function byKeys(
  index: Index,
  conditions: Conditions,
  bounds: readonly Interval[][],
): Pick<IndexScan, 'exact' | 'keyFilter'> {
  if (index.isMultikey || index.shortened) return { exact: false };
  if (conditions.areWhollyBounded(index.fields.slice(0, bounds.length))) return { exact: true };
  const points = bounds.filter((intervals) => intervals.every((interval) => interval.isPoint)).length;
  const beyond = conditions.beyondEqualities(index.fields.slice(0, points));
  return { exact: false, keyFilter: beyond && KeyFilter.of(index, beyond) };
}

/**
 * Where the last bounded field is multikey, and keys end with their document, as all but a unique index's do: the ranges of
 * the other conditions on it, and whether all of them together are the whole filter.
 */
function severalConditions(
  index: Index,
  conditions: Conditions,
  bounds: readonly Interval[][],
  whole: boolean,
): Pick<IndexScan, 'alsoIn' | 'keysSuffice'> {
  const last = bounds.length - 1;
  const path = index.fields[last];
  if (path === undefined || index.multikey[last] !== true || index.definition.unique) return {};
  const others = conditions.everyList(path).filter((list) => list !== bounds[last]);
  const found = others.map((list) => keyRanges(index, [...bounds.slice(0, -1), list]));
  const beyond = conditions.beyondEqualities(index.fields.slice(0, last));
  const keysSuffice =
    whole &&
    !index.shortened &&
    found.every((one) => one.whole) &&
    beyond?.length === found.length + 1 &&
    beyond.every((node) => node.kind === 'field' && node.path === path && isWholeInterval(node));
  return { alsoIn: found.map(({ ranges }) => ranges), keysSuffice };
}

/** Whether every value within the condition's intervals meets it. */
function isWholeInterval(node: FieldNode): boolean {
  const { operator, operand } = node;
  return isPlainEquality(node) || (operator === '$regex' && isOnlyStart(operand as RegularExpression));
}

/** Whether every range is one whole key of a unique index, so that it holds one entry at most, under that very key. */
function isWholeKeys(
  index: Index,
  bounds: readonly Interval[][],
  ranges: readonly KeyRange[],
  fixedLengths: readonly number[],
): boolean {
  if (!index.definition.unique || index.shortened || bounds.length < index.fields.length) return false;
  if (!bounds.every((intervals) => intervals.every((interval) => interval.isPoint))) return false;
  return fixedLengths.length === ranges.length && fixedLengths.every((length) => length < keptOfLongKey);
}

/** The intervals of the leading fields, up to the first field without any. Only one field through an array is bounded. */
function fieldBounds(index: Index, conditions: Conditions): Interval[][] {
  const bounds: Interval[][] = [];
  let arrayUsed = false;
  for (const [i, path] of index.fields.entries()) {
    const multikey = index.multikey[i] === true;
    const intervals = multikey && arrayUsed ? undefined : conditions.intervals(path, multikey);
    if (!intervals) break;
    arrayUsed ||= multikey;
    bounds.push(intervals);
    if (!intervals.every((interval) => interval.isPoint)) break;
  }
  return bounds;
}

interface KeyRanges {
  readonly ranges: KeyRange[];
  /** Per range, the bytes of its leading values that are fixed to one each. */
  readonly fixedLengths: number[];
  /** How many fields these bytes are of; 0 when ranges were joined. */
  readonly fixedFields: number;
  /**
   * The ranges hold no key with other values in the fields that are bounded by single values. Not so when some were
   * left out, or when a value is longer than what is kept of a long key, which shares its beginning with others.
   */
  readonly whole: boolean;
}

function keyRanges(index: Index, bounds: readonly Interval[][]): KeyRanges {
  let prefixes = [prefixed(index.id)];
  for (const [i, intervals] of bounds.entries()) {
    const descending = index.descending[i] === true;
    const allPoints = intervals.every((interval) => interval.isPoint);
    if (allPoints && prefixes.length * intervals.length <= maxCombinations) {
      prefixes = prefixes.flatMap((prefix) =>
        intervals.map((interval) => Buffer.concat([prefix, directed(interval.low, descending)])),
      );
    } else {
      const bounded = prefixes.flatMap((prefix) =>
        intervals.map((interval) => ({ ...boundedRange(prefix, interval, descending), fixed: prefix.length })),
      );
      const isLast = i === bounds.length - 1 && !allPoints;
      const whole = isLast && bounded.every(({ start, end }) => isWhole(start) && isWhole(end));
      return { ...withLengths(bounded, i), whole };
    }
  }
  const cut = prefixes.map((prefix) => prefix.subarray(0, keptOfLongKey));
  const ranges = cut.map((prefix) => ({ start: prefix, end: afterPrefix(prefix), fixed: prefix.length }));
  return { ...withLengths(ranges, bounds.length), whole: prefixes.every(isWhole) };
}

/** Ranges in order, each with its fixed bytes, unless some were joined: what those share is not known. */
function withLengths(ranges: (KeyRange & { fixed: number })[], fields: number): Omit<KeyRanges, 'whole'> {
  ranges.sort((a, b) => Buffer.compare(a.start, b.start));
  const apart = joined(ranges);
  if (apart.length < ranges.length) return { ranges: apart, fixedLengths: [], fixedFields: 0 };
  return { ranges: apart, fixedLengths: ranges.map(({ fixed }) => fixed), fixedFields: fields };
}

const isWhole = (prefix: Buffer) => prefix.length < keptOfLongKey;

function boundedRange(prefix: Buffer, { low, high }: Interval, descending: boolean): KeyRange {
  const [first, last] = descending ? [high, low] : [low, high];
  const start = Buffer.concat([prefix, directed(first, descending)]).subarray(0, keptOfLongKey);
  const end = Buffer.concat([prefix, directed(last, descending)]).subarray(0, keptOfLongKey);
  return { start, end: afterPrefix(end) };
}

function directed(bytes: Buffer, descending: boolean): Buffer {
  return descending ? Buffer.from(bytes.map((byte) => ~byte & 0xff)) : bytes;
}

/** Overlapping ranges of a sorted list made one, so that no entry is met twice. */
function joined(ranges: readonly KeyRange[]): KeyRange[] {
  const result: KeyRange[] = [];
  for (const range of ranges) {
    const last = result[result.length - 1];
    if (last && Buffer.compare(range.start, last.end) < 0) {
      if (Buffer.compare(range.end, last.end) > 0) result[result.length - 1] = { start: last.start, end: range.end };
    } else result.push({ start: range.start, end: range.end });
  }
  return result;
}

/**
 * Whether walking the index gives the wanted order, in which direction, and whether ranges must be merged for it.
 * @param listed how many fields, from the first on, have one value in each of the ranges that may be merged
 */
function sortOrder(
  index: Index,
  bounds: readonly Interval[][],
  sort: CompiledSort,
  listed: number,
): { reverse: boolean; merge: boolean } | undefined {
  if (index.shortened) return undefined;
  const isFixed = (i: number) => bounds[i]?.length === 1 && bounds[i][0]?.isPoint === true;
  const fixedPaths = new Set(index.fields.filter((_, i) => isFixed(i) && !index.multikey[i]));
  const wanted = sort.fields.filter((field) => !fixedPaths.has(field.path));
  const match = (skips: (i: number) => boolean): boolean | undefined => {
    let reverse: boolean | undefined;
    let next = 0;
    for (let i = 0; i < index.fields.length && next < wanted.length; i++) {
      const field = wanted[next];
      if (index.fields[i] !== field?.path) {
        if (skips(i)) continue;
        return undefined;
      }
      if (index.multikey[i]) return undefined;
      const opposite = field?.descending !== index.descending[i];
      if (reverse !== undefined && reverse !== opposite) return undefined;
      reverse = opposite;
      next++;
    }
    return next === wanted.length ? (reverse ?? false) : undefined;
  };
  const plain = match(isFixed);
  if (plain !== undefined) return { reverse: plain, merge: false };
  if (listed === 0) return undefined;
  // Fields listed by several values (from $in) come before the sorted ones: merge their ranges.
  const startsWithListed = !wanted.some((field) => index.fields.slice(0, listed).includes(field.path));
  const merged = startsWithListed ? match((i) => isFixed(i) || i < listed) : undefined;
  return merged === undefined ? undefined : { reverse: merged, merge: true };
}
