import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { comparisonRows } from '@/components/compare/comparison-rows';
import { comparedIds, comparePath } from '@/lib/domain/courses/compare';
import { type ApplicantProfile, fitOf } from '@/lib/engines/eligibility/fit';
import { comparedCourses } from '@/lib/services/catalogue/facts/comparison';
import { storedCourses } from '../support/courses';
import { emptyDatabase } from '../support/database';

let ids: string[] = [];

beforeAll(async () => {
  await emptyDatabase();
  const fees = { currency: 'CAD', tuitionFeeMinor: 6_000_000, durationInMonths: 36 } as const;
  const stored = await storedCourses(
    { course: 'Whole', ...fees, fee_period: 'whole course', ieltsOverall: 6.5, ieltsLessThan: 6 },
    { course: 'Yearly', ...fees, fee_period: 'per year', tuitionFeeMinor: 2_500_000, ieltsOverall: 7 },
    { course: 'Sample', ...fees, forSample: true },
    { course: 'Fourth' },
    { course: 'Fifth' },
  );
  ids = stored.map(({ _id }) => String(_id));
});

describe('courses side by side', () => {
  it('at most four, in the order of the address, each once, without what is no course', async () => {
    const [first = '', second = '', third = '', fourth = '', fifth = ''] = ids;
    const named = [second, 'nothing', first, second, 'f'.repeat(24)];
    expect((await comparedCourses(named)).map(({ course }) => course.course)).toEqual(['Yearly', 'Whole']);
    expect(comparedIds([first, second, third, fourth, fifth])).toEqual([first, second, third, fourth]);
    expect(comparePath([first, second])).toBe(`/compare?course=${first}&course=${second}`);
    expect(await comparedCourses([])).toEqual([]);
  });

  it('fees of a whole course and of a year stand on one footing; a sample shows none', async () => {
    const courses = await comparedCourses(ids.slice(0, 3));
    expect(courses.map(({ perYear }) => perYear)).toEqual([20_000, 25_000, null]);
    expect(courses[0]?.cost?.amounts[0]?.amount).toBeGreaterThanOrEqual(60_000);
    const fee = comparisonRows(courses, null).find(({ label }) => label === 'Fee per year');
    expect(fee?.cells.slice(0, 2)).toEqual(['CA$20,000', 'CA$25,000']);
    expect(fee?.differs).toBe(true);
  });

  const applicant: ApplicantProfile = {
    scores: { ielts: { overall: 6.5, lowest: 5.5 } },
    schooling: [],
    gradeRules: [],
    day: '2026-11-22',
    isIntake: false,
  };
  type Compared = Awaited<ReturnType<typeof comparedCourses>>;
  const fitsOf = (courses: Compared, own: ApplicantProfile) =>
    new Map(courses.map(({ course }) => [course._id, { ...fitOf(course, own), notJudged: [] }]));

  it('marks only rows that differ, and says of each score what its verdict says', async () => {
    const courses = await comparedCourses(ids.slice(0, 2));
    const rows = comparisonRows(courses, fitsOf(courses, applicant));
    expect(rows.find(({ label }) => label === 'Duration')?.differs).toBe(false);
    const ielts = rows.find(({ label }) => label === 'IELTS');
    const [whole, yearly] = ielts?.cells.map((cell) => renderToStaticMarkup(cell)) ?? [];
    expect(ielts?.differs).toBe(true);
    expect(whole).toContain('Not met: 6.5 needed, yours 6.5; no section below 6.0 needed, your lowest 5.5 (0.5 short)');
    expect(yearly).toContain('Not met: 7.0 needed, yours 6.5 (0.5 short)');
    expect(comparisonRows(courses, null).some(({ label }) => label === 'Do you qualify?')).toBe(false);
  });

  it('an expired report is never enough', async () => {
    const courses = await comparedCourses(ids.slice(0, 2));
    const expired: ApplicantProfile = {
      ...applicant,
      scores: { ielts: { overall: 9, lowest: 9 }, expired: { IELTS: '2025-06-10' } },
    };
    const rows = comparisonRows(courses, fitsOf(courses, expired));
    const cells = rows.find(({ label }) => label === 'IELTS')?.cells.map((cell) => renderToStaticMarkup(cell)) ?? [];
    expect(cells).toHaveLength(2);
    for (const cell of cells) {
      expect(cell).toMatch(/Not met: .*but the report has expired: it was valid for 24 months, until 10 Jun 2025/);
      expect(cell).not.toContain('above');
    }
  });
});
