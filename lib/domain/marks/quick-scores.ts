import { EDUCATION_LEVELS, type Education } from '../profile';
import type { TestScores } from '../test-scores';
import { marksText } from './paper-marks';
import { QUICK_TESTS, type QuickProfile, type QuickTest } from './quick-profile';

/** The sections of a report that courses ask for. */
export const QUICK_SECTIONS = ['reading', 'writing', 'speaking', 'listening'] as const;
export type QuickSection = (typeof QUICK_SECTIONS)[number];

/** What decides verdicts, as a profile holds it: the highest studies and one English test, with the report's day and sections. */
export interface QuickScores extends QuickProfile {
  /** The day of the test, 'YYYY-MM-DD'; null where it isn't known. */
  taken: string | null;
  sections: Record<QuickSection, number | null>;
}

interface Stored {
  educationSummaries?: readonly Partial<Education>[];
  tests?: Readonly<Partial<TestScores>>;
}

/** The same of a stored profile: of several studies the highest, of several tests the newest; null where it has neither. */
export function quickScoresOf({ educationSummaries = [], tests = {} }: Stored): QuickScores | null {
  const rank = ({ level_of_education: level }: Partial<Education>) => (level ? EDUCATION_LEVELS.indexOf(level) : -1);
  const [studies] = educationSummaries.toSorted((one, other) => rank(other) - rank(one));
  const dayOf = (test: QuickTest) => tests[`${test}_test_date`] ?? '';
  const [test = null] = QUICK_TESTS.filter((one) => typeof tests[`${one}_overall`] === 'number').toSorted(
    (one, other) => dayOf(other).localeCompare(dayOf(one)),
  );
  if (!studies?.level_of_education && !test) return null;
  const section = (name: QuickSection) => (test === null || test === 'det' ? null : (tests[`${test}_${name}`] ?? null));
  return {
    level: studies?.level_of_education ?? null,
    country: studies?.country_of_education ?? '',
    marks: marksText(studies ?? {}),
    percentage: null,
    backlogs: studies?.backlogs ?? null,
    workYears: null,
    field: studies?.fieldOfStudy ?? '',
    subjects: studies?.subjects ?? '',
    language: studies?.language_of_instruction ?? '',
    test,
    overall: test && (tests[`${test}_overall`] ?? null),
    lowest: null,
    taken: (test && tests[`${test}_test_date`]) || null,
    sections: {
      reading: section('reading'),
      writing: section('writing'),
      speaking: section('speaking'),
      listening: section('listening'),
    },
  };
}
