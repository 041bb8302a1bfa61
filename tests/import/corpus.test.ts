import { describe, expect, it } from 'vitest';
import { proposeMapping } from '@/lib/engines/import/columns/proposal';
import { type ImportedRow, readCourseDrafts } from '@/lib/engines/import/drafts';
import { LONG } from '../support/tiers';
import type { NastyFile } from './corpus';
import { CELLS } from './corpus-cells';
import { HOSTILE } from './corpus-hostile';
import { STRUCTURE } from './corpus-structure';
import { TEXTS } from './corpus-texts';
import { fileWith, refusalOf } from './spreadsheet-files';

const CORPUS = [...STRUCTURE, ...CELLS, ...TEXTS, ...HOSTILE];

describe('a file', () => {
  it.each(CORPUS.map((file) => [file.trap, file] as const))('%s', async (_, file) => {
    const { expected } = file;
    if ('refused' in expected) {
      const refusal = await refusalOf(readAll(file));
      expect(refusal.message).toMatch(expected.because);
      expect(refusal.status).toBe(expected.refused);
      expect(refusal.message).toMatch(SENTENCES);
      return;
    }
    const rows = await readAll(file);
    expect(rows.map(({ row }) => row)).toEqual(Object.keys(expected.rows).map(Number));
    for (const { row, draft, problems } of rows) {
      const wanted = expected.rows[row];
      const fatal = problems.find((problem) => problem.fatal)?.message;
      if (wanted instanceof RegExp) expect(fatal).toMatch(wanted);
      else expect(draft ?? fatal).toMatchObject(wanted ?? {});
      for (const { message } of problems) expect(message).toMatch(SENTENCES);
      const said = problems.map(({ column = '', message }) => `${column}: ${message}`).join('\n');
      if (expected.problems?.[row]) expect(said).toMatch(expected.problems[row]);
      else if (!(wanted instanceof RegExp)) expect(said).toBe('');
    }
  });

  it('counts at least 60 traps, each once', () => {
    expect(new Set(CORPUS.map(({ trap }) => trap)).size).toBe(CORPUS.length);
    expect(CORPUS.length).toBeGreaterThanOrEqual(60);
  });

  it('that can be read is proposed with as many rows as it gives', async () => {
    for (const file of LONG ? CORPUS : CORPUS.filter((_, place) => place % 4 === 0)) {
      const { expected, options } = file;
      if ('refused' in expected) continue;
      const proposal = await proposeMapping(await pathOf(file), { ...options, originalName: file.name });
      expect([file.trap, proposal.rows]).toEqual([file.trap, Object.keys(expected.rows).length]);
    }
  });
});

/** Words for people: a capital or a quoted text first, a full stop last, nothing of a program's inside. */
const SENTENCES = /^(?!.*(?:undefined|NaN|\[object|Error:|\bnull\b|ENOENT|at \w+ \())(?:[A-Z0-9“]).*\.$/s;

const pathOf = (file: NastyFile) => fileWith(file.bytes(), file.name);

async function readAll(file: NastyFile): Promise<ImportedRow[]> {
  const { country = 'Canada', options, name } = file;
  const source = await readCourseDrafts(await pathOf(file), { country, originalName: name, ...options });
  return [...source.rows];
}
