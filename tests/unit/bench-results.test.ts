import { describe, expect, it } from 'vitest';
import { GOALS, type Goal } from '@/bench/goals';
import { pageOf, rowOf } from '@/bench/results';

const goal = { bench: 'search', what: 'Answer', unit: 'ms', most: 1 };

describe("the page of the benches' goals", () => {
  it('says of a figure whether it is within its limit', () => {
    expect(rowOf(goal, 0.98765, '2026-11-26')).toBe('| Answer | 0.988 ms | ≤ 1 ms | met | `search` | 2026-11-26 |');
    expect(rowOf(goal, 1.01, '2026-11-26')).toContain('| **missed** |');
    expect(rowOf({ ...goal, most: undefined, least: 0.9 } as Goal, 0.89, '')).toContain('≥ 0.9 ms | **missed** |');
  });

  it('names every goal once: measured now, in an earlier run, or never', () => {
    const first = pageOf({ search: rowOf(GOALS.search, 0.7, '2026-11-25') }, '');
    const page = pageOf({ start: rowOf(GOALS.start, 2.9, '2026-11-26') }, first);
    const rows = page.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| Goal'));
    expect(rows).toHaveLength(Object.keys(GOALS).length);
    expect(page).toContain('| 0.7 ms | ≤ 2 ms | met | `search` | 2026-11-25 |');
    expect(page).toContain('| 2.9 s | ≤ 5 s | met | `start` | 2026-11-26 |');
    expect(rows.filter((row) => row.includes('| not measured |'))).toHaveLength(rows.length - 2);
  });
});
