import type { Order, Span } from './orders/order';
import type { RowSets, Window } from './row-sets';

/** Sorting one found row costs as much as so many steps along an order. */
const STEPS_PER_SORTED_ROW = 16;

/** The rows of a set in the order of some spans; a sort is one stage, relevance several. */
export interface Stage {
  order: Order;
  spans: Span[];
  set: number;
  /** How many rows of the stage there are; null when only the walk finds out. */
  count: number | null;
  /** Rows of the set that belong to earlier stages. */
  isEarlier?: (row: number) => boolean;
}

/** `passed`: how many rows of the stage were skipped or taken; all of them when fewer than `take` come back. */
export function rowsOf(
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
  if (stage.count === null || skip + take < stage.count / 2) return walk(sets, stage, stage.spans, skip, take);
  // Beyond the middle the way from the end is shorter.
  const taken = Math.min(take, stage.count - skip);
  const backwards = stage.spans.map((span) => ({ ...span, isReversed: !span.isReversed })).reverse();
  const { rows } = walk(sets, stage, backwards, stage.count - skip - taken, taken);
  return { rows: rows.reverse(), passed: skip + taken };
}

/** Goes along the order and looks at each row whether it is in the set. */
function walk({ bytes }: RowSets, { set, order, isEarlier }: Stage, spans: Span[], skip: number, take: number) {
  const all = order.rows;
  const rows: number[] = [];
  let passed = 0;
  for (const { from, to, isReversed } of spans) {
    const step = isReversed ? -1 : 1;
    const end = isReversed ? from - 1 : to;
    for (let place = isReversed ? to - 1 : from; place !== end; place += step) {
      const row = all[place] as number;
      if ((((bytes[set + (row >>> 3)] as number) >>> (row & 7)) & 1) === 0) continue;
      if (isEarlier?.(row)) continue;
      if (passed++ < skip) continue;
      rows.push(row);
      if (rows.length === take) return { rows, passed };
    }
  }
  return { rows, passed };
}

/** Sorts the rows of the set by their places along the spans. */
function sortRows(sets: RowSets, window: Window, { set, order, spans, isEarlier }: Stage, skip: number, take: number) {
  const found = sets.rowsOf(set, window);
  const steps = new Uint32Array(found.length);
  let count = 0;
  for (const row of found) {
    if (isEarlier?.(row)) continue;
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
