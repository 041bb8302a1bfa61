import { fold } from '../../search/types/fold';
import { CITIES, NICKNAMES } from '../tables/cities';
import { UNREAD } from '../tables/languages';
import { AWARD_LEVELS, LEVEL_WORDS } from '../tables/levels';
import { byWord } from '../tables/lists';
import { COUNTRY_NAMES, OF_PEOPLE, REGIONS } from '../tables/places';
import { PERSONS } from '../tables/roles';
import { FILLERS, WISHES } from '../tables/small-words';
import { MONTH_NAMES, SEASONS } from '../tables/times';
import type { Known } from './reader';

/**
 * The words of a keyword, folded: 'B.Tech' as 'btech', 'nyc' as 'new york', 'computer since' as it was spoken, 'vs' and
 * Hindi's 'ya' as 'or', '1-year' and lists as words of their own, amounts as they are.
 */
export function tokensOf(q: string, known: Known): string[] {
  return (
    fold(q)
      .replaceAll("'", '')
      .replace(/\bhoc phi\b/g, 'fee')
      .replace(/\b(?:(?:10|ten) )?plus (?:two|2)\b/g, 'plus2')
      .replace(/\b(?:gce )?o\/?l (?:and )?a\/?l\b/g, 'olevels alevels')
      .replace(/\b([oa])\/l\b/g, '$1levels')
      .replace(/\bo levels?\b|\ba levels?\b(?! \d)/g, (words) => `${words.replace(/ |s$/g, '')}s`)
      .replace(HAD_SCHOOL, 'highschool')
      .replace(SCHOOL_YEAR, (year) => (known.hasWords(year) ? year : year.replaceAll(' ', '')))
      .replace(/\bnova (?:york|iorque)\b|\bnueva york\b/g, 'new york')
      .replace(/\bmid year\b/g, 'midyear')
      .replace(/\bm[. ]arch\b/g, 'masters architecture')
      .replace(/\bb[. ]arch\b/g, 'barch')
      .replace(/\blop (1[0-2])\b/g, '$1th')
      .replace(/\btien si\b/g, 'phd')
      .replace(/\b(certificate|cert)[ -]?([1-4]|one|two|three|four)\b/g, (all, _, number: string) =>
        known.hasWords(`certificate ${ROMAN[number]}`) ? `certificate ${ROMAN[number]}` : all,
      )
      .replace(/[?!;()[\]{}"|*…•]+|:(?!\d)|(?<!\d):/g, ' ')
      .replace(/,(?!\d)|(?<!\d),/g, ' ')
      .replace(/(?<=\p{L}{2}) \/ (?=\p{L}{2})|(?<=\p{L}{4})\/(?=\p{L}{4})/gu, ' or ')
      .replace(/(?<=[^\d\s])(?<!\bw)\/|(?<!\bw)\/(?=[^\d\s])/g, ' ')
      .split(' ')
      .flatMap(split)
      .map((token) => token.replace(/^[^\p{L}\p{N}$£€₹₦₱¢₵<>+&]+|[^\p{L}\p{M}\p{N}+#%$£€₹₦₱¢₵<>&]+$/gu, ''))
      .filter((token) => token !== '')
      .flatMap((token) => (known.isWord(token) ? token : (NICKNAMES.get(token)?.split(' ') ?? token)))
      .map((token) => (SAME.has(token) && !known.isWord(token) ? (SAME.get(token) as string) : token))
      .map((token, at, tokens) => (token === 'march' && isOfArchitecture(tokens, at) ? 'masters' : token))
      .map((token, _, tokens) => (isOr(token, tokens, known) ? 'or' : token))
      .map((token, at, tokens) => (token === 'be' && at === 0 && isField(tokens[1] ?? '', known) ? 'beng' : token))
      .map((token, at, tokens) => (token === 'plus' && isBetween(at, tokens, known) ? 'and' : token))
      .map((token, at, tokens) =>
        token === 'since' && known.hasWords(`${tokens[at - 1]} science`) ? 'science' : token,
      )
      .flatMap((token, at, tokens) => inCompany(token, at, tokens, known))
      // 'Monsah-warwick'.
      .flatMap((token) => (/^[a-z]{3,}(-[a-z]{3,})+$/.test(token) && !known.hasWords(token) ? token.split('-') : token))
      .flatMap((token) => (known.isWord(token) ? [token] : (GLUED.get(token)?.split(' ') ?? [token])))
      .flatMap((token) => apart(token, known))
      .map((token, at, tokens) => asWithNeighbour(token, tokens[at - 1] ?? '', known))
      .map((token, at, tokens) => inFull(token, tokens.slice(Math.max(0, at - 2), at), known))
  );
}

/** 'Be civil' is an award, 'be a nurse' none. */
const isField = (word: string, known: Known): boolean =>
  word.length > 2 && !FILLERS.has(word) && !PERSONS.has(word) && known.hasWords(word);

/** 'Certificate in leadership plus diploma', but not 'English plus'. */
const isBetween = (at: number, tokens: readonly string[], known: Known): boolean =>
  (tokens[at - 1] ?? '').length > 2 && at < tokens.length - 1 && !known.hasWords(`${tokens[at - 1]} ${tokens[at]}`);

/** What the other tables call it. */
const SAME: ReadonlyMap<string, string> = new Map(
  byWord(`
  medicine: medicina; dentistry: odontologia; phd: doutorado, doutoramento, doctorado; marketing: mkt, mkting, mrkting; months: meses; month: mes; years: anos; weeks: semanas; 12th: bachiller, bachillerato;
  midyear: mid-year
  `),
);
/** High school as what one has, not as what is looked for. */
const HAD_SCHOOL = new RegExp(
  '(?<=\\b(?:after|complet(?:ed|ing)|finished|passed|have|has|only|did|done|my) )high school\\b|\\bensino medio\\b' +
    '|\\bhigh school(?= (?:graduates?|students?|leavers?|diploma|certificate|passed|completed|done|results?)\\b)',
  'g',
);

/** The last years of school, as Kenya, Ghana, Nigeria and Australia count them. */
const SCHOOL_YEAR =
  /\bform (?:[3-6]|three|four|five|six)\b|\b(?:year|yr) (?:1[0-3]|ten|eleven|twelve)\b|\b(?:ss|sss|shs) ?3\b|\bshs\b/g;

const OF_COMMUNICATION =
  /^(journalism|advertising|marketing|media|communications?|branding|publicity|events?|broadcasting|publishing|digital)$/;

/** 'Mit or mba' is an award beside another, 'journalism or pr' a subject: short forms that mean something else alone. */
function inCompany(token: string, at: number, tokens: readonly string[], known: Known): string | string[] {
  if (token !== 'mit' && token !== 'pr') return token;
  const isWith = (step: number, is: (joint: string, other: string) => boolean): boolean =>
    is(tokens[at + step] ?? '', tokens[at + 2 * step] ?? '');
  if (token === 'mit') {
    const isAward = (joint: string, other: string) =>
      /^(or|and|&)$/.test(joint) && known.meanings(other).some((text) => /^(master|bachelor) of/.test(text));
    return isWith(-1, isAward) || isWith(1, isAward) ? ['masters', 'in', 'information', 'technology'] : token;
  }
  const isSubject = (joint: string, other: string) =>
    OF_COMMUNICATION.test(joint) ||
    (/^(and|&|or)$/.test(joint) && OF_COMMUNICATION.test(other)) ||
    (joint === 'or' && !FILLERS.has(other) && !WISHES.has(other) && !ENDS.has(other) && known.hasWords(other));
  return tokens[at - 1] !== 'to' && (isWith(-1, isSubject) || isWith(1, isSubject)) ? ['public', 'relations'] : token;
}

/** 'Hotel managment' where a name has this slip, but none has it beside 'hotel'. */
function asWithNeighbour(token: string, before: string, known: Known): string {
  if (token.length < SHORTEST_SLIP || before.length < 3 || !known.hasWords(before)) return token;
  // 'Mechanical engineer' is no engine.
  if (known.entryLength([token], 0) > 0) return token;
  // 'Graphic designing' is 'graphic design'.
  const stem = token.replace(/(ing|ers?|s)$/, '');
  if (!known.isWord(token))
    return stem !== token && known.isWord(stem) && known.hasWords(`${before} ${stem}`) ? stem : token;
  if (known.hasWords(`${before} ${token}`)) return token;
  return known.slips(token).find((one) => known.hasWords(`${before} ${one}`)) ?? token;
}
const SHORTEST_SLIP = 6;

/** 'Food science and tech' is called 'science and technology'. */
const inFull = (token: string, before: readonly string[], known: Known): string =>
  before[1] === 'and'
    ? (known.meanings(token).find((text) => text.startsWith(token) && known.hasWords(`${before.join(' ')} ${text}`)) ??
      token)
    : token;

/** 'MArch' is the architect's master, unless it says when. */
const isOfArchitecture = (tokens: readonly string[], at: number): boolean =>
  tokens.some((word) => word.startsWith('architect')) &&
  !/^(in|for|from|by|until|next)$/.test(tokens[at - 1] ?? '') &&
  !/^(intake|intakes|start|session|batch|entry|\d+)$/.test(tokens[at + 1] ?? '');

/** 'Vs', 'otherwise', what 'or' is in other languages; Hindi's 'ya', which is 'of' in Swahili. */
const isOr = (token: string, tokens: readonly string[], known: Known): boolean =>
  /^(vs|versus|otherwise)$/.test(token) ||
  (OR_ELSEWHERE.test(token) &&
    !known.isWord(token) &&
    !(token === 'ya' && tokens.some((word) => UNREAD.Swahili?.has(word))));
const OR_ELSEWHERE = /^(ya|ou|oder|atau|hoac|othoba|athoba)$/;

const ROMAN: Readonly<Record<string, string>> = {
  ...{ 1: 'i', 2: 'ii', 3: 'iii', 4: 'iv', one: 'i', two: 'ii', three: 'iii', four: 'iv' },
};

function split(token: string): string[] {
  if (/^\p{L}{1,4}(\.\p{L}{1,5})+\.?$/u.test(token)) return [token.replaceAll('.', '')];
  const dotted = token.split(/(?<=\p{L}{2})\.(?=\p{L}{2})|(?<=\p{L})\.(?=\d)/u);
  return dotted.flatMap((part) => {
    if (/^(\d{1,2}|one|two|three|four|half)-(year|yr|month|week|semester)s?$/.test(part)) return part.split('-');
    const glued = /^(\d{1,2})(years?|yrs?|months?|mos?|weeks?)$/.exec(part);
    if (glued) return [glued[1] as string, glued[2] as string];
    const score = /^(ielts|pte|toefl|gre|gmat|det)[-:]?(\d+(?:\.\d)?)$/.exec(part);
    if (score) return [score[1] as string, score[2] as string];
    const month = /^([a-z]{3,9})[-'](\d{2}|20\d\d)$/.exec(part);
    if (month && MONTH_NAMES.has(month[1] as string)) return [month[1] as string, month[2] as string];
    const joined = /^([a-z]{3,9})'?(20\d\d|2[4-9]|3\d)$/.exec(part);
    const isOfYear = (text: string) =>
      text.length === 4 || MONTH_NAMES.has(joined?.[1] ?? '') || SEASONS.has(joined?.[1] ?? '');
    if (joined && isOfYear(joined[2] as string)) return [joined[1] as string, joined[2] as string];
    const term = /^(trimester|tri|semester|sem|term|t|s)-?([1-4])$/.exec(part);
    if (term) return [term[1] as string, term[2] as string];
    if (/^(post|under|pre)-\p{L}/u.test(part)) return part.split('-');
    return [part];
  });
}

const ENDS: ReadonlySet<string> = new Set([
  ...COUNTRY_NAMES.map(([name]) => name).filter((name) => !name.includes(' ') && !OF_PEOPLE.has(name)),
  ...[...CITIES].filter((city) => !city.includes(' ')),
  'university',
  'universities',
  'college',
  'colleges',
]);
/** Names of places by what they are without their blanks: 'newyork'. */
const GLUED: ReadonlyMap<string, string> = new Map(
  [...CITIES, ...REGIONS.keys()].flatMap((name) =>
    name.includes(' ') ? [[name.replaceAll(' ', ''), name] as const] : [],
  ),
);
const SHORTEST_JOINED = 5;

/** The two words of an unknown token, where one is a country, a city or 'university': 'mbacanada'. */
function apart(token: string, known: Known): string[] {
  if (token.length < SHORTEST_JOINED || !/^[a-z]+$/.test(token) || isWord(token, known) || known.isPlace(token))
    return [token];
  for (let at = 2; at <= token.length - 2; at++) {
    const [first, second] = [token.slice(0, at), token.slice(at)];
    if ((ENDS.has(second) && isWord(first, known)) || (ENDS.has(first) && isWord(second, known)))
      return [first, second];
  }
  return [token];
}

const isWord = (word: string, known: Known): boolean =>
  ENDS.has(word) ||
  FILLERS.has(word) ||
  MONTH_NAMES.has(word) ||
  LEVEL_WORDS.has(word) ||
  AWARD_LEVELS.has(word) ||
  known.entryLength([word], 0) > 0 ||
  (word.length > 2 && known.isWord(word));
