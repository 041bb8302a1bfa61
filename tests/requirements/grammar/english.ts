import type { CourseLevel } from '@/lib/domain/courses/course';
import type { Item, Piece, Score } from '../truth';
import type { Dice } from './dice';
import { type EnglishTest, listed, nameOf, numbersOf, said, written } from './scores';

/** What courses ask of English: lists, sentences, waivers, pairs of levels, pathways, and words that lift it. */
export function english(d: Dice, level: CourseLevel): Piece {
  const roll = d.from(1, 100);
  if (roll <= 25) return list(d);
  if (roll <= 68) return sentence(d);
  if (roll <= 76) return withWaiver(d);
  if (roll <= 82) return sideOfLevel(level) ? pair(d, level) : sentence(d);
  if (roll <= 89) return withPathway(d);
  return lifted(d);
}

/** Which of 'UG' and 'PG' a course is; null where that could be argued. */
export const sideOfLevel = (level: CourseLevel): 'UG' | 'PG' | null => {
  if (level === 'Foundation' || level === 'Associate') return null;
  return level.startsWith('Post') ? 'PG' : 'UG';
};

const TESTS: readonly EnglishTest[] = ['ielts', 'toefl', 'pte', 'det'];

/** IELTS nearly always, and up to three others. */
function testsOf(d: Dice, most: number): EnglishTest[] {
  const others = d.some(TESTS.slice(1), d.from(0, most - 1));
  return d.percent(92) || others.length === 0 ? ['ielts', ...others] : others;
}

const pieceOf = (text: string, parts: readonly { test: EnglishTest; text: string; score: Score }[]): Piece => ({
  text,
  truth: { tests: Object.fromEntries(parts.map(({ test, score }) => [test, score])) },
  stated: parts.map(({ test, text }) => ({ item: test as Item, text })),
});

function list(d: Dice): Piece {
  const parts = testsOf(d, 4).map((test) => ({ test, ...listed(d, test) }));
  const between = d.of([' | ', '; ', ', ', ' / ', '\n', ' || ']);
  return { ...pieceOf(parts.map(({ text }) => text).join(between), parts), list: true };
}

/** Around scores: words that make a sentence of them. */
const FRAMES = [
  'Applicants must have X',
  'Applicants need X',
  'International students must provide X',
  'Candidates whose first language is not English must provide X',
  'English language requirement is X',
  'The minimum English requirement is X',
  'You will need X',
  'Applicants are required to demonstrate English proficiency through X',
  'We ask for X',
  'This degree requires X',
  'Entry to the course requires X',
  'English proficiency: applicants should have achieved X',
] as const;
/** Around scores: labels, of which it can be argued whether a list stays one. */
const LABELS = [
  'English: X',
  'English Language: X',
  'ELP - X',
  'Language requirement: X',
  'English requirements: X',
  'X',
];

const ASIDES = [
  'taken within the last two years',
  'Test results must be less than two years old.',
  'Scores are valid for two years from the test date.',
  'or equivalent',
];

/** Alternatives that the product has no field for; their numbers are nobody's score. */
const OTHER_TESTS = [
  'C1 Advanced 176',
  'CAE 180',
  'OET grade B',
  'LanguageCert B2 Communicator',
  'Cambridge English 169',
  'MET 59',
];

function sentence(d: Dice): Piece {
  const parts = testsOf(d, 3).map((test) => ({ test, ...said(d, test) }));
  const between = parts.some(({ text }) => text.includes(','))
    ? d.of([' or ', '; or '])
    : d.of([' or ', ', or ', ' OR ']);
  const isSentence = d.percent(60);
  const frame = isSentence ? d.of(FRAMES) : d.of(LABELS);
  const scores = parts.map(({ text }) => text).join(between);
  const piece = pieceOf(
    frame.replace('X', () => scores),
    parts,
  );
  if (d.percent(6)) {
    const more = d.of(OTHER_TESTS);
    const other: Piece['other'] = [{ kind: 'none', text: more, also: ['judged', 'selection', 'unknown'] }];
    return { ...piece, text: `${piece.text} or ${more}`, other, list: isSentence ? false : null };
  }
  if (!d.percent(12)) return { ...piece, list: isSentence ? false : null };
  const aside = d.of(ASIDES);
  const text = aside.endsWith('.') ? `${piece.text}. ${aside}` : `${piece.text}, ${aside}`;
  return { ...piece, text, other: [{ kind: 'none', text: aside, also: ['handIn'] }], list: isSentence ? false : null };
}

const WAIVERS = [
  'IELTS waiver for students with 70% in English in Standard XII',
  'IELTS can be waived for applicants with 65% or above in Class 12 English (CBSE/ISC)',
  'MOI accepted',
  '70% in XII English is accepted in lieu of IELTS',
  'No test needed for applicants from English-speaking countries',
  'A Medium of Instruction letter is accepted in place of a test',
  'Applicants whose previous degree was taught in English are exempt from this requirement',
  'English test waived for graduates of English-medium universities',
  'MOI letter accepted in lieu of IELTS',
  'Exemption from the English test is given with 75% in English at 12th',
  'Waiver possible if the last qualification was taught entirely in English',
] as const;

function withWaiver(d: Dice): Piece {
  const { text: scores, score } = said(d, 'ielts');
  if (d.percent(25)) {
    const waiver = d.of([
      'No IELTS required with a medium of instruction letter',
      'No English test needed for those taught in English',
      'IELTS not required with MOI',
    ]);
    const piece = pieceOf(`${waiver}, otherwise ${scores}`, [{ test: 'ielts', text: scores, score }]);
    return waived(piece, waiver);
  }
  const waiver = d.of(WAIVERS);
  const piece = pieceOf(`${scores}${d.of(['. ', '; ', '. '])}${waiver}`, [{ test: 'ielts', text: scores, score }]);
  return waived(piece, waiver);
}

const waived = (piece: Piece, words: string): Piece => ({
  ...piece,
  truth: { ...piece.truth, englishWaived: true },
  stated: [...(piece.stated ?? []), { item: 'englishWaived', text: words }],
  list: null,
});

function pair(d: Dice, level: CourseLevel): Piece {
  const test = d.of(['ielts', 'ielts', 'ielts', 'pte', 'toefl'] as const);
  const high = numbersOf(d, test);
  const step = high.overall > 9 ? 6 : 0.5;
  const [ug, pg] = [written(d, test, high.overall - step), written(d, test, high.overall)];
  const name = nameOf(d, test);
  const text = d.of([
    `${name} ${ug} (UG) / ${pg} (PG)`,
    `UG: ${name} ${ug}, PG: ${name} ${pg}`,
    `${name} ${ug} for undergraduate and ${pg} for postgraduate programmes`,
    `${name}: UG ${ug}, PG ${pg}`,
    `${name} ${pg} for PG and ${ug} for UG courses`,
    `For Bachelors ${name} ${ug}; for Masters ${name} ${pg}`,
  ]);
  const overall = sideOfLevel(level) === 'PG' ? high.overall : high.overall - step;
  return { ...pieceOf(text, [{ test, text, score: { overall } }]), list: null };
}

function withPathway(d: Dice): Piece {
  const { overall, lowest } = numbersOf(d, 'ielts');
  const [o, l] = [written(d, 'ielts', overall), written(d, 'ielts', lowest)];
  const lower = written(d, 'ielts', overall - 0.5);
  const direct = d.of([`IELTS ${o} for direct entry`, `IELTS ${o} (${l}) for direct entry`, `IELTS ${o} (${l})`]);
  const pathway = d.of([
    `${lower} for the pre-sessional pathway`,
    `students with IELTS ${lower} may join a 10-week pre-sessional course`,
    `conditional entry through the English pathway at ${lower}`,
    `applicants with ${lower} can take our ESL programme first`,
    `pre-sessional English for those with IELTS ${lower}`,
  ]);
  const score = direct.includes('(') ? { overall, lowest } : { overall };
  const piece = pieceOf(`${direct}${d.of(['; ', ', ', '. '])}${pathway}`, [{ test: 'ielts', text: direct, score }]);
  return waived(piece, pathway);
}

/** Words that ask for no test at all. */
function lifted(d: Dice): Piece {
  const text = d.of([
    'IELTS not required',
    'No IELTS required',
    'IELTS is optional',
    'English test: not required',
    'IELTS/TOEFL not mandatory',
    'IELTS: N/A',
    'PTE: not applicable',
    'No English test is needed for this course',
    'IELTS 6.5 is preferred but not required',
    'TOEFL waived for the 2027 intake',
    'IELTS is waived for all applicants',
    'Duolingo score is optional',
    'IELTS 6.0 recommended, not compulsory',
  ]);
  return { text, other: [{ kind: 'none', text, also: ['judged'] }], list: null };
}
