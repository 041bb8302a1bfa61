import { describe, expect, it } from 'vitest';
import type { CourseDraft } from '@/lib/domain/courses/course';
import { BLANK_COURSE } from '@/lib/domain/courses/course-fields';
import { applicantProfileOf, type StoredProfile } from '@/lib/engines/eligibility/applicant-profile';
import { fitOf } from '@/lib/engines/eligibility/fit';
import type { Verdict } from '@/lib/engines/eligibility/verdicts';
import { withTextDemands } from '@/lib/engines/requirements/demands';
import { ielts, JOB, NO_JOB, PG, SCHOOL, study, TODAY } from './people';

const course = (fields: Partial<CourseDraft>): CourseDraft =>
  withTextDemands({
    ...BLANK_COURSE,
    country: 'UK',
    course: 'Course',
    university: 'Truth University',
    level: 'Post Graduate',
    ...fields,
  });
const judge = (asked: CourseDraft, profile: StoredProfile, intakeDay: string | null = null) =>
  fitOf(asked, applicantProfileOf(profile, { today: TODAY, intakeDay }));
const text = (admissionRequirement: string, rest: Partial<CourseDraft> = {}) =>
  course({ admissionRequirement, ...rest });
const withIelts = (admissionRequirement: string) => text(admissionRequirement, { ieltsOverall: 6.5 });
describe('cases that a stranger tried, until somebody confirms what was read', () => {
  const CASES: [string, CourseDraft, StoredProfile, Verdict][] = [
    [
      'E04',
      text('IELTS 6.5 overall, not less than 6.0 in each component, one 5.5 allowed'),
      { ...PG, tests: ielts(6.5, 5.5) },
      'likely',
    ],
    [
      'E19, subscores not entered',
      text('Duolingo 110 overall with 100 in each subscore'),
      { ...PG, tests: { det_test_date: '2026-03-31', det_overall: 115 } },
      'unknown',
    ],
    [
      'E19, with its subscore',
      text('Duolingo 110 overall with 100 in each subscore'),
      {
        ...PG,
        tests: {
          det_test_date: '2026-03-31',
          det_overall: 115,
          det_literacy: 95,
          det_comprehension: 120,
          det_conversation: 120,
          det_production: 120,
        },
      },
      'likely not',
    ],
    [
      'E21',
      text('IELTS: 6.5 (no less than 6.0); TOEFL: 88 (no less than 21); PTE: 61 (no less than 57); DET: 120'),
      {
        ...PG,
        tests: {
          toefl_test_date: '2025-12-31',
          toefl_overall: 95,
          toefl_reading: 26,
          toefl_writing: 26,
          toefl_speaking: 18,
          toefl_listening: 25,
        },
      },
      'not met',
    ],
    [
      'E24',
      text('Minimum 6.0 in IELTS (5.5 in all bands) or PTE 59 with no communicative skill below 51'),
      { ...PG, tests: ielts(5.5) },
      'likely not',
    ],
    [
      'E33',
      course({ ieltsOverall: 6, minClass: '2:1' }),
      { ...PG, educationSummaries: [SCHOOL, study('Bachelors', 72, '2025-05-31', { country_of_education: 'UK' })] },
      'met',
    ],
    [
      'E42',
      text('A two- or three-year diploma or a degree in any field.', {
        level: 'Post Graduate Certificate',
        ieltsOverall: 6.5,
      }),
      { ...PG, educationSummaries: [SCHOOL, study('ITI/Diploma', 70, '2025-05-31')] },
      'likely',
    ],
    [
      'E43',
      course({ level: 'Post Graduate Certificate', ieltsOverall: 6.5 }),
      { ...PG, educationSummaries: [SCHOOL, study('ITI/Diploma', 70, '2025-05-31')] },
      'unknown',
    ],
    [
      'E50',
      withIelts('No gap restriction for applicants'),
      { ...PG, educationSummaries: [SCHOOL, study('Bachelors', 70, '2022-05-31')] },
      'met',
    ],
    ['E53', withIelts('GRE is optional, a score of 310 or more strengthens the application'), PG, 'met'],
    [
      'E54',
      withIelts('GMAT 600 or GRE 310; waived with five years of work experience'),
      { ...PG, tests: { ...ielts(7), gre_test_date: '2026-01-31', gre_overall: 315 } },
      'likely',
    ],
    [
      'E56',
      course({ ieltsOverall: 6.5, gmat: 600 }),
      { ...PG, tests: { ...ielts(7), gmat_test_date: '2026-01-31', gmat_overall: 565 } },
      'likely',
    ],
    [
      'E57',
      course({ ieltsOverall: 6.5, gmat: 645 }),
      { ...PG, tests: { ...ielts(7), gmat_test_date: '2023-05-31', gmat_overall: 680 } },
      'likely not',
    ],
    // A profile doesn't tell it.
    ['E58', withIelts('Current registration as a nurse'), PG, 'unknown'],
    [
      'E59',
      withIelts('Applicants must be at least 21 years old and have three years of managerial experience.'),
      { ...PG, personal: { dob: '2004-01-01' }, workExperience: [NO_JOB] },
      'likely not',
    ],
    ['E60', withIelts('A bachelor degree in civil engineering or a closely related subject'), PG, 'unknown'],
    [
      'GRE alone, where either is enough',
      course({ ieltsOverall: 6.5, gre: 310, gmat: 600 }),
      { ...PG, tests: { ...ielts(7), gre_test_date: '2026-01-31', gre_overall: 315 } },
      'met',
    ],
    [
      'GRE of more than five years ago',
      course({ ieltsOverall: 6.5, gre: 310 }),
      { ...PG, tests: { ...ielts(7), gre_test_date: '2021-01-31', gre_overall: 315 } },
      'not met',
    ],
    [
      '55 %, or 50 % with work, with work',
      withIelts('Bachelor degree with 75%, or 65% with two years of work experience'),
      { ...PG, workExperience: [JOB] },
      'likely',
    ],
    [
      '55 %, or 50 % with work, without',
      withIelts('Bachelor degree with 75%, or 65% with two years of work experience'),
      { ...PG, workExperience: [NO_JOB] },
      'likely not',
    ],
    ['references alone', withIelts('Two references and a statement of purpose.'), PG, 'met'],
    ['a sentence nobody understands', withIelts('Quarmond mevrick skimped.'), PG, 'likely'],
  ];
  it.each(CASES)('%s', (_name, asked, profile, verdict) => {
    expect(judge(asked, profile).verdict).toBe(verdict);
  });

  it('E37: marks of studies that still run are those so far', () => {
    const asked = course({ level: 'Under Graduate', ieltsOverall: 6, ieltsLessThan: 5.5, minPercentage: 60 });
    const running = { ...PG, educationSummaries: [study('Senior Secondary', 64, '2027-03-31')] };
    expect(judge(asked, running, '2027-09-01').verdict).toBe('likely');
  });

  it('E51: no backlogs limit is no rule', () => {
    const asked = text('No backlogs limit', { level: 'Under Graduate', ieltsOverall: 6 });
    expect(judge(asked, { ...PG, educationSummaries: [{ ...SCHOOL, backlogs: 2 }] }).verdict).toBe('met');
  });
});
