import { Script } from 'node:vm';
import { CommandError } from '../errors';

/** How long one expression may try one text, in milliseconds: far beyond what any honest one takes. */
const longestTry = 1000;
/** Without one of these an expression has nothing to try again. */
const repeats = /[*+?{]/;

const attempt = new Script('globalThis[Symbol.for("embedded.attempt")]()');
const key = Symbol.for('embedded.attempt');

/**
 * Whether the expression matches. One that repeats something may take for ever, so it runs under a limit, which costs a
 * few dozen microseconds for each text. @throws CommandError when it takes too long
 */
export function boundedTest(expression: RegExp): (text: string) => boolean {
  if (!repeats.test(expression.source.replace(/\\[\s\S]|\(\?/g, ''))) return (text) => expression.test(text);
  return (text) => {
    Object.assign(globalThis, { [key]: () => expression.test(text) });
    try {
      return attempt.runInThisContext({ timeout: longestTry }) as boolean;
    } catch (error) {
      if ((error as { code?: unknown }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
      throw new CommandError(51156, 'Error occurred while executing the regular expression: it takes too long');
    }
  };
}
