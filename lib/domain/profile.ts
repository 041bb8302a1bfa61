import type { CgpaScale } from './marks/marks';

/** Lowest first: the position is the rank that decides which documents a student must upload. */
export const EDUCATION_LEVELS = [
  'Secondary',
  'Senior Secondary',
  'ITI/Diploma',
  'Bachelors',
  'Graduate Diploma',
  'Masters',
] as const;
export type EducationLevel = (typeof EDUCATION_LEVELS)[number];

export const GENDERS = ['male', 'female'] as const;
export const MARITAL_STATUSES = ['married', 'unmarried'] as const;
export const SALARY_MODES = ['cash', 'cheque', 'bank_transfer'] as const;

/** In what a student was taught, as far as courses ask. */
export const INSTRUCTION = ['English', 'Another language'] as const;

/** One entry of a student's education; days as YYYY-MM-DD. */
export interface Education {
  country_of_education: string;
  level_of_education: EducationLevel;
  name_of_board: string;
  name_of_institution: string;
  state: string;
  city: string;
  /** From 0 to 100, as it was stated; null where none was: a percentage is never worked out of other marks. */
  percentage: number | null;
  start_date: string;
  end_date: string;
  /** What stands on the paper, as typed (lib/domain/marks/paper-marks.ts); absent before there was such a field. */
  marks?: string | undefined;
  /** As the institution states it, with the highest average there is; absent or null where it was not entered, like the rest. */
  cgpa?: number | null | undefined;
  cgpa_scale?: CgpaScale | null | undefined;
  /** How many papers were failed at first. */
  backlogs?: number | null | undefined;
  /** 'Mathematics 81, Physics B3', as typed (lib/domain/marks/school-grades.ts). */
  subjects?: string | undefined;
  /** What was studied, as one of `FIELDS_OF_STUDY` or in the student's words. */
  fieldOfStudy?: string | undefined;
  /** '' or absent where it was not said. */
  language_of_instruction?: (typeof INSTRUCTION)[number] | '' | undefined;
}

/** An education of which the level and the marks alone were said. */
export const UNSAID_EDUCATION: Omit<Education, 'level_of_education' | 'percentage'> = {
  country_of_education: '',
  name_of_board: '',
  name_of_institution: '',
  state: '',
  city: '',
  start_date: '',
  end_date: '',
};

/** The parent or guardian who confirms for a student under 18. */
export const GUARDIAN_FIELDS = ['guardian_name', 'guardian_email'] as const;

/** What is read off a passport; each '' of a student who has none yet. */
export const PASSPORT_FIELDS = ['passport_number', 'issue_date', 'expiry_date', 'issued_country'] as const;

/**
 * The second step of a profile: the student, the passport, and whom to call in an emergency; days as YYYY-MM-DD,
 * countries of `WORLD_COUNTRIES`.
 */
export interface PersonalInfo {
  dob: string;
  gender: (typeof GENDERS)[number];
  marital_status: (typeof MARITAL_STATUSES)[number];
  country: string;
  state: string;
  city: string;
  pincode: string;
  address: string;
  /** The student said that they have no passport yet; else absent. */
  no_passport?: boolean | undefined;
  passport_number: string;
  issue_date: string;
  expiry_date: string;
  issued_country: string;
  country_of_birth: string;
  place_of_birth: string;
  nationality: string;
  citizenship: string;
  contact_name: string;
  contact_mobile: string;
  contact_email: string;
  contact_relation: string;
  /** Who confirms for a student under 18. */
  guardian_name?: string | undefined;
  guardian_email?: string | undefined;
}

/** One job; `working_upto` is null while the student still works there. */
export interface Job {
  organization_details: string;
  position: string;
  working_from: string | null;
  working_upto: string | null;
  salary_mode: (typeof SALARY_MODES)[number] | null;
}

/** The address of a profile in one line, without the country; '' for none. */
export function addressLine(personal: Partial<PersonalInfo> | null | undefined): string {
  const { address, city, state, pincode } = personal ?? {};
  return [address, city, state, pincode].filter(Boolean).join(', ');
}

/** What tells a passport from others without giving its number away: '•••321'. */
export const passportSigns = (number: string): string => `•••${number.slice(-3)}`;

/** The same with an empty passport, where the student has none yet; without the mark where they have one. */
export function passportAsStated<Stated extends PersonalInfo>({ no_passport, ...personal }: Stated): PersonalInfo {
  if (!no_passport) return personal;
  const empty = Object.fromEntries(PASSPORT_FIELDS.map((field) => [field, '']));
  return { ...personal, ...empty, no_passport };
}
