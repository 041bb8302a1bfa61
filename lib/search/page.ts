import { compare, foldedNameAt } from './catalogue';
import { firstNotBefore, type Order, type Span, spansOf } from './order';
import type { RowSets, Window } from './row-sets';
import type { Selection } from './selection';
import type { Sort } from './types';
import type { Version } from './version';

/** Sorting one found row costs as much as so many steps along an order. */
const STEPS_PER_SORTED_ROW = 16;

/** The rows of a set in the order of some spans; a sort is one stage, relevance several. */
interface Stage {
  order: Order;
  spans: Span[];
  set: number;
  /** How many rows of the set lie in the spans; null when only the walk finds out. */
  count: number | null;
}

/**
 * The found rows from place `skip` of the sort, at most `take`. `currency` is the one whose fees come first. Overwrites
 * `scratch.spare` and `scratch.spare2`.
 */
export function pageOf(
  version: Version,
  selection: Selection,
  sort: Sort,
  currency: string | undefined,
  skip: number,
  take: number,
): number[] {
  const { sets } = version.catalogue;
  const page: number[] = [];
  let toSkip = skip;
  for (const stage of stagesOf(version, selection, sort, currency)) {
    if (stage.count !== null && stage.count <= toSkip) {
      toSkip -= stage.count;
      continue;
    }
    const { rows, passed } = rowsOf(sets, selection.window, stage, toSkip, take - page.length);
    page.push(...rows);
    if (page.length === take) break;
    toSkip = Math.max(0, toSkip - passed);
  }
  return page;
}

function* stagesOf(version: Version, selection: Selection, sort: Sort, currency: string | undefined): Iterable<Stage> {
  const { catalogue, orders } = version;
  const { sets } = catalogue;
  if (sort === 'relevance' && selection.keyword.anywhere) {
    yield* relevanceStages(version, selection);
    return;
  }
  const isReversed = sort.startsWith('-');
  const order = sort.endsWith('fee') ? orders.fee : sort.endsWith('duration') ? orders.duration : orders.name;
  const count = sets.count(selection.result, selection.window);
  yield { order, spans: spansOf(order, isReversed, currency), set: selection.result, count };
}

/** Names that begin with the keyword stand together in the name order; the other matches are sets. */
function* relevanceStages({ catalogue, orders }: Version, selection: Selection): Iterable<Stage> {
  const { sets, scratch } = catalogue;
  const { kernel, bytesPerSet } = sets;
  const { keyword, result, window } = selection;
  const { wordStart, inside, spare, spare2 } = scratch;
  const order = orders.name;
  const { rows } = order;
  const from = firstNotBefore(rows, 0, rows.length, (row) => compare(foldedNameAt(catalogue, row), keyword.anywhere));
  const to = firstNotBefore(rows, from, rows.length, (row) =>
    foldedNameAt(catalogue, row).startsWith(keyword.anywhere) ? -1 : 0,
  );
  yield { order, spans: [{ from, to, isReversed: false }], set: result, count: null };
  const rest = [
    { from: 0, to: from, isReversed: false },
    { from: to, to: rows.length, isReversed: false },
  ];
  kernel.and(spare, result, wordStart, bytesPerSet);
  yield { order, spans: rest, set: spare, count: null };
  kernel.andNot(spare2, result, wordStart, bytesPerSet);
  kernel.and(spare, spare2, inside, bytesPerSet);
  yield { order, spans: rest, set: spare, count: sets.count(spare, window) };
  kernel.andNot(spare, spare2, inside, bytesPerSet);
  yield { order, spans: rest, set: spare, count: sets.count(spare, window) };
}

/** `passed`: how many rows of the stage were skipped or taken; all of them when fewer than `take` come back. */
function rowsOf(
  sets: RowSets,
  window: Window,
  stage: Stage,
  skip: number,
  take: number,
): { rows: number[]; passed: number } {
  const inSet = stage.count ?? sets.count(stage.set, window);
  const length = stage.spans.reduce((sum, { from, to }) => sum + to - from, 0);
  const steps = Math.min(length, ((skip + take) * stage.order.rows.length) / Math.max(1, inSet));
  if (inSet * STEPS_PER_SORTED_ROW < steps) return sortRows(sets, window, stage, skip, take);
  if (stage.count === null || skip + take < stage.count / 2)
    return walk(sets, stage.set, stage.order, stage.spans, skip, take);
  // Beyond the middle the way from the end is shorter.
  const taken = Math.min(take, stage.count - skip);
  const backwards = stage.spans.map((span) => ({ ...span, isReversed: !span.isReversed })).reverse();
  const { rows } = walk(sets, stage.set, stage.order, backwards, stage.count - skip - taken, taken);
  return { rows: rows.reverse(), passed: skip + taken };
}

/** Goes along the order and looks at each row whether it is in the set. */
function walk(sets: RowSets, set: number, { rows: all }: Order, spans: Span[], skip: number, take: number) {
  const { bytes } = sets;
  const rows: number[] = [];
  let passed = 0;
  for (const { from, to, isReversed } of spans) {
    const step = isReversed ? -1 : 1;
    const end = isReversed ? from - 1 : to;
    for (let place = isReversed ? to - 1 : from; place !== end; place += step) {
      const row = all[place] as number;
      if ((((bytes[set + (row >>> 3)] as number) >>> (row & 7)) & 1) === 0) continue;
      if (passed++ < skip) continue;
      rows.push(row);
      if (rows.length === take) return { rows, passed };
    }
  }
  return { rows, passed };
}

/** Sorts the rows of the set by their places along the spans. */
function sortRows(sets: RowSets, window: Window, { set, order, spans }: Stage, skip: number, take: number) {
  const found = sets.rowsOf(set, window);
  const steps = new Uint32Array(found.length);
  let count = 0;
  for (const row of found) {
    const place = order.positions[row] as number;
    let before = 0;
    for (const { from, to, isReversed } of spans) {
      if (place >= from && place < to) steps[count++] = before + (isReversed ? to - 1 - place : place - from);
      before += to - from;
    }
  }
  const sorted = steps.subarray(0, count).sort();
  const rows = Array.from(sorted.subarray(skip, skip + take), (step) => order.rows[placeAt(spans, step)] as number);
  return { rows, passed: Math.min(count, skip + take) };
}

/** The place in the order that a walk along the spans reaches after so many steps. */
function placeAt(spans: Span[], step: number): number {
  let left = step;
  for (const { from, to, isReversed } of spans) {
    if (left < to - from) return isReversed ? to - 1 - left : from + left;
    left -= to - from;
  }
  throw new RangeError('beyond the end of the order');
}
