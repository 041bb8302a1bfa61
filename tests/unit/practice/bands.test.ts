import { describe, expect, it } from 'vitest';
import { indicativeBand } from '@/lib/engines/practice/bands';

describe('an indicative band', () => {
  it.each([
    ['reading', 40, 8.5, 9],
    ['reading', 33, 7, 7.5],
    ['reading', 30, 6.5, 7],
    ['reading', 29, 6.5, 7],
    ['reading', 23, 5.5, 6],
    ['reading', 15, 4.5, 5],
    ['reading', 4, null, 2.5],
    ['listening', 34, 7.5, 8],
    ['listening', 33, 7, 7.5],
    ['listening', 32, 7, 7.5],
    ['listening', 26, 6, 6.5],
    ['listening', 20, 5, 5.5],
    ['listening', 22, 5.5, 6],
    ['listening', 16, 4.5, 5],
    ['listening', 11, null, 4],
  ] as const)('is a range, from each skill’s own table: %s, %s right', (skill, right, from, to) => {
    expect(indicativeBand(skill, right, 40)).toEqual({ from, to });
  });

  // By hand from the two tables: 17 is 2 above the 15 of band 5 and 2 below the 19 of band 5.5.
  it.each([
    ['reading', 17, 5, 5.5],
    ['reading', 21, 5.5, 6],
    ['reading', 25, 6, 6.5],
    ['reading', 34, 7.5, 8],
    ['reading', 36, 8, 8.5],
    ['reading', 38, 8.5, 9],
    ['reading', 14, 4.5, 5],
    ['reading', 9, 3.5, 4],
    ['reading', 7, 3, 3.5],
    ['reading', 5, 2.5, 3],
    ['listening', 12, 4, 4.5],
    ['listening', 17, 5, 5.5],
    ['listening', 28, 6.5, 7],
    ['listening', 31, 7, 7.5],
    ['listening', 36, 8, 8.5],
    ['listening', 38, 8.5, 9],
  ] as const)('goes up where a score lies as near to both neighbours: %s, %s right', (skill, right, from, to) => {
    expect(indicativeBand(skill, right, 40)).toEqual({ from, to });
  });

  it('is never given for less than forty questions, nor below what is published', () => {
    for (let right = 0; right <= 13; right += 1) expect(indicativeBand('reading', right, 13)).toBeNull();
    expect(indicativeBand('listening', 10, 40)).toBeNull();
    expect(indicativeBand('reading', 3, 40)).toBeNull();
    expect(indicativeBand('reading', 41, 40)).toBeNull();
  });

  it('never falls as more answers are right', () => {
    for (const skill of ['reading', 'listening'] as const) {
      const bands = Array.from({ length: 41 }, (_, right) => indicativeBand(skill, right, 40)?.to ?? 0);
      expect(bands).toEqual([...bands].sort((one, other) => one - other));
    }
  });
});
