import type { KeyRange } from './environment';

/** A range as lmdb wants it. */
export function bounds(range: KeyRange, reverse: boolean) {
  return reverse
    ? { start: range.end, exclusiveStart: true, end: range.start, inclusiveEnd: true, reverse: true }
    : { start: range.start, end: range.end };
}
