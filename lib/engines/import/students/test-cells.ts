import type { ProfileColumn } from '@/lib/domain/student-fields';
import { EXAMS, type Exam, TESTS } from '@/lib/domain/test-scores';
import { examsIn, parseScores } from '../values/scores';

type Cells = { [column in ProfileColumn]?: string };

/** The four sections as people shorten them beside a score: 'L7 R6.5 W6 S6.5'. */
const SECTIONS = { l: 'listening', r: 'reading', w: 'writing', s: 'speaking' } as const;
const A_SECTION = /\b(l|r|w|s)(?:istening|eading|riting|peaking)?\s*[:=-]?\s*(\d{1,2}(?:\.\d)?)(?![\d.])/gi;

/**
 * The reports of tests that a row states, each with its day and its sections. A score without the day of its test, or
 * that isn't known to be of
 * one test, is left unread, with the reason: the profile takes none like that.
 */
export function testsOfCells(cells: Cells): { profile: Cells; unread: [ProfileColumn, string][] } {
  const stated = withNamedTest(cells);
  const profile: Cells = {};
  const unread: [ProfileColumn, string][] = stated.unread;
  const taken = TESTS.filter((test) => stated.cells[`${test}_overall`] !== undefined);
  for (const test of TESTS) {
    const own = (Object.keys(stated.cells) as ProfileColumn[]).filter((column) => column.startsWith(`${test}_`));
    if (!own.length) continue;
    const day = stated.cells[`${test}_test_date`] ?? (taken.length === 1 ? cells.test_date : undefined);
    const { scores, problem } = reportOf(test, stated.cells);
    const why = problem || (day ? '' : 'the test date is missing.');
    const from = (column: ProfileColumn) =>
      stated.from === test && column === `${test}_overall` ? 'english_test' : column;
    if (why) unread.push(...own.map((column, at): [ProfileColumn, string] => [from(column), at === 0 ? why : '']));
    else Object.assign(profile, scores, { [`${test}_test_date`]: day });
  }
  const isUsed = taken.some(
    (test) => profile[`${test}_test_date`] !== undefined && profile[`${test}_test_date`] === cells.test_date,
  );
  if (cells.test_date && !isUsed) unread.push(['test_date', '']);
  return { profile, unread };
}

/** 'PTE 58' of a column for any test stands as that test's score. */
function withNamedTest({ english_test, test_date: _day, ...cells }: Cells): {
  cells: Cells;
  from: Exam | null;
  unread: [ProfileColumn, string][];
} {
  if (english_test === undefined) return { cells, from: null, unread: [] };
  const [test, other] = examsIn(english_test);
  if (!test || other) return { cells, from: null, unread: [['english_test', 'it must name exactly one test.']] };
  const column = `${test}_overall` as const;
  if (cells[column] !== undefined) return { cells, from: null, unread: [['english_test', '']] };
  return { cells: { ...cells, [column]: english_test }, from: test, unread: [] };
}

function reportOf(test: Exam, cells: Cells): { scores: Cells; problem: string } {
  const text = cells[`${test}_overall`];
  if (text === undefined) return { scores: {}, problem: 'the overall score is missing.' };
  const sections = test === 'ielts' || test === 'pte' ? sectionsIn(text) : {};
  const alone = Object.keys(sections).length
    ? text
        .replace(A_SECTION, ' ')
        .replace(/[()[\],;]/g, ' ')
        .trim()
    : text;
  const { value, problem } = parseScores(Number.isNaN(Number(alone)) ? alone : Number(alone), test);
  const overall = value?.overall ?? null;
  if (overall === null || value?.lessThan != null)
    return { scores: {}, problem: problem ?? `“${text}” is not a ${EXAMS[test].name} score.` };
  const scores: Cells = { [`${test}_overall`]: String(overall) };
  if (test === 'ielts' || test === 'pte') {
    for (const section of Object.values(SECTIONS)) {
      const score = cells[`${test}_${section}`] ?? sections[section];
      if (score !== undefined) scores[`${test}_${section}`] = score;
    }
  }
  return { scores, problem: '' };
}

/** The four sections beside a score; none where one is missing. */
export function sectionsIn(text: string): { [section in (typeof SECTIONS)[keyof typeof SECTIONS]]?: string } {
  const found = [...text.matchAll(A_SECTION)].map(
    ([, letter = '', score = '']) => [SECTIONS[letter.toLowerCase() as keyof typeof SECTIONS], score] as const,
  );
  return found.length === 4 ? Object.fromEntries(found) : {};
}
