import { isDoc, type Value } from '../../bson/types';
import { CommandError } from '../../errors';
import { parseFilter } from '../../query/parse-filter';
import type { CompileStage } from '../pipeline';

export const match: CompileStage = (operand, context) => {
  if (!isDoc(operand)) throw new CommandError(15959, 'the match filter must be an expression in an object');
  const { collation } = context;
  // Checked now, with placeholders for the variables; their values are only known when the stage runs.
  const placeholders = new Map<string, Value>([...context.expressions.variables].map((name) => [name, null]));
  parseFilter(operand, { collation, variables: placeholders });
  return async function* (input, { variables, pacer }) {
    const filter = parseFilter(operand, { collation, variables });
    for await (const slice of input) {
      yield slice.filter((doc) => filter.matches(doc));
      await pacer.pause();
    }
  };
};
