import { docOf, isDoc } from '../../bson/types';
import { CommandError, failedToParse, notSupported, typeMismatch } from '../../errors';
import type { CompileStage } from '../stage';

/** Behind the documents so far those of another pipeline, over the same collection or another one. */
export const unionWith: CompileStage = (operand, other) => {
  const spec = typeof operand === 'string' ? docOf({ coll: operand }) : operand;
  if (!isDoc(spec)) throw failedToParse('the $unionWith stage specification must be an object or string');
  const { coll, pipeline = [], ...strange } = Object.fromEntries(spec);
  for (const name in strange) throw new CommandError(40415, `BSON field '$unionWith.${name}' is an unknown field.`);
  if (coll === undefined) throw notSupported('the stage $unionWith without a collection');
  if (typeof coll !== 'string') throw typeMismatch("BSON field '$unionWith.coll' must be a string");
  const further = other(coll, pipeline);
  return async function* (input, pacer) {
    yield* input;
    yield* further(pacer);
  };
};
