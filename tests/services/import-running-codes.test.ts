import { beforeEach, describe, expect, it } from 'vitest';
import { answerChoices } from '@/lib/services/catalogue/course-import/choices';
import { importRows } from '@/lib/services/catalogue/course-import/views';
import type { ImportBatchRecord } from '@/models/import-batch';
import { emptyDatabase } from '../support/database';
import { applied, catalogue, planned, refusals, uploaded } from '../support/imports';
import { longIt } from '../support/long-it';
import { type Person, person } from '../support/people';

const ROUNDS = process.env.LONG_TESTS ? 60 : 3;
const HEADS = ['course_id', 'university', 'course_name', 'level', 'duration', 'fees'];
const AS_CODES = { mapping: [{ column: 0, field: 'code' as const }] };

type Fact = readonly [university: string, course: string, level: string];
const FIRST: Fact[] = [
  ['Brookvale University', 'MSc Marine Law', 'Master'],
  ['Brookvale University', 'MSc Port Logistics', 'Master'],
  ['Brookvale University', 'BA Film Studies', 'Bachelor'],
  ['Tallow Hill College', 'BSc Forestry', 'Bachelor'],
  ['Tallow Hill College', 'MA Textile Design', 'Master'],
];
const NEXT: Fact[] = [
  ['Brookvale University', 'BA Film Studies', 'Bachelor'],
  ['Brookvale University', 'BSc Astronomy', 'Bachelor'],
  ['Brookvale University', 'MSc Marine Law', 'Master'],
  ['Brookvale University', 'MSc Port Logistics', 'Master'],
  ['Tallow Hill College', 'BSc Forestry', 'Bachelor'],
  ['Tallow Hill College', 'MA Textile Design', 'Master'],
];

/** An edition of a list whose ids count its rows. */
const edition = (facts: readonly Fact[], prefix = 'C', from = 1, width = 3) => [
  HEADS,
  ...facts.map(([university, course, level], index) => [
    `${prefix}${String(from + index).padStart(width, '0')}`,
    university,
    course,
    level,
    '12 months',
    21_000,
  ]),
];

let admin: Person;
beforeEach(async () => {
  await emptyDatabase();
  admin = await person('admin');
});

const UK = 'UK' as const;
const names = async () =>
  (await catalogue()).map(({ course, university, level }) => `${university}: ${course}, ${level}`).sort();
const namesById = async () =>
  new Map((await catalogue()).map(({ _id, course, university }) => [String(_id), `${university}: ${course}`]));
const twins = async ({ _id }: ImportBatchRecord) => (await importRows(String(_id), { kind: 'twin' })).rows;

describe('a list whose ids count its rows', () => {
  longIt('gives no codes, and its next edition adds what is new', async () => {
    await applied(admin, await planned(admin, edition(FIRST), {}, UK));
    expect((await catalogue()).map(({ code }) => code)).toEqual(['', '', '', '', '']);
    expect(await planned(admin, edition(NEXT), {}, UK)).toMatchObject({
      added: 1,
      changed: 0,
      unchanged: 5,
      refused: 0,
    });
  });

  longIt(
    'that a former release stored with codes keeps them: its next edition renames and doubles nothing',
    async () => {
      await applied(admin, await planned(admin, edition(FIRST), AS_CODES, UK));
      const before = await catalogue();
      const plan = await planned(admin, edition(NEXT), {}, UK);
      expect(plan).toMatchObject({ added: 1, changed: 0, unchanged: 5, refused: 0, missing: 0 });
      await applied(admin, plan);
      expect(await catalogue()).toMatchObject(
        expect.arrayContaining(
          before.map((one) => expect.objectContaining({ _id: one._id, identity: one.identity, code: one.code })),
        ),
      );
    },
  );

  longIt(
    'is asked about once for a source: what was said holds for later files, and nothing said is an answer too',
    async () => {
      const origin = { source: 'Partner list', sourceKind: 'agency' as const };
      const first = await planned(admin, edition(FIRST), {}, UK, origin);
      expect(first.notes.join()).toContain('No column was found for “course_id”.');
      const left = await uploaded(admin, edition(NEXT, 'D', 7), UK, origin);
      expect(left).toMatchObject({ rememberedOf: 'source', mapping: [{ column: 0, field: null }] });
      await planned(admin, edition(FIRST), AS_CODES, UK, origin);
      expect(await uploaded(admin, edition(NEXT), UK, origin)).toMatchObject({ mapping: AS_CODES.mapping });
    },
  );

  it('whatever its letters and first number, with rows put in, taken out and moved: no rename and no double', async () => {
    for (let seed = 1; seed <= ROUNDS; seed++) {
      await emptyDatabase();
      admin = await person('admin');
      const dice = diceOf(seed);
      const facts = Array.from({ length: 8 + dice(12) }, (_, index) => inventedCourse(dice, index));
      const [prefix, from, width] = [`${'QXZ'[dice(3)]}${['', '-', '/'][dice(3)]}`, dice(2_000), dice(6)] as const;
      const isStored = dice(2) === 0;
      const first = await planned(admin, edition(facts, prefix, from, width), isStored ? AS_CODES : {}, UK);
      await applied(admin, first);
      const before = await namesById();
      const kept = facts.filter(() => dice(5) > 0);
      const added = Array.from({ length: dice(4) }, (_, index) => inventedCourse(dice, 100 + index));
      const next = kept.concat(added).sort(() => dice(3) - 1);
      await applied(admin, await planned(admin, edition(next, prefix, from, width), {}, UK));
      const after = await namesById();
      for (const [id, name] of before) expect(after.get(id), `seed ${seed}`).toBe(name);
      expect(after.size, `seed ${seed}`).toBe(facts.length + added.length);
      expect(new Set(after.values()).size).toBe(after.size);
    }
  }, 300_000);
});

describe('a code by which a known course would change name and level', () => {
  const LIST = ['MBA101', 'N100', 'L-7'].map((code, index) => [code, ...(FIRST[index] ?? []), '12 months', 21_000]);
  const MOVED = [
    ['MBA101', 'Brookvale University', 'BA Film Studies', 'Bachelor', '12 months', 21_000],
    ['N100', 'Brookvale University', 'MSc Port Logistics', 'Master', '12 months', 22_500],
  ];
  beforeEach(async () => {
    await applied(admin, await planned(admin, [HEADS, ...LIST], {}, UK));
  });

  longIt('is held with both names until it is confirmed; the other rows go in', async () => {
    const before = await names();
    const plan = await planned(admin, [HEADS, ...MOVED], {}, UK);
    expect(plan).toMatchObject({ added: 0, changed: 1, refused: 1, twins: 1 });
    expect(plan.cautions.join()).toContain('1 existing course would get a different name and level.');
    const [twin] = await twins(plan);
    expect(twin?.message).toMatch(/“MSc Marine Law”, Post Graduate.*“BA Film Studies”, Under Graduate/);
    const missing = (await importRows(String(plan._id), { kind: 'missing' })).rows;
    expect(missing.map(({ course }) => course)).toEqual(['BA Film Studies']);
    await applied(admin, plan);
    expect(await names()).toEqual(before);
  });

  it('is refused with its reason where nobody looks', async () => {
    const plan = await planned(admin, [HEADS, ...MOVED], {}, UK);
    expect(await refusals(plan)).toEqual([
      [2, expect.stringMatching(/^Row 2 .*“MBA101”.*“MSc Marine Law”.*“BA Film Studies”/)],
    ]);
  });

  longIt('is a new name only for a row that was confirmed by itself: “all the same” leaves it open', async () => {
    const plan = await planned(admin, [HEADS, ...MOVED], {}, UK);
    expect(await answerChoices(admin.viewer, String(plan._id), { choices: [], all: 'same' })).toBe(0);
    const [twin] = await twins(plan);
    const choices = [{ row: 2, courseId: twin?.courseId ?? '', answer: 'same' as const }];
    await answerChoices(admin.viewer, String(plan._id), { choices });
    expect(await planned(admin, [HEADS, ...MOVED], {}, UK)).toMatchObject({ changed: 2, refused: 0, twins: 0 });
  });

  longIt('names nothing where it is said to be another course: the row is read without it, now and later', async () => {
    const film = ['MBA101', 'Brookvale University', 'BA Stage Studies', 'Bachelor', '12 months', 21_000];
    for (const [rows, counts] of [
      [[MOVED[0]], { added: 0, changed: 0, unchanged: 1 }],
      [[film], { added: 1, changed: 0 }],
    ] as const) {
      const file = [HEADS, ...rows] as unknown[][];
      const plan = await planned(admin, file, {}, UK);
      expect(plan).toMatchObject({ refused: 1, twins: 1 });
      await answerChoices(admin.viewer, String(plan._id), { choices: [], all: 'different' });
      const again = await planned(admin, file, {}, UK);
      expect(again).toMatchObject({ ...counts, refused: 0 });
      await applied(admin, again);
      expect(await planned(admin, file, {}, UK)).toMatchObject({ added: 0, changed: 0, unchanged: 1, refused: 0 });
    }
    expect((await catalogue()).map(({ code }) => code).sort()).toEqual(['', 'L-7', 'MBA101', 'N100']);
  });
});

type Dice = ReturnType<typeof diceOf>;

function diceOf(seed: number) {
  let state = seed * 2_654_435_761 + 1;
  return (below: number) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) >>> 0;
    return Math.floor((((state ^ (state >>> 13)) >>> 0) / 4_294_967_296) * below);
  };
}

/** A course that no other one of the list is. */
function inventedCourse(dice: Dice, index: number): Fact {
  const word = () => ['lo', 'mar', 'te', 'vin', 'su', 'gral', 'pe'].slice(dice(4), 4 + dice(3)).join('') || 'ola';
  const level = ['Master', 'Bachelor', 'Diploma'][dice(3)] ?? 'Master';
  return [`${['Brookvale', 'Tallow Hill'][dice(2)]} University`, `Studies of ${word()} and ${word()}${index}`, level];
}
