import { COUNTRIES } from '@/lib/domain/countries';
import { COURSE_LEVELS } from '@/lib/domain/course';
import type { Catalogue } from './catalogue/catalogue';
import { mixGroup } from './orders/mixed';
import type { Segment } from './orders/order';
import type { Window } from './row-sets';
import { type GroupCounts, groupCounts, type Selection } from './selection';
import type { Version } from './version';
import { rowsOf } from './walk';

/**
 * The groups of a round: every country with every level, one step further in both lists at a time, so that neighbours
 * differ in both. Courses without a level have rounds of their own, after all others.
 */
export const ROUNDS: readonly (readonly { country: string; level: string }[])[] = [COURSE_LEVELS, [''] as const].map(
  (levels) =>
    COUNTRIES.flatMap((_, shift) =>
      levels.map((level, place) => ({ country: COUNTRIES[(place + shift) % COUNTRIES.length] as string, level })),
    ),
);

/** The found rows of one country and level. */
interface Group {
  country: number;
  level: number;
  window: Window;
  count: number;
}

/**
 * The found rows from place `skip`, at most `take`, round by round: one of each country and level, in the mixed order.
 * What is found when nothing was typed. Overwrites `scratch.spare` and `scratch.mark`.
 */
export function mixedPage(version: Version, selection: Selection, skip: number, take: number): number[] {
  const page: number[] = [];
  const counts = groupCounts(version.catalogue, selection);
  let toSkip = skip;
  for (const round of ROUNDS) {
    const groups = round.flatMap((one) => groupOf(version.catalogue, selection, counts, one) ?? []);
    const total = groups.reduce((sum, { count }) => sum + count, 0);
    if (toSkip < total) page.push(...takeRoundByRound(version, selection, groups, toSkip, take - page.length));
    toSkip = Math.max(0, toSkip - total);
    if (page.length === take) break;
  }
  return page;
}

function groupOf(
  { vocabulary, blocks }: Catalogue,
  { window }: Selection,
  counts: GroupCounts,
  { country, level: name }: { country: string; level: string },
): Group | null {
  const number = vocabulary.countries.find(country) ?? -1;
  const block = blocks[number];
  const level = vocabulary.levels.find(name);
  if (!block || level === undefined || block.from / 8 < window.from || block.to / 8 > window.to) return null;
  const ofCountry = { from: block.from / 8, to: block.to / 8 };
  const count = counts[number]?.[level] ?? 0;
  return count === 0 ? null : { country: number, level, window: ofCountry, count };
}

/** Which of their rows the groups give to the page: rounds of one row each, without the groups that have no more. */
function takeRoundByRound(
  { catalogue, orders }: Version,
  { result }: Selection,
  groups: readonly Group[],
  skip: number,
  take: number,
): number[] {
  const { levels, scratch } = catalogue;
  const before = (round: number) => groups.reduce((sum, { count }) => sum + Math.min(count, round), 0);
  const first = lastRoundBefore(before, skip, Math.max(...groups.map(({ count }) => count)));
  const places: { group: Group; round: number }[] = [];
  let place = before(first);
  for (let round = first; places.length < take; round++) {
    const giving = groups.filter(({ count }) => count > round);
    if (giving.length === 0) break;
    for (const group of giving) if (place++ >= skip && places.length < take) places.push({ group, round });
  }
  const rowsByGroup = new Map<Group, { from: number; rows: number[] }>();
  for (const { group, round: from } of places) {
    if (rowsByGroup.has(group)) continue;
    const wanted = places.filter((one) => one.group === group).length;
    levels.intersectInto(scratch.spare, result, group.level, group.window);
    const name = mixGroup(group.country, group.level);
    const segment = orders.mixed.segments.find((one) => one.group === name) as Segment;
    const spans = [{ from: segment.from, to: segment.to, isReversed: false }];
    const stage = { order: orders.mixed, spans, set: scratch.spare, count: group.count };
    rowsByGroup.set(group, { from, rows: rowsOf(catalogue, group.window, stage, from, wanted).rows });
  }
  return places.map(({ group, round }) => {
    const { from, rows } = rowsByGroup.get(group) as { from: number; rows: number[] };
    return rows[round - from] as number;
  });
}

/** The last round that begins at or before a place. */
function lastRoundBefore(before: (round: number) => number, place: number, rounds: number): number {
  let low = 0;
  let high = rounds;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if (before(middle) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}
