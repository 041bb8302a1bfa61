import { dateText } from '../days/day-words';
import { LONGEST_MARKS, marksIn, markWords, readMarks } from '../marks/paper-marks';
import type { TESTS } from '../test-scores';

/** Scores and marks of a lead or student as a register says them: kept with the agency's record, also where no day is known. */

export const FACT_KINDS = ['ielts', 'pte', 'toefl', 'det', 'gre', 'gmat', 'marks'] as const satisfies readonly (
  | (typeof TESTS)[number]
  | 'marks'
)[];
type FactKind = (typeof FACT_KINDS)[number];

export interface LeadFact {
  of: FactKind;
  /** As it was written: marks are read from it, never stored as another scale. */
  typed: string;
  /** Of a test; null for marks, and for a result that is awaited. */
  score: number | null;
  /** The lowest part of a test, where it is stated. */
  lowest: number | null;
  /** 'YYYY-MM-DD'; null where no day is stated. */
  on: string | null;
}

const NAMES: Record<FactKind, string> = {
  ielts: 'IELTS',
  pte: 'PTE',
  toefl: 'TOEFL',
  det: 'Duolingo',
  gre: 'GRE',
  gmat: 'GMAT',
  marks: 'Marks',
};

/** 'IELTS 6.5, lowest 5.5 (no date)', 'Marks: CGPA 2.85 of 4'. */
export function factWords({ of, typed, score, lowest, on }: LeadFact): string {
  if (of === 'marks') {
    const marks = marksIn(typed);
    return `Marks: ${marks.length ? marks.map(markWords).join(' and ') : `${typed} (scale not stated)`}`;
  }
  if (score === null) return `${NAMES[of]}: result awaited`;
  return `${NAMES[of]} ${score}${lowest === null ? '' : `, lowest ${lowest}`} (${on ? dateText(on) : 'no date'})`;
}

/** Marks as a fact; null for a text that says no marks. What may be on several scales stays as it is written. */
export function marksFact(typed: string): LeadFact | null {
  const text = typed.replace(/\s+/g, ' ').trim();
  const read = text.length > LONGEST_MARKS ? null : readMarks(text);
  const isKnown = read && ('asks' in read ? /\d/.test(text) && read.offers.length > 0 : read.every(isMarks));
  return isKnown ? { of: 'marks', typed: text, score: null, lowest: null, on: null } : null;
}

const isMarks = ({ kind }: { kind: string }): boolean => kind !== 'other';
