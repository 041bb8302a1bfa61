import { isDoc } from '../../bson/types';
import { CommandError } from '../../errors';
import { parseFilter } from '../../query/parse-filter';
import type { CompileStage } from '../stage';

export const match: CompileStage = (operand) => {
  if (!isDoc(operand)) throw new CommandError(15959, 'the match filter must be an expression in an object');
  const filter = parseFilter(operand);
  return async function* (input, pacer) {
    for await (const slice of input) {
      yield slice.filter((doc) => filter.matches(doc));
      await pacer.pause();
    }
  };
};
