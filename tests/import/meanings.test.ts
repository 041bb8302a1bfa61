import { expect, it } from 'vitest';
import { mapHeaders } from '@/lib/engines/import/columns/map-headers';
import { diceOf } from './generator/dice';
import { headStyle } from './generator/head-styles';
import { DECOYS, headOf, listWith, MEANINGS } from './generator/meanings';

const WHOLE = process.env.LONG_TESTS === '1' ? 400 : 60;
/** Of heads that name a meaning so many may be asked about; none may be taken for another. */
const MAY_BE_ASKED = 0.05;

/** These take any words, and say nothing of a course that is judged. */
const KEPT_AS_TEXT = ['remarks', 'staffNotes'];

const read = (head: string, style: (head: string) => string, cells: readonly (string | number)[]) => {
  const [heads, ...rows] = listWith(head, cells);
  const labels = (heads ?? []).map((one) => style(String(one)));
  return mapHeaders(
    labels,
    rows.map((row, at) => ({ number: at + 2, cells: row, hidden: false, links: new Map(), currencies: new Map() })),
  );
};

function* drawn(meanings: typeof MEANINGS, seed: number) {
  for (const [kind, { fields, heads, cells }] of meanings.entries()) {
    const dice = diceOf(seed + kind);
    for (let draw = 0; draw < WHOLE; draw++) {
      const head = headOf(dice.one(heads), dice);
      yield { head, fields, field: read(head, headStyle(dice), dice.shuffled(cells))[3]?.field ?? null };
    }
  }
}

it('a head that shares words with a field and means something else is not taken for it', () => {
  const wrong = [...drawn(DECOYS, 70)].filter(
    ({ field, fields }) => field && !KEPT_AS_TEXT.includes(field) && !fields.includes(field),
  );
  expect(wrong.map(({ head, field }) => `${head} → ${field}`)).toEqual([]);
});

it('a head in any of its wordings is known, and never taken for another', () => {
  const all = [...drawn(MEANINGS, 170)];
  const wrong = all.filter(({ field, fields }) => field && !fields.includes(field));
  expect(wrong.map(({ head, field, fields }) => `${head} (${fields[0]}) → ${field}`)).toEqual([]);
  const asked = all.filter(({ field }) => !field).map(({ head, fields }) => `${head} (${fields[0]})`);
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(all.length * MAY_BE_ASKED);
});
