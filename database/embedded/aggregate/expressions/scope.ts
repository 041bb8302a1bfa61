import type { Doc, Value } from '../../bson/types';

/** What an expression sees: the document at hand and the variables around it. */
export class Scope {
  private constructor(
    readonly root: Doc,
    private readonly parent: Scope | undefined,
    private readonly name: string,
    private readonly value: Value | undefined,
  ) {}

  static of(root: Doc, variables?: ReadonlyMap<string, Value | undefined>): Scope {
    let scope = new Scope(root, undefined, 'ROOT', root);
    if (variables) for (const [name, value] of variables) scope = scope.with(name, value);
    return scope;
  }

  /** This scope with one more variable. */
  with(name: string, value: Value | undefined): Scope {
    return new Scope(this.root, this, name, value);
  }

  variable(name: string): Value | undefined {
    for (let scope: Scope | undefined = this; scope; scope = scope.parent) if (scope.name === name) return scope.value;
    return undefined;
  }
}

/** A compiled aggregation expression; undefined is MongoDB's "missing". */
export type Expression = (scope: Scope) => Value | undefined;

/** What compiling needs to know: which variables exist, and the time $$NOW stands for (milliseconds). */
export interface CompileContext {
  readonly variables: ReadonlySet<string>;
  readonly now: number;
}

export function compileContext(variables: Iterable<string> = [], now = Date.now()): CompileContext {
  return { variables: new Set(variables), now };
}

/** The context with more variables defined. */
export function withVariables(context: CompileContext, names: Iterable<string>): CompileContext {
  return { ...context, variables: new Set([...context.variables, ...names]) };
}

export type Compile = (operand: Value, context: CompileContext) => Expression;
