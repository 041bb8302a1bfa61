import type { KeyRange } from './environment';

/** A range as lmdb wants it. */
export function bounds(range: KeyRange, reverse: boolean) {
  return reverse
    ? { start: range.end, exclusiveStart: true, end: range.start, inclusiveEnd: true, reverse: true }
    : { start: range.start, end: range.end };
}

/** As `bounds`, with how many to read, after how many. */
export function section(range: KeyRange, limit: number, reverse: boolean, offset: number) {
  return { ...bounds(range, reverse), limit, ...(offset ? { offset } : {}) };
}
