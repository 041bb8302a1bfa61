/**
 * What a column of a spreadsheet of students and enquiries can hold. A name may stand in one column or in its parts, a number beside its
 * country's code. What has no field is kept as a note. Which heads name which field: student-heads.ts. Safe in the browser.
 */
const PERSON_LABELS = {
  name: 'Name',
  first_name: 'First name',
  middle_name: 'Middle name',
  last_name: 'Last name',
  email: 'Email',
  country_code: 'Country code',
  mobile: 'Mobile',
  counsellor_name: 'Counsellor name',
  left_out: 'Not used',
} as const;

/** The columns that fill a student's profile, and what they wish for. */
export const PROFILE_LABELS = {
  dob: 'Date of birth',
  gender: 'Gender',
  marital_status: 'Marital status',
  nationality: 'Nationality',
  country: 'Country of residence',
  state: 'State',
  city: 'City',
  pincode: 'Pincode',
  address: 'Address',
  place_of_birth: 'Place of birth',
  passport_number: 'Passport number',
  issue_date: 'Passport issue date',
  expiry_date: 'Passport expiry date',
  issued_country: 'Passport issuing country',
  contact_name: 'Emergency contact name',
  contact_mobile: 'Emergency contact mobile',
  contact_relation: 'Emergency contact relation',
  level: 'Highest qualification',
  percentage: 'Marks',
  field_of_study: 'Field of study',
  institution: 'School or college',
  board: 'Board or university',
  subjects: 'Subjects and their marks',
  language_of_instruction: 'Language of instruction',
  english_test: 'English test and score',
  test_date: 'Test date',
  ielts_overall: 'IELTS',
  ielts_listening: 'IELTS listening',
  ielts_reading: 'IELTS reading',
  ielts_writing: 'IELTS writing',
  ielts_speaking: 'IELTS speaking',
  ielts_test_date: 'IELTS test date',
  pte_overall: 'PTE',
  pte_listening: 'PTE listening',
  pte_reading: 'PTE reading',
  pte_writing: 'PTE writing',
  pte_speaking: 'PTE speaking',
  pte_test_date: 'PTE test date',
  toefl_overall: 'TOEFL',
  toefl_test_date: 'TOEFL test date',
  det_overall: 'Duolingo',
  det_test_date: 'Duolingo test date',
  gre_overall: 'GRE',
  gre_test_date: 'GRE test date',
  gmat_overall: 'GMAT',
  gmat_test_date: 'GMAT test date',
  wanted_country: 'Preferred country',
  wanted_course: 'Preferred course',
  wanted_intake: 'Preferred intake',
} as const;
export type ProfileColumn = keyof typeof PROFILE_LABELS;
export const PROFILE_COLUMNS = Object.keys(PROFILE_LABELS) as ProfileColumn[];

/** Those of the highest studies, which are taken as a whole. */
export const STUDY_COLUMNS = [
  'level',
  'percentage',
  'field_of_study',
  'institution',
  'board',
  'subjects',
  'language_of_instruction',
] as const satisfies ProfileColumn[];

/** The columns that say how far an agency is with the person. */
export const WORK_LABELS = {
  source: 'Source',
  enquired_on: 'Enquiry date',
  next_on: 'Next follow-up',
  next_text: 'Follow-up note',
  lead_status: 'Status',
  branch: 'Branch',
  remarks: 'Remarks',
} as const;
export type WorkColumn = keyof typeof WORK_LABELS;

export const STUDENT_FIELD_LABELS = { ...PERSON_LABELS, ...PROFILE_LABELS, ...WORK_LABELS } as const;
export type StudentField = keyof typeof STUDENT_FIELD_LABELS;
export const STUDENT_FIELDS = Object.keys(STUDENT_FIELD_LABELS) as [StudentField, ...StudentField[]];

/** The columns that hold a day; each may be asked how its days are written. */
export const DAY_COLUMNS: readonly StudentField[] = [
  ...PROFILE_COLUMNS.filter((field) => field === 'dob' || field.endsWith('_date')),
  'enquired_on',
  'next_on',
];

/** Which number of '03/04/2003' comes first. */
export const DAY_ORDERS = ['day', 'month'] as const;
export type DayOrder = (typeof DAY_ORDERS)[number];

/** What a row wishes for, in words. */
export const WISH_COLUMNS = ['wanted_country', 'wanted_course', 'wanted_intake'] as const satisfies ProfileColumn[];

/**
 * What becomes of a row. 'new': added, 'lead': added to the leads, as it has no e-mail or no number. 'yours': the e-mail is that of
 * one of the agent's students, who is left alone.
 * 'taken': it belongs to another account. 'repeated': a row above has it. 'refused': something in the row is not right.
 */
export const SHEET_OUTCOMES = ['new', 'lead', 'yours', 'taken', 'repeated', 'refused'] as const;
export type SheetOutcome = (typeof SHEET_OUTCOMES)[number];

/** The most students of one file. */
export const MOST_STUDENTS = 20_000;
/** How many students one call adds: few, so that the progress is seen and no answer is long in coming. */
export const STUDENTS_AT_ONCE = 25;
/** How many rows of a kept sheet one call adds: they are looked up and stored together. */
export const SHEET_ROWS_AT_ONCE = 100;
/** Columns right of this one are not looked at. */
export const MOST_COLUMNS = 100;
/** For so many days a sheet and its refused rows are kept, and it can be taken back. */
export const SHEET_DAYS = 30;

/** What a file must have a column for and these fields lack, in words; empty when nothing is missing. */
export function missingColumns(fields: readonly (StudentField | null)[]): string[] {
  const has = (field: StudentField) => fields.includes(field);
  return [
    ...(has('name') || has('first_name') ? [] : ['the name']),
    // Without both an address and a number they are leads.
    ...(has('mobile') || has('email') ? [] : ['the mobile number']),
  ];
}
