import { compileExpression, type Expression } from '../aggregate/expressions';
import { isMongoDBs } from '../aggregate/names';
import { FieldNames } from '../bson/field-names';
import { isNumeric, toNumber } from '../bson/numbers';
import { type Doc, isDoc, type Value } from '../bson/types';
import { CommandError, notSupported } from '../errors';
import { checkFieldPath } from '../query/field-path';
import { excludeFields, includeFields, type ProjectionTree } from './apply';

export interface CompiledProjection {
  /** The top-level fields the result can come from; undefined when it may need any. */
  readonly fields: ReadonlySet<string> | undefined;
  /** Where each top-level field is either kept whole or left out: the names of all of one sort. */
  readonly flat?: { readonly names: FieldNames; readonly areKept: boolean } | undefined;
  apply(doc: Doc): Doc;
}

/** Parses a projection; throws MongoDB's refusals of mixed, colliding or malformed ones. */
export function parseProjection(spec: Doc): CompiledProjection {
  return new ProjectionParser().parse(spec);
}

class ProjectionParser {
  private readonly tree: ProjectionTree = new Map();
  private readonly computed = new Map<string, Expression>();
  private mode: 'inclusion' | 'exclusion' | undefined;
  private idRule: boolean | undefined;

  parse(spec: Doc): CompiledProjection {
    for (const [path, value] of spec) this.field(path, value);
    const { tree, computed } = this;
    const including = this.mode === 'inclusion' || (this.mode === undefined && this.idRule === true);
    const idIsMarked = including ? this.idRule !== false : this.idRule === false;
    if (idIsMarked && !tree.has('_id') && !computed.has('_id')) tree.set('_id', true);
    const isFlat = computed.size === 0 && [...tree.values()].every((child) => child === true);
    const flat = isFlat ? { names: new FieldNames(tree.keys()), areKept: including } : undefined;
    if (!including) return { fields: undefined, flat, apply: (doc) => excludeFields(doc, tree) };
    if (computed.size === 0) return { fields: new Set(tree.keys()), flat, apply: (doc) => includeFields(doc, tree) };
    const apply = (doc: Doc) => {
      const result = includeFields(doc, tree);
      for (const [name, expression] of computed) {
        const value = expression(doc);
        if (value !== undefined) result.set(name, value);
      }
      return result;
    };
    return { fields: undefined, apply };
  }

  private field(path: string, value: Value): void {
    if (path.endsWith('.$')) throw notSupported('the positional projection');
    checkFieldPath(path);
    const flag = typeof value === 'boolean' ? value : isNumeric(value) ? toNumber(value) !== 0 : undefined;
    if (flag === undefined) this.expression(path, value);
    else if (path === '_id') this.idRule = flag;
    else {
      this.setMode(flag ? 'inclusion' : 'exclusion', path);
      this.mark(path);
    }
  }

  private expression(path: string, value: Value): void {
    const [first] = isDoc(value) ? value.keys() : [];
    if (isDoc(value) && first === undefined)
      throw new CommandError(51270, `An empty sub-projection is not a valid value. Found empty object at path`);
    if (isDoc(value) && !first?.startsWith('$')) {
      for (const [name, member] of value) this.field(`${path}.${name}`, member);
      return;
    }
    if (first === '$elemMatch' || first === '$slice') throw notSupported(`the projection ${first}`);
    if (first && !isMongoDBs('expression', first)) throw new CommandError(31325, `Unknown expression ${first}`);
    if (path.includes('.')) throw notSupported(`computing a field within another, ${path},`);
    this.setMode('inclusion', path);
    this.checkCollision(path);
    this.computed.set(path, compileExpression(value));
  }

  private setMode(mode: 'inclusion' | 'exclusion', path: string): void {
    if (this.mode !== undefined && this.mode !== mode) {
      if (mode === 'inclusion')
        throw new CommandError(31253, `Cannot do inclusion on field ${path} in exclusion projection`);
      throw new CommandError(31254, `Cannot do exclusion on field ${path} in inclusion projection`);
    }
    this.mode = mode;
  }

  private mark(path: string): void {
    this.checkCollision(path);
    const parts = path.split('.');
    const last = parts.pop() as string;
    let parent = this.tree;
    for (const part of parts) {
      const next = (parent.get(part) ?? new Map()) as ProjectionTree;
      parent.set(part, next);
      parent = next;
    }
    parent.set(last, true);
  }

  private checkCollision(path: string): void {
    for (const other of [...markedPaths(this.tree), ...this.computed.keys()]) {
      if (other === path || other.startsWith(`${path}.`) || path.startsWith(`${other}.`))
        throw new CommandError(
          31249,
          `Path collision at ${path}${other === path ? '' : ` remaining portion ${longer(path, other)}`}`,
        );
    }
  }
}

function longer(path: string, other: string): string {
  const [short, long] = path.length < other.length ? [path, other] : [other, path];
  return long.slice(short.length + 1);
}

function markedPaths(tree: ProjectionTree, prefix = ''): string[] {
  return [...tree].flatMap(([name, child]) =>
    child === true ? [prefix + name] : markedPaths(child, `${prefix}${name}.`),
  );
}
