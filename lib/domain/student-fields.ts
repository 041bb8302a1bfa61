/**
 * What a column of a spreadsheet of students and enquiries can hold. A name may stand in one column or in its parts, a number beside its
 * country's code. What has no field is kept as a note. Safe in the browser.
 */
export const STUDENT_FIELDS = [
  'name',
  'first_name',
  'middle_name',
  'last_name',
  'email',
  'country_code',
  'mobile',
  'counsellor_name',
  'left_out',
] as const;
export type StudentField = (typeof STUDENT_FIELDS)[number];

export const STUDENT_FIELD_LABELS: Record<StudentField, string> = {
  name: 'Name',
  first_name: 'First name',
  middle_name: 'Middle name',
  last_name: 'Last name',
  email: 'Email',
  country_code: 'Country code',
  mobile: 'Mobile',
  counsellor_name: 'Counsellor name',
  left_out: 'Left out',
};

/** The most students of one file. */
export const MOST_STUDENTS = 2_000;
/** How many students one call adds: few, so that the progress is seen and no answer is long in coming. */
export const STUDENTS_AT_ONCE = 25;
/** Columns right of this one are not looked at. */
export const MOST_COLUMNS = 100;

const names = (...lists: string[]) => lists.flatMap((list) => list.split(', '));

/** Heads by which a column is known, as headerWords() writes them. */
const HEADS: Record<StudentField, readonly string[]> = {
  name: names(
    'name, full name, student, student name, student full name, full name of student, name of student, name of the student',
    'candidate, candidate name, applicant, applicant name, lead, lead name, enquiry name, name as per passport, passport name',
  ),
  first_name: ['first name', 'given name', 'given names', 'forename', 'firstname', 'fname'],
  middle_name: ['middle name', 'middlename', 'mname', 'second name'],
  last_name: ['last name', 'surname', 'family name', 'lastname', 'lname'],
  email: [
    'email',
    'e mail',
    'mail',
    'email id',
    'email address',
    'e mail address',
    'e mail id',
    'student email',
    'mail id',
    'primary email',
    'primary e mail',
  ],
  country_code: ['country code', 'dial code', 'dialling code', 'isd code', 'phone code', 'calling code'],
  mobile: [
    'mobile',
    'mobile number',
    'mobile no',
    'phone',
    'phone number',
    'phone no',
    'contact',
    'contact number',
    'contact no',
    'telephone',
    'whatsapp',
    'whatsapp number',
    'cell',
    'mob',
    'mob no',
    'tel',
    'tel no',
    'primary phone',
    'primary mobile',
  ],
  counsellor_name: [
    'counsellor',
    'counsellor name',
    'counselor',
    'counselor name',
    'adviser',
    'advisor',
    'consultant',
  ].concat(['assigned to', 'assigned counsellor', 'assigned counselor', 'handled by', 'lead owner', 'attended by']),
  left_out: ['s no', 'sr no', 'sl no', 'serial no', 'serial number', 'no'],
};

/** Whose number or address it is, when it isn't the student's: those are never taken as theirs. */
const ANOTHERS =
  /\b(father|mother|parent|parents|guardian|spouse|husband|wife|emergency|relative|reference|sponsor)s?\b/;
const A_NUMBER = /\b(whatsapp|mobile|phone|contact no|contact number|cell)\b/;
const A_SECOND = /\b(alternate|alternative|alt|second|secondary|other|2)\b/;

/** The field a head names, or null. */
export function fieldOfHead(words: string): StudentField | null {
  const exact = STUDENT_FIELDS.find((field) => HEADS[field].includes(words));
  if (exact || ANOTHERS.test(words) || A_SECOND.test(words)) return exact ?? null;
  if (/\be ?mail\b|\bmail id\b/.test(words)) return 'email';
  return A_NUMBER.test(words) ? 'mobile' : null;
}

/** Whether a column is the mail of a parent or guardian: it is kept nowhere, for a guardian's address is asked of the student. */
export const isGuardiansMail = (words: string): boolean => ANOTHERS.test(words) && /\be ?mail\b|\bmail\b/.test(words);

/** What a file must have a column for and these fields lack, in words; empty when nothing is missing. */
export function missingColumns(fields: readonly (StudentField | null)[]): string[] {
  const has = (field: StudentField) => fields.includes(field);
  return [
    ...(has('name') || has('first_name') ? [] : ['the name']),
    // Without an address they are leads.
    ...(has('mobile') ? [] : ['the mobile number']),
  ];
}
