import { beforeEach, describe, expect, it } from 'vitest';
import type { RepeatRule } from '@/lib/domain/imports/repeat-rules';
import { answerChoices } from '@/lib/services/course-import/choices';
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

  const ARTS: Row[] = [
    ['Arts', 'UBC', '', 'North', '', 1, ''],
    ['Arts', 'UBC', '', 'South', '', 1, ''],
  ];

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

  it('that is known with another level, or several times, waits for an answer, both named', async () => {
    await upload([law('', 'Bachelor'), ...ARTS]);
    const plan = await planned(admin, [HEADS, law('', 'Master'), ['Arts', 'UBC', '', '', '', 2, '']]);
    expect(plan).toMatchObject({ added: 0, changed: 0, refused: 2, twins: 3 });
    expect(plan.cautions.join()).toContain('3 times a row is perhaps a known course');
    const { rows } = await importRows(String(plan._id), { kind: 'twin' });
    expect(rows.map(({ row, message }) => [row, message])).toEqual([
      [2, 'Perhaps the same course as “Law”, known with level Under Graduate, here Post Graduate.'],
      [3, 'Perhaps the same course as “Arts”, known with campus North, here not given.'],
      [3, 'Perhaps the same course as “Arts”, known with campus South, here not given.'],
    ]);
    expect((await reasons(plan))[0]).toEqual([
      2,
      'Row 2 is perhaps the same course as “Law”, known with level Under Graduate, here Post Graduate. Please say whether it is.',
    ]);
  });

  it('is what was said of it: the same is one change, another one is added, remembered for later files', async () => {
    await upload([law('', 'Bachelor'), ...ARTS]);
    const file = [HEADS, law('', 'Master'), ['Arts', 'UBC', '', '', '', 2, '']];
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
    await answerChoices(admin.viewer, String((await planned(admin, [HEADS, law('', 'Diploma')]))._id), {
      choices: [],
      all: 'different',
    });
    expect(await planned(admin, [HEADS, law('', 'Diploma')])).toMatchObject({ added: 1, twins: 0 });
  });

  it('is not answered for rows that the plan doesn’t ask about, nor once it was decided', async () => {
    await upload([law('', 'Bachelor')]);
    const plan = await planned(admin, [HEADS, law('', 'Master')]);
    const choices = [{ row: 9, courseId: String(plan._id), answer: 'same' as const }];
    await expect(answerChoices(admin.viewer, String(plan._id), { choices })).rejects.toMatchObject({ code: 'invalid' });
    await applied(admin, plan);
    await expect(answerChoices(admin.viewer, String(plan._id), { choices: [], all: 'same' })).rejects.toMatchObject({
      code: 'conflict',
    });
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
      [4, 'The same course as in row 2, but they differ in: Fee, Duration. None was taken.'],
    ]);
    await applied(admin, plan);
    expect((await catalogue()).map(({ course }) => course)).toEqual(['Arts']);
  });

  const FULL = ['Law', 'UBC', '', '', '', 17_200, '1 year'];
  const SHORT = ['Law', 'UBC', '', '', '', 4_657, '3 months'];
  const SAYS_MORE = ['Law', 'UBC', '', '', '', 17_200, '1 year', 'IELTS 6.5'];
  const ruled = (rows: unknown[][], repeatRule: RepeatRule, heads: string[] = HEADS) =>
    planned(admin, [heads, ...rows], { repeatRule });

  it('are listed beside each other with what differs', async () => {
    const plan = await planned(admin, [HEADS, SHORT, ['Arts', 'UBC', '', '', '', 1, ''], FULL]);
    expect(plan).toMatchObject({ repeats: 2 });
    const { rows } = await importRows(String(plan._id), { kind: 'repeat' });
    expect(rows).toMatchObject([
      { row: 2, group: 2, after: { tuitionFeeMinor: 465_700, durationInMonths: 3 } },
      { row: 4, group: 2, after: { tuitionFeeMinor: 1_720_000, durationInMonths: 12 } },
    ]);
  });

  it('are all kept as variants, each with what tells it apart, and are the same again in the next file', async () => {
    const rule: RepeatRule = { keep: 'variants', column: '', which: 'largest' };
    const plan = await ruled([SHORT, FULL], rule);
    expect(plan).toMatchObject({ added: 2, refused: 0, repeats: 2 });
    await applied(admin, plan);
    expect((await catalogue()).map(({ variant }) => variant).sort()).toEqual(['12 months', '3 months']);
    expect(await ruled([FULL, SHORT], rule)).toMatchObject({ added: 0, changed: 0, unchanged: 2, missing: 0 });
    const dearer = await ruled([FULL, ['Law', 'UBC', '', '', '', 5_000, '3 months']], rule);
    expect(dearer).toMatchObject({ added: 0, changed: 1, unchanged: 1 });
  });

  it.each<[string, RepeatRule, number]>([
    ['the largest fee', { keep: 'column', column: 'tuitionFeeMinor', which: 'largest' }, 1_720_000],
    ['the smallest duration', { keep: 'column', column: 'durationInMonths', which: 'smallest' }, 465_700],
  ])('are reduced to the one with %s, the other refused with that reason', async (_, rule, fee) => {
    const plan = await ruled([SHORT, FULL], rule);
    expect(plan).toMatchObject({ added: 1, refused: 1 });
    await applied(admin, plan);
    expect((await catalogue()).map(({ tuitionFeeMinor }) => tuitionFeeMinor)).toEqual([fee]);
    expect((await reasons(plan))[0]?.[1]).toMatch(/^The same course as in row \d, whose (fee|duration) is the \w+\.$/);
  });

  it('are reduced to the one that says most; where two say as much, none is taken', async () => {
    const rule: RepeatRule = { keep: 'fullest', column: '', which: 'largest' };
    const heads = [...HEADS, 'Remarks'];
    expect(await ruled([SHORT, SAYS_MORE], rule, heads)).toMatchObject({ added: 1, refused: 1 });
    expect(await ruled([SHORT, FULL], rule)).toMatchObject({ added: 0, refused: 2 });
  });

  const at = (campus: string, level = 'Bachelor', fee = 20_000): Row => ['Law', 'UBC', 'L100', campus, level, fee, ''];

  it('by one official code and name count with them, whatever campus and level they state', async () => {
    const file = [HEADS, at('North'), ['Law, evening', ...at('East').slice(1)], at('South', 'Master'), at('North')];
    const plan = await planned(admin, file);
    expect(plan).toMatchObject({ rows: 4, added: 1, refused: 3, repeats: 2 });
    expect(await reasons(plan)).toEqual([
      [5, 'The same course as in row 2.'],
      [2, 'The same course as in row 4, but they differ in: Campus, Level. None was taken.'],
      [4, 'The same course as in row 2, but they differ in: Campus, Level. None was taken.'],
    ]);
    const { rows } = await importRows(String(plan._id), { kind: 'repeat' });
    expect(rows).toMatchObject([
      { row: 2, after: { campus: 'North', level: 'Under Graduate' } },
      { row: 4, after: { campus: 'South', level: 'Post Graduate' } },
    ]);
  });

  it('are all kept by a rule, as their campuses tell them apart, and ask nothing in the next file', async () => {
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
    const arts = (campus: string, fee: number): Row => ['Arts', 'UBC', 'A1', campus, '', fee, ''];
    await applied(admin, await ruled([arts('North', 1), arts('South', 1)], rule));
    const again = await planned(admin, [HEADS, arts('North', 1), arts('South', 2)]);
    expect(again).toMatchObject({ added: 0, changed: 1, unchanged: 1, refused: 0, repeats: 0 });
  });

  it('rename the stored course with their code when a rule leaves one of them', async () => {
    await upload([['Laws', 'UBC', 'L100', 'West', 'Bachelor', 20_000, '']]);
    const rule: RepeatRule = { keep: 'column', column: 'tuitionFeeMinor', which: 'largest' };
    const plan = await ruled([at('North'), at('South', 'Bachelor', 30_000)], rule);
    expect(plan).toMatchObject({ added: 0, changed: 1, refused: 1, missing: 0 });
  });

  it('follow the rule that was said for an earlier file of their source, in one step, too', async () => {
    const origin = { source: 'An agency' };
    const repeatRule: RepeatRule = { keep: 'variants', column: '', which: 'largest' };
    await planned(admin, [HEADS, SHORT, FULL], { repeatRule }, 'Canada', origin);
    expect(await planned(admin, [HEADS, SHORT, FULL], {}, 'Canada', origin)).toMatchObject({ added: 2, refused: 0 });
    expect(await planned(admin, [HEADS, SHORT, FULL], {}, 'Canada')).toMatchObject({ added: 0, refused: 2 });
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
