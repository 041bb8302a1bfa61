import { beforeEach, describe, expect, it } from 'vitest';
import { PLAN_KINDS } from '@/lib/domain/imports/import-plan';
import { proposalFor } from '@/lib/services/catalogue/course-import/batches';
import { searchPlan } from '@/lib/services/catalogue/course-import/plan/search';
import { Application } from '@/models/application';
import { Category } from '@/models/category';
import { Course } from '@/models/course';
import { ImportBatch } from '@/models/import-batch';
import { ImportPage } from '@/models/import-page';
import { SavedCourse } from '@/models/saved-course';
import { University } from '@/models/university';
import { emptyDatabase } from '../support/database';
import { AS_IT_LOOKS, applied, catalogue, finished, planned, takenBack, uploaded } from '../support/imports';
import { longIt } from '../support/long-it';
import { type Person, person } from '../support/people';
import { agencyRows, xlsx } from '../support/workbooks';

let admin: Person;
let other: Person;
beforeEach(async () => {
  await emptyDatabase();
  admin = await person('admin');
  other = await person('admin');
});

const FIRST = 4;
const FEE = 6;

/** The rows of a list with one fee in 20 changed, one row in 50 left out and one in 33 new. */
function edited(rows: unknown[][], count: number) {
  const removed = new Set(Array.from({ length: count / 50 }, (_, index) => FIRST + index * 50 + 7));
  const kept = rows.filter((_row, index) => !removed.has(index)).map((row) => [...row]);
  for (let index = 0; index < count / 20; index++) (kept[FIRST + index * 19] as unknown[])[FEE] = `$${99_000 + index}`;
  const added = Array.from({ length: (count * 3) / 100 }, (_, index) => {
    const row = [...(rows[FIRST] as unknown[])];
    row[1] = `Diploma of Welding ${index}`;
    return row;
  });
  return [...kept, ...added];
}

describe('an upload as a reviewed change', () => {
  it('writes nothing before somebody says yes, and then exactly the plan', async () => {
    const plan = await planned(admin, agencyRows(600));
    expect(plan).toMatchObject({ status: 'planned', rows: 600, added: 600, changed: 0, universities: 3 });
    expect(await Course.countDocuments()).toBe(0);
    expect(await University.countDocuments()).toBe(0);
    const done = await applied(other, plan);
    expect(done).toMatchObject({ status: 'done', added: 600, unchanged: 0, decidedBy: other.user.name });
    expect(await Course.countDocuments()).toBe(600);
    expect(await University.countDocuments()).toBe(3);
  });

  longIt('shows how its columns would be read with another choice, which changes nothing', async () => {
    const { _id } = await uploaded(admin, agencyRows(5));
    const first = await proposalFor(String(_id));
    const corrected = await proposalFor(String(_id), { ...AS_IT_LOOKS, mapping: [{ column: 2, field: 'remarks' }] });
    expect(corrected.columns[2]?.field).toBe('remarks');
    expect(first.columns[2]?.field).not.toBe('remarks');
    expect(await proposalFor(String(_id), AS_IT_LOOKS)).toEqual(first);
  });

  longIt('changes nothing when the same file comes again', async () => {
    await applied(admin, await planned(admin, agencyRows(40)));
    const before = await catalogue();
    const again = await planned(admin, agencyRows(40));
    expect(again).toMatchObject({ rows: 40, added: 0, changed: 0, unchanged: 40, missing: 0 });
    await applied(admin, again);
    expect(await catalogue()).toEqual(before);
  });

  it('shows exactly what was edited in a copy, and taking it back restores every field', async () => {
    const rows = agencyRows(1000);
    await applied(admin, await planned(admin, rows));
    const before = await catalogue();
    const plan = await planned(admin, edited(rows, 1000));
    expect(plan).toMatchObject({ rows: 1010, added: 30, changed: 50, unchanged: 930, refused: 0, missing: 20 });
    const { entries: changed } = await searchPlan(plan._id, 'changed', 0, 100);
    expect(changed.every(({ after }) => Object.keys(after).join() === 'tuitionFeeMinor')).toBe(true);
    expect(changed[3]?.after.tuitionFeeMinor).toBe(9_900_300);
    const done = await applied(admin, plan);
    expect(done).toMatchObject({ added: 30, changed: 50, unchanged: 930, removed: 0 });
    expect(await Course.countDocuments()).toBe(1030);
    const back = await takenBack(other, done);
    expect(back).toMatchObject({ status: 'undone', back: { restored: 50, removed: 30, kept: 0 } });
    expect(await catalogue()).toEqual(before);
  });

  longIt('removes what the file no longer names only when asked to, and gives it back whole', async () => {
    const rows = agencyRows(100);
    await applied(admin, await planned(admin, rows));
    const before = await catalogue();
    const plan = await planned(admin, edited(rows, 100));
    const [first] = (await searchPlan(plan._id, 'missing', 0, 1)).entries;
    await SavedCourse.create({ userId: admin.userId, courseId: first?.id, country: 'Canada' });
    const done = await applied(admin, plan, true);
    // The saved one stays.
    expect(done).toMatchObject({ missing: 2, removed: 1 });
    expect(await Course.countDocuments()).toBe(102);
    await takenBack(admin, done);
    expect(await catalogue()).toEqual(before);
  });

  longIt('leaves alone what no column speaks about, and what a cell says unclearly', async () => {
    await applied(admin, await planned(admin, agencyRows(5)));
    const before = await catalogue();
    const few = agencyRows(5)
      .slice(3)
      .map((row, index) => [row[0], row[1], row[2], row[3], index === 0 ? 'Yearly Tuition Fees' : 'please ask us']);
    const plan = await planned(admin, few);
    expect(plan).toMatchObject({ unchanged: 5, changed: 0, unread: 5 });
    await applied(admin, plan);
    expect(await catalogue()).toEqual(before);
  });

  longIt('applies nothing of a file that turns out damaged halfway, and says so', async () => {
    const whole = xlsx({ List: agencyRows(3000) });
    const batch = await uploaded(admin, whole);
    const damaged = Buffer.from(whole);
    // Somewhere inside the packed sheet: its first rows still read well.
    damaged.fill(0, Math.floor(damaged.length / 2), Math.floor(damaged.length / 2) + 40);
    const refused = await planned(admin, damaged).catch((error: Error) => error);
    if (refused instanceof Error) expect(refused.message).toMatch(/damaged/);
    else expect(refused).toMatchObject({ status: 'refused', failure: expect.stringMatching(/damaged/) });
    expect(await Course.countDocuments()).toBe(0);
    expect((await finished(batch)).status).toBe('uploaded');
  });
});

describe('taking an upload back', () => {
  it('keeps what a later upload wrote, and in any order ends where everything began', async () => {
    const rows = agencyRows(60);
    await applied(admin, await planned(admin, rows));
    const before = await catalogue();
    const withFee = (fee: string) =>
      rows.map((row, index) => (index === FIRST ? row.map((cell, at) => (at === FEE ? fee : cell)) : row));
    const first = await applied(
      admin,
      await planned(admin, [...withFee('$50,000'), newRow('Welding'), newRow('Baking')]),
    );
    const second = await applied(
      admin,
      await planned(admin, [
        ...withFee('$60,000'),
        [...newRow('Welding').slice(0, FEE), '$7', ...newRow('').slice(FEE + 1)],
      ]),
    );
    expect(second).toMatchObject({ changed: 2 });
    const fee = async () => (await Course.findOne({ tuitionFeeMinor: { $gte: 5_000_000 } }).lean())?.tuitionFeeMinor;
    expect(await takenBack(admin, first)).toMatchObject({ back: { restored: 0, removed: 1, kept: 2 } });
    expect(await fee()).toBe(6_000_000);
    await takenBack(admin, second);
    expect(await catalogue()).toEqual(before);
  });

  longIt(
    'keeps courses that students applied for, removes bookmarks of the others, and what nothing uses any more',
    async () => {
      const done = await applied(admin, await planned(admin, withCategory(agencyRows(6))));
      const [used, saved] = await Course.find().sort({ _id: 1 }).lean();
      await Application.create({
        userId: admin.userId,
        courseId: used?._id,
        country: 'Canada',
        university: used?.university,
        course: used?.course,
        year: 2030,
        month: 'Sep',
        status: 'Pending',
        history: [],
      });
      await SavedCourse.create({ userId: admin.userId, courseId: saved?._id, country: 'Canada' });
      expect(await takenBack(admin, done)).toMatchObject({ back: { removed: 5, kept: 1 } });
      expect((await Course.find().lean()).map(({ _id }) => String(_id))).toEqual([String(used?._id)]);
      expect(await SavedCourse.countDocuments()).toBe(0);
      expect((await University.find().lean()).map(({ university }) => university)).toEqual([used?.university]);
      expect(await Category.countDocuments()).toBe(1);
    },
  );

  longIt('happens once when two admins ask for it at the same moment; so does applying', async () => {
    const plan = await planned(admin, agencyRows(20));
    const both = await Promise.allSettled([applied(admin, plan), applied(other, plan)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const done = await finished(plan);
    expect(done).toMatchObject({ status: 'done', added: 20 });
    const backs = await Promise.allSettled([takenBack(admin, done), takenBack(other, done)]);
    const lost = backs.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(lost.reason).toMatchObject({ status: 409 });
    expect(await Course.countDocuments()).toBe(0);
  });
});

describe('two uploads at once', () => {
  longIt('write one after the other, and the second sees what the first wrote', async () => {
    const [one, two] = [await planned(admin, agencyRows(30)), await planned(other, agencyRows(30))];
    expect(two.added).toBe(30);
    const first = await applied(admin, one);
    const second = await applied(other, two);
    expect(first.added).toBe(30);
    expect(second).toMatchObject({ added: 0, changed: 0, unchanged: 30 });
    expect(await Course.countDocuments()).toBe(30);
  });

  longIt('wait while another holds the turn', async () => {
    const [one, two] = [await planned(admin, agencyRows(3)), await planned(other, agencyRows(4))];
    await ImportBatch.updateOne({ _id: one._id }, { turn: 'catalogue', status: 'applying' });
    expect((await applied(other, two)).status).toBe('applying');
    expect(await Course.countDocuments()).toBe(0);
    await ImportBatch.updateOne({ _id: one._id }, { $unset: { turn: 1 } });
    await expect.poll(async () => (await finished(two)).status, { timeout: 20_000 }).toBe('done');
  });
});

describe('a step that is done again after an interruption', () => {
  it('adds and changes nothing twice, wherever it broke off', async () => {
    const rows = agencyRows(1200);
    await applied(admin, await planned(admin, rows.slice(0, 700)));
    const plan = await planned(admin, edited(rows, 1200));
    const done = await applied(admin, plan, true);
    const after = await catalogue();
    // As if it had died before marking any page, and after marking all of them.
    for (const kind of [PLAN_KINDS, ['missing'] as const]) {
      await ImportPage.updateMany(
        { batchId: plan._id, state: 'done', kind: { $in: [...kind] } },
        { $set: { state: '' } },
      );
      await ImportBatch.updateOne(
        { _id: plan._id },
        { $set: { status: 'planned', added: plan.added, changed: plan.changed, unchanged: plan.unchanged } },
      );
      expect(await applied(admin, plan, true)).toMatchObject({
        added: done.added,
        changed: done.changed,
        unchanged: done.unchanged,
        removed: done.removed,
      });
      expect(await catalogue()).toEqual(after);
    }
  });
});

const newRow = (subject: string) => {
  const row = [...(agencyRows(1)[FIRST] as unknown[])];
  row[1] = `Diploma of ${subject}`;
  return row;
};

function withCategory(rows: unknown[][]): unknown[][] {
  return rows.map((row, index) => (index < FIRST - 1 ? row : [...row, index === FIRST - 1 ? 'Category' : 'Trades']));
}
