/** What a column of a spreadsheet of students can hold. A name may stand in one column or in two. Safe in the browser. */
export const STUDENT_FIELDS = ['name', 'first_name', 'last_name', 'email', 'mobile', 'counsellor_name'] as const;
export type StudentField = (typeof STUDENT_FIELDS)[number];

export const STUDENT_FIELD_LABELS: Record<StudentField, string> = {
  name: 'Name',
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  mobile: 'Mobile',
  counsellor_name: 'Counsellor name',
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
    'candidate, candidate name, applicant, applicant name',
  ),
  first_name: ['first name', 'given name', 'given names', 'forename', 'firstname', 'fname'],
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
  ],
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
  ],
  counsellor_name: ['counsellor', 'counsellor name', 'counselor', 'counselor name', 'adviser', 'advisor', 'consultant'],
};

/** The field a head names, or null. */
export function fieldOfHead(words: string): StudentField | null {
  return STUDENT_FIELDS.find((field) => HEADS[field].includes(words)) ?? null;
}

/** What a file must have a column for and these fields lack, in words; empty when nothing is missing. */
export function missingColumns(fields: readonly (StudentField | null)[]): string[] {
  const has = (field: StudentField) => fields.includes(field);
  return [
    ...(has('name') || has('first_name') ? [] : ['the name']),
    ...(has('email') ? [] : ['the e-mail address']),
    ...(has('mobile') ? [] : ['the mobile number']),
  ];
}
