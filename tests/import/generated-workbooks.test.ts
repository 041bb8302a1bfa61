import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bytesOf, type Judgement, judge } from './generator/judge';
import { workbookOfSeed } from './generator/workbook';

const isLong = process.env.LONG_TESTS === '1';
const WORKBOOKS = isLong ? 2_000 : 100;
const FIRST = isLong ? Date.now() % 1_000_000_000 : 20_261_127;
const MOST_MISPROPOSED = 0.02;

describe('workbooks as agencies keep them, of changing seeds', () => {
  let folder: string;
  const all: Judgement[] = [];
  const shapes = new Set<string>();
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'workbooks-'));
    for (let seed = FIRST; seed < FIRST + WORKBOOKS; seed += 1) {
      const workbook = workbookOfSeed(seed);
      const path = join(folder, workbook.text ? 'courses.csv' : 'courses.xlsx');
      shapes.add(workbook.shape);
      await writeFile(path, bytesOf(workbook));
      all.push(await judge(workbook, path));
    }
  }, 600_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const faults = (of: 'silent' | 'rows' | 'unnamed' | 'told') => all.flatMap((judgement) => judgement[of]).slice(0, 20);

  it('are of one sheet, of several that codes join, text files, and with heads of two rows', () =>
    expect(shapes.size).toBe(4));

  it('give no value that is wrong without a word', () => {
    expect(all.reduce((sum, { values }) => sum + values, 0)).toBeGreaterThan(WORKBOOKS * 30);
    expect(faults('silent')).toEqual([]);
  });

  it('leave no row without a word', () => expect(faults('rows')).toEqual([]));

  it('name each column that is left out', () => expect(faults('unnamed')).toEqual([]));

  it('put nothing into a course that staff alone may read', () => expect(faults('told')).toEqual([]));

  it('have at least 98 % of their columns proposed right', () => {
    const columns = all.reduce((sum, judgement) => sum + judgement.columns, 0);
    const wrong = all.flatMap(({ misproposed }) => misproposed);
    expect(wrong.length > columns * MOST_MISPROPOSED ? wrong.slice(0, 30) : []).toEqual([]);
  });
});
