import { BSON } from 'mongodb';

/** Why a value is not what a test expects. */
export class Mismatch extends Error {}

/** The ids of entities, for conditions that name one. */
export type Entities = ReadonlyMap<string, unknown>;

/** Where in a value the comparison is. */
interface Place {
  readonly entities: Entities;
  /** Root documents may have more fields than the expected ones. */
  readonly isRoot: boolean;
  readonly path: string;
}

/** Compares by the rules of the format: numbers by value, conditions as keys that begin with `$$`. @throws Mismatch */
export function match(expected: unknown, actual: unknown, entities: Entities): void {
  compare(expected, actual, { entities, isRoot: true, path: '' });
}

function compare(expected: unknown, actual: unknown, place: Place): void {
  if (Array.isArray(expected)) compareArrays(expected, actual, place);
  else if (!isPlain(expected)) {
    const [a, b] = [numberOf(expected), numberOf(actual)];
    if (a !== undefined || b !== undefined ? !Object.is(a, b) : asText(expected) !== asText(actual))
      throw differs(expected, actual, place);
  } else {
    const condition = Object.keys(expected).find((key) => key.startsWith('$$'));
    if (!condition) compareDocuments(expected, actual, place);
    else if (!holds(condition, expected[condition], actual, place)) throw differs(expected, actual, place);
  }
}

function compareArrays(expected: unknown[], actual: unknown, place: Place): void {
  if (!Array.isArray(actual) || actual.length !== expected.length) throw differs(expected, actual, place);
  for (const [i, value] of expected.entries()) compare(value, actual[i], { ...place, path: `${place.path}.${i}` });
}

function compareDocuments(expected: Record<string, unknown>, actual: unknown, place: Place): void {
  if (!isObject(actual)) throw differs(expected, actual, place);
  for (const [key, value] of Object.entries(expected))
    compare(value, actual[key], { ...place, isRoot: false, path: `${place.path}.${key}` });
  const more = Object.keys(actual).filter((key) => actual[key] !== undefined && !(key in expected));
  if (!place.isRoot && more.length > 0) throw new Mismatch(`${place.path} has also ${more}`);
}

function holds(condition: string, operand: unknown, actual: unknown, place: Place): boolean {
  const compared = (expected: unknown, within = place) => {
    compare(expected, actual, within);
    return true;
  };
  switch (condition) {
    case '$$exists':
      return operand === (actual !== undefined);
    case '$$unsetOrMatches':
      return actual === undefined || actual === null || compared(operand);
    case '$$type':
      return [operand].flat().some((type) => isOfType(type, actual));
    case '$$matchesEntity':
      return compared(place.entities.get(String(operand)));
    case '$$matchesHexBytes':
      return Buffer.isBuffer(actual) && actual.toString('hex') === operand;
    case '$$lte':
      return (numberOf(actual) ?? Number.NaN) <= Number(operand);
    case '$$sessionLsid':
      return compared((place.entities.get(String(operand)) as { id: unknown }).id, { ...place, isRoot: false });
    default:
      throw new Mismatch(`the runner does not know ${condition}`);
  }
}

function isOfType(type: unknown, value: unknown): boolean {
  const name = Array.isArray(value) ? 'array' : isPlain(value) ? 'object' : bsonTypeOf(value);
  if (type === 'number') return numberOf(value) !== undefined;
  if (type === 'int' || type === 'long') return Number.isInteger(numberOf(value));
  return type === 'double' ? numberOf(value) !== undefined : type === name;
}

function bsonTypeOf(value: unknown): string {
  if (value === null) return 'null';
  if (value instanceof Date) return 'date';
  if (typeof value === 'boolean') return 'bool';
  const { _bsontype } = value as { _bsontype?: string };
  const names: Record<string, string> = { ObjectId: 'objectId', Binary: 'binData', Timestamp: 'timestamp' };
  return _bsontype ? (names[_bsontype] ?? _bsontype) : typeof value;
}

/** A number of any type; undefined for what is none. */
function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  const { _bsontype } = (value ?? {}) as { _bsontype?: string };
  return ['Int32', 'Long', 'Double'].includes(_bsontype ?? '') ? Number(String(value)) : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A document, not a value of a BSON type. */
function isPlain(value: unknown): value is Record<string, unknown> {
  return isObject(value) && Object.getPrototypeOf(value) === Object.prototype;
}

function differs(expected: unknown, actual: unknown, { path }: Place): Mismatch {
  return new Mismatch(`${path || 'it'}: ${asText(actual)} instead of ${asText(expected)}`);
}

export function asText(value: unknown): string {
  return value === undefined ? 'nothing' : BSON.EJSON.stringify(value as BSON.Document, { relaxed: true });
}
