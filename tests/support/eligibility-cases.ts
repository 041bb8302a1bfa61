import type { CourseDraft } from '@/lib/domain/courses/course';
import type { EducationLevel } from '@/lib/domain/profile';
import { MARKS_CASES } from './marks-cases';

/**
 * Verdicts by hand from the sources: the scores a course publishes, TOEFL's own table of the ranges of 1 to 6, reports of 24
 * months, Australia's scores for the student visa. Each line is one question to the API.
 */
export type Short = 'm' | 'l' | '?' | 'ln' | 'n';
export const VERDICT = { m: 'met', l: 'likely', '?': 'unknown', ln: 'likely not', n: 'not met' } as const;

export type Tests = Record<string, number | string>;
export const TAKEN = '2026-06-01';
export const toefl = (overall: number, scale: '1-6' | '0-120', taken = TAKEN) => ({
  toefl_test_date: taken,
  toefl_overall: overall,
  toefl_scale: scale,
});
export const ielts = (overall: number, lowest: number | null = overall, taken = TAKEN) => ({
  ielts_test_date: taken,
  ielts_overall: overall,
  ...(lowest === null
    ? {}
    : { ielts_reading: lowest, ielts_writing: overall, ielts_speaking: overall, ielts_listening: overall }),
});
export const pte = (overall: number, lowest: number | null = overall, taken = TAKEN) => ({
  pte_test_date: taken,
  pte_overall: overall,
  ...(lowest === null
    ? {}
    : { pte_reading: lowest, pte_writing: overall, pte_speaking: overall, pte_listening: overall }),
});
const det = (overall: number, taken = TAKEN) => ({ det_test_date: taken, det_overall: overall });

/** What a course asks on 0 to 120, and the verdict on each report from 1 to 6 in halves, by the table of ranges. */
export const TOEFL_ON_120: [needed: number, ...Short[]][] = [
  //     1     1.5   2     2.5   3     3.5   4     4.5   5    5.5  6
  [120, 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', '?'],
  [114, 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', 'l'],
  [107, 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', 'l', 'l'],
  [106, 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', '?', 'l', 'l'],
  [95, 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', 'l', 'l', 'l'],
  [94, 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', '?', 'l', 'l', 'l'],
  [90, 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', '?', 'l', 'l', 'l'],
  [86, 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', 'l', 'l', 'l', 'l'],
  [85, 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', '?', 'l', 'l', 'l', 'l'],
  [72, 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', 'l', 'l', 'l', 'l', 'l'],
  [60, 'ln', 'ln', 'ln', 'ln', 'ln', '?', 'l', 'l', 'l', 'l', 'l'],
  [58, 'ln', 'ln', 'ln', 'ln', 'ln', 'l', 'l', 'l', 'l', 'l', 'l'],
];

export const TOEFL_ON_6: [needed: number, own: number, Short][] = [
  [4.5, 85, 'ln'],
  [4.5, 86, 'l'],
  [4.5, 90, 'l'],
  [4.5, 120, 'l'],
  [5, 94, 'ln'],
  [5, 95, 'l'],
  [5.5, 106, 'ln'],
  [5.5, 107, 'l'],
  [6, 113, 'ln'],
  [6, 114, 'l'],
  [1, 0, 'l'],
];

export const TOEFL_SAME_SCALE: [needed: number, own: number, scale: '1-6' | '0-120', Short, text: string][] = [
  [90, 90, '0-120', 'm', 'TOEFL 90 needed, yours 90'],
  [90, 89, '0-120', 'n', 'TOEFL 90 needed, yours 89 (1 short)'],
  [90, 120, '0-120', 'm', 'TOEFL 90 needed, yours 120'],
  [4.5, 4.5, '1-6', 'm', 'TOEFL 4.5 on 1–6 needed, yours 4.5'],
  [4.5, 4, '1-6', 'n', 'TOEFL 4.5 on 1–6 needed, yours 4.0 (0.5 short)'],
  [4.5, 6, '1-6', 'm', 'TOEFL 4.5 on 1–6 needed, yours 6.0'],
  [5, 5, '1-6', 'm', 'TOEFL 5.0 on 1–6 needed, yours 5.0'],
];

export const TEST_CASES: [string, Partial<CourseDraft>, Tests, Short][] = [
  ['IELTS met exactly', { ieltsOverall: 6.5 }, ielts(6.5), 'm'],
  ['IELTS half a band short', { ieltsOverall: 6.5 }, ielts(6), 'n'],
  ['IELTS above', { ieltsOverall: 6.5 }, ielts(9), 'm'],
  ['IELTS band met', { ieltsOverall: 6.5, ieltsLessThan: 6 }, ielts(6.5, 6), 'm'],
  ['IELTS band short', { ieltsOverall: 6.5, ieltsLessThan: 6 }, ielts(7, 5.5), 'n'],
  ['IELTS bands not entered', { ieltsOverall: 6.5, ieltsLessThan: 6 }, ielts(7, null), '?'],
  ['IELTS bands not entered, overall short', { ieltsOverall: 7.5, ieltsLessThan: 6 }, ielts(7, null), 'n'],
  ['IELTS only a band asked', { ieltsLessThan: 6 }, ielts(6, 6), 'm'],
  ['PTE met exactly', { pteOverall: 58 }, pte(58), 'm'],
  ['PTE one short', { pteOverall: 58 }, pte(57), 'n'],
  ['PTE part short', { pteOverall: 58, pteLessThan: 50 }, pte(60, 49), 'n'],
  ['PTE part met', { pteOverall: 58, pteLessThan: 50 }, pte(60, 50), 'm'],
  ['DET met exactly', { det: 115 }, det(115), 'm'],
  ['DET short', { det: 115 }, det(110), 'n'],
  ['DET asked, none taken', { det: 115 }, ielts(9), '?'],
  ['no test taken at all', { ieltsOverall: 6.5 }, {}, '?'],
  ['no English published', {}, ielts(9), '?'],
  ['IELTS says nothing about TOEFL', { toefl: 60 }, ielts(9), '?'],
  ['TOEFL says nothing about IELTS', { ieltsOverall: 5 }, toefl(120, '0-120'), '?'],
  ['DET says nothing about TOEFL', { toefl: 60 }, det(160), '?'],
  ['the best of two taken: met', { ieltsOverall: 7, pteOverall: 58 }, { ...ielts(6), ...pte(58) }, 'm'],
  ['the best of two taken: likely', { ieltsOverall: 7, toefl: 90 }, { ...ielts(6), ...toefl(5, '1-6') }, 'l'],
  ['the best of two taken: unknown', { ieltsOverall: 7, toefl: 90 }, { ...ielts(6), ...toefl(4.5, '1-6') }, '?'],
  ['the best of two taken: likely not', { ieltsOverall: 7, toefl: 90 }, { ...ielts(6), ...toefl(4, '1-6') }, 'ln'],
  ['met beats likely', { ieltsOverall: 6, toefl: 90 }, { ...ielts(6), ...toefl(5, '1-6') }, 'm'],
  ['one taken and missed, one not taken', { ieltsOverall: 7, pteOverall: 58 }, ielts(6), 'n'],
  ['GRE besides, not taken', { ieltsOverall: 6, gre: 310 }, ielts(7), '?'],
  ['GRE besides, missed', { ieltsOverall: 6, gre: 310 }, { ...ielts(7), gre_overall: 309 }, 'n'],
  ['GRE besides, met', { ieltsOverall: 6, gre: 310 }, { ...ielts(7), gre_overall: 310 }, 'm'],
  ['GMAT besides, met, English only likely', { toefl: 90, gmat: 600 }, { ...toefl(5, '1-6'), gmat_overall: 605 }, 'l'],
  ['GMAT missed, English only likely', { toefl: 90, gmat: 600 }, { ...toefl(5, '1-6'), gmat_overall: 590 }, 'n'],
  ['GMAT alone is no English', { gmat: 600 }, { gmat_overall: 700 }, '?'],
];

/** A report of each test, by the day it was taken. */
export const REPORT_CASES: [string, Partial<CourseDraft>, (taken: string) => Tests][] = [
  ['IELTS', { ieltsOverall: 6 }, (taken) => ielts(7, 7, taken)],
  ['PTE', { pteOverall: 58 }, (taken) => pte(60, 60, taken)],
  ['TOEFL', { toefl: 90 }, (taken) => toefl(100, '0-120', taken)],
  ['DET', { det: 115 }, (taken) => det(120, taken)],
];

/** The last day of 24 months, the day before and the day after. */
export const REPORT_DAYS: [taken: string, on: string, Short][] = [
  ['2025-01-15', '2027-01-14', 'm'],
  ['2025-01-15', '2027-01-15', 'm'],
  ['2025-01-15', '2027-01-16', 'n'],
  ['2024-02-29', '2026-02-28', 'm'],
  ['2024-02-29', '2026-03-01', 'n'],
];

export const AUSTRALIA_CASES: [string, Tests, Short][] = [
  ['IELTS 6.0', ielts(6), 'l'],
  ['IELTS 5.5: with 10 weeks of English', ielts(5.5), '?'],
  ['IELTS 5.0: with 20 weeks of English', ielts(5), '?'],
  ['IELTS 4.5', ielts(4.5), 'ln'],
  ['PTE 47', pte(47), 'l'],
  ['PTE 46', pte(46), '?'],
  ['PTE 31', pte(31), '?'],
  ['PTE 30', pte(30), 'ln'],
  ['TOEFL 67 of 120', toefl(67, '0-120'), 'l'],
  ['TOEFL 66 of 120', toefl(66, '0-120'), '?'],
  ['TOEFL 37 of 120', toefl(37, '0-120'), '?'],
  ['TOEFL 36 of 120', toefl(36, '0-120'), 'ln'],
  ['TOEFL 6 of 6', toefl(6, '1-6'), 'n'],
  ['TOEFL 5 of 6', toefl(5, '1-6'), 'n'],
  ['DET: Home Affairs takes no test that is taken online', det(160), 'n'],
  ['DET before 7 August 2025', det(160, '2025-08-06'), 'n'],
  ['DET beside a score that is enough', { ...det(160), ...ielts(6) }, 'l'],
  ['no test', {}, '?'],
  // E16 of the findings: 6.0 was requested before 7 August 2025 too.
  ['IELTS 6.5 before 7 August 2025', ielts(6.5, 6, '2025-08-01'), 'l'],
  ['IELTS 6.0 on 6 August 2025', ielts(6, 6, '2025-08-06'), 'l'],
  ['IELTS 5.5 on 6 August 2025: with 10 weeks of English', ielts(5.5, 5.5, '2025-08-06'), '?'],
  ['IELTS 4.5 on 6 August 2025', ielts(4.5, 4.5, '2025-08-06'), 'ln'],
  ['PTE 50 on 6 August 2025', pte(50, 50, '2025-08-06'), 'l'],
  ['PTE 47 on 6 August 2025: enough a day later', pte(47, 47, '2025-08-06'), '?'],
  ['PTE 47 on 7 August 2025', pte(47, 47, '2025-08-07'), 'l'],
  ['PTE 36 on 6 August 2025', pte(36, 36, '2025-08-06'), '?'],
  ['PTE 35 on 6 August 2025', pte(35, 35, '2025-08-06'), 'ln'],
  ['TOEFL 64 on 6 August 2025', toefl(64, '0-120', '2025-08-06'), 'l'],
  ['TOEFL 64 on 7 August 2025', toefl(64, '0-120', '2025-08-07'), '?'],
  ['TOEFL 35 on 6 August 2025', toefl(35, '0-120', '2025-08-06'), '?'],
  ['TOEFL 34 on 6 August 2025', toefl(34, '0-120', '2025-08-06'), 'ln'],
  ['a test of 7 August 2025', ielts(9, 9, '2025-08-07'), 'l'],
  ['the best of two', { ...toefl(5, '1-6'), ...ielts(6) }, 'l'],
];

export const LEVEL_CASES: [course: CourseDraft['level'], own: EducationLevel[], Short][] = [
  ['Under Graduate', ['Senior Secondary'], 'm'],
  ['Under Graduate', ['Secondary'], 'n'],
  ['Under Graduate', ['ITI/Diploma'], '?'],
  ['Under Graduate', ['ITI/Diploma', 'Senior Secondary'], 'm'],
  ['Under Graduate', ['Bachelors'], 'm'],
  ['Under Graduate Diploma', ['Senior Secondary'], 'm'],
  ['Under Graduate Diploma', ['Masters'], 'm'],
  ['Under Graduate Certificate', ['Secondary'], 'n'],
  ['Associate', ['Senior Secondary'], 'm'],
  ['Foundation', ['Senior Secondary'], 'm'],
  ['Foundation', ['Secondary'], '?'],
  ['Post Graduate', ['Senior Secondary'], 'n'],
  ['Post Graduate', ['ITI/Diploma'], 'n'],
  ['Post Graduate', ['Bachelors'], 'm'],
  ['Post Graduate', ['Senior Secondary', 'Bachelors'], 'm'],
  ['Post Graduate', ['Graduate Diploma'], '?'],
  ['Post Graduate', ['Masters'], 'm'],
  ['Post Graduate Diploma', ['Senior Secondary'], 'n'],
  ['Post Graduate Certificate', ['Bachelors'], 'm'],
  ['Post Graduate', [], '?'],
  ['', ['Masters'], '?'],
];

/** How many questions with their answers by hand there are in these tables and in those of marks. */
export const CASES_BY_HAND =
  TOEFL_ON_120.flatMap(([, ...verdicts]) => verdicts).length +
  REPORT_CASES.length * REPORT_DAYS.length +
  [TOEFL_ON_6, TOEFL_SAME_SCALE, TEST_CASES, AUSTRALIA_CASES, LEVEL_CASES, ...Object.values(MARKS_CASES)].flat().length;
