import type { StatedMinimum } from './stated-minimums';

/** The numbers that statements are alike but for: 1 where more of it asks less, -1 where less does. */
const ASKS_LESS_BY = { minPercentage: -1, minCgpa: -1, maxBacklogs: 1, maxGapYears: 1 } as const;
const NUMBERS = Object.keys(ASKS_LESS_BY) as (keyof typeof ASKS_LESS_BY)[];

/** A statement of some minimums. */
export interface Stating {
  statement: StatedMinimum;
  /** Whether it is one of the ways to say a mark. */
  isWay: boolean;
  minimums: readonly number[];
}

/**
 * Which minimums are unmet, found from the statements that are met. Statements that are alike but for a number are a ladder, the
 * one that asks least first: how far up it is met decides on all its steps.
 */
export class MinimumsByStatement {
  /** The statements, ladder after ladder, those of ways before the rest; made one after another, so that they lie close together in memory. */
  private readonly statements: StatedMinimum[] = [];
  /** Where each ladder begins among them, and where the last one ends. */
  private readonly ladders: Uint32Array;
  /** So many of the ladders are ways. */
  private readonly wayLadders: number;
  /** Where each statement's minimums begin in `minimums`, and where the last one's end. */
  private readonly from: Uint32Array;
  private readonly minimums: Uint32Array;
  /** By number of the minimum 1 where it states a way. */
  private readonly withWays: Uint8Array;

  /** `count`: how many minimums there are. */
  constructor(
    readonly count: number,
    stating: readonly Stating[],
  ) {
    const [ways, rest] = [true, false].map((isWay) => laddersOf(stating.filter((one) => one.isWay === isWay)));
    const ladders = [...(ways ?? []), ...(rest ?? [])];
    this.wayLadders = ways?.length ?? 0;
    const steps = ladders.flat();
    this.ladders = runningSums(ladders.map(({ length }) => length));
    this.from = runningSums(steps.map(({ minimums }) => minimums.length));
    this.minimums = Uint32Array.from(steps.flatMap(({ minimums }) => minimums));
    for (const { statement } of steps) this.statements.push({ ...statement });
    this.withWays = new Uint8Array(count);
    mark(this.minimums, 0, this.from[this.ladders[this.wayLadders] as number] as number, this.withWays, 1);
  }

  /**
   * Writes by number of the minimum 1 where it is unmet, else 0: where none of the ways that it states is met, or any of the rest
   * isn't. Of statements alike but for a number, those that ask less than one that is met must be met, too.
   */
  markUnmet(isMet: (statement: StatedMinimum) => boolean, unmet: Uint8Array): void {
    const { ladders, wayLadders, from, minimums, statements } = this;
    unmet.set(this.withWays);
    for (let ladder = 0; ladder + 1 < ladders.length; ladder++) {
      const [first, end] = [ladders[ladder] as number, ladders[ladder + 1] as number];
      const unmetFrom = firstUnmet(statements, first, end, isMet);
      if (ladder < wayLadders) mark(minimums, from[first] as number, from[unmetFrom] as number, unmet, 0);
      else mark(minimums, from[unmetFrom] as number, from[end] as number, unmet, 1);
    }
  }
}

/** The first unmet step of a ladder, or its end. Most ladders are met to the top or not at all, so their ends are asked first. */
function firstUnmet(
  statements: readonly StatedMinimum[],
  first: number,
  end: number,
  isMet: (statement: StatedMinimum) => boolean,
): number {
  if (isMet(statements[end - 1] as StatedMinimum)) return end;
  let [low, high] = [first, end - 1];
  for (let step = first; low < high; step = (low + high) >>> 1) {
    if (isMet(statements[step] as StatedMinimum)) low = step + 1;
    else high = step;
  }
  return low;
}

function laddersOf(stating: readonly Stating[]): Stating[][] {
  const ladders = new Map<string, { one: Stating; asks: number }[]>();
  for (const one of stating) {
    const { statement } = one;
    const number = NUMBERS.find((name) => statement[name] !== null);
    const alike = JSON.stringify({ ...statement, ...(number && { [number]: 'any' }) });
    const step = { one, asks: number ? -ASKS_LESS_BY[number] * (statement[number] as number) : 0 };
    const ladder = ladders.get(alike);
    if (ladder) ladder.push(step);
    else ladders.set(alike, [step]);
  }
  return [...ladders.values()].map((ladder) => ladder.sort((a, b) => a.asks - b.asks).map(({ one }) => one));
}

/** Each number's sum of those before it, and the sum of all. */
function runningSums(numbers: readonly number[]): Uint32Array {
  const sums = new Uint32Array(numbers.length + 1);
  for (const [place, number] of numbers.entries()) sums[place + 1] = (sums[place] as number) + number;
  return sums;
}

/** By itself, without closures: a search waits for thousands of minimums. */
function mark(minimums: Uint32Array, from: number, to: number, flags: Uint8Array, flag: number): void {
  for (let at = from; at < to; at++) flags[minimums[at] as number] = flag;
}
