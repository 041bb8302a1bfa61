import { STUDENT_FIELD_LABELS, STUDENT_FIELDS, type StudentField } from './student-fields';

const names = (...lists: string[]) => lists.flatMap((list) => list.split(', '));

/** Heads by which a column is known, as headerWords() writes them. */
const PERSON_HEADS: Partial<Record<StudentField, readonly string[]>> = {
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

/** Heads of what fills a profile. */
const LISTED: Partial<Record<StudentField, string>> = {
  dob: 'dob, d o b, date of birth, birth date, birthdate, birthday, date of birth dd mm yyyy, dob dd mm yyyy',
  gender: 'gender, sex',
  marital_status: 'marital status',
  nationality: 'nationality, citizenship, country of citizenship',
  country: 'country of residence, residence country, current country, home country',
  state: 'state, province',
  city: 'city, town, city town, current city, home town, hometown',
  pincode: 'pincode, pin code, postal code, postcode, zip, zip code, pin',
  address: 'address, full address, permanent address, residential address, home address, current address',
  place_of_birth: 'place of birth, birth place, city of birth',
  passport_number: 'passport, passport no, passport number, passport num',
  issue_date: 'passport issue date, passport date of issue, date of issue, issue date, passport issued on',
  expiry_date:
    'passport expiry, passport expiry date, passport date of expiry, passport valid till, passport validity, date of expiry, expiry date, passport expires',
  issued_country:
    'passport country, passport issuing country, issuing country, country of issue, passport issued country',
  contact_name: 'emergency contact, emergency contact name',
  contact_mobile:
    'emergency contact no, emergency contact number, emergency contact mobile, emergency contact phone, emergency number, emergency mobile',
  contact_relation: 'emergency contact relation, emergency contact relationship, emergency relation',
  level:
    'last course, last qualification, highest qualification, highest education, qualification, qualifications, education, education level, level of education, highest level of education, last education, highest studies, last study',
  percentage:
    'percentage, percent, marks, marks percentage, percentage marks, academic percentage, last percentage, overall percentage, score in percentage, aggregate, marks in percentage, cgpa, gpa, cgpa or percentage, percentage or cgpa, marks or cgpa, class of degree, degree class',
  field_of_study: 'field of study, stream, specialisation, specialization, subject stream, major',
  institution:
    'school, college, school college, institution, institute, name of institution, last institution, last college, college name, school name, school or college',
  board: 'board, board university, board or university, university board, name of board',
  english_test:
    'english test, english test score, ielts pte, pte ielts, ielts pte score, ielts pte toefl, english score, test score, language test, english proficiency, english test and score, ielts or pte, ielts toefl pte',
  test_date: 'test date, exam date, english test date, date of test, ielts pte date, ielts pte test date',
  wanted_country:
    'preferred country, country preferred, country preference, interested country, country interested, country interested in, country of interest, destination, destination country, country wanted, wanted country, country applying for, applying country, desired country, country choice, study destination',
  wanted_course:
    'course wanted, wanted course, preferred course, course preferred, course preference, interested course, course interested, course interested in, course of interest, desired course, course applying for, program interested, preferred program, program of interest, programme of interest, course, program, programme',
  wanted_intake:
    'intake, intake wanted, wanted intake, preferred intake, intake preferred, target intake, intake preference, desired intake, intake interested',
};

/** Heads of the tests: 'IELTS', 'IELTS Score', 'IELTS Overall', 'IELTS Listening', 'IELTS Test Date'. */
const TEST_NAMES: Readonly<Record<string, readonly string[]>> = {
  toefl: ['toefl', 'toefl ibt'],
  det: ['duolingo', 'det'],
};
const TEST_WORDS: Readonly<Record<string, readonly string[]>> = {
  overall: ['', ' score', ' overall', ' overall score', ' band', ' bands', ' overall band', ' total'],
  test_date: [' date', ' test date', ' exam date', ' date of test', ' test taken on'],
  listening: [' listening', ' l'],
  reading: [' reading', ' r'],
  writing: [' writing', ' w'],
  speaking: [' speaking', ' s'],
};

function testHeads(field: StudentField): string[] {
  const [test = '', ...part] = field.split('_');
  const words = TEST_WORDS[part.join('_')] ?? [];
  return (TEST_NAMES[test] ?? [test]).flatMap((name) => words.map((word) => `${name}${word}`));
}

/** Where two fields have a head in common the first one's counts. */
const HEADS = new Map<string, StudentField>(
  STUDENT_FIELDS.flatMap((field) => {
    const listed = PERSON_HEADS[field] ?? LISTED[field]?.split(', ') ?? testHeads(field);
    return [...listed, STUDENT_FIELD_LABELS[field].toLowerCase()].map((head) => [head, field] as const);
  }).toReversed(),
);

/** Whose number or address it is, when it isn't the student's: those are never taken as theirs. */
const ANOTHERS =
  /\b(father|mother|parent|parents|guardian|spouse|husband|wife|emergency|relative|reference|sponsor)s?\b/;
const A_NUMBER = /\b(whatsapp|mobile|phone|contact no|contact number|cell)\b/;
const A_SECOND = /\b(alternate|alternative|alt|second|secondary|other|2)\b/;

/** The field a head names, or null. */
export function fieldOfHead(words: string): StudentField | null {
  const exact = HEADS.get(words);
  if (exact || ANOTHERS.test(words) || A_SECOND.test(words)) return exact ?? null;
  if (/\be ?mail\b|\bmail id\b/.test(words)) return 'email';
  return A_NUMBER.test(words) ? 'mobile' : null;
}

/** Whether a column is the mail of a parent or guardian: it is kept nowhere, for a guardian's address is asked of the student. */
export const isGuardiansMail = (words: string): boolean => ANOTHERS.test(words) && /\be ?mail\b|\bmail\b/.test(words);
