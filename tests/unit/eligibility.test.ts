import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '@/lib/domain/countries';
import { COURSE_LEVELS } from '@/lib/domain/courses/course';
import { DEGREE_CLASSES, MARKS_FROM, NO_MARKS } from '@/lib/domain/marks/marks';
import { EDUCATION_LEVELS } from '@/lib/domain/profile';
import { applicantProfileOf, scoresOf } from '@/lib/engines/eligibility/applicant-profile';
import { fitOf } from '@/lib/engines/eligibility/fit';
import { type CourseScores, eligibilityOf } from '@/lib/engines/eligibility/rules';
import { VERDICTS, type Verdict } from '@/lib/engines/eligibility/verdicts';
import { visaOf } from '@/lib/engines/eligibility/visa';
import type { SearchCourse } from '@/lib/engines/search/types/query';
import { qualifies } from '../search/naive/naive';
import { education, ieltsScores } from '../support/profiles';

const NONE: CourseScores = {
  ieltsOverall: null,
  ieltsLessThan: null,
  pteOverall: null,
  pteLessThan: null,
  det: null,
  toefl: null,
  toeflScale: '0-120',
  gre: null,
  gmat: null,
};
const course = (fields: Partial<CourseScores>): CourseScores => ({ ...NONE, ...fields });

describe('eligibility', () => {
  it('says by how much an overall score falls short', () => {
    const { verdict, english } = eligibilityOf(course({ ieltsOverall: 6.5 }), { ielts: { overall: 6, lowest: 6 } });
    expect(verdict).toBe('not met');
    expect(english).toEqual([{ rule: 'IELTS', verdict: 'not met', text: 'IELTS 6.5 needed, yours 6.0 (0.5 short)' }]);
  });

  it('asks for the lowest band too, and calls it unknown while a band is missing', () => {
    const asked = course({ ieltsOverall: 6.5, ieltsLessThan: 6 });
    expect(eligibilityOf(asked, { ielts: { overall: 7, lowest: 5.5 } })).toMatchObject({
      verdict: 'not met',
      english: [
        { text: 'IELTS 6.5 needed, yours 7.0; IELTS no section below 6.0 needed, your lowest 5.5 (0.5 short)' },
      ],
    });
    expect(eligibilityOf(asked, { ielts: { overall: 7, lowest: null } }).verdict).toBe('unknown');
    expect(eligibilityOf(asked, { ielts: { overall: 6.5, lowest: 6 } }).verdict).toBe('met');
  });

  it('takes one English test for enough, and a published GRE or GMAT score besides', () => {
    const asked = course({ ieltsOverall: 7, pteOverall: 65, gre: 310 });
    const scores = { ielts: { overall: 6, lowest: null }, pte: { overall: 70, lowest: null } };
    expect(eligibilityOf(asked, scores).verdict).toBe('unknown');
    expect(eligibilityOf(asked, { ...scores, gre: 309 })).toMatchObject({
      verdict: 'not met',
      others: [{ text: 'GRE 310 needed, yours 309 (1 short)' }],
    });
    expect(eligibilityOf(asked, { ...scores, gre: 310 }).verdict).toBe('met');
  });

  it('never counts unknown as met: no score of the student, or none published', () => {
    expect(eligibilityOf(course({ toefl: 90 }), { ielts: { overall: 9, lowest: 9 } }).verdict).toBe('unknown');
    expect(eligibilityOf(NONE, { ielts: { overall: 9, lowest: 9 } })).toEqual({
      verdict: 'unknown',
      english: [],
      others: [],
    });
  });

  it("says 'met' for exactly the courses the search keeps", () => {
    const published = (values: number[]) => fc.option(fc.constantFrom(...values), { nil: null });
    const own = (values: number[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
    const bands = (values: number[]) =>
      own([0]).chain((taken) =>
        taken === undefined
          ? fc.constant(undefined)
          : fc.record({ overall: fc.constantFrom(...values), lowest: published(values) }),
      );
    const [ielts, pte, whole] = [
      [6, 6.5, 7],
      [50, 58, 65],
      [300, 310, 320],
    ];
    fc.assert(
      fc.property(
        fc.record({
          ieltsOverall: published(ielts),
          ieltsLessThan: published(ielts),
          pteOverall: published(pte),
          pteLessThan: published(pte),
          det: published(whole),
          toefl: published(whole),
          toeflScale: fc.constantFrom('0-120', '1-6'),
          gre: published(whole),
          gmat: published(whole),
        }),
        fc.record({
          ielts: bands(ielts),
          pte: bands(pte),
          toefl: own(whole),
          newToefl: own(whole),
          gre: own(whole),
          gmat: own(whole),
        }),
        (asked, given) => {
          const scores = Object.fromEntries(Object.entries(given).filter(([, score]) => score !== undefined));
          expect(eligibilityOf(asked, scores).verdict === 'met').toBe(qualifies(asked as SearchCourse, scores));
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['ielts', { ieltsOverall: 6.5, ieltsLessThan: 6 }, 'IELTS one part 5.5', 0.5],
    ['pte', { pteOverall: 65, pteLessThan: 60 }, 'PTE one part 55', 5],
  ] as const)(
    'lets one part of %s be lower, and neither the overall score nor a second part',
    (exam, asks, also, step) => {
      const [overall, floor] = Object.values(asks) as [number, number];
      const around = (score: number) => [score - step, score, score + step];
      for (const own of around(overall))
        for (const lowest of around(floor - step))
          for (const second of around(floor)) {
            const scores = { [exam]: { overall: own, lowest }, secondLowest: { [exam]: second } };
            const enough = own >= overall && lowest >= floor - step && second >= floor;
            const said = (alsoAsked: string) => eligibilityOf(course({ ...asks, alsoAsked }), scores).verdict;
            const plain = own >= overall && lowest >= floor ? 'met' : 'not met';
            const what = JSON.stringify(scores);
            expect([what, said(`confirmed ${also}`)]).toEqual([what, enough ? 'met' : plain]);
            expect([what, said(also)]).toEqual([what, enough && plain === 'not met' ? 'likely' : plain]);
          }
    },
  );

  it('reads the scores of a profile, and knows a lowest band only from all four', () => {
    expect(scoresOf({ ...ieltsScores, gre_overall: 314, pte_overall: null })).toEqual({
      ielts: { overall: 7, lowest: 6.5 },
      gre: 314,
      secondLowest: { ielts: 6.5 },
      parts: { ielts: { reading: 7.5, writing: 6.5, speaking: 6.5, listening: 7.5 } },
    });
    expect(scoresOf({ ...ieltsScores, ielts_reading: null }).ielts).toEqual({ overall: 7, lowest: null });
    expect(scoresOf({})).toEqual({});
  });

  it('never gets worse when an own score or mark is raised, its scale and test fixed', () => {
    const grid = (from: number, to: number, step: number) =>
      fc.integer({ min: 0, max: (to - from) / step }).map((place) => from + place * step);
    const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
    const [band, points, old, recent, duolingo] = [
      grid(4, 9, 0.5),
      grid(30, 90, 1),
      grid(0, 120, 1),
      grid(1, 6, 0.5),
      grid(60, 160, 5),
    ];
    const asks = fc.record({
      ieltsOverall: some(band),
      ieltsLessThan: some(band),
      pteOverall: some(points),
      pteLessThan: some(points),
      det: some(duolingo),
      gre: some(grid(290, 320, 1)),
      gmat: some(grid(500, 700, 5)),
      level: fc.constantFrom('', ...COURSE_LEVELS),
      minPercentage: some(grid(50, 80, 2.5)),
      minCgpa: some(grid(2, 8, 0.5)),
      cgpaScale: fc.constantFrom('', '4', '10'),
      minClass: fc.constantFrom('', ...DEGREE_CLASSES),
      marksFrom: fc.constantFrom(...MARKS_FROM),
      maxGapYears: some(grid(0, 6, 1)),
      subjectsNeeded: fc.constantFrom('', 'Mathematics'),
      university: fc.constantFrom('Douglas College', 'Oxford Brookes University'),
      toeflAsked: some(
        fc.oneof(
          old.map((toefl) => ({ toefl, toeflScale: '0-120' as const })),
          recent.map((toefl) => ({ toefl, toeflScale: '1-6' as const })),
        ),
      ),
    });
    const bands = (test: string, score: fc.Arbitrary<number>) =>
      fc.record(Object.fromEntries(['overall', ...BANDS].map((part) => [`${test}_${part}`, some(score)])));
    const isNew = fc.boolean();
    const report = fc
      .record({
        ielts: bands('ielts', band),
        pte: bands('pte', points),
        isNew,
        old: some(old),
        recent: some(recent),
        det_overall: some(duolingo),
        gre_overall: some(grid(290, 320, 1)),
        gmat_overall: some(grid(500, 700, 5)),
        days: fc.tuple(day, day, day, day),
      })
      .map(({ ielts, pte, isNew: onSix, old: onOld, recent: onRecent, days, ...rest }) => ({
        ...ielts,
        ...pte,
        ...rest,
        toefl_overall: onSix ? onRecent : onOld,
        toefl_scale: onSix ? ('1-6' as const) : ('0-120' as const),
        ielts_test_date: days[0],
        pte_test_date: days[1],
        toefl_test_date: days[2],
        det_test_date: days[3],
      }));
    const studies = fc.array(
      fc.record({
        level: fc.constantFrom(...EDUCATION_LEVELS),
        country: fc.constantFrom('India', 'Nepal'),
        percentage: grid(40, 100, 0.5),
        cgpa: some(grid(1, 10, 0.5)),
        cgpa_scale: fc.constantFrom('4' as const, '10' as const),
        end_date: fc.constantFrom('2020-06-30', '2026-11-22', '2027-06-30'),
      }),
      { maxLength: 3 },
    );
    const countries = fc.constantFrom(...COUNTRIES);
    fc.assert(
      fc.property(
        asks,
        report,
        fc.nat(),
        fc.integer({ min: 1, max: 60 }),
        countries,
        studies,
        (wanted, tests, which, by, country, entries) => {
          const { toeflAsked, ...rest } = wanted;
          const asked = { ...NONE, ...NO_MARKS, ...rest, ...toeflAsked, country };
          const schooling = entries.map(({ level, country: where, ...marks }) => ({
            ...education(level),
            country_of_education: where,
            ...marks,
          }));
          const [before, after] = [false, true].map((isRaised) => {
            const [own, educationSummaries] = isRaised
              ? raisedOne(tests, schooling, which, by)
              : ([tests, schooling] as const);
            // Of one edition of GMAT: scores of the two don't compare.
            const gmat = own.gmat_overall;
            const ofOneEdition =
              typeof gmat === 'number' ? { ...own, gmat_overall: Math.floor(gmat / 10) * 10 + 5 } : own;
            const { verdict, english, others } = fitOf(
              asked,
              applicantProfileOf({ tests: ofOneEdition, educationSummaries }, AT),
            );
            const visa = visaOf(country, own, AT);
            return { verdict, visa: visa.verdict, english, others };
          });
          if (!before || !after) throw new Error('no verdicts');
          expect(rank(after.verdict)).toBeLessThanOrEqual(rank(before.verdict));
          expect(rank(after.visa)).toBeLessThanOrEqual(rank(before.visa));
          for (const { rule, verdict } of [...before.english, ...before.others]) {
            const now = [...after.english, ...after.others].find((one) => one.rule === rule);
            expect(now && rank(now.verdict), rule).toBeLessThanOrEqual(rank(verdict));
          }
        },
      ),
      { numRuns: process.env.LONG_TESTS ? 100_000 : 500, seed: process.env.LONG_TESTS ? Date.now() : 20_261_122 },
    );
  }, 600_000);
});

const BANDS = ['reading', 'writing', 'speaking', 'listening'];
const AT = { today: '2026-11-22', intakeDay: null };
/** Reports before and after the day by which one must be taken to hold. */
const day = fc.constantFrom('2024-11-21', '2024-11-22', '2025-08-06', '2025-08-07', '2026-06-01');
const rank = (verdict: Verdict) => VERDICTS.indexOf(verdict);

type Entry = ReturnType<typeof education> & { cgpa: number | null; cgpa_scale: '4' | '10' };

/** One score of the reports or one mark of the education higher, within its scale. */
function raisedOne<T extends object>(tests: T, entries: Entry[], which: number, by: number): [T, Entry[]] {
  const entry = entries[(which >> 1) % Math.max(1, entries.length)];
  if (which % 2 === 0 || !entry) return [raise(tests, which >> 1, by), entries];
  const { cgpa, percentage } = entry;
  const raised =
    cgpa !== null && by % 2 === 0
      ? { ...entry, cgpa: Math.min(10, cgpa + by / 10) }
      : { ...entry, percentage: Math.min(100, percentage + by / 2) };
  return [tests, entries.map((one) => (one === entry ? raised : one))];
}

/** The same reports with one of their scores higher, within its scale. */
function raise<T extends object>(tests: T, which: number, by: number): T {
  const scores = Object.entries(tests).filter(([, value]) => typeof value === 'number') as [string, number][];
  const chosen = scores[which % Math.max(1, scores.length)];
  if (!chosen) return tests;
  const [field, score] = chosen;
  const isNew = 'toefl_scale' in tests && tests.toefl_scale === '1-6';
  const steps = { ielts: [0.5, 9], pte: [1, 90], toefl: isNew ? [0.5, 6] : [1, 120], det: [5, 160] }[
    field.split('_')[0] ?? ''
  ];
  const [step = 1, most = 805] = steps ?? [];
  return { ...tests, [field]: Math.min(most, score + by * step) };
}
