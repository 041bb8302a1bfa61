import type { z } from 'zod';
import { type FullSet, fullSet } from '../format/set';
import { readText } from './read-text';

const SAME = { format: 'practice-set/1', level: 'B2-C1', lang: 'en-GB', licence: 'CC-BY-4.0' } as const;
/** Rounds of reading values as the format wants them: a list of lists needs two. */
const ROUNDS = 6;

/** The set of a text that was written in the browser; null where the text lacks something without which it is none. */
export function setOfText(text: string, facts: Pick<FullSet, 'id' | 'status'>): FullSet | null {
  const written = readText(text);
  if (written === null) return null;
  const value = { ...(written as object), ...SAME, ...facts };
  let read = fullSet.safeParse(value);
  for (let round = 0; round < ROUNDS && !read.success; round += 1) {
    const changed = read.error.issues.flatMap(flat).map((issue) => remade(value, issue));
    if (!changed.includes(true)) break;
    read = fullSet.safeParse(value);
  }
  return read.success ? read.data : null;
}

type Issue = z.core.$ZodIssue;

/** A value that fits none of several shapes: what each of them wants. */
const flat = (issue: Issue): Issue[] =>
  issue.code === 'invalid_union'
    ? [issue, ...issue.errors.flat().map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))]
    : [issue];

/**
 * Makes the value at an issue's path what is wanted there, where its text says so: a text has no numbers, lists of short values
 * and yes or no of its own. Returns whether it did.
 */
function remade(value: object, issue: Issue): boolean {
  const name = issue.path.at(-1);
  const owner = issue.path.slice(0, -1).reduce<unknown>(inside, value);
  if (name === undefined || typeof owner !== 'object' || owner === null) return false;
  const text = (owner as Record<PropertyKey, unknown>)[name];
  if (typeof text !== 'string') return false;
  const made = madeOf(text, issue);
  if (made === undefined) return false;
  (owner as Record<PropertyKey, unknown>)[name] = made;
  return true;
}

function madeOf(text: string, issue: Issue): unknown {
  if (issue.code === 'invalid_value')
    return issue.values.find((wanted) => typeof wanted === 'number' && String(wanted) === text);
  if (issue.code !== 'invalid_type') return undefined;
  if (issue.expected === 'record' && text === '') return {};
  if (issue.expected === 'array') return text.split('|').map((piece) => piece.trim());
  if ((issue.expected === 'number' || issue.expected === 'int') && /^\d+(\.\d+)?$/.test(text)) return Number(text);
  if (issue.expected === 'boolean' && /^(yes|no)$/i.test(text)) return /^yes$/i.test(text);
  return undefined;
}

const inside = (value: unknown, name: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[name] : undefined;
