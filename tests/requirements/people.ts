import type { Education, Job } from '@/lib/domain/profile';
import type { TestScores } from '@/lib/domain/test-scores';
import type { StoredProfile } from '@/lib/engines/eligibility/applicant-profile';

/** Students whose verdicts tests of requirement texts look at. */

export const TODAY = '2026-11-26';
export const study = (
  level: Education['level_of_education'],
  percentage: number,
  end: string,
  rest: Partial<Education> = {},
): Education => ({
  country_of_education: 'India',
  level_of_education: level,
  name_of_board: 'Board',
  name_of_institution: 'Institution',
  state: 'Punjab',
  city: 'Amritsar',
  percentage,
  start_date: `${Number(end.slice(0, 4)) - 3}${end.slice(4)}`,
  end_date: end,
  ...rest,
});
export const SCHOOL = study('Senior Secondary', 79, '2020-03-31');
export const DEGREE = study('Bachelors', 70, '2025-05-31');
export const DIPLOMA = study('ITI/Diploma', 70, '2025-05-31');
export const ielts = (overall: number, lowest = overall): Partial<TestScores> => ({
  ielts_test_date: '2026-03-31',
  ielts_overall: overall,
  ielts_reading: overall,
  ielts_speaking: overall,
  ielts_listening: overall,
  ielts_writing: lowest,
});
export const PG: StoredProfile = { tests: ielts(7), educationSummaries: [SCHOOL, DEGREE] };
/** What the step of work stores of who left it empty: 'Haven’t worked yet? Leave everything empty.' */
export const NO_JOB: Job = {
  organization_details: '',
  position: '',
  working_from: null,
  working_upto: null,
  salary_mode: null,
};
export const JOB: Job = {
  organization_details: 'A',
  position: 'B',
  working_from: '2021-01-01',
  working_upto: '2025-01-01',
  salary_mode: null,
};
