import { randomBytes } from 'node:crypto';
import { cloneValue } from '../bson/clone';
import { type Doc, ObjectId, type Value } from '../bson/types';
import { CommandError } from '../errors';
import type { CompiledFilter, FilterNode } from '../query/filter';
import { applyAtPath } from './apply-path';
import type { CompiledUpdate } from './parse-update';

const processPart = randomBytes(5);
let counter = randomBytes(3).readUIntBE(0, 3);

/** A new ObjectId: seconds, five random bytes of this process, a counter. */
function newObjectId(): ObjectId {
  const bytes = Buffer.allocUnsafe(12);
  bytes.writeUInt32BE(Math.floor(Date.now() / 1000), 0);
  processPart.copy(bytes, 4);
  counter = (counter + 1) & 0xffffff;
  bytes.writeUIntBE(counter, 9, 3);
  return new ObjectId(bytes.toString('latin1'));
}

/**
 * The document an upsert inserts when nothing matched: the equalities of the filter (of a replacement only the _id),
 * then the update applied, an _id made when there is none, the _id first.
 */
export function upsertDocument(filter: CompiledFilter, update: CompiledUpdate): Doc {
  const seed: Doc = new Map();
  const equalities = new Map<string, Value>();
  collectEqualities(filter.root, equalities);
  for (const [path, value] of equalities) {
    if (update.kind === 'replacement' && path !== '_id') continue;
    applyAtPath(seed, path, undefined, true, () => cloneValue(value));
  }
  const made = update.apply(seed, { isInsert: true, position: undefined });
  const result: Doc = new Map([['_id', givenOrNewId(made)]]);
  for (const [name, value] of made) if (name !== '_id') result.set(name, value);
  return result;
}

/** The document's _id, which may be null, or a new one where there is none. */
export function givenOrNewId(doc: Doc): Value {
  const id = doc.get('_id');
  return id === undefined ? newObjectId() : id;
}

function collectEqualities(node: FilterNode, equalities: Map<string, Value>): void {
  if (node.kind === 'and' || (node.kind === 'or' && node.children.length === 1)) {
    for (const child of node.children) collectEqualities(child, equalities);
    return;
  }
  if (node.kind !== 'field') return;
  const value = equalityOf(node.operator, node.operand);
  if (value === undefined) return;
  for (const path of equalities.keys()) {
    if (path === node.path || path.startsWith(`${node.path}.`) || node.path.startsWith(`${path}.`))
      throw new CommandError(
        54,
        `cannot infer query fields to set, ${path === node.path ? `path '${path}' is matched twice` : `both paths '${path}' and '${node.path}' are matched`}`,
      );
  }
  equalities.set(node.path, value);
}

function equalityOf(operator: string, operand: Value): Value | undefined {
  if (operator === '$eq') return operand;
  return operator === '$in' && Array.isArray(operand) && operand.length === 1 ? operand[0] : undefined;
}
