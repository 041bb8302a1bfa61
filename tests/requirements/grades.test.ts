import { describe, expect, it } from 'vitest';
import { BLANK_COURSE } from '@/lib/domain/courses/course-fields';
import { certificateOf, lettersIn, markedSubjects, pointsIn } from '@/lib/domain/marks/school-grades';
import type { Education } from '@/lib/domain/profile';
import { alsoAskedOf, alsoAskedText } from '@/lib/domain/requirements/also-asked';
import { applicantProfileOf, type StoredProfile } from '@/lib/engines/eligibility/applicant-profile';
import { fitOf } from '@/lib/engines/eligibility/fit';
import { withTextDemands } from '@/lib/engines/requirements/demands';
import { DEGREE, ielts, PG, SCHOOL, TODAY } from './people';

const course = (text: string, level = 'Under Graduate') =>
  withTextDemands({
    ...BLANK_COURSE,
    country: 'UK',
    course: 'Course',
    university: 'Truth University',
    level: level as never,
    ieltsOverall: 6,
    admissionRequirement: text,
  });

describe('what is read of certificates, marks by subject and studies in English', () => {
  it.each([
    ['ABB at A level.', 'A level ABB'],
    ['A*AA at A level with an A in Chemistry.', 'A level A*AA with chemistry A'],
    [
      'A Levels ABB including Mathematics and either Physics or Further Mathematics.',
      'A level ABB with mathematics, physics or further mathematics',
    ],
    ['112 UCAS points or A Levels BBC.', 'unread text; perhaps A level BBC'],
    ['A-levels: AAB to ABB.', 'unread text; perhaps A level AAB'],
    ['IB 32 with 5 in HL Maths.', 'IB 32 with HL mathematics 5'],
    ['International Baccalaureate: 30 points with 5 in Higher Level Chemistry.', 'IB 30 with HL chemistry 5'],
    ['Five credits (C6) in WAEC including English and Mathematics.', 'WAEC 5 at C6 with english C6, mathematics C6'],
    ['WAEC/NECO with five credits in no more than two sittings.', 'WAEC or NECO 5 at C6'],
    ['KCSE mean grade C+ or above.', 'KCSE C+'],
    ['60% in Mathematics at 12th.', 'school subjects: mathematics from 60%'],
    ['Minimum 65% in each of: English and Biology.', 'school subjects: english, biology from 65% each'],
    ['Mathematics must be among the subjects.', 'school subjects: mathematics'],
    [
      'IELTS 6.5; not required of citizens of Nigeria and Ghana.',
      'for nationals of Nigeria, Ghana: english waiver for certain',
    ],
    // The mark may be one of all studies, or of another year.
    ['12th with English and 60%.', 'school subjects'],
    ['HSC with Physics, Chemistry and Maths with 60%.', 'school subjects'],
    ['50% in Mathematics in class 10.', 'unread demand; unread text'],
    // No certificate's grade.
    ['A bad grade at A level is no hindrance.', 'unread demand; unread text'],
    ['The medium of instruction must be English.', 'taught in English'],
    ['IELTS 6.0. MOI accepted.', 'english waiver for certain taught in English'],
    ['IELTS 6.0, or MOI in case of certain boards.', 'unread text; english waiver'],
    [
      'IELTS 6.0, or a degree taught in English in the last three years.',
      'english waiver for certain within 3 years taught in English',
    ],
    ['IELTS 6.0 or 12th English 70%.', 'english waiver for certain from 70% in school English'],
    ['IELTS 6.0 or 12th English 70% from CBSE only.', 'english waiver for certain from 70% in school English of CBSE'],
    [
      'IELTS 6.0 with 5.5 in each, or WASSCE English at C6 or higher.',
      'english waiver for certain from WAEC C6 in school English',
    ],
    ['IELTS 6.0, or IB English A or B at grade 5.', 'english waiver for certain from IB 5 in school English'],
    [
      'IELTS 6.0, or WAEC English at C6 within 5 years.',
      'english waiver for certain from WAEC C6 in school English within 5 years',
    ],
    ['12th 65% & ENG 70.', 'school subjects: english from 70%'],
    ['WASSCE with credit in at least five academic subjects.', 'WAEC 5 at C6'],
    [
      'IELTS 6.0, obtained within the three years before the date of application.',
      'unread text; older test reports accepted',
    ],
  ])('%s', (text, alsoAsked) => {
    const read = course(text).alsoAsked;
    expect(read).toBe(alsoAsked);
    expect(alsoAskedText(alsoAskedOf(read))).toBe(read);
  });
});

describe('what a profile says, as typed', () => {
  it.each([
    [
      'Maths 81, English B3',
      [
        ['mathematics', '81'],
        ['english', 'B3'],
      ],
    ],
    [
      'English 12: 76 %; Pre-calculus 12',
      [
        ['english', '76'],
        ['pre calculus', ''],
      ],
    ],
    [
      'HL Maths 6, Biology SL 5',
      [
        ['mathematics', '6'],
        ['biology', '5'],
      ],
    ],
    [
      'Physics 78/100, Chemistry 58/60',
      [
        ['physics', '78'],
        ['chemistry', ''],
      ],
    ],
    [
      'English B+, Core Mathematics D7',
      [
        ['english', 'B+'],
        ['mathematics', 'D7'],
      ],
    ],
    [
      'ENG: 88 | Phy 75 out of 100 | Bio 30 out of 40',
      [
        ['english', '88'],
        ['physics', '75'],
        ['biology', ''],
      ],
    ],
    [
      'Core Maths A1; English Lang. B2',
      [
        ['mathematics', 'A1'],
        ['english', 'B2'],
      ],
    ],
    [
      'Mathematics, Physics & Chemistry',
      [
        ['mathematics', ''],
        ['physics', ''],
        ['chemistry', ''],
      ],
    ],
  ])('%s', (typed, expected) => {
    expect(markedSubjects(typed).map(({ name, mark }) => [name, mark])).toEqual(expected);
  });
  it('grades and points', () => {
    expect(lettersIn('AAB at A level')).toEqual(['A', 'A', 'B']);
    expect(lettersIn('A, A*, B')).toEqual(['A*', 'A', 'B']);
    expect(lettersIn('B3 in most subjects')).toEqual([]);
    expect(pointsIn('IB 34/45')).toBe(34);
    expect(pointsIn('IB predicted')).toBeNull();
  });
  it('the certificate, where one alone is named', () => {
    expect(certificateOf({ marks: 'BBC', name_of_board: 'Cambridge A Levels' })).toBe('A level');
    expect(certificateOf({ marks: 'BBC', name_of_board: 'Cambridge' })).toBeNull();
    expect(certificateOf({ marks: 'BBC', name_of_board: 'Cambridge International' })).toBe('A level');
    expect(certificateOf({ marks: '81 %', name_of_board: 'Cambridge International' })).toBeNull();
    expect(certificateOf({ marks: 'AS level BB' })).toBeNull();
    expect(certificateOf({ subjects: 'English C5, Maths B3', country_of_education: 'Ghana' })).toBe('WAEC');
    expect(certificateOf({ subjects: 'English C5, Maths B3', country_of_education: 'India' })).toBeNull();
    expect(certificateOf({ marks: 'IB 34 or A level AAB' })).toBeNull();
    expect(certificateOf({ marks: 'A level ABC', country_of_education: 'Sri Lanka' })).toBeNull();
  });
});

const school = (rest: Partial<Education>): StoredProfile => {
  const { percentage: _none, ...entry } = SCHOOL;
  return { tests: ielts(7), educationSummaries: [{ ...entry, percentage: null, ...rest }] };
};
const verdict = (text: string, profile: StoredProfile, level?: string) =>
  fitOf(course(text, level), applicantProfileOf(profile, { today: TODAY, intakeDay: null })).verdict;

describe('a demand is compared on its own scale alone', () => {
  const A = 'A level';
  const WAEC = 'Five credits (C6) in WAEC including English and Mathematics.';
  const NIGERIAN = { country_of_education: 'Nigeria', name_of_board: 'WAEC' };
  it.each<[string, Partial<Education>, string]>([
    ['ABB at A level.', { marks: 'AAB at A level' }, 'likely'],
    ['ABB at A level.', { marks: 'ABB', name_of_board: 'Cambridge A levels' }, 'likely'],
    ['ABB at A level.', { marks: 'BBB', name_of_board: A }, 'likely not'],
    // Better and worse beside each other.
    ['ABB at A level.', { marks: 'A*A*C', name_of_board: A }, 'unknown'],
    ['ABB at A level.', { marks: 'AB', name_of_board: A }, 'unknown'],
    // Another scale, or one that isn't named.
    ['ABB at A level.', { marks: '92 %', percentage: 92 }, 'unknown'],
    ['ABB at A level.', { marks: 'AAB' }, 'unknown'],
    ['ABB at A level.', { marks: 'awaited', name_of_board: A }, 'unknown'],
    ['A levels ABB with an A in Chemistry.', { marks: 'AAB', name_of_board: A, subjects: 'Chemistry A' }, 'likely'],
    ['A levels ABB with an A in Chemistry.', { marks: 'AAB', name_of_board: A, subjects: 'Chemistry B' }, 'likely not'],
    ['A levels ABB with an A in Chemistry.', { marks: 'AAB', name_of_board: A }, 'unknown'],
    [
      'A levels ABB with an A in Chemistry.',
      { marks: 'AAB', name_of_board: A, subjects: 'Physics A, Maths A, Art B' },
      'likely not',
    ],
    ['IB 32 with 5 in HL Maths.', { marks: 'IB 34', subjects: 'HL Maths 6' }, 'likely'],
    ['IB 32 with 5 in HL Maths.', { marks: 'IB 34', subjects: 'Maths 6' }, 'unknown'],
    ['IB 32 with 5 in HL Maths.', { marks: 'IB 34', subjects: 'HL Maths 4' }, 'likely not'],
    ['IB 32 with 5 in HL Maths.', { marks: 'IB 31' }, 'likely not'],
    // A certificate that isn't asked for is no way in.
    ['IB 32 or A levels ABB, or 75% in Standard XII.', { marks: 'BBB', name_of_board: A }, 'likely not'],
    ['IB 32 or A levels ABB, or 75% in Standard XII.', { marks: '78 %', percentage: 78 }, 'likely'],
    ['112 UCAS points or A levels BBC.', { marks: 'BBB', name_of_board: A }, 'likely'],
    ['112 UCAS points or A levels BBC.', { marks: 'CCC', name_of_board: A }, 'unknown'],
    [WAEC, { ...NIGERIAN, subjects: 'English C5, Maths B3, Physics C6, Biology C4, Economics C6' }, 'likely'],
    [WAEC, { ...NIGERIAN, subjects: 'English C5, Maths B3, Physics C6, Biology C4, Economics D7' }, 'unknown'],
    [
      WAEC,
      { ...NIGERIAN, subjects: 'English D7, Maths B3, Physics C6, Biology C4, Economics C6, Art A1' },
      'likely not',
    ],
    // The subjects typed as the result.
    [WAEC, { marks: 'WAEC: English C5, Maths B3, Physics C6, Biology C4, Economics C6' }, 'likely'],
    [WAEC, { marks: 'WAEC C4 in each' }, 'unknown'],
    [WAEC, { country_of_education: 'Nigeria', subjects: 'English C5, Maths B3' }, 'unknown'],
    ['KCSE mean grade C+.', { marks: 'B-', name_of_board: 'KCSE' }, 'likely'],
    ['KCSE mean grade C+.', { marks: 'C', name_of_board: 'KCSE' }, 'likely not'],
    ['60% in Mathematics at 12th.', { subjects: 'Mathematics 72' }, 'likely'],
    ['60% in Mathematics at 12th.', { subjects: 'Mathematics 52' }, 'likely not'],
    ['60% in Mathematics at 12th.', { subjects: 'Mathematics B' }, 'unknown'],
    ['60% in Mathematics at 12th.', { subjects: 'Mathematics 3.6' }, 'unknown'],
    ['60% in Mathematics at 12th.', { subjects: 'Physics 72' }, 'unknown'],
    // Of several, together or in each.
    ['60% in Physics, Chemistry and Maths.', { subjects: 'Physics 58, Chemistry 66, Maths 65' }, 'unknown'],
    ['60% in Physics, Chemistry and Maths.', { subjects: 'Physics 48, Chemistry 56, Maths 55' }, 'likely not'],
    ['60% in each of Physics and Maths.', { subjects: 'Physics 58, Maths 75' }, 'likely not'],
    ['The medium of instruction must be English.', { language_of_instruction: 'English' }, 'likely'],
    ['The medium of instruction must be English.', { language_of_instruction: 'Another language' }, 'likely not'],
    ['The medium of instruction must be English.', {}, 'unknown'],
  ])('%s: %o', (text, entry, expected) => {
    expect(verdict(text, school(entry))).toBe(expected);
  });

  const degree = (rest: Partial<Education>): StoredProfile => ({
    ...PG,
    tests: {},
    educationSummaries: [
      { ...SCHOOL, subjects: 'English 78' },
      { ...(PG.educationSummaries?.[1] as Education), ...rest },
    ],
  });
  it.each<[string, Partial<Education>, string]>([
    ['IELTS 6.5. MOI accepted.', { language_of_instruction: 'English' }, 'likely'],
    ['IELTS 6.5. MOI accepted.', { language_of_instruction: 'Another language' }, 'unknown'],
    ['IELTS 6.5. MOI accepted.', {}, 'unknown'],
    ['IELTS 6.5. MOI may be considered.', { language_of_instruction: 'English' }, 'unknown'],
    ['IELTS 6.5, or a degree taught in English.', { language_of_instruction: 'English' }, 'likely'],
    ['IELTS 6.5 or 12th English 70%.', {}, 'likely'],
    ['IELTS 6.5 or 12th English 80%.', {}, 'unknown'],
    ['IELTS 6.5 or 12th English 70% within 2 years.', {}, 'unknown'],
    [
      'IELTS 6.5 for graduates of universities not teaching in English.',
      { language_of_instruction: 'English' },
      'likely',
    ],
    ['IELTS 6.5 unless the degree was taught in English.', { language_of_instruction: 'English' }, 'likely'],
    ['IELTS 6.5 / MOI.', { language_of_instruction: 'English' }, 'likely'],
    ['IELTS 6.5. MOI accepted (NAAC A only).', { language_of_instruction: 'English' }, 'unknown'],
  ])('in English, without a test: %s', (text, entry, expected) => {
    expect(verdict(text, degree(entry), 'Post Graduate')).toBe(expected);
  });
});

describe('nobody is turned away by what the text lets pass', () => {
  const DIPLOMA_COURSE = 'Under Graduate Diploma';

  it('ten years of school, where a diploma’s text takes them', () => {
    const tenth = school({ level_of_education: 'Secondary' });
    expect(verdict('Completion of Year 10 or equivalent.', tenth, DIPLOMA_COURSE)).toBe('unknown');
    expect(verdict('Year 11 pass; IELTS 5.5.', tenth, DIPLOMA_COURSE)).toBe('unknown');
    expect(verdict('Completion of Year 12 or equivalent.', tenth, DIPLOMA_COURSE)).toBe('not met');
    expect(verdict('Completion of Year 10 or equivalent.', tenth)).toBe('not met');
  });

  it('a report of more than two years, where the text takes older ones', () => {
    const older = { ...school({}), tests: { ...ielts(7), ielts_test_date: '2024-05-31' } };
    expect(verdict('IELTS 6.0 taken in the last three years.', older)).toBe('unknown');
    expect(verdict('IELTS 6.0 taken in the last two years. Three years of work.', older)).toBe('not met');
  });

  it('one band that is lower, or a diploma among other ways', () => {
    const low = { ...school({}), tests: ielts(6.5, 5.5) };
    expect(verdict('IELTS 6.5, 6 in each (one 5.5 ok).', low)).not.toMatch(/not/);
    expect(verdict('Two passes at GCE A level; or a polytechnic diploma; or 12 years of schooling.', low)).not.toMatch(
      /not/,
    );
  });
});

describe('a class of another country', () => {
  const judged = (text: string, country: string, marks: string, where: 'UK' | 'USA' = 'UK') => {
    const { percentage: _none, ...entry } = DEGREE;
    const own = { ...entry, percentage: null, country_of_education: country, marks };
    const applicant = applicantProfileOf(
      { tests: ielts(7), educationSummaries: [SCHOOL, own], personal: { nationality: country } },
      { today: '2026-12-01', intakeDay: null },
    );
    return fitOf({ ...course(text, 'Post Graduate'), country: where }, applicant).verdict;
  };
  const UPPER = 'Second class honours (upper division).';
  it('is a British one where a fact says so, and less than the one below it', () => {
    expect(judged(UPPER, 'Ghana', 'Second Class Upper')).toBe('likely');
    expect(judged(UPPER, 'Ghana', 'Second Class Lower')).toBe('likely not');
    expect(judged(UPPER, 'Sri Lanka', '2:2')).toBe('likely not');
    expect(judged(UPPER, 'Malawi', 'Second Class Upper')).toBe('unknown');
  });
  it('is the one that is meant where degrees have no classes, or the text asks it of that country', () => {
    expect(judged(UPPER, 'Malawi', 'First Class', 'USA')).toBe('likely');
    expect(judged(UPPER, 'Malawi', 'Second Class Lower', 'USA')).toBe('likely not');
    expect(judged('India: 60%. Malawi: upper second class.', 'Malawi', '2:2')).toBe('likely not');
    expect(judged(`Malawi. ${UPPER}`, 'Malawi', 'First Class')).toBe('likely');
    expect(judged(`Malawi. ${UPPER}`, 'Zambia', 'First Class')).toBe('unknown');
  });
});

describe('what pages of universities word for each country', () => {
  it.each([
    // Marks by board, class and percentage.
    [
      'CBSE 80% average. W Bengal 70% average.',
      'certain from 80%; boards CBSE 80%; boards west bengal 70%',
      'Under Graduate',
    ],
    [
      'Grade 12 with 55-60% for Diplomas and 65-70% for Bachelors Degree.',
      'certain from 60%',
      'Under Graduate Diploma',
    ],
    ['Grade 12 with 55-60% for Diplomas and 65-70% for Bachelors Degree.', 'certain from 70%', 'Under Graduate'],
    ['A-level, GCE (Global): BBC.', 'A level BBC', 'Under Graduate'],
    // Fields that are not taken.
    ['Any honours degree in a subject other than computing.', 'any field of study but computing'],
    [
      'Degrees not accepted: informatics, software engineering.',
      'any field of study but informatics, software engineering',
    ],
    // Studies that are not enough, and those that must not be read so.
    [
      'WASSCE alone is not sufficient for direct entry.',
      'for applicants who studied in Nigeria, Ghana, Sierra Leone, Gambia, Liberia: beyond school',
      'Under Graduate',
    ],
    [
      'The Brazilian Certificado de Ensino Médio is not accepted for direct entry.',
      'for applicants who studied in Brazil: beyond school',
      'Under Graduate',
    ],
    ['CBSE is not accepted for direct entry.', 'unread text; refusal', 'Under Graduate'],
    [
      'Indian high school diplomas in vocational subjects are not accepted.',
      'unread text; level waiver; refusal',
      'Under Graduate',
    ],
    ['3 yr degrees are not accepted, 60% and above.', 'unread text; perhaps 16 years of education'],
    [
      'Ghana: an HND with upper credit, or a bachelor’s degree with 2:2.',
      'for applicants from Ghana: level waiver; for applicants from Ghana: unread text; for applicants from Ghana alone: class 2:2',
    ],
    ['Candidates also sit UCAT ANZ.', 'unread demand', 'Under Graduate'],
    ['Local A/L: min 3 passes (C or above).', 'unread demand', 'Under Graduate'],
    [
      'PTE 60, or a bachelor’s degree taught and assessed in English in the past five years.',
      'english waiver for certain within 5 years taught in English',
    ],
    [
      'SSCE 5 credits C6 including Maths + Eng + one science.',
      'WAEC or NECO 5 at C6 with mathematics C6, english C6, biology or chemistry or physics or integrated science or agricultural science C6',
      'Under Graduate',
    ],
    [
      'WASSCE results showing passes (A1-C6) in six subjects: English, Maths and three electives.',
      'WAEC 6 at C6 with english C6, mathematics C6',
      'Under Graduate',
    ],
    // Demands that no profile tells of.
    ['A Masters degree that included a dissertation.', 'unread text; unread demand'],
    ['The following courses should be taken as prerequisites: Calculus, Linear Algebra.', 'unread demand; unread text'],
    ['Maximum age 21 years & 364 days.', 'unread demand; unread text', 'Under Graduate'],
    ['The UKVI require the money to have been held for 28 days.', 'unread demand'],
    [
      'Applicants are required to demonstrate that the following funds are available: U.S. $32,896.',
      'unread demand; unread text',
    ],
    // Parts of tests.
    [
      'IELTS (academic) Overall 6.0; Writing 5.5; Speaking 5.5. TOEFL i-BT Overall 69; Writing 19.',
      'IELTS writing 5.5; IELTS speaking 5.5; TOEFL writing 19',
    ],
    ['IELTS total [6.5], IELTS reading [6.0], IELTS writing [6.0].', 'IELTS reading 6; IELTS writing 6'],
    [
      'IELTS Academic, IELTS Academic Online and IELTS One Skill Retake: 6.5 overall with no less than 6.0 in writing.',
      'IELTS writing 6',
    ],
    [
      'Duolingo 120 overall and no less than 95 in Literacy, 110 in Comprehension.',
      'DET literacy 95; DET comprehension 110',
    ],
    // English at school in the place of a test, by board and time; and where it is asked besides, or for another mark.
    [
      '12th English 70% (CBSE/ICSE), 75% (state boards) accepted for no IELTS.',
      'english waiver for certain from 70% in school English of CBSE, CISCE; english waiver for certain from 75% in school English of state boards',
    ],
    [
      'English: C6 in WAEC within eight years of the start, otherwise IELTS 6.5.',
      'english waiver for certain from WAEC C6 in school English within 8 years',
    ],
    ['2:2 min, WAEC Eng C6 for no IELTS.', 'english waiver for certain from WAEC C6 in school English'],
    ['12th 60%, English in 12th must be passed; IELTS 6.0.', 'school subjects: english', 'Under Graduate'],
    // Another country's name is no heading, and of several classes one is asked for.
    ['Nigeria. Second class lower.', 'classes of Nigeria'],
    ['Bring your own device. Second class lower.', 'unread text'],
    ['Vietnam. Degree with 6.0 for a 2:2 and 7.0 for a 2:1. This course asks for a 2:1.', 'classes of Vietnam'],
    // A gap with work, other routes and another course.
    ['Study gap 6 years with work experience.', 'unread text; perhaps gap of 2 years'],
    [
      'A four-year degree with 55%, or a three-year degree followed by a two-year master’s with 60%.',
      '16 years of education; marks waiver with a master’s degree',
    ],
    ['55% or a master’s degree with 50%.', 'marks waiver for certain from 50% with a master’s degree'],
    ['Second class lower. Third class holders may be considered for our pre-master’s.', ''],
    ['Gaokao 450/750.', 'Gaokao 60%', 'Under Graduate'],
    ['Degrees in law or nursing are not considered.', 'any field of study but law, nursing'],
    // Marks that weren't read are asked.
    ['SSC and HSC 3.0 each.', 'unread text; unread demand', 'Under Graduate'],
    ['No D in any subject.', 'unread demand', 'Under Graduate'],
    // Of these it is no waiver.
    ['Students who studied in English in India or Pakistan are not exempt from the English-language requirement.', ''],
    // What must be in the studies, and a subject or test whose name alone is read.
    ['A bachelor’s degree with 12 credits in statistics.', 'unread demand'],
    ['A bachelor’s degree. The course takes 180 credits of study.', 'unread text'],
    ['A bachelor’s degree and undergraduate coursework in calculus.', 'unread demand'],
    ['A bachelor’s degree. No prior study of law is required.', 'unread text'],
    ['Secondary school with 70%, including English and Grade 11 Pre-Calculus.', 'unread demand', 'Under Graduate'],
    ['Grade 12 certificate with 70%.', '', 'Under Graduate'],
    [
      'IELTS 6.0, or 70% in English at Standard XII. Students from state boards must still provide an IELTS result.',
      'english waiver for certain from 70% in school English; unread text; perhaps IELTS taken',
    ],
    // Courses that head a row, or stand behind a mark, are no demand.
    ['Degree: 70% at Grade 12.', 'unread text', 'Under Graduate'],
    ['Year 12 with an average of 6.0 for diplomas.', 'unread text', 'Under Graduate Diploma'],
    ['Entry requires a polytechnic diploma.', 'beyond school', 'Under Graduate'],
    ['HSC / 3 yr diploma after 10th, 55%', 'diploma accepted', 'Under Graduate'],
    // The work is asked of who studied shorter.
    [
      'A four-year degree. A three-year degree is accepted with two years of work.',
      'unread text; perhaps 16 years of education',
    ],
    ['Class 12: commerce 65% aggregate; science 75% aggregate.', 'school subjects; certain from 75%', 'Under Graduate'],
    ['B- mean grade in KCSE', 'KCSE B-', 'Under Graduate'],
    ['B+ in KCSE English', 'unread text', 'Under Graduate'],
    [
      'Applicants with degrees from select countries are exempt from English scores. IELTS-exempt countries: Australia, Ghana.',
      'english waiver for certain for studies in Australia, Ghana',
    ],
  ])('%s', (text, alsoAsked, level = 'Post Graduate') => {
    const read = course(text, level).alsoAsked;
    expect(read).toBe(alsoAsked);
    expect(alsoAskedText(alsoAskedOf(read))).toBe(read);
  });

  const verdict = (text: string, tests: object, level = 'Post Graduate') =>
    fitOf(
      course(text, level),
      applicantProfileOf({ tests, educationSummaries: [SCHOOL, DEGREE] } as StoredProfile, {
        today: TODAY,
        intakeDay: null,
      }),
    ).english;
  it.each([
    ['Postgraduate Degree: IELTS 6.5 (no component below 6.0).'],
    ['All undergraduate, postgraduate courses: IELTS 6.5 (no band less than 6.0).'],
    ['IELTS 6.5 (no band <6.0)'],
    [
      'English requirements will be met when the applicant has sent ONE of the following: A score of 61 on the TOEFL; A score of Band 6.5 (overall) on the IELTS.',
    ],
    ['IELTS 6.5 with no sub-score of less than 6.0; OR 185 on C2 Proficiency; OR an overall score of 65 in PTE.'],
  ])('asks a score: %s', (text) => {
    expect(verdict(text, ielts(6.5)).map((one) => one.verdict)).toContain('likely');
    expect(verdict(text, ielts(6)).map((one) => one.verdict)).toContain('likely not');
  });

  it('work in place of a degree, and limits of most colleges', () => {
    const read = course(
      'A Bachelor degree with a GPA of 4.0 out of 7; OR five years of professional work.',
      'Post Graduate',
    ).alsoAsked;
    expect(read).toContain('level waiver; marks waiver');
    expect(course('10+2 with GPA 2.8.').cgpaScale).toBe('4');
    expect(course('Backlogs should not exceed 6 for most of the colleges.', 'Post Graduate').maxBacklogs).toBe(6);
    expect(
      course('High Level Institution GPA 50%, Low Level Institution GPA 60%.', 'Post Graduate').minPercentage,
    ).toBe(50);
  });
});

it.each([
  'boards CBSE, gujarat 65%',
  'or CGPA 7 of 10',
  'A level 112 points',
  'KCSE 5 at C',
  'english waiver for certain taught in English over 3 years for studies in Kenya, Ghana',
  'field waiver for certain after 3 years of work',
  'marks waiver with a master’s degree',
  'marks waiver for certain from 55% with a master’s degree',
  'english waiver for certain from 70% in school English of CBSE, west bengal within 5 years',
  'classes of Sri Lanka',
  'Gaokao 62.5%',
  'for nationals of Canada, Ireland: english waiver for certain',
])('a course’s field gives back what it holds: %s', (text) => {
  expect(alsoAskedOf(text)).not.toContainEqual(expect.objectContaining({ is: 'unread' }));
  expect(alsoAskedText(alsoAskedOf(text))).toBe(text);
});
