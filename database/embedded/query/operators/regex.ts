import { compareValues } from '../../bson/compare';
import { RegularExpression, type Value } from '../../bson/types';
import { badValue, CommandError } from '../../errors';
import { boundedTest } from '../bounded-regex';
import { type FieldNode, fieldNode, type ValueTest } from '../filter';
import { compileRegex } from '../regex-syntax';

/** $regex with its $options, or a regular expression standing for a value. */
export function regex(path: string, operand: Value, options: Value | undefined): FieldNode {
  const expression = expressionOf(operand, options);
  return fieldNode(path, '$regex', expression, regexTest(expression));
}

/** Strings that contain a match, and regular expressions equal to this one. */
export function regexTest(expression: RegularExpression): ValueTest {
  const matches = boundedTest(compileRegex(expression));
  return (value) => {
    if (typeof value === 'string') return matches(value);
    return value instanceof RegularExpression && compareValues(value, expression) === 0;
  };
}

function expressionOf(operand: Value, options: Value | undefined): RegularExpression {
  if (options !== undefined && typeof options !== 'string') throw badValue('$options has to be a string');
  if (operand instanceof RegularExpression) {
    if (options !== undefined && operand.options !== '')
      throw new CommandError(51074, 'options set in both $regex and $options');
    return options === undefined ? operand : new RegularExpression(operand.pattern, options);
  }
  if (typeof operand !== 'string') throw badValue('$regex has to be a string');
  return new RegularExpression(operand, options ?? '');
}
