import { PEOPLE, PLACES, VAGUE_PEOPLE, VAGUE_PLACES } from '@/lib/domain/places/demonyms';
import type { Applicants } from '@/lib/domain/requirements/applicants';
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

const escaped = (words: Iterable<string>) =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.()]/g, '\\$&'))
    .join('|');
const PERSON = `(?:${escaped(PEOPLE.keys())}|${VAGUE_PEOPLE})`;
const PLACE = `(?:the )?(?:${escaped(PLACES.keys())}|${VAGUE_PLACES})(?![a-z])`;
/** Whose degrees are the measure of others: 'a UK degree'. */
const FOREIGN = `(?!(?:uk|us|usa|british|american|canadian|australian|nz|new zealand|singaporean|singapore)\\b)${PERSON}`;
const JOIN = '(?:\\s*,\\s*(?:and |or |& ?)?|\\s+(?:and|or|&)\\s+|\\s*[/&]\\s*)';
const PEOPLES = `${PERSON}(?:${JOIN}${PERSON})*`;
const PLACES_LIST = `${PLACE}(?:${JOIN}${PLACE})*`;
const NOUN =
  "(?:applicants?|candidates?|students?|nationals?|citizens?|residents?|passport[- ]holders?|learners?|nurses?|graduates?|doctors?|engineers?|teachers?|professionals?|entrants?|freshers?)\\b'?";
const FOR = '(?:(?:only )?(?:for|from|of|to|by|required of|required from) )?';
const ANY = '(?:(?:international|overseas|prospective|all|the|any|new) )*';
const SOMEONE = `(?:${NOUN}|those|people|persons|anyone|you)`;
const IF = '(?:(?:if|in case|where|when) )?';
const STUDIES =
  "(?:degrees?|qualifications?|diplomas?|certificates?|education(?: system)?|transcripts?|boards?|schooling|bachelor'?s?|background|studies)";
const STUDIED =
  '(?:educated|schooled|studied|studying|graduated|graduating|completed|completing|finished|obtained|earned)';
const WITH = '(?:with|holding|holds?|having|possessing|earned|obtained)';
const WORDS = "(?: [a-z0-9+'-]+)";
const BEFORE_OFFER = '(?= ?(?:[:,;.)/(|-]|$|\\d| ?(?:must|need|should|require|are|is|and|or|with|who|have|has)\\b))';

type By = Applicants['by'];
interface Form {
  by: By | 'not from' | 'others' | 'home' | 'abroad' | 'not';
  source: string;
  /** With what stands behind it, it leads. */
  leads?: true;
}
/** The first that matches at a place counts, and of two places the first. */
const FORMS: readonly Form[] = [
  {
    by: 'not',
    source: `\\b(?:except(?:ing)?(?: for| from)?|excluding|other than|apart from|but not|not (?:from|for|open to)|unless(?: you are| they are)?(?: from)?) ${ANY}(?:${NOUN} from )?(?:${PEOPLES}\\b|${PLACES_LIST})(?: ${NOUN})?`,
  },
  { by: 'not from', source: `\\b${FOR}${ANY}non-? ?(?:${PEOPLES})\\b ${ANY}${NOUN}` },
  {
    by: 'nationality',
    source: `\\b${FOR}${ANY}(?:${PEOPLES}) (?:nationals?|citizens?|passport[- ]?holders?)\\b(?: only)?|\\b${FOR}${ANY}(?:${SOMEONE} (?:who )?(?:are |is )?)?(?:nationals?|citizens?) of ${PLACES_LIST}|\\b${IF}${FOR}${SOMEONE} (?:with|holding|hold|who hold) an? (?:valid )?${PERSON} passport`,
  },
  {
    by: 'studies',
    source: `\\b${IF}${FOR}${ANY}${SOMEONE}(?: (?:who|that|have|has|had|were|was|is|are|been))*(?: ${STUDIED}${WORDS}{0,7}?| ${WITH}${WORDS}{0,4}? ${STUDIES}${WORDS}{0,3}?) (?:in|from|of) ${PLACES_LIST}|\\b${IF}${FOR}${ANY}${SOMEONE}(?: (?:who|that|have|has))* ${WITH} (?:an? |the |their )?${FOREIGN}(?:${JOIN}${FOREIGN})*(?: [a-z']+){0,3}? ${STUDIES}\\b|(?<=^\\W*|[;.(|\\n]\\s*)(?:for |with )?(?:an? )?${FOREIGN} ${STUDIES}(?=\\s*:)`,
  },
  {
    by: 'from',
    source: `\\b${IF}${FOR}${ANY}${SOMEONE}(?: (?:who|that))?(?: (?:are|is|come|comes|coming|apply|applying|originating|travelling))*(?: citizens| nationals| residents)? (?:from|in|of|domiciled in|based in) (?:countries (?:such as|like) )?${PLACES_LIST}(?: only)?`,
  },
  {
    by: 'from',
    source: `\\b${IF}${FOR}(?:you are |you're )?(?:an? )?${ANY}(?:${PEOPLES}) (?:(?:international|overseas|school|high school|staff|student) )*${NOUN}(?: only)?`,
  },
  { by: 'from', source: `\\bfor (?:${PEOPLES})\\b${BEFORE_OFFER}|\\bfor ${PLACES_LIST}(?: only)?${BEFORE_OFFER}` },
  {
    by: 'from',
    source: `(?<=^[^a-z0-9]*|[;,(|\\n:.]\\s*| - |\\band )(?:in |from )?${PLACES_LIST}(?=\\s*(?::|-|\\(|\\d))`,
    leads: true,
  },
  {
    by: 'others',
    source: `\\b${FOR}(?:(?:all|any|the|every) )*(?:other|remaining) ${ANY}(?:${NOUN}|countries|nationalities|regions)|\\b${FOR}(?:the )?rest of the world|\\b(?:for )?(?:all )?others(?=\\s*(?::|\\d|must|need|should))`,
  },
  { by: 'home', source: `\\b${FOR}${ANY}(?:domestic|home|local) ${NOUN}` },
  { by: 'abroad', source: `\\b${FOR}(?:(?:all|the|any) )*(?:international|overseas|foreign) ${NOUN}` },
];
const PATTERNS = FORMS.map(({ by, source, leads }) => ({ by, leads, pattern: new RegExp(source, 'g') }));

interface Mark {
  from: number;
  to: number;
  who: Applicants | 'unclear' | 'not';
  leads: boolean;
}

/**
 * A sentence in parts by whom they are for. A part for which that isn't clear is said to be so.
 * @param sentence in the form of `plainText`
 */
export function partsByApplicants(sentence: string, around: Around): Part[] {
  const whole: Part = { from: 0, to: sentence.length, marks: [] };
  const marks = marksIn(sentence, around);
  if (marks.length === 0) return [whole];
  if (marks.some(({ who }) => who === 'not')) return [{ ...whole, who: 'unclear' }];
  const parts: Part[] = [];
  let start = 0;
  for (const [place, mark] of marks.entries()) {
    const next = marks[place + 1]?.from ?? sentence.length;
    const who = mark.who as Applicants | 'unclear';
    const before = sentence.slice(start, mark.from);
    const inside = insideOf(sentence, mark, start, next);
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
    const from = start + tailStart(before);
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
  for (const { by, leads, pattern } of PATTERNS) {
    for (const match of sentence.matchAll(pattern)) {
      const [from, to] = [match.index, match.index + match[0].length];
      if (marks.some((known) => known.from < to && from < known.to)) continue;
      const who = whoOf(by, match[0], { ...around, named: [...around.named, ...placesOf(marks)] });
      if (who) marks.push({ from, to, who, leads: leads === true });
    }
  }
  return marks.sort((a, b) => a.from - b.from);
}

const placesOf = (marks: readonly Mark[]) =>
  marks.flatMap(({ who }) => (typeof who === 'string' || who.but ? [] : who.places));

const ONE_PERSON = new RegExp(`\\b${PERSON}\\b`, 'g');
const ONE_PLACE = new RegExp(`(?<![a-z])(?:${escaped(PLACES.keys())}|${VAGUE_PLACES})(?![a-z])`, 'g');

/** Whom a mark names; null where the words are said of all. */
function whoOf(by: Form['by'], text: string, { home, named, hasHome }: Around): Mark['who'] | null {
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
  return by === 'not from' ? { places, but: true, by: 'from' } : { places, by };
}

/** Whether a text speaks of applicants of the course's own country. */
export const speaksOfHome = (plain: string): boolean => new RegExp(`\\b(?:domestic|home|local) ${NOUN}`).test(plain);

/** The places that the parts of a sentence name. */
export const placesIn = (parts: readonly Part[]): string[] =>
  parts.flatMap(({ who }) => (who === undefined || who === 'unclear' || who.but ? [] : who.places));
