import { lowestScoreProblem } from '@/lib/domain/courses/course-rules';
import {
  EXAMS,
  type Exam,
  isOnScale,
  scaleText,
  TOEFL_ASKED,
  TOEFL_SECTION_ASKED,
  type ToeflScale,
} from '@/lib/domain/test-scores';
import { isNothing, type Parsed, quoted, unread } from './parsed';

export interface ScorePair {
  overall: number | null;
  /** 'No band less than'. */
  lessThan: number | null;
  /** Of a TOEFL score on 1 to 6. */
  toeflScale?: '1-6';
}

const EXAM_WORDS: readonly (readonly [RegExp, Exam])[] = [
  [/\bielts\b/i, 'ielts'],
  [/\bpte\b|\bpearson\b/i, 'pte'],
  [/\btoefl\b/i, 'toefl'],
  [/\bdet\b|\bduolingo\b/i, 'det'],
  [/\bgre\b/i, 'gre'],
  [/\bgmat\b/i, 'gmat'],
];

const SUB_SCORE =
  /\b(?:no|not|none|each|every|all|any|individual|sub ?-?(?:score|band|test|section)s?|component|band|section|module|skill|less|lower|below|listening|reading|writing|speaking|lrws?)\b/i;

/** The exam a text names, if it names exactly one. */
export function examIn(text: string): Exam | null {
  const [only, other] = examsIn(text);
  return other === undefined ? (only ?? null) : null;
}

/** The exams a text names, each once. */
export function examsIn(text: string): Exam[] {
  return EXAM_WORDS.flatMap(([pattern, exam]) => (pattern.test(text) ? [exam] : []));
}

const SCALE_WORDS =
  /(?:\bon (?:a |the )?)?(?:\bscale (?:of )?)?\b(1|0) ?(?:-|–|—|to) ?(6|120)\b(?: ?-?(?:point )?scale\b)?/i;

/** The scale of TOEFL that a text names: '1-6', 'scale of 0 to 120'. */
export function toeflScaleIn(text: string): ToeflScale | null {
  const [, from, to] = SCALE_WORDS.exec(text) ?? [];
  if (from === '1' && to === '6') return '1-6';
  return from === '0' && to === '120' ? '0-120' : null;
}

export const withoutToeflScale = (text: string): string => text.replace(SCALE_WORDS, ' ');

/**
 * Reads what one exam asks: 6.5, '6.5 (6.0)', 'Overall 6.5 with no band less than 6.0', '58+'. A score the exam can't give,
 * a range, or differing sub-scores give a problem. 0 and 'not required' mean that nothing is asked.
 * @param stated the scale of a TOEFL score, where the file states it elsewhere
 */
export function parseScores(cell: string | number, exam: Exam, stated?: ToeflScale): Parsed<ScorePair> {
  if (typeof cell === 'number') {
    if (cell === 0) return { value: null };
    return checked(cell, exam, { overall: cell, lessThan: null }, stated);
  }
  const text = cell.trim();
  if (text === '' || /^0+$/.test(text) || isNothing(text)) return { value: null };
  if (/\b(?:not? required|waived?|waiver|no ielts|no pte|exempt)\b/i.test(text)) {
    return { value: null, problem: `${quoted(text)} was read as “no score required”.` };
  }
  const named = exam === 'toefl' ? toeflScaleIn(text) : null;
  const numbers = numbersIn(named ? withoutToeflScale(text) : text);
  if (numbers === null) return unread(text, 'is a range; write one score');
  if (numbers.length === 0) return unread(text, `contains no ${EXAMS[exam].name} score`);
  const subs = [...new Set(numbers.filter((number) => number.isSub).map((number) => number.value))];
  const overalls = [...new Set(numbers.filter((number) => !number.isSub).map((number) => number.value))];
  if (overalls.length > 1 || subs.length > 1)
    return unread(text, 'contains several scores; write the overall and the lowest section score in separate columns');
  return checked(text, exam, { overall: overalls[0] ?? null, lessThan: subs[0] ?? null }, named ?? stated);
}

/** Reads the lowest section that a course asks of TOEFL, from a column of its own: a number on the scale of the sections. */
export function parseToeflSection(cell: string | number, scale: ToeflScale = '0-120'): Parsed<ScorePair> {
  const score = Number(cell);
  if (Number.isNaN(score) || score === 0) return parseScores(cell, 'toefl', scale);
  if (isOnScale(score, TOEFL_SECTION_ASKED[scale])) return { value: { overall: null, lessThan: score } };
  return unread(cell, `is not a possible TOEFL section score (${scaleText(TOEFL_SECTION_ASKED[scale])})`);
}

/** Splits prose that names several exams ('IELTS 6.5 (6.0), PTE 58') into one text per exam. Text before the first is lost. */
export function splitByExam(text: string): { exam: Exam; text: string }[] {
  const starts: { exam: Exam; at: number; end: number }[] = [];
  for (const [pattern, exam] of EXAM_WORDS) {
    for (const match of text.matchAll(new RegExp(pattern.source, 'gi'))) {
      starts.push({ exam, at: match.index, end: match.index + match[0].length });
    }
  }
  starts.sort((a, b) => a.at - b.at);
  return starts.map(({ exam, end }, index) => ({ exam, text: text.slice(end, starts[index + 1]?.at ?? text.length) }));
}

/** What stands beside a score and is none: a level of the CEFR, a year, how long ago the test may have been taken. */
const NO_SCORE =
  /\b(?:cefr|cef)?[ :-]*(?:level )?[abc][12]\+?(?![\w.])|\b20\d\d\b|\bibt\b|\b(?:ielts|toefl|pte)\b|\b\d+(?:\.\d+)? ?%|\b(?:\d+|two|three) years?\b|\b(?:class|grade|year|level|tier|stage) [0-9xiv]+\b/gi;
const OVERALL = /\b(?:overall|total|average|aggregate)\b/gi;
const SUBS = new RegExp(SUB_SCORE.source, 'gi');

const OF_THE_NEXT =
  /\b(?:with |and |but )?(?:not?|none|nor|min(?:imum)?|at)\b[^\d;.]*\b(?:than|below|under|least|of)\W*$/i;

/** The numbers of a text, each with whether the words beside it or brackets around it make it a sub-score. */
function numbersIn(text: string): { value: number; isSub: boolean }[] | null {
  // 'Band 6.5' is the overall band.
  const plain = text
    .replace(/^\W*(?:ielts\W*)?band(?: scores?)?(?: of)?\b/i, ' ')
    .replace(/(\d),(\d)(?!\d)/g, '$1.$2')
    // '6.5 NLT 6', 'no band < 6', as offices write it.
    .replace(/\bnlt\b/gi, 'no less than')
    .replace(/\bno ([a-z]+) ?<(?= ?\d)/gi, 'no $1 less than')
    .replace(NO_SCORE, ' ');
  if (/\d\s*(?:-|–|—|to)\s*\d/.test(plain)) return null;
  const matches = [...plain.matchAll(/\d{1,3}(?:\.\d{1,2})?/g)];
  let from = 0;
  return matches.map((match, index) => {
    const end = match.index + match[0].length;
    const rest = plain.slice(end, matches[index + 1]?.index ?? plain.length);
    const words = /^(?:(?!,|;|\(|\n|\bwith\b|\bbut\b|\band\b(?! (?:in|each|every)))[\s\S])*/.exec(rest)?.[0] ?? '';
    // In '6.0 no band less than 5.5' the words belong to the number behind them.
    const clause = index === matches.length - 1 ? words : words.replace(OF_THE_NEXT, '');
    const before = plain.slice(from, match.index);
    // In '6.5 overall, 6.0 in each' the word belongs to the number before it; the last number has the whole rest.
    const isLast = index === matches.length - 1;
    from = isLast || saysWhich(clause) ? end + clause.length : end;
    const said = saysWhich(clause) || saysWhich(before, true) || (isLast && index > 0 ? saysWhich(rest) : '');
    const inBrackets = index > 0 && /^[^)]*[([/]\s*$/.test(before);
    const isPart = /(?:^|[^a-z])[lrws][\s:=-]*$/i.test(before) || (index > 0 && /\bmin(?:imum)?\b/i.test(before));
    return { value: Number(match[0]), isSub: said === 'part' || (said === '' && (inBrackets || isPart)) };
  });
}

/** Whether words speak of the overall score or of a part; of both, what stands nearest to the number. */
function saysWhich(words: string, isBefore = false): 'overall' | 'part' | '' {
  const [overall, part] = [OVERALL, SUBS].map((pattern) => [...words.matchAll(pattern)].map(({ index }) => index));
  if (!overall?.length) return part?.length ? 'part' : '';
  if (!part?.length) return 'overall';
  const isOverall = isBefore ? Math.max(...overall) > Math.max(...part) : Math.min(...overall) < Math.min(...part);
  return isOverall ? 'overall' : 'part';
}

function checked(cell: string | number, exam: Exam, pair: ScorePair, stated?: ToeflScale): Parsed<ScorePair> {
  if (exam === 'toefl') return checkedToefl(cell, pair, stated);
  const scale = EXAMS[exam];
  const hasBands = exam === 'ielts' || exam === 'pte' || exam === 'det';
  for (const score of hasBands ? [pair.overall, pair.lessThan] : [pair.overall]) {
    if (score !== null && !isOnScale(score, scale)) {
      return unread(cell, `is not a possible ${scale.name} score (${scaleText(scale)})`);
    }
  }
  if (lowestScoreProblem(pair.lessThan, pair.overall)) {
    return unread(cell, 'requires more in each section than overall');
  }
  return { value: pair };
}

/** A half can only be on 1 to 6; a whole number up to 6 is taken for a score on it only where the file says so. */
function checkedToefl(cell: string | number, { overall, lessThan }: ScorePair, stated?: ToeflScale): Parsed<ScorePair> {
  if (overall === null) return { value: { overall, lessThan } };
  const isHalf = !Number.isInteger(overall) && isOnScale(overall, TOEFL_ASKED['1-6']);
  const scale = stated ?? (isHalf ? '1-6' : '0-120');
  if (isOnScale(overall, TOEFL_ASKED[scale])) {
    if (lessThan !== null && !isOnScale(lessThan, TOEFL_SECTION_ASKED[scale]))
      return unread(cell, `requires a section that TOEFL doesn’t report (${scaleText(TOEFL_SECTION_ASKED[scale])})`);
    return { value: { overall, lessThan, ...(scale === '1-6' ? { toeflScale: scale } : {}) } };
  }
  const isUnnamed = stated === undefined && isOnScale(overall, TOEFL_ASKED['1-6']);
  const remedy = isUnnamed
    ? '; for a score on the 1–6 scale, write “1-6” in a column “TOEFL Scale” or in the heading'
    : '';
  return unread(cell, `is not a possible ${EXAMS.toefl.name} score (${scaleText(TOEFL_ASKED[scale])})${remedy}`);
}
