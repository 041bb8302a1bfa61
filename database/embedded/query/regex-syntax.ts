import type { RegularExpression } from '../bson/types';
import { badValue, CommandError } from '../errors';

const made = new Map<string, RegExp>();
const keptExpressions = 500;

/**
 * MongoDB's (PCRE) regular expression as a JavaScript one. Options i, m, s, x and u; what JavaScript cannot express
 * (atomic groups, possessive quantifiers, recursion) is refused.
 */
export function compileRegex({ pattern, options }: RegularExpression): RegExp {
  const key = `${options}/${pattern}`;
  let compiled = made.get(key);
  if (!compiled) {
    if (made.size >= keptExpressions) made.clear();
    compiled = translate(pattern, options);
    made.set(key, compiled);
  }
  return compiled;
}

function translate(pattern: string, options: string): RegExp {
  for (const option of options) {
    if (!'imsxu'.includes(option)) throw new CommandError(51108, `invalid flag in regex options: ${option}`);
  }
  if (pattern.includes('\0')) throw badValue('Regular expression cannot contain an embedded null byte');
  const inline = /^\(\?([imsx]+)\)/.exec(pattern);
  const flags = new Set([...options, ...(inline?.[1] ?? '')]);
  const body = inline ? pattern.slice(inline[0].length) : pattern;
  const source = translateSource(body, flags.has('m'), flags.has('x'));
  const jsFlags = ['i', 'm', 's'].filter((flag) => flags.has(flag)).join('');
  try {
    return new RegExp(source, `${jsFlags}u`);
  } catch {
    // The u flag refuses needless escapes such as \- that PCRE takes.
  }
  try {
    return new RegExp(source, jsFlags);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'invalid';
    throw new CommandError(51091, `Regular expression is invalid: ${reason}`);
  }
}

const posixClasses: Readonly<Record<string, string>> = {
  alpha: 'A-Za-z',
  digit: '0-9',
  alnum: 'A-Za-z0-9',
  upper: 'A-Z',
  lower: 'a-z',
  space: '\\s',
  punct: '!-\\/:-@\\[-`{-~',
  xdigit: '0-9A-Fa-f',
  word: '\\w',
  blank: ' \\t',
  cntrl: '\\x00-\\x1f\\x7f',
};

function translateSource(pattern: string, multiline: boolean, extended: boolean): string {
  let result = '';
  let inClass = false;
  for (let at = 0; at < pattern.length; at++) {
    const char = pattern[at] as string;
    if (char === '\\') {
      const escaped = pattern[++at] ?? '';
      result += escapes[escaped] ?? `\\${escaped}`;
    } else if (inClass) {
      const posix = /^\[:(\w+):\]/.exec(pattern.slice(at));
      const members = posix && posixClasses[posix[1] as string];
      if (posix && members) {
        result += members;
        at += posix[0].length - 1;
      } else {
        if (char === ']') inClass = false;
        result += char === '[' ? '\\[' : char;
      }
    } else if (char === '[') {
      inClass = true;
      const start = /^\[\^?\]?/.exec(pattern.slice(at))?.[0] ?? '[';
      // In PCRE a bracket right after the opening one is a member of the class.
      result += start.endsWith(']') ? `${start.slice(0, -1)}\\]` : start;
      at += start.length - 1;
    } else if (char === '$' && !multiline) {
      result += '(?=\\n?(?![\\s\\S]))';
    } else if (extended && /\s/.test(char)) {
      // Blanks are ignored under the x option.
    } else if (extended && char === '#') {
      while (at + 1 < pattern.length && pattern[at + 1] !== '\n') at++;
    } else {
      result += pattern.startsWith('(?P<', at) ? '(?<' : char;
      if (pattern.startsWith('(?P<', at)) at += 3;
    }
  }
  return result;
}

/** What PCRE's escapes are in JavaScript, where they differ. */
const escapes: Readonly<Record<string, string>> = {
  A: '(?<![\\s\\S])',
  z: '(?![\\s\\S])',
  Z: '(?=\\n?(?![\\s\\S]))',
  h: '[ \\t]',
  a: '\\x07',
  e: '\\x1b',
};
