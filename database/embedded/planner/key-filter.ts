import { encodeKey, rankByte } from '../bson/key-string';
import { DateTime, isDoc, maxKey, minKey, ObjectId, type Value } from '../bson/types';
import type { FieldNode, FilterNode } from '../query/filter';
import type { Index } from '../storage/collection';
import { isPlainEquality } from './conditions';
import { bytesInEveryMatch } from './key-bytes';

const NULL = rankByte(5);
const STRING = rankByte(15);
const OBJECT_ID = rankByte(35);
const BOOLEAN = rankByte(40);
const DATE = rankByte(45);
/** What every key starts with: whose it is. */
const PREFIX = 4;

/** Decides by the ends of a key's values; undefined: the document itself must be looked at. */
type KeyTest = (key: string, ends: readonly number[]) => boolean | undefined;

/**
 * Decides about documents by the keys of an index that holds every field the conditions look at, so that those which
 * don't match are never read. Texts, ids, dates, booleans and null are read back out of a key; it says nothing about a
 * key with any other value in a field that counts.
 */
export class KeyFilter {
  private constructor(
    private readonly index: Index,
    private readonly tests: readonly KeyTest[],
    /** How many fields, from the first on, are looked at. */
    private readonly length: number,
    private readonly bytes: RegExp | undefined,
  ) {}

  private readonly ends: number[] = [];

  /** @param nodes all of which must hold; undefined when one looks at more than the index holds in this form */
  static of(index: Index, nodes: readonly FilterNode[]): KeyFilter | undefined {
    const used = new Set<number>();
    const tests = nodes.map((node) => testOf(node, index, used));
    if (tests.length === 0 || !tests.every((test) => test !== undefined)) return undefined;
    return new KeyFilter(index, tests, Math.max(...used) + 1, bytesInEveryMatch(nodes, index));
  }

  /**
   * @param key as a text of one character per byte
   * @returns undefined when the document itself must be looked at
   */
  matches(key: string): boolean | undefined {
    if (this.bytes && !this.bytes.test(key)) return false;
    const { ends } = this;
    for (let i = 0, at = PREFIX; i < this.length; i++) {
      const end = endOfValue(key, at, this.index.descending[i] === true);
      if (end === undefined) return undefined;
      ends[i] = end;
      at = end;
    }
    return verdictOf(this.tests, false, key, ends);
  }
}

/** The verdict that one test is enough for (false where all must hold, true where any), or the other one when all say that. */
function verdictOf(tests: readonly KeyTest[], oneSays: boolean, key: string, ends: readonly number[]) {
  let known = true;
  for (const test of tests) {
    const verdict = test(key, ends);
    if (verdict === oneSays) return oneSays;
    if (verdict === undefined) known = false;
  }
  return known ? !oneSays : undefined;
}

/** @param used collects the places in the index of the fields that are looked at */
function testOf(node: FilterNode, index: Index, used: Set<number>): KeyTest | undefined {
  if (node.kind === 'and' || node.kind === 'or') {
    const tests = node.children.map((child) => testOf(child, index, used));
    if (!tests.every((test) => test !== undefined)) return undefined;
    return (key, ends) => verdictOf(tests, node.kind === 'or', key, ends);
  }
  const place = node.kind === 'field' ? index.fields.indexOf(node.path) : -1;
  if (node.kind !== 'field' || place < 0 || node.path.includes('.') || !isReadable(node)) return undefined;
  used.add(place);
  return fieldTest(node, place, index.descending[place] === true);
}

const OPERATORS: ReadonlySet<string> = new Set(['$regex', '$eq', '$ne', '$in', '$nin', '$gt', '$gte', '$lt', '$lte']);

/** Conditions that a value alone decides, and that treat null and a missing field alike, as keys do. */
function isReadable({ operator, operand }: FieldNode): boolean {
  return OPERATORS.has(operator) && operand !== minKey && operand !== maxKey && !isDoc(operand);
}

function fieldTest(node: FieldNode, place: number, descending: boolean): KeyTest {
  const start = (ends: readonly number[]) => (place === 0 ? PREFIX : (ends[place - 1] as number));
  if (isPlainEquality(node)) {
    const wanted = new Set(
      [node.operand].flat().map((value) => encodeKey([value as Value], [descending]).toString('latin1')),
    );
    return (key, ends) => wanted.has(key.slice(start(ends), ends[place]));
  }
  return (key, ends) => {
    const value = valueAt(key, start(ends), ends[place] as number, descending);
    return value === undefined ? undefined : node.matchesValue(value);
  };
}

/** Where the value that starts here ends; undefined for kinds that are not read. */
function endOfValue(key: string, at: number, descending: boolean): number | undefined {
  const kind = key.charCodeAt(at);
  switch (descending ? ~kind & 0xff : kind) {
    case STRING:
      return descending ? undefined : endOfText(key, at + 1);
    case OBJECT_ID:
      return at + 13;
    case BOOLEAN:
      return at + 2;
    case DATE:
      return at + 9;
    case NULL:
      return at + 1;
    default:
      return undefined;
  }
}

/** A text ends with 00 01; one with a zero byte in it is not read. */
function endOfText(key: string, start: number): number | undefined {
  const zero = key.indexOf('\0', start);
  return zero >= 0 && key.charCodeAt(zero + 1) === 1 ? zero + 2 : undefined;
}

const NOT_ASCII = /[\x80-\xff]/;

function valueAt(key: string, at: number, end: number, descending: boolean): Value | undefined {
  if (!descending && key.charCodeAt(at) === STRING) {
    const text = key.slice(at + 1, end - 2);
    return NOT_ASCII.test(text) ? Buffer.from(text, 'latin1').toString('utf8') : text;
  }
  const bytes = Buffer.from(key.slice(at, end), 'latin1');
  if (descending) for (let i = 0; i < bytes.length; i++) bytes[i] = ~(bytes[i] as number) & 0xff;
  switch (bytes[0]) {
    case OBJECT_ID:
      return new ObjectId(bytes.toString('latin1', 1));
    case BOOLEAN:
      return bytes[1] === 1;
    case DATE:
      return new DateTime(Number(BigInt.asIntN(64, bytes.readBigUInt64BE(1) - (1n << 63n))));
    case NULL:
      return null;
    default:
      return undefined;
  }
}
