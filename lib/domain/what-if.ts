import { type ScoreScale, TEST_FIELD_KINDS, TOEFL_REPORTS, type ToeflScale } from './test-scores';

/** What can be raised to see what it would open: scores, and the percentages of earlier studies. */
export const WHAT_IF_FIELDS = ['ielts', 'pte', 'toefl', 'det', 'gre', 'gmat', 'school', 'degree'] as const;
export type WhatIfField = (typeof WHAT_IF_FIELDS)[number];

/** The studies whose percentage is meant. */
export const WHAT_IF_STUDIES = { school: 'Senior Secondary', degree: 'Bachelors' } as const;

/** What a field is on; TOEFL on the scale of the own report. */
export function whatIfScale(field: WhatIfField, toefl: ToeflScale): ScoreScale {
  if (field === 'toefl') return TOEFL_REPORTS[toefl].overall;
  if (field === 'school' || field === 'degree') return { from: 0, to: 100, step: 1 };
  // Only the Focus edition can still be sat; its scores end in 5.
  if (field === 'gmat') return { ...TEST_FIELD_KINDS.gmat_overall, step: 10 };
  return TEST_FIELD_KINDS[`${field}_overall`];
}
