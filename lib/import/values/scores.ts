import { lowestScoreProblem } from '@/lib/domain/course-rules';
import { EXAMS, type Exam, isOnScale, scaleText, TOEFL_ASKED, type ToeflScale } from '@/lib/domain/test-scores';
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
  const named = EXAM_WORDS.filter(([pattern]) => pattern.test(text));
  return named.length === 1 && named[0] ? named[0][1] : null;
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
    return { value: null, problem: `${quoted(text)} was taken to mean that no score is asked.` };
  }
  const named = exam === 'toefl' ? toeflScaleIn(text) : null;
  const numbers = numbersIn(named ? withoutToeflScale(text) : text);
  if (numbers === null) return unread(text, 'is a range; write one score');
  if (numbers.length === 0) return unread(text, `holds no ${EXAMS[exam].name} score`);
  const subs = [...new Set(numbers.filter((number) => number.isSub).map((number) => number.value))];
  const overalls = [...new Set(numbers.filter((number) => !number.isSub).map((number) => number.value))];
  if (overalls.length > 1 || subs.length > 1)
    return unread(text, 'holds several scores; write the overall and the lowest band in columns of their own');
  return checked(text, exam, { overall: overalls[0] ?? null, lessThan: subs[0] ?? null }, named ?? stated);
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

/** The numbers of a text, each with whether the words before or in brackets around it make it a sub-score. */
function numbersIn(text: string): { value: number; isSub: boolean }[] | null {
  // 'Band 6.5' is the overall band.
  const plain = text
    .replace(/^\W*(?:ielts\W*)?band(?: scores?)?(?: of)?\b/i, ' ')
    .replace(/(\d),(\d)(?!\d)/g, '$1.$2')
    .replace(/\b20\d\d\b|\bibt\b|\b(?:ielts|toefl|pte)\b/gi, ' ');
  if (/\d\s*(?:-|–|—|to)\s*\d/.test(plain)) return null;
  const matches = [...plain.matchAll(/\d{1,3}(?:\.\d{1,2})?/g)];
  return matches.map((match, index) => {
    const previous = matches[index - 1];
    const before = plain.slice(previous ? previous.index + previous[0].length : 0, match.index);
    const next = matches[index + 1];
    const after = plain.slice(match.index + match[0].length, next?.index ?? plain.length);
    const inBrackets = previous !== undefined && /^[^)]*[([/]\s*$/.test(before);
    // In '6.5 overall, 6.0 in each' the word belongs to the number before it.
    const own = previous ? before.replace(/^\W*(?:overall|total)\b/i, '') : before;
    const saysOverall = /\b(?:overall|total|score)\b/i.test(own) && !/\bsub ?-?score/i.test(before);
    const saysPart =
      SUB_SCORE.test(before) ||
      /(?:^|[^a-z])[lrws][\s:=-]*$/i.test(before) ||
      (previous !== undefined && /\bmin(?:imum)?\b/i.test(before)) ||
      (next === undefined && SUB_SCORE.test(after));
    const isSub = !saysOverall && (inBrackets || saysPart);
    return { value: Number(match[0]), isSub };
  });
}

function checked(cell: string | number, exam: Exam, pair: ScorePair, stated?: ToeflScale): Parsed<ScorePair> {
  if (exam === 'toefl') return checkedToefl(cell, pair, stated);
  const scale = EXAMS[exam];
  const hasBands = exam === 'ielts' || exam === 'pte';
  for (const score of hasBands ? [pair.overall, pair.lessThan] : [pair.overall]) {
    if (score !== null && !isOnScale(score, scale)) {
      return unread(cell, `is no possible ${scale.name} score (${scaleText(scale)})`);
    }
  }
  if (lowestScoreProblem(pair.lessThan, pair.overall)) {
    return unread(cell, 'asks more of each part than overall');
  }
  return { value: pair };
}

/** A half can only be on 1 to 6; a whole number up to 6 is taken for a score on it only where the file says so. */
function checkedToefl(cell: string | number, { overall, lessThan }: ScorePair, stated?: ToeflScale): Parsed<ScorePair> {
  if (overall === null) return { value: { overall, lessThan } };
  const isHalf = !Number.isInteger(overall) && isOnScale(overall, TOEFL_ASKED['1-6']);
  const scale = stated ?? (isHalf ? '1-6' : '0-120');
  if (isOnScale(overall, TOEFL_ASKED[scale])) {
    return { value: { overall, lessThan, ...(scale === '1-6' ? { toeflScale: scale } : {}) } };
  }
  const isUnnamed = stated === undefined && isOnScale(overall, TOEFL_ASKED['1-6']);
  const remedy = isUnnamed ? '; a score on 1 to 6 needs “1-6” in a column “TOEFL Scale” or in the head' : '';
  return unread(cell, `is no possible ${EXAMS.toefl.name} score (${scaleText(TOEFL_ASKED[scale])})${remedy}`);
}
