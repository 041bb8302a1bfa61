import { beforeEach, expect, it } from 'vitest';
import { POST as saveAcademic } from '@/app/api/v1/save-academic-info/route';
import { POST as saveScores } from '@/app/api/v1/save-quick-scores/route';
import { quickScoresOf } from '@/lib/domain/marks/quick-scores';
import { profileCompletionOf } from '@/lib/services/people/profile/completion';
import { Profile } from '@/models/profile';
import { type Person, person } from '../support/people';
import { education, ieltsScores } from '../support/profiles';
import { ask } from '../support/request';

let student: Person;
beforeEach(async () => {
  student = await person('student');
});

const save = (body: object) => ask(saveScores, { as: student, body });
const stored = async () => (await Profile.findOne({ userId: student.userId }).lean()) ?? undefined;
const bachelors = { level: 'Bachelors', percentage: 68.5, field: 'Economics' };
const ielts = { test: 'ielts', overall: 6.5, taken: '2026-05-02' };

it('saves studies and a test into the profile before anything else is known, and counts no more than that as filled', async () => {
  const answer = await save({ ...bachelors, ...ielts, reading: 6 });
  expect(answer).toMatchObject({ status: 200, body: { message: 'Scores saved.' } });
  const profile = await stored();
  expect(profile?.educationSummaries).toMatchObject([
    { level_of_education: 'Bachelors', percentage: 68.5, fieldOfStudy: 'Economics', name_of_institution: '' },
  ]);
  expect(profile?.tests).toMatchObject({ ielts_overall: 6.5, ielts_test_date: '2026-05-02', ielts_reading: 6 });
  expect(quickScoresOf(profile ?? {})).toMatchObject({
    level: 'Bachelors',
    marks: '68.5 %',
    field: 'Economics',
    ...ielts,
    sections: { reading: 6, writing: null },
  });
  expect((await profileCompletionOf(student.userId)).parts[1]).toMatchObject({ filled: 2, required: 9 });
});

it('stores what was stated and nothing worked out of it, and counts any marks as filled', async () => {
  const { percentage: _none, ...studies } = bachelors;
  const filled = async () => (await profileCompletionOf(student.userId)).parts[1]?.filled;
  for (const [marks, percentage, cgpa, cgpa_scale] of [
    ['2:2', null, null, null],
    ['3.1/5', null, 3.1, '5'],
    ['CGPA 8.1 of 10 (75 %)', 75, 8.1, '10'],
    ['74,1', 74.1, null, null],
    ['AAB', null, null, null],
  ] as const) {
    expect((await save({ ...studies, country: 'Nigeria', marks })).status).toBe(200);
    expect((await stored())?.educationSummaries).toMatchObject([{ marks, percentage, cgpa, cgpa_scale }]);
    expect(await filled(), marks).toBe(3);
    expect(quickScoresOf((await stored()) ?? {})).toMatchObject({ marks, country: 'Nigeria' });
  }
});

it('changes the studies of that level and leaves all else of the academic step as it is', async () => {
  const body = { educationSummaries: [education('Senior Secondary'), education('Bachelors')], ...ieltsScores };
  await ask(saveAcademic, { as: student, body: { ...body, pte_test_date: '2025-03-01', pte_overall: 60 } });
  expect((await save({ ...bachelors, test: 'pte', overall: 66, taken: '2026-05-02' })).status).toBe(200);
  const profile = await stored();
  expect(profile?.educationSummaries).toMatchObject([
    { level_of_education: 'Senior Secondary', percentage: 82.5 },
    { level_of_education: 'Bachelors', percentage: 68.5, name_of_institution: 'Kendriya Vidyalaya' },
  ]);
  expect(profile?.tests).toMatchObject({ ielts_overall: 7, ielts_trf_no: ieltsScores.ielts_trf_no, pte_overall: 66 });
});

it('keeps nothing of a former report in a new one of the same test', async () => {
  await ask(saveAcademic, { as: student, body: { educationSummaries: [education()], ...ieltsScores } });
  expect((await save(ielts)).status).toBe(200);
  expect((await stored())?.tests).toMatchObject({ ielts_overall: 6.5, ielts_trf_no: null, ielts_writing: null });
});

it.each<[object, string]>([
  [{}, 'level'],
  [{ level: 'Bachelors' }, 'marks'],
  [{ level: 'Bachelors', marks: '3.1' }, 'marks'],
  [{ level: 'Bachelors', percentage: 3.1 }, 'percentage'],
  [{ test: 'ielts', overall: 6.5 }, 'taken'],
  [{ ...ielts, taken: '2098-01-01' }, 'taken'],
  [{ ...ielts, overall: 11 }, 'overall'],
  [{ ...ielts, reading: 9.5 }, 'reading'],
  [{ test: 'toefl', overall: 90, taken: '2025-05-02', listening: 31 }, 'listening'],
])('refuses %j by its field, and stores nothing', async (body, field) => {
  const answer = await save(body);
  expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, [field]]);
  expect((await stored())?.savedOn).toBeUndefined();
});

it('is refused when the step was saved since', async () => {
  expect((await save({ ...bachelors, updatedOn: null })).status).toBe(200);
  expect((await save({ ...bachelors, updatedOn: null })).status).toBe(409);
});
