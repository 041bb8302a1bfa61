import { typeName } from '../../bson/type-names';
import { isDoc, type Value } from '../../bson/types';
import { ValueSet } from '../../bson/value-set';
import { badValue, typeMismatch } from '../../errors';
import type { UpdateOperator } from '../field-update';

/** Adds the value, or each of $each, unless an equal one is there. */
export const addToSet: UpdateOperator = (path, operand) => {
  const added = addedValues(operand);
  return {
    path,
    createsPath: true,
    compute: (current, _context, at) => {
      if (current !== undefined && !Array.isArray(current))
        throw badValue(
          `Cannot apply $addToSet to non-array field. Field named '${at}' has non-array type ${typeName(current)}`,
        );
      const result = [...(current ?? [])];
      const known = new ValueSet(result);
      for (const value of added) if (known.add(value)) result.push(value);
      return current !== undefined && result.length === current.length ? current : result;
    },
  };
};

function addedValues(operand: Value): readonly Value[] {
  if (!isDoc(operand) || operand.keys().next().value !== '$each') return [operand];
  const each = operand.get('$each');
  if (!Array.isArray(each))
    throw typeMismatch(`The argument to $each in $addToSet must be an array but it was of type ${typeName(each)}`);
  for (const name of operand.keys())
    if (name !== '$each') throw badValue(`Found unexpected fields after $each in $addToSet: ${name}`);
  return each;
}
