import { Script } from 'node:vm';
import { CommandError } from '../errors';

/** How long one expression may try one text, in milliseconds: far beyond what any honest one takes. */
const longestTry = 1000;
/** Escaped letters, classes and the marks of groups, whose signs repeat nothing. */
const NO_REPEAT = /\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|\(\?(?:<?[=!]|:|<\w+>)/g;
const FEW_WAYS = 1_000_000; // a millisecond or two

const attempt = new Script('globalThis[Symbol.for("embedded.attempt")]()');
const key = Symbol.for('embedded.attempt');

/**
 * Whether the expression matches. Where it can take for ever it runs under a limit, which costs a fifth of a millisecond for each
 * text. @throws CommandError when it takes too long
 */
export function boundedTest(expression: RegExp): (text: string) => boolean {
  const longest = longestSafeText(expression.source);
  return (text) => {
    if (text.length <= longest) return expression.test(text);
    Object.assign(globalThis, { [key]: () => expression.test(text) });
    try {
      return attempt.runInThisContext({ timeout: longestTry }) as boolean;
    } catch (error) {
      if ((error as { code?: unknown }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
      throw new CommandError(51156, 'Error occurred while executing the regular expression: it takes too long');
    }
  };
}

/**
 * The length of the longest text that the expression tries in few ways: any without a repetition. One of a single letter or class begins at
 * each place and ends at each later one, and each `?` doubles the ways. A repeated group, two repetitions or a
 * reference back may take for ever.
 */
export function longestSafeText(source: string): number {
  const parts = source.replace(NO_REPEAT, (part) => (/^\\[1-9k]/.test(part) ? '**' : part.startsWith('(') ? '(' : 'x'));
  const repeats = parts.match(/[*+{]/g)?.length ?? 0;
  const choices = parts.match(/\?/g)?.length ?? 0;
  if (repeats > 1 || /\)[*+{]/.test(parts)) return 0;
  return repeats + choices === 0 ? Number.POSITIVE_INFINITY : Math.sqrt(FEW_WAYS / 2 ** choices);
}
