import { BsonUndefined, type Value } from '../../bson/types';
import { CommandError } from '../../errors';
import { compileExpression } from './compile';
import type { Compile, CompileContext, Expression } from './scope';

type Evaluated = Value | undefined;

/** An operator of exactly one argument, given bare or as an array of one. */
export function unary(name: string, evaluate: (value: Evaluated) => Evaluated): Compile {
  return (operand, context) => {
    const [argument] = compileArguments(name, operand, context, 1, 1) as [Expression];
    return (scope) => evaluate(argument(scope));
  };
}

/** An operator of exactly two arguments. */
export function binary(name: string, evaluate: (a: Evaluated, b: Evaluated) => Evaluated): Compile {
  return (operand, context) => {
    const [first, second] = compileArguments(name, operand, context, 2, 2) as [Expression, Expression];
    return (scope) => evaluate(first(scope), second(scope));
  };
}

/** An operator of `fewest` to `most` arguments, which receives them evaluated. */
export function nary(
  name: string,
  evaluate: (values: Evaluated[]) => Evaluated,
  fewest = 0,
  most = Number.POSITIVE_INFINITY,
): Compile {
  return (operand, context) => {
    const compiled = compileArguments(name, operand, context, fewest, most);
    return (scope) => evaluate(compiled.map((argument) => argument(scope)));
  };
}

/** Compiles the argument list of an operator and checks its length. */
export function compileArguments(
  name: string,
  operand: Value,
  context: CompileContext,
  fewest: number,
  most: number,
): Expression[] {
  const list = Array.isArray(operand) ? operand : [operand];
  if (list.length < fewest || list.length > most) {
    if (fewest === most)
      throw new CommandError(
        16020,
        `Expression ${name} takes exactly ${fewest} arguments. ${list.length} were passed in.`,
      );
    throw new CommandError(
      28667,
      `Expression ${name} takes at least ${fewest} arguments, and at most ${most}, but ${list.length} were passed in.`,
    );
  }
  return list.map((member) => compileExpression(member, context));
}

/** null, undefined and missing: what most operators answer with null. */
export function isNullish(value: Evaluated): value is null | undefined | BsonUndefined {
  return value === undefined || value === null || value instanceof BsonUndefined;
}
