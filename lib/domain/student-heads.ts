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
  left_out: ['s no', 'sr no', 'sl no', 'serial no', 'serial number', 'no', 's n', 'sn', 'sr', 'serial'],
  source: ['source', 'reference', 'through', 'channel', 'lead source', 'enquiry source'],
  enquired_on: [
    'date',
    'dated',
    'enquiry date',
    'inquiry date',
    'visited on',
    'visit date',
    'date added',
    'created on',
  ],
  next_on: ['follow up', 'followup', 'next action', 'next step', 'next date', 'call back on', 'reminder'],
  next_text: ['follow up note', 'follow up notes', 'follow up remarks', 'next follow up note'],
  lead_status: ['status', 'stage', 'progress', 'lead status', 'current status'],
  branch: ['branch', 'branch name', 'office', 'centre', 'center'],
  remarks: ['remarks', 'remark', 'comment', 'comments', 'note', 'notes', 'discussion', 'feedback'],
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
  subjects: 'subjects, subjects and marks, subject marks, subject wise marks, marks in subjects, marks by subject',
  language_of_instruction: 'medium, medium of instruction, moi, language of instruction, medium of study',
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
const A_NUMBER = /\b(whats ?app|mobile|phone|contact (?:no|number|details?)|cell|ph|mob|tel|telephone|gsm|viber)\b/;
const A_SECOND = /\b(alternate|alternative|alt|second|secondary|other|2)\b/;
/** Of what a status, a date or a name is, when it isn't the enquiry's. */
const OF_SOMETHING =
  /\b(visa|application|passport|loan|payment|fee|fees|marital|file|offer|university|college|school|company|course|bank|account holder)\b/;

/** Of what a share is, when it isn't of marks. */
const NO_MARKS =
  /\b(scholarship|commission|discount|attendance|share|chances?|probability|success|tax|gst|interest|refund|visa)\b/;

/** Words in a head that name a field, whatever else stands there; the first counts. */
const WORDS: readonly (readonly [RegExp, StudentField])[] = [
  [
    /\bcoun[sc](?:el|il|l)+[eo]?r\b|\b(?:account |case )?officer\b|\b(?:handled|attended) by\b|\bassigned\b|^staff\b/,
    'counsellor_name',
  ],
  [/\b(?:follow ?up|f up|f u)\b.*\b(?:note|notes|remark|remarks|comment)\b/, 'next_text'],
  [/\b(?:follow ?up|f up|f u|call ?back)\b|\bnext (?:call|visit|contact|action|date)\b/, 'next_on'],
  [
    /\b(?:enq|inq)\w*\b.*\b(?:date|dt|on)\b|\bdate\b.*\b(?:enq|inq|contacted|visit|walk|lead)|\bwalk ?in date\b/,
    'enquired_on',
  ],
  [
    /\bsource\b|\bhow\b.*\b(?:came|come|found|find|reached)\b|\b(?:hear|heard|know|knew)\b.*\b(?:us|of|about)\b|\breferred (?:by|from)\b/,
    'source',
  ],
  [/\bstatus\b|\bstage\b/, 'lead_status'],
  [/\b(?:remark|comment)s?\b/, 'remarks'],
  [/\bbranch\b/, 'branch'],
  [
    /\b(?:lang|language|english) (?:test|score|proficiency)\b|\bielts\b.*\b(?:pte|toefl)\b|^bands?$|^test score$/,
    'english_test',
  ],
  [/\b(?:c?gpa|percentage|percent|marks|class of degree)\b|^(?:academic |last )?(?:score|grade|result)$/, 'percentage'],
  [/\bqual(?:ification)?s?\b|\blast academic\b|\bacademic level\b|\beducation\b/, 'level'],
  [/\bintake\b|^session$/, 'wanted_intake'],
  [
    /\bcountry\b.*\b(?:choice|interest|interested|preferred|preference|wanted)\b|\b(?:interested|preferred) country\b/,
    'wanted_country',
  ],
  [
    /\b(?:course|prog|program|programme)\b.*\b(?:choice|interest|interested|preferred)\b|\b(?:proposed|interested) (?:course|program)\b/,
    'wanted_course',
  ],
  [
    /^(?:students?|clients?|candidates?|prospects?|leads?|applicants?|full)? ?names?(?: of (?:the )?(?:student|client|candidate|applicant))?$/,
    'name',
  ],
];
/** Longer texts, and texts with numbers, are no heads. */
const LONGEST_HEAD = 40;

/** The field a head names, or null. */
export function fieldOfHead(words: string): StudentField | null {
  const exact = HEADS.get(words);
  if (exact || ANOTHERS.test(words) || A_SECOND.test(words)) return exact ?? null;
  if (words.length > LONGEST_HEAD || /\d/.test(words)) return null;
  if (/\b(?:e ?mail|gmail|mail id)\b/.test(words)) return 'email';
  const named = WORDS.find(([pattern]) => pattern.test(words))?.[1];
  if (named === 'percentage' && NO_MARKS.test(words)) return null;
  if (named && !(OF_SOMETHING.test(words) && ['lead_status', 'enquired_on', 'name'].includes(named))) return named;
  return A_NUMBER.test(words) ? 'mobile' : null;
}

/** Whether a head is of a number, name or address that isn’t the student’s. */
export const isAnothers = (words: string): boolean => ANOTHERS.test(words) || A_SECOND.test(words);

/** Whether a column is the mail of a parent or guardian: it is kept nowhere, for a guardian's address is asked of the student. */
export const isGuardiansMail = (words: string): boolean => ANOTHERS.test(words) && /\be ?mail\b|\bmail\b/.test(words);
