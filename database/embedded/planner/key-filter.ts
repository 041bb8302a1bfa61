import { rankByte } from '../bson/key-string';
import { DateTime, type Doc, ObjectId, type Value } from '../bson/types';
import type { FilterNode } from '../query/filter';
import type { Index } from '../storage/collection';

const STRING = rankByte(15);
const OBJECT_ID = rankByte(35);
const BOOLEAN = rankByte(40);
const DATE = rankByte(45);
/** What every key starts with: whose it is. */
const PREFIX = 4;

/**
 * Decides about documents by the keys of an index that holds every field the conditions look at, so that those which
 * don't match are never read. Texts, ids, dates and booleans are read back out of a key; it says nothing about a key
 * with any other value in a field that counts, such as null, which stands for missing fields too.
 */
export class KeyFilter {
  private constructor(
    private readonly index: Index,
    private readonly nodes: readonly FilterNode[],
    private readonly wanted: readonly boolean[],
  ) {}

  /** @param nodes all of which must hold; undefined when one looks at more than the index holds in this form */
  static of(index: Index, nodes: readonly FilterNode[]): KeyFilter | undefined {
    if (nodes.length === 0) return undefined;
    const paths = new Set<string>();
    if (!nodes.every((node) => collectPaths(node, paths))) return undefined;
    const wanted = index.fields.map((field) => paths.delete(field));
    return paths.size === 0 ? new KeyFilter(index, nodes, wanted.slice(0, wanted.lastIndexOf(true) + 1)) : undefined;
  }

  /** Undefined: the document itself must be looked at. */
  matches(key: Buffer): boolean | undefined {
    const doc: Doc = new Map();
    let at = PREFIX;
    for (const [i, isWanted] of this.wanted.entries()) {
      const descending = this.index.descending[i] === true;
      const end = endOfValue(key, at, descending);
      if (end === undefined) return undefined;
      if (isWanted) {
        const value = descending ? undefined : valueAt(key, at, end);
        if (value === undefined) return undefined;
        doc.set(this.index.fields[i] as string, value);
      }
      at = end;
    }
    return this.nodes.every((node) => node.matches(doc));
  }
}

/** Only conditions that a value alone decides, and that treat a text and a symbol alike, as keys do. */
function collectPaths(node: FilterNode, paths: Set<string>): boolean {
  if (node.kind === 'and' || node.kind === 'or') return node.children.every((child) => collectPaths(child, paths));
  if (node.kind !== 'field' || node.path.includes('.')) return false;
  paths.add(node.path);
  return node.operator === '$regex' || node.operator === '$eq' || node.operator === '$in';
}

/** Where the value that starts here ends; undefined for kinds that are not read. */
function endOfValue(key: Buffer, at: number, descending: boolean): number | undefined {
  const kind = descending ? ~(key[at] as number) & 0xff : key[at];
  switch (kind) {
    case STRING:
      return descending ? undefined : endOfText(key, at + 1);
    case OBJECT_ID:
      return at + 13;
    case BOOLEAN:
      return at + 2;
    case DATE:
      return at + 9;
    default:
      return undefined;
  }
}

/** A text ends with 00 01; one with a zero byte in it is not read. */
function endOfText(key: Buffer, start: number): number | undefined {
  const zero = key.indexOf(0, start);
  return zero >= 0 && key[zero + 1] === 1 ? zero + 2 : undefined;
}

function valueAt(key: Buffer, at: number, end: number): Value | undefined {
  switch (key[at]) {
    case STRING:
      return key.toString('utf8', at + 1, end - 2);
    case OBJECT_ID:
      return new ObjectId(key.toString('latin1', at + 1, end));
    case BOOLEAN:
      return key[at + 1] === 1;
    case DATE:
      return new DateTime(Number(BigInt.asIntN(64, key.readBigUInt64BE(at + 1) - (1n << 63n))));
    default:
      return undefined;
  }
}
