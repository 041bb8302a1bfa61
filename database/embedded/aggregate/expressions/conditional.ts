import { isDoc, type Value } from '../../bson/types';
import { CommandError } from '../../errors';
import { compileArguments, isNullish } from './arguments';
import { isTrue } from './boolean';
import { checkVariableName, compileExpression } from './compile';
import { type Compile, type CompileContext, type Expression, withVariables } from './scope';

export const conditionalOperators: Record<string, Compile> = {
  $cond: cond,
  $ifNull: ifNull,
  $switch: switchOperator,
  $let: letOperator,
  $literal: (operand) => () => operand,
  $expr: (operand, context) => compileExpression(operand, context),
};

/** [if, then, else] or { if, then, else }. */
function cond(operand: Value, context: CompileContext): Expression {
  const [condition, whenTrue, whenFalse] = compileArguments('$cond', condParts(operand), context, 3, 3) as [
    Expression,
    Expression,
    Expression,
  ];
  return (scope) => (isTrue(condition(scope)) ? whenTrue(scope) : whenFalse(scope));
}

function condParts(operand: Value): Value {
  if (!isDoc(operand)) return operand;
  for (const name of operand.keys())
    if (!['if', 'then', 'else'].includes(name))
      throw new CommandError(17083, `Unrecognized parameter to $cond: ${name}`);
  return [required(operand, 'if', 17080), required(operand, 'then', 17081), required(operand, 'else', 17082)];
}

function required(operand: Map<string, Value>, name: string, code: number): Value {
  const value = operand.get(name);
  if (value === undefined) throw new CommandError(code, `Missing '${name}' parameter to $cond`);
  return value;
}

function ifNull(operand: Value, context: CompileContext): Expression {
  if (!Array.isArray(operand) || operand.length < 2)
    throw new CommandError(
      1257300,
      `$ifNull needs at least two arguments, had: ${Array.isArray(operand) ? operand.length : 1}`,
    );
  const alternatives = compileArguments('$ifNull', operand, context, 2, Number.POSITIVE_INFINITY);
  const last = alternatives[alternatives.length - 1] as Expression;
  return (scope) => {
    for (const alternative of alternatives) {
      const value = alternative(scope);
      if (alternative === last || !isNullish(value)) return value;
    }
    return undefined;
  };
}

function switchOperator(operand: Value, context: CompileContext): Expression {
  if (!isDoc(operand))
    throw new CommandError(40060, `$switch requires an object as an argument, found: ${typeof operand}`);
  for (const name of operand.keys())
    if (name !== 'branches' && name !== 'default')
      throw new CommandError(40067, `$switch found an unknown argument: ${name}`);
  const list = operand.get('branches');
  if (!Array.isArray(list)) throw new CommandError(40061, "$switch expected an array for 'branches'");
  if (list.length === 0) throw new CommandError(40068, '$switch requires at least one branch.');
  const branches = list.map((branch) => compileBranch(branch, context));
  const otherwise = operand.get('default');
  const fallback = otherwise === undefined ? undefined : compileExpression(otherwise, context);
  return (scope) => {
    for (const { condition, result } of branches) if (isTrue(condition(scope))) return result(scope);
    if (!fallback)
      throw new CommandError(
        40066,
        '$switch could not find a matching branch for an input, and no default was specified.',
      );
    return fallback(scope);
  };
}

function compileBranch(branch: Value, context: CompileContext): { condition: Expression; result: Expression } {
  if (!isDoc(branch)) throw new CommandError(40062, '$switch expected each branch to be an object');
  for (const name of branch.keys())
    if (name !== 'case' && name !== 'then')
      throw new CommandError(40063, `$switch found an unknown argument to a branch: ${name}`);
  const condition = branch.get('case');
  const then = branch.get('then');
  if (condition === undefined) throw new CommandError(40064, "$switch requires each branch have a 'case' expression");
  if (then === undefined) throw new CommandError(40065, "$switch requires each branch have a 'then' expression.");
  return { condition: compileExpression(condition, context), result: compileExpression(then, context) };
}

function letOperator(operand: Value, context: CompileContext): Expression {
  if (!isDoc(operand)) throw new CommandError(16874, '$let only supports an object as its argument');
  for (const name of operand.keys())
    if (name !== 'vars' && name !== 'in') throw new CommandError(16875, `Unrecognized parameter to $let: ${name}`);
  const vars = operand.get('vars');
  const body = operand.get('in');
  if (!isDoc(vars)) throw new CommandError(16876, "Missing 'vars' parameter to $let");
  if (body === undefined) throw new CommandError(16877, "Missing 'in' parameter to $let");
  const definitions = Array.from(vars, ([name, value]): [string, Expression] => {
    checkVariableName(name);
    return [name, compileExpression(value, context)];
  });
  const evaluate = compileExpression(body, withVariables(context, vars.keys()));
  return (scope) => {
    let inner = scope;
    for (const [name, definition] of definitions) inner = inner.with(name, definition(scope));
    return evaluate(inner);
  };
}
