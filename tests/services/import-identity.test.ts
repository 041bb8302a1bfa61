import { beforeEach, describe, expect, it } from 'vitest';
import { importRows } from '@/lib/services/course-import/views';
import type { ImportBatchRecord } from '@/models/import-batch';
import { emptyDatabase } from '../support/database';
import { applied, catalogue, planned, takenBack } from '../support/imports';
import { type Person, person } from '../support/people';

let admin: Person;
beforeEach(async () => {
  await emptyDatabase();
  admin = await person('admin');
});

type Row = (string | number)[];
const HEADS = ['Course', 'University', 'Course code', 'Campus', 'Level', 'Tuition fee', 'Duration'];
const upload = async (rows: Row[]) => applied(admin, await planned(admin, [HEADS, ...rows]));
const reasons = async ({ _id }: ImportBatchRecord) =>
  (await importRows(String(_id), { kind: 'refused' })).rows.map(({ row, message }) => [row, message]);

describe('a course with an official code', () => {
  const LAW: Row = ['Law', 'UBC', 'L100', 'Vancouver', 'Bachelor', 20_000, '4 years'];

  it('that is renamed, moved or of another level is one change of that course, and taking back restores it', async () => {
    await upload([LAW, ['Arts', 'UBC', 'A100', '', 'Bachelor', 15_000, '']]);
    const before = await catalogue();
    const plan = await planned(admin, [HEADS, ['Laws', 'UBC', 'L100', 'Kelowna', 'Master', 20_000, '4 years']]);
    expect(plan).toMatchObject({ added: 0, changed: 1, unchanged: 0, refused: 0, missing: 1 });
    const { rows } = await importRows(String(plan._id), { kind: 'changed' });
    expect(rows[0]).toMatchObject({
      before: { course: 'Law', campus: 'Vancouver', level: 'Under Graduate' },
      after: { course: 'Laws', campus: 'Kelowna', level: 'Post Graduate' },
    });
    const done = await applied(admin, plan);
    const again = await planned(admin, [HEADS, ['Laws', 'UBC', 'L100', 'Kelowna', 'Master', 20_000, '4 years']]);
    expect(again).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
    await takenBack(admin, done);
    expect(await catalogue()).toEqual(before);
  });

  it('stays another one in another country or university, and where several rows or courses have the code', async () => {
    await upload([LAW]);
    const elsewhere = await planned(admin, [HEADS, ['Laws', 'SFU', ...LAW.slice(2)]]);
    expect(elsewhere).toMatchObject({ added: 1, changed: 0 });
    const twice = await planned(admin, [HEADS, ['Laws', ...LAW.slice(1)], ['Laws, evening', ...LAW.slice(1)]]);
    expect(twice).toMatchObject({ added: 2, changed: 0 });
  });

  it('that the file also names as it was is not renamed by another row', async () => {
    await upload([LAW]);
    const plan = await planned(admin, [HEADS, LAW, ['Laws', ...LAW.slice(1)]]);
    expect(plan).toMatchObject({ added: 1, changed: 0, unchanged: 1 });
  });
});

describe('a course without a code', () => {
  const law = (campus: string, level: string, fee = 20_000): Row => ['Law', 'UBC', '', campus, level, fee, '4 years'];

  it('whose level or campus the stored one, or the row, leaves open is that course, and nothing known is lost', async () => {
    await upload([law('', ''), ['Arts', 'UBC', '', 'North', 'Bachelor', 9_000, '']]);
    const before = await catalogue();
    const plan = await planned(admin, [HEADS, law('', 'Bachelor'), ['Arts', 'UBC', '', 'North', '', 9_500, '']]);
    expect(plan).toMatchObject({ added: 0, changed: 2, twins: 0, missing: 0 });
    const done = await applied(admin, plan);
    expect(
      (await catalogue()).map(({ course, level, tuitionFeeMinor }) => [course, level, tuitionFeeMinor]).sort(),
    ).toEqual([
      ['Arts', 'Under Graduate', 950_000],
      ['Law', 'Under Graduate', 2_000_000],
    ]);
    await takenBack(admin, done);
    expect(await catalogue()).toEqual(before);
  });

  it('that is known with another level, or several times, is added and shown as perhaps the same', async () => {
    await upload([
      law('', 'Bachelor'),
      ['Arts', 'UBC', '', 'North', '', 1, ''],
      ['Arts', 'UBC', '', 'South', '', 1, ''],
    ]);
    const plan = await planned(admin, [HEADS, law('', 'Master'), ['Arts', 'UBC', '', '', '', 2, '']]);
    expect(plan).toMatchObject({ added: 2, changed: 0, twins: 2 });
    expect(plan.cautions.join()).toContain('2 new courses are perhaps known already');
    const { rows } = await importRows(String(plan._id), { kind: 'twin' });
    expect(rows.map(({ row, message }) => [row, message])).toEqual([
      [2, 'Perhaps the same course as one that is known with level Under Graduate, here Post Graduate.'],
      [3, 'Perhaps the same course as one that is known with campus North, here not given.'],
    ]);
  });

  it('whose twin the file names too is simply another one', async () => {
    await upload([law('', 'Bachelor')]);
    const plan = await planned(admin, [HEADS, law('', 'Bachelor'), law('', 'Master')]);
    expect(plan).toMatchObject({ added: 1, unchanged: 1, twins: 0, cautions: [] });
  });
});

describe('rows of one file that claim to be the same course', () => {
  it('and differ are refused, both with the other’s row and what differs; none wins by standing first', async () => {
    const plan = await planned(admin, [
      HEADS,
      ['Law', 'UBC', '', '', '', 4_657, '3 months'],
      ['Arts', 'UBC', '', '', '', 9_000, ''],
      ['Law', 'UBC', '', '', '', 17_200, '1 year'],
    ]);
    expect(plan).toMatchObject({ rows: 3, added: 1, refused: 2 });
    expect(await reasons(plan)).toEqual([
      [2, 'The same course as in row 4, but they differ in: Fee, Duration. None was taken.'],
      [4, 'The same course as in row 2, but it differs in: Fee, Duration. Neither was taken.'],
    ]);
    await applied(admin, plan);
    expect((await catalogue()).map(({ course }) => course)).toEqual(['Arts']);
  });

  it('and say the same are one course', async () => {
    const arts: Row = ['Arts', 'UBC', '', '', '', 9_000, ''];
    const plan = await planned(admin, [HEADS, arts, arts]);
    expect(plan).toMatchObject({ added: 1, refused: 1 });
    expect(await reasons(plan)).toEqual([[3, 'The same course as in row 2.']]);
  });
});

it('changes come with the largest first, and a fee that jumps says by how much', async () => {
  const rows = (fees: number[]): Row[] => fees.map((fee, index) => [`Course ${index}`, 'UBC', '', '', '', fee, '']);
  await upload(rows([10_000, 10_000, 10_000]));
  const plan = await planned(admin, [HEADS, ...rows([10_100, 50_000, 5_000])]);
  const { rows: changes } = await importRows(String(plan._id), { kind: 'changed' });
  expect(changes.map(({ row, message }) => [row, message])).toEqual([
    [3, 'The fee rises by 400 %.'],
    [4, 'The fee falls by 50 %.'],
    [2, undefined],
  ]);
});

/** Small seeded catalogues: courses, some with codes, and edits of them. */
function random(seed: number) {
  let state = seed;
  const next = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
  const courses = (count: number): Row[] =>
    Array.from({ length: count }, (_, index) => [
      `Course ${index} in ${['Law', 'Arts', 'Music'][next(3)]}`,
      ['UBC', 'SFU', 'UVic'][next(3)] ?? 'UBC',
      index % 2 ? `C${index}` : '',
      ['', 'North', 'South'][next(3)] ?? '',
      ['', 'Bachelor', 'Master'][next(3)] ?? '',
      1_000 * (1 + next(30)),
      `${1 + next(4)} years`,
    ]);
  /** Renames courses with a code, changes fees, drops some and adds others. */
  const edited = (rows: Row[]): { rows: Row[]; renamed: number } => {
    let renamed = 0;
    const kept = rows
      .filter(() => next(10) > 0)
      .map((row) => {
        const copy = [...row];
        if (copy[2] && next(3) === 0) {
          copy[0] = `${copy[0]}, renamed`;
          renamed++;
        } else if (next(3) === 0) copy[5] = Number(copy[5]) + 500;
        return copy;
      });
    return { rows: [...kept, [`New ${next(1_000)}`, 'UBC', '', '', '', 5_000, '']], renamed };
  };
  return { courses, edited };
}

const ROUNDS = process.env.LONG_TESTS ? 60 : 4;

describe('for random catalogues and edits', () => {
  it.each(Array.from({ length: ROUNDS }, (_, round) => [round + 1]))(
    'uploading and taking back leaves what was, round %i',
    async (seed) => {
      const { courses, edited } = random(seed);
      const first = courses(30);
      await upload(first);
      const before = await catalogue();
      const edition = edited(first);
      const plan = await planned(admin, [HEADS, ...edition.rows]);
      const named = await importRows(String(plan._id), { kind: 'changed', about: 'course' });
      expect(named.total).toBe(edition.renamed);
      expect(plan).toMatchObject({ added: 1, refused: 0 });
      const done = await applied(admin, plan);
      const after = await catalogue();
      const again = await upload(edition.rows);
      expect(again).toMatchObject({ added: 0, changed: 0, unchanged: edition.rows.length });
      expect(await catalogue()).toEqual(after);
      await takenBack(admin, done);
      expect(await catalogue()).toEqual(before);
    },
  );
});
