import { beforeAll, describe, expect, it } from 'vitest';
import { GET as fetchAcademic } from '@/app/api/v1/fetch-academic-info/[userId]/route';
import { POST as saveAcademic } from '@/app/api/v1/save-academic-info/route';
import { POST as savePersonal } from '@/app/api/v1/save-personal-info/route';
import { POST as saveWork } from '@/app/api/v1/save-work-experience/route';
import type { Endpoint } from '@/lib/api/endpoint';
import { type Person, person } from '../support/people';
import { education, ieltsScores, job, personal } from '../support/profiles';
import { ask } from '../support/request';

let student: Person;
beforeAll(async () => {
  student = await person('student');
});

/** Sends a body with one part changed and answers the names of the fields at fault. */
async function faults(save: Endpoint, body: object): Promise<string[]> {
  const answer = await ask(save, { as: student, body });
  return answer.status === 422 ? Object.keys(answer.body.fields ?? {}) : [`status ${answer.status}`];
}

describe('the rules of the academic step', () => {
  const withTests = (tests: object) => faults(saveAcademic, { educationSummaries: [education()], ...tests });
  const withEducation = (change: object) =>
    faults(saveAcademic, { educationSummaries: [{ ...education(), ...change }] });

  it.each([
    [{ ielts_overall: 6.25 }, 'ielts_overall'],
    [{ ielts_overall: 9.5 }, 'ielts_overall'],
    [{ ielts_reading: -1 }, 'ielts_reading'],
    [{ ielts_result_date: '2025-01-31' }, 'ielts_result_date'],
    [{ ielts_test_date: '2025-02-30', ielts_result_date: null }, 'ielts_test_date'],
    [{ ielts_test_date: null }, 'ielts_test_date'],
    [{ ielts_overall: null }, 'ielts_overall'],
    [{ ielts_test_date: '2098-01-01', ielts_result_date: null }, 'ielts_test_date'],
  ])('refuse IELTS with %j', async (change, field) => {
    expect(await withTests({ ...ieltsScores, ...change })).toEqual([field]);
  });

  it.each([
    ['pte', 9],
    ['pte', 91],
    ['pte', 60.5],
    ['toefl', 121],
    ['gre', 259],
    ['gre', 341],
    ['gmat', 204],
    ['gmat', 806],
    ['toefl', 'many'],
    ['gre', { $gt: 0 }],
  ])('refuse %s %j outside its scale', async (test, overall) => {
    expect(await withTests({ [`${test}_test_date`]: '2025-02-01', [`${test}_overall`]: overall })).toEqual([
      `${test}_overall`,
    ]);
  });

  it('refuse a TOEFL section above 30', async () => {
    const scores = { toefl_test_date: '2025-02-01', toefl_overall: 110, toefl_reading: 31 };
    expect(await withTests(scores)).toEqual(['toefl_reading']);
  });

  it.each([
    [{ percentage: 100.1 }, 'percentage'],
    [{ percentage: -1 }, 'percentage'],
    [{ level_of_education: 'Kindergarten' }, 'level_of_education'],
    [{ end_date: '2019-06-01' }, 'end_date'],
    [{ name_of_board: ' ' }, 'name_of_board'],
    [{ isAdmin: true }, 'isAdmin'],
  ])('refuse an education entry with %j, naming entry and field', async (change, field) => {
    expect(await withEducation(change)).toEqual([`educationSummaries.0.${field}`]);
  });

  it('say in words what is missing', async () => {
    const body = { educationSummaries: [{ ...education(), percentage: '' }] };
    const { fields } = (await ask(saveAcademic, { as: student, body })).body;
    expect(fields).toEqual({ 'educationSummaries.0.percentage': 'Please enter the percentage, like 88.4.' });
  });

  it('want at least one education entry, and take numbers typed into a form', async () => {
    expect(await faults(saveAcademic, { educationSummaries: [] })).toEqual(['educationSummaries']);
    const typed = { pte_test_date: '2025-02-01', pte_overall: '65', pte_reading: '' };
    const body = { educationSummaries: [{ ...education(), percentage: '77.25' }], ...typed };
    expect((await ask(saveAcademic, { as: student, body })).status).toBe(200);
    const { body: stored } = await ask(fetchAcademic, {
      as: student,
      params: { userId: student.userId },
    });
    expect(stored).toMatchObject({ pte_overall: 65, pte_reading: null, ielts_overall: null });
    expect(stored.educationSummaries?.[0]?.percentage).toBe(77.25);
  });
});

describe('the rules of the personal and work steps', () => {
  it.each([
    [{ expiry_date: '2022-01-10' }, 'expiry_date'],
    [{ issue_date: '2003-05-17' }, 'issue_date'],
    [{ dob: '2090-01-01' }, 'dob'],
    [{ gender: 'other' }, 'gender'],
    [{ marital_status: 'single' }, 'marital_status'],
    [{ nationality: 'Atlantis' }, 'nationality'],
    [{ issued_country: 'Canada' }, 'issued_country'],
    [{ pincode: 'six' }, 'pincode'],
    [{ contact_mobile: 'call me' }, 'contact_mobile'],
    [{ contact_email: 'latha' }, 'contact_email'],
    [{ city: '' }, 'city'],
  ])('refuse personal fields with %j', async (change, field) => {
    expect(await faults(savePersonal, { ...personal(), ...change })).toContain(field);
  });

  it('let every work field be empty, and refuse an end before the start and an unknown salary mode', async () => {
    const empty = { workExperience: [{ working_from: '', salary_mode: '' }] };
    expect((await ask(saveWork, { as: student, body: empty })).status).toBe(200);
    const wrong = { ...job(), working_upto: '2022-07-31' };
    expect(await faults(saveWork, { workExperience: [wrong] })).toEqual(['workExperience.0.working_upto']);
    const shells = { ...job(), salary_mode: 'shells' };
    expect(await faults(saveWork, { workExperience: [shells] })).toEqual(['workExperience.0.salary_mode']);
    expect(await faults(saveWork, { workExperience: [] })).toEqual(['workExperience']);
  });
});
