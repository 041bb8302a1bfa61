import { compareValues } from '../../bson/compare';
import { typeName } from '../../bson/type-names';
import { type Doc, isDoc, type Value } from '../../bson/types';
import { ValueSet } from '../../bson/value-set';
import { CommandError } from '../../errors';
import { isNullish } from '../expressions/arguments';
import { single } from './numeric';
import type { CompileAccumulator } from './registry';

export const collectingAccumulators: Record<string, CompileAccumulator> = {
  $push: (operand, context) => {
    const expression = single('$push', operand, context.expressions);
    return () => {
      const values: Value[] = [];
      return {
        add: (scope) => {
          const value = expression(scope);
          if (value !== undefined) values.push(value);
        },
        result: () => values,
      };
    };
  },
  $addToSet: (operand, context) => {
    const expression = single('$addToSet', operand, context.expressions);
    return () => {
      const known = new ValueSet();
      const values: Value[] = [];
      return {
        add: (scope) => {
          const value = expression(scope);
          if (value !== undefined && known.add(value)) values.push(value);
        },
        result: () => values,
      };
    };
  },
  $mergeObjects: (operand, context) => {
    const expression = single('$mergeObjects', operand, context.expressions);
    return () => {
      const merged: Doc = new Map();
      return {
        add: (scope) => {
          const value = expression(scope);
          if (isNullish(value)) return;
          if (!isDoc(value))
            throw new CommandError(
              40400,
              `$mergeObjects requires object inputs, but input is of type ${typeName(value)}`,
            );
          for (const [name, member] of value) merged.set(name, member);
        },
        result: () => merged,
      };
    };
  },
  $min: extreme('$min', (order) => order < 0),
  $max: extreme('$max', (order) => order > 0),
  $first: (operand, context) => {
    const expression = single('$first', operand, context.expressions);
    return (firstScope) => {
      const first = expression(firstScope) ?? null;
      return { add: () => undefined, result: () => first };
    };
  },
  $last: (operand, context) => {
    const expression = single('$last', operand, context.expressions);
    return () => {
      let last: Value = null;
      return {
        add: (scope) => {
          last = expression(scope) ?? null;
        },
        result: () => last,
      };
    };
  },
};

/** The smallest or largest value; null and missing do not count. */
function extreme(name: string, isBetter: (order: number) => boolean): CompileAccumulator {
  return (operand, context) => {
    const expression = single(name, operand, context.expressions);
    return () => {
      let best: Value = null;
      return {
        add: (scope) => {
          const value = expression(scope);
          if (isNullish(value)) return;
          if (best === null || isBetter(compareValues(value, best, context.collation))) best = value;
        },
        result: () => best,
      };
    };
  };
}
