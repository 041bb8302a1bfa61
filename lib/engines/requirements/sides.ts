import type { Span } from './clause';
import type { Base } from './marks';
import { single } from './patterns';

const COURSE = `(?: ?-?(?:courses?|programmes?|programs?|level|applicants?|students?|entry|studies|study|degrees?|admissions?|intakes?|pathways?|candidates?|only))*`;
const NEXT = String.raw`(?=\s*(?:$|[-:,;.)\/(]|\d|courses?\b|programmes?\b|programs?\b|level|applicants?|students?|entry|studies\b(?! with)|study\b|degrees? (?:courses?|programmes?|programs?)|admissions?|intakes?|pathways?|candidates?|only|and\b|or\b|is\b|are\b|ielts|toefl|pte|det|duolingo|gre|gmat|with (?:work|experience|justif)|up to|an?\b|need|require|must))`;
const UNDER = `(?:(?<=^\\W*|[.;)\\n|]\\s*)bachelor'?s?(?= ?:))|(?<!\\b(?:in|your|their|an?|with|of) )\\b(?:for |at |to )?(?:all |the )?(?:ug\\b(?! degree)|under-?graduates?${NEXT}|under graduates?${NEXT}|(?<=for |for all )bachelor'?s?(?= (?:courses?|programmes?|programs?|level|degrees?|entry|ielts|pte|toefl|pearson|international|test of|ibt|academic|duolingo|det|gre|gmat|an?|up to|minimum|gap|backlogs?|\\()|\\s*(?:$|\\/|,|;|:|\\d)))${COURSE}`;
const OVER = `(?:(?<=^\\W*|[.;)\\n|]\\s*)master'?s?(?= ?:))|(?<!\\b(?:in|your|their|an?|with|of) )\\b(?:for |at |to )?(?:all |the )?(?:pg\\b(?! degree)|post-?graduates?${NEXT}|post graduates?${NEXT}|(?<=for |for all )master'?s?(?= (?:courses?|programmes?|programs?|level|degrees?|entry|ielts|pte|toefl|pearson|international|test of|ibt|academic|duolingo|det|gre|gmat|an?|up to|minimum|gap|backlogs?|\\()|\\s*(?:$|\\/|,|;|:|\\d)))${COURSE}`;
const DIRECT = String.raw`\b(?:for |with )?(?:direct|standard|unconditional|main) (?:entry|admission|offer)(?: (?:to|into|on) (?:the |this )?(?:degree|course|programme|program|master'?s?))?`;
const BEFORE = String.raw`\b(?:for |with |if taking |via |through |to )?(?:the |a |an |our )?(?:\d{1,2}[ -]weeks? )?(?:pre-?sessional|pre sessional|pathway|english language support|eap\b)(?: (?:english|pathway|courses?|programmes?|programs?|route|entry|classes|language))*`;

interface Sided {
  /** Parts that are for other courses or ways in, and the words that say for which. */
  spans: Span[];
  /** Whether the sides aren't distinct. */
  isUnclear: boolean;
}

const FOR_DIPLOMAS = String.raw`\bfor (?:the |an? |all )?(?:diplomas?|certificates?)(?: (?:courses?|programmes?|programs?|entry|level))?`;
const FOR_DEGREES = String.raw`\bfor (?:the |an? |all )?(?:bachelor'?s?(?: degrees?)?|degrees?)(?: (?:courses?|programmes?|programs?|entry|level))?`;

/** Of pairs such as '6.0 (UG) / 6.5 (PG)' and 'direct entry 6.5, pre-sessional 5.5' what is not for a course of this level. */
export function otherSides(sentence: string, base: Base, isOfDiploma = false): Sided {
  // '55% for diplomas and 65% for bachelor’s degrees'
  const at = sentence.search(/\d\d ?(?:%|-|to )/);
  if (base === 'school' && at >= 0 && [FOR_DIPLOMAS, FOR_DEGREES].every((one) => new RegExp(one).test(sentence))) {
    const own = pairOf(sentence.slice(at), FOR_DIPLOMAS, FOR_DEGREES, isOfDiploma ? 0 : 1);
    const heads = pairOf(sentence.slice(0, at), UNDER, OVER, 0).spans;
    const spans = own.spans.map((one) => ({ ...one, from: one.from + at, to: one.to + at }));
    return { spans: [...heads, ...spans], isUnclear: own.isUnclear };
  }
  const levels = pairOf(sentence, UNDER, OVER, base === 'school' ? 0 : base === 'degree' ? 1 : null);
  const ways = pairOf(sentence, DIRECT, BEFORE, 0);
  return { spans: [...levels.spans, ...ways.spans], isUnclear: levels.isUnclear || ways.isUnclear };
}

function pairOf(sentence: string, one: string, other: string, own: 0 | 1 | null): Sided {
  const slashed =
    single`(\d+(?:\.\d+)?)( ?%?(?: years?| yrs?)?)\s*(?:\/|and|,)\s*(\d+(?:\.\d+)?)( ?%?(?: years?| yrs?)?)([^.;,\d]{0,30}?)(${one})\s*(?:\/|and|,)\s*(?:for )?(${other})(?: respectively)?`.exec(
      sentence,
    );
  const marks = [one, other].flatMap((source, side) =>
    [...sentence.matchAll(new RegExp(source, 'g'))].map((match) => ({
      side,
      from: match.index,
      to: match.index + match[0].length,
    })),
  );
  if (marks.length === 0) return { spans: [], isUnclear: false };
  if (own === null) return { spans: [], isUnclear: true };
  if (slashed) return slashedPair(slashed, own);
  const joint = jointMarks(sentence, marks);
  if (joint) return joint;
  const both = marks.some(({ side }) => side === 0) && marks.some(({ side }) => side === 1);
  marks.sort((a, b) => a.from - b.from);
  if (!both) return oneSide(sentence, marks, own);
  const first = /\d|\bone\b|\btwo\b|\bthree\b|\bfive\b/.exec(sentence)?.index ?? sentence.length;
  const leads = (marks[0]?.from ?? 0) < first;
  const spans: Span[] = [];
  for (const [place, mark] of marks.entries()) {
    const next = marks[place + 1];
    const from = leads ? mark.from : place === 0 ? qualifierBefore(sentence, first) : (marks[place - 1]?.to ?? 0);
    const to = leads
      ? (next?.from ?? sentence.length)
      : next
        ? mark.to
        : mark.to + (/^(?:[^;,.()]|\.(?=\d))*/.exec(sentence.slice(mark.to))?.[0].length ?? 0);
    if (mark.side !== own) spans.push({ from, to: closing(sentence, from, to), kind: 'none' });
    else spans.push(...around(sentence, mark));
  }
  return { spans, isUnclear: false };
}

/** 'All undergraduate, postgraduate courses: IELTS 6.0' asks the same of both. */
function jointMarks(sentence: string, marks: readonly { side: number; from: number; to: number }[]): Sided | null {
  const [first, second] = [...marks].sort((a, b) => a.from - b.from);
  if (!first || !second || marks.length !== 2 || first.side === second.side) return null;
  const isJoint = /^(?: ?[,&] ?| and |, ?and )$/.test(sentence.slice(first.to, second.from));
  const isHead = isJoint && !/\d/.test(sentence.slice(0, first.from)) && !/\d ?(?:\/|and) ?\d/.test(sentence);
  return isHead ? { spans: [{ from: first.from, to: second.to, kind: 'none' }], isUnclear: false } : null;
}

/** 'IELTS 6.0/6.5 for UG/PG' */
function slashedPair(match: RegExpExecArray, own: 0 | 1): Sided {
  const [all, low = '', unit = '', high = '', otherUnit = '', between = ''] = match;
  const from = match.index;
  const highFrom = from + all.indexOf(high, low.length + unit.length);
  const marksFrom = highFrom + high.length + otherUnit.length + between.length;
  const other =
    own === 0
      ? { from: from + low.length + unit.length, to: highFrom + high.length + otherUnit.length }
      : { from, to: highFrom };
  return {
    spans: [
      { ...other, kind: 'none' },
      { from: marksFrom, to: from + all.length, kind: 'none' },
    ],
    isUnclear: false,
  };
}

const OWN_MARKS = /^[\s:-]*\d+(?:\.\d+)? ?(?:%|per ?cent)/;
/** What a course for graduates asks of 'UG': the marks, field or papers of the first degree. */
const OWN_STUDIES =
  /^[\s:-]*(?:(?:with|in|of|an?|the|minimum|min\.?|at least) )*(?:\d+(?:\.\d+)? ?(?:%|per ?cent|c?gpa)|2[:.][12]\b|(?:marks?|percentage|aggregate|c?gpa|cgpa|scores? of \d\d ?%|grades?|backlogs?|results?|background|stream|major|transcripts?|(?:any|relevant|related|same) (?:field|stream|discipline|subject))\b)/;

/** Words for one side alone: those for others hold for their part of the sentence, at its head for all of it. */
function oneSide(sentence: string, marks: readonly { side: number; from: number; to: number }[], own: 0 | 1): Sided {
  const spans = marks.flatMap((mark): Span[] => {
    if (mark.side === own) return around(sentence, mark);
    const before = sentence.slice(0, mark.from);
    const isOfCourses = /courses?|programmes?|programs?|level|entry|admissions?|intakes?/.test(
      sentence.slice(mark.from, mark.to),
    );
    const isMarks = !isOfCourses && (own === 1 ? OWN_STUDIES : OWN_MARKS).test(sentence.slice(mark.to));
    // '55% UG' of a course for graduates is what their first degree must have.
    const isOfDegree =
      own === 1 && /\d ?% *(?:in |at |of )?$/.test(before) && !/\bfor\b/.test(sentence.slice(mark.from, mark.to));
    if (isMarks || isOfDegree) return around(sentence, mark);
    if (/^[\s(\-*\d.)]*$/.test(before)) return [{ from: 0, to: sentence.length, kind: 'none' }];
    const from = Math.max(...[...before.matchAll(/[;,(|\n]|\bbut\b|\bor\b|\band\b/g)].map(({ index }) => index), 0);
    const end = /[;,)|]/.exec(sentence.slice(mark.to));
    if (from === 0) return [{ from: 0, to: sentence.length, kind: 'none' }];
    return [{ from, to: end ? mark.to + end.index + Number(end[0] === ')') : sentence.length, kind: 'none' }];
  });
  return { spans, isUnclear: false };
}

/** The words that name the side, with their brackets. */
function around(sentence: string, { from, to }: { from: number; to: number }): Span[] {
  const before = /[\s(]*(?:acceptable |allowed |accepted )?$/.exec(sentence.slice(0, from))?.[0].length ?? 0;
  const after = /^\s*[):-]*/.exec(sentence.slice(to))?.[0].length ?? 0;
  return [{ from: from - before, to: to + after, kind: 'none' }];
}

const closing = (sentence: string, _from: number, to: number) =>
  to + (/^\s*\)?\s*(?:[/,;]|\band\b|\bor\b)?/.exec(sentence.slice(to))?.[0].length ?? 0);

/** The words before the first number that belong to it: 'up to 2 years'. */
function qualifierBefore(sentence: string, at: number): number {
  const found = /(?:(?:up to|at least|of|a|minimum|maximum|no more than|no less than)\s+)*$/.exec(
    sentence.slice(0, at),
  );
  const from = at - (found?.[0].length ?? 0);
  // 'IELTS 5.5 with ten weeks of English, or IELTS 6.0': the name is said again.
  const name = /\b(?:ielts|toefl|pte|duolingo)\b(?: [a-z]+){0,3} $/.exec(sentence.slice(0, from));
  return name && sentence.slice(at).includes(name[0].trim().split(' ')[0] as string) ? name.index : from;
}
