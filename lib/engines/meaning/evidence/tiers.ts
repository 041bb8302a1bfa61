import type { CourseCard } from '../../search/types/query';
import { both, isEmpty, type Rows, without } from '../../search/types/rows';
import type { SentenceFilters } from '../reading/reader';

/** A part of a sentence that a course has or misses. */
export interface Part {
  /** '' for one that wasn't typed. */
  typed: string;
  /** The filters that it is; none for a part of the subject. */
  names: readonly (keyof SentenceFilters)[];
  set: Rows;
  /** What it costs to miss it: the more, the more it tells. */
  cost: number;
  missed: string;
  why: string;
  isSubject: boolean;
  /** What it is, where that isn't typed as a part of its own. */
  says?: string;
  /** It only orders what is found: the count is without it. */
  isOrder?: boolean;
  /** Further courses miss it only where the first ones do. */
  isBar?: boolean;
  /** The courses that don't publish it, among those that have it or not; what one of them says, and how that goes on from `why`. */
  unknown?: { set: Rows; says: (card: CourseCard) => string; or: string };
  /** Of the courses that miss it those that are nearest to it, the nearest first. */
  nearer?: () => readonly Rows[];
  /** What a course says that is known to have it. */
  fits?: (card: CourseCard) => string;
}

/** Parts that are missed at once, and choices of them that are tried before more is given up. */
const MOST_MISSED = 4;
const MOST_CHOICES = 48;

/**
 * Which parts are missed, the cheapest choice first, each choice as a list; the last ones give up all but what tells
 * most, so that something is found
 * where anything fits.
 */
export function* tiersOf(parts: readonly Part[], hasNear: boolean): Generator<readonly Part[]> {
  yield [];
  const choices: { cost: number; of: readonly Part[] }[] = [];
  for (let count = 1; count <= Math.min(MOST_MISSED, parts.length); count++) {
    for (const of of choicesOf(parts, count)) {
      if (!keepsSome(parts, of, hasNear)) continue;
      choices.push({ cost: costOf(parts, of), of });
    }
  }
  choices.sort((a, b) => a.cost - b.cost || a.of.length - b.of.length);
  for (const { of } of choices.slice(0, MOST_CHOICES)) yield of;
  yield* lastResorts(parts);
}

/** Whether every part of the subject is missed. */
export function isWithout(parts: readonly Part[], missed: readonly Part[]): boolean {
  const subjects = parts.filter(({ isSubject }) => isSubject);
  return subjects.length > 0 && subjects.every((part) => missed.includes(part));
}

/** A subject is not given up while a place or a level is all that would be left, but by the last resorts. */
function keepsSome(parts: readonly Part[], missed: readonly Part[], hasNear: boolean): boolean {
  const subjects = parts.filter(({ isSubject }) => isSubject);
  return subjects.length === 0 || hasNear
    ? missed.length < parts.length
    : subjects.some((part) => !missed.includes(part));
}

/**
 * What a subject's neighbourhood costs in the place of the subject: less than another university, more than another
 * country, and than all but one part of it.
 */
const NEAR_COST = 40;

function costOf(parts: readonly Part[], missed: readonly Part[]): number {
  const subjects = parts.filter(({ isSubject }) => isSubject);
  if (!isWithout(parts, missed)) return missed.reduce((sum, { cost }) => sum + cost, 0);
  const costs = subjects.map(({ cost }) => cost);
  const allButOne = costs.length > 1 ? costs.reduce((sum, cost) => sum + cost, 1) - Math.max(...costs) : 0;
  return missed.reduce((sum, { cost, isSubject }) => sum + (isSubject ? 0 : cost), Math.max(NEAR_COST, allButOne));
}

function* lastResorts(parts: readonly Part[]): Generator<readonly Part[]> {
  const wishes = parts.filter(
    ({ isSubject, names }) => !isSubject && !names.includes('country') && !names.includes('university'),
  );
  const subjects = parts.filter(({ isSubject }) => isSubject).sort((a, b) => a.cost - b.cost);
  const places = parts.filter(({ names }) => names.includes('country') || names.includes('university'));
  for (const kept of [...subjects].reverse()) yield [...wishes, ...subjects.filter((one) => one !== kept)];
  for (const kept of [...subjects].reverse()) yield [...wishes, ...places, ...subjects.filter((one) => one !== kept)];
  const cheapFirst = [...wishes].sort((a, b) => a.cost - b.cost);
  for (let count = 0; count <= cheapFirst.length; count++) yield [...subjects, ...cheapFirst.slice(0, count)];
}

/** Every choice of so many of the items. */
function* choicesOf<T>(items: readonly T[], count: number): Generator<T[]> {
  if (count === 0) yield [];
  else
    for (const [place, item] of items.entries())
      for (const others of choicesOf(items.slice(place + 1), count - 1)) yield [item, ...others];
}

interface Rank {
  rows: Rows;
  missed: readonly Part[];
  unknown: ReadonlySet<Part>;
}

/**
 * Courses of one tier in ranks, the best first: those that have a part which the tier gave up before those that miss it, known to have
 * a part before those of which it isn't known, and these before those that are known to miss it, the nearest first; what costs most to miss
 * decides first.
 */
export function* ranksOf(rows: Rows, parts: readonly Part[], dropped: readonly Part[]): Generator<Rank> {
  const costliest = (list: readonly Part[]) => [...list].sort((a, b) => b.cost - a.cost);
  const open = costliest(parts.filter(({ unknown }) => unknown));
  for (const one of missing(rows, costliest(dropped), [])) yield* ranked(one.rows, open, one.missed, new Set());
}

function* missing(
  rows: Rows,
  [part, ...others]: readonly Part[],
  missed: readonly Part[],
): Generator<Pick<Rank, 'rows' | 'missed'>> {
  if (isEmpty(rows)) return;
  if (!part) return yield { rows, missed };
  yield* missing(both(rows, part.set), others, missed);
  yield* missing(without(rows, part.set), others, [...missed, part]);
}

function* ranked(
  rows: Rows,
  [part, ...others]: readonly Part[],
  missed: readonly Part[],
  unknown: ReadonlySet<Part>,
): Generator<Rank> {
  if (isEmpty(rows)) return;
  if (!part?.unknown) return yield { rows, missed, unknown };
  let known = without(rows, part.unknown.set);
  const isMissed = missed.includes(part);
  if (!isMissed) yield* ranked(known, others, missed, unknown);
  yield* ranked(both(rows, part.unknown.set), others, missed, new Set([...unknown, part]));
  for (const near of isMissed ? (part.nearer?.() ?? []) : []) {
    yield* ranked(both(known, near), others, missed, unknown);
    known = without(known, near);
  }
  if (isMissed) yield* ranked(known, others, missed, unknown);
}
