import { isDoc, type Value } from '../../bson/types';
import { CommandError, failedToParse } from '../../errors';
import { type CompileStage, nestedContext, parseStages } from '../pipeline';
import { aggregateCollection } from '../run-pipeline';

/** The input followed by the documents of another collection. */
export const unionWith: CompileStage = (operand, context) => {
  const { coll, pipeline } = parseUnion(operand);
  const stages = parseStages(pipeline);
  const nested = nestedContext(context);
  const source = aggregateCollection(coll, stages, nested);
  return async function* (input, run) {
    yield* input;
    yield* source(run);
  };
};

function parseUnion(operand: Value): { coll: string; pipeline: Value } {
  if (typeof operand === 'string') return { coll: operand, pipeline: [] };
  if (!isDoc(operand)) throw failedToParse('the $unionWith stage specification must be an object or string');
  for (const name of operand.keys())
    if (name !== 'coll' && name !== 'pipeline')
      throw new CommandError(40415, `BSON field '$unionWith.${name}' is an unknown field.`);
  const coll = operand.get('coll');
  if (typeof coll !== 'string')
    throw new CommandError(40414, "BSON field '$unionWith.coll' is missing but a required field");
  return { coll, pipeline: operand.get('pipeline') ?? [] };
}
