import { Readable } from 'node:stream';
import { beforeEach, expect, it } from 'vitest';
import { registerOfSource } from '@/lib/domain/imports/registers';
import { receiveFile } from '@/lib/platform/files/store';
import { createBatch } from '@/lib/services/catalogue/course-import/batches';
import { searchPlan } from '@/lib/services/catalogue/course-import/plan/search';
import { courseToEdit, editCourse } from '@/lib/services/catalogue/course-management';
import { originReader } from '@/lib/services/catalogue/course-origin';
import { Course, type CourseRecord } from '@/models/course';
import { emptyDatabase } from '../support/database';
import { applied, finished, takenBack } from '../support/imports';
import { longIt } from '../support/long-it';
import { type Person, person } from '../support/people';
import { type Registered, registered, registerFile } from '../support/register-file';
import { LONG } from '../support/tiers';

let admin: Person;
beforeEach(async () => {
  await emptyDatabase();
  admin = await person('admin');
});

/** Drops the file, with no word about its source, day or country. */
async function dropped(courses: readonly Registered[], day = '2027-1-3') {
  const originalName = `cricos-providers-courses-and-locations-as-at-${day}-7-59-17.xlsx`;
  const file = { ...(await receiveFile(Readable.from([registerFile(courses)]))), originalName };
  return finished(await createBatch(admin.viewer, file, 'UK', { oneGo: false }));
}

const byCode = async (code: string) => (await Course.findOne({ code }).lean()) as CourseRecord;

/** Saves a course with these fields typed over, as an admin does. */
async function typedIn(code: string, typed: Record<string, unknown>) {
  const { _id } = await byCode(code);
  const { course } = await courseToEdit(String(_id));
  const { _id: _id2, ...fields } = course;
  await editCourse(admin.viewer, String(_id), { ...fields, closingDays: '', ...typed } as never);
}

longIt('a register’s file is read without a question, with its source, day, country and licence', async () => {
  const plan = await dropped(registered(20));
  expect(plan).toMatchObject({
    status: 'planned',
    added: 20,
    refused: 0,
    question: '',
    country: 'Australia',
    sourceName: 'CRICOS',
    sourceKind: 'register',
    asOf: '2027-01-03',
  });
  await applied(admin, plan);
  const course = await byCode('100000K');
  expect(course).toMatchObject({
    course: registered(1)[0]?.name,
    university: 'Wattle Bay University',
    country: 'Australia',
    level: 'Post Graduate',
    tuitionFeeMinor: 2_000_000,
    fee_period: 'whole course',
    currency: 'AUD',
    durationInMonths: 12,
    // What the register doesn't have stays unknown.
    admissionIntake: '',
    ieltsOverall: null,
    courseLink: '',
  });
  // Neither is an address.
  expect(course.places).toContain('St Ironbark');
  expect(course.universityNames).toContain('St Wattle College');
  expect(await originReader()(course)).toMatchObject({
    source: 'CRICOS',
    asOf: '2027-01-03',
    licence: registerOfSource('CRICOS')?.licence,
    typed: {},
  });
});

it.runIf(LONG)('a new edition shows exactly what appeared, changed and went', async () => {
  const [all, added, changed, gone] = [400, 20, 60, 12];
  const before = registered(all + added);
  await applied(admin, await dropped(before.slice(0, all)));
  const edition = before.slice(gone).map((one, at) => (at < changed ? { ...one, fee: one.fee + 111 } : one));
  const plan = await dropped(edition, '2027-4-1');
  expect(plan).toMatchObject({ added, changed, gone, refused: 0, unchanged: all - gone - changed, asOf: '2027-04-01' });
  const codesOf = async (kind: 'added' | 'changed') =>
    (await searchPlan(plan._id, kind, 0, all)).entries.map(({ draft }) => draft.code).sort();
  expect(await codesOf('added')).toEqual(before.slice(all).map(({ code }) => code));
  expect(await codesOf('changed')).toEqual(edition.slice(0, changed).map(({ code }) => code));
  const { entries } = await searchPlan(plan._id, 'gone', 0, all);
  expect(entries.map(({ course }) => course).sort()).toEqual(
    before
      .slice(0, gone)
      .map(({ name }) => name)
      .sort(),
  );
});

longIt(
  'what staff typed stays in a new edition, the register’s value stands beside it, and undoing takes that back',
  async () => {
    const courses = registered(4);
    await applied(admin, await dropped(courses));
    await typedIn('100001K', { tuitionFee: 19_500 });
    const typed = await byCode('100001K');
    expect(typed.tuitionFeeMinor).toBe(1_950_000);
    expect(await originReader()(typed)).toMatchObject({ source: 'CRICOS', typed: { tuitionFeeMinor: 2_010_000 } });

    expect(await dropped(courses, '2027-2-1')).toMatchObject({ changed: 0, unchanged: 4 });
    const plan = await dropped(
      courses.map((one) => ({ ...one, fee: one.fee + 500, weeks: 26 })),
      '2027-4-1',
    );
    expect(plan.changed).toBe(4);
    await applied(admin, plan);
    const now = await byCode('100001K');
    expect(now).toMatchObject({ tuitionFeeMinor: 1_950_000, durationInMonths: 6 });
    expect(await originReader()(now)).toMatchObject({
      source: 'CRICOS',
      asOf: '2027-04-01',
      typed: { tuitionFeeMinor: 2_060_000 },
    });
    expect((await byCode('100002K')).tuitionFeeMinor).toBe(2_070_000);

    await takenBack(admin, plan);
    const back = await byCode('100001K');
    expect(back).toMatchObject({ tuitionFeeMinor: 1_950_000, typedOver: typed.typedOver, durationInMonths: 24 });
  },
);

it.runIf(LONG)(
  'what staff typed before that was kept stays, too, and the next edition shows the register’s value beside it',
  async () => {
    const courses = registered(4);
    await applied(admin, await dropped(courses));
    // As a release before wrote it: the edit is there, and nothing says so.
    const edited = { tuitionFeeMinor: 1_950_000, courseLink: 'https://wattle.example/1', batchId: null };
    await Course.collection.updateOne({ code: '100001K' }, { $set: { ...edited, updatedOn: new Date() } });
    const before = await byCode('100001K');

    const plan = await dropped(
      courses.map((one) => ({ ...one, fee: one.fee + 500, weeks: 26 })),
      '2027-4-1',
    );
    await applied(admin, plan);
    const now = await byCode('100001K');
    expect(now).toMatchObject({ ...edited, batchId: plan._id, durationInMonths: 6 });
    expect(await originReader()(now)).toMatchObject({ asOf: '2027-04-01', typed: { tuitionFeeMinor: 2_060_000 } });
    expect((await byCode('100002K')).tuitionFeeMinor).toBe(2_070_000);

    await takenBack(admin, plan);
    expect(await byCode('100001K')).toMatchObject({ ...edited, durationInMonths: before.durationInMonths });
    expect(await dropped(courses, '2027-5-1')).toMatchObject({ changed: 1, unchanged: 3 });
  },
);

it('editing such a course again loses nothing of what was typed before', async () => {
  await applied(admin, await dropped(registered(2)));
  await Course.collection.updateOne({ code: '100001K' }, { $set: { tuitionFeeMinor: 1_950_000, batchId: null } });
  await typedIn('100001K', { durationInMonths: 30 });
  const typed = await originReader()(await byCode('100001K'));
  expect(typed.typed).toEqual({ tuitionFeeMinor: 2_010_000, durationInMonths: 24 });
});
