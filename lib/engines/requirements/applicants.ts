import { PEOPLE, PLACES } from '@/lib/domain/places/demonyms';
import type { Applicants } from '@/lib/domain/requirements/applicants';
import {
  DESTINATIONS,
  type Form,
  HOME,
  maySayWhom,
  ONE_PERSON,
  ONE_PLACE,
  OPEN_BEFORE,
  OPEN_BEHIND,
  PATTERNS,
} from './applicant-words';
import { unknownWords } from './rest';

/** A part of a sentence, and whom it is for. */
export interface Part {
  from: number;
  to: number;
  /** The words that say for whom. */
  marks: readonly { from: number; to: number }[];
  /** Absent: for all. 'unclear': for some, and which nothing says. */
  who?: Applicants | 'unclear';
}

/** What the text around a sentence gives it. */
export interface Around {
  /** The course's own country, by the name of a passport's. */
  home: string | null;
  /** Places that the text named so far. */
  named: readonly string[];
  /** Whether the text speaks of applicants of the country itself, too. */
  hasHome: boolean;
}

interface Mark {
  from: number;
  to: number;
  who: Applicants | 'unclear' | 'not';
  leads: boolean;
  isBehind?: true;
}

/**
 * A sentence in parts by whom they are for. A part for which that isn't clear is said to be so.
 * @param sentence in the form of `plainText`
 */
export function partsByApplicants(sentence: string, around: Around): Part[] {
  const whole: Part = { from: 0, to: sentence.length, marks: [] };
  const marks = maySayWhom(sentence, around.hasHome) ? marksIn(sentence, around) : [];
  if (marks.length === 0) return [whole];
  if (marks.some(({ who }) => who === 'not')) return [{ ...whole, who: 'unclear' }];
  const parts: Part[] = [];
  let start = 0;
  for (const [place, mark] of marks.entries()) {
    const next = marks[place + 1]?.from ?? sentence.length;
    const who = mark.who as Applicants | 'unclear';
    const before = sentence.slice(start, mark.from);
    const inside = mark.isBehind ? null : insideOf(sentence, mark, start, next);
    if (inside) {
      if (saysSomething(sentence.slice(start, inside.from))) parts.push({ from: start, to: inside.from, marks: [] });
      parts.push({ ...inside, marks: [mark], who });
      start = inside.to;
      continue;
    }
    const isHead = mark.leads || /^\s*:/.test(sentence.slice(mark.to)) || !saysSomething(before);
    if (isHead) {
      if (saysSomething(before)) parts.push({ from: start, to: mark.from, marks: [] });
      const from = saysSomething(before) ? mark.from : start;
      const isTail = !saysSomething(sentence.slice(mark.to, next)) && parts.length > 0;
      const to = isTail ? next : headEnd(sentence, mark, next, marks[place + 1]);
      parts.push({ from, to, marks: [mark], who });
      start = to;
      continue;
    }
    const from = start + Math.max(tailStart(before), mark.isBehind ? wayStart(before) : 0);
    if (saysSomething(sentence.slice(start, from))) parts.push({ from: start, to: from, marks: [] });
    const to = mark.to + (/^[^,;)|]*\)?/.exec(sentence.slice(mark.to, next))?.[0].length ?? 0);
    const isApart = marks[place + 1] === undefined || to < next;
    const end = isApart ? to : mark.to;
    parts.push({ from: saysSomething(sentence.slice(start, from)) ? from : start, to: end, marks: [mark], who });
    start = end;
  }
  const last = parts.at(-1);
  if (last && !saysSomething(sentence.slice(start))) last.to = sentence.length;
  else if (start < sentence.length) parts.push({ from: start, to: sentence.length, marks: [] });
  return parts;
}

export const saysSomething = (text: string) => /\d/.test(text) || unknownWords(text).length > 0;

/** The brackets whose words a mark leads: '55% (for Nepal 50%)'. */
function insideOf(
  sentence: string,
  { from, to }: Mark,
  start: number,
  next: number,
): { from: number; to: number } | null {
  const open = sentence.slice(start, from).lastIndexOf('(');
  const close = sentence.slice(to, next).indexOf(')');
  if (open < 0 || close < 0 || saysSomething(sentence.slice(start + open, from))) return null;
  return saysSomething(sentence.slice(to, to + close)) ? { from: start + open, to: to + close + 1 } : null;
}

/** A part that a mark leads goes on up to the next, but for what the next one stands behind. */
function headEnd(sentence: string, mark: Mark, next: number, following: Mark | undefined): number {
  if (!following) return sentence.length;
  const between = sentence.slice(mark.to, next);
  const border = Math.max(between.lastIndexOf(','), between.lastIndexOf(';'), between.lastIndexOf('|'));
  const isBehind =
    border >= 0 &&
    saysSomething(between.slice(border)) &&
    saysSomething(between.slice(0, border)) &&
    !saysSomething(sentence.slice(following.to).split(/[,;|]/)[0] ?? '');
  return isBehind ? mark.to + border : next;
}

/** '2:2 or 55% (India)': where the way begins that the country is of. */
const wayStart = (before: string): number =>
  /^.*\b(?:2[:.][12]|class|[a-d][+-]?)(?: (?:degree|average|grade|gpa|grade point average|honours))* ?(?:\(|,|\/)? ?\b(?=or\b)/.exec(
    before,
  )?.[0].length ?? 0;

/** Where in the words before a mark that stands behind what it is about that begins. */
function tailStart(before: string): number {
  const open = before.lastIndexOf('(');
  const isInside = open > before.lastIndexOf(')');
  if (isInside && saysSomething(before.slice(open))) return open;
  const end = isInside ? open : before.length;
  const borders = [...before.slice(0, end).matchAll(/[,;|](?!\d)/g)].map(({ index }) => index + 1);
  return borders.findLast((at) => saysSomething(before.slice(at, end))) ?? 0;
}

function marksIn(sentence: string, around: Around): Mark[] {
  const marks: Mark[] = [];
  for (const { by, leads, isLoose, isBehind, pattern } of PATTERNS) {
    for (const match of sentence.matchAll(pattern)) {
      const [from, to] = [match.index, match.index + match[0].length];
      if (marks.some((known) => known.from < to && from < known.to)) continue;
      const isOpen = OPEN_BEFORE.test(sentence.slice(0, from)) || OPEN_BEHIND.test(sentence.slice(to));
      const named = [...around.named, ...placesOf(marks)];
      const who =
        isOpen && by !== 'abroad' && by !== 'others' ? 'not' : whoOf(by, match[0], { ...around, named }, isLoose);
      if (who) marks.push({ from, to, who, leads: leads === true, ...(isBehind && { isBehind }) });
    }
  }
  return marks.sort((a, b) => a.from - b.from);
}

const placesOf = (marks: readonly Mark[]) =>
  marks.flatMap(({ who }) => (typeof who === 'string' || who.but ? [] : who.places));

/** Whom a mark names; null where the words are said of all. */
function whoOf(by: Form['by'], text: string, { home, named, hasHome }: Around, isLoose = false): Mark['who'] | null {
  if (by === 'not') return 'not';
  if (by === 'others') return named.length > 0 ? { places: [...new Set(named)], but: true, by: 'from' } : 'unclear';
  if (by === 'home') return home ? { places: [home], by: 'nationality' } : 'unclear';
  // This site is for studies abroad: what is asked of people from abroad alone is asked of its readers.
  if (by === 'abroad') return !hasHome ? null : home ? { places: [home], but: true, by: 'nationality' } : 'unclear';
  const found = [
    ...[...text.matchAll(ONE_PERSON)].map((match) => ({ at: match.index, place: PEOPLE.get(match[0]) })),
    ...[...text.matchAll(ONE_PLACE)].map((match) => ({ at: match.index, place: PLACES.get(match[0]) })),
  ].sort((a, b) => a.at - b.at);
  if (found.length === 0 || found.some(({ place }) => place === undefined)) return 'unclear';
  const places = [...new Set(found.map(({ place }) => place as string))];
  // 'UK: IELTS 6.5' may say where one goes.
  const isDestination = places.some((place) => DESTINATIONS.includes(place));
  if (isLoose && isDestination && !named.some((place) => !DESTINATIONS.includes(place))) return 'not';
  return by === 'not from' ? { places, but: true, by: 'from' } : { places, by };
}

/** Whether a text speaks of applicants of the course's own country. */
export const speaksOfHome = (plain: string): boolean => HOME.test(plain);

/** The places that the parts of a sentence name. */
export const placesIn = (parts: readonly Part[]): string[] =>
  parts.flatMap(({ who }) => (who === undefined || who === 'unclear' || who.but ? [] : who.places));
