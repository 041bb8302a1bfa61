import { describe, expect, it } from 'vitest';
import type { CourseDraft } from '@/lib/domain/course';
import { BLANK_COURSE } from '@/lib/domain/course-fields';
import { levelsMet } from '@/lib/engines/eligibility/entry';
import { fitOf, meetsMarks } from '@/lib/engines/eligibility/fit';
import { type StoredProfile, scoresInForce, standingOf } from '@/lib/engines/eligibility/standing';
import { VERDICTS, type Verdict } from '@/lib/engines/eligibility/verdicts';
import { withTextDemands } from '@/lib/engines/requirements/demands';
import { qualifies } from '@/lib/engines/search/naive';
import { seededRandom } from '../search/generate';
import { ielts, JOB, PG, SCHOOL, study, TODAY } from './people';

const course = (fields: Partial<CourseDraft>): CourseDraft =>
  withTextDemands({
    ...BLANK_COURSE,
    country: 'UK',
    course: 'Course',
    university: 'Truth University',
    level: 'Post Graduate',
    ...fields,
  });
const judge = (asked: CourseDraft, profile: StoredProfile, intakeDay: string | null = null) =>
  fitOf(asked, standingOf(profile, { today: TODAY, intakeDay }));
const text = (admissionRequirement: string, rest: Partial<CourseDraft> = {}) =>
  course({ admissionRequirement, ...rest });
const withIelts = (admissionRequirement: string) => text(admissionRequirement, { ieltsOverall: 6.5 });
describe('cases that a stranger tried, until somebody confirms what was read', () => {
  const CASES: [string, CourseDraft, StoredProfile, Verdict][] = [
    [
      'E04',
      text('IELTS 6.5 overall, not less than 6.0 in each component, one 5.5 allowed'),
      { ...PG, tests: ielts(6.5, 5.5) },
      'likely',
    ],
    [
      'E19, subscores not entered',
      text('Duolingo 110 overall with 100 in each subscore'),
      { ...PG, tests: { det_test_date: '2026-03-31', det_overall: 115 } },
      'unknown',
    ],
    [
      'E19, with its subscore',
      text('Duolingo 110 overall with 100 in each subscore'),
      {
        ...PG,
        tests: {
          det_test_date: '2026-03-31',
          det_overall: 115,
          det_literacy: 95,
          det_comprehension: 120,
          det_conversation: 120,
          det_production: 120,
        },
      },
      'likely not',
    ],
    [
      'E21',
      text('IELTS: 6.5 (no less than 6.0); TOEFL: 88 (no less than 21); PTE: 61 (no less than 57); DET: 120'),
      {
        ...PG,
        tests: {
          toefl_test_date: '2025-12-31',
          toefl_overall: 95,
          toefl_reading: 26,
          toefl_writing: 26,
          toefl_speaking: 18,
          toefl_listening: 25,
        },
      },
      'not met',
    ],
    [
      'E24',
      text('Minimum 6.0 in IELTS (5.5 in all bands) or PTE 59 with no communicative skill below 51'),
      { ...PG, tests: ielts(5.5) },
      'likely not',
    ],
    [
      'E33',
      course({ ieltsOverall: 6, minClass: '2:1' }),
      { ...PG, educationSummaries: [SCHOOL, study('Bachelors', 72, '2025-05-31', { country_of_education: 'UK' })] },
      'met',
    ],
    [
      'E42',
      text('A two- or three-year diploma or a degree in any field.', {
        level: 'Post Graduate Certificate',
        ieltsOverall: 6.5,
      }),
      { ...PG, educationSummaries: [SCHOOL, study('ITI/Diploma', 70, '2025-05-31')] },
      'likely',
    ],
    [
      'E43',
      course({ level: 'Post Graduate Certificate', ieltsOverall: 6.5 }),
      { ...PG, educationSummaries: [SCHOOL, study('ITI/Diploma', 70, '2025-05-31')] },
      'unknown',
    ],
    [
      'E50',
      withIelts('No gap restriction for applicants'),
      { ...PG, educationSummaries: [SCHOOL, study('Bachelors', 70, '2022-05-31')] },
      'met',
    ],
    ['E53', withIelts('GRE is optional, a score of 310 or more strengthens the application'), PG, 'met'],
    [
      'E54',
      withIelts('GMAT 600 or GRE 310; waived with five years of work experience'),
      { ...PG, tests: { ...ielts(7), gre_test_date: '2026-01-31', gre_overall: 315 } },
      'likely',
    ],
    [
      'E56',
      course({ ieltsOverall: 6.5, gmat: 600 }),
      { ...PG, tests: { ...ielts(7), gmat_test_date: '2026-01-31', gmat_overall: 565 } },
      'likely',
    ],
    [
      'E57',
      course({ ieltsOverall: 6.5, gmat: 645 }),
      { ...PG, tests: { ...ielts(7), gmat_test_date: '2023-05-31', gmat_overall: 680 } },
      'likely not',
    ],
    ['E58', withIelts('Current registration as a nurse'), PG, 'likely'],
    [
      'E59',
      withIelts('Applicants must be at least 21 years old and have three years of managerial experience.'),
      { ...PG, personal: { dob: '2004-01-01' } },
      'likely not',
    ],
    ['E60', withIelts('A bachelor degree in civil engineering or a closely related subject'), PG, 'unknown'],
    [
      'GRE alone, where either is enough',
      course({ ieltsOverall: 6.5, gre: 310, gmat: 600 }),
      { ...PG, tests: { ...ielts(7), gre_test_date: '2026-01-31', gre_overall: 315 } },
      'met',
    ],
    [
      'GRE of more than five years ago',
      course({ ieltsOverall: 6.5, gre: 310 }),
      { ...PG, tests: { ...ielts(7), gre_test_date: '2021-01-31', gre_overall: 315 } },
      'not met',
    ],
    [
      '55 %, or 50 % with work, with work',
      withIelts('Bachelor degree with 75%, or 65% with two years of work experience'),
      { ...PG, workExperience: [JOB] },
      'likely',
    ],
    [
      '55 %, or 50 % with work, without',
      withIelts('Bachelor degree with 75%, or 65% with two years of work experience'),
      PG,
      'likely not',
    ],
    ['references alone', withIelts('Two references and a statement of purpose.'), PG, 'met'],
    ['a sentence nobody understands', withIelts('Quarmond mevrick skimped.'), PG, 'likely'],
  ];
  it.each(CASES)('%s', (_name, asked, profile, verdict) => {
    expect(judge(asked, profile).verdict).toBe(verdict);
  });

  it('E37: marks of studies that still run are those so far', () => {
    const asked = course({ level: 'Under Graduate', ieltsOverall: 6, ieltsLessThan: 5.5, minPercentage: 60 });
    const running = { ...PG, educationSummaries: [study('Senior Secondary', 64, '2027-03-31')] };
    expect(judge(asked, running, '2027-09-01').verdict).toBe('likely');
  });

  it('E51: no backlogs limit is no rule', () => {
    const asked = text('No backlogs limit', { level: 'Under Graduate', ieltsOverall: 6 });
    expect(judge(asked, { ...PG, educationSummaries: [{ ...SCHOOL, backlogs: 2 }] }).verdict).toBe('met');
  });
});

const isLong = process.env.LONG_TESTS === '1';
const TIMES = isLong ? 100_000 : 2_000;
const seed = Date.now() % 1_000_000_000;

const TEXTS = [
  '',
  'IELTS 6.5 (6.0), PTE 58',
  'IELTS 6.5 with no band below 6.0',
  'A bachelor’s degree with 60 %',
  'Two references.',
  'An interview.',
  'Two years of work experience',
  'Age 21 or over',
  'TOEFL 90 (20)',
  'DET 110 with 95 in each subscore',
  'GRE 310 or GMAT 600',
  'No backlogs',
  'Study gap up to 2 years',
  '55%, or 50% with two years of work experience',
  'A 2:1 honours degree',
];

describe(`properties, seed ${seed}`, () => {
  const random = seededRandom(seed);
  const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
  const maybe = <T>(value: () => T): T | null => (random() < 0.5 ? value() : null);
  const between = (from: number, to: number, step: number) =>
    from + Math.floor(random() * ((to - from) / step + 1)) * step;

  const someCourse = () =>
    course({
      level: pick(['Under Graduate', 'Post Graduate', 'Post Graduate Certificate'] as const),
      admissionRequirement: [pick(TEXTS), pick(TEXTS)].filter(Boolean).join('\n'),
      ieltsOverall: maybe(() => between(5, 8, 0.5)),
      toefl: maybe(() => between(60, 110, 1)),
      toeflLessThan: maybe(() => between(15, 25, 1)),
      det: maybe(() => between(90, 130, 5)),
      gre: maybe(() => between(290, 330, 1)),
      gmat: maybe(() => between(500, 700, 5)),
      minPercentage: maybe(() => between(50, 80, 1)),
    });
  const someProfile = (): StoredProfile => ({
    tests: {
      ...(random() < 0.7 ? ielts(between(5, 9, 0.5)) : {}),
      ...(random() < 0.4
        ? {
            toefl_test_date: '2025-12-31',
            toefl_overall: between(60, 120, 1),
            toefl_reading: 22,
            toefl_writing: between(10, 30, 1),
            toefl_speaking: 24,
            toefl_listening: 24,
          }
        : {}),
      ...(random() < 0.4 ? { det_test_date: '2026-03-01', det_overall: between(90, 160, 5) } : {}),
      ...(random() < 0.4 ? { gre_test_date: '2026-03-01', gre_overall: between(290, 340, 1) } : {}),
      ...(random() < 0.4 ? { gmat_test_date: '2026-03-01', gmat_overall: between(505, 705, 5) } : {}),
    },
    educationSummaries:
      random() < 0.8
        ? [
            study('Senior Secondary', between(40, 95, 1), '2020-03-31'),
            study(pick(['Bachelors', 'ITI/Diploma'] as const), between(40, 95, 1), pick(['2024-05-31', '2028-05-31'])),
          ]
        : [],
    workExperience: random() < 0.5 ? [JOB] : [],
    personal: { dob: random() < 0.5 ? '2000-01-01' : null },
  });
  const rank = (verdict: Verdict) => VERDICTS.indexOf(verdict);

  it('says met of no course whose text holds a sentence that nobody understands', () => {
    for (let time = 0; time < TIMES; time++) {
      const asked = someCourse();
      const more = withTextDemands({
        ...asked,
        admissionRequirement: `${asked.admissionRequirement}\nQuarmond mevrick skimped plutast.`,
      });
      expect(judge(more, someProfile()).verdict).not.toBe('met');
    }
  });

  it('is never worse for a higher score of one’s own, nor for a requirement less', () => {
    for (let time = 0; time < TIMES; time++) {
      const [asked, profile] = [someCourse(), someProfile()];
      const verdict = rank(judge(asked, profile).verdict);
      const test = pick(['ielts_overall', 'toefl_overall', 'det_overall', 'gre_overall'] as const);
      const own = profile.tests?.[test];
      if (typeof own === 'number') {
        const top = { ielts_overall: 9, toefl_overall: 120, det_overall: 160, gre_overall: 340 }[test];
        const higher = { ...profile, tests: { ...profile.tests, [test]: top } };
        expect(
          rank(judge(asked, higher).verdict),
          `${seed} ${JSON.stringify([asked, profile, test])}`,
        ).toBeLessThanOrEqual(verdict);
      }
      const field = pick([
        'minPercentage',
        'toeflLessThan',
        'detLessThan',
        'ieltsLessThan',
        'maxBacklogs',
        'maxGapYears',
      ] as const);
      if (field !== 'minPercentage' || (asked.minClass === '' && asked.minCgpa === null))
        expect(rank(judge({ ...asked, [field]: null }, profile).verdict), `${seed} ${field}`).toBeLessThanOrEqual(
          verdict,
        );
    }
  });

  it('is met exactly where the search keeps the course, and never with something unknown', () => {
    for (let time = 0; time < TIMES; time++) {
      const [asked, profile] = [someCourse(), someProfile()];
      const standing = standingOf(profile, { today: TODAY, intakeDay: null });
      const { verdict, others } = fitOf(asked, standing);
      const isKept =
        qualifies({ ...asked, id: 'a' }, scoresInForce(standing.scores)) &&
        levelsMet(standing.schooling, standing).some((level) => level === asked.level) &&
        meetsMarks(standing)(asked);
      expect(verdict === 'met', `${seed} ${JSON.stringify([asked, profile, others])}`).toBe(isKept);
      if (verdict === 'met') expect(others.every((rule) => rule.verdict === 'met')).toBe(true);
    }
  });
});
