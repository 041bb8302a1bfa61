import { compareValues } from '../../bson/compare';
import { toInteger } from '../../bson/numbers';
import { typeName } from '../../bson/type-names';
import { Double, isDoc, type Value } from '../../bson/types';
import { CommandError } from '../../errors';
import { standardDeviation, Total } from '../accumulators/numeric';
import { compileArguments, isNullish, nary } from './arguments';
import type { Compile, Expression } from './scope';
import { namedParts } from './string';

type Evaluated = Value | undefined;

/** Accumulators used as expressions: over the arguments, or over the one array given. */
export const summaryOperators: Record<string, Compile> = {
  $sum: nary('$sum', (values) => totalOf(values).sum),
  $avg: nary('$avg', (values) => totalOf(values).average),
  $min: nary('$min', (values) => extreme(values, (order) => order < 0)),
  $max: nary('$max', (values) => extreme(values, (order) => order > 0)),
  $stdDevPop: nary('$stdDevPop', (values) => standardDeviation(members(values), 0)),
  $stdDevSamp: nary('$stdDevSamp', (values) => standardDeviation(members(values), 1)),
  $firstN: takeN('$firstN', (array, n) => array.slice(0, n)),
  $lastN: takeN('$lastN', (array, n) => array.slice(Math.max(0, array.length - n))),
  $minN: takeN('$minN', (array, n) => ordered(array).slice(0, n)),
  $maxN: takeN('$maxN', (array, n) => ordered(array).reverse().slice(0, n)),
  $rand: (operand, context) => {
    compileArguments('$rand', isDoc(operand) && operand.size === 0 ? [] : operand, context, 0, 0);
    return () => new Double(Math.random());
  },
};

function members(values: Evaluated[]): readonly Evaluated[] {
  return values.length === 1 && Array.isArray(values[0]) ? values[0] : values;
}

function totalOf(values: Evaluated[]): Total {
  const total = new Total();
  for (const value of members(values)) total.add(value);
  return total;
}

function extreme(values: Evaluated[], isBetter: (order: number) => boolean): Value {
  let best: Value = null;
  for (const value of members(values)) {
    if (isNullish(value)) continue;
    if (best === null || isBetter(compareValues(value, best))) best = value;
  }
  return best;
}

function ordered(array: readonly Value[]): Value[] {
  return array.filter((value) => !isNullish(value)).sort((a, b) => compareValues(a, b));
}

function takeN(name: string, take: (array: readonly Value[], n: number) => Value[]): Compile {
  return (operand, context) => {
    if (!isDoc(operand)) throw new CommandError(5787900, `specification must be an object; found ${name}`);
    const { n, input } = namedParts(name, operand, ['n', 'input'], [], context) as { n: Expression; input: Expression };
    return (scope) => {
      const array = input(scope);
      const count = toInteger(n(scope));
      if (!Array.isArray(array)) throw new CommandError(5788200, `Input must be an array, but was ${typeName(array)}`);
      if (count === undefined || count <= 0n)
        throw new CommandError(5787908, `'n' of ${name} must be a positive integer`);
      return take(array, Number(count));
    };
  };
}
