import { type ExamName, type Score, SKILLS, type Skill } from '../truth';
import type { Dice } from './dice';

/** How sheets and universities write the score of one English test. */

export type EnglishTest = Exclude<ExamName, 'gre' | 'gmat'>;

const NAMES: Record<EnglishTest, readonly string[]> = {
  ielts: [
    'IELTS',
    'IELTS',
    'IELTS',
    'IELTS Academic',
    'Academic IELTS',
    'IELTS (Academic)',
    'IELTS UKVI',
    'IELTS for UKVI',
    'International English Language Testing System (IELTS)',
  ],
  toefl: ['TOEFL', 'TOEFL', 'TOEFL iBT', 'TOEFL IBT', 'TOEFL (iBT)', 'TOEFL internet-based', 'iBT TOEFL'],
  pte: ['PTE', 'PTE', 'PTE Academic', 'PTE-A', 'Pearson PTE', 'Pearson Test of English (Academic)', 'PTE (Academic)'],
  det: ['Duolingo', 'DET', 'Duolingo English Test', 'Duolingo (DET)', 'Duolingo English Test (DET)'],
};

const SECTIONS: Record<EnglishTest, readonly string[]> = {
  ielts: ['band', 'component', 'section', 'sub-band', 'module', 'individual band', 'element', 'skill', 'sub-score'],
  toefl: ['section', 'component', 'skill', 'sub-score', 'section score'],
  pte: ['communicative skill', 'section', 'component', 'skill', 'sub-score', 'module'],
  det: ['subscore', 'sub-score', 'component', 'section'],
};

export const nameOf = (d: Dice, test: EnglishTest) => d.of(NAMES[test]);

/** '6' as '6' or '6.0', as the test's own numbers are written. */
export const written = (d: Dice, test: EnglishTest, value: number) =>
  test === 'ielts' && Number.isInteger(value) && d.percent(75) ? value.toFixed(1) : String(value);

/** A score that is asked for somewhere: overall, and the floor that may go with it. */
export function numbersOf(d: Dice, test: EnglishTest): { overall: number; lowest: number } {
  if (test === 'ielts') {
    const overall = d.of([5, 5.5, 6, 6, 6.5, 6.5, 6.5, 7, 7.5]);
    return { overall, lowest: overall - d.of([0, 0.5, 0.5, 0.5, 1]) };
  }
  if (test === 'pte') {
    const overall = d.of([36, 42, 46, 50, 51, 54, 56, 58, 59, 61, 64, 65, 67, 70, 76]);
    return { overall, lowest: overall - d.of([0, 3, 5, 7, 8]) };
  }
  if (test === 'det') {
    const overall = d.of([85, 90, 95, 100, 105, 110, 115, 120, 125, 130]);
    return { overall, lowest: overall - d.of([0, 5, 10, 15, 20]) };
  }
  if (d.percent(15)) {
    const overall = d.of([3.5, 4, 4.5, 5]);
    return { overall, lowest: overall - d.of([0, 0.5]) };
  }
  return { overall: d.of([60, 68, 72, 78, 79, 80, 83, 85, 88, 90, 92, 94, 95, 100, 102]), lowest: d.from(12, 23) };
}

/** A test's name and its number, with a lowest part in brackets or after 'no less than', and no other word: a line of a list. */
export function listed(d: Dice, test: EnglishTest): { text: string; score: Score } {
  const { overall, lowest } = numbersOf(d, test);
  const [o, l] = [written(d, test, overall), written(d, test, lowest)];
  const name = nameOf(d, test);
  const mark = d.of([': ', ': ', ' ', ' - ', ' – ']);
  if (d.percent(40)) return { text: `${name}${mark}${o}`, score: { overall } };
  const floor = d.of([`(${l})`, `(no less than ${l})`, `(no less than ${l})`, `no less than ${l}`]);
  return { text: `${name}${mark}${o} ${floor}`, score: { overall, lowest } };
}

/** The same in words. */
export function said(d: Dice, test: EnglishTest): { text: string; score: Score } {
  const { overall, lowest } = numbersOf(d, test);
  const o = written(d, test, overall);
  const name = nameOf(d, test);
  if (d.percent(30)) return { text: withoutFloor(d, name, o), score: { overall } };
  if (d.percent(8)) return bySkill(d, test, name, overall);
  // A section of the former TOEFL ends at 30.
  const isOneScale = test !== 'toefl' || overall <= 6;
  if (isOneScale && d.percent(8)) {
    const all = d.of(['each', 'in each', 'in all', 'in all', 'in every']);
    const section = d.of(SECTIONS[test]);
    const rest = all === 'each' ? all : `${all} ${all === 'in all' ? `${section}s` : section}`;
    return { text: `${name} ${o} ${rest}`, score: { overall, lowest: overall } };
  }
  const text = withFloor(d, name, o, written(d, test, lowest), d.of(SECTIONS[test]));
  if (test !== 'ielts' || lowest !== overall - 0.5 || !d.percent(4)) return { text, score: { overall, lowest } };
  const lower = lowest - 0.5;
  return { text: `${text}, one ${written(d, test, lower)} allowed`, score: { overall, lowest, oneLower: lower } };
}

const withoutFloor = (d: Dice, name: string, o: string) =>
  d.of([
    `${name} ${o}`,
    `${name} ${o} overall`,
    `${name} of ${o}`,
    `${name} of at least ${o}`,
    `${name} ${o} or above`,
    `${name} ${o}+`,
    `a minimum ${name} score of ${o}`,
    `at least ${o} in ${name}`,
    `an overall ${name} score of ${o}`,
    `${name} with an overall score of ${o} or higher`,
    `${name} (minimum ${o})`,
    `${name} >= ${o}`,
    `${name} minimum ${o}`,
    `overall ${o} in ${name}`,
  ]);

const withFloor = (d: Dice, name: string, o: string, l: string, section: string) =>
  d.of([
    `${name} ${o} overall with no ${section} less than ${l}`,
    `${name} ${o} with no ${section} below ${l}`,
    `${name} ${o} (no ${section} below ${l})`,
    `${name} ${o} overall (minimum ${l} in each ${section})`,
    `${name} overall ${o} with a minimum of ${l} in each ${section}`,
    `${name} overall ${o}, not less than ${l} in any ${section}`,
    `a minimum overall score of ${o} in ${name}, with at least ${l} in every ${section}`,
    `an overall ${name} score of ${o} with not less than ${l} in each ${section}`,
    `${name}: ${o} with no ${section} lower than ${l}`,
    `${name}: ${o} overall; minimum ${l} in all ${section}s`,
    `${o} in ${name} with ${l} in each ${section}`,
    `minimum ${o} in ${name} (${l} in all ${section}s)`,
    `${name} ${o} (with ${l} in each ${section})`,
    `${name} score of ${o} or higher and ${l} or above in every ${section}`,
    `overall ${o} in ${name} and nothing below ${l}`,
    `${name} ${o} (min. ${l})`,
    `${name} ${o} with ${l} each`,
    `${name} ${o}, NBLT ${l}`,
    `${name} ${o}/${l}`,
    `${name} ${o} (each ${section} ${l})`,
    `${name} ${o} (${l} in each ${section})`,
    `${name} ${o} with minimum ${l} across all ${section}s`,
    `${name}: minimum ${o} (no ${section} score under ${l})`,
    `${name} ${o} overall with minimum ${section} scores of ${l}`,
  ]);

/** Floors that differ from section to section. */
function bySkill(d: Dice, test: EnglishTest, name: string, overall: number): { text: string; score: Score } {
  const high = test === 'toefl' && overall > 6 ? d.from(20, 24) : overall;
  const step = test === 'ielts' || overall <= 6 ? 0.5 : d.from(2, 5);
  const low = high - step;
  const [h, l, o] = [high, low, overall].map((value) => written(d, test, value)) as [string, string, string];
  const [first, second, third, fourth] = d.some(SKILLS, 4) as [Skill, Skill, Skill, Skill];
  const floors = (skills: readonly Skill[], value: number) => Object.fromEntries(skills.map((skill) => [skill, value]));
  const pairs = { ...floors([first, second], high), ...floors([third, fourth], low) };
  return d.of([
    {
      text: `${name} ${o} overall with ${h} in ${first} and ${second} and ${l} in ${third} and ${fourth}`,
      score: { overall, parts: pairs },
    },
    {
      text: `${name} ${o} (${first} ${h}, ${second} ${h}, ${third} ${l}, ${fourth} ${l})`,
      score: { overall, parts: pairs },
    },
    {
      text: `${name} ${o} overall with a ${first} score of ${h}`,
      score: { overall, parts: floors([first], high) },
    },
    {
      text: `${name} ${o} overall, minimum ${h} in ${first} and ${l} in all other sections`,
      score: { overall, lowest: low, parts: floors([first], high) },
    },
  ]);
}
