import { describe, expect, it } from 'vitest';
import { BLANK_COURSE } from '@/lib/domain/courses/course-fields';
import { applicantProfileOf, type StoredProfile } from '@/lib/engines/eligibility/applicant-profile';
import { fitOf } from '@/lib/engines/eligibility/fit';
import { withTextDemands } from '@/lib/engines/requirements/demands';
import { longIt } from '../support/long-it';
import { DEGREE, ielts, JOB, NO_JOB, PG, SCHOOL, study, TODAY } from './people';

/** How pages of 2026 word what they ask: the verdicts of courses whose text says nothing else. */

const course = (text: string, rest: object = {}) =>
  withTextDemands({
    ...BLANK_COURSE,
    country: 'UK',
    course: 'Course',
    university: 'Truth University',
    level: 'Post Graduate',
    admissionRequirement: text,
    ...rest,
  });
const judged = (text: string, profile: StoredProfile, rest: object = {}) =>
  fitOf(course(text, rest), applicantProfileOf(profile, { today: TODAY, intakeDay: null }));
const verdict = (text: string, profile: StoredProfile, rest: object = {}) => judged(text, profile, rest).verdict;
const bands = (test: string, overall: number, [r, w, s, l]: readonly number[], rest: object = {}) => ({
  [`${test}_overall`]: overall,
  [`${test}_reading`]: r,
  [`${test}_writing`]: w,
  [`${test}_speaking`]: s,
  [`${test}_listening`]: l,
  [`${test}_test_date`]: '2026-05-01',
  ...rest,
});
const OLD = { toefl_scale: '0-120', toefl_test_date: '2025-10-10' } as const;
const NEW = { toefl_scale: '1-6' } as const;
const withTests = (tests: object): StoredProfile => ({ ...PG, tests });

describe('both scales of TOEFL, by the day of the test', () => {
  it.each([
    'TOEFL iBT: 4.5 with at least 4 in every section if taken from 21 January 2026; 84 with at least 19 in every section before that.',
    'TOEFL iBT taken before 21 Jan 2026: 84 overall with no section below 19. TOEFL iBT taken on or after 21 Jan 2026: 4.5 overall with no section below 4.',
    'For exams taken prior to January 21, 2026: minimum total of 84 with 19 in each section. For exams taken after January 21, 2026: minimum total of 4.5 with 4 in each section.',
    'TOEFL iBT 4.5 with at least 4 in each section (or 84 with 19 in each section if taken before 21 January 2026).',
  ])('%s', (text) => {
    expect(verdict(text, withTests(bands('toefl', 4.5, [4.5, 4, 4.5, 5], NEW)))).toBe('likely');
    expect(verdict(text, withTests(bands('toefl', 4, [4, 4, 4, 4], NEW)))).toBe('likely not');
    expect(verdict(text, withTests(bands('toefl', 5, [5, 3.5, 5, 5], NEW)))).toBe('likely not');
    expect(verdict(text, withTests(bands('toefl', 86, [22, 20, 22, 22], OLD)))).toBe('likely');
    expect(verdict(text, withTests(bands('toefl', 82, [20, 20, 21, 21], OLD)))).toBe('likely not');
    expect(verdict(text, withTests(bands('toefl', 90, [26, 18, 23, 23], OLD)))).toBe('likely not');
    expect(verdict(text, withTests({}))).toBe('unknown');
  });
  longIt('beside each other, and beside the paper test, which no profile holds', () => {
    const text = 'IELTS 6.0 or TOEFL iBT 4.5 or 79 (iBT Home Edition).';
    expect(verdict(text, withTests({ toefl_overall: 80, ...OLD }))).toBe('likely');
    expect(verdict(text, withTests({ toefl_overall: 4, ...NEW, toefl_test_date: '2026-05-01' }))).toBe('likely not');
    expect(course('TOEFL 560 (paper-based) or 83 (internet).').toefl).toBe(83);
  });
  it('with the parts of the own report alone', () => {
    const text = 'TOEFL iBT: 4.5, speaking 4. (For tests taken prior to January 21, 2026: 88, speaking 22)';
    expect(verdict(text, withTests(bands('toefl', 4.5, [4.5, 4, 4, 4.5], NEW)))).toBe('likely');
    expect(verdict(text, withTests(bands('toefl', 90, [25, 24, 20, 21], OLD)))).toBe('likely not');
  });
});

describe('the sections of a test', () => {
  it.each([
    ['IELTS 7.0 overall, writing not below 7.0 and no other band below 6.5.', [6.5, 7, 6.5, 7.5], [7, 6.5, 7.5, 7.5]],
    ['IELTS 7.0 with a 7.0 in the written component and no other component below 6.5', [6.5, 7, 6.5, 8], [8, 7, 6, 7]],
    [
      'IELTS overall band of 7.0, a speaking band no less than 6.5, and no band less than 6.0',
      [6, 7, 6.5, 8],
      [7, 7, 6, 8],
    ],
    ['IELTS: score of 7.0, with at least 6.5 in each of its four sections', [6.5, 6.5, 7, 8], [6, 7, 7, 8]],
    ['IELTS 7.0 with 6.5', [6.5, 7, 7, 7.5], [6, 7, 7, 8]],
    ['IELTS 7.0, min 6.5', [6.5, 7, 7, 7.5], [6, 7, 7, 8]],
    ['IELTS 7.0 overall, 7.0 each band, 6.5 writing', [7, 6.5, 7, 7], [6.5, 7, 7, 7]],
    [
      'IELTS (Academic)\n• Overall 7.0\n• Speaking: 7.0\n• Listening: 6.5\n• Reading: 6.5\n• Writing: 6.0',
      [7, 6, 7, 7],
      [7, 7, 6.5, 7],
    ],
  ])('%s', (text, enough, short) => {
    expect(verdict(text, withTests(bands('ielts', 7, enough)))).toBe('likely');
    expect(verdict(text, withTests(bands('ielts', 7, short)))).toBe('likely not');
  });
});

describe('lists of tests', () => {
  it.each([
    'A minimum TOEFL iBT score of 80 -or- a minimum IELTS score of 6.5 -or- a minimum DET score of 110',
    '6.5 IELTS (no band below 6.0), 80 TOEFL, 110 DET',
    '- IELTS: 6.5 overall, minimum of 6.0 in each skill - Oxford ELLT: 7 overall, minimum of 5 in each skill - Kaplan Test of English: 478 overall - DET: 110',
    'IELTS 6.5 / TOEFL 80 / Duolingo 110',
    'IELTS 6.5 with 6 in each of the four components; or the OET with B in each of the four components; or DET 110',
    'All graduate applicants must obtain IELTS 6.5 or DET 110 for full-time admission',
  ])('%s', (text) => {
    expect(verdict(text, withTests(ielts(6.5)))).toMatch(/^(?:met|likely)$/);
    expect(verdict(text, withTests(ielts(5.5)))).toMatch(/not/);
    expect(verdict(text, withTests({ det_overall: 115 }))).toMatch(/^(?:met|likely)$/);
    expect(verdict(text, withTests({ det_overall: 100 }))).toMatch(/not/);
  });
  it('of another kind of studies, under a heading', () => {
    const text = 'Bachelors: IELTS 6.0 with 6.0 in each band. Masters: IELTS 7.0 with 6.5 in each band.';
    expect(verdict(text, withTests(ielts(6.5)))).toBe('likely not');
    expect(verdict(text, { ...withTests(ielts(6.5)), educationSummaries: [SCHOOL] }, { level: 'Under Graduate' })).toBe(
      'likely',
    );
  });
  it('and the two editions of GMAT', () => {
    for (const text of [
      'GMAT Focus 565 or a GMAT (10th edition) score of 610',
      'GMAT 610 (classic) or 565 (Focus Edition)',
    ]) {
      const gmat = (gmat_overall: number) =>
        verdict(text, { ...PG, tests: { ...PG.tests, gmat_overall } }, { ieltsOverall: 6 });
      expect([610, 600, 565, 555].map(gmat)).toEqual(['likely', 'likely not', 'likely', 'likely not']);
    }
  });
});

const marks = (percentage: number): StoredProfile => ({
  ...PG,
  educationSummaries: [SCHOOL, { ...DEGREE, percentage }],
});
const ENGLISH = { ieltsOverall: 6 };

describe('marks by institution, board or field: the lowest is asked of all, and from the highest on it is certain', () => {
  it.each([
    'Indian applicants: 58% from a high-tier institution, 63% from a mid-tier institution or 68% from any other.',
    '58% from Section 1 universities and 68% from Section 2 universities',
    '58% from NAAC A colleges, 68% from other colleges',
    'Minimum 58% (Engineering 68%)',
    '58% from Delhi/Mumbai univ, 68% others',
  ])('%s', (text) => {
    const of = (percentage: number) =>
      verdict(text, { ...marks(percentage), personal: { nationality: 'India' } }, ENGLISH);
    expect([70, 60, 50].map(of)).toEqual(['likely', 'unknown', 'likely not']);
  });
});

describe('what stands beside words that were not read', () => {
  it('refuses nobody, and is not likely for who has less', () => {
    const text = 'The quarmond panel looks at a minimum of 65% in the bachelor’s degree';
    expect([70, 60].map((own) => verdict(text, marks(own), ENGLISH))).toEqual(['likely', 'unknown']);
  });
  it('leaves marks, gaps and tests of which nothing could be read unknown', () => {
    for (const text of ['SAT 1300', 'B average (GPA 5.1 mevrick)'])
      expect(verdict(text, marks(90), ENGLISH)).toBe('unknown');
  });
});

describe('a clause that could soften another one', () => {
  const at = (text: string, profile: StoredProfile, rest: object = ENGLISH) => verdict(text, profile, rest);
  const gmat = { ...PG, tests: { ...PG.tests, gmat_overall: 640 }, workExperience: [NO_JOB] };
  it.each([
    'GMAT 620; candidates with eight years of management experience can be exempted from it.',
    'GMAT 620. Waived for applicants with 70% and six years of work experience.',
    'GMAT 620. Applicants who hold a PhD, or who have ten years of work experience, are exempt from the GMAT.',
    'GMAT 620, which may be waived for professionals with 7 years of experience and a master’s degree',
  ])('is no demand: %s', (text) => {
    expect(at(text, gmat)).toBe('likely');
    expect(at(text, { ...PG, tests: { ...PG.tests, gmat_overall: 500 } })).toBe('unknown');
  });
  it.each([
    'A bachelor’s degree with 62%; OR a master’s degree with 56%.',
    'A bachelor’s degree with 62%. OR a master’s degree with 56%.',
    'A bachelor’s degree with 62%\nor\na master’s degree with 56%',
  ])('asks one of both: %s', (text) => {
    expect([65, 58].map((own) => at(text, marks(own)))).toEqual(['likely', 'unknown']);
  });
  it('takes other studies than the level builds on', () => {
    const text = 'Year 12 certificate or 21 years of age or older';
    const rest = { level: 'Under Graduate', ieltsOverall: 5 };
    const young = study('Secondary', 70, '2020-03-31');
    expect(at(text, { ...PG, educationSummaries: [young] }, rest)).toBe('unknown');
    expect(at(text, { ...PG, educationSummaries: [SCHOOL], personal: { dob: '2008-05-05' } }, rest)).toBe('likely');
    expect(at('IELTS 6.0', { ...PG, educationSummaries: [young] }, rest)).toBe('not met');
  });
  it('asks the condition of a shorter degree', () => {
    const text =
      'A four-year bachelor’s degree. Three-year degrees are accepted with NAAC A accreditation and first division.';
    expect(at(text, PG)).toBe('unknown');
    const four = { ...PG, educationSummaries: [SCHOOL, { ...DEGREE, start_date: '2021-05-31' }] };
    expect(at(text, four)).toBe('likely');
  });
  it('asks no class of whom it isn’t said of', () => {
    expect(at('15 years of education accepted with first class; otherwise 16 years', PG)).not.toMatch(/not/);
  });
  it.each([
    'Any degree, with Mathematics passed at 12th.',
    'Any subject, with introductory accounting.',
    'A degree in any discipline. You must have completed the following courses:\n• Business Law\n• Statistics',
  ])('asks for a module or a school subject, not for a field of study: %s', (text) => {
    const arts = { ...PG, educationSummaries: [SCHOOL, { ...DEGREE, fieldOfStudy: 'History' }] };
    expect(at(text, arts)).not.toMatch(/not/);
    expect(at(text, arts)).not.toBe('met');
  });
  it('says of own tests of the college that they are another way', () => {
    expect(at('IELTS 6.5, or take our own English test.', withTests(ielts(5)), {})).toBe('unknown');
  });
});

describe('other limits', () => {
  const person = (backlogs: number, end = '2026-05-31'): StoredProfile => ({
    ...PG,
    workExperience: [NO_JOB],
    educationSummaries: [SCHOOL, study('Bachelors', 70, end, { backlogs })],
  });
  it('a range of backlogs', () => {
    for (const text of ['Backlogs accepted: 8-10', 'Backlogs allowed vary, typically between 8 and 10.'])
      expect([7, 9, 12].map((own) => verdict(text, person(own), ENGLISH))).toEqual(['likely', 'unknown', 'likely not']);
  });
  it('backlogs that must be cleared', () => {
    const text = 'Ensure that all your backlogs are cleared.';
    expect([0, 2].map((own) => verdict(text, person(own), ENGLISH))).toEqual(['likely', 'unknown']);
  });
  it('a gap said by whom it refuses', () => {
    const text = 'Students with a study gap of more than 4 years cannot be considered.';
    expect(verdict(text, person(0), ENGLISH)).toBe('likely');
    expect(verdict(text, person(0, '2020-05-31'), ENGLISH)).toBe('likely not');
  });
  it('an age on a day, and one said by whom it refuses', () => {
    const born = (dob: string): StoredProfile => ({ ...PG, personal: { dob } });
    const text = 'Applicants must be at least 20 years old on 1 September 2027.';
    expect(['2007-08-31', '2007-09-02'].map((dob) => verdict(text, born(dob), ENGLISH))).toEqual([
      'likely',
      'likely not',
    ]);
    const under = 'If you are under 20, you can not apply to this programme.';
    expect(['2006-01-01', '2008-01-01'].map((dob) => verdict(under, born(dob), ENGLISH))).toEqual([
      'likely',
      'likely not',
    ]);
  });
  it('a test that is required among brackets', () => {
    const text = 'A standardised test score (GMAT or GRE) is required.';
    expect(verdict(text, PG, ENGLISH)).toBe('unknown');
    expect(verdict(text, { ...PG, tests: { ...PG.tests, gre_overall: 310 } }, ENGLISH)).toBe('likely');
  });
  it('an average of the USA, which is on 4', () => {
    const cgpa = (own: number): StoredProfile => ({
      ...PG,
      educationSummaries: [SCHOOL, { ...DEGREE, percentage: null, cgpa: own, cgpa_scale: '4' }],
    });
    const text = 'A minimum of a 3.2 undergraduate GPA or B+ equivalent is required.';
    expect([3.4, 2.9].map((own) => verdict(text, cgpa(own), { ...ENGLISH, country: 'USA' }))).toEqual([
      'likely',
      'likely not',
    ]);
    expect(course(text).minCgpa).toBeNull();
  });
  it('a range of years of work', () => {
    const text = '2-3 years of work experience';
    expect(verdict(text, { ...PG, workExperience: [JOB] }, ENGLISH)).toBe('likely');
    expect(verdict(text, { ...PG, workExperience: [NO_JOB] }, ENGLISH)).toBe('likely not');
  });
});

describe('what turned people away, or waved them through, in texts never seen before', () => {
  const cgpa = (own: number, scale = '4'): StoredProfile => ({
    ...PG,
    educationSummaries: [SCHOOL, { ...DEGREE, percentage: null, cgpa: own, cgpa_scale: scale as '4' }],
  });
  const USA = { ...ENGLISH, country: 'USA' };
  it.each([
    ['Minimum GPA (on a 4.0 scale): 2.6 for a master’s degree; 3.2 for a doctoral degree.', '4', 2.7, 2.5],
    ['Cumulative grade point average (4.0 scale) of 2.6.', '4', 2.7, 2.5],
    ['CGPA on the 10-point scale: 6.5', '10', 6.8, 6.1],
  ])('a scale that stands before the mark: %s', (text, scale, enough, short) => {
    expect(verdict(text, cgpa(enough, scale), USA)).toBe('likely');
    expect(verdict(text, cgpa(short, scale), USA)).toBe('likely not');
  });
  it.each([
    'The GMAT is waived for those with: 1) a GPA of 3.6 or better, 2) a previous master’s degree, 3) ten years of work experience.',
    'The GMAT may be waived where the applicant has:\n(a) a GPA of 3.6\n(b) a master’s degree\n(c) ten years of work experience',
    'GMAT can be waived if: 1. GPA of 3.6; 2. A master’s degree; 3. Ten years of work experience',
  ])('reasons of a waiver in a list are asked of nobody, and the test of the others: %s', (text) => {
    const few = { ...cgpa(2.2), workExperience: [JOB] };
    expect(verdict(text, few, USA)).toBe('unknown');
    expect(verdict(text, { ...few, tests: { ...few.tests, gmat_overall: 600 } }, USA)).toBe('likely');
  });
  it('a list of reasons ends where another thing is said, and a fee is no test', () => {
    const text =
      'The GMAT is waived for those with:\n1) a GPA of 3.6\n2) a master’s degree\nFive years of work experience.';
    const gmat = { ...PG, tests: { ...PG.tests, gmat_overall: 600 } };
    expect(verdict(text, { ...gmat, workExperience: [NO_JOB] }, USA)).toBe('likely not');
    const fee = 'IELTS 7.0. The fee is waived for those who: 1) apply early, 2) come from Nepal.';
    expect(verdict(fee, withTests(ielts(6)))).toBe('not met');
  });
  it('related experience as another way in than studies', () => {
    const text =
      'The course asks for a university degree or a college diploma, or demonstrated related experience in the trade.';
    expect(verdict(text, { ...PG, educationSummaries: [SCHOOL] }, ENGLISH)).toBe('unknown');
  });
  it('a heading that says for which courses, and one that says for whom', () => {
    const ug = { level: 'Under Graduate Diploma', country: 'Canada' };
    const school: StoredProfile = { tests: ielts(6), educationSummaries: [SCHOOL] };
    expect(verdict('For a diploma or advanced diploma: IELTS 6.0', school, ug)).toBe('likely');
    expect(verdict('For a diploma or advanced diploma: IELTS 6.5', school, ug)).toBe('likely not');
  });
  it('a first degree and a master’s in sentences of their own, which nothing joins', () => {
    const text = 'A Bachelor’s degree with 58%.\nA Master’s degree from a recognised university.';
    const masters = [SCHOOL, study('Bachelors', 50, '2023-05-31'), study('Masters', 60, '2025-05-31')];
    expect(verdict(text, PG, ENGLISH)).toBe('unknown');
    expect(verdict(text, { ...PG, educationSummaries: masters }, ENGLISH)).toBe('unknown');
    const both = 'A Bachelor’s degree with 58%. Applicants must also hold a Master’s degree.';
    expect(verdict(both, PG, ENGLISH)).toBe('likely not');
  });
  it.each([
    'TOEFL iBT: 84 with writing 20 for tests taken before 21 January 2026; from 21 January 2026 (on the new scale), 4.5 with no less than 4 in each section.',
    'For tests taken before January 21, 2026: Minimum total score: 84 Minimum section scores: Reading: 19, Listening: 19, Writing: 20, Speaking: 19 For tests taken on or after January 21, 2026: Minimum total score: 4.5 Minimum section scores: Reading: 4, Listening: 4, Writing: 4, Speaking: 4',
  ])('scales of TOEFL with nothing between them, or a bracket: %s', (text) => {
    expect(verdict(text, withTests(bands('toefl', 4.5, [4.5, 4, 4.5, 5], NEW)))).toBe('likely');
    expect(verdict(text, withTests(bands('toefl', 5, [5, 5, 3.5, 5], NEW)))).toBe('likely not');
    expect(verdict(text, withTests(bands('toefl', 92, [26, 18, 24, 24], OLD)))).toBe('likely not');
    expect(verdict(text, withTests(bands('toefl', 86, [22, 20, 22, 22], OLD)))).toBe('likely');
  });
  it('a grade point average that could not be read is a demand', () => {
    const text = 'A grade point average across the whole of the first degree of no less than 2.5, the top being four.';
    expect(verdict(text, PG, ENGLISH)).toBe('unknown');
  });
});
