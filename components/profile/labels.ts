import type { Education, Job, PersonalInfo } from '@/lib/domain/profile';
import type { TestScores } from '@/lib/domain/test-scores';

/** The words for the profile's fields: the forms, their error summaries and the read-only view use the same. */

export const BASIC_LABELS: Record<'name' | 'email' | 'mobile' | 'counsellor_name' | 'password', string> = {
  name: 'Name',
  email: 'Email',
  mobile: 'Mobile',
  counsellor_name: 'Counsellor name',
  password: 'Password',
};

export const PERSONAL_LABELS: Record<keyof PersonalInfo, string> = {
  dob: 'Date of birth',
  gender: 'Gender',
  marital_status: 'Marital status',
  country: 'Country',
  state: 'State',
  city: 'City',
  pincode: 'Pincode',
  address: 'Address',
  no_passport: 'I have no passport yet',
  passport_number: 'Passport number',
  issue_date: 'Issue date',
  expiry_date: 'Expiry date',
  issued_country: 'Issuing country',
  country_of_birth: 'Country of birth',
  place_of_birth: 'Place of birth',
  nationality: 'Nationality',
  citizenship: 'Citizenship',
  contact_name: 'Contact name',
  contact_mobile: 'Contact mobile',
  contact_email: 'Contact email',
  contact_relation: 'Relation',
  guardian_name: 'Name of parent or guardian',
  guardian_email: 'Email of parent or guardian',
};

export const EDUCATION_LABELS: Record<keyof Education, string> = {
  country_of_education: 'Country of education',
  level_of_education: 'Level of education',
  name_of_board: 'Name of board',
  name_of_institution: 'Name of institution',
  state: 'State',
  city: 'City',
  percentage: 'Percentage',
  marks: 'Marks',
  start_date: 'Start date',
  end_date: 'End date',
  cgpa: 'CGPA',
  cgpa_scale: 'CGPA scale',
  backlogs: 'Backlogs',
  fieldOfStudy: 'Field of study',
  subjects: 'Subjects and their marks',
  language_of_instruction: 'Language of instruction',
};

export const JOB_LABELS: Record<keyof Job, string> = {
  organization_details: 'Organisation details',
  position: 'Position',
  working_from: 'Worked from',
  working_upto: 'Worked until',
  salary_mode: 'Salary mode',
};

export const TEST_NAMES = { ielts: 'IELTS', pte: 'PTE', toefl: 'TOEFL', det: 'DET', gre: 'GRE', gmat: 'GMAT' } as const;
export type TestName = keyof typeof TEST_NAMES;
export const TEST_NAME_LIST = Object.keys(TEST_NAMES) as TestName[];

/** Each test's fields in the order of the form, with their words. */
export const TEST_LABELS: Record<keyof TestScores, string> = {
  ielts_test_date: 'Test date',
  ielts_result_date: 'Result date',
  ielts_overall: 'Overall',
  ielts_reading: 'Reading',
  ielts_writing: 'Writing',
  ielts_speaking: 'Speaking',
  ielts_listening: 'Listening',
  ielts_trf_no: 'TRF number',
  ielts_english_marks: 'English marks',
  pte_test_date: 'Test date',
  pte_overall: 'Overall',
  pte_reading: 'Reading',
  pte_writing: 'Writing',
  pte_speaking: 'Speaking',
  pte_listening: 'Listening',
  toefl_test_date: 'Test date',
  toefl_scale: 'Scale of the report',
  toefl_overall: 'Overall',
  toefl_reading: 'Reading',
  toefl_writing: 'Writing',
  toefl_speaking: 'Speaking',
  toefl_listening: 'Listening',
  det_test_date: 'Test date',
  det_overall: 'Overall',
  det_literacy: 'Literacy',
  det_comprehension: 'Comprehension',
  det_conversation: 'Conversation',
  det_production: 'Production',
  gre_test_date: 'Test date',
  gre_overall: 'Overall',
  gre_quantitative: 'Quantitative',
  gre_analytical_writing: 'Analytical writing',
  gmat_test_date: 'Test date',
  gmat_overall: 'Overall',
  gmat_quantitative: 'Quantitative',
  gmat_verbal: 'Verbal',
  gmat_analytical_writing: 'Analytical writing',
  gmat_integrated_reasoning: 'Integrated reasoning',
};

/** The fields of one test, in the order of the form. */
export function fieldsOfTest(test: TestName): (keyof TestScores)[] {
  return (Object.keys(TEST_LABELS) as (keyof TestScores)[]).filter((field) => field.startsWith(`${test}_`));
}

/** 'male' → 'Male', 'bank_transfer' → 'Bank transfer'. */
export function choiceLabel(value: string): string {
  const words = value.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
