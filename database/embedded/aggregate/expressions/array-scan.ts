import { compareValues } from '../../bson/compare';
import { isNumeric, toInteger, toNumber } from '../../bson/numbers';
import { typeName } from '../../bson/type-names';
import { isDoc, type Value } from '../../bson/types';
import { CommandError } from '../../errors';
import { compileSort } from '../../query/sort';
import { isNullish } from './arguments';
import { isTrue } from './boolean';
import { checkVariableName, compileExpression } from './compile';
import { type Compile, type CompileContext, type Expression, withVariables } from './scope';

export const arrayScanOperators: Record<string, Compile> = {
  $filter: filter,
  $map: map,
  $reduce: reduce,
  $sortArray: sortArray,
  $zip: zip,
};

function filter(operand: Value, context: CompileContext): Expression {
  const parts = partsOf('$filter', operand, { input: 28648, cond: 28650 }, ['as', 'limit'], 28646, 28647);
  const name = variableName(parts.get('as'));
  const input = compileExpression(parts.get('input') as Value, context);
  const condition = compileExpression(parts.get('cond') as Value, withVariables(context, [name]));
  const limit = parts.has('limit') ? compileExpression(parts.get('limit') as Value, context) : undefined;
  return (scope) => {
    const array = input(scope);
    if (isNullish(array)) return null;
    if (!Array.isArray(array))
      throw new CommandError(28651, `input to $filter must be an array not ${typeName(array)}`);
    const most = filterLimit(limit?.(scope));
    const kept: Value[] = [];
    for (const element of array) {
      if (kept.length === most) break;
      if (isTrue(condition(scope.with(name, element)))) kept.push(element);
    }
    return kept;
  };
}

function filterLimit(value: Value | undefined): number {
  if (isNullish(value)) return Number.POSITIVE_INFINITY;
  const limit = toInteger(value);
  if (limit === undefined)
    throw new CommandError(327391, '$filter: limit must be represented as a 32-bit integral value');
  if (limit <= 0n) throw new CommandError(327392, `$filter: limit must be greater than 0: ${limit}`);
  return Number(limit);
}

function map(operand: Value, context: CompileContext): Expression {
  const parts = partsOf('$map', operand, { input: 16880, in: 16882 }, ['as'], 16878, 16879);
  const name = variableName(parts.get('as'));
  const input = compileExpression(parts.get('input') as Value, context);
  const body = compileExpression(parts.get('in') as Value, withVariables(context, [name]));
  return (scope) => {
    const array = input(scope);
    if (isNullish(array)) return null;
    if (!Array.isArray(array)) throw new CommandError(16883, `input to $map must be an array not ${typeName(array)}`);
    return array.map((element) => body(scope.with(name, element)) ?? null);
  };
}

function reduce(operand: Value, context: CompileContext): Expression {
  const parts = partsOf('$reduce', operand, { input: 40077, initialValue: 40078, in: 40079 }, [], 40075, 40076);
  const input = compileExpression(parts.get('input') as Value, context);
  const initial = compileExpression(parts.get('initialValue') as Value, context);
  const body = compileExpression(parts.get('in') as Value, withVariables(context, ['this', 'value']));
  return (scope) => {
    const array = input(scope);
    if (isNullish(array)) return null;
    if (!Array.isArray(array))
      throw new CommandError(40080, `$reduce requires that 'input' be an array, found: ${typeName(array)}`);
    return array.reduce<Value | undefined>(
      (value, element) => body(scope.with('this', element).with('value', value)),
      initial(scope),
    );
  };
}

function sortArray(operand: Value, context: CompileContext): Expression {
  const parts = partsOf('$sortArray', operand, { input: 2942502, sortBy: 2942503 }, [], 2942500, 2942501);
  const input = compileExpression(parts.get('input') as Value, context);
  const order = elementOrder(parts.get('sortBy') as Value);
  return (scope) => {
    const array = input(scope);
    if (isNullish(array)) return null;
    if (!Array.isArray(array))
      throw new CommandError(
        2942504,
        `The input argument to $sortArray must be an array, but was of type: ${typeName(array)}`,
      );
    return [...array].sort(order);
  };
}

function elementOrder(sortBy: Value): (a: Value, b: Value) => number {
  if (isNumeric(sortBy)) {
    const direction = toNumber(sortBy);
    if (direction !== 1 && direction !== -1)
      throw new CommandError(2942505, 'The $sortArray order must be either 1 or -1');
    return (a, b) => direction * compareValues(a, b);
  }
  if (!isDoc(sortBy)) throw new CommandError(2942507, 'Invalid sortBy: must be a number or an object');
  const order = compileSort(sortBy);
  const key = (element: Value) => order.key(isDoc(element) ? element : new Map());
  return (a, b) => order.compareKeys(key(a), key(b));
}

function zip(operand: Value, context: CompileContext): Expression {
  const parts = partsOf('$zip', operand, { inputs: 34465 }, ['useLongestLength', 'defaults'], 34460, 34464);
  const inputs = parts.get('inputs');
  if (!Array.isArray(inputs) || inputs.length === 0)
    throw new CommandError(34461, 'inputs must be a non-empty array of expressions');
  const longest = parts.get('useLongestLength') ?? false;
  if (typeof longest !== 'boolean')
    throw new CommandError(34463, `'useLongestLength' must be a bool, found ${typeName(longest)}`);
  const defaults = parts.get('defaults');
  if (defaults !== undefined && !longest)
    throw new CommandError(34466, 'cannot specify defaults unless useLongestLength is true');
  if (defaults !== undefined && (!Array.isArray(defaults) || defaults.length !== inputs.length))
    throw new CommandError(34467, 'defaults and inputs must have the same length');
  const compiled = inputs.map((input) => compileExpression(input, context));
  const fill = (defaults as Value[] | undefined)?.map((value) => compileExpression(value, context));
  return (scope) => {
    const arrays = compiled.map((input) => input(scope));
    if (arrays.some(isNullish)) return null;
    for (const array of arrays)
      if (!Array.isArray(array))
        throw new CommandError(34468, `$zip found a non-array expression in input: ${typeName(array)}`);
    const lengths = (arrays as Value[][]).map((array) => array.length);
    const length = longest ? Math.max(...lengths) : Math.min(...lengths);
    return Array.from({ length }, (_, i) =>
      (arrays as Value[][]).map((array, k) => (i < array.length ? (array[i] as Value) : (fill?.[k]?.(scope) ?? null))),
    );
  };
}

function variableName(as: Value | undefined): string {
  if (as === undefined) return 'this';
  if (typeof as !== 'string') throw new CommandError(9, "the variable name 'as' must be a string");
  checkVariableName(as);
  return as;
}

/**
 * The members of an operator written as an object, with missing and unknown ones refused.
 * @param required the members that must be there, with the error code for each
 */
function partsOf(
  name: string,
  operand: Value,
  required: Readonly<Record<string, number>>,
  optional: readonly string[],
  notObject: number,
  unknown: number,
): Map<string, Value> {
  if (!isDoc(operand)) throw new CommandError(notObject, `${name} only supports an object as its argument`);
  for (const part of operand.keys())
    if (!Object.hasOwn(required, part) && !optional.includes(part))
      throw new CommandError(unknown, `Unrecognized parameter to ${name}: ${part}`);
  for (const [part, code] of Object.entries(required))
    if (!operand.has(part)) throw new CommandError(code, `Missing '${part}' parameter to ${name}`);
  return operand;
}
