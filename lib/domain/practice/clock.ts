/** The clocks of a test in which one only goes forward: each task its own, or one for several tasks in a row. */

/** A task as its clock needs it. */
export interface TimedTask {
  /** Seconds of its own; null where it shares its part's clock. */
  seconds: number | null;
  /** Its clock waits for a recording: until it has begun, or has ended where the answer is spoken after it. */
  isHeard: boolean;
}

/** Tasks under one clock, by their places from 0. */
interface Stretch {
  from: number;
  to: number;
  seconds: number;
}

/** Where a test's clock stands. */
export interface TestClock {
  /** The place of the first task under it. */
  from: number;
  /** Milliseconds that were left at `since`; null without a limit. */
  left: number | null;
  /** Since when it runs, in milliseconds since 1970; null while it stands still. */
  since: number | null;
}

interface Item {
  prepare?: number;
  speak?: number;
  seconds?: number;
}

/** The tasks' times; `isHeard` by place. */
export const timedTasks = (items: readonly object[], isHeard: (place: number) => boolean): TimedTask[] =>
  items.map((item, place) => {
    const { prepare = 0, speak, seconds = null } = item as Item;
    return { seconds: speak === undefined ? seconds : prepare + speak, isHeard: isHeard(place) };
  });

/**
 * The stretches of a test, in order. Tasks without a time of their own share what the others leave of the test's time.
 * @param total seconds of the whole test
 */
export function stretchesOf(tasks: readonly TimedTask[], total: number): Stretch[] {
  const own = tasks.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0);
  const stretches: Stretch[] = [];
  for (const [place, { seconds }] of tasks.entries()) {
    const last = stretches.at(-1);
    if (seconds === null && last && tasks[last.to]?.seconds === null) last.to = place;
    else stretches.push({ from: place, to: place, seconds: seconds ?? Math.max(60, total - own) });
  }
  return stretches;
}

/** The tasks under the same clock as this one. */
export const stretchAt = (stretches: readonly Stretch[], place: number): Stretch =>
  stretches.find(({ from, to }) => place >= from && place <= to) ?? { from: place, to: place, seconds: 0 };

/** Milliseconds that are left; null without a limit. */
export const leftOn = ({ left, since }: TestClock, now: number): number | null =>
  left === null ? null : Math.max(0, left - (since === null ? 0 : Math.max(0, now - since)));

interface Stand {
  /** The open task's place. */
  part: number;
  /** Places whose recording has begun, or ended. */
  heard: readonly number[];
  /** With how many times the exam's time; 0 without a limit. */
  factor: number;
}

/**
 * The clock after a task was entered or its recording began. It goes on where it is the same clock, and begins anew with another; it stands
 * still while a task's recording has not begun.
 */
export function clockAt(
  before: TestClock | null,
  tasks: readonly TimedTask[],
  total: number,
  { part, heard, factor }: Stand,
  now: number,
): TestClock {
  const { from, seconds } = stretchAt(stretchesOf(tasks, total), part);
  const whole = factor === 0 ? null : Math.round(seconds * factor * 1000);
  const runs = !tasks[part]?.isHeard || heard.includes(part);
  return { from, left: before?.from === from ? leftOn(before, now) : whole, since: runs ? now : null };
}
