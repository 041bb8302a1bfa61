import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CourseScores, eligibilityOf, scoresOf } from '@/lib/eligibility/rules';
import { qualifies } from '@/lib/search/naive';
import type { SearchCourse } from '@/lib/search/types';
import { ieltsScores } from '../support/profiles';

const NONE: CourseScores = {
  ieltsOverall: null,
  ieltsLessThan: null,
  pteOverall: null,
  pteLessThan: null,
  det: null,
  toefl: null,
  gre: null,
  gmat: null,
};
const course = (fields: Partial<CourseScores>): CourseScores => ({ ...NONE, ...fields });

describe('eligibility', () => {
  it('says by how much an overall score falls short', () => {
    const { verdict, english } = eligibilityOf(course({ ieltsOverall: 6.5 }), { ielts: { overall: 6, lowest: 6 } });
    expect(verdict).toBe('not met');
    expect(english).toEqual([{ test: 'IELTS', verdict: 'not met', text: 'IELTS 6.5 needed, yours 6.0 (0.5 short)' }]);
  });

  it('asks for the lowest band too, and calls it unknown while a band is missing', () => {
    const asked = course({ ieltsOverall: 6.5, ieltsLessThan: 6 });
    expect(eligibilityOf(asked, { ielts: { overall: 7, lowest: 5.5 } })).toMatchObject({
      verdict: 'not met',
      english: [{ text: 'IELTS 6.5 needed, yours 7.0; IELTS no band below 6.0 needed, your lowest 5.5 (0.5 short)' }],
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
          gre: published(whole),
          gmat: published(whole),
        }),
        fc.record({ ielts: bands(ielts), pte: bands(pte), toefl: own(whole), gre: own(whole), gmat: own(whole) }),
        (asked, given) => {
          const scores = Object.fromEntries(Object.entries(given).filter(([, score]) => score !== undefined));
          expect(eligibilityOf(asked, scores).verdict === 'met').toBe(qualifies(asked as SearchCourse, scores));
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('reads the scores of a profile, and knows a lowest band only from all four', () => {
    expect(scoresOf({ ...ieltsScores, gre_overall: 314, pte_overall: null })).toEqual({
      ielts: { overall: 7, lowest: 6.5 },
      gre: 314,
    });
    expect(scoresOf({ ...ieltsScores, ielts_reading: null }).ielts).toEqual({ overall: 7, lowest: null });
    expect(scoresOf({})).toEqual({});
  });
});
