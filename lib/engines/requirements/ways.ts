import type { Waived, WaivedFor } from '@/lib/domain/requirements/also-asked';
import { OTHER_ADMISSION_TESTS } from '@/lib/domain/requirements/test-names';
import type { Clause, Span } from './clause';
import { OF_ANY_WORK, reasonOf } from './lifted';
import { single } from './patterns';

/** What a waiver can make softer of a demand; null of those that none does. */
function softOf({ kind, asked }: Pick<Span, 'kind' | 'asked'>): Waived | null {
  if (kind !== 'judged' || !asked) return null;
  if (asked.about === 'score') return asked.exam === 'gre' || asked.exam === 'gmat' ? 'graduate' : 'english';
  return ['percentage', 'cgpa', 'class', 'grades'].includes(asked.about) ? 'marks' : null;
}

const MORE = '(?! (?:above|higher|more|better|over|greater|equivalent|lower|less|below|fewer)\\b)';
const OR_BETWEEN = single`\bor\b${MORE}(?:(?!\b(?:and|plus|but)\b)[a-z'\s])*$`;
const OR_FIRST = single`^[\s,(]*or\b${MORE}`;
/** Numbers that are no score of a test. */
const NO_SCORE = /\d+(?:\.\d+)? ?%|\d+\+?[ -](?:years?|months?|weeks?)\b|\b(?:grade|class|level) \d+|\b1[02](?:th)?\b/g;

const SAME_KIND = /\b(?:scores?|ielts|toefl|pte|duolingo|gre|gmat|c?gpa|first|class|marks?)\b/;

/**
 * What 'or' sets beside a demand is another way in, and asked of no one by itself: 'a 2:1 or five years of work', 'IELTS 6.5, or a
 * degree taught in English'. A demand of scores or marks stands, softened by a waiver; of others neither way is certain.
 * @param all the spans of a sentence, in order
 * @returns those that belong to other ways, by what becomes of them
 */
export function otherWays(all: readonly Span[], sentence: string): Map<Span, Span> {
  const ways = new Map<Span, Span>();
  // 'A degree, or equivalent work': the words between belong to the work.
  const isBeforeWork = (one: Span, place: number) =>
    one.kind === 'none' && all[place + 1]?.asked?.about === 'work' && isLikeWork(one.from, all[place + 1], sentence);
  // 'LLB (any class) or five years of practice'
  const isAside = ({ asked, from, to }: Span) => !asked && /^\(.*\)$/.test(sentence.slice(from - 1, to + 1).trim());
  const spans = all.filter((one, place) => !isBeforeWork(one, place) && !isAside(one));
  for (const [place, first] of spans.entries()) {
    const second = spans[place + 1];
    if (!second || second.kind === 'none') continue;
    if (ways.has(first)) {
      // 'A degree, or a diploma, or five years of work'
      if (!isJoined(first, second, sentence)) continue;
      const rest = tailOf(spans.slice(place + 1), sentence);
      if (rest.some(({ asked }) => OF_PERSON.includes(asked?.about))) for (const one of rest) ways.set(one, asWay(one));
      continue;
    }
    const between = sentence.slice(first.to, second.from);
    if (isForSome(first, second, between, sentence)) {
      if (first.asked?.about === 'level') ways.set(first, { ...first, asked: { about: 'level', takesDiploma: false } });
      else if (softOf(first)) ways.set(first, asWay(first, softOf(first)));
      const isDiploma = first.asked?.about === 'level' && first.asked.takesDiploma && !takesOthers(sentence);
      ways.set(second, isDiploma ? diplomaWith(second, sentence) : asWay(second));
      continue;
    }
    if (!isJoined(first, second, sentence)) continue;
    const of = softOf(first);
    const tail = tailOf(spans.slice(place + 1), sentence);
    // 'A degree in computing, or one in any field with three years of work'
    const ofWork = first.asked?.about === 'field' ? workOf(tail, sentence) : null;
    if (ofWork) {
      for (const [at, one] of tail.entries())
        ways.set(one, { ...asNone(one), ...(at === 0 && { asked: { about: 'waiver', of: 'field', ...ofWork } }) });
      continue;
    }
    // 'Or a master’s degree with 55%'
    if (tail[0]?.asked?.about === 'master') {
      for (const [at, { from, to }] of tail.entries())
        ways.set(
          tail[at] as Span,
          at === 0 ? masterWay({ from, to, kind: 'unread' }, of, tail) : { from, to, kind: 'none' },
        );
      continue;
    }
    // 'Year 12, or five years of work', 'a school certificate or 19 years of age': other studies, or none, are enough.
    const isByPerson = tail.some(({ asked }) => OF_PERSON.includes(asked?.about));
    if (!of && isByPerson && first.asked?.about !== 'work' && OF_AWARD.test(sentence.slice(0, second.from))) {
      for (const [at, one] of tail.entries()) ways.set(one, asWay(one, at === 0 ? 'level' : null));
      if (first.asked?.about === 'field')
        ways.set(first, { ...first, kind: 'unread', asked: { about: 'perhaps', asked: first.asked } });
      continue;
    }
    const isWork = tail[1]?.asked?.about === 'work';
    // 'A degree with 60%; or five years of work': the work stands for the degree, too.
    const degree = spans.slice(0, place).find(({ asked }) => asked?.about === 'level');
    if (
      of === 'marks' &&
      degree &&
      second.asked?.about === 'work' &&
      /[;,]\s*or\b/.test(sentence.slice(first.from, second.from))
    )
      ways.set(degree, asWay(degree, 'level'));
    if (of) {
      const words = sentence.slice(second.from, second.to);
      // 'A 2:1 or a degree with 60%' says one thing twice; 'a 2:1, or a 2:2 with work' and 'or a master with 55%' don't.
      const isSame = tail.some((one) => softOf(one) === of);
      // 'A 2:2 or 50%, and two years of work'
      const isTwice = first.asked?.about !== second.asked?.about && /^\W*and\b/.test(sentence.slice(second.to));
      if (
        isSame &&
        (softOf(second) === of ? of !== 'marks' || !isWork || isTwice : tail.every(({ kind }) => kind !== 'profile'))
      )
        continue;
      // Words that may say the same in another form: a score of another test, a class.
      const isOtherTest =
        of === 'english' && (OF_ADMISSION.test(words) || (OTHER_TEST.test(words) && !NO_TEST.test(words)));
      if (!isOtherTest && second.kind === 'unread' && (/\d/.test(words.replace(NO_SCORE, '')) || SAME_KIND.test(words)))
        continue;
    } else if (first.asked?.about === 'level' ? !OF_PERSON.includes(second.asked?.about) : !isOther(first, second))
      continue;
    // 'A bachelor of commerce or a bachelor of business'
    else if (second.asked?.about === 'level' && [first, spans[place + 2]].every((one) => one?.asked?.about === 'field'))
      continue;
    else if (first.asked?.about === 'field')
      ways.set(first, { ...first, kind: 'unread', asked: { about: 'perhaps', asked: first.asked } });
    else if (first.kind === 'profile') ways.set(first, asWay(first));
    for (const one of tail) {
      const { asked } = ways.get(one) ?? {};
      ways.set(one, { ...asWay(one, one === second ? of : null, sentence), ...(asked && { asked }) });
    }
  }
  return ways;
}

/** How long those must have worked who come from any field; null where the words say something else. */
function workOf(tail: readonly Span[], sentence: string): WaivedFor | null {
  const [first, last] = [tail[0], tail.at(-1)];
  const work = tail.find(({ asked }) => asked?.about === 'work');
  if (!first || !last || work?.asked?.about !== 'work' || work.asked.years === null) return null;
  if (!/\bany\b/.test(sentence.slice(first.from, work.from)) || tail.some(({ kind }) => kind === 'selection'))
    return null;
  const isAny = OF_ANY_WORK.test(sentence.slice(work.from, work.to).trim());
  return { years: work.asked.years, ...(isAny && { sure: true as const }) };
}

/** 'Or EIKEN Grade 1': a name with what it must show. */
const OTHER_TEST =
  /^\W*or (?:an? )?(?!(?:an?|at|in|if|with|for|each|no|not|band|only|minimum|overall|score)\b)[a-z]{3,}\b[^%]*\d/;
const OF_ADMISSION = single`^\W*or (?:an? )?(?:${OTHER_ADMISSION_TESTS})`;
const NO_TEST =
  /\b(?:ielts|toefl|pte|duolingo|det|bands?|components?|sections?|weeks?|years?|months?|pre-?sessional|class|gpa|writing|reading|listening|speaking)\b/;

const asNone = ({ from, to }: Span): Span => ({ from, to, kind: 'none' });

/** 'Or equivalent work experience'. */
const isLikeWork = (from: number, work: Span | undefined, sentence: string): boolean =>
  work?.asked?.about === 'work' && /\bor (?:an? )?equivalent\s*$/.test(sentence.slice(from, work.from));

function isJoined(first: Span, second: Span, sentence: string): boolean {
  const between = sentence.slice(first.to, second.from);
  return (
    isLikeWork(first.from, second, sentence) ||
    OR_BETWEEN.test(between) ||
    /\bor\s*(?:an? |the )?$/.test(sentence.slice(first.from, second.from)) ||
    OR_FIRST.test(sentence.slice(second.from, second.to))
  );
}

const OF_AWARD =
  /\b(?:diploma|certificate|degree|bachelor\S*|graduat\w+|year 12|grade 12|12th|xii|high school|secondary|qualifications?|ossd)\b/;
/** What a person brings beside studies. */
const OF_PERSON: readonly (string | undefined)[] = ['work', 'age'];

/** A demand of the profile beside something of another kind. */
const isOther = (first: Span, second: Span): boolean =>
  first.kind === 'profile' &&
  (second.kind === 'unread' || (second.asked && second.asked.about !== first.asked?.about) === true);

/** A way with what follows it without a border. */
function tailOf(spans: readonly Span[], sentence: string): Span[] {
  const end = spans.findIndex((one, place) => {
    const next = spans[place + 1];
    if (!next) return true;
    const between = sentence.slice(one.to, next.from);
    if (softOf(next) === 'english' && /\bor\W*$/.test(sentence.slice(one.from, next.from))) return true;
    return /[,;:()]|\bbut\b/.test(between) || (softOf(next) !== null && /\b(?:and|plus)\b/.test(between));
  });
  return spans.slice(0, end + 1);
}

/** For a person to read; what is handed in or chosen by stays that. */
const asWay = ({ from, to, kind }: Span, of: Waived | null = null, sentence = ''): Span => ({
  from,
  to,
  kind: kind === 'hand-in' || kind === 'selection' || kind === 'none' ? kind : 'unread',
  ...(of && { asked: { about: 'waiver', of, ...(of === 'english' && taughtIn(sentence.slice(from))) } }),
});

/** 'Or a master’s degree with 55%': who has that needs no other marks, where nothing else is said of it. */
function masterWay(span: Span, of: Waived | null, tail: readonly Span[]): Span {
  const least = tail.flatMap(({ asked }) => (asked?.about === 'percentage' ? asked.least : []))[0];
  if (of !== 'marks' || least === undefined || tail.length > 2) return asWay(span, of);
  return { ...asNone(span), asked: { about: 'waiver', of, master: true, least, sure: true } };
}

/** 'Or a degree taught in English': who has that needs no test, where nothing else is said up to the end. */
function taughtIn(words: string): WaivedFor {
  const reason = reasonOf(words);
  return reason.taught && !reason.studied ? reason : {};
}

/** 'Or a diploma with two years of work': less than a degree, for who worked so long. */
function diplomaWith(work: Span, sentence: string): Span {
  const years = work.asked?.about === 'work' ? work.asked.years : null;
  const isAny = OF_ANY_WORK.test(sentence.slice(work.from, work.to).trim());
  const whom = years === null ? {} : { years, ...(isAny && { sure: true as const }) };
  return { ...asWay(work), asked: { about: 'waiver', of: 'level', ...whom } };
}

/**
 * Work that is asked of some: 'a degree or a diploma with two years of work', 'a third class is considered with work', 'a gap of
 * five years with work', 'nurses without a degree, but with work, may also be considered'.
 */
function isForSome(first: Span, second: Span, between: string, sentence: string): boolean {
  if (!OF_PERSON.includes(second.asked?.about)) return false;
  if (takesOthers(sentence)) return true;
  if (/[,;:()]/.test(between)) return false;
  const words = sentence.slice(first.from, first.to);
  if (/\b(?:gaps?|back ?-?logs?)\b/.test(words)) return !/\b(?:and|plus)\b/.test(between);
  if (first.asked?.about !== 'level')
    return softOf(first) === 'marks' && /\b(?:considered|accepted|admitted)\b/.test(between);
  return first.asked.takesDiploma && /(?:degree|bachelor|graduat)[^;]*\bor\b[^;]*diploma/.test(words);
}

export const TAKES_IN =
  /\b(?:considered|accepted|admitted|looked at|assessed|reviewed|(?:will|may|can|do|we) (?:also )?(?:consider|accept|review))\b|\bcase[- ](?:by|to)[- ]case\b|\bindividual(?:ly|\s+(?:basis|merit))|\b(?:may|can) (?:still |also )?(?:apply|join|be offered)\b|\bconditional offers?\b/;
export const NOT_IN =
  /\b(?:not|never|no longer|no other|only(?! be considered (?:on|individually|case))|cannot)\b[^.;]*\b(?:considered|accepted|admitted|reviewed|apply)\b/;
const takesOthers = (sentence: string): boolean =>
  TAKES_IN.test(sentence) && !NOT_IN.test(sentence) && /\b(?:also|lower|less|without|exceptional\w*)\b/.test(sentence);
const LOWER = /\b(?:lower|less|below|lesser|short|without|non-standard|third)\b/;
const OF_LESS = single`\d|\b(?:not|other)\b|${LOWER.source}`;
const OF_ENGLISH = /\b(?:ielts|toefl|pte|duolingo|english|bands?|language)\b|\b[4-9]\.[05]\b(?! ?%)/;
const OF_MARKS = /%|\b(?:c?gpa|degrees?|class|2[:.][12]|third|marks?|grades?|qualifications?|percentage|academic)\b/;

/** Who comes in by a course of English has a lower score, or none. */
const FIRST_ENGLISH =
  /(?<!\bno )\b(?:pre-?sessional|esl|eap|english (?:(?:language|bridging|preparation|pathway) )*(?:courses?|programmes?|programs?|classes|support|pathway))\b/;
/** 'Or take our own test'. */
const OWN_TEST =
  /\bor\b[\s-]*(?:to )?(?:take|sit|pass|complete|undertake)\b[^.;\d]{0,40}\b(?:english|language|placement)\b[^.;\d]{0,20}\b(?:tests?|assessments?|exams?|interviews?)\b/;
/** 'Three-year degrees are accepted with …' */
export const SHORTER =
  /\b(?:(?:three|3)[- ]years?|1[45] years)[- ](?:of education )?(?:are |is |will be |may be |also )*(?:(?:bachelor\S*|undergraduate|indian|nepali|international|overseas) )*(?:(?:degrees?|bachelor\S*|programmes?|programs?|qualifications?)\b[^.;]*)?\b(?:accepted|considered|eligible|acceptable|recogni[sz]ed|admitted|may (?:also |still )?(?:apply|be))\b/;
const OR_BEFORE = /\b(?:or|don't)\b/;
const OF_LENGTH = /\d{1,2}[ -]weeks?/g;

/**
 * Clauses that ask for nothing or were not understood, and say that people with less come in, too: they are waivers besides.
 * @param clauses of a whole text
 */
export function softened(clauses: readonly Clause[]): Clause[] {
  let words = '';
  return clauses.map((clause, place) => {
    const said = `${words} ${clause.quote.toLowerCase()}`;
    const after = clauses[place + 1];
    const goesOn = clause.kind === 'unread' && after?.kind === 'unread' && !after.asked && !/[.;]$/.test(clause.quote);
    words = goesOn ? said : '';
    if (goesOn || clause.asked || clause.who || clause.kind === 'judged' || clause.kind === 'profile') return clause;
    const next = after?.kind === 'none' ? ` ${after.quote.toLowerCase()}` : '';
    const of = OWN_TEST.test(said + next) ? 'english' : softenedBy(said.replace(OF_LENGTH, ''), clause.kind);
    return of ? { ...clause, asked: { about: 'waiver', of } } : clause;
  });
}

function softenedBy(said: string, kind: Clause['kind']): Waived | null {
  const isLess = OF_LESS.test(said);
  if (NOT_IN.test(said) || /\b(?:retakes?|mybest|home edition)\b/.test(said)) return null;
  if (SHORTER.test(said)) return 'level';
  if (FIRST_ENGLISH.test(said)) return isLess || OR_BEFORE.test(said) ? 'english' : null;
  if (kind === 'none' || !TAKES_IN.test(said)) return null;
  if (!(kind === 'unread' ? isLess : LOWER.test(said))) return null;
  return OF_ENGLISH.test(said) ? 'english' : OF_MARKS.test(said) ? 'marks' : null;
}
