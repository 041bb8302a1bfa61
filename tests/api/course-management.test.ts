import { beforeEach, describe, expect, it } from 'vitest';
import { GET as search } from '@/app/api/v1/course-search/route';
import { PUT as edit, DELETE as remove } from '@/app/api/v1/courses/[id]/route';
import { GET as applications } from '@/app/api/v1/get-applications/route';
import { GET as saved } from '@/app/api/v1/get-saved-courses/route';
import { GET as view } from '@/app/api/v1/view-course/[id]/route';
import { publish } from '@/lib/platform/events/bus';
import { courseToEdit } from '@/lib/services/catalogue/course-management';
import { searchIsCurrent } from '@/lib/services/catalogue/search/current-index';
import { Application } from '@/models/application';
import { Category } from '@/models/category';
import { Course } from '@/models/course';
import { Notification } from '@/models/notification';
import { SavedCourse } from '@/models/saved-course';
import { StaffAction } from '@/models/staff-action';
import { University } from '@/models/university';
import { draft, storedCourses } from '../support/courses';
import { emptyDatabase } from '../support/database';
import { madeOnce } from '../support/made-once';
import { everybody, type Person } from '../support/people';
import { ask, rows } from '../support/request';

let who: Awaited<ReturnType<typeof everybody>>;
let id: string;
beforeEach(async () => {
  await emptyDatabase();
  ({ who, id } = await madeOnce('everybody and a course', async () => {
    const who = await everybody();
    const [course] = await storedCourses({ course: 'Bachelor of Nursing', admissionIntake: 'Sep' });
    return { who, id: String(course?._id) };
  }));
  await ask(search);
  await publish({ kind: 'courses-changed', to: [], payload: { all: true } });
  await SavedCourse.create({ userId: who.student.userId, courseId: id, country: 'Canada' });
  await Application.create({
    userId: who.student.userId,
    agentId: null,
    courseId: id,
    country: 'Canada',
    university: 'Douglas College',
    course: 'Bachelor of Nursing',
    year: 2027,
    month: 'Sep',
    status: 'Pending',
    history: [],
  });
});

const facts = { course: 'Bachelor of Nursing', university: 'Douglas College', country: 'Canada' };
const change = (body: object, as: Person | null = who.admin) => ask(edit, { as, params: { id }, body });
const found = async (q: string) => {
  await searchIsCurrent();
  return rows((await ask(search, { query: { q } })).body.courses).map(({ _id }) => _id);
};

describe('a course that is edited', () => {
  it('has a fee of 0 only where it is said to be free: else 0 is not published, whatever is stored', async () => {
    const shown = async () => {
      await searchIsCurrent();
      const { body } = await ask(view, { params: { id } });
      const [card] = rows((await ask(search, { query: { q: 'nursing' } })).body.courses);
      return [(body.course as { tuitionFee?: unknown }).tuitionFee, card?.tuitionFee];
    };
    for (const nothing of [0, '0', '$0.00', '']) {
      const answer = await change({ ...facts, tuitionFee: nothing, currency: 'CAD' });
      expect([answer.status, answer.body.course?.tuitionFee]).toEqual([200, null]);
    }
    // The release before stores 0 while it runs beside this one.
    await Course.updateOne({ _id: id }, { $set: { tuitionFeeMinor: 0 } });
    await publish({ kind: 'courses-changed', to: [], payload: { ids: [id] } });
    expect(await shown()).toEqual([null, null]);
    expect((await change({ ...facts, free: true, fee_period: 'per year' })).body.course?.tuitionFee).toBe(0);
    expect(await shown()).toEqual([0, 0]);
    const stored = await Course.findById(id).lean();
    expect(stored).toMatchObject({ tuitionFeeMinor: null, free: true, fee_period: '' });
    // As it was answered.
    expect((await change({ ...facts, tuitionFee: 0, free: true })).body.course).toMatchObject({
      tuitionFee: 0,
      free: true,
    });
    const both = await change({ ...facts, tuitionFee: 5_000, currency: 'CAD', free: true });
    expect([both.status, Object.keys(both.body.fields ?? {})]).toEqual([422, ['free']]);
  });

  it('takes no words that are for staff alone into what students read, but leaves those an admin showed again', async () => {
    const words = { remarks: 'Popular. Commission 15%.', admissionRequirement: 'Class 12' };
    const refused = await change({ ...facts, ...words });
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['remarks']]);
    expect((await Course.findById(id).lean())?.remarks).toBe('');
    await Course.updateOne({ _id: id }, { $set: { remarks: words.remarks } });
    expect((await change({ ...facts, ...words })).status).toBe(200);
  });

  it('states a minimum in earlier studies as it was typed, and none that can’t be', async () => {
    const marks = { minPercentage: '62.35', minCgpa: 3.2, cgpaScale: '4', minClass: '2:1', maxBacklogs: '0' };
    expect((await change({ ...facts, ...marks, maxGapYears: 2.5, subjectsNeeded: ' Physics ' })).status).toBe(200);
    expect((await ask(view, { params: { id } })).body.course).toMatchObject({
      minPercentage: 62.35,
      minCgpa: 3.2,
      cgpaScale: '4',
      minClass: '2:1',
      maxBacklogs: 0,
      maxGapYears: 2.5,
      subjectsNeeded: 'Physics',
      marksFrom: 'stated',
    });
    const refused = async (body: object) => Object.keys((await change({ ...facts, ...body })).body.fields ?? {});
    expect(await refused({ minPercentage: 101 })).toEqual(['minPercentage']);
    expect(await refused({ minCgpa: 3.2 })).toEqual(['cgpaScale']);
    expect(await refused({ minCgpa: 4.2, cgpaScale: '4' })).toEqual(['minCgpa']);
    expect(await refused({ minClass: '1:1' })).toEqual(['minClass']);
    expect(await refused({ maxBacklogs: 1.5 })).toEqual(['maxBacklogs']);
    expect(await refused({ maxGapYears: 0.25 })).toEqual(['maxGapYears']);
    // A scale without an average, and an origin of nothing, say nothing.
    expect((await change({ ...facts, cgpaScale: '10', marksFrom: 'requirement text' })).status).toBe(200);
    expect((await ask(view, { params: { id } })).body.course).toMatchObject({ cgpaScale: '', marksFrom: 'stated' });
  });

  it('is found, saved and applied for under its new facts at once', async () => {
    const answer = await change({
      ...facts,
      course: 'Bachelor of Midwifery',
      university: 'Auckland University of Care',
      country: 'New Zealand',
      category: 'Health Sciences',
      subcategory: 'Midwifery',
      admissionIntake: ['Sep', 'Feb'],
      currency: 'nzd',
      tuitionFee: '31500.50',
      ieltsOverall: '6.5',
      durationInMonths: '',
    });
    expect([answer.status, answer.body.message]).toEqual([200, 'The course was saved.']);
    expect((await ask(view, { params: { id } })).body.course).toMatchObject({
      course: 'Bachelor of Midwifery',
      admissionIntake: 'Feb Sep',
      currency: 'NZD',
      tuitionFee: 31500.5,
      ieltsOverall: 6.5,
      durationInMonths: null,
    });
    expect(await found('midwifery')).toEqual([id]);
    expect(await found('nursing')).toEqual([]);
    const there = { as: who.student, query: { country: 'New Zealand' } };
    expect(rows((await ask(saved, there)).body)).toMatchObject([{ _id: id, course: 'Bachelor of Midwifery' }]);
    expect(rows((await ask(applications, there)).body)).toMatchObject([{ courseId: id, country: 'New Zealand' }]);
    expect(
      await University.exists({ university: 'Auckland University of Care', country: 'New Zealand' }),
    ).not.toBeNull();
    expect(await Category.exists({ name: 'Health Sciences', 'subcategories.name': 'Midwifery' })).not.toBeNull();
    const [line] = await StaffAction.find().lean();
    expect(line).toMatchObject({ action: 'course.edit', subjectId: id, before: { country: 'Canada' } });
  });

  it('is not written over by somebody who did not see the last change: they are told, and can save after a look', async () => {
    const { seen, course } = await courseToEdit(id);
    expect(course.course).toBe('Bachelor of Nursing');
    const mine = await change({ ...facts, remarks: 'Mine', seen });
    expect(mine.status).toBe(200);
    const late = await change({ ...facts, remarks: 'Yours', seen });
    expect([late.status, late.body.message, late.body.fields]).toEqual([
      409,
      'Someone else changed this course while you were editing. Your changes are not saved yet.',
      undefined,
    ]);
    expect((await Course.findById(id).lean())?.remarks).toBe('Mine');
    const now = (await courseToEdit(id)).seen;
    expect(mine.body.seen).toBe(now);
    expect((await change({ ...facts, remarks: 'Yours', seen: now })).status).toBe(200);
    expect((await change({ ...facts, remarks: 'A script', seen: 'yesterday' })).status).toBe(422);
  });

  it('is saved by exactly one of several who saw the same version', async () => {
    const { seen } = await courseToEdit(id);
    const answers = await Promise.all(['A', 'B', 'C', 'D'].map((remarks) => change({ ...facts, remarks, seen })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const saved = answers.findIndex(({ status }) => status === 200);
    expect((await Course.findById(id).lean())?.remarks).toBe('ABCD'[saved]);
  });

  it('never becomes the same as another account', async () => {
    const { course, university, country, campus, level, code } = draft({ course: 'Bachelor of Law' });
    await storedCourses({ course });
    const answer = await change({ course, university, country, campus, level, code });
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([409, ['course']]);
    expect((await Course.findById(id).lean())?.course).toBe('Bachelor of Nursing');
  });

  it('is refused what is no fact, each field with its reason', async () => {
    const answer = await change({
      ...facts,
      course: ' ',
      country: 'France',
      level: 'Wizard',
      tuitionFee: '-1',
      ieltsOverall: 12,
      courseLink: 'javascript:alert(1)',
      admissionIntake: ['Sometime'],
      currency: 'dollars',
    });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields ?? {}).map((name) => name.split('.')[0])).toEqual([
      'course',
      'country',
      'level',
      'admissionIntake',
      'currency',
      'tuitionFee',
      'courseLink',
      'ieltsOverall',
    ]);
    expect((await change({ ...facts, subcategory: 'Law' })).status).toBe(422);
    expect((await change({ ...facts, identity: 'x' })).status).toBe(422);
    expect(await StaffAction.countDocuments()).toBe(0);
  });
});

describe('what is typed by hand', () => {
  const LONG = 'x'.repeat(20_000);
  it.each([
    ['ieltsOverall', '6.5', 6.5],
    ['pteOverall', 58, 58],
    ['durationInMonths', '24.5', 24.5],
    ['tuitionFee', '$12,400', 12_400],
    ['tuitionFee', 'CA$ 12,400.50', 12_400.5],
    ['tuitionFee', '12.5k', 12_500],
    ['courseLink', 'www.ubc.ca/law', 'https://www.ubc.ca/law'],
    ['campus', 'x'.repeat(300), 'x'.repeat(300)],
    ['remarks', LONG, LONG],
  ])('is taken as an upload takes it: %s %s', async (field, value, stored) => {
    const answer = await change({ ...facts, currency: 'CAD', [field]: value });
    expect([answer.status, answer.body.course?.[field]]).toEqual([200, stored]);
  });

  it.each([
    ['ieltsOverall', '6.2', 'Please enter a number from 1 to 9 in steps of 0.5, or nothing.'],
    ['det', 112, 'Please enter a number from 10 to 160 in steps of 5, or nothing.'],
    ['durationInMonths', '24.3', 'Please enter a number from 0.5 to 240 in steps of 0.5, or nothing.'],
    ['ieltsLessThan', '7', 'A lowest section score of 7 can’t go with an overall score of 6.5.'],
    ['tuitionFee', '12.400', 'Please enter an amount like 12,400 or $12,400.50, or leave it empty.'],
    ['tuitionFee', '£12,400', 'The currency sign doesn’t match the currency. Please correct one of them.'],
    ['tuitionFee', '20,000,000', 'This is too large for a fee.'],
    ['currency', 'XYZ', 'Please enter three letters, like CAD.'],
    ['courseLink', 'https://localhost/law', 'Please enter an address like https://….'],
    ['course', '123', 'Please enter the course.'],
    ['course', '=HYPERLINK("x")', 'This is a formula, not a name.'],
  ])('is refused as an upload refuses it: %s %s', async (field, value, message) => {
    const answer = await change({ ...facts, currency: 'CAD', ieltsOverall: 6.5, [field]: value });
    expect([answer.status, answer.body.fields]).toEqual([422, { [field]: message }]);
  });

  it('is a fee in the units of its currency', async () => {
    const answer = await change({ ...facts, currency: 'JPY', tuitionFee: '1,200,000' });
    expect(answer.body.course?.tuitionFee).toBe(1_200_000);
    expect((await Course.findById(id).lean())?.tuitionFeeMinor).toBe(1_200_000);
  });
});

describe('a course that is removed', () => {
  it('leaves the search; its applications keep their names, and those who saved it are told', async () => {
    expect(await found('nursing')).toEqual([id]);
    const answer = await ask(remove, { as: who.admin, params: { id } });
    expect([answer.status, answer.body.message]).toEqual([200, 'The course was removed.']);
    expect(await found('nursing')).toEqual([]);
    expect((await ask(view, { params: { id } })).status).toBe(404);
    const here = { as: who.student, query: { country: 'Canada' } };
    expect(rows((await ask(saved, here)).body)).toEqual([]);
    expect(rows((await ask(applications, here)).body)).toMatchObject([
      { courseId: id, course: 'Bachelor of Nursing', university: 'Douglas College' },
    ]);
    const notices = await Notification.find({ userId: who.student.userId }).lean();
    expect(notices.map(({ notification }) => notification)).toEqual([
      'Bachelor of Nursing at Douglas College, which you saved, is no longer offered.',
    ]);
    expect(await SavedCourse.countDocuments()).toBe(0);
    expect(await StaffAction.findOne({ action: 'course.remove' }).lean()).toMatchObject({ subjectId: id });
    expect((await ask(remove, { as: who.admin, params: { id } })).status).toBe(404);
  });

  it('tells each of those who saved it once, also when two admins remove it at the same moment', async () => {
    const answers = await Promise.all([1, 2].map(() => ask(remove, { as: who.admin, params: { id } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await Notification.countDocuments({ userId: who.student.userId })).toBe(1);
  });
});

it('courses are changed and removed by admins only', async () => {
  for (const [as, status] of [
    [who.student, 403],
    [who.agent, 403],
    [who.team, 403],
    [null, 401],
  ] as const) {
    expect((await change(facts, as)).status).toBe(status);
    expect((await ask(remove, { as, params: { id } })).status).toBe(status);
  }
  expect(await Course.countDocuments()).toBe(1);
});
