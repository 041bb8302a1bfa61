/** The fixed lists of the product (specification, sections 3 and 9). Safe in the browser. */

export const COUNTRIES = ['Canada', 'Australia', 'New Zealand', 'USA', 'UK', 'Singapore'] as const;
export type Country = (typeof COUNTRIES)[number];

export const CURRENCY_OF: Record<Country, string> = {
  Canada: 'CAD',
  Australia: 'AUD',
  'New Zealand': 'NZD',
  USA: 'USD',
  UK: 'GBP',
  Singapore: 'SGD',
};

export const COURSE_LEVELS = [
  'Under Graduate',
  'Post Graduate',
  'Under Graduate Certificate',
  'Under Graduate Diploma',
  'Post Graduate Certificate',
  'Post Graduate Diploma',
  'Associate',
  'Foundation',
] as const;
export type CourseLevel = (typeof COURSE_LEVELS)[number];

export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
export type Month = (typeof MONTHS)[number];

export const FEE_PERIODS = [
  'per year',
  'per semester',
  'per trimester',
  'per term',
  'per month',
  'per credit',
  'whole course',
] as const;
export type FeePeriod = (typeof FEE_PERIODS)[number];

/** Pixels: the widths an article's cover can be had in, and that of a university's logo. */
export const COVER_WIDTHS = [480, 960, 1600] as const;
export const LOGO_WIDTH = 192;

export const ENGLISH_TESTS = ['ielts', 'pte'] as const;
export type EnglishTest = (typeof ENGLISH_TESTS)[number];

/** Role codes of the specification, section 6. */
export const ROLE_CODES = { student: 1, team: 2, admin: 3, agent: 4 } as const;
export type Role = keyof typeof ROLE_CODES;

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

/** Passport issuing countries, countries of birth and nationalities (specification, section 9). */
export const PASSPORT_COUNTRIES = ['India', 'Pakistan', 'Nepal', 'Bangladesh'] as const;

/** The document fields of a profile; `multiple` ones are added to, the others replaced. */
export const DOCUMENTS = {
  tenth_certificate: { title: '10th certificate', multiple: false },
  twelfth_certificate: { title: '12th certificate', multiple: false },
  english_certificate: { title: 'English certificate', multiple: false },
  bachelor_dmc: { title: "Bachelor's mark sheets (DMC)", multiple: true },
  bachelor_degree: { title: "Bachelor's degree", multiple: true },
  master_dmc: { title: "Master's mark sheets (DMC)", multiple: true },
  master_degree: { title: "Master's degree", multiple: true },
  passport: { title: 'Passport', multiple: true },
  experience: { title: 'Experience letters', multiple: true },
  gap_letter: { title: 'Gap letter', multiple: true },
  photograph: { title: 'Photograph', multiple: false },
  dob_certificate: { title: 'Date of birth certificate', multiple: false },
} as const;
export type DocumentField = keyof typeof DOCUMENTS;
