import { COUNTRIES, type Country } from '@/lib/domain/countries';
import { spellingDistance } from '../spelling';
import { CITIES, countryOfCity } from '../tables/cities';
import { BEFORE_US, COUNTRY_NAMES, ELSEWHERE, OF_PEOPLE, ORIGINS, PEOPLES, REGIONS, SPELT } from '../tables/places';
import { PERSONS } from '../tables/roles';
import { FILLERS } from '../tables/small-words';
import { ABOUT_YOU, type Reader } from './reader';

/** Countries, and parts of them that are called by them: 'south australia'. */
export const NAMES: ReadonlyMap<string, Country> = new Map([
  ...COUNTRY_NAMES,
  ...[...REGIONS].filter(([name, country]) => name.endsWith(` ${country.toLowerCase()}`)),
]);
export const SCHOOLS =
  /^(universit(y|ies|ys)|uni|unis|univ|colleges?|schools?|institutes?|visa|degrees?|courses?|programs?|places?|towns?|cities)$/;
/** The countries that are named, also a letter or two apart; 'us' only where it can be one. */
export function readCountries(reader: Reader): void {
  const found: { place: number; length: number; country: Country }[] = [];
  for (let place = 0; place < reader.tokens.length; place++) {
    const one = countryAt(reader, place);
    if (!one) continue;
    found.push({ place, ...one });
    place += one.length - 1;
  }
  for (const one of found)
    if (reader.mine[one.place] && reader.roles.includes('P'))
      reader.leave(one.place, one.length, 'Where you come from, not where a course is');
  const wished = found.filter(({ place }) => reader.at(place) !== '');
  const named = [...new Set(wished.map(({ country }) => country))];
  const [only] = named;
  if (!only) return;
  // The search takes one country: of several the others are excluded.
  const others = COUNTRIES.filter((country) => !named.includes(country));
  const not = [...new Set([...(reader.filters.notCountry ?? []), ...others])];
  const nameAt = ({ place, length }: (typeof found)[number]) => reader.tokens.slice(place, place + length).join(' ');
  // 'Scotland or Wales' are parts of a country.
  const city = [...new Set(wished.map(nameAt))].filter((name) => REGIONS.has(name)).join(' or ');
  for (const one of wished) {
    const part = REGIONS.has(nameAt(one)) ? { city } : {};
    reader.set(one.place, one.length, named.length === 1 ? { country: only, ...part } : { notCountry: not });
  }
}

export function countryAt(reader: Reader, place: number): { length: number; country: Country } | null {
  const exact = reader.entry(place, NAMES, 4);
  if (exact && isCityToo(reader, place)) return null;
  if (exact) {
    const { length, value: country } = exact;
    const word = reader.at(place);
    if (length > 1 || !OF_PEOPLE.has(word)) return { length, country };
    return SCHOOLS.test(reader.at(place + 1)) ? { length, country } : null;
  }
  if (reader.at(place) === 'us') return isCountryUs(reader, place) ? { length: 1, country: 'USA' } : null;
  const typed = reader.ahead(place, 3);
  const words = typed.map((word, offset) => speltAt(reader, place + offset) ?? word);
  for (; words.some((word, offset) => word !== typed[offset]); words.pop()) {
    const country = NAMES.get(words.join(' '));
    if (country) return { length: words.length, country };
  }
  return null;
}

/** 'Melbourne or Singapore' are cities. */
const isCityToo = (reader: Reader, place: number): boolean =>
  reader.at(place) === 'singapore' &&
  [-1, 1].some((step) => {
    const [or, near, far] = [1, 2, 3].map((one) => reader.at(place + step * one));
    return or === 'or' && [near, `${far} ${near}`, `${near} ${far}`].some((city = '') => CITIES.has(city));
  });

function isCountryUs(reader: Reader, place: number): boolean {
  const before = reader.was(place - 1);
  const next = reader.was(place + 1);
  if (/^(in|to|the|at|from)$/.test(before) || SCHOOLS.test(next)) return true;
  return !BEFORE_US.has(before) && !(next !== '' && reader.known.hasWords(`us ${next}`));
}

const SHORTEST_SPELT = 5;

/** A word of a country's name that an unknown word is a slip of. */
function speltAt(reader: Reader, place: number): string | null {
  const word = reader.at(place);
  if (word.length < SHORTEST_SPELT || !/^[a-z]+$/.test(word) || ELSEWHERE.has(word) || FILLERS.has(word)) return null;
  if (SPELT.includes(word)) return null;
  const allowed = word.length < 7 ? 1 : 2;
  const near = SPELT.filter((name) => name[0] === word[0] && Math.abs(name.length - word.length) <= allowed)
    .map((name) => ({ name, far: spellingDistance(word, name, allowed) }))
    // 'Barista' is no 'britain'.
    .filter(({ name, far }) => far !== null && (far < 2 || name[1] === word[1] || word.length >= LONG_NAME));
  if (near.length === 0 || reader.known.hasWords(word) || reader.known.isPlace(word)) return null;
  const best = near.sort((a, b) => (a.far as number) - (b.far as number))[0];
  // 'Englisg' is nearer to a word of courses than to England.
  const isNearer = (text: string) => (spellingDistance(word, text, allowed) ?? allowed) < (best?.far ?? 0);
  return !best || reader.known.spellings(word).some(isNearer) ? null : best.name;
}

/** Countries where none of the courses is; where people come from is no wish. */
export function leaveElsewhere(reader: Reader): void {
  for (let place = 0; place < reader.tokens.length; place++) {
    if (PEOPLES.has(reader.at(place)) && isOrigin(reader, place)) {
      reader.take(place, 1);
      continue;
    }
    // 'Vancouver Island' is no Ireland.
    if (reader.entry(place - 1, REGIONS, 3)?.length === 2) continue;
    const entry = reader.entry(place, ELSEWHERE, 2);
    const country = entry?.value;
    if (!country) continue;
    const length = entry?.length ?? 1;
    const word = reader.at(place);
    const isSubject =
      length === 1 &&
      (reader.known.hasWords(`${word} ${reader.was(place + 1)}`) ||
        reader.known.hasWords(`${reader.was(place - 1)} ${word}`));
    if (isSubject && reader.was(place + 1) !== '' && reader.was(place - 1) !== 'in') continue;
    const [before, behind] = [reader.was(place - 1), reader.was(place + length)];
    const isWanted = !ORIGINS.has(country) || before === 'in' || JOINED.test(before) || JOINED.test(behind);
    if (/^(from|of)$/.test(before) || OF_ORIGIN.test(behind)) reader.take(place, length);
    else if (!isWanted && saysWhere(reader)) reader.leave(place, length, 'Where you come from, not where a course is');
    else if (!isWanted)
      reader.leave(
        place,
        length,
        `We list no courses in ${country}, and courses can’t be searched by where you come from`,
      );
    else if (country === 'Europe' && !reader.filters.country && !reader.filters.notCountry) {
      reader.set(place, length, { country: 'UK' });
      reader.aside.push({ typed: word, why: 'Of Europe, only the UK is listed here' });
    } else reader.leave(place, length, `${country.replace(/^t/, 'T')} is not a country that we list courses in`);
  }
}

export const JOINED = /^(or|and|&)$/;
/** Whether a word of courses is as near to it. */
const isNearCourses = ({ known }: Reader, word: string, far: number): boolean =>
  known.spellings(word).some((one) => known.hasWords(one) && spellingDistance(word, one, far) !== null);

/** Whether the words say where a course is to be. */
export const saysWhere = ({ filters, tokens }: Reader): boolean =>
  filters.country !== undefined ||
  filters.notCountry !== undefined ||
  filters.university !== undefined ||
  tokens.some((word) => CITIES.has(word));

const OF_ORIGIN =
  /^(students?|citizens?|degree|passport|applicants?|nationals?|people|girls?|boys?|student's|nurses?|teachers?|engineers?|doctors?|graduates?|bata|theke)$/;

/** Whether a word for a people says where the reader comes from, not what a course is about. */
function isOrigin(reader: Reader, place: number): boolean {
  if (OF_ORIGIN.test(reader.was(place + 1))) return true;
  const word = reader.at(place);
  const [before, after] = [reader.was(place - 1), reader.was(place + 1)];
  if (/^(for|from|am|as)$/.test(before)) return true;
  const isSubject = !reader.known.hasWords(word) ? false : after === '' || reader.known.hasWords(`${word} ${after}`);
  return !isSubject && !reader.known.hasWords(`${before} ${word}`);
}

/** 'Victoria' is a state where Australia or a city there is named, else it may be either. */
const isAlsoCity = (
  { filters: { country: said, city = '' }, tokens }: Reader,
  place: number,
  country: Country,
): boolean => CITIES.has(tokens[place] as string) && said !== country && countryOfCity(city) !== country;

/** The first city that is named, and those that 'or' joins to it; a country's part is the country. */
export function readCities(reader: Reader): void {
  /** Behind the city that was read last. */
  let last = -1;
  for (let place = 0; place < reader.tokens.length; place++) {
    const region = reader.entry(place, REGIONS, 3);
    if (region && !(region.length === 1 && isAlsoCity(reader, place, region.value))) {
      const name = reader.tokens.slice(place, place + region.length).join(' ');
      const isIn = (reader.filters.country ?? region.value) === region.value;
      const { city } = reader.filters;
      const behind = place + region.length;
      // 'Tasmania or South Australia', the second of which was read with the countries.
      const isFirst = city && !reader.at(behind + 1) && reader.at(behind) === 'or' && REGIONS.has(city);
      const joined = city && last === place - 1 && /^(or|and|&)$/.test(reader.at(last));
      const from = joined ? last : place;
      const others = reader.filters.notCountry;
      // 'Tasmania, Scotland or Canada'.
      const isListed = others && (reader.breaks.has(behind) || reader.was(behind) === 'or');
      if (isIn && isListed)
        reader.set(place, region.length, { notCountry: others.filter((one) => one !== region.value) });
      else if (!isIn || others?.includes(region.value))
        reader.leave(place, region.length, 'No matching course is there');
      else {
        const to = isFirst ? `${name} or ${city}` : joined ? `${city} or ${name}` : (city ?? name);
        reader.set(from, place + region.length - from, {
          ...(!reader.filters.country && { country: region.value }),
          city: to,
        });
      }
      last = place + region.length;
      place = last - 1;
      continue;
    }
    // 'Surry Hills' is no Surrey.
    const exact = cityLength(reader, place);
    const slip = exact > 1 ? null : citySpeltAt(reader, place);
    const length = slip ? 1 : exact;
    if (length === 0) continue;
    // 'Cheap rent, Townsville or Rockhampton'.
    const isChoice = [place - 1, place + length].some((at) => reader.was(at) === 'or');
    if (reader.mine[place] && !isChoice) {
      // 'Safety officer' is no suburb.
      reader.leave(
        place,
        length,
        !/^(in|from|at|of|near)$/.test(reader.was(place - 1)) ? ABOUT_YOU : 'Where you are, not where a course is',
      );
      continue;
    }
    const city = slip ?? reader.tokens.slice(place, place + length).join(' ');
    const isOf = SCHOOLS.test(reader.at(place + length)) ? 1 : 0;
    const isBeside = last === place - 1 && /^(or|and|&)$/.test(reader.at(last));
    // 'Edinburgh, Scotland' is Edinburgh.
    const before = REGIONS.has(reader.filters.city ?? '') && !isBeside ? undefined : reader.filters.city;
    const isJoined = before && isBeside;
    if (before === undefined) reader.set(place, length + isOf, { city });
    else if (last === place) reader.set(place, length, { city: `${before} or ${city}` });
    else if (isJoined) reader.set(last, length + 1, { city: `${before} or ${city}` });
    else reader.leave(place, length, 'Two places need “or” between them');
    last = place + length + isOf;
  }
}

const SHORTEST_SLIP = 5;
const LONG_NAME = 8;
const LONG_CITIES = [...CITIES].filter((city) => /^[a-z]{6,}$/.test(city));

/** The well-known city that a word which no name has is a slip of: 'vancuver', 'melbourn'. */
function citySpeltAt(reader: Reader, place: number): string | null {
  const word = reader.at(place);
  const { known } = reader;
  if (word.length < SHORTEST_SLIP || CITIES.has(word) || !/^[a-z]+$/.test(word)) return null;
  const allowed = word.length < LONG_NAME ? 1 : 2;
  const near = LONG_CITIES.filter(
    (city) =>
      city[0] === word[0] &&
      Math.abs(city.length - word.length) <= allowed &&
      !word.startsWith(city) &&
      spellingDistance(word, city, allowed) !== null,
  );
  const [city, another] = near;
  if (!city || another || FILLERS.has(word) || known.isPlace(word) || known.entryLength([word], 0) > 0) return null;
  const isUnknown = !known.hasWords(word) && !isNearCourses(reader, word, spellingDistance(word, city, allowed) ?? 0);
  return isUnknown || city.startsWith(word) ? city : null;
}

/** Whether a city lies in no country that was asked for, and courses have its name: 'cambridge preparation' in Australia. */
function isElsewhere({ filters, known }: Reader, city: string): boolean {
  const own = countryOfCity(city);
  return own !== undefined && filters.country !== undefined && own !== filters.country && known.hasWords(city);
}

export const LONGEST_CITY = 4;

export function cityLength(reader: Reader, place: number): number {
  for (const words = reader.ahead(place, LONGEST_CITY); words.length > 0; words.pop()) {
    const text = words.join(' ');
    if (text === 'singapore') return 1;
    if (CITIES.has(text)) {
      if (isElsewhere(reader, text)) continue;
      return words.length;
    }
    // 'Police officer' is no suburb.
    const isPerson = PERSONS.has(text) && reader.was(place - 1) !== 'in';
    if (text.length < 4 || !reader.known.isPlace(text) || FILLERS.has(text) || isPerson) continue;
    if (!reader.known.hasWords(text) && reader.known.entryLength(words, 0) === 0) return words.length;
  }
  return 0;
}
