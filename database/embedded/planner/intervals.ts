import { typeRank } from '../bson/compare';
import { encodeKey, hasOneEncoding, rankByte } from '../bson/key-string';
import { bsonUndefined, isDoc, maxKey, minKey, RegularExpression, type Value } from '../bson/types';
import type { FieldNode, FilterNode } from '../query/filter';
import { parseFieldOperators } from '../query/parse-filter';
import { afterPrefix } from '../storage/keys';

/**
 * A stretch of one field's values in encoded form: every value whose encoding lies between `low` and `high` or starts
 * with `high`. Both ends count as included.
 */
export interface Interval {
  readonly low: Buffer;
  readonly high: Buffer;
  /** Exactly one value, fully encoded. */
  readonly isPoint: boolean;
}

const ascending = [false];
const strings = Buffer.of(rankByte(15));
/** Missing fields are indexed as null, empty arrays as undefined. */
const nullOrMissing: readonly Interval[] = [point(bsonUndefined), point(null)];

/** Whether the interval takes in null, so that documents without the field may match. */
export function includesNull(interval: Interval): boolean {
  return Buffer.compare(interval.low, Buffer.of(rankByte(5))) <= 0;
}

/**
 * The intervals outside which no matching document has an index key; undefined when the condition says nothing an
 * index could use.
 */
export function intervalsOf(node: FieldNode): Interval[] | undefined {
  const { operator, operand } = node;
  switch (operator) {
    case '$eq':
      return equality(operand);
    case '$in':
      return membership(operand as Value[]);
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return inequality(operator, operand);
    case '$regex':
      return startingWith(operand as RegularExpression);
    case '$exists':
      return node.matchesValue(undefined) ? [...nullOrMissing] : undefined;
    default:
      return undefined;
  }
}

/** The parts of both lists they have in common; both sorted by `low`. */
export function intersect(a: readonly Interval[], b: readonly Interval[]): Interval[] {
  const result: Interval[] = [];
  for (const x of a) {
    for (const y of b) {
      const low = Buffer.compare(x.low, y.low) >= 0 ? x.low : y.low;
      const high = lowerEnd(x.high, y.high);
      if (Buffer.compare(low, high) <= 0 || startsWith(low, high))
        result.push({ low, high, isPoint: x.isPoint || y.isPoint });
    }
  }
  return result;
}

/** For $elemMatch over scalars: the conditions hold for one element, so their intervals may be intersected. */
export function elementIntervals(node: FieldNode): Interval[] | undefined {
  if (!isDoc(node.operand)) return undefined;
  const parts: FilterNode[] = parseFieldOperators(node.path, node.operand);
  let found: Interval[] | undefined;
  for (const part of parts) {
    const intervals = part.kind === 'field' ? intervalsOf(part) : undefined;
    if (intervals) found = found ? intersect(found, intervals) : intervals;
  }
  return found;
}

function equality(operand: Value): Interval[] | undefined {
  if (operand === null) return [...nullOrMissing];
  // An array is indexed by its elements; MinKey and MaxKey match more than themselves.
  if (Array.isArray(operand) || operand === minKey || operand === maxKey) return undefined;
  return [point(operand)];
}

function membership(members: readonly Value[]): Interval[] | undefined {
  const intervals: Interval[] = [];
  for (const member of members) {
    const found = member instanceof RegularExpression ? startingWith(member) : equality(member);
    if (!found) return undefined;
    intervals.push(...found);
  }
  return sorted(intervals);
}

function inequality(operator: string, operand: Value): Interval[] | undefined {
  if (operand === null) return [...nullOrMissing];
  if (Array.isArray(operand) || operand === minKey || operand === maxKey || operand === bsonUndefined) return undefined;
  const type = Buffer.of(rankByte(typeRank(operand)));
  const value = encodeKey([operand], ascending);
  // Of other values the filter decides whether the end itself belongs to it.
  const isLeftOut = hasOneEncoding(operand) && !operator.endsWith('e');
  return [
    operator.startsWith('$gt')
      ? { low: isLeftOut ? afterPrefix(value) : value, high: type, isPoint: false }
      : { low: type, high: isLeftOut ? before(value) : value, isPoint: false },
  ];
}

/** The last bytes before all that start with these. */
function before(bytes: Buffer): Buffer {
  const last = Buffer.from(bytes);
  let i = last.length - 1;
  while (last[i] === 0) last[i--] = 0xff;
  last[i] = (last[i] as number) - 1;
  return last;
}

/** Strings with the literal text the expression must start with, and the expression itself stored as a value. */
function startingWith(expression: RegularExpression): Interval[] | undefined {
  const literal = literalStart(expression);
  if (!literal || expression.pattern.includes('|')) return undefined;
  // A quantifier may make the last character optional.
  const rest = expression.pattern.slice(1 + literal.length);
  const certain = /^[*?{]/.test(rest) ? Array.from(literal).slice(0, -1).join('') : literal;
  if (certain === '') return undefined;
  const prefix = Buffer.concat([strings, Buffer.from(certain)]);
  return sorted([{ low: prefix, high: prefix, isPoint: false }, point(expression)]);
}

/** Whether the expression says no more than with what a text starts: every text in its interval matches. */
export function isOnlyStart(expression: RegularExpression): boolean {
  const literal = literalStart(expression);
  return literal !== undefined && expression.pattern.length === 1 + literal.length;
}

function literalStart({ options, pattern }: RegularExpression): string | undefined {
  return options === '' ? /^\^([\p{L}\p{N}_ @:,;/!"'%&=<>~`-]+)/u.exec(pattern)?.[1] : undefined;
}

function point(value: Value): Interval {
  const key = encodeKey([value], ascending);
  return { low: key, high: key, isPoint: true };
}

function sorted(intervals: Interval[]): Interval[] {
  intervals.sort((a, b) => Buffer.compare(a.low, b.low));
  return intervals.filter((interval, i) => i === 0 || !interval.low.equals((intervals[i - 1] as Interval).low));
}

/** `high` ends include everything that starts with them, so a prefix reaches further than what it begins. */
function lowerEnd(a: Buffer, b: Buffer): Buffer {
  if (startsWith(a, b)) return a;
  if (startsWith(b, a)) return b;
  return Buffer.compare(a, b) <= 0 ? a : b;
}

function startsWith(key: Buffer, prefix: Buffer): boolean {
  return key.length >= prefix.length && key.subarray(0, prefix.length).equals(prefix);
}
