import { beforeEach, describe, expect, it } from 'vitest';
import { leaveEntries } from '@/lib/services/catalogue/course-import/left-rows';
import { importRows, viewImport } from '@/lib/services/catalogue/course-import/views';
import { Course } from '@/models/course';
import type { ImportBatchRecord } from '@/models/import-batch';
import { emptyDatabase } from '../support/database';
import { applied, catalogue, planned, takenBack } from '../support/imports';
import { longIt } from '../support/long-it';
import { type Person, person } from '../support/people';

let admin: Person;
beforeEach(async () => {
  await emptyDatabase();
  admin = await person('admin');
});

type Row = (string | number)[];
const HEADS = ['Course', 'University', 'Tuition fee', 'Intakes'];
const row = (name: string, fee: number, university = 'UBC', intakes = 'Sep'): Row => [name, university, fee, intakes];
const plan = (rows: Row[]) => planned(admin, [HEADS, ...rows]);
const fees = async () => {
  const stored = await Course.find({}, 'course tuitionFeeMinor').lean();
  return Object.fromEntries(stored.map(({ course, tuitionFeeMinor }) => [course, tuitionFeeMinor]));
};
const idOf = ({ _id }: ImportBatchRecord) => String(_id);

describe('entries of a plan that are left', () => {
  longIt('are not applied, single rows and whole kinds, and taking back knows only what was done', async () => {
    await applied(admin, await plan([row('Law', 100), row('Arts', 200), row('Music', 300)]));
    const before = await catalogue();
    const next = await plan([row('Law', 110), row('Arts', 220), row('Music', 330), row('Chess', 1), row('Ships', 2)]);
    await leaveEntries(idOf(next), { kind: 'changed', keys: ['3'], leave: true });
    await leaveEntries(idOf(next), { kind: 'added', leave: true });
    await leaveEntries(idOf(next), { kind: 'added', keys: ['6'], leave: false });
    expect((await viewImport(idOf(next))).leaving).toEqual([
      { kind: 'added', count: 1 },
      { kind: 'changed', count: 1 },
    ]);
    const { rows } = await importRows(idOf(next), { kind: 'added' });
    expect(rows.map(({ row: number, left = false }) => [number, left])).toEqual([
      [5, true],
      [6, false],
    ]);
    const done = await applied(admin, next);
    expect(done).toMatchObject({ added: 1, changed: 2, unchanged: 0, refused: 0, leftOut: 2 });
    expect(await fees()).toEqual({ Law: 11_000, Arts: 20_000, Music: 33_000, Ships: 200 });
    await takenBack(admin, done);
    expect(await catalogue()).toEqual(before);
  });

  longIt('are courses, too, of those that would be removed', async () => {
    await applied(admin, await plan([row('Law', 100), row('Arts', 200), row('Music', 300)]));
    const next = await plan([row('Law', 100)]);
    const { rows } = await importRows(idOf(next), { kind: 'missing' });
    const arts = rows.find(({ course }) => course === 'Arts')?.courseId ?? '';
    await leaveEntries(idOf(next), { kind: 'missing', keys: [arts], leave: true });
    expect(await applied(admin, next, true)).toMatchObject({ removed: 1 });
    expect(Object.keys(await fees()).sort()).toEqual(['Arts', 'Law']);
  });

  it('are taken again when the plan is made anew, and can’t be changed once it was applied', async () => {
    const next = await plan([row('Law', 100)]);
    await leaveEntries(idOf(next), { kind: 'added', leave: true });
    expect(await applied(admin, next)).toMatchObject({ added: 0, leftOut: 1 });
    const late = leaveEntries(idOf(next), { kind: 'added', leave: false });
    await expect(late).rejects.toMatchObject({ code: 'conflict' });
    await expect(leaveEntries('0'.repeat(24), { kind: 'added', leave: true })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('the rows of a plan', () => {
  it('are narrowed by university, with the number of each', async () => {
    const next = await plan([row('Law', 1), row('Arts', 2), row('Law', 3, 'SFU')]);
    expect((await viewImport(idOf(next))).places).toEqual([
      { kind: 'added', name: 'UBC', count: 2 },
      { kind: 'added', name: 'SFU', count: 1 },
    ]);
    expect(await importRows(idOf(next), { kind: 'added', university: 'SFU' })).toMatchObject({
      total: 1,
      rows: [{ row: 4, university: 'SFU' }],
    });
    expect(await importRows(idOf(next), { kind: 'added', university: 'UB' })).toMatchObject({ total: 0 });
  });

  it('say the same of a column once, with its count', async () => {
    const rows = Array.from({ length: 7 }, (_, index) =>
      row(`Course ${index}`, 1, 'UBC', index < 6 ? 'soon' : 'later'),
    );
    const next = await plan(rows);
    expect(next).toMatchObject({ unread: 7 });
    const { rows: said, total } = await importRows(idOf(next), { kind: 'unread' });
    expect(said.map(({ row: first, column, count }) => [first, column, count])).toEqual([
      [2, 'Intakes', 6],
      [8, 'Intakes', 1],
    ]);
    expect(total).toBe(2);
  });
});
