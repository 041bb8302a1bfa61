import { describe, expect, it } from 'vitest';
import {
  type DifferenceKind,
  differencesOf,
  matchLines,
  type Payable,
  settledAgain,
} from '@/lib/domain/commission/statement';
import { numbers } from '../support/numbers';

const GIVEN = 'Asha Rahul Gurpreet Simran Bikash Sita Ngozi Tariq Linh Mei'.split(' ');
const FAMILY =
  'Rao Sharma Kaur Gill Thapa Rai Okafor Rahman Nguyen Chen Das Iyer Patel Singh Lama Roy Khan Bose Jain Sen'.split(
    ' ',
  );

/** So many students who were claimed for, each with numbers, a name and an amount of their own. */
const claimed = (many: number): Payable[] =>
  Array.from({ length: many }, (_none, place) => ({
    ...{ id: `e${place}`, student: `s${place}`, number: `A${1000 + place}`, studentNumber: `W${20_000 + place * 7}` },
    name: `${GIVEN[place % 10]} ${FAMILY[Math.floor(place / 10)]}`,
    ...{ state: 'claimed' as const, earned: 100_000 + place * 111, before: 0 },
  }));

const said = (lines: { number: string; name: string; minor: number | null }[], entries: readonly Payable[]) => {
  const rows = lines.map((line, place) => ({ ...line, row: place + 2 }));
  const matched = matchLines(rows, entries, new Set(entries.map(({ id }) => id)));
  return differencesOf(
    rows.map((line, place) => ({ ...line, ...(matched[place] as (typeof matched)[0]) })),
    entries,
  );
};
const lineOf = ({ studentNumber, name, earned }: Payable) => ({
  number: studentNumber,
  name,
  minor: earned as number | null,
});
const change = <T>(list: T[], at: number, by: (one: T) => Partial<NoInfer<T>>) => {
  const one = list[at];
  if (one) list[at] = { ...one, ...by(one) };
};

describe('a statement of a partner', () => {
  it.each([1, 2, 3, 4, 5])(
    'of 200 lines with 12 planted differences: all 12 are named, none is invented (seed %i)',
    (seed) => {
      const given = numbers(20_261_129 + seed);
      const entries = claimed(199);
      // Earned, and never claimed; and one that was paid before.
      change<Payable>(entries, 190, () => ({ state: 'claimable' }));
      change<Payable>(entries, 191, () => ({ state: 'expected' }));
      change<Payable>(entries, 192, ({ earned }) => ({ state: 'received', before: earned }));
      const lines = entries.slice(0, 190).map(lineOf);
      const planted = new Map<number, DifferenceKind>();
      const plant = (kind: DifferenceKind, how: (at: number) => void) => {
        let at = given.upTo(189);
        while (planted.has(at)) at = given.upTo(189);
        how(at);
        planted.set(at, kind);
      };
      for (const less of [1, 5_000, 60_000])
        plant('short', (at) => change(lines, at, ({ minor }) => ({ minor: (minor ?? 0) - less })));
      plant('over', (at) => change(lines, at, ({ minor }) => ({ minor: (minor ?? 0) + 1 })));
      // The rest of the list, written as lists are: by name alone, in another order and case, and by our number.
      const order = [...lines.keys()].filter((at) => !planted.has(at));
      for (const at of order.slice(0, 40)) change(lines, at, ({ name }) => ({ number: '', name: name.toUpperCase() }));
      for (const at of order.slice(40, 60))
        change(lines, at, ({ name }) => ({ number: '', name: name.split(' ').reverse().join(', ') }));
      for (const at of order.slice(60, 80)) change(lines, at, () => ({ number: `a-${1000 + at}`.replace('-', '') }));
      const more: [DifferenceKind, (typeof lines)[0]][] = [
        ['unknown', { number: 'W99999', name: 'Nobody Known', minor: 77_000 }],
        ['unknown', { number: '', name: 'Asha Unknown', minor: 1 }],
        // A name of ours under another number of theirs is somebody else.
        ['unknown', { number: 'W88888', name: entries[5]?.name ?? '', minor: entries[5]?.earned ?? 0 }],
        ['twice', lines[order[90] ?? 0] as (typeof lines)[0]],
        ['twice', { number: '', name: entries[order[100] ?? 0]?.name ?? '', minor: 500 }],
        ['unclaimed', lineOf(entries[190] as Payable)],
        ['unclaimed', lineOf(entries[191] as Payable)],
        ['twice', lineOf(entries[192] as Payable)],
      ];
      const all = [...lines, ...more.map(([, line]) => line)];
      const wanted = [...planted].map(([at, kind]) => [at + 2, kind] as const);
      wanted.push(...more.map(([kind], place) => [lines.length + place + 2, kind] as const));
      // Lines that agree, and one that says nothing.
      all.push(lineOf(entries[193] as Payable), { number: '', name: 'Remarks', minor: null });
      expect(all).toHaveLength(200);
      expect(wanted).toHaveLength(12);
      const found = said(all, entries).map(({ row, kind }) => [row, kind]);
      expect(found.sort()).toEqual(wanted.map((one) => [...one]).sort());
    },
  );

  it('pays a claim in two lines, and the terms and parts of one student each by its own', () => {
    const [one, other] = claimed(2) as [Payable, Payable];
    const half = { ...lineOf(one), minor: one.earned / 2 };
    expect(said([half, half], [one])).toEqual([]);
    expect(said([half], [one])).toEqual([{ row: 2, kind: 'short', due: one.earned }]);
    const rest = { ...one, id: 'rest', earned: 55_000 };
    expect(said([{ ...lineOf(one), minor: 55_000 }, lineOf(one), lineOf(other)], [one, rest, other])).toEqual([]);
  });

  it('asks where two students have the name, and takes the number where one is given', () => {
    const [one, other] = claimed(2) as [Payable, Payable];
    const twins = [one, { ...other, name: one.name }];
    expect(said([{ ...lineOf(one), number: '' }], twins)).toEqual([{ row: 2, kind: 'several', due: null }]);
    expect(said(twins.map(lineOf), twins)).toEqual([]);
  });

  it('counts what came before the day of the list', () => {
    const [one] = claimed(1) as [Payable];
    const begun = { ...one, state: 'part received' as const, before: 40_000 };
    expect(said([{ ...lineOf(one), minor: one.earned - 40_000 }], [begun])).toEqual([]);
    expect(said([lineOf(one)], [begun])).toEqual([{ row: 2, kind: 'over', due: one.earned - 40_000 }]);
  });
});

describe('a list that is read again', () => {
  const line = (row: number, name: string, minor: number, words = '') => ({ row, number: '', name, minor, words });

  it('keeps what was settled with the same line, wherever it stands now', () => {
    const lines = [line(2, 'Asha', 100), line(3, 'Rahul', 200), line(4, 'Mei', 300)];
    const settled = [
      { row: 3, note: 'They sent it again.' },
      { row: 4, note: 'Opened again' },
      { row: 4, note: '' },
    ];
    const now = [line(2, 'New', 5), line(3, 'Asha', 100), line(9, 'Rahul', 200), line(10, 'Mei', 300)];
    expect(settledAgain({ lines, settled }, now)).toEqual([{ row: 9, note: 'They sent it again.' }]);
    expect(settledAgain(null, now)).toEqual([]);
  });

  it('opens a line that says another amount, name or word, and knows the second of two alike', () => {
    const lines = [line(2, 'Asha', 100, 'Term: 1'), line(3, 'Rahul', 200), line(4, 'Rahul', 200)];
    const settled = [
      { row: 2, note: 'a' },
      { row: 4, note: 'Paid back' },
    ];
    const before = { lines, settled };
    expect(settledAgain(before, [line(2, 'Asha', 101, 'Term: 1'), line(3, 'Rahul', 200)])).toEqual([]);
    expect(settledAgain(before, [line(2, 'Asha', 100, 'Term: 2')])).toEqual([]);
    expect(settledAgain(before, [line(7, 'Rahul', 200), line(8, 'Rahul', 200)])).toEqual([
      { row: 8, note: 'Paid back' },
    ]);
  });
});
