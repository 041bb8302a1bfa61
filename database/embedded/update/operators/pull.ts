import { isDoc, RegularExpression, type Value } from '../../bson/types';
import { badValue } from '../../errors';
import { elementTest } from '../../query/operators/array';
import { equalityTest } from '../../query/operators/comparison';
import { regexTest } from '../../query/operators/regex';
import { isOperatorDocument, parseFilter } from '../../query/parse-filter';
import type { UpdateOperator } from '../field-update';

/** Removes the elements that match a value, an operator expression, or (embedded documents) a filter. */
export const pull: UpdateOperator = (path, operand) => {
  const isRemoved = conditionTest(operand);
  return {
    path,
    createsPath: false,
    compute: (current) => {
      if (current === undefined) return undefined;
      if (!Array.isArray(current)) throw badValue('Cannot apply $pull to a non-array value');
      const kept = current.filter((element) => !isRemoved(element));
      return kept.length === current.length ? current : kept;
    },
  };
};

function conditionTest(condition: Value): (element: Value) => boolean {
  if (condition instanceof RegularExpression) return regexTest(condition);
  if (!isDoc(condition)) {
    const isEqual = equalityTest(condition);
    return (element) => isEqual(element);
  }
  if (isOperatorDocument(condition)) return elementTest(condition);
  const filter = parseFilter(condition);
  return (element) => isDoc(element) && filter.matches(element);
}
