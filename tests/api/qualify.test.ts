import { beforeAll, describe, expect, it } from 'vitest';
import { GET as search } from '@/app/api/v1/course-search/route';
import { GET as eligibility } from '@/app/api/v1/eligibility/[courseId]/route';
import { POST as saveAcademic } from '@/app/api/v1/save-academic-info/route';
import { GET as whatIf } from '@/app/api/v1/what-if/route';
import { publish } from '@/lib/platform/events/bus';
import { askedFields } from '@/lib/services/catalogue/search/asked-fields';
import { searchIsCurrent } from '@/lib/services/catalogue/search/current-index';
import { ownApplicant } from '@/lib/services/catalogue/search/eligibility';
import { Course } from '@/models/course';
import { storedCourses } from '../support/courses';
import { type Person, person } from '../support/people';
import { education, freshIelts } from '../support/profiles';
import { ask, rows } from '../support/request';

beforeAll(async () => {
  const none = { ieltsLessThan: null, pteOverall: null, pteLessThan: null };
  await storedCourses(
    { course: 'Asks for 7.0', ieltsOverall: 7, ...none },
    { course: 'Asks for 7.5', ieltsOverall: 7.5, ...none },
    { course: 'Asks for a band of 7.0', ieltsOverall: 6, ...none, ieltsLessThan: 7 },
    { course: 'Asks for nothing known', ieltsOverall: null, ...none },
    { course: 'Asks for a GRE besides', ieltsOverall: 6, ...none, gre: 300 },
    { course: 'Builds on a degree', ieltsOverall: 6, ...none, level: 'Post Graduate' },
    { course: 'Names no level', ieltsOverall: 6, ...none, level: '' },
    { course: 'Asks for TOEFL 90', ieltsOverall: null, ...none, toefl: 90 },
    { course: 'Asks for TOEFL 5 of 6', ieltsOverall: null, ...none, toefl: 5, toeflScale: '1-6' },
  );
});

const found = async (as: Person | null, query: Record<string, string> = { qualify: '1' }) => {
  const { body } = await ask(search, { as, query });
  return rows(body.courses).map(({ course }) => String(course));
};

describe('GET /course-search?qualify=1', () => {
  it("keeps the courses that the student's stored scores certainly meet, and takes no scores from the client", async () => {
    const student = await person('student');
    const body = { educationSummaries: [education()], ...freshIelts() };
    expect((await ask(saveAcademic, { as: student, body })).status).toBe(200);
    expect(await found(student)).toEqual(['Asks for 7.0']);
    expect(await found(student, {})).toHaveLength(9);
    const forged = await ask(search, { as: student, query: { qualify: '1', eligible: '9' } });
    expect(forged.status).toBe(422);
  });

  it('never counts as met what is likely or unknown, in the counts neither, and says what is unknown', async () => {
    const student = await person('student');
    const save = (tests: object) =>
      ask(saveAcademic, { as: student, body: { educationSummaries: [education('Bachelors')], ...tests } });
    const { ielts_test_date: toefl_test_date } = freshIelts();
    // 5 of 6 stands for 95 to 106 of 120: likely enough for 90, so it is not listed.
    expect((await save({ toefl_test_date, toefl_overall: 5, toefl_scale: '1-6' })).status).toBe(200);
    const { body } = await ask(search, { as: student, query: { qualify: '1' } });
    expect(rows(body.courses).map(({ course }) => course)).toEqual(['Asks for TOEFL 5 of 6']);
    expect(body.facets).toMatchObject({ country: { Canada: 1 }, level: { 'Under Graduate': 1, 'Post Graduate': 0 } });
    expect(body.unknownRules).toEqual(['IELTS', 'PTE', 'TOEFL on 0–120', 'DET', 'GRE', 'GMAT']);
    // The likely one is counted beside, and listed when it is requested; the unknown ones never are.
    expect(body.fit).toMatchObject({
      met: 1,
      likely: 1,
      unknown: 7,
      why: ['English test', 'no English score published'],
    });
    expect(await found(student, { qualify: '1', likely: '1', sort: 'name' })).toEqual([
      'Asks for TOEFL 5 of 6',
      'Asks for TOEFL 90',
    ]);
    expect((await ask(search, { as: student, query: { likely: '1' } })).body).toMatchObject({ total: 9 });
    expect((await save({ toefl_test_date, toefl_overall: 90, toefl_scale: '0-120' })).status).toBe(200);
    expect(await found(student)).toEqual(['Asks for TOEFL 90']);
    expect((await save(freshIelts())).status).toBe(200);
    expect(await found(student)).toEqual(['Asks for 7.0', 'Builds on a degree']);
    // A report that has ended meets nothing.
    expect((await save({ ...freshIelts(), ielts_test_date: '2020-01-01' })).status).toBe(200);
    expect(await found(student)).toEqual([]);
  });

  it('judges the rest for a student without a test, and says that there is none yet', async () => {
    const student = await person('student');
    const body = { educationSummaries: [education()] };
    expect((await ask(saveAcademic, { as: student, body })).status).toBe(200);
    const answer = await ask(search, { as: student, query: { qualify: '1' } });
    // That which builds on a degree is not met, and that which names no level asks for it besides.
    expect(answer.body.fit).toMatchObject({
      met: 0,
      likely: 0,
      unknown: 8,
      why: ['no test yet', 'no English score published'],
    });
    // What cards, compare, the course's pages judge with.
    expect((await ownApplicant(student.viewer))?.applicant.schooling).toHaveLength(1);
    const asked = await Course.findOne({ course: 'Asks for 7.0' }).lean();
    const { body: judged } = await ask(eligibility, { as: student, params: { courseId: String(asked?._id) } });
    expect(judged).toMatchObject({
      verdict: 'unknown',
      rules: [
        { rule: 'IELTS', text: 'IELTS 7.0 needed, no test yet' },
        { rule: 'Level', verdict: 'met' },
      ],
    });
  });

  it('keeps nothing for a student without scores, and filters nothing for anybody else', async () => {
    expect(await found(await person('student'))).toEqual([]);
    expect(await found(null)).toHaveLength(9);
    expect(await found(await person('agent'))).toHaveLength(9);
  });

  it('keeps only what the own marks certainly meet, and says which marks are unknown', async () => {
    const asks = {
      ieltsOverall: 6,
      ieltsLessThan: null,
      pteOverall: null,
      pteLessThan: null,
      university: 'Marks College',
    };
    await storedCourses(
      { ...asks, course: 'Marks 82', minPercentage: 82 },
      { ...asks, course: 'Marks 83', minPercentage: 83 },
      { ...asks, course: 'Marks 60 out of prose', minPercentage: 60, marksFrom: 'requirement text' },
      { ...asks, course: 'Marks or an average', minPercentage: 90, minCgpa: 7, cgpaScale: '10' },
      { ...asks, course: 'A class', minClass: '2:1' },
      { ...asks, course: 'Five backlogs', maxBacklogs: 5 },
      { ...asks, course: 'Mathematics', subjectsNeeded: 'Mathematics' },
      { ...asks, course: 'A long gap', maxGapYears: 20 },
    );
    await publish({ kind: 'courses-changed', to: [], payload: { all: true } });
    await searchIsCurrent();
    const query = { qualify: '1', q: '@marks college', sort: 'name' };
    const student = await person('student');
    const save = (more: object) =>
      ask(saveAcademic, { as: student, body: { educationSummaries: [{ ...education(), ...more }], ...freshIelts() } });
    const answer = async () => {
      const { body } = await ask(search, { as: student, query });
      return [rows(body.courses).map(({ course }) => course), body.total, body.unknownRules] as const;
    };
    await save({});
    expect(await answer()).toEqual([
      ['A long gap', 'Marks 82'],
      2,
      ['PTE', 'TOEFL on 0–120', 'TOEFL on 1–6', 'DET', 'GRE', 'GMAT', 'CGPA', 'Degree class', 'Subjects', 'Backlog'],
    ]);
    await save({ cgpa: 7.2, cgpa_scale: '10', backlogs: 0, subjects: 'Physics, Maths' });
    const [courses, total, unknown] = await answer();
    expect(courses).toEqual(['A long gap', 'Five backlogs', 'Marks 82', 'Marks or an average', 'Mathematics']);
    expect(total).toBe(5);
    expect(unknown).toEqual(['PTE', 'TOEFL on 0–120', 'TOEFL on 1–6', 'DET', 'GRE', 'GMAT', 'Degree class']);
  });
});

describe('GET /what-if', () => {
  const answerTo = async (as: Person, query: Record<string, string> = {}) => {
    const { status, body } = await ask(whatIf, { as, query });
    expect(status).toBe(200);
    return body as unknown as {
      now: number;
      courses: number;
      cheapest: string | null;
      toeflScale: string;
      fields: { field: string; own: number | null; next: { value: number; courses: number } | null }[];
    };
  };
  const nextOf = ({ fields }: Awaited<ReturnType<typeof answerTo>>, name: string) =>
    fields.find(({ field }) => field === name)?.next;

  it('counts what a higher score would open, says the next step of each, and the cheapest; never of a finished exam', async () => {
    const student = await person('student');
    const own = { ielts_overall: 6, ielts_reading: 6, ielts_writing: 6, ielts_speaking: 6, ielts_listening: 6 };
    await ask(saveAcademic, {
      as: student,
      body: { educationSummaries: [{ ...education(), percentage: 82.5 }], ...freshIelts(), ...own },
    });
    const asIs = await answerTo(student);
    // A long gap, Marks 82; and nothing else by certain rules.
    expect([asIs.now, asIs.courses]).toEqual([2, 2]);
    // Asks for 7.0, and asks for a band of 7.0.
    expect(nextOf(asIs, 'ielts')).toEqual({ value: 7, courses: 2 });
    expect(nextOf(asIs, 'toefl')).toEqual({ value: 5, courses: 1 });
    // It is finished: its marks are no step any more.
    expect([nextOf(asIs, 'school'), nextOf(asIs, 'degree')]).toEqual([undefined, undefined]);
    expect(nextOf(asIs, 'det')).toBeNull();
    expect(asIs.cheapest).toBe('ielts');
    const raised = await answerTo(student, { ielts: '7', school: '90' });
    // The two by IELTS alone.
    expect([raised.now, raised.courses]).toEqual([2, 4]);
    expect(nextOf(raised, 'ielts')).toEqual({ value: 7.5, courses: 1 });
    // Among the courses of a search only.
    const ofSearch = await answerTo(student, { q: 'asks for', ielts: '7' });
    expect([ofSearch.now, ofSearch.courses]).toEqual([0, 2]);
    expect(await answerTo(student, { country: 'Singapore' })).toMatchObject({ now: 0, courses: 0, cheapest: null });
    // A lower value changes nothing.
    expect((await answerTo(student, { ielts: '4', school: '10' })).courses).toBe(2);
  });

  it('counts studies that still run as finished with the marks that are asked about, and names a report that has ended', async () => {
    const student = await person('student');
    const running = { ...education(), percentage: 80, end_date: '2035-03-31' };
    await ask(saveAcademic, { as: student, body: { educationSummaries: [running], ...freshIelts() } });
    const asIs = await answerTo(student, { q: '@marks college' });
    expect(asIs).toMatchObject({ now: 0, courses: 0 });
    expect(asIs.fields.find(({ field }) => field === 'school')).toMatchObject({ own: 80, next: null });
    // 'A long gap' asks for no marks; 'Marks 82' for 82%.
    expect((await answerTo(student, { q: '@marks college', school: '81' })).courses).toBe(1);
    expect((await answerTo(student, { q: '@marks college', school: '82' })).courses).toBe(2);
    await ask(saveAcademic, {
      as: student,
      body: { educationSummaries: [education()], ...freshIelts(), ielts_test_date: '2020-01-01' },
    });
    expect((await answerTo(student)).fields[0]).toMatchObject({ field: 'ielts', own: null, ended: '2022-01-01' });
  });

  it('takes a TOEFL score on the scale of the own report, and no score of a student without any', async () => {
    const student = await person('student');
    expect(await answerTo(student)).toMatchObject({ now: 0, courses: 0, toeflScale: '1-6', cheapest: null });
    const { ielts_test_date: toefl_test_date } = freshIelts();
    const report = { toefl_test_date, toefl_overall: 80, toefl_scale: '0-120' };
    await ask(saveAcademic, { as: student, body: { educationSummaries: [education()], ...report } });
    const answer = await answerTo(student);
    expect(answer.toeflScale).toBe('0-120');
    expect(nextOf(answer, 'toefl')).toEqual({ value: 90, courses: 1 });
    expect((await ask(whatIf, { as: student, query: { ielts: 'high' } })).status).toBe(422);
  });
});

it('a profile is told how many courses ask for each optional field, as the catalogue stands', async () => {
  const before = await askedFields();
  await storedCourses(
    { university: 'Asked College', course: 'In a field', minClass: '2:2', alsoAsked: 'field of study; work 2 years' },
    { university: 'Asked College', course: 'With subjects', subjectsNeeded: 'Physics', minCgpa: 7, cgpaScale: '10' },
    { university: 'Asked College', course: 'In English', alsoAsked: 'english waiver taught in English' },
    { university: 'Asked College', course: 'With credits', alsoAsked: 'WAEC 5 at C6' },
    { university: 'Asked College', course: 'With sections', det: 115, detLessThan: 105, maxBacklogs: 2 },
  );
  await publish({ kind: 'courses-changed', to: [], payload: { all: true } });
  await searchIsCurrent();
  const after = await askedFields();
  if (!before || !after) throw new Error('the search is not ready');
  const more = Object.entries(after).map(([field, count]) => [field, count - before[field as keyof typeof before]]);
  expect(Object.fromEntries(more)).toEqual({
    fieldOfStudy: 1,
    subjects: 2,
    instruction: 1,
    marks: 3,
    backlogs: 1,
    work: 1,
    detSections: 1,
  });
});
