import { EXAMS, type Exam } from '../test-scores';

/** How a test is called on cards and chips. */
export const testName = (test: Exam): string => (test === 'toefl' ? 'TOEFL' : EXAMS[test].name);

/** What a course publishes of a test. */
export const SCORES_OF = {
  ielts: ['ieltsOverall', 'ieltsLessThan'],
  pte: ['pteOverall', 'pteLessThan'],
  toefl: ['toefl', 'toeflLessThan'],
  det: ['det', 'detLessThan'],
  gre: ['gre'],
  gmat: ['gmat'],
} as const satisfies Record<Exam, readonly string[]>;
/** Tests that a course asks for beside one of English: one that publishes none may ask for none. */
export const isFurtherTest = (test: Exam): boolean => test === 'gre' || test === 'gmat';
const ENGLISH = (Object.keys(SCORES_OF) as Exam[]).filter((test) => !isFurtherTest(test));

const EITHER = new Intl.ListFormat('en-GB', { type: 'disjunction' });

export const NO_ENGLISH_SCORE = 'English scores not published';

/** The filter of courses for a student without a test, in words. */
export const withoutLabel = (test: Exam): string =>
  `Without ${testName(test)}: ${isFurtherTest(test) ? 'no score published' : 'another test or no test is accepted'}`;

type Scores = Readonly<Record<(typeof SCORES_OF)[Exam][number], number | null>>;

/** What is known of a course that is found for a student without these tests: which others will do, or that no score is published. */
export function withoutText(tests: readonly Exam[], course: Scores): string {
  const publishes = (test: Exam) => SCORES_OF[test].some((field) => course[field] !== null);
  const published = ENGLISH.filter(publishes);
  const others = published.filter((one) => !tests.includes(one)).map(testName);
  const lines = tests.map((test) => {
    if (isFurtherTest(test)) return publishes(test) ? '' : `${testName(test)} score not published`;
    if (published.length === 0) return NO_ENGLISH_SCORE;
    return others.length > 0 ? `${EITHER.format(others)} is accepted instead of ${testName(test)}` : '';
  });
  return [...new Set(lines)].filter((line) => line !== '').join(' · ');
}
