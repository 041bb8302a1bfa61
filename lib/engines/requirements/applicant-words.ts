/** The words that say whom a part of a requirement text is for. */
import { PEOPLE, PLACES, VAGUE_PEOPLE, VAGUE_PLACES } from '@/lib/domain/places/demonyms';
import type { Applicants } from '@/lib/domain/requirements/applicants';
import { pattern, single } from './patterns';

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
const NOUN = String.raw`(?:applicants?|candidates?|students?|nationals?|citizens?|residents?|passport[- ]holders?|learners?|nurses?|graduates?(?! (?:diploma|certificate|degree|stud|program))|doctors?|engineers?|teachers?|professionals?|entrants?|freshers?)\b'?`;
const FOR = '(?:(?:only )?(?:for|from|of|to|by|(?<!\\bnot )required (?:of|from)) )?';
const ANY = '(?:(?:international|overseas|prospective|all|the|any|new) )*';
const SOMEONE = `(?:${NOUN}|those|people|persons|anyone|you)`;
const IF = '(?:(?:if|in case|where|when) )?';
const STUDIES = `(?:degrees?|qualifications?|diplomas?|certificates?|education(?: system)?|transcripts?|boards?|schooling|bachelor'?s?|background|studies)`;
const STUDIED = `(?:educated|schooled|studied|studying|graduated|graduating|completed|completing|finished|obtained|earned)`;
const WITH = '(?:with|holding|holds?|having|possessing|earned|obtained)';
const WORDS = "(?: [a-z0-9+'-]+)";
const BEFORE_OFFER = '(?= ?(?:[:,;.)/(|-]|$|\\d| ?(?:must|need|should|require|are|is|and|or|with|who|have|has)\\b))';

const NO_DESTINATION = String.raw`(?!(?:the )?(?:uk|u\.k|united|us|usa|britain|england|canada|australia|new zealand|singapore)\b)`;

type By = Applicants['by'];
export interface Form {
  by: By | 'not from' | 'others' | 'home' | 'abroad' | 'not';
  source: string;
  /** With what stands behind it, it leads. */
  leads?: true;
  /** Of the mark that stands before it. */
  isBehind?: true;
  /** The places alone: they may be where one goes. */
  isLoose?: true;
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
    source: `\\b${FOR}${ANY}(?:${PEOPLES}) (?:nationals?|citizens?|passport[- ]?holders?)\\b(?: only)?|\\b${FOR}${ANY}(?:${SOMEONE} (?:who )?(?:are |is )?)?(?:nationals?|citizens?) of ${PLACES_LIST}|\\b${IF}${FOR}${SOMEONE} (?:with|holding|hold|who hold) an? (?:valid )?${PERSON} passport|\\b${IF}(?:your |the )?nationality (?:is|:) ${PEOPLES}\\b`,
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
    source: `\\b${IF}${FOR}(?:you are |you're )?(?:an? )?${ANY}(?:${PEOPLES}|(?<!\\bin )${PLACES_LIST}) (?:(?:international|overseas|school|high school|staff|student) )*${NOUN}(?: only)?`,
  },
  {
    by: 'from',
    source: `\\bfor (?:${PEOPLES})\\b${BEFORE_OFFER}|\\bfor ${PLACES_LIST}(?: only)?${BEFORE_OFFER}`,
    isLoose: true,
  },
  {
    by: 'from',
    source: `(?<=^[^a-z0-9]*|[;,(|\\n:.]\\s*| - |\\band )(?:in |from )?${PLACES_LIST}(?=\\s*(?::|-|\\(|\\d))`,
    leads: true,
    isLoose: true,
  },
  // '55% (India)', '2.6/4 (Nepal)'
  {
    by: 'from',
    source: `(?<=\\d ?%\\+?|\\/ ?(?:4|5|7|10)(?:\\.0)?|\\bclass|\\bdivision|\\bc?gpa)(?: ?\\((?:for |in |from )?${NO_DESTINATION}${PLACES_LIST}\\)| from ${NO_DESTINATION}${PLACES_LIST}(?= ?(?:[,;.)/]|$|or\\b)))`,
    isBehind: true,
  },
  {
    by: 'others',
    source: `\\b${FOR}(?:(?:all|any|the|every) )*(?:other|remaining) ${ANY}(?:${NOUN}|countries|nationalities|regions)|\\b${FOR}(?:the )?rest of the world|(?<!\\b(?:reading|writing|speaking|listening)\\b[^;.]{0,25})\\b(?:for )?(?:all )?others(?=\\s*(?::|\\d|must|need|should))`,
  },
  { by: 'home', source: `\\b${FOR}${ANY}(?:domestic|home|local) ${NOUN}` },
  { by: 'abroad', source: `\\b${FOR}(?:(?:all|the|any) )*(?:international|overseas|foreign) ${NOUN}` },
];
export const PATTERNS = FORMS.map(({ source, ...form }) => ({ ...form, pattern: new RegExp(source, 'g') }));

/** Words beside a mark that leave open whom it is about, or say the opposite. */
export const OPEN_BEFORE =
  /\b(?:(?:not|never|non-?)(?: (?:an?|the|for|from|being|yet|already))*|(?:except\w*|excluding|other than|apart from|unless|rather than|instead of|outside|regardless of)\b[^,;]{0,25}|(?:including|such as|like|e\.g\.?|especially|particularly|even|also)(?: [a-z]+)?)\s*$/;
export const OPEN_BEHIND =
  /^\s*(?:,|\band\b|\bor\b|&|\/)?\s*(?:(?:any|all|some|the|from|those)\s+)*(?:others?\b|elsewhere|abroad|overseas|international|domestic|home|local|rest\b|etc\b|similar)/;

export const DESTINATIONS = ['Australia', 'Canada', 'New Zealand', 'Singapore', 'United Kingdom', 'United States'];
export const ONE_PERSON = pattern`\b${PERSON}\b`;
export const ONE_PLACE = pattern`(?<![a-z])(?:${escaped(PLACES.keys())}|${VAGUE_PLACES})(?![a-z])`;

export const HOME = single`\b(?:domestic|home|local) ${NOUN}`;

const FIRST = /\p{L}+/u;
const EACH = /\p{L}+/gu;
/** The first words of all names, and those for others and for the course's own country. */
const FIRST_WORDS: ReadonlySet<string> = new Set(
  [...PEOPLE.keys(), ...PLACES.keys(), ...`${VAGUE_PEOPLE}|${VAGUE_PLACES}`.split('|')]
    .map((name) => (name.replace(/^the /, '').match(FIRST) as RegExpMatchArray)[0])
    .concat('other', 'others', 'remaining', 'rest', 'domestic', 'home', 'local'),
);

/** Whether a sentence may say whom it is for: most don't, and looking for that takes longer than all else. */
export const maySayWhom = (sentence: string, hasHome: boolean): boolean =>
  hasHome || (sentence.match(EACH)?.some((word) => FIRST_WORDS.has(word)) ?? false);
