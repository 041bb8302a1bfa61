import { compileExpression } from '../aggregate/expressions/compile';
import { operators, unsupportedOperators } from '../aggregate/expressions/registry';
import { type CompileContext, compileContext, type Expression, Scope } from '../aggregate/expressions/scope';
import { isNumeric, toNumber } from '../bson/numbers';
import { type Doc, isDoc, type Value } from '../bson/types';
import { badValue, CommandError, notSupported } from '../errors';
import { elementTest } from '../query/operators/array';
import { excludeFields, includeFields, type ProjectionNode } from './apply';
import { setPath } from './set-path';
import { parseSlice } from './slice';

/** What a projection may refer to beside the document. */
interface ProjectionInput {
  readonly variables?: ReadonlyMap<string, Value | undefined> | undefined;
  /** The array index the filter matched, for `field.$`. */
  readonly position?: number | undefined;
}

export interface CompiledProjection {
  /** The top-level fields the result can come from; undefined when it may need any. */
  readonly fields: ReadonlySet<string> | undefined;
  apply(doc: Doc, input?: ProjectionInput): Doc;
}

interface ParseOptions {
  /** "find" knows $slice, $elemMatch and positional `$` as projections; "aggregate" reads $slice as an expression. */
  readonly language: 'find' | 'aggregate';
  readonly variables?: Iterable<string>;
  readonly context?: CompileContext;
}

/** Parses a projection; throws MongoDB's refusals of mixed, colliding or malformed ones. */
export function parseProjection(spec: Doc, options: ParseOptions): CompiledProjection {
  return new ProjectionParser(options).parse(spec);
}

class ProjectionParser {
  private readonly root: ProjectionNode = { children: new Map() };
  private readonly computed: { path: string; parts: string[]; expression: Expression }[] = [];
  private readonly context: CompileContext;
  private mode: 'inclusion' | 'exclusion' | undefined;
  private positional: string | undefined;
  private idRule: boolean | undefined;

  constructor(private readonly options: ParseOptions) {
    this.context = options.context ?? compileContext(options.variables ?? []);
  }

  parse(spec: Doc): CompiledProjection {
    for (const [path, value] of spec) this.field(path, value);
    const including = this.mode === 'inclusion' || (this.mode === undefined && this.idRule === true);
    this.applyIdRule(including);
    return including ? this.inclusion() : this.exclusion();
  }

  private inclusion(): CompiledProjection {
    const fields = this.computed.length > 0 ? undefined : new Set(this.root.children.keys());
    return {
      fields,
      apply: (doc, input = {}) => this.compute(includeFields(doc, this.root, input.position), doc, input),
    };
  }

  private exclusion(): CompiledProjection {
    return {
      fields: undefined,
      apply: (doc, input = {}) => this.compute(excludeFields(doc, this.root, input.position), doc, input),
    };
  }

  private compute(result: Doc, doc: Doc, { variables }: ProjectionInput): Doc {
    if (this.computed.length === 0) return result;
    const scope = Scope.of(doc, variables);
    for (const { parts, expression } of this.computed) setPath(result, parts, () => expression(scope));
    return result;
  }

  private applyIdRule(including: boolean): void {
    if (this.root.children.has('_id') || this.computed.some(({ path }) => path === '_id')) return;
    if (including && this.idRule !== false) this.add('_id', { children: new Map(), leaf: { kind: 'keep' } });
    if (!including && this.idRule === false) this.add('_id', { children: new Map(), leaf: { kind: 'keep' } });
  }

  private field(path: string, value: Value): void {
    checkFieldPath(path);
    if (path === '_id' && isFlag(value)) {
      this.idRule = isOn(value);
      return;
    }
    if (isFlag(value)) this.flag(path, isOn(value));
    else if (isDoc(value)) this.document(path, value);
    else this.expression(path, value);
  }

  private flag(path: string, on: boolean): void {
    if (path.endsWith('.$')) this.positionalField(path, on);
    else {
      this.setMode(on ? 'inclusion' : 'exclusion', path);
      this.add(path, { children: new Map(), leaf: { kind: 'keep' } });
    }
  }

  private positionalField(path: string, on: boolean): void {
    if (this.options.language !== 'find')
      throw new CommandError(
        16410,
        "FieldPath field names may not start with '$'. Consider using $getField or $setField.",
      );
    if (!on) throw new CommandError(31395, 'positional projection cannot be used with exclusion');
    if (this.positional) throw new CommandError(31276, `Cannot specify more than one positional projection per query.`);
    this.positional = path;
    this.setMode('inclusion', path);
    this.add(path.slice(0, -2), { children: new Map(), leaf: { kind: 'positional' } });
  }

  private document(path: string, value: Doc): void {
    const [first] = value.keys();
    if (first === undefined)
      throw new CommandError(51270, `An empty sub-projection is not a valid value. Found empty object at path`);
    if (!first.startsWith('$')) {
      for (const [name, member] of value) this.field(`${path}.${name}`, member);
      return;
    }
    if (first === '$meta') throw notSupported('the projection $meta');
    if (!operators().has(first) && !unsupportedOperators.has(first) && first !== '$elemMatch')
      throw new CommandError(31325, `Unknown expression ${first}`);
    const inFind = this.options.language === 'find';
    if (inFind && first === '$elemMatch') this.elemMatch(path, value);
    else if (inFind && first === '$slice') this.slice(path, value);
    else this.expression(path, value);
  }

  private elemMatch(path: string, value: Doc): void {
    if (path.includes('.')) throw new CommandError(31275, 'Cannot use $elemMatch projection on a nested field.');
    if (value.size !== 1 || !isDoc(value.get('$elemMatch')))
      throw new CommandError(
        31274,
        `elemMatch: Invalid argument, object required, but got ${typeof value.get('$elemMatch')}`,
      );
    const test = elementTest(value.get('$elemMatch') as Doc, {});
    this.setMode('inclusion', path);
    this.add(path, { children: new Map(), leaf: { kind: 'elemMatch', test } });
  }

  private slice(path: string, value: Doc): void {
    const slice = parseSlice(value.get('$slice') as Value);
    if (!slice) this.expression(path, value);
    else this.add(path, { children: new Map(), leaf: { kind: 'slice', slice } });
  }

  private expression(path: string, value: Value): void {
    this.setMode('inclusion', path);
    this.checkCollision(path);
    this.computed.push({ path, parts: path.split('.'), expression: compileExpression(value, this.context) });
  }

  private setMode(mode: 'inclusion' | 'exclusion', path: string): void {
    if (this.mode !== undefined && this.mode !== mode) {
      if (mode === 'inclusion')
        throw new CommandError(31253, `Cannot do inclusion on field ${path} in exclusion projection`);
      throw new CommandError(31254, `Cannot do exclusion on field ${path} in inclusion projection`);
    }
    this.mode = mode;
  }

  private add(path: string, node: ProjectionNode): void {
    this.checkCollision(path);
    const parts = path.split('.');
    let parent = this.root;
    for (const part of parts.slice(0, -1)) {
      const next: ProjectionNode = parent.children.get(part) ?? { children: new Map() };
      parent.children.set(part, next);
      parent = next;
    }
    parent.children.set(parts[parts.length - 1] as string, node);
  }

  private checkCollision(path: string): void {
    const taken = [...leafPaths(this.root), ...this.computed.map((field) => field.path)];
    for (const other of taken) {
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

function leafPaths(node: ProjectionNode, prefix = ''): string[] {
  return [...node.children].flatMap(([name, child]) =>
    child.leaf ? [prefix + name] : leafPaths(child, `${prefix}${name}.`),
  );
}

function isFlag(value: Value): value is boolean | number {
  return typeof value === 'boolean' || isNumeric(value);
}

function isOn(value: Value): boolean {
  return isNumeric(value) ? toNumber(value) !== 0 : value === true;
}

function checkFieldPath(path: string): void {
  if (path === '') throw new CommandError(40352, 'FieldPath cannot be constructed with empty string');
  const parts = path.split('.');
  if (path.endsWith('.')) throw new CommandError(40353, "FieldPath must not end with a '.'.");
  if (parts.includes('')) throw new CommandError(15998, 'FieldPath field names may not be empty strings.');
  const dollar = parts.findIndex((part) => part.startsWith('$'));
  if (dollar < 0) return;
  if (parts[dollar] !== '$' || dollar === 0)
    throw new CommandError(
      16410,
      `FieldPath field names may not start with '$'. Consider using $getField or $setField.`,
    );
  if (dollar !== parts.length - 1)
    throw badValue(
      `As of 4.4, it's illegal to specify positional operator in the middle of a path.Positional projection may only be used at the end, for example: a.b.$. If the query previously used a form like a.b.$.d, remove the parts following the '$' and the results will be equivalent.`,
    );
}
