import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MarkedItem } from '@/lib/engines/practice/marking/item';
import { mark, mostOf } from '@/lib/engines/practice/marking/mark';
import { longIt } from '../../support/long-it';

interface Case {
  rule: string;
  item: MarkedItem;
  given: string;
  points: number;
  reason: string;
}

const CASES = readCases(readFileSync('tests/unit/practice/marking-cases.txt', 'utf8'));
const RULES = [...new Set(CASES.map(({ rule }) => rule))];
const ITEMS = [...new Set(CASES.map(({ item }) => item))];

describe('marking', () => {
  it('is shown by at least 300 cases', () => {
    expect(CASES.length).toBeGreaterThanOrEqual(300);
  });

  it.each(RULES)('%s', (rule) => {
    const cases = CASES.filter((one) => one.rule === rule);
    const marked = cases.map(({ item, given }) => {
      const { points, reason } = mark(item, answerOf(given));
      return `${given} => ${points} ${reason}`;
    });
    expect(marked).toEqual(cases.map(({ given, points, reason }) => `${given} => ${points} ${reason}`));
  });

  it('gives an item what it can win, and no more', () => {
    const off = CASES.filter(({ item, given, reason, points }) => {
      const marked = mark(item, answerOf(given));
      return marked.most !== mostOf(item) || points > marked.most || (reason === 'right') !== (points === marked.most);
    });
    expect(off).toEqual([]);
  });

  longIt('never throws, whatever a browser sends, and keeps the points between nothing and the most', () => {
    const pieces = fc.constantFrom('the', 'A', 'B', '12', '£', 'half', 'past', '.', ' ', '/', 'hundred', 'and', '1/2');
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces).map((some) => some.join(' ')),
    );
    const answer = fc.oneof(
      text,
      fc.array(text),
      fc.dictionary(fc.constantFrom('1', '2', '3', 'x'), text),
      fc.anything(),
    );
    fc.assert(
      fc.property(fc.constantFrom(...ITEMS), answer, (item, given) => {
        const { points, most } = mark(item, given);
        return Number.isInteger(points) && points >= 0 && points <= most;
      }),
      { numRuns: 3_000 },
    );
  });

  it('never marks an empty answer right', () => {
    const blank = fc
      .array(fc.constantFrom(' ', '\t', '\n', '.', ',', '-', '–', '’', '?', '\u00a0'))
      .map((signs) => signs.join(''));
    const empty = fc.oneof(
      blank,
      fc.array(blank),
      fc.dictionary(fc.constantFrom('1', '2', '3'), blank),
      fc.constantFrom<unknown>(null, undefined, [], {}, 0, false, Number.NaN),
    );
    fc.assert(
      fc.property(fc.constantFrom(...ITEMS), empty, (item, given) => mark(item, given).points === 0),
      { numRuns: 3_000 },
    );
  });
});

function readCases(text: string): Case[] {
  const cases: Case[] = [];
  let rule = '';
  let item: MarkedItem | null = null;
  for (const line of text.split('\n').slice(text.split('\n').findIndex((row) => row.startsWith('# ')))) {
    if (line.startsWith('# ')) rule = line.slice(2);
    else if (line.startsWith('@ ')) item = JSON.parse(line.slice(2)) as MarkedItem;
    else if (line) {
      const [, given = '', points, reason = ''] = line.match(/^(.*) => (\d+) ([a-z-]+)$/) ?? [];
      if (!item || !reason) throw new Error(`Not a case: ${line}`);
      cases.push({ rule, item, given, points: Number(points), reason });
    }
  }
  return cases;
}

/** What the browser would send: JSON where the case is written so, else the text itself. */
const answerOf = (given: string): unknown => (/^["[{]|^null$/.test(given) ? JSON.parse(given) : given);
