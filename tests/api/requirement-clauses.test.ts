import { beforeEach, describe, expect, it } from 'vitest';
import { GET as search } from '@/app/api/v1/course-search/route';
import { PUT as answer, GET as list, DELETE as takeBack } from '@/app/api/v1/requirement-clauses/route';
import { withTextDemands } from '@/lib/engines/requirements/demands';
import { runDueJobs } from '@/lib/platform/jobs/worker';
import { countClausesOnce, followClauses, requirementClauses } from '@/lib/services/catalogue/clauses/follow';
import { answeredClauses } from '@/lib/services/catalogue/clauses/in-use';
import { Course } from '@/models/course';
import { Job } from '@/models/job';
import { Profile } from '@/models/profile';
import { RequirementClause } from '@/models/requirement-clause';
import { StaffAction } from '@/models/staff-action';
import { draft, storedCourses } from '../support/courses';
import { emptyDatabase } from '../support/database';
import { longIt } from '../support/long-it';
import { type Person, person } from '../support/people';
import { ask, rows } from '../support/request';

let admin: Person;

const TEXT = 'A conversation with the dean. IELTS 6.0 with no band below 5.5. Blorp smurtle.';
const read = (course: string, admissionRequirement: string, rest = {}) =>
  withTextDemands(
    draft({
      course,
      admissionRequirement,
      ieltsOverall: null,
      ieltsLessThan: null,
      pteOverall: null,
      pteLessThan: null,
      ...rest,
    }),
  );

beforeEach(async () => {
  await emptyDatabase();
  admin = await person('admin');
  await storedCourses(
    read('First', TEXT),
    read('Second', 'IELTS 6.0 with no band below 5.5.'),
    read('Third', 'Blorp smurtle.', { ieltsOverall: 6 }),
    read('Fourth', ''),
  );
  await followClauses();
});

const listed = async (query: Record<string, string> = {}) => rows((await ask(list, { as: admin, query })).body.clauses);
const clauseOf = async (words: string) => (await listed()).find((one) => `${one.words}`.includes(words));
const say = async (words: string, said: string, as = admin) =>
  ask(answer, { as, body: { key: `${(await clauseOf(words))?.key}`, answer: said } });
const courseOf = (name: string) => Course.findOne({ course: name }).lean();

describe('clauses of requirement texts', () => {
  longIt(
    'are listed by the number of courses that have them, with what each was read as, by kind and by words',
    async () => {
      const all = await listed();
      expect(all.map(({ words, courses, reading }) => [words, courses, reading])).toEqual([
        ['IELTS 6.0 with no band below 5.5', 2, 'IELTS 6, no section below 5.5'],
        ['Blorp smurtle', 2, 'Not understood'],
        ['A conversation with the dean', 1, 'Selection by the university'],
      ]);
      expect((await listed({ group: 'unread' })).map(({ words }) => words)).toEqual(['Blorp smurtle']);
      expect((await listed({ group: 'selection' })).map(({ words }) => words)).toEqual([
        'A conversation with the dean',
      ]);
      expect((await listed({ q: 'smur' })).map(({ words }) => words)).toEqual(['Blorp smurtle']);
      expect(await listed({ group: 'confirmed' })).toEqual([]);
      const { body } = await ask(list, { as: admin, query: { page: '2', limit: '2' } });
      expect([rows(body.clauses).length, body.total]).toEqual([1, 3]);
    },
  );

  it('once confirmed, decide in every course that has them; it is logged, and taken back all is as before', async () => {
    const before = await Course.find({}).sort({ _id: 1 }).lean();
    expect((await courseOf('Second'))?.scoresFromText).toBe('IELTS');
    const { status, body } = await say('IELTS', 'as read');
    expect(status).toBe(200);
    expect(body.clause).toMatchObject({
      answer: 'as read',
      courses: 2,
      isApplied: false,
      said: { by: expect.stringContaining('Admin') },
    });
    await followClauses();
    for (const name of ['First', 'Second']) expect((await courseOf(name))?.scoresFromText).toBe('IELTS confirmed');
    expect(await clauseOf('IELTS')).toMatchObject({ isApplied: true });
    expect(await StaffAction.findOne({ action: 'clause.answer' }).lean()).toMatchObject({
      label: 'IELTS 6.0 with no band below 5.5',
      after: { answer: 'The automatic reading is right', courses: 2 },
    });
    await ask(takeBack, { as: admin, body: { key: `${(await clauseOf('IELTS'))?.key}` } });
    await followClauses();
    const after = await Course.find({}).sort({ _id: 1 }).lean();
    expect(after.map(({ updatedOn: _, ...rest }) => rest)).toEqual(before.map(({ updatedOn: _, ...rest }) => rest));
    expect(await StaffAction.countDocuments({ action: 'clause.take-back' })).toBe(1);
  });

  it('said to ask for nothing, cap nothing, in courses of today and of tomorrow', async () => {
    await say('Blorp', 'none');
    await followClauses();
    expect((await courseOf('Third'))?.alsoAsked).toBe('');
    expect((await courseOf('First'))?.alsoAsked).toBe('selection');
    const next = draft({ course: 'Fifth', admissionRequirement: '  BLORP   smurtle ' });
    const clauses = await answeredClauses(next);
    expect(withTextDemands(next, () => clauses).alsoAsked).toBe('');
  });

  it('are found by a student’s filter exactly when they are met', async () => {
    const student = await person('student');
    await Profile.create({
      userId: student.userId,
      tests: {
        ielts_test_date: '2026-03-31',
        ielts_overall: 7,
        ielts_reading: 7,
        ielts_writing: 7,
        ielts_speaking: 7,
        ielts_listening: 7,
      },
      educationSummaries: [
        {
          country_of_education: 'India',
          level_of_education: 'Senior Secondary',
          name_of_board: 'B',
          name_of_institution: 'I',
          state: 'S',
          city: 'C',
          percentage: 80,
          start_date: '2018-01-01',
          end_date: '2020-01-01',
        },
      ],
    });
    const found = async () =>
      rows((await ask(search, { as: student, query: { qualify: '1' } })).body.courses)
        .map(({ course }) => course)
        .sort();
    expect(await found()).toEqual([]);
    await say('IELTS', 'as read');
    await followClauses();
    expect(await found()).toEqual(['Second']);
    await say('Blorp', 'hand-in');
    await say('dean', 'as read');
    await followClauses();
    expect(await found()).toEqual(['Second', 'Third']);
  });

  it('leave a course that a person has changed as that person left it', async () => {
    await Course.updateOne({ course: 'Third' }, { $set: { alsoAsked: 'field of study' } });
    await say('Blorp', 'none');
    await followClauses();
    expect((await courseOf('Third'))?.alsoAsked).toBe('field of study');
  });

  it('go with the last course that has them, but not what was said of them', async () => {
    await say('Blorp', 'none');
    await Course.deleteMany({ course: { $in: ['First', 'Third'] } });
    await followClauses();
    expect((await listed()).map(({ words, courses }) => [words, courses])).toEqual([
      ['IELTS 6.0 with no band below 5.5', 1],
      ['Blorp smurtle', 0],
    ]);
    expect(await RequirementClause.countDocuments()).toBe(2);
  });

  it('are no business of anybody but admins', async () => {
    const key = `${(await clauseOf('Blorp'))?.key}`;
    for (const role of ['student', 'agent', 'team'] as const) {
      const as = await person(role);
      expect((await ask(list, { as })).status).toBe(403);
      expect((await ask(answer, { as, body: { key, answer: 'none' } })).status).toBe(403);
      expect((await ask(takeBack, { as, body: { key } })).status).toBe(403);
    }
    expect((await ask(list, {})).status).toBe(401);
    expect(await RequirementClause.countDocuments({ answer: { $ne: null } })).toBe(0);
  });

  it('refuse a reading where nothing was read, and what no course has', async () => {
    const { status, body } = await say('Blorp', 'as read');
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['answer']]);
    expect((await ask(answer, { as: admin, body: { key: 'nowhere', answer: 'none' } })).status).toBe(404);
    expect((await ask(takeBack, { as: admin, body: { key: `${(await clauseOf('Blorp'))?.key}` } })).status).toBe(404);
    expect((await ask(answer, { as: admin, body: { key: 'nowhere', answer: 'perhaps' } })).status).toBe(422);
  });

  it('are not counted again by a process that starts later, until a course changes', async () => {
    await countClausesOnce();
    await RequirementClause.deleteMany({});
    await runDueJobs([requirementClauses]);
    expect(await RequirementClause.countDocuments()).toBe(0);
    await Course.updateOne({ course: 'First' }, { $set: { remarks: 'Changed' } });
    await Job.updateMany({}, { $set: { due: new Date(0) } });
    await runDueJobs([requirementClauses]);
    expect(await RequirementClause.countDocuments()).toBe(3);
  });
});
