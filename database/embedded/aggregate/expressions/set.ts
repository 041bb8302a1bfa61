import { compareValues } from '../../bson/compare';
import { typeName } from '../../bson/type-names';
import type { Value } from '../../bson/types';
import { ValueSet } from '../../bson/value-set';
import { CommandError } from '../../errors';
import { binary, isNullish, nary, unary } from './arguments';
import { isTrue } from './boolean';
import type { Compile } from './scope';

type Evaluated = Value | undefined;

export const setOperators: Record<string, Compile> = {
  $setUnion: nary('$setUnion', union),
  $setIntersection: nary('$setIntersection', intersection),
  $setDifference: binary('$setDifference', difference),
  $setEquals: nary('$setEquals', equals, 2),
  $setIsSubset: binary('$setIsSubset', isSubset),
  $anyElementTrue: unary('$anyElementTrue', (value) => arrayOf('$anyElementTrue', value, 17041).some(isTrue)),
  $allElementsTrue: unary('$allElementsTrue', (value) => arrayOf('$allElementsTrue', value, 17040).every(isTrue)),
};

function arrayOf(name: string, value: Evaluated, code: number): Value[] {
  if (!Array.isArray(value))
    throw new CommandError(code, `All operands of ${name} must be arrays. One argument is of type: ${typeName(value)}`);
  return value;
}

/** Each value once, in MongoDB's order. */
function distinct(values: readonly Value[]): Value[] {
  const known = new ValueSet();
  return values.filter((value) => known.add(value)).sort((a, b) => compareValues(a, b));
}

function union(values: Evaluated[]): Evaluated {
  if (values.some(isNullish)) return null;
  return distinct(values.flatMap((value) => arrayOf('$setUnion', value, 17043)));
}

function intersection(values: Evaluated[]): Evaluated {
  if (values.some(isNullish)) return null;
  const [first, ...others] = values.map((value) => arrayOf('$setIntersection', value, 17047));
  const sets = others.map((other) => new ValueSet(other));
  return distinct((first ?? []).filter((value) => sets.every((set) => set.has(value))));
}

function difference(a: Evaluated, b: Evaluated): Evaluated {
  if (isNullish(a) || isNullish(b)) return null;
  const removed = new ValueSet(arrayOf('$setDifference', b, 17049));
  const known = new ValueSet();
  return arrayOf('$setDifference', a, 17048).filter((value) => !removed.has(value) && known.add(value));
}

function equals(values: Evaluated[]): Evaluated {
  const [first, ...others] = values.map((value) => new ValueSet(arrayOf('$setEquals', value, 17044)));
  return others.every(
    (other, i) => other.size === first?.size && (values[i + 1] as Value[]).every((value) => first.has(value)),
  );
}

function isSubset(a: Evaluated, b: Evaluated): Evaluated {
  const whole = new ValueSet(arrayOf('$setIsSubset', b, 17042));
  return arrayOf('$setIsSubset', a, 17046).every((value) => whole.has(value));
}
