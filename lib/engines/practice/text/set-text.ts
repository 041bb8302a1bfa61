import type { z } from 'zod';
import { problemsOf } from '../check/set';
import { type FullSet, fullSet } from '../format/set';
import { placeOf } from './places';
import { readText, type TextProblem } from './read-text';
import { BAR, writeText } from './write-text';

/** What a set of this site says of itself without its author: the site decides it. */
export interface OwnFacts {
  id: string;
  status: FullSet['status'];
}

const SAME = { format: 'practice-set/1', level: 'B2-C1', lang: 'en-GB', licence: 'CC-BY-4.0' } as const;
const GIVEN: readonly string[] = [...Object.keys(SAME), 'id', 'status'];
/** Rounds of reading values as the format wants them: a list of lists needs two. */
const ROUNDS = 6;
const MOST_PROBLEMS = 60;

/** A set as its author reads and changes it. */
export function textOfSet(set: FullSet): string {
  return writeText(Object.fromEntries(Object.entries(set).filter(([name]) => !GIVEN.includes(name))));
}

interface ReadSet {
  /** Null where it lacks something without which it can't be shown at all. */
  set: FullSet | null;
  /** All that is wrong, each at its line; empty when the set is sound. */
  problems: TextProblem[];
}

/** Reads a set from its author's text and checks it as every set is checked. `drawing` gives a drawing, null where there is none. */
export function setOfText(text: string, facts: OwnFacts, drawing: (name: string) => string | null): ReadSet {
  const { value, lines, problems } = readText(text);
  if (problems.length > 0) return { set: null, problems: problems.slice(0, MOST_PROBLEMS) };
  const given = GIVEN.filter((name) => typeof value === 'object' && name in value);
  if (given.length > 0)
    return {
      set: null,
      problems: given.map((name) => ({
        line: lines.get(name) ?? 1,
        text: `“${name}” is set by this site. Leave it out.`,
      })),
    };
  const whole = { ...SAME, ...facts, ...(value as object) };
  const read = shaped(whole);
  if (!read.success)
    return {
      set: null,
      problems: read.error.issues
        .map((issue) => ({ line: lineOf(lines, issue.path.map(String)), text: sentenceOf(issue, whole) }))
        .sort((one, other) => one.line - other.line)
        .slice(0, MOST_PROBLEMS),
    };
  const set = read.data;
  // Who solves it blind is said when it is published; until then nothing is claimed.
  const found = problemsOf({ ...set, status: 'draft' }, null, drawing).map((problem) =>
    problem.slice(set.id.length + 2),
  );
  return {
    set,
    problems: found
      .map((problem) => ({ line: lineOf(lines, placeOf(set, problem)), text: withoutNumber(problem) }))
      .slice(0, MOST_PROBLEMS),
  };
}

/** `8: 'summer' is over the limit` as `Question 8: …`. */
const withoutNumber = (problem: string): string =>
  problem.replace(/^(\d+): /, 'Question $1: ').replace(/^[a-z](?![a-z0-9-]*\.svg)/, (letter) => letter.toUpperCase());

/** A text has no numbers, lists of short values and yes or no of its own: they are made where the format wants them. */
function shaped(value: object): ReturnType<typeof fullSet.safeParse> {
  let read = fullSet.safeParse(value);
  for (let round = 0; round < ROUNDS && !read.success; round += 1) {
    const changed = read.error.issues.flatMap(flat).map((issue) => remade(value, issue));
    if (!changed.includes(true)) break;
    read = fullSet.safeParse(value);
  }
  return read;
}

type Issue = z.core.$ZodIssue;

/** A value that fits none of several shapes: what each of them wants. */
const flat = (issue: Issue): Issue[] =>
  issue.code === 'invalid_union'
    ? [issue, ...issue.errors.flat().map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))]
    : [issue];

/** Makes the value at an issue's path what is wanted there, where its text says so. Returns whether it did. */
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
  if (issue.expected === 'array') return text.split(BAR.trim()).map((piece) => piece.trim());
  if ((issue.expected === 'number' || issue.expected === 'int') && /^\d+(\.\d+)?$/.test(text)) return Number(text);
  if (issue.expected === 'boolean' && /^(yes|no)$/i.test(text)) return /^yes$/i.test(text);
  return undefined;
}

const inside = (value: unknown, name: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[name] : undefined;

/** The line of a value, or of what it stands in. */
function lineOf(lines: ReadonlyMap<string, number>, path: readonly string[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const line = lines.get(path.slice(0, length).join('.'));
    if (line !== undefined) return line;
  }
  return 1;
}

function sentenceOf(issue: Issue, value: object): string {
  const name = `“${String(issue.path.findLast((step) => typeof step === 'string') ?? 'text')}”`;
  const found = issue.path.reduce<unknown>(inside, value);
  if (issue.code === 'unrecognized_keys') return `${issue.keys.map((key) => `“${key}”`).join(', ')} is no field here.`;
  if (found === undefined && issue.code !== 'custom') return `${name} is missing.`;
  if (issue.code === 'invalid_value') return `${name} must be ${oneOf(issue.values)}.`;
  if (issue.code === 'invalid_union' && 'options' in issue && Array.isArray(issue.options))
    return `${name} must be ${oneOf(issue.options)}.`;
  if (issue.code === 'invalid_union') return `${name} has not the fields that it needs.`;
  if (issue.code === 'too_small')
    return issue.minimum === 1 ? `${name} is empty.` : `${name} needs ${issue.minimum} or more.`;
  if (issue.code === 'too_big') return `${name} may be ${issue.maximum} at most.`;
  if (issue.code === 'invalid_format') return `${name} is not written as it must be.`;
  if (issue.code !== 'invalid_type') return `${name} is not right.`;
  return `${name} must be ${WANTED[issue.expected] ?? 'something else'}.`;
}

const oneOf = (values: readonly unknown[]) =>
  [values.slice(0, -1).map(String).join(', '), String(values.at(-1))].filter((part) => part !== '').join(' or ');

const WANTED: Readonly<Record<string, string>> = {
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no',
  string: 'a text on its line',
  array: 'a list: lines that begin with “- ” or “* ”',
  tuple: 'a list: blocks that begin with “* ”',
  object: 'names and texts below it, further in',
  record: 'names and texts below it, further in',
};
