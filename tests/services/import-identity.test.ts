import { beforeEach, describe, expect, it } from 'vitest';
import { answerChoices } from '@/lib/services/catalogue/course-import/choices';
import { importRows } from '@/lib/services/catalogue/course-import/views';
import { emptyDatabase } from '../support/database';
import {
  applied,
  COURSE_HEADS,
  type CourseRow,
  catalogue,
  planned,
  refusals,
  takenBack,
  uploadedRows,
} from '../support/imports';
import { longIt } from '../support/long-it';
import { type Person, person } from '../support/people';

let admin: Person;
beforeEach(async () => {
  await emptyDatabase();
  admin = await person('admin');
});

const upload = (rows: CourseRow[]) => uploadedRows(admin, rows);

describe('a course with an official code', () => {
  const LAW: CourseRow = ['Law', 'UBC', 'L100', 'Vancouver', 'Bachelor', 20_000, '4 years'];

  longIt('that is renamed and moved is one change of that course, and taking back restores it', async () => {
    await upload([LAW, ['Arts', 'UBC', 'A100', '', 'Bachelor', 15_000, '']]);
    const before = await catalogue();
    const plan = await planned(admin, [
      COURSE_HEADS,
      ['Laws', 'UBC', 'L100', 'Kelowna', 'Bachelor', 20_000, '4 years'],
    ]);
    expect(plan).toMatchObject({ added: 0, changed: 1, unchanged: 0, refused: 0, missing: 1 });
    const { rows } = await importRows(String(plan._id), { kind: 'changed' });
    expect(rows[0]).toMatchObject({
      before: { course: 'Law', campus: 'Vancouver' },
      after: { course: 'Laws', campus: 'Kelowna' },
    });
    const done = await applied(admin, plan);
    const again = await planned(admin, [
      COURSE_HEADS,
      ['Laws', 'UBC', 'L100', 'Kelowna', 'Bachelor', 20_000, '4 years'],
    ]);
    expect(again).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
    await takenBack(admin, done);
    expect(await catalogue()).toEqual(before);
  });

  longIt(
    'stays another account in another country or university, and where several rows or courses have the code',
    async () => {
      await upload([LAW]);
      const elsewhere = await planned(admin, [COURSE_HEADS, ['Laws', 'SFU', ...LAW.slice(2)]]);
      expect(elsewhere).toMatchObject({ added: 1, changed: 0 });
      const twice = await planned(admin, [COURSE_HEADS, ['Laws', ...LAW.slice(1)], ['Laws, evening', ...LAW.slice(1)]]);
      expect(twice).toMatchObject({ added: 2, changed: 0 });
    },
  );

  longIt('that the file also names as it was is not renamed by another row', async () => {
    await upload([LAW]);
    const plan = await planned(admin, [COURSE_HEADS, LAW, ['Laws', ...LAW.slice(1)]]);
    expect(plan).toMatchObject({ added: 1, changed: 0, unchanged: 1 });
  });
});

describe('a course without a code', () => {
  const law = (campus: string, level: string, fee = 20_000): CourseRow => [
    'Law',
    'UBC',
    '',
    campus,
    level,
    fee,
    '4 years',
  ];

  const ARTS: CourseRow[] = [
    ['Arts', 'UBC', '', 'North', '', 1, ''],
    ['Arts', 'UBC', '', 'South', '', 1, ''],
  ];

  longIt(
    'whose level or campus the stored one, or the row, leaves open is that course, and nothing known is lost',
    async () => {
      await upload([law('', ''), ['Arts', 'UBC', '', 'North', 'Bachelor', 9_000, '']]);
      const before = await catalogue();
      const plan = await planned(admin, [
        COURSE_HEADS,
        law('', 'Bachelor'),
        ['Arts', 'UBC', '', 'North', '', 9_500, ''],
      ]);
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
    },
  );

  it('that is known with another level, or several times, waits for an answer, both named', async () => {
    await upload([law('', 'Bachelor'), ...ARTS]);
    const plan = await planned(admin, [COURSE_HEADS, law('', 'Master'), ['Arts', 'UBC', '', '', '', 2, '']]);
    expect(plan).toMatchObject({ added: 0, changed: 0, refused: 2, twins: 3 });
    expect(plan.cautions.join()).toContain('3 cases, a row may be an existing course');
    const { rows } = await importRows(String(plan._id), { kind: 'twin' });
    expect(rows.map(({ row, message }) => [row, message])).toEqual([
      [2, 'May be the same course as “Law”. Differences: level Under Graduate, in this file Post Graduate.'],
      [3, 'May be the same course as “Arts”. Differences: campus North, in this file not given.'],
      [3, 'May be the same course as “Arts”. Differences: campus South, in this file not given.'],
    ]);
    expect((await refusals(plan))[0]).toEqual([
      2,
      'Row 2 may be the same course as “Law”. Differences: level Under Graduate, in this file Post Graduate. Please choose whether it is the same course.',
    ]);
  });

  longIt(
    'is what was said of it: the same is one change, another account is added, remembered for later files',
    async () => {
      await upload([law('', 'Bachelor'), ...ARTS]);
      const file = [COURSE_HEADS, law('', 'Master'), ['Arts', 'UBC', '', '', '', 2, '']];
      const plan = await planned(admin, file);
      const [first, north] = (await importRows(String(plan._id), { kind: 'twin' })).rows;
      const choices = [
        { row: 2, courseId: first?.courseId ?? '', answer: 'same' as const },
        { row: 3, courseId: north?.courseId ?? '', answer: 'same' as const },
      ];
      expect(await answerChoices(admin.viewer, String(plan._id), { choices })).toBe(2);
      expect((await importRows(String(plan._id), { kind: 'twin' })).rows.map(({ answer }) => answer)).toEqual([
        'same',
        'same',
        undefined,
      ]);
      const again = await planned(admin, file);
      expect(again).toMatchObject({ added: 0, changed: 2, refused: 0, twins: 0 });
      const before = await catalogue();
      await takenBack(admin, await applied(admin, again));
      expect(await catalogue()).toEqual(before);
      await answerChoices(admin.viewer, String((await planned(admin, [COURSE_HEADS, law('', 'Diploma')]))._id), {
        choices: [],
        all: 'different',
      });
      expect(await planned(admin, [COURSE_HEADS, law('', 'Diploma')])).toMatchObject({ added: 1, twins: 0 });
    },
  );

  it('is not answered for rows that the plan doesn’t ask about, nor once it was decided', async () => {
    await upload([law('', 'Bachelor')]);
    const plan = await planned(admin, [COURSE_HEADS, law('', 'Master')]);
    const choices = [{ row: 9, courseId: String(plan._id), answer: 'same' as const }];
    await expect(answerChoices(admin.viewer, String(plan._id), { choices })).rejects.toMatchObject({ code: 'invalid' });
    await applied(admin, plan);
    await expect(answerChoices(admin.viewer, String(plan._id), { choices: [], all: 'same' })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('whose twin the file names too is simply another account', async () => {
    await upload([law('', 'Bachelor')]);
    const plan = await planned(admin, [COURSE_HEADS, law('', 'Bachelor'), law('', 'Master')]);
    expect(plan).toMatchObject({ added: 1, unchanged: 1, twins: 0, cautions: [] });
  });
});

it('changes come with the largest first, and a fee that jumps says by how much', async () => {
  const rows = (fees: number[]): CourseRow[] =>
    fees.map((fee, index) => [`Course ${index}`, 'UBC', '', '', '', fee, '']);
  await upload(rows([10_000, 10_000, 10_000]));
  const plan = await planned(admin, [COURSE_HEADS, ...rows([10_100, 50_000, 5_000])]);
  const { rows: changes } = await importRows(String(plan._id), { kind: 'changed' });
  expect(changes.map(({ row, message }) => [row, message])).toEqual([
    [3, 'The fee rises by 400%.'],
    [4, 'The fee falls by 50%.'],
    [2, undefined],
  ]);
});
