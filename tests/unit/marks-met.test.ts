import { describe, expect, it } from 'vitest';
import { COURSE_LEVELS } from '@/lib/domain/courses/course';
import { BACKLOGS, CGPA, CGPA_SCALES, GAP_YEARS, MARKS_FROM, NO_MARKS, PERCENTAGE } from '@/lib/domain/marks/marks';
import { EDUCATION_LEVELS } from '@/lib/domain/profile';
import { applicantProfileOf } from '@/lib/engines/eligibility/applicant-profile';
import { meetsMarks } from '@/lib/engines/eligibility/fit';
import { education } from '../support/profiles';

/** A number that courses state, from the one that asks least. */
const ASKED = [
  { name: 'minPercentage', values: upwards(PERCENTAGE, 1) },
  ...CGPA_SCALES.map((cgpaScale) => ({ name: 'minCgpa', cgpaScale, values: upwards(CGPA, 0.1) })),
  { name: 'maxBacklogs', values: upwards(BACKLOGS, 1).reverse() },
  { name: 'maxGapYears', values: upwards(GAP_YEARS, 0.5).reverse() },
];
const STUDIES = [
  [],
  [education('Senior Secondary')],
  EDUCATION_LEVELS.map((level, place) => ({
    ...education(level),
    percentage: 45 + 7 * place,
    cgpa: 2 + place,
    cgpa_scale: CGPA_SCALES[place % CGPA_SCALES.length] as (typeof CGPA_SCALES)[number],
    backlogs: place,
    end_date: `${2016 + place}-06-30`,
  })),
];

/** The search index judges the ends of such a list and halves it (lib/engines/search/minimums-by-statement.ts). */
describe('a minimum that asks less than one that is met is met, too', () => {
  it.each(STUDIES.map((studies) => [studies.length, studies] as const))('with %i studies', (_count, studies) => {
    const applicant = applicantProfileOf(
      { educationSummaries: [...studies] },
      { today: '2026-11-22', intakeDay: null },
    );
    const isMet = meetsMarks(applicant);
    const turns = new Set<string>();
    for (const { name, values, ...scale } of ASKED) {
      for (const level of [...COURSE_LEVELS, '']) {
        for (const marksFrom of MARKS_FROM) {
          const met = values.map((value) => isMet({ ...NO_MARKS, ...scale, level, marksFrom, [name]: value }));
          expect(met, `${name} ${level}`).toEqual([...met].sort((a, b) => Number(b) - Number(a)));
          if (met[0] && !met.at(-1)) turns.add(name);
        }
      }
    }
    // Where much is known, each number is met in part, or the test would say nothing.
    if (studies.length > 1) expect(turns).toEqual(new Set(ASKED.map(({ name }) => name)));
  });
});

function upwards({ from, to }: { from: number; to: number }, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, place) => from + place * step);
}
