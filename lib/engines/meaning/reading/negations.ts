import { AWARD_LEVELS, LEVEL_WORDS } from '../tables/levels';
import { REGIONS } from '../tables/places';
import {
  AT_LEAST,
  AT_MOST,
  CHEAP,
  FEE,
  FILLERS,
  JOINTS,
  LOW,
  NEGATIONS,
  NEGATIONS_BEHIND,
  WISHES,
} from '../tables/small-words';
import { isParticle } from './levels';
import { SCHOOL_SUBJECT } from './marks';
import { cityLength, countryAt, LONGEST_CITY } from './places';
import { ABOUT_YOU, type Reader, type SentenceFilters } from './reader';
import { universityAt } from './universities';

const BETWEEN = /^(in|at|from|the|a|an|any|to|for|of|on|doing|with|going|study|studying|want|need|having)$/;
const TOO = /^(too|very|so|that)$/;
const COSTLY = /^(expensive|costly|pricey)$/;
/** 'Not sure', 'no idea': they say nothing. */
const NO_OBJECT =
  /^(go|sure|only|known|able|know|idea|problem|just|matter|bar|worries|too|very|so|much|like|yet|good)$/;

/**
 * 'except usa', 'not in uk or canada', 'but not software': what is understood is excluded, anything else is left aside with its object.
 */
export function readNegations(reader: Reader): void {
  for (let place = 0; place < reader.tokens.length; place++) {
    const behind = reader.longest(place, NEGATIONS_BEHIND);
    if (behind > 0) readBefore(reader, place, behind);
    if (/^(refused|rejected|refusal|rejection)$/.test(reader.at(place))) leaveRefusal(reader, place);
    // 'Not california too expensive'.
    if (/^(too|very|so|that|least|less)$/.test(reader.at(place)) && COSTLY.test(reader.at(place + 1)))
      reader.set(place, 2, { sort: 'fee' });
    // 'Need gmat or not'.
    if (reader.has(place - 1, 'or not') && (reader.breaks.has(place + 1) || !reader.at(place + 1)))
      reader.take(place - 1, 2);
    const length = reader.longest(place, NEGATIONS);
    if (length === 0 || isOfName(reader, place) || isParticle(reader, place)) continue;
    // 'Not above 15,000', 'cannot afford more than 20k' are amounts.
    if (reader.longest(place, AT_MOST) > length || reader.longest(place + length, AT_LEAST) > 0) continue;
    const phrase = reader.tokens.slice(place, place + length).join(' ');
    let at = place + length;
    // 'Any country but fee less than 15,000'.
    if (/but$/.test(phrase) && (FEE.has(reader.at(at)) || LOW.has(reader.at(at)) || CHEAP.has(reader.at(at)))) continue;
    if (LACKED.test(phrase)) {
      reader.leave(place, length + lackedObject(reader, at), /need|require/.test(phrase) ? REQUIRED : ABOUT_YOU);
      continue;
    }
    for (let more = reader.longest(at, NEGATIONS); more > 0; more = reader.longest(at, NEGATIONS)) at += more;
    while (BETWEEN.test(reader.at(at))) at++;
    // 'Not too much coding' is none.
    if (TOO.test(reader.at(at)) && /^(much|many)$/.test(reader.at(at + 1))) at += 2;
    if (COSTLY.test(reader.at(at)) || (TOO.test(reader.at(at)) && COSTLY.test(reader.at(at + 1)))) {
      reader.set(place, at + (COSTLY.test(reader.at(at)) ? 1 : 2) - place, { sort: 'fee' });
      continue;
    }
    // 'For who did not study social work'.
    if (reader.roles[at] === 'S' && !reader.roles.slice(place, at).includes('X')) {
      reader.take(place, at - place);
      continue;
    }
    if (NO_OBJECT.test(reader.at(at))) {
      // 'Not too cold' says nothing of a course.
      if (TOO.test(reader.at(at)) && /^\p{L}/u.test(reader.at(at + 1))) at++;
      reader.take(place, at + 1 - place);
      continue;
    }
    if (reader.at(at) === '') {
      reader.take(place, length);
      continue;
    }
    // 'Weak in English' says what a test will say, not what is unwanted.
    if (reader.at(at) === 'english' && (length > 2 || /^(weak|bad|poor)$/.test(reader.at(place)))) {
      reader.leave(place, at + 1 - place, ABOUT_YOU);
      continue;
    }
    const lacked = lackedLength(reader, place, at);
    if (lacked > 0) reader.leave(place, at + lacked - place, ABOUT_YOU);
    else readObjects(reader, place, at);
  }
}

/** 'canada nahi': a place before its negation. */
function readBefore(reader: Reader, place: number, own: number): void {
  for (let length = LONGEST_CITY; length > 0; length--) {
    const object = objectAt(reader, place - length);
    const isEnd = !/^(diya|liya|hai|ki|kiya|aa)$/.test(reader.at(place + own));
    if (object?.length !== length || !(isEnd || /^(country|university|city)$/.test(object.kind))) continue;
    object.read(place - length, length + own);
    return;
  }
}

/** 'refused canada visa', 'visa rejected from australia': no wish for the country. */
function leaveRefusal(reader: Reader, place: number): void {
  let from = place + 1;
  while (/^(from|by|in|for|twice|thrice|once|two|times|already)$/.test(reader.at(from))) from++;
  const country = countryAt(reader, from);
  // 'My uk visa was refused twice'.
  let start = place;
  while (/^(visa|student|permit|study|was|is|got|been|has|have|already)$/.test(reader.at(start - 1))) start--;
  const before = country ? null : countryAt(reader, start - 1);
  if (before?.length === 1) start--;
  const end = country ? from + country.length : from;
  const isWished = (at: number) =>
    (at < start || at >= end) && (countryAt(reader, at) !== null || isOfCourses(reader, at));
  // Who says nothing else asks about that country.
  if (reader.tokens.some((_, at) => isWished(at))) reader.leave(start, end - start, ABOUT_YOU);
  else reader.leave(place, 1, ABOUT_YOU);
}

const isOfCourses = (reader: Reader, at: number): boolean => {
  const word = reader.at(at);
  if (FILLERS.has(word) || JOINTS.has(word) || reader.entry(at, WISHES, 3)) return false;
  return (
    LEVEL_WORDS.has(word) || reader.known.entryLength([word], 0) > 0 || (word.length > 3 && reader.known.hasWords(word))
  );
};

/** How many words say what a person hasn't got or isn't, not what is to be excluded: 'non it background', 'phd without masters'. */
function lackedLength(reader: Reader, place: number, at: number): number {
  const word = reader.at(place);
  const isLacking = /^(without|bina|w\/o|bagair)$/.test(word);
  // 'No degree at all' is not had.
  if ((isLacking || word === 'no') && /^degrees?$/.test(reader.at(at))) return 1;
  for (let length = 1; length <= 2 && (isLacking || /^(no|non)$/.test(word)); length++)
    if (OF_PERSON.test(reader.at(at + length))) return length + 1;
  const level = isLacking ? reader.entry(at, LEVEL_WORDS, 3) : null;
  // Nobody has to have a foundation year before.
  return !level || level.value.includes('Foundation') ? 0 : level.length;
}

const OF_PERSON =
  /^(people|persons?|applicants?|candidates?|folks|backgrounds?|graduates?|grads?|holders?|students?|majors?|experiences?|exp|knowledge|qualifications?|skills?|documents?)$/;

/** What is not had or not needed, in words of their own; what it is says nothing of a course. */
const LACKED = /(required|require|need( of| for)?|have|given|taken|afford)$/;
export const REQUIRED = 'Each course’s page says what it requires';

/** How many words say what that is. */
function lackedObject(reader: Reader, at: number): number {
  if (reader.was(at - 1) === 'afford') {
    const length = Math.max(1, reader.known.entryLength(reader.tokens.slice(at), 0));
    return /^(schools?|college|course|training|fees?)$/.test(reader.at(at + length)) ? length + 1 : length;
  }
  const phrase = reader.entry(at, WISHES, 4) ?? reader.entry(at, LEVEL_WORDS, 3);
  // 'Doesn't need a programming background'.
  const behind = [1, 2, 3].find((more) => OF_PERSON.test(reader.at(at + more)) && !reader.breaks.has(at + more));
  if (behind) return behind + 1;
  const isNeeded = /^(need|require)$/.test(reader.was(at - 1)) && /^(doesnt|not)$/.test(reader.was(at - 2));
  const own = isNeeded ? Math.max(1, reader.known.entryLength(reader.tokens.slice(at), 0)) : 0;
  return phrase?.length ?? (SCHOOL_SUBJECT.test(reader.at(at)) ? 1 : own);
}

/** Whether the word and those behind it stand so in names: 'non award', 'not for degree'. */
function isOfName(reader: Reader, place: number): boolean {
  const [word, next, third] = [reader.at(place), reader.at(place + 1), reader.at(place + 2)];
  if (word === 'non') return next.length > 2 && reader.known.hasWords(`non ${next}`);
  return word === 'not' && next === 'for' && third.length > 2 && reader.known.hasWords(`not for ${third}`);
}

/** The objects from `at` on: of a list all that are of one kind. */
function readObjects(reader: Reader, place: number, at: number): void {
  let start = place;
  let next = at;
  let kind: string | null = null;
  for (;;) {
    const object = objectAt(reader, next);
    if (!object || (kind && object.kind !== kind)) break;
    kind = object.kind;
    object.read(start, next + object.length - start);
    start = next + object.length;
    // 'No maths heavy course'.
    if (/^(heavy|based|related|intensive|oriented|involved|focused)$/.test(reader.at(start))) reader.take(start++, 1);
    next = start;
    while (/^(or|and|nor|&)$/.test(reader.at(next))) next++;
    if (next === start) break;
    while (/^(in|the|also|at|from)$/.test(reader.at(next))) next++;
  }
  if (kind) return;
  const wish = reader.entry(at, WISHES, 3);
  reader.leave(
    place,
    at + (wish?.length ?? 1) - place,
    wish ? wish.value : 'We don’t know this term, so it can’t be excluded',
  );
}

/** As names have it: 'mathematics' for 'maths'. */
const asNamed = ({ known }: Reader, typed: string): string =>
  known.hasWords(typed) ? typed : (known.meanings(typed).find((text) => known.hasWords(text)) ?? typed);

interface Negated {
  kind: string;
  length: number;
  /** Takes the words from `from` on as an exclusion of this object. */
  read: (from: number, length: number) => void;
}

function objectAt(reader: Reader, at: number): Negated | null {
  const { filters } = reader;
  const excluded = (kind: string, length: number, excludes: () => SentenceFilters): Negated => ({
    kind,
    length,
    read: (from, count) => reader.set(from, count, excludes()),
  });
  const country = countryAt(reader, at);
  if (country)
    return excluded('country', country.length, () => ({
      notCountry: [...(filters.notCountry ?? []), country.country],
    }));
  const university = universityAt(reader, at);
  if (university)
    return excluded('university', university.length, () => ({
      notUniversity: [...(filters.notUniversity ?? []), ...university.names],
    }));
  const words = (kind: string, count: number) =>
    excluded(kind, count, () => ({
      notWords: [...(filters.notWords ?? []), asNamed(reader, reader.tokens.slice(at, at + count).join(' '))],
    }));
  const city = reader.entry(at, REGIONS, 3)?.length ?? cityLength(reader, at);
  if (city > 0) return words('city', city);
  if (reader.entry(at, WISHES, 3)) return null;
  const level = reader.entry(at, LEVEL_WORDS, 4);
  if (level && !AWARD_LEVELS.has(reader.at(at)))
    return excluded('level', level.length, () => ({ notLevel: [...(filters.notLevel ?? []), ...level.value] }));
  if (/^degrees?$/.test(reader.at(at)))
    return excluded('level', 1, () => ({ notLevel: [...(filters.notLevel ?? []), 'Under Graduate', 'Post Graduate'] }));
  const entry = reader.known.entryLength(reader.tokens.slice(at), 0);
  if (entry > 0) return words('words', entry);
  const second = reader.at(at + 1);
  if (second && !JOINTS.has(second) && reader.at(at).length > 2 && reader.known.hasWords(`${reader.at(at)} ${second}`))
    return words('words', 2);
  return reader.at(at).length > 2 && reader.known.hasWords(reader.at(at)) ? words('words', 1) : null;
}
