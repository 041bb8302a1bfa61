import { docOf } from '../../bson/types';
import { CommandError } from '../../errors';
import type { CompileStage } from '../stage';

/** One document with the number of documents; none when there are none. */
export const count: CompileStage = (operand) => {
  if (typeof operand !== 'string') throw new CommandError(40156, 'the count field must be a non-empty string');
  if (operand === '') throw new CommandError(40157, 'the count field must be a non-empty string');
  if (operand.startsWith('$')) throw new CommandError(40158, 'the count field cannot be a $-prefixed path');
  if (operand.includes('.')) throw new CommandError(40160, "the count field cannot contain '.'");
  return async function* (input) {
    let total = 0;
    for await (const slice of input) total += slice.length;
    if (total > 0) yield [docOf({ [operand]: total })];
  };
};
