import { docOf, isDoc, type Value } from '../../bson/types';
import { CommandError } from '../../errors';
import type { CompileStage } from '../pipeline';
import { group } from './group';
import { sort } from './sort';

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

/** Groups by an expression and orders the groups by their size. */
export const sortByCount: CompileStage = (operand, context) => {
  if (isDoc(operand) && !operand.keys().next().value?.startsWith('$'))
    throw new CommandError(
      40147,
      'the sortByCount field must be defined as a $-prefixed path or an expression inside an object',
    );
  if (!isDoc(operand) && !(typeof operand === 'string' && operand.startsWith('$')))
    throw new CommandError(40149, 'the sortByCount field must be specified as a string or as an object');
  const one: Value = docOf({ $sum: 1 });
  const grouped = group(docOf({ _id: operand, count: one }), context);
  const sorted = sort(docOf({ count: -1 }), context);
  return (input, run) => sorted(grouped(input, run), run);
};
