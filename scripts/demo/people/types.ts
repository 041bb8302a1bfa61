import type { Role } from '@/lib/domain/roles';
import type { ToeflScale } from '@/lib/domain/test-scores';

/** A calendar day, 'YYYY-MM-DD'. */
type Day = string;

/** An account as it would be registered; people refer to one another by e-mail address. */
export interface DemoAccount {
  name: string;
  email: string;
  mobile: string;
  role: Role;
  isVerified: boolean;
  /** Agents only, else ''. */
  company_name: string;
  /** Staff only, else ''. */
  jobTitle: string;
  /** Staff only, else ''. */
  handle: string;
  settings: { notifications: boolean; tfa: boolean; newsLetter: boolean };
  createdOn: Date;
}

export interface DemoStudent extends DemoAccount {
  role: 'student';
  /** '' unless an agent added the student. */
  counsellor_name: string;
  /** The agent's e-mail address; null for those who registered themselves. */
  addedBy: string | null;
  /** E-mail address of the student whose referral code was used. */
  referredBy: string | null;
  profile: DemoProfile;
}

/** What the student filled in so far: null or empty where the step isn't done. */
export interface DemoProfile {
  personal: PersonalInformation | null;
  educationSummaries: EducationSummary[];
  tests: TestScores;
  workExperience: WorkExperience[];
}

export type EducationLevel =
  | 'Secondary'
  | 'Senior Secondary'
  | 'ITI/Diploma'
  | 'Bachelors'
  | 'Graduate Diploma'
  | 'Masters';

export interface EducationSummary {
  country_of_education: string;
  level_of_education: EducationLevel;
  name_of_board: string;
  name_of_institution: string;
  state: string;
  city: string;
  percentage: number;
  fieldOfStudy?: string;
  start_date: Day;
  end_date: Day;
}

/** The flat test fields of the specification; a test not taken has none of its fields. */
export interface TestScores {
  ielts_test_date?: Day;
  ielts_result_date?: Day;
  ielts_overall?: number;
  ielts_reading?: number;
  ielts_writing?: number;
  ielts_speaking?: number;
  ielts_listening?: number;
  ielts_trf_no?: string;
  ielts_english_marks?: number;
  pte_test_date?: Day;
  pte_overall?: number;
  pte_reading?: number;
  pte_writing?: number;
  pte_speaking?: number;
  pte_listening?: number;
  toefl_test_date?: Day;
  toefl_scale?: ToeflScale;
  toefl_overall?: number;
  toefl_reading?: number;
  toefl_writing?: number;
  toefl_speaking?: number;
  toefl_listening?: number;
  gre_test_date?: Day;
  gre_overall?: number;
  gre_quantitative?: number;
  gre_analytical_writing?: number;
  gmat_test_date?: Day;
  gmat_overall?: number;
  gmat_quantitative?: number;
  gmat_verbal?: number;
  gmat_analytical_writing?: number;
  gmat_integrated_reasoning?: number;
}

export interface PersonalInformation {
  dob: Day;
  gender: 'male' | 'female';
  marital_status: 'married' | 'unmarried';
  country: string;
  state: string;
  city: string;
  pincode: string;
  address: string;
  passport_number: string;
  issue_date: Day;
  expiry_date: Day;
  issued_country: string;
  country_of_birth: string;
  place_of_birth: string;
  nationality: string;
  citizenship: string;
  contact_name: string;
  contact_mobile: string;
  contact_email: string;
  contact_relation: string;
}

export interface WorkExperience {
  organization_details: string;
  position: string;
  working_from: Day;
  /** null while the student still works there. */
  working_upto: Day | null;
  salary_mode: 'cash' | 'cheque' | 'bank_transfer';
}
