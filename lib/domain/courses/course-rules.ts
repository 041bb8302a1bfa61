import type { ScoreScale } from '../test-scores';

/** What a course's fields may hold, whether they are typed into the form or come with an upload. */

export const LONGEST_NAME = 300;
export const LONGEST_CODE = 60;
/** Of several names in one line. */
export const LONGEST_PLACES = 2_000;
/** Entry requirements and remarks. */
export const LONGEST_TEXT = 20_000;

/** In months. Uploads state weeks and days too: 10 weeks are 2.5 months. */
export const DURATION: ScoreScale = { from: 0.5, to: 240, step: 0.5 };

/**
 * The fee of a stored course, in minor units: 0 only where its source says that it is free, whatever stands there otherwise; null where
 * none is published.
 */
export const publishedFee = (course: { tuitionFeeMinor: number | null; free?: boolean }): number | null =>
  course.tuitionFeeMinor || (course.free ? 0 : null);

/** A formula as a text file holds it, or a text that some spreadsheet programs would run as one. */
const FORMULA = /^(?:=|[+@-][^\s]*[|(!])/;
export const isFormula = (text: string): boolean => FORMULA.test(text);
export const hasLetter = (text: string): boolean => /\p{L}/u.test(text);

/** Why a lowest score can't go with the overall score; null when it can. */
export function lowestScoreProblem(lowest: number | null, overall: number | null): string | null {
  if (lowest === null || overall === null || lowest <= overall) return null;
  return `A lowest section score of ${lowest} can’t go with an overall score of ${overall}`;
}
