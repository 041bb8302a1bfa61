import { valuesEqual } from '../../bson/compare';
import { typeName } from '../../bson/type-names';
import { isDoc, RegularExpression, type Value } from '../../bson/types';
import { badValue } from '../../errors';
import type { FilterContext } from '../../query/filter';
import { elementTest } from '../../query/operators/array';
import { equalityTest } from '../../query/operators/comparison';
import { regexTest } from '../../query/operators/regex';
import { isOperatorDocument, parseFilter } from '../../query/parse-filter';
import type { FieldUpdate, UpdateOperator } from '../field-update';

/** Removes the elements that match a value, an operator expression, or (embedded documents) a filter. */
export const pull: UpdateOperator = (path, operand) => {
  // Parsed once here so that a wrong condition is refused even when no document matches.
  const test = conditionTest(operand, {});
  return removing('$pull', path, (collation) => (collation ? conditionTest(operand, { collation }) : test));
};

export const pullAll: UpdateOperator = (path, operand) => {
  if (!Array.isArray(operand))
    throw badValue(`$pullAll requires an array argument but was given a ${typeName(operand)}`);
  return removing(
    '$pullAll',
    path,
    (collation) => (element) => operand.some((value) => valuesEqual(element, value, collation)),
  );
};

function removing(
  operator: string,
  path: string,
  testFor: (collation: FilterContext['collation']) => (element: Value) => boolean,
): FieldUpdate {
  return {
    operator,
    path,
    createsPath: false,
    compute: (current, { collation }) => {
      if (current === undefined) return undefined;
      if (!Array.isArray(current)) throw badValue('Cannot apply $pull to a non-array value');
      const isRemoved = testFor(collation);
      const kept = current.filter((element) => !isRemoved(element));
      return kept.length === current.length ? current : kept;
    },
  };
}

function conditionTest(condition: Value, context: FilterContext): (element: Value) => boolean {
  if (condition instanceof RegularExpression) return regexTest(condition);
  if (!isDoc(condition)) {
    const isEqual = equalityTest(condition, context);
    return (element) => isEqual(element);
  }
  if (isOperatorDocument(condition)) return elementTest(condition, context);
  const filter = parseFilter(condition, context);
  return (element) => isDoc(element) && filter.matches(element);
}
