import { describe, expect, it } from 'vitest';
import { BLANK_COURSE } from '@/lib/domain/courses/course-fields';
import type { Education, Job } from '@/lib/domain/profile';
import { applicantProfileOf, type StoredProfile } from '@/lib/engines/eligibility/applicant-profile';
import { type CourseDemands, fitOf } from '@/lib/engines/eligibility/fit';
import { NO_TEST } from '@/lib/engines/eligibility/verdicts';
import { withTextDemands } from '@/lib/engines/requirements/demands';
import { seededRandom } from '../search/generate';
import { ielts, JOB, NO_JOB, PG, SCHOOL, study, TODAY } from './people';

const TIMES = process.env.LONG_TESTS === '1' ? 60_000 : 120;
const LIMIT = 3_600_000;
const seed = Date.now() % 1_000_000_000;

const TEXTS = [
  'Two years of work experience.',
  'Work experience is required.',
  'Age 21 or over.',
  'No backlogs.',
  'Backlogs: Nil',
  'Study gap up to 2 years.',
  'Gap: None',
  'A degree in civil engineering or a related subject.',
  'A degree in nursing is required.',
  'Grade 12 physics and chemistry required.',
  '16 years of education required.',
  'A master’s degree is required.',
  '65%, or 50% with two years of work experience.',
  'A bachelor’s degree with 60 %.',
  'Applicants from India need 70 %. Applicants from Nepal need 50 %.',
  'Nepali nationals: 60%.',
  'IELTS 6.5 with writing of 7.0.',
  'GRE 310 or GMAT 600.',
  'SOP, LOR and GMAT scores.',
  'Three references from employers.',
  'This course is not open to international students.',
  'ABB at A level including Mathematics.',
  'IB 32 with 5 in HL Maths, or A levels BBB.',
  'Five credits (C6) in WAEC including English.',
  'Grade 12 with 60% in each of Mathematics and Physics.',
  'IELTS 6.5. MOI accepted.',
  'IELTS 6.5 or 12th English 70%.',
  'The medium of instruction must be English.',
];
const JOBS: readonly (readonly Job[])[] = [
  [NO_JOB],
  [JOB],
  [{ ...JOB, working_from: '2025-06-01', working_upto: null }],
  [JOB, { ...JOB, working_from: null, working_upto: null }],
];

/** A fact that can be taken away: how it is said (by marks, of which test) is one with it. */
const FACTS: Readonly<Record<string, (profile: StoredProfile) => StoredProfile>> = {
  work: ({ workExperience: _gone, ...rest }) => rest,
  education: ({ educationSummaries: _gone, ...rest }) => rest,
  tests: ({ tests: _gone, ...rest }) => rest,
  sections: (profile) => ({ ...profile, tests: onlyOf(profile.tests ?? {}, /overall|date|scale/) }),
  graduate: (profile) => ({ ...profile, tests: onlyOf(profile.tests ?? {}, /^(?!gre|gmat)/) }),
  birthday: (profile) => ({ ...profile, personal: { ...profile.personal, dob: null } }),
  nationality: (profile) => ({ ...profile, personal: { ...profile.personal, nationality: '' } }),
  ...Object.fromEntries(
    (
      [
        'backlogs',
        'subjects',
        'fieldOfStudy',
        'start_date',
        'country_of_education',
        'marks',
        'name_of_board',
        'language_of_instruction',
      ] as const
    ).flatMap((field) =>
      [0, 1].map((place) => [`${field} ${place}`, (profile: StoredProfile) => withoutOf(profile, place, [field])]),
    ),
  ),
};
const onlyOf = (tests: object, names: RegExp) =>
  Object.fromEntries(Object.entries(tests).filter(([name]) => names.test(name)));
const withoutOf = (profile: StoredProfile, place: number, fields: readonly string[]): StoredProfile => ({
  ...profile,
  educationSummaries: (profile.educationSummaries ?? []).map((one, at) =>
    at === place
      ? ({
          ...one,
          ...Object.fromEntries(fields.map((field) => [field, field === 'backlogs' ? null : ''])),
        } as Education)
      : one,
  ),
});

const course = (text: string, rest: object = {}): CourseDemands =>
  withTextDemands({
    ...BLANK_COURSE,
    country: 'UK',
    course: 'Course',
    university: 'Truth University',
    level: 'Post Graduate',
    ieltsOverall: 6.5,
    admissionRequirement: text,
    ...rest,
  });
const verdict = (asked: CourseDemands, profile: StoredProfile) =>
  fitOf(asked, applicantProfileOf(profile, { today: TODAY, intakeDay: null }));
const REFUSED = ['likely not', 'not met'];

it(
  `never judges worse, nor 'met', for a fact that is not told (seed ${seed})`,
  () => {
    const random = seededRandom(seed);
    const one = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
    for (let time = 0; time < TIMES; time++) {
      const asked = course([one(TEXTS), one(TEXTS)].join(' '), {
        ...(random() < 0.3 ? { maxBacklogs: one([0, 2]) } : {}),
        ...(random() < 0.3 ? { maxGapYears: one([0, 1, 3]) } : {}),
        ...(random() < 0.2 ? { gre: 310 } : {}),
        ...(random() < 0.4 ? { level: 'Under Graduate' } : {}),
      });
      const degree = (): Education =>
        study('Bachelors', one([52, 62, 72]), one(['2019-05-31', '2025-05-31']), {
          country_of_education: one(['India', 'Nepal']),
          backlogs: one([0, 1, 4]),
          fieldOfStudy: one(['Civil Engineering', 'Nursing', 'History']),
          language_of_instruction: one(['', 'English', 'Another language']),
        });
      const profile: StoredProfile = {
        tests: {
          ...ielts(one([6, 6.5, 7.5]), one([5.5, 6.5])),
          ...(random() < 0.5 ? { gre_overall: one([300, 320]) } : {}),
        },
        educationSummaries: [
          ...(random() < 0.5 ? [degree()] : []),
          degree(),
          {
            ...SCHOOL,
            ...one<Partial<Education>>([
              { subjects: 'Physics, Chemistry, English' },
              { subjects: 'History, English, Art' },
              { subjects: 'Mathematics 72, Physics 55, English 76' },
              { subjects: 'Mathematics A, Physics B, Art B', marks: 'ABB', name_of_board: 'A levels' },
              { subjects: 'HL Maths 6', marks: 'IB 33' },
              { subjects: 'English C6, Maths D7, Physics C5, Art C4, Biology B3', name_of_board: 'WAEC' },
            ]),
            language_of_instruction: one(['', 'English', 'Another language']),
          },
        ],
        workExperience: one(JOBS),
        personal: { dob: one(['2010-01-01', '1999-01-01']), nationality: one(['India', 'Nepal', 'Kenya']) },
      };
      const whole = verdict(asked, profile);
      for (const [name, without] of Object.entries(FACTS)) {
        const less = verdict(asked, without(profile));
        const what = JSON.stringify([name, asked.alsoAsked, whole, less, profile]);
        if (!REFUSED.includes(whole.verdict)) expect(REFUSED, what).not.toContain(less.verdict);
        if (whole.verdict !== 'met') expect(less.verdict, what).not.toBe('met');
      }
    }
  },
  LIMIT,
);

describe('what is not told is unknown, with the field that would answer it', () => {
  const lacks = (text: string, profile: StoredProfile, rest: object = {}) =>
    verdict(course(text, rest), profile).others.flatMap((rule) =>
      rule.verdict === 'unknown' ? (rule.lacks ?? []) : [],
    );

  it('work, unless the step of work was left empty', () => {
    const asked = 'Two years of work experience.';
    expect(verdict(course(asked), PG).verdict).toBe('unknown');
    expect(lacks(asked, PG)).toEqual(['workExperience']);
    expect(verdict(course(asked), { ...PG, workExperience: [NO_JOB] }).verdict).toBe('likely not');
    expect(verdict(course(asked), { ...PG, workExperience: [JOB] }).verdict).toBe('likely');
  });

  it('work since the last studies, where a gap is longer than it may be', () => {
    const [old] = [{ ...PG, educationSummaries: [SCHOOL, study('Bachelors', 70, '2019-05-31')] }];
    expect(lacks('', old, { maxGapYears: 2 })).toEqual(['workExperience']);
    expect(verdict(course('', { maxGapYears: 2 }), { ...old, workExperience: [NO_JOB] }).verdict).toBe('not met');
  });

  it('a told score that fails decides before what is not told', () => {
    const fit = verdict(course('Two years of work experience.'), { ...PG, tests: ielts(6) });
    expect(fit.verdict).toBe('not met');
  });

  it('a test, and the rest is judged', () => {
    const fit = verdict(course('', { minPercentage: 60 }), { ...PG, tests: {} });
    expect(fit.verdict).toBe('unknown');
    expect(fit.english.map(({ text }) => text)).toEqual([`IELTS 6.5 needed, ${NO_TEST}`]);
    expect(fit.others.map((rule) => rule.verdict)).toEqual(['met', 'met']);
    const less = verdict(course('', { minPercentage: 75 }), { ...PG, tests: {} });
    expect(less.verdict).toBe('not met');
  });
});

describe('nothing is a limit', () => {
  const bad: StoredProfile = {
    ...PG,
    workExperience: [NO_JOB],
    educationSummaries: [SCHOOL, study('Bachelors', 70, '2019-05-31', { backlogs: 7 })],
  };
  it.each([
    'Backlogs: NIL',
    'Backlogs: None',
    'Gap: NIL',
    'Study Gap: None',
    'Backlog: Nil; Gap: Nil',
    'Backlogs allowed: none',
  ])('%s', (text) => {
    expect(verdict(course(text), bad).verdict).toBe('likely not');
  });
  it.each(['Portfolio: none', 'Work experience: nil'])('but for what is no limit: %s', (text) => {
    expect(verdict(course(text), bad).verdict).toBe('met');
  });
});

describe('what is asked among papers', () => {
  it.each(['SOP, LOR and GMAT scores.', 'CV and GMAT.', 'Statement of purpose, two references, GMAT score report'])(
    'a test: %s',
    (text) => {
      const { verdict: without, others } = verdict(course(text), PG);
      expect(without).toBe('unknown');
      expect(others.flatMap((rule) => rule.lacks ?? [])).toEqual(['tests.gmat']);
      expect(verdict(course(text), { ...PG, tests: { ...PG.tests, gmat_overall: 600 } }).verdict).toBe('likely');
    },
  );
  it('but none that may be left out', () => {
    expect(verdict(course('SOP and CV; GRE optional.'), PG).verdict).toBe('met');
  });
  it('a job, by whom the references are from', () => {
    const said = (text: string, workExperience: readonly Job[]) =>
      verdict(course(text), { ...PG, workExperience }).verdict;
    expect(said('Two references from employers.', [])).toBe('unknown');
    expect(said('Two references from employers.', [JOB])).toBe('likely');
    expect(said('Two references from employers or lecturers.', [])).toBe('met');
  });
});

describe('a last day to apply', () => {
  it.each([
    ['Applications close on 30 June 2026 for all intakes.', 'unknown'],
    ['Apply by 31 May 2026.', 'unknown'],
    ['Application deadline: 1 Nov 2026', 'unknown'],
    ['Applications close on 30 June 2027 for all intakes.', 'met'],
    ['Applications close on 30 June 2026 for 2026 and on 30 June 2027 for 2027.', 'met'],
    ['Applications close on 30 June.', 'met'],
  ])('%s', (text, expected) => {
    expect(verdict(course(text), PG).verdict).toBe(expected);
  });
});

describe('a refusal that was not judged leaves the whole unknown', () => {
  it.each([
    'This course is not open to international students.',
    'Available to Singapore residents only.',
    'Applications from Nigeria are not accepted at present.',
    'Reserved for graduates of our partner colleges.',
    'Recruitment is suspended for 2027.',
    'Three-year bachelor degrees are not accepted.',
    'Engineering graduates are not eligible.',
    'No new students will be admitted in 2027.',
    'We cannot consider applicants who hold a student visa elsewhere.',
  ])('%s', (text) => {
    expect(verdict(course(text), PG).verdict).toBe('unknown');
  });
  it.each([
    ['Late applications will not be considered.', 'likely'],
    ['We do not accept TOEFL MyBest scores.', 'likely'],
    ['Scholarships are not available to international students.', 'met'],
    ['This course is open to all graduates.', 'met'],
  ])('but not of a score, a paper or a way to apply: %s', (text, expected) => {
    expect(verdict(course(text), PG).verdict).toBe(expected);
  });
});
