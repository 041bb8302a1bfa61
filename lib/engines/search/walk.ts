import type { Catalogue } from './catalogue/catalogue';
import type { Order, Span } from './orders/order';
import { marksOf } from './orders/runs';
import type { RowSets, Window } from './row-sets';

/** Sorting one found row costs as much as so many steps along an order. */
const STEPS_PER_SORTED_ROW = 16;
/** To count the rows between two marks is worth its time when this part of an order, or more, is to be walked otherwise. */
const LEAPS_FROM = 16;

/** The rows of a set in the order of some spans; a sort is one stage, relevance several. */
export interface Stage {
  order: Order;
  spans: Span[];
  set: number;
  /** How many rows of the stage there are; null when only the walk finds out. */
  count: number | null;
}

/** `passed`: how many rows of the stage were skipped or taken; all of them when fewer than `take` come back. Overwrites `scratch.mark`. */
export function rowsOf(
  catalogue: Catalogue,
  window: Window,
  stage: Stage,
  skip: number,
  take: number,
): { rows: number[]; passed: number } {
  const { sets } = catalogue;
  const inSet = stage.count ?? sets.count(stage.set, window);
  const length = stage.spans.reduce((sum, { from, to }) => sum + to - from, 0);
  // A stage that knows its count has all its rows within its spans.
  const stepsPerRow = (stage.count === null ? stage.order.rows.length : length) / Math.max(1, inSet);
  const walked = Math.min(length, (skip + take) * stepsPerRow);
  if (inSet * STEPS_PER_SORTED_ROW < walked) return sortRows(sets, window, stage, skip, take);
  if (stage.count === null || skip + take < stage.count / 2) {
    return walk(catalogue, window, stage, stage.spans, { skip, take, stepsPerRow });
  }
  // Beyond the middle the way from the end is shorter.
  const taken = Math.min(take, stage.count - skip);
  const backwards = stage.spans.map((span) => ({ ...span, isReversed: !span.isReversed })).reverse();
  const steps = { skip: stage.count - skip - taken, take: taken, stepsPerRow };
  const { rows } = walk(catalogue, window, stage, backwards, steps);
  return { rows: rows.reverse(), passed: skip + taken };
}

interface Steps {
  skip: number;
  take: number;
  /** How many steps lead from one row of the set to the next, on average. */
  stepsPerRow: number;
}

/** Goes along the order and looks at each row whether it is in the set; where many are to be skipped, from mark to mark. */
function walk(catalogue: Catalogue, window: Window, stage: Stage, spans: Span[], { skip, take, stepsPerRow }: Steps) {
  const { sets } = catalogue;
  const { bytes } = sets;
  const { set, order } = stage;
  const all = order.rows;
  const rows: number[] = [];
  let passed = 0;
  for (const span of spans) {
    const isFar = (skip - passed) * stepsPerRow > all.length / LEAPS_FROM;
    for (const piece of isFar ? piecesOf(span, marksOf(sets, order).step) : [span]) {
      const left =
        isFar && passed < skip ? leap(catalogue, window, stage, piece, skip - passed) : { ...piece, leapt: 0 };
      const { from, to, isReversed } = left;
      passed += left.leapt;
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
  }
  return { rows, passed };
}

/** A span in up to three pieces, in the order in which they are walked: what lies from mark to mark is one, what remains at its ends the others. */
function piecesOf({ from, to, isReversed }: Span, step: number): Span[] {
  const first = Math.min(to, Math.ceil(from / step) * step);
  const last = Math.max(first, Math.floor(to / step) * step);
  const bounds = [from, first, last, to];
  const pieces = [0, 1, 2].map((at) => ({ from: bounds[at] as number, to: bounds[at + 1] as number, isReversed }));
  return isReversed ? pieces.reverse() : pieces;
}

/** What is left of a piece after as many of its marks as can be passed with at most `most` rows of the set before them: `leapt`. */
function leap(
  { sets, scratch }: Catalogue,
  window: Window,
  { set, order }: Stage,
  piece: Span,
  most: number,
): Span & { leapt: number } {
  const { step, before } = marksOf(sets, order);
  const { from, to, isReversed } = piece;
  if (from === to || from % step !== 0 || to % step !== 0) return { ...piece, leapt: 0 };
  const countBefore = (mark: number) => {
    sets.bytes.set((before[mark] as Uint8Array).subarray(window.from, window.to), scratch.mark + window.from);
    return sets.kernel.countBoth(set + window.from, scratch.mark + window.from, window.to - window.from);
  };
  // The mark that is reached, and the furthest one that might be: halved until they are one.
  const direction = isReversed ? -1 : 1;
  let [reached, furthest] = isReversed ? [to / step, from / step] : [from / step, to / step];
  const start = countBefore(reached);
  let leapt = 0;
  while (reached !== furthest) {
    const middle = reached + direction * Math.ceil(Math.abs(furthest - reached) / 2);
    const passed = Math.abs(countBefore(middle) - start);
    if (passed <= most) [reached, leapt] = [middle, passed];
    else furthest = middle - direction;
  }
  return isReversed ? { from, to: reached * step, isReversed, leapt } : { from: reached * step, to, isReversed, leapt };
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
