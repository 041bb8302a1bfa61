import { isNumeric, toInteger } from '../../bson/numbers';
import { format } from '../../bson/shell-format';
import type { Value } from '../../bson/types';
import { CommandError } from '../../errors';
import type { CompileStage } from '../stage';

export const limit: CompileStage = (operand) => {
  const most = parseLimit(operand);
  return async function* (input) {
    let left = most;
    for await (const slice of input) {
      yield slice.slice(0, left);
      left -= Math.min(left, slice.length);
      if (left === 0) return;
    }
  };
};

export const skip: CompileStage = (operand) => {
  const count = parseSkip(operand);
  return async function* (input) {
    let left = count;
    for await (const slice of input) {
      if (left < slice.length) yield slice.slice(left);
      left -= Math.min(left, slice.length);
    }
  };
};

export function parseLimit(operand: Value): number {
  const number = wholeNumber('$limit', operand);
  if (number <= 0)
    throw new CommandError(15958, `invalid argument to $limit stage: the limit must be positive, but got ${number}`);
  return number;
}

export function parseSkip(operand: Value): number {
  return wholeNumber('$skip', operand);
}

function wholeNumber(stage: string, operand: Value): number {
  const integer = isNumeric(operand) ? toInteger(operand) : undefined;
  if (integer !== undefined && integer >= 0n) return Number(integer);
  const expected = integer === undefined ? 'a number' : 'a non-negative number';
  const words = `invalid argument to ${stage} stage: Expected ${expected} in: ${stage}: ${format(operand)}`;
  throw new CommandError(stage === '$limit' ? 5107201 : 5107200, words);
}
