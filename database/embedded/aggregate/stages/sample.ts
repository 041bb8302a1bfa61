import { isNumeric, toNumber } from '../../bson/numbers';
import { type Doc, isDoc } from '../../bson/types';
import { CommandError } from '../../errors';
import { type CompileStage, streamOf } from '../pipeline';

/** A random choice of documents. */
export const sample: CompileStage = (operand) => {
  if (!isDoc(operand)) throw new CommandError(28745, 'the $sample stage specification must be an object');
  for (const name of operand.keys())
    if (name !== 'size') throw new CommandError(28748, `unrecognized option to $sample: ${name}`);
  const size = operand.get('size');
  if (size === undefined) throw new CommandError(28749, '$sample stage must specify a size');
  if (!isNumeric(size)) throw new CommandError(28746, 'size argument to $sample must be a number');
  const wanted = Math.trunc(toNumber(size));
  if (wanted < 0) throw new CommandError(28747, 'size argument to $sample must not be negative');
  return async function* (input) {
    // Reservoir sampling, then a shuffle: each document has the same chance, and no more than `wanted` are held.
    const chosen: Doc[] = [];
    let seen = 0;
    for await (const slice of input) {
      for (const doc of slice) {
        seen++;
        if (chosen.length < wanted) chosen.push(doc);
        else {
          const place = Math.floor(Math.random() * seen);
          if (place < wanted) chosen[place] = doc;
        }
      }
    }
    for (let i = chosen.length - 1; i > 0; i--) {
      const other = Math.floor(Math.random() * (i + 1));
      [chosen[i], chosen[other]] = [chosen[other] as Doc, chosen[i] as Doc];
    }
    yield* streamOf(chosen);
  };
};
