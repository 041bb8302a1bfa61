import { beforeAll, describe, expect, it } from 'vitest';
import { GET as fetchAcademic } from '@/app/api/v1/fetch-academic-info/[userId]/route';
import { GET as fetchPersonal } from '@/app/api/v1/fetch-personal-info/[userId]/route';
import { POST as saveAcademic } from '@/app/api/v1/save-academic-info/route';
import { POST as savePersonal } from '@/app/api/v1/save-personal-info/route';
import { POST as saveWork } from '@/app/api/v1/save-work-experience/route';
import type { Endpoint } from '@/lib/api/endpoint';
import { MARKS_WANTED } from '@/lib/domain/marks/paper-marks';
import { profileCompletionOf } from '@/lib/services/people/profile/completion';
import { everybody, type Person, person } from '../support/people';
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

  it.each<[object, string[]]>([
    [{ cgpa: 7.4, cgpa_scale: '10' }, ['status 200']],
    [{ cgpa: '3.6', cgpa_scale: '4' }, ['status 200']],
    [{ cgpa: '7,8', cgpa_scale: '10', percentage: '68,5' }, ['status 200']],
    [{ cgpa: '7,8', cgpa_scale: '10', percentage: '' }, ['status 200']],
    [{ marks: 'Second class lower', percentage: '' }, ['status 200']],
    [{ marks: '82.5 %' }, ['status 200']],
    [{ cgpa: '7,8,1', cgpa_scale: '10' }, ['educationSummaries.0.cgpa']],
    [{ cgpa: null, cgpa_scale: null, backlogs: null, subjects: '' }, ['status 200']],
    [{ cgpa: '', cgpa_scale: '', backlogs: '' }, ['status 200']],
    [{ backlogs: 0, subjects: 'Physics, Mathematics' }, ['status 200']],
    [{ cgpa: 7.4 }, ['educationSummaries.0.cgpa_scale']],
    [{ cgpa: 7.4, cgpa_scale: '4' }, ['educationSummaries.0.cgpa']],
    [{ cgpa: 11, cgpa_scale: '10' }, ['educationSummaries.0.cgpa']],
    [{ cgpa: 3, cgpa_scale: '6' }, ['educationSummaries.0.cgpa_scale']],
    [{ backlogs: 1.5 }, ['educationSummaries.0.backlogs']],
    [{ backlogs: -1 }, ['educationSummaries.0.backlogs']],
    [{ subjects: 'x'.repeat(301) }, ['educationSummaries.0.subjects']],
    [{ subjects: 'Maths 81, English B3', language_of_instruction: 'English' }, ['status 200']],
    [{ language_of_instruction: '' }, ['status 200']],
    [{ language_of_instruction: 'Klingon' }, ['educationSummaries.0.language_of_instruction']],
    [{ fieldOfStudy: 'Study of whales' }, ['status 200']],
    [{ fieldOfStudy: '' }, ['status 200']],
    [{ fieldOfStudy: 'x'.repeat(101) }, ['educationSummaries.0.fieldOfStudy']],
  ])('take or refuse further marks: %j', async (marks, expected) => {
    expect(await withEducation(marks)).toEqual(expected);
  });

  it('keep the field of study, the subjects and the language that a student or their agent enters', async () => {
    const { student: own, agent } = await everybody();
    for (const [as, further] of [
      [own, { fieldOfStudy: 'Economics', subjects: 'Maths 81', language_of_instruction: 'English' }],
      [agent, { fieldOfStudy: 'Study of whales', subjects: 'HL Maths 6', language_of_instruction: 'Another language' }],
    ] as const) {
      const entry = { ...education(), ...further, fieldOfStudy: ` ${further.fieldOfStudy} ` };
      const body = { userId: own.userId, educationSummaries: [entry] };
      expect((await ask(saveAcademic, { as, body })).status).toBe(200);
      const read = await ask(fetchAcademic, { as: own, params: { userId: own.userId } });
      expect(read.body.educationSummaries?.[0]).toMatchObject(further);
    }
  });

  it('refuse a TOEFL section above 30', async () => {
    const scores = { toefl_test_date: '2025-02-01', toefl_overall: 110, toefl_reading: 31 };
    expect(await withTests(scores)).toEqual(['toefl_reading']);
  });

  describe('a TOEFL report and its scale', () => {
    const save = (tests: object) =>
      ask(saveAcademic, { as: student, body: { educationSummaries: [education()], ...tests } });
    const stored = async () => {
      const { body } = await ask(fetchAcademic, { as: student, params: { userId: student.userId } });
      return [body.toefl_scale, body.toefl_overall];
    };

    it.each([
      ['2026-01-20', 5, '0-120'],
      ['2026-01-20', 100, '0-120'],
      ['2026-01-21', 5, '1-6'],
      ['2026-01-21', 1, '1-6'],
      ['2026-01-21', 6, '1-6'],
      ['2026-06-01', 4.5, '1-6'],
      ['2026-06-01', 7, '0-120'],
      ['2026-06-01', 0, '0-120'],
      ['2026-06-01', 90, '0-120'],
    ])('of %s with %s is on %s when it names none', async (toefl_test_date, toefl_overall, scale) => {
      for (const named of [{}, { toefl_scale: null }, { toefl_scale: '' }]) {
        expect((await save({ toefl_test_date, toefl_overall, ...named })).status).toBe(200);
        expect(await stored()).toEqual([scale, toefl_overall]);
        await save({});
        expect(await stored()).toEqual([null, null]);
      }
    });

    it('is taken as it names itself, and must fit that', async () => {
      const toefl_test_date = '2026-06-01';
      expect((await save({ toefl_test_date, toefl_overall: 5, toefl_scale: '0-120' })).status).toBe(200);
      expect(await stored()).toEqual(['0-120', 5]);
      expect(await withTests({ toefl_test_date, toefl_overall: 4.5, toefl_scale: '0-120' })).toEqual(['toefl_overall']);
      expect(await withTests({ toefl_test_date, toefl_overall: 6.5, toefl_scale: '1-6' })).toEqual(['toefl_overall']);
      expect(await withTests({ toefl_test_date, toefl_overall: 0.5, toefl_scale: '1-6' })).toEqual(['toefl_overall']);
      expect(await withTests({ toefl_test_date: '2025-12-01', toefl_overall: 4.5 })).toEqual(['toefl_overall']);
      const parts = { toefl_reading: 4.5, toefl_writing: 5, toefl_speaking: 30, toefl_listening: 4 };
      expect(await withTests({ toefl_test_date, toefl_overall: 4.5, ...parts })).toEqual(['toefl_speaking']);
      expect(await withTests({ toefl_test_date, toefl_overall: 5, toefl_scale: '6-1' })).toEqual(['toefl_scale']);
    });

    it('keeps its scale when a client that knows none saves the same report', async () => {
      const report = { toefl_test_date: '2026-06-01', toefl_overall: 5 };
      await save({ ...report, toefl_scale: '0-120' });
      expect((await save({ ...report, toefl_reading: 2 })).status).toBe(200);
      expect(await stored()).toEqual(['0-120', 5]);
      expect((await save({ ...report, toefl_overall: 5.5 })).status).toBe(200);
      expect(await stored()).toEqual(['1-6', 5.5]);
    });

    it('and a DET report stay when they are left out and go with null', async () => {
      const det = { det_test_date: '2026-05-01', det_overall: 120 };
      const shown = async () => {
        const { body } = await ask(fetchAcademic, { as: student, params: { userId: student.userId } });
        return [body.det_test_date, body.det_overall];
      };
      expect((await save(det)).status).toBe(200);
      expect((await save(ieltsScores)).status).toBe(200);
      expect(await shown()).toEqual(['2026-05-01', 120]);
      expect((await save({ det_overall: 125 })).status).toBe(200);
      expect(await shown()).toEqual(['2026-05-01', 125]);
      expect(await withTests({ det_test_date: null })).toEqual(['det_test_date']);
      expect(await withTests({ det_overall: 122 })).toEqual(['det_overall']);
      expect((await save({ det_test_date: null, det_overall: null })).status).toBe(200);
      expect(await shown()).toEqual([null, null]);
    });
  });

  it.each([
    [{ percentage: 100.1 }, 'percentage'],
    [{ percentage: -1 }, 'percentage'],
    [{ percentage: 3.1 }, 'percentage'],
    [{ marks: '3.1' }, 'marks'],
    [{ marks: '74 %' }, 'percentage'],
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
    expect(fields).toEqual({ 'educationSummaries.0.marks': MARKS_WANTED });
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
  async function savedPersonal(body: object) {
    expect((await ask(savePersonal, { as: student, body })).status).toBe(200);
    return (await ask(fetchPersonal, { as: student, params: { userId: student.userId } })).body;
  }

  it.each([
    [{ expiry_date: '2022-01-10' }, 'expiry_date'],
    [{ issue_date: '2003-05-17' }, 'issue_date'],
    [{ dob: '2090-01-01' }, 'dob'],
    [{ gender: 'other' }, 'gender'],
    [{ marital_status: 'single' }, 'marital_status'],
    [{ nationality: 'Atlantis' }, 'nationality'],
    [{ issued_country: 'Canadia' }, 'issued_country'],
    [{ issued_country: '' }, 'issued_country'],
    [{ passport_number: '' }, 'passport_number'],
    [{ no_passport: false, expiry_date: '' }, 'expiry_date'],
    [{ no_passport: true, nationality: '' }, 'nationality'],
    [{ city: '', issue_date: '' }, 'issue_date'],
    [{ pincode: '?' }, 'pincode'],
    [{ contact_mobile: 'call me' }, 'contact_mobile'],
    [{ contact_email: 'latha' }, 'contact_email'],
    [{ city: '' }, 'city'],
  ])('refuse personal fields with %j', async (change, field) => {
    expect(await faults(savePersonal, { ...personal(), ...change })).toContain(field);
  });

  it.each([
    ['143 001', '143001'],
    ['144001', '144001'],
    ['sw1a  1aa', 'SW1A 1AA'],
    ['12345-6789', '12345-6789'],
    ['0000', '0000'],
  ])('take the pincode %s as people write it', async (pincode, stored) => {
    const fetched = await savedPersonal({ ...personal(), pincode });
    expect(fetched.pincode).toBe(stored);
  });

  it('take a student of any country', async () => {
    const nigerian = { issued_country: 'Nigeria', country_of_birth: 'Nigeria', nationality: 'Nigeria' };
    expect(await savedPersonal({ ...personal(), ...nigerian })).toMatchObject(nigerian);
  });

  it('take a student without a passport, keep nothing of one, and never count it as filled in', async () => {
    const { passport_number, issue_date, expiry_date, issued_country, ...rest } = personal();
    const none = { passport_number: null, issue_date: null, expiry_date: null, issued_country: null };
    expect(await savedPersonal({ ...rest, no_passport: true })).toMatchObject({ ...none, no_passport: true });
    const without = (await profileCompletionOf(student.userId)).parts[0];
    expect(without).toMatchObject({ filled: 16, required: 20 });
    // What a form still holds of a passport isn't kept either.
    expect(await savedPersonal({ ...personal(), no_passport: true })).toMatchObject(none);
    const passport = { passport_number, issue_date, expiry_date, issued_country };
    const later = await savedPersonal(personal());
    expect(later).toMatchObject(passport);
    expect(later).not.toHaveProperty('no_passport');
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
