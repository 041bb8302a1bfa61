import { typeName } from '../../bson/type-names';
import { type Doc, docOf, isDoc, RegularExpression, type Value } from '../../bson/types';
import { CommandError } from '../../errors';
import { compileRegex } from '../../query/regex-syntax';
import { isNullish } from './arguments';
import type { Compile, Expression } from './scope';
import { namedParts } from './string';

export const regexOperators: Record<string, Compile> = {
  $regexMatch: matching('$regexMatch', (matches) => !matches.next().done, false),
  $regexFind: matching('$regexFind', (matches) => matches.next().value ?? null, null),
  $regexFindAll: matching('$regexFindAll', (matches) => [...matches], []),
};

function matching(name: string, answer: (matches: Generator<Doc>) => Value, none: Value): Compile {
  return (operand, context) => {
    if (!isDoc(operand))
      throw new CommandError(51103, `${name} expects an object of named arguments but found: ${typeName(operand)}`);
    const { input, regex, options } = namedParts(name, operand, ['input', 'regex'], ['options'], context) as {
      input: Expression;
      regex: Expression;
      options?: Expression;
    };
    return (scope) => {
      const text = input(scope);
      const expression = expressionOf(name, regex(scope), options?.(scope));
      if (isNullish(text) || !expression) return none;
      if (typeof text !== 'string') throw new CommandError(51104, `${name} needs 'input' to be of type string`);
      return answer(matchesIn(text, compileRegex(expression)));
    };
  };
}

function expressionOf(
  name: string,
  regex: Value | undefined,
  options: Value | undefined,
): RegularExpression | undefined {
  if (isNullish(regex)) return undefined;
  if (!isNullish(options) && typeof options !== 'string')
    throw new CommandError(51106, `${name} needs 'options' to be of type string`);
  if (typeof regex === 'string') return new RegularExpression(regex, isNullish(options) ? '' : options);
  if (!(regex instanceof RegularExpression))
    throw new CommandError(51105, `${name} needs 'regex' to be of type string or regex`);
  if (isNullish(options)) return regex;
  if (regex.options !== '')
    throw new CommandError(51107, `${name}: found regex option(s) specified in both 'regex' and 'option' fields`);
  return new RegularExpression(regex.pattern, options);
}

function* matchesIn(text: string, expression: RegExp): Generator<Doc> {
  const global = new RegExp(expression.source, `${expression.flags}g`);
  for (const match of text.matchAll(global)) {
    yield docOf({
      match: match[0],
      // MongoDB counts in code points.
      idx: [...text.slice(0, match.index)].length,
      captures: match.slice(1).map((capture) => capture ?? null),
    });
  }
}
