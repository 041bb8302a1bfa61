import { expect, it } from 'vitest';
import { compare, type Judgement } from './compare';
import { requirementCases } from './grammar/grammar';
import { readingOf } from './reading-of';
import type { Case, Reading } from './truth';
import { wordsOf } from './words';

const isLong = process.env.LONG_TESTS === '1';
const SENTENCES = isLong ? 20_000 : 400;
const seed = isLong ? Date.now() % 1_000_000_000 : 20_261_126;

it(`reads ${SENTENCES} generated requirement texts: at most 0.2 % wrong, at least 85 % read`, () => {
  const judged = requirementCases(SENTENCES, seed).map((of) => ({
    of,
    ...compare(readingOf(of.text, of.level), of),
  }));
  const counts = { right: 0, unread: 0, wrong: 0 };
  for (const { verdict } of judged) counts[verdict] += 1;
  const wrong = judged.filter(({ verdict }) => verdict === 'wrong');
  console.log(`seed ${seed}: ${JSON.stringify(counts)}\n${wrong.slice(0, 20).map(shown).join('\n')}`);
  if (process.env.SHOW_UNREAD) {
    console.log(
      judged
        .filter(({ verdict }) => verdict === 'unread')
        .slice(0, 40)
        .map(shown)
        .join('\n'),
    );
  }
  expect(counts.wrong / SENTENCES).toBeLessThanOrEqual(0.002);
  expect(counts.right / SENTENCES).toBeGreaterThanOrEqual(0.85);
}, 120_000);

const shown = ({ of, causes }: { of: Case } & Judgement) =>
  `${of.level}: ${JSON.stringify(of.text)}\n  ${causes.join('\n  ')}`;

const CASES = requirementCases(2_000, seed + 1);

it('makes texts that hold the words of each of their truths', () => {
  for (const of of CASES) {
    const parts = [...of.other, ...of.stated].filter(
      ({ text }) => !of.text.includes(text) || wordsOf(text).length === 0,
    );
    expect(parts, of.text).toEqual([]);
  }
});

it('makes the same texts of the same seed, and others of another', () => {
  expect(requirementCases(50, 3)).toEqual(requirementCases(50, 3));
  expect(requirementCases(50, 3)).not.toEqual(requirementCases(50, 4));
});

/** What a reader would answer that knows the truth. */
const knowing = (of: Case): Reading => ({
  ...of.truth,
  clauses: [...of.stated.map(({ text }) => ({ kind: 'judged' as const, text })), ...of.other],
  list: of.list ?? false,
});

it('finds the truth right', () => {
  for (const of of CASES) expect(compare(knowing(of), of), of.text).toEqual({ verdict: 'right', causes: [] });
});

it('finds a text that is left whole as not understood unread, never wrong', () => {
  for (const of of CASES) {
    const nothing: Reading = { tests: {}, clauses: [{ kind: 'unknown', text: of.text }], list: false };
    expect(compare(nothing, of).verdict, of.text).not.toBe('wrong');
  }
});

it('finds each changed number, each demand left out in silence and each swallowed clause wrong', () => {
  for (const of of CASES) {
    const right = knowing(of);
    for (const [name, score] of Object.entries(of.truth.tests)) {
      const changed = {
        ...right,
        tests: { ...right.tests, [name]: { ...score, overall: (score.overall ?? 0) + 0.5 } },
      };
      expect(compare(changed, of).verdict, `${name} of ${of.text}`).toBe('wrong');
      const { [name as 'ielts']: _, ...tests } = right.tests;
      expect(compare({ ...right, tests }, of).verdict, `without ${name}: ${of.text}`).toBe('wrong');
    }
    if (of.truth.percentage) expect(compare({ ...right, percentage: 1 }, of).verdict).toBe('wrong');
    if (!of.truth.gapYears) expect(compare({ ...right, gapYears: 0 }, of).verdict).toBe('wrong');
    for (const asked of of.other.filter(({ kind }) => kind === 'unknown' || kind === 'selection')) {
      const clauses = right.clauses.map((clause) => (clause === asked ? { ...clause, kind: 'none' as const } : clause));
      expect(compare({ ...right, clauses }, of).verdict, `${asked.text} of ${of.text}`).toBe('wrong');
    }
  }
});
