import { describe, expect, it } from 'vitest';
import { type Part, ranksOf } from '@/lib/engines/meaning/evidence/tiers';
import { add, listOf, noRows } from '@/lib/engines/search/types/rows';

const rowsOf = (...rows: number[]) => {
  const set = noRows(8);
  for (const row of rows) add(set, row);
  return set;
};
const part = (missed: string, cost: number, ...rows: number[]): Part => {
  return { ...{ typed: '', names: [], set: rowsOf(...rows), cost, missed, why: '', isSubject: false } };
};

describe('courses of a tier that gave several wishes up', () => {
  it('are said to miss only what they miss, those that have the costliest first', () => {
    const level = part('Not Post Graduate', 20, 1, 2);
    const intake = part('No intake in Jan', 5, 2, 3);
    const parts = [intake, level];
    const ranks = [...ranksOf(rowsOf(0, 1, 2, 3), parts, parts)];
    expect(ranks.map(({ rows, missed }) => [[...listOf(rows)], missed.map((one) => one.missed)])).toEqual([
      [[2], []],
      [[1], ['No intake in Jan']],
      [[3], ['Not Post Graduate']],
      [[0], ['Not Post Graduate', 'No intake in Jan']],
    ]);
  });
});
