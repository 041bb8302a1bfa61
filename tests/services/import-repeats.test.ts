import { beforeEach, describe, expect, it } from 'vitest';
import type { RepeatRule } from '@/lib/domain/imports/repeat-rules';
import { importRows } from '@/lib/services/catalogue/course-import/views';
import { emptyDatabase } from '../support/database';
import { applied, COURSE_HEADS, type CourseRow, catalogue, planned, refusals, uploadedRows } from '../support/imports';
import { longIt } from '../support/long-it';
import { type Person, person } from '../support/people';
import { LONG } from '../support/tiers';

let admin: Person;
beforeEach(async () => {
  await emptyDatabase();
  admin = await person('admin');
});

const upload = (rows: CourseRow[]) => uploadedRows(admin, rows);

describe('rows of one file that claim to be the same course', () => {
  longIt(
    'and differ are refused, both with the other’s row and what differs; none wins by applicant first',
    async () => {
      const plan = await planned(admin, [
        COURSE_HEADS,
        ['Law', 'UBC', '', '', '', 4_657, '3 months'],
        ['Arts', 'UBC', '', '', '', 9_000, ''],
        ['Law', 'UBC', '', '', '', 17_200, '1 year'],
      ]);
      expect(plan).toMatchObject({ rows: 3, added: 1, refused: 2 });
      expect(await refusals(plan)).toEqual([
        [2, 'Same course as in row 4, but these differ: Fee, Duration. None was used.'],
        [4, 'Same course as in row 2, but these differ: Fee, Duration. None was used.'],
      ]);
      await applied(admin, plan);
      expect((await catalogue()).map(({ course }) => course)).toEqual(['Arts']);
    },
  );

  const FULL = ['Law', 'UBC', '', '', '', 17_200, '1 year'];
  const SHORT = ['Law', 'UBC', '', '', '', 4_657, '3 months'];
  const SAYS_MORE = ['Law', 'UBC', '', '', '', 17_200, '1 year', 'IELTS 6.5'];
  const ruled = (rows: unknown[][], repeatRule: RepeatRule, heads: string[] = COURSE_HEADS) =>
    planned(admin, [heads, ...rows], { repeatRule });

  it('are listed beside each other with what differs', async () => {
    const plan = await planned(admin, [COURSE_HEADS, SHORT, ['Arts', 'UBC', '', '', '', 1, ''], FULL]);
    expect(plan).toMatchObject({ repeats: 2 });
    const { rows } = await importRows(String(plan._id), { kind: 'repeat' });
    expect(rows).toMatchObject([
      { row: 2, group: 2, after: { tuitionFeeMinor: 465_700, durationInMonths: 3 } },
      { row: 4, group: 2, after: { tuitionFeeMinor: 1_720_000, durationInMonths: 12 } },
    ]);
  });

  longIt(
    'are all kept as variants, each with what tells it apart, and are the same again in the next file',
    async () => {
      const rule: RepeatRule = { keep: 'variants', column: '', which: 'largest' };
      const plan = await ruled([SHORT, FULL], rule);
      expect(plan).toMatchObject({ added: 2, refused: 0, repeats: 2 });
      await applied(admin, plan);
      expect((await catalogue()).map(({ variant }) => variant).sort()).toEqual(['12 months', '3 months']);
      expect(await ruled([FULL, SHORT], rule)).toMatchObject({ added: 0, changed: 0, unchanged: 2, missing: 0 });
      const dearer = await ruled([FULL, ['Law', 'UBC', '', '', '', 5_000, '3 months']], rule);
      expect(dearer).toMatchObject({ added: 0, changed: 1, unchanged: 1 });
    },
  );

  it.each<[string, RepeatRule, number]>([
    ['the largest fee', { keep: 'column', column: 'tuitionFeeMinor', which: 'largest' }, 1_720_000],
    ['the smallest duration', { keep: 'column', column: 'durationInMonths', which: 'smallest' }, 465_700],
  ])('are reduced to the one with %s, the other refused with that reason', async (_, rule, fee) => {
    const plan = await ruled([SHORT, FULL], rule);
    expect(plan).toMatchObject({ added: 1, refused: 1 });
    await applied(admin, plan);
    expect((await catalogue()).map(({ tuitionFeeMinor }) => tuitionFeeMinor)).toEqual([fee]);
    expect((await refusals(plan))[0]?.[1]).toMatch(/^Same course as in row \d, which has the \w+ (fee|duration)\.$/);
  });

  it('are reduced to the one that says most; where two say as much, none is taken', async () => {
    const rule: RepeatRule = { keep: 'fullest', column: '', which: 'largest' };
    const heads = [...COURSE_HEADS, 'Remarks'];
    expect(await ruled([SHORT, SAYS_MORE], rule, heads)).toMatchObject({ added: 1, refused: 1 });
    expect(await ruled([SHORT, FULL], rule)).toMatchObject({ added: 0, refused: 2 });
  });

  const at = (campus: string, level = 'Bachelor', fee = 20_000): CourseRow => [
    'Law',
    'UBC',
    'L100',
    campus,
    level,
    fee,
    '',
  ];

  it('by one official code and name count with them, whatever campus and level they state', async () => {
    const file = [
      COURSE_HEADS,
      at('North'),
      ['Law, evening', ...at('East').slice(1)],
      at('South', 'Master'),
      at('North'),
    ];
    const plan = await planned(admin, file);
    expect(plan).toMatchObject({ rows: 4, added: 1, refused: 3, repeats: 2 });
    expect(await refusals(plan)).toEqual([
      [5, 'The same course as in row 2.'],
      [2, 'Same course as in row 4, but these differ: Campus, Level, Award. None was used.'],
      [4, 'Same course as in row 2, but these differ: Campus, Level, Award. None was used.'],
    ]);
    const { rows } = await importRows(String(plan._id), { kind: 'repeat' });
    expect(rows).toMatchObject([
      { row: 2, after: { campus: 'North', level: 'Under Graduate' } },
      { row: 4, after: { campus: 'South', level: 'Post Graduate' } },
    ]);
  });

  it.runIf(LONG)(
    'are all kept by a rule, as their campuses tell them apart, and ask nothing in the next file',
    async () => {
      const rule: RepeatRule = { keep: 'variants', column: '', which: 'largest' };
      const twoAtNorth = [at('North'), at('South'), at('North', 'Bachelor', 30_000)];
      const plan = await ruled(twoAtNorth, rule);
      expect(plan).toMatchObject({ added: 3, refused: 0, repeats: 3 });
      await applied(admin, plan);
      expect((await catalogue()).map(({ campus, variant }) => [campus, variant]).sort()).toEqual([
        ['North', 'CAD 20000'],
        ['North', 'CAD 30000'],
        ['South', ''],
      ]);
      const arts = (campus: string, fee: number): CourseRow => ['Arts', 'UBC', 'A1', campus, '', fee, ''];
      await applied(admin, await ruled([arts('North', 1), arts('South', 1)], rule));
      const again = await planned(admin, [COURSE_HEADS, arts('North', 1), arts('South', 2)]);
      expect(again).toMatchObject({ added: 0, changed: 1, unchanged: 1, refused: 0, repeats: 0 });
    },
  );

  longIt('rename the stored course with their code when a rule leaves one of them', async () => {
    await upload([['Laws', 'UBC', 'L100', 'West', 'Bachelor', 20_000, '']]);
    const rule: RepeatRule = { keep: 'column', column: 'tuitionFeeMinor', which: 'largest' };
    const plan = await ruled([at('North'), at('South', 'Bachelor', 30_000)], rule);
    expect(plan).toMatchObject({ added: 0, changed: 1, refused: 1, missing: 0 });
  });

  it('follow the rule that was said for an earlier file of their source, in one step, too', async () => {
    const origin = { source: 'An agency' };
    const repeatRule: RepeatRule = { keep: 'variants', column: '', which: 'largest' };
    await planned(admin, [COURSE_HEADS, SHORT, FULL], { repeatRule }, 'Canada', origin);
    expect(await planned(admin, [COURSE_HEADS, SHORT, FULL], {}, 'Canada', origin)).toMatchObject({
      added: 2,
      refused: 0,
    });
    expect(await planned(admin, [COURSE_HEADS, SHORT, FULL], {}, 'Canada')).toMatchObject({ added: 0, refused: 2 });
  });

  it('and say the same are one course', async () => {
    const arts: CourseRow = ['Arts', 'UBC', '', '', '', 9_000, ''];
    const plan = await planned(admin, [COURSE_HEADS, arts, arts]);
    expect(plan).toMatchObject({ added: 1, refused: 1 });
    expect(await refusals(plan)).toEqual([[3, 'The same course as in row 2.']]);
  });

  it('and say so where only capital letters or spaces differ', async () => {
    const arts: CourseRow = ['Arts and Letters', 'UBC', '', '', '', 9_000, ''];
    const plan = await planned(admin, [COURSE_HEADS, arts, ['ARTS and  LETTERS', 'Ubc', '', '', '', 9_000, '']]);
    expect(plan).toMatchObject({ added: 1, refused: 1 });
    const message = 'The same course as in row 2: only capital letters or spaces differ.';
    expect(await refusals(plan)).toEqual([[3, message]]);
  });
});
