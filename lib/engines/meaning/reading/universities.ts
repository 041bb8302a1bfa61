import { CITIES } from '../tables/cities';
import { REGIONS } from '../tables/places';
import { FILLERS } from '../tables/small-words';
import { JOINED, LONGEST_CITY, NAMES, SCHOOLS } from './places';
import { ABOUT_YOU, type NamedUniversities, type Reader } from './reader';

/** Universities that one name may mean at most, to be a filter. */
const MOST_READINGS = 12;

/**
 * The universities that words name, unless the words are a country's, a city's, a dictionary's or a course's: the longest whole name
 * first, and a further one where 'or' joins it.
 */
export function readUniversities(reader: Reader): void {
  const found = [...reader.tokens.keys()].flatMap((place) => {
    const named = universityAt(reader, place);
    return named ? [{ place, ...named }] : [];
  });
  // Both ways: each may be beside one that is only read so itself.
  const places = [...reader.tokens.keys()];
  for (const place of [...places].reverse().concat(places)) {
    const listed = found.some((one) => one.place === place) ? null : listedAt(reader, place, found);
    if (listed) found.push({ place, ...listed });
  }
  const size = (one: (typeof found)[number]) => (one.how === 'whole' ? one.length : 0);
  for (const { place, length, names } of found.sort((a, b) => size(b) - size(a) || a.place - b.place)) {
    if (Array.from({ length }, (_, offset) => reader.at(place + offset)).includes('')) continue;
    if (reader.mine[place]) {
      reader.leave(place, length, ABOUT_YOU);
      continue;
    }
    const before = reader.filters.university;
    if (before && names.some((name) => before.includes(name))) {
      reader.take(place, length);
      continue;
    }
    const isJoined = [place - 1, place + length].some((at) => JOINED.test(reader.was(at)));
    if (before && !isJoined && !found.some((one) => one.place + one.length === place || place + length === one.place))
      continue;
    const isOf = length === 1 && SCHOOLS.test(reader.at(place + length)) ? 1 : 0;
    // What joins two of them is no word of a subject.
    const from = before && JOINED.test(reader.at(place - 1)) ? place - 1 : place;
    reader.prefers ||= /^prefer/.test(reader.was(place - 1));
    reader.set(from, place + length + isOf - from, { university: [...new Set([...(before ?? []), ...names])] });
    if (before && JOINED.test(reader.at(place + length))) reader.take(place + length, 1);
  }
}

/** A word in a list of universities is one, also a city: 'essex or nottingham', 'uts, macquarie and western sydney university'. */
function listedAt(
  reader: Reader,
  place: number,
  found: readonly { place: number; length: number }[],
): NamedUniversities | null {
  const word = reader.at(place);
  const isAt = (at: number) => found.some((one) => one.place === at);
  const isEnd = (at: number) => found.some((one) => one.place + one.length === at);
  const isBehind = JOINED.test(reader.at(place - 1)) && isEnd(place - 1);
  const isListed = reader.breaks.has(place + 1) && isAt(place + 1) && JOINED.test(reader.at(place + 2));
  const isBefore = isListed || (JOINED.test(reader.at(place + 1)) && isAt(place + 2));
  if (!isBehind && !isBefore) return null;
  const meant = reader.known.universities([word], 0);
  if (!meant || (isBehind && !CITIES.has(word) && meant.how !== 'main') || NAMES.has(word)) return null;
  const names = meant.names.filter((name) => /universit/i.test(name));
  return names.length > 0 && names.length <= MOST_READINGS ? { ...meant, names } : null;
}

const ACCREDITED = /^(ac?credited|recogni[sz]ed|approved)$/;

export function universityAt(reader: Reader, place: number): NamedUniversities | null {
  // 'BPS accredited' is by whom.
  if (ACCREDITED.test(reader.at(place + 1))) return null;
  if (reader.at(place) === '' || (reader.at(place) === 'uc' && /^(o|hoc|nuoc)$/.test(reader.was(place - 1))))
    return null;
  const words = [];
  for (let at = place; reader.at(at) !== '' && (at === place || !reader.breaks.has(at)); at++)
    words.push(reader.at(at));
  const found = reader.known.universities(words, 0);
  if (!found || found.names.length > MOST_READINGS) return null;
  const own = words.slice(0, found.length);
  // 'A good london university' is one there.
  if (found.length === 2 && CITIES.has(own[0] as string) && ANY_OF.test(reader.was(place - 1))) return null;
  if (found.how !== 'whole' && isInsidePlace(reader, place, found.length)) return null;
  if (isInsideName(reader, place, own, found.names) || isCourseAndCountry(reader, own, found.names)) return null;
  const text = own.join(' ');
  // 'Washington state' is one, 'washington state university' a university.
  const isOfPart = own.some((_, at) => reader.entry(place + at, REGIONS, 2)?.length === 2) && !own.some(isOfUniversity);
  if (NAMES.has(text) || CITIES.has(text) || REGIONS.has(text)) return null;
  if (isOfPart && found.how !== 'whole' && !isOfUniversity(reader.at(place + found.length))) return null;
  const isShort = found.how === 'short' || found.how === 'initials';
  if (isShort && found.length === 1 && reader.accented.has(text)) return null;
  if (found.length > 1) return !isShort && isAboutCourses(reader, place, own, found.how) ? null : found;
  const [word = ''] = words;
  const isOther = NAMES.has(word) || FILLERS.has(word) || CITIES.has(word) || reader.known.entryLength(words, 0) > 0;
  if (isOther || (found.how === 'main' && reader.known.hasWords(word))) return null;
  return found.how === 'initials' && isWordOfCourses(reader, place, found.names) ? null : found;
}

const ANY_OF = /^(an?|any|some|every|good|great|top|best|cheap|cheapest|affordable|decent)$/;

/** Whether the words are a part of a longer name of a place: 'york' of 'new york'. */
function isInsidePlace(reader: Reader, place: number, length: number): boolean {
  for (let from = Math.max(0, place - LONGEST_CITY + 1); from <= place; from++) {
    for (let to = place + length; to <= from + LONGEST_CITY && to <= reader.tokens.length; to++) {
      const text = Array.from({ length: to - from }, (_, offset) => reader.at(from + offset)).join(' ');
      if (to - from <= length) continue;
      // 'Port Macquarie' and 'Endeavour Hills', but not 'Monash Clayton', a campus.
      const rest = reader.ahead(place + length, to - place - length).join(' ');
      const isPlace = reader.known.isPlace(text) && (from < place || !reader.known.isPlace(rest));
      if (isPlace || CITIES.has(text) || NAMES.has(text) || REGIONS.has(text)) return true;
    }
  }
  return false;
}

/** Words that begin or end a sentence's parts, and say nothing of a name that they stand beside. */
const BESIDE_ANY = /^(at|in|from|of|for|the|and|or|to|with|by|course|courses|program|programs|programme|degree)$/;

/**
 * Whether other universities' courses have the name together with the word before or behind it: 'uwa stream', 'monash
 * university foundation year'.
 */
function isInsideName(reader: Reader, place: number, own: readonly string[], names: readonly string[]): boolean {
  const { known } = reader;
  const text = own.join(' ');
  const [before, after] = [reader.was(place - 1), reader.was(place + own.length)];
  const isOther = (joined: string) => known.hasWords(joined) && known.isElsewhere(joined, names);
  return (
    (before.length > 2 && !BESIDE_ANY.test(before) && isOther(`${before} ${text}`)) ||
    (after.length > 2 && !BESIDE_ANY.test(after) && isOther(`${text} ${after}`))
  );
}

/** Whether a name is no more than a course's word and a country, which may be meant one by one: 'aviation australia'. */
function isCourseAndCountry({ known }: Reader, own: readonly string[], names: readonly string[]): boolean {
  const [word = '', country = ''] = own;
  return own.length === 2 && NAMES.has(country) && known.isWord(word) && known.isElsewhere(word, names);
}

/**
 * Whether initials that no table has are a word that other universities' courses have, 'FCE', or a slip of one:
 * 'commercial piot licence'.
 */
function isWordOfCourses(reader: Reader, place: number, names: readonly string[]): boolean {
  const { known } = reader;
  const word = reader.at(place);
  if (known.hasWords(word)) return known.isElsewhere(word, names, true);
  const [before, after] = [reader.was(place - 1), reader.was(place + 1)];
  const joins = (one: string) =>
    (before.length > 2 && known.hasWords(`${before} ${one}`)) ||
    (after.length > 2 && known.hasWords(`${one} ${after}`));
  return (before !== '' || after !== '') && known.spellings(word).some(joins);
}

const OF_UNIVERSITY =
  /^(universit\w*|uni|colleges?|institutes?|schools?|academy|polytechnic|poly|tafe|seminary|grammar)$/;

const isOfUniversity = (word: string): boolean => OF_UNIVERSITY.test(word);

/** Whether words that may call a university are those of courses: 'international business' in 'australia international business'. */
function isAboutCourses(reader: Reader, place: number, own: readonly string[], how: NamedUniversities['how']): boolean {
  const { known } = reader;
  if (own.some((word) => OF_UNIVERSITY.test(word))) return false;
  if (known.hasWords(own.join(' '))) return true;
  if (how === 'whole') return false;
  const joins = (before: string, behind: string) =>
    before.length > 2 && behind.length > 2 && known.hasWords(`${before} ${behind}`);
  const isCommon = (word: string) =>
    NAMES.has(word) || CITIES.has(word) || FILLERS.has(word) || known.isPlace(word) || known.hasWords(word);
  return (
    joins(reader.was(place - 1), own[0] ?? '') ||
    joins(own.at(-1) ?? '', reader.was(place + own.length)) ||
    own.every(isCommon)
  );
}
