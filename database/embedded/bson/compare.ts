import { compareNumbers, type Numeric } from './numbers';
import {
  type Binary,
  BsonType,
  bsonTypeOf,
  type DateTime,
  type Doc,
  type ObjectId,
  type RegularExpression,
  type Timestamp,
  type Value,
} from './types';

/** Ranks of the types in MongoDB's comparison order; types of one rank compare by value. */
const ranks: ReadonlyMap<number, number> = new Map([
  [BsonType.minKey, -1],
  [BsonType.undefined, 0],
  [BsonType.null, 5],
  [BsonType.int, 10],
  [BsonType.long, 10],
  [BsonType.double, 10],
  [BsonType.string, 15],
  [BsonType.object, 20],
  [BsonType.array, 25],
  [BsonType.binData, 30],
  [BsonType.objectId, 35],
  [BsonType.bool, 40],
  [BsonType.date, 45],
  [BsonType.timestamp, 47],
  [BsonType.regex, 50],
  [BsonType.maxKey, 127],
]);

/** The rank of a value's type in the comparison order; query operators such as $gt only match within one rank. */
export function typeRank(value: Value): number {
  switch (typeof value) {
    case 'number':
    case 'bigint':
      return 10;
    case 'string':
      return 15;
    case 'boolean':
      return 40;
  }
  return ranks.get(bsonTypeOf(value)) ?? 0;
}

/** MongoDB's total order over BSON values: negative, 0 or positive. Strings are compared by their UTF-8 bytes. */
export function compareValues(a: Value, b: Value): number {
  if (typeof a === 'string' && typeof b === 'string') return compareText(a, b);
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const rank = typeRank(a);
  const difference = rank - typeRank(b);
  return difference !== 0 ? difference : compareWithinRank(rank, a, b);
}

export function valuesEqual(a: Value, b: Value): boolean {
  return compareValues(a, b) === 0;
}

function compareWithinRank(rank: number, a: Value, b: Value): number {
  switch (rank) {
    case 10:
      return compareNumbers(a as Numeric, b as Numeric);
    case 15:
      return compareText(a as string, b as string);
    case 20:
      return compareDocuments(a as Doc, b as Doc);
    case 25:
      return compareArrays(a as Value[], b as Value[]);
    case 30:
      return compareBinaries(a as Binary, b as Binary);
    case 35:
      return order((a as ObjectId).bytes, (b as ObjectId).bytes);
    case 40:
      return Number(a) - Number(b);
    case 45:
      return order((a as DateTime).ms, (b as DateTime).ms);
    case 47:
      return order((a as Timestamp).value, (b as Timestamp).value);
    case 50: {
      const [x, y] = [a as RegularExpression, b as RegularExpression];
      return compareText(x.pattern, y.pattern) || compareText(x.options, y.options);
    }
    default:
      return 0;
  }
}

function order<T extends string | number | bigint>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Field by field: first the type of the value, then the name, then the value; a prefix comes first. */
function compareDocuments(a: Doc, b: Doc): number {
  const others = b.entries();
  for (const [name, value] of a) {
    const next = others.next();
    if (next.done) return 1;
    const [otherName, otherValue] = next.value;
    const difference =
      typeRank(value) - typeRank(otherValue) || compareText(name, otherName) || compareValues(value, otherValue);
    if (difference !== 0) return difference;
  }
  return others.next().done ? 0 : -1;
}

function compareArrays(a: Value[], b: Value[]): number {
  const shared = Math.min(a.length, b.length);
  for (let i = 0; i < shared; i++) {
    const difference = compareValues(a[i] as Value, b[i] as Value);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** By length, then subtype, then bytes. */
function compareBinaries(a: Binary, b: Binary): number {
  return a.bytes.length - b.bytes.length || a.subtype - b.subtype || Buffer.compare(a.bytes, b.bytes);
}

/** Order of two texts by their UTF-8 bytes, which UTF-16 order gets wrong beyond U+FFFF. */
function compareText(a: string, b: string): number {
  if (a === b) return 0;
  const shared = Math.min(a.length, b.length);
  for (let i = 0; i < shared; i++) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x !== y) return rankOfUnit(x) - rankOfUnit(y);
  }
  return a.length - b.length;
}

/** Surrogates stand for code points above all other UTF-16 units. */
function rankOfUnit(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}
