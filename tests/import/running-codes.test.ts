import { describe, expect, it } from 'vitest';
import { mapHeaders } from '@/lib/engines/import/columns/map-headers';
import type { SheetRow } from '@/lib/engines/import/spreadsheet';

const ROUNDS = process.env.LONG_TESTS ? 5_000 : 300;
const HEADS = ['Course Code', 'course_id', 'Programme Code', 'Official course code', 'Course ID'];
/** Of which no award is made: 'JD101' is a code. */
const LETTERS = 'FGHJKNQRSTWXZ';

/** What a sheet's code column is taken for, beside the names of its courses. */
function proposed(head: string, codes: readonly string[]) {
  const rows: SheetRow[] = codes.map((code, index) => ({
    number: index + 2,
    cells: [code, `Study of ${LETTERS[index % LETTERS.length]}${'aeiou'[index % 5]}${index}`, 'Brookvale University'],
    hidden: false,
    links: new Map(),
    currencies: new Map(),
  }));
  const [column] = mapHeaders([head, 'Course name', 'University'], rows);
  return column;
}

/** Numbers from 0 to below `below`, the same for a seed. */
function diceOf(seed: number) {
  let state = seed * 2_654_435_761 + 1;
  return (below: number) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) >>> 0;
    return Math.floor((((state ^ (state >>> 13)) >>> 0) / 4_294_967_296) * below);
  };
}

type Dice = ReturnType<typeof diceOf>;
const letters = (dice: Dice, count: number) =>
  Array.from({ length: count }, () => LETTERS[dice(LETTERS.length)]).join('');
const counted = (prefix: string, from: number, width: number, rows: number) =>
  Array.from({ length: rows }, (_, index) => `${prefix}${String(from + index).padStart(width, '0')}`);

describe('codes that count the rows', () => {
  it('are proposed as row numbers and asked about, whatever their letters, zeros, first number and head', () => {
    for (let seed = 1; seed <= ROUNDS; seed++) {
      const dice = diceOf(seed);
      const prefix = `${letters(dice, dice(4))}${['', '-', '/', ' ', '_', '2026-'][dice(6)]}`;
      const codes = counted(prefix, dice(3) ? dice(900) : dice(2), dice(6), 3 + dice(27));
      const column = proposed(HEADS[dice(HEADS.length)] ?? '', codes);
      expect(column, codes.join()).toMatchObject({ field: null, reason: expect.stringMatching(/number(s)? the rows/) });
    }
  });

  it('are codes where they have a gap, another order, other letters, letters behind them, or an award before them', () => {
    for (let seed = 1; seed <= ROUNDS; seed++) {
      const dice = diceOf(seed);
      const head = HEADS[dice(HEADS.length)] ?? '';
      const rows = 4 + dice(20);
      const from = 100 + dice(800);
      const running = counted(letters(dice, 1), from, 3, rows);
      const place = 1 + dice(rows - 2);
      const [one = '', two = ''] = [running[place - 1], running[place]];
      const real = [
        running.filter((_, index) => index !== place),
        running.toSpliced(place - 1, 2, two, one),
        running.map((code, index) => (index < place ? code : code.replace(/^./, 'A'))),
        running.map((code, index) => `${code.slice(1)}${LETTERS[(index * 7) % 13]}`),
        counted(['MBA', 'BSC', 'MA'][dice(3)] ?? '', from, 3, rows),
      ];
      for (const codes of real) expect(proposed(head, codes)?.field, codes.join()).toBe('code');
    }
  });
});
