import type { CourseLevel } from '@/lib/domain/courses/course';
import type { Case, Piece } from '../truth';
import { startsOf, wordsOf } from '../words';
import { clause } from './clauses';
import { type Dice, dice } from './dice';
import { english } from './english';
import { graduate } from './graduate';
import { backlogs, gap } from './history';
import { marks } from './marks';

/**
 * Requirement texts as sheets of agencies and pages of universities have them, each with what it says. No reader of
 * requirements shares a table with it.
 * @param seed any whole number; the same cases for the same one
 */
export function requirementCases(count: number, seed: number): Case[] {
  const d = dice(seed);
  return Array.from({ length: count }, () => oneCase(d));
}

const LEVELS: readonly CourseLevel[] = [
  'Post Graduate',
  'Post Graduate',
  'Post Graduate',
  'Under Graduate',
  'Under Graduate',
  'Under Graduate Diploma',
  'Post Graduate Certificate',
  'Post Graduate Diploma',
];

/** Made anew where words of its truth stand twice in it: nobody could say which are meant. */
function oneCase(d: Dice): Case {
  const made = drawn(d);
  const words = wordsOf(made.text);
  return [...made.stated, ...made.other].some(({ text }) => startsOf(text, words).length !== 1) ? oneCase(d) : made;
}

function drawn(d: Dice): Case {
  const level = d.of(LEVELS);
  const pieces = piecesOf(d, level);
  const between = d.of(['. ', '. ', '. ', '; ', '\n', ' | ', '\n- ', ' • ']);
  const isStopped = between === '. ' && d.percent(60);
  const isCapital = between !== '; ' && d.percent(80);
  const said = pieces.map((piece) => (isCapital ? startingLarge(piece) : piece));
  const truths = said.flatMap((piece) => piece.truth ?? []);
  const made: Case = {
    text: `${said.map(({ text }) => text).join(between)}${isStopped ? '.' : ''}`,
    level,
    truth: Object.assign({}, ...truths, { tests: Object.assign({}, ...truths.map(({ tests }) => tests ?? {})) }),
    stated: said.flatMap((piece) => piece.stated ?? []),
    other: said.flatMap((piece) => piece.other ?? []),
    list: said.length === 1 ? (said[0]?.list ?? null) : said.some((piece) => piece.list === false) ? false : null,
  };
  return misspelt(d, made);
}

function piecesOf(d: Dice, level: CourseLevel): Piece[] {
  const pieces: Piece[] = [];
  if (d.percent(62)) pieces.push(english(d, level));
  if (d.percent(45)) pieces.push(marks(d, level));
  if (level === 'Post Graduate' && d.percent(30)) pieces.push(graduate(d));
  if (d.percent(15)) pieces.push(backlogs(d, level));
  if (d.percent(15)) pieces.push(gap(d, level));
  for (let more = d.of([0, 0, 0, 1, 1, 2]); more > 0; more -= 1) pieces.push(clause(d, level));
  if (pieces.length === 0) pieces.push(clause(d, level));
  return d.some(pieces, pieces.length);
}

/** A piece that begins with a capital, in its text and in the words its truth points to. */
function startingLarge(piece: Piece): Piece {
  const small = piece.text;
  const large = (text: string) => (small.startsWith(text) ? `${text.charAt(0).toUpperCase()}${text.slice(1)}` : text);
  return rewritten(piece, large);
}

const rewritten = <T extends Piece>(piece: T, write: (text: string) => string): T => ({
  ...piece,
  text: write(piece.text),
  ...(piece.stated && { stated: piece.stated.map((one) => ({ ...one, text: write(one.text) })) }),
  ...(piece.other && { other: piece.other.map((one) => ({ ...one, text: write(one.text) })) }),
});

/** What hands and spreadsheets do to texts; the truth's words go with them. */
const SLIPS: readonly [share: number, write: (text: string) => string][] = [
  [3, (text) => text.toUpperCase()],
  [3, (text) => text.toLowerCase()],
  [1, (text) => text.replaceAll('IELTS', 'IELTs')],
  [1, (text) => text.replaceAll('IELTS', 'IETLS')],
  [1, (text) => text.replaceAll('overall', 'over all')],
  [1, (text) => text.replaceAll('overall', 'overal')],
  [1, (text) => text.replaceAll('minimum', 'minimun')],
  [1, (text) => text.replaceAll('less than', 'less then')],
  [1, (text) => text.replaceAll('Duolingo', 'Duolingo ')],
  [1, (text) => text.replaceAll(' with ', ' w/ ')],
  [1, (text) => text.replaceAll('experience', 'experiance')],
  [1, (text) => text.replaceAll('required', 'requried')],
  [2, (text) => text.replaceAll(' ', '\u00a0')],
  [2, (text) => text.replaceAll('%', ' %')],
  [1, (text) => text.replaceAll("'", '’')],
  [1, (text) => text.replaceAll('minimum', 'min')],
  [1, (text) => text.replaceAll('backlogs', 'arrears')],
];

function misspelt(d: Dice, made: Case): Case {
  let slipped: Case = made;
  for (const [share, write] of SLIPS) if (d.percent(share)) slipped = rewritten(slipped, write);
  return slipped;
}
