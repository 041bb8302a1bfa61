import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GOALS } from '@/bench/goals';
import { pageOf } from '@/bench/results';

describe("the page of the benches' goals", () => {
  it('names every goal, measured or not, and says which are missed', () => {
    const run = { on: '2026-11-22', load: 1.2, processors: 2 };
    const page = pageOf({ 'search.p99.1m': { value: 1.1, ...run }, 'api.by-id': { value: 51, ...run } });
    expect(page.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| Goal'))).toHaveLength(
      Object.keys(GOALS).length,
    );
    expect(page).toContain('p99 | 1.1 ms | ≤ 1.2 ms | met | `search` | 2026-11-22, load 1.2 on 2 |');
    expect(page).toMatch(/By-id reads.*\| 51 % \| ≥ 60 % \| \*\*missed\*\* \| `api`/);
    expect(page).toContain('| not measured | ≤ 0.35 ms |');
  });

  it('holds goals that have a limit, of benches that exist', () => {
    const main = readFileSync('bench/main.ts', 'utf8');
    for (const goal of Object.values(GOALS)) {
      expect('most' in goal !== 'least' in goal, goal.what).toBe(true);
      expect(main).toMatch(new RegExp(`^ {2}'?${goal.bench}'?:`, 'm'));
    }
  });
});
