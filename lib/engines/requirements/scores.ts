import { EXAM_NAMES_IN_TEXTS, OTHER_ADMISSION_TESTS, OTHER_ENGLISH_TESTS } from '@/lib/domain/requirements/test-names';
import { EXAMS, type Exam, isGmatFocus, isOnScale, TOEFL_ASKED } from '@/lib/domain/test-scores';
import type { ScoreAsked, Skill } from './clause';
import { pattern, single } from './patterns';
import { inFigures, TAKEN } from './plain';
import {
  BARE_FLOOR,
  BRACKETS,
  EACH,
  ENDS_WITH_SKILL,
  FLOORS,
  LOWER,
  NUM,
  OF_DUOLINGO,
  ONE_LOWER,
  OR_LESS,
  REST_FLOOR,
  SKILL_FLOOR,
  SKILLS,
} from './score-words';

interface Mention {
  exam: Exam;
  from: number;
  to: number;
}
const NAMES = (Object.entries(EXAM_NAMES_IN_TEXTS) as [Exam, string][]).map(([exam, source]) => ({
  exam,
  pattern: pattern`\b(?:an? |the )?(?:${source})`,
}));

/** 'IELTS 6.5, IELTS reading 6.0': the name said again. */
const OF_A_SKILL = /^ (?:reading|writing|speaking|listening)\b/;

/** Where a sentence names the tests, in order. */
export function mentionsIn(sentence: string): Mention[] {
  const found = NAMES.flatMap(({ exam, pattern }) =>
    [...sentence.matchAll(pattern)].map((match) => ({ exam, from: match.index, to: match.index + match[0].length })),
  );
  return found
    .sort((a, b) => a.from - b.from)
    .filter((one, place) => !found.slice(0, place).some((before) => before.to > one.from))
    .filter((one, place, all) => one.exam !== all[place - 1]?.exam || !OF_A_SKILL.test(sentence.slice(one.to)));
}

interface Read {
  asked: ScoreAsked | null;
  from: number;
  to: number;
}

/** What a sentence asks in each test; null where a part of it isn't clear. */
export function scoresIn(given: string): Read[] {
  const sentence = /\bielts\b/.test(given) ? inFigures(given) : given;
  const mentions = withOtherEdition(sentence, mentionsIn(sentence));
  const pair = GRADUATE_PAIR.exec(sentence);
  if (pair) return graduatePair(pair);
  const both =
    /\bboth\b[^;]*\b(?:gre|gmat)\b|\bgre\b[^;,]*\d{3}[^;,]{0,10}\b(?:and|plus)\b[^;,]*\bgmat\b[^;,]*\d{3}|\bgmat\b[^;,]*\d{3}[^;,]{0,10}\b(?:and|plus)\b[^;,]*\bgre\b[^;,]*\d{3}/.test(
      sentence,
    );
  let start = 0;
  const isLed = isNumberLed(sentence, mentions);
  return mentions.flatMap(({ exam, from, to }, place): Read[] => {
    // What is said of a test that no profile holds is said of no other one.
    OTHER.lastIndex = to;
    const end = OTHER.exec(sentence)?.index ?? sentence.length;
    const follows = mentions[place + 1];
    const next = follows && follows.from < end ? follows : undefined;
    const before = numberBefore(sentence, start, from, isLed);
    const limit = next ? (numberBefore(sentence, to, next.from, isLed)?.from ?? next.from) : end;
    const isNextLed = next !== undefined && limit < next.from;
    const read = before
      ? readAfter(sentence, exam, to, limit, before.value)
      : readAfter(sentence, exam, to, isNextLed ? limit : (next?.from ?? limit), null);
    if (!read) return [];
    if (before?.floor && read.asked && read.asked.lowest === null) {
      const whole = `${exam} ${before.value} ${before.floor}`;
      read.asked = readAfter(whole, exam, exam.length, whole.length, null)?.asked ?? null;
    }
    start = read.to;
    if (both && read.asked && (exam === 'gre' || exam === 'gmat')) read.asked.both = true;
    return [{ asked: read.asked, from: before?.from ?? from, to: read.to }];
  });
}

const OTHER = pattern`(?<=[,;:/(]\s*|\bor (?:an? |the )?)\b(?:${OTHER_ENGLISH_TESTS}|${OTHER_ADMISSION_TESTS})`;

const EDITION = String.raw`\(?(?:(?:for|on|in) )?(?:the )?(?:gmat )?(?:focus|classic|old|new|previous|legacy|10th|11th|tenth)(?: edition| version| format)?\)?`;
const OTHER_EDITION = single`^[^\d;]*?(\d{1,3}(?:\.\d)?)(?: ?${EDITION})?[^\d;]{0,40}?(?:\bor|\band|\/|,)\s*(?=(\d{1,3}(?:\.\d)?)(?!\.?\d|%))`;

/** 'TOEFL iBT 4.0 or 79', 'GMAT 600 or 555 (Focus)': the score on the other scale as a mention without a name. */
function withOtherEdition(sentence: string, mentions: readonly Mention[]): Mention[] {
  return mentions.flatMap((mention, place): Mention[] => {
    if (mention.exam !== 'toefl' && mention.exam !== 'gmat') return [mention];
    const until = mentions[place + 1]?.from ?? sentence.length;
    const pair = OTHER_EDITION.exec(sentence.slice(mention.to, until));
    const [one, other] = [Number(pair?.[1]), Number(pair?.[2])];
    const isPair =
      mention.exam === 'toefl'
        ? one <= 6
          ? other > 30
          : one > 30 && other <= 6 && other >= 1
        : Math.min(one, other) >= 200 && isGmatFocus(one) !== isGmatFocus(other);
    const at = mention.to + (pair?.[0].length ?? 0);
    return pair && isPair ? [mention, { exam: mention.exam, from: at, to: at }] : [mention];
  });
}

/** '6.5 IELTS, 88 TOEFL': each number stands before its test. */
function isNumberLed(sentence: string, [first, next]: readonly Mention[]): boolean {
  if (!first || !/(?:^|[\s(,:;])\d{1,3}(?:\.\d{1,2})? $/.test(sentence.slice(0, first.from))) return false;
  return (
    !/^\W*\d/.test(sentence.slice(first.to, next?.from)) || /^\W*\d[\d.]* $/.test(sentence.slice(first.to, next?.from))
  );
}

/** '6.5 in IELTS': a number that leads to the name. */
function numberBefore(
  sentence: string,
  from: number,
  to: number,
  isLed: boolean,
): { value: number; from: number; floor?: string } | null {
  // '6.5 with no band less than 6 in IELTS'
  const floored =
    /(?:(?:an?|minimum|at|least|of|overall|score)[ :]+)*(?<![\d.])(\d{1,3}(?:\.\d)?) (?:overall )?(?:overall |band |score )*[,(]? ?((?:with|and|no|not|minimum|at least)\b[^;.\d]*\d{1,3}(?:\.\d)?[^;.\d]*?)\)? (?:in|on|for|from) (?:the )?$/.exec(
      sentence.slice(from, to),
    );
  if (floored) return { value: Number(floored[1]), from: from + floored.index, floor: floored[2] ?? '' };
  const found =
    /(?:(?:an?|the|minimum|min\.?|at|least|of|overall|total|average|band|score|not|no|less|than|with)[ :]+)*(\d{1,3}(?:\.\d{1,2})?)\s*(?:or (?:above|higher|more|better)\s*)?(?:\(?overall\)? |band |score |points )*(?:in|on|for|from|at)\s+(?:the |an? )?(?:overall )?$/.exec(
      sentence.slice(from, to),
    );
  const bare =
    found ??
    /(?:(?:an?|minimum|at|least|of|overall)[ :]+)+(\d{1,3}(?:\.\d{1,2})?)\s+(?:overall )?$/.exec(
      sentence.slice(from, to),
    );
  const alone = bare ?? (isLed ? /(?<![\d.])(\d{1,3}(?:\.\d{1,2})?) $/.exec(sentence.slice(from, to)) : null);
  return alone ? { value: Number(alone[1]), from: from + alone.index } : null;
}

const GRADUATE_PAIR = /\b(gre|gmat)\s*\/\s*(gre|gmat)\b(?: scores?)?\s*(?:of|:|-|minimum)?\s*(\d{3})\s*\/\s*(\d{3})\b/;
/** 'GRE/GMAT: 310/600' */
function graduatePair(match: RegExpExecArray): Read[] {
  const [all, one, other, first, second] = match;
  const ask = (exam: string | undefined, score: string | undefined): ScoreAsked => ({
    about: 'score',
    exam: exam as 'gre' | 'gmat',
    overall: Number(score),
    lowest: null,
  });
  const [a, b] = [ask(one, first), ask(other, second)];
  const middle = match.index + all.lastIndexOf('/');
  const isRight = one !== other && isPossible(a, undefined) && isPossible(b, undefined);
  return [
    { asked: isRight ? a : null, from: match.index, to: middle },
    { asked: isRight ? b : null, from: middle, to: match.index + all.length },
  ];
}

const LEAD_IN =
  /^(?:[\s:\-,()]|\bw\/|\bor equivalent\b|\b(?:greater than or )?equal to(?: or greater than)?\b|\bover-?all\b|\bgreater than\b|\b(?:test|exam|examination|english|language|academic|ukvi|score|scores|overall?|total|average|aggregate|composite|combined|band|bands|minimum|min|of|an?|at|least|with|is|are|required|requirement|requires?|needed|need|must|should|be|have|to|the|not|no|less|lower|than|below|obtain|achieve|result|results|grade|points?|mark|above|over|ibt|accepted|on|its|new|scale|edition|focus|equivalent|general|quantitative and verbal|verbal and quantitative)\b)*?(?=\d)/;

/** 'Listening 7.0, writing 7.0 … total 7.0' */
const TOTAL_LAST = single`\b(?:total|overall)(?: band)?(?: score)?[ :]*(?:of )?${NUM}`;

function readAfter(sentence: string, exam: Exam, from: number, limit: number, known: number | null): Read | null {
  const text = sentence.slice(from, limit);
  const asked: ScoreAsked = { about: 'score', exam, overall: known ?? Number.NaN, lowest: null };
  let rest = text;
  let end = 0;
  const take = (at: number, length: number) => {
    rest = rest.slice(0, at) + TAKEN.repeat(length) + rest.slice(at + length);
    end = Math.max(end, at + length);
  };
  const scale =
    exam === 'toefl'
      ? /\s*\(?(?:\bon (?:a |the )?)?(?:new )?(?:scale (?:of |from )?)?\b(1|0) ?(?:-|to) ?(6|120)\b(?: ?-?(?:point )?scale\b)?\)?/.exec(
          rest,
        )
      : null;
  if (scale)
    rest = rest.slice(0, scale.index) + ' '.repeat(scale[0].length) + rest.slice(scale.index + scale[0].length);
  let floors = 0;
  const lead = known === null ? LEAD_IN.exec(rest) : null;
  const isPart = lead !== null && single`\b(?:no|not)\b[^\d]*${LOWER}(?! than)|\bbands? ${LOWER}`.test(lead[0]);
  if (lead && !isPart) {
    const number =
      single`^${NUM}(?!\s*(?:%|years?|months?|weeks?))(?: ?- ?(?:\d{2,3})(?![\d.]))?(?:\s*(?:or (?:above|higher|more|better|over)|and above|\+|overall?(?: score| band)?|in total|total|average|points?|minimum|band(?: score)?|score|(?:on )?(?:the )?(?:old|new|previous) scale)\b)*`.exec(
        rest.slice(lead[0].length),
      );
    const each = number && single`^\s*${EACH}`.exec(rest.slice(lead[0].length + number[0].length));
    if (number) {
      asked.overall = Number(number[1]);
      take(0, lead[0].length + number[0].length);
      if (
        each &&
        !/^[\s:]*(?:of |at least )?\d/.test(rest.slice(end + each[0].length)) &&
        !/\boverall|total|average/.test(lead[0] + number[0])
      ) {
        asked.lowest = asked.overall;
        take(end, each[0].length);
      }
    }
  }
  if (scale) end = Math.max(end, scale.index + scale[0].length);
  const edition = exam === 'gmat' && end > 0 ? single`^ ?${EDITION}`.exec(rest.slice(end)) : null;
  if (edition) take(end, edition[0].length);
  const bracket = BRACKETS.exec(rest.slice(end));
  if (bracket && end > 0) {
    asked.lowest = Number(bracket[1] ?? bracket[2]);
    take(end, bracket[0].length);
  } else if (bracket && known !== null) {
    asked.lowest = Number(bracket[1] ?? bracket[2]);
    take(0, bracket[0].length);
  }
  const one = ONE_LOWER.exec(rest);
  if (
    one &&
    /\d/.test(one[0]) &&
    /\ballowed|accepted|acceptable|permitted|\b(?:fine|ok(?:ay)?)\b|may be|can be|considered|as low|one (?:band|component|section)/.test(
      one[0],
    )
  ) {
    asked.oneLower = Number(one[1]);
    take(one.index, one[0].length);
  }
  // 'Writing not less than 6' is the floor of one skill.
  const isOfAll = ({ 0: all, index }: RegExpExecArray) =>
    /^[\s,(]*(?:and|with|but)\b|^[,(]/.test(all) || !ENDS_WITH_SKILL.test(rest.slice(0, index));
  for (const floor of FLOORS) {
    const match = firstOf(rest.matchAll(floor), isOfAll);
    if (!match) continue;
    const value = Number(match[1]);
    floors += asked.lowest !== null && asked.lowest !== value ? 2 : 1;
    asked.lowest = value;
    take(match.index, match[0].length);
  }
  const skills: Partial<Record<Skill, number>> = {};
  for (const match of rest.matchAll(SKILL_FLOOR)) {
    if (exam !== 'det' && OF_DUOLINGO.test(match[0])) continue;
    const value = Number(match[1] ?? match[4] ?? match[6]);
    for (const [skill, pattern] of SKILLS)
      if (pattern.test(match[2] ?? match[3] ?? match[5] ?? '')) skills[skill] = value;
    take(match.index, match[0].length);
  }
  const total = Number.isNaN(asked.overall) && Object.keys(skills).length > 0 ? TOTAL_LAST.exec(rest) : null;
  if (total) {
    asked.overall = Number(total[1]);
    take(total.index, total[0].length);
  }
  const others = Object.keys(skills).length > 0 && asked.lowest === null ? REST_FLOOR.exec(rest.slice(end)) : null;
  if (others) {
    asked.lowest = Number(others[1] ?? others[2]);
    take(end, others[0].length);
  }
  const bare = asked.lowest === null && Object.keys(skills).length === 0 ? BARE_FLOOR.exec(rest) : null;
  if (bare && !Number.isNaN(asked.overall)) {
    asked.lowest = Number(bare[1] ?? bare[2]);
    take(bare.index, bare[0].length);
  }
  if (Number.isNaN(asked.overall) && asked.lowest !== null && floors === 1 && !/\d/.test(rest.slice(0, end))) {
    // 'IELTS 6.0 in each band' says the whole; 'no band below 5.5' without an overall score a part of it.
    if (/\b(?:no|not|none)\b/.test(text.slice(0, end))) return { asked: null, from, to: from + end };
    asked.overall = asked.lowest;
  }
  // 'Each 7.0, writing 6.5': what is said of one part alone counts for it.
  const each = asked.lowest;
  if (each !== null && Object.values(skills).some((value) => value < each)) {
    for (const [skill] of SKILLS) if (OF_DUOLINGO.test(skill) === (exam === 'det')) skills[skill] ??= each;
    asked.lowest = Math.min(...Object.values(skills));
  }
  const values = Object.values(skills);
  if (values.length > 0) asked.parts = skills;
  if (values.length === 4 && new Set(values).size === 1 && asked.lowest === null) {
    asked.lowest = values[0] as number;
    delete asked.parts;
  }
  if (Number.isNaN(asked.overall) && asked.lowest === null && values.length === 0)
    return end === 0 && !/^\s*[:-]?\s*\d/.test(text) ? null : { asked: null, from, to: from + end };
  const less = OR_LESS.exec(rest.slice(end));
  if (less && Number(less[1]) < asked.overall) return { asked: null, from, to: from + end + less[0].length };
  // A skill or a number that was passed over on the way: read in part is not read.
  const isPassedOver = /\d|\b(?:reading|writing|written|speaking|listening)\b/.test(rest.slice(0, end));
  if (exam === 'gmat' && /focus/.test(sentence.slice(from - 22, from))) asked.isFocus = true;
  return { asked: floors > 1 || isPassedOver || !isPossible(asked, scale?.[2]) ? null : asked, from, to: from + end };
}

function firstOf<T>(all: Iterable<T>, is: (one: T) => boolean): T | undefined {
  for (const one of all) if (is(one)) return one;
  return undefined;
}

function isPossible({ exam, overall, lowest, parts, oneLower }: ScoreAsked, scale: string | undefined): boolean {
  if (Number.isNaN(overall)) return false;
  const isNew = exam === 'toefl' && (scale === '6' || (scale === undefined && overall <= 6));
  const fits =
    exam === 'toefl' ? isOnScale(overall, TOEFL_ASKED[isNew ? '1-6' : '0-120']) : isOnScale(overall, EXAMS[exam]);
  const most = exam === 'toefl' && !isNew ? 30 : exam === 'gre' || exam === 'gmat' ? 0 : overall;
  const floors = [lowest, oneLower ?? null, ...Object.values(parts ?? {})].filter((one) => one !== null);
  // One skill may be asked for more than all together; each of them may not.
  const isFloor = (one: number) =>
    one > 0 &&
    (exam === 'toefl' && !isNew
      ? one <= 30
      : exam === 'gre' || exam === 'gmat'
        ? false
        : isOnScale(one, EXAMS[exam === 'toefl' ? 'ielts' : exam]));
  return (
    fits &&
    floors.every(isFloor) &&
    (lowest === null || lowest <= most) &&
    (oneLower === undefined || lowest === null || oneLower < lowest)
  );
}
