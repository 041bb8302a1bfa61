import { compareValues } from '../../bson/compare';
import { toInteger } from '../../bson/numbers';
import { type Doc, isDoc, type Value } from '../../bson/types';
import { CommandError } from '../../errors';
import { compileSort } from '../../query/sort';
import { isNullish } from '../expressions/arguments';
import { compileExpression } from '../expressions/compile';
import type { Scope } from '../expressions/scope';
import type { CompileAccumulator } from './registry';

export const orderedAccumulators: Record<string, CompileAccumulator> = {
  $firstN: inputs('$firstN', (values, n) => values.slice(0, n)),
  $lastN: inputs('$lastN', (values, n) => values.slice(Math.max(0, values.length - n))),
  $minN: inputs('$minN', (values, n) => byValue(values).slice(0, n)),
  $maxN: inputs('$maxN', (values, n) => byValue(values).reverse().slice(0, n)),
  $top: sorted('$top', false, true),
  $topN: sorted('$topN', false, false),
  $bottom: sorted('$bottom', true, true),
  $bottomN: sorted('$bottomN', true, false),
};

function byValue(values: readonly Value[]): Value[] {
  return values.filter((value) => !isNullish(value)).sort((a, b) => compareValues(a, b));
}

function inputs(name: string, choose: (values: Value[], n: number) => Value[]): CompileAccumulator {
  return (operand, context) => {
    const fields = fieldsOf(name, operand, ['n', 'input']);
    const count = compileExpression(fields.get('n') as Value, context.expressions);
    const input = compileExpression(fields.get('input') as Value, context.expressions);
    return (firstScope) => {
      const n = positive(name, count(firstScope));
      const values: Value[] = [];
      return { add: (scope) => void values.push(input(scope) ?? null), result: () => choose(values, n) };
    };
  };
}

/** $top and $bottom: values in the order of `sortBy`. */
function sorted(name: string, fromEnd: boolean, one: boolean): CompileAccumulator {
  return (operand, context) => {
    const fields = fieldsOf(name, operand, one ? ['sortBy', 'output'] : ['n', 'sortBy', 'output']);
    const order = compileSort(sortPattern(name, fields.get('sortBy')), context.collation);
    const output = compileExpression(fields.get('output') as Value, context.expressions);
    const count = one ? undefined : compileExpression(fields.get('n') as Value, context.expressions);
    return (firstScope) => {
      const n = count ? positive(name, count(firstScope)) : 1;
      const rows: { key: Value[]; value: Value }[] = [];
      return {
        add: (scope: Scope) => void rows.push({ key: order.key(scope.root), value: output(scope) ?? null }),
        result: () => {
          rows.sort((a, b) => order.compareKeys(a.key, b.key));
          const chosen = (fromEnd ? rows.slice(Math.max(0, rows.length - n)) : rows.slice(0, n)).map(
            (row) => row.value,
          );
          return one ? (chosen[0] ?? null) : chosen;
        },
      };
    };
  };
}

function fieldsOf(name: string, operand: Value, wanted: readonly string[]): Doc {
  if (!isDoc(operand)) throw new CommandError(5787900, `specification must be an object; found ${name}`);
  for (const field of operand.keys())
    if (!wanted.includes(field)) throw new CommandError(5787901, `Unknown argument to ${name} '${field}'`);
  for (const field of wanted)
    if (!operand.has(field)) throw new CommandError(field === 'n' ? 5787906 : 5787907, `Missing value for '${field}'`);
  return operand;
}

function sortPattern(name: string, sortBy: Value | undefined): Doc {
  if (!isDoc(sortBy) || sortBy.size === 0)
    throw new CommandError(5788004, `expected 'sortBy' of ${name} to be an object`);
  return sortBy;
}

function positive(name: string, value: Value | undefined): number {
  const n = toInteger(value);
  if (n === undefined || n <= 0n) throw new CommandError(5787908, `'n' of ${name} must be a positive integer`);
  return Number(n);
}
