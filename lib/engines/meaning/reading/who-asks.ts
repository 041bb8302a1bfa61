import type { CourseLevel } from '@/lib/domain/courses/course';
import { isEveryday } from '../tables/english-words';
import {
  AFTER_DEGREE,
  AFTER_DIPLOMA,
  AFTER_SCHOOL,
  AFTER_TENTH,
  AWARD_LEVELS,
  DEGREES_HELD,
  LEVEL_WORDS,
  SCHOOL,
} from '../tables/levels';
import { PERSONS } from '../tables/roles';
import { FILLERS, JOINTS, WISHES } from '../tables/small-words';
import { LATER } from './levels';
import { REQUIRED } from './negations';
import { ABOUT_YOU, type Reader } from './reader';
import { saysSubject } from './roles-here';
import { universityAt } from './universities';

/** Leaves what is said of who asks: their field says which courses come first, their award which levels come next. */
export function leaveWhoAsks(reader: Reader): void {
  const { roles, tokens } = reader;
  const isSaid = saysSubject(tokens, roles);
  for (let place = 0; place < tokens.length; place++) {
    if (roles[place] === 'O') reader.mine[place] = true;
    if (roles[place] === 'W') leaveLater(reader, place);
    let end = place;
    while (isOwn(reader, end))
      end = isOwn(reader, end + 1) || !JOINTS.has(reader.at(end + 1)) || !isOwn(reader, end + 2) ? end + 1 : end + 2;
    if (end === place) continue;
    if (!isSaid) end = fieldOnward(reader, place, end);
    if (end === place) continue;
    const words = tokens.slice(place, end);
    const isHad = roles.slice(place, end).includes('H');
    reader.background.push(...words.filter((word) => isOfField(reader, word, isHad)));
    const levels = levelsAfter(words, isHad);
    // Who has both has the later one.
    if (levels && (!reader.next || reader.next.levels === AFTER_TENTH || reader.next.levels === AFTER_SCHOOL))
      reader.next = { typed: words.join(' '), levels };
    reader.leave(place, end - place, ABOUT_YOU);
    place = end - 1;
  }
}

/**
 * Where nothing else is wanted, the field of a diploma goes on ('diploma in electrical, looking for a degree'), and so does that of a class
 * ('second class in economics') and of whom it is for ('bridging for nurses'). Where it begins.
 */
function fieldOnward(reader: Reader, from: number, to: number): number {
  const isDiploma = levelsAfter(reader.tokens.slice(from, to), reader.roles[from] === 'H') === AFTER_DIPLOMA;
  const isFor = reader.was(from - 1) === 'for' || (reader.roles[from] === 'B' && /^(in|for)$/.test(reader.at(from)));
  if (!isDiploma && !isFor) return to;
  const field = reader.tokens.findIndex(
    (word, at) =>
      at >= from && at < to && reader.roles[at] === 'B' && !JOINTS.has(word) && isOfField(reader, word, true),
  );
  if (field < 0) return to;
  const start = JOINTS.has(reader.at(field - 1)) ? field - 1 : field;
  reader.roles.fill('N', start, field).fill('S', field, to);
  return start;
}

/** 'Before my degree', 'interview not required': what comes later or is needed is no level, university or exclusion. */
function leaveLater(reader: Reader, place: number): void {
  let end = place;
  while (reader.at(end) !== '' && reader.roles[end] === 'W') end++;
  const at = [...reader.tokens.keys()].slice(place, end);
  if (end < place + 2 || reader.entry(place, WISHES, 4)?.length === end - place) return;
  const isNeeded = at.some((one) => /^(need|require|compulsory|mandatory)/.test(reader.at(one)));
  const isOther = at.some(
    (one) => reader.entry(one, LEVEL_WORDS, 4) || /^degrees?$/.test(reader.at(one)) || universityAt(reader, one),
  );
  if (isNeeded || isOther) reader.leave(place, end - place, isNeeded ? REQUIRED : LATER);
}

const isOwn = (reader: Reader, place: number): boolean =>
  reader.at(place) !== '' && (reader.roles[place] === 'B' || reader.roles[place] === 'H');

/** Whether a word of what is had says in which field: beside an award, or the name of a profession, any word that courses are called by. */
function isOfField({ known }: Reader, word: string, isHad: boolean): boolean {
  if (DEGREES_HELD.has(word)) return true;
  if (/\d/.test(word) || FILLERS.has(word) || JOINTS.has(word) || LEVEL_WORDS.has(word) || SCHOOL.test(word))
    return false;
  if (known.entryLength([word], 0) > 0 || PERSONS.has(word)) return true;
  return word.length > 2 && (isHad || !isEveryday(word)) && known.hasWords(word);
}

const TENTH = /^(10|10th|tenth|olevels?|slc|matric|igcse|gcse)$/;

/** The levels that follow on the highest of the awards among the words; null where none is among them. */
function levelsAfter(words: readonly string[], isHad: boolean): readonly CourseLevel[] | null {
  let levels: readonly CourseLevel[] | null = null;
  for (const [at, word] of words.entries()) {
    // After a higher national diploma comes the last year of a first degree, or a higher award.
    if (word === 'hnd') return null;
    // '10 years plumbing' are no ten years of school.
    if (SCHOOL.test(word) && !/^(years?|yrs?|months?)$/.test(words[at + 1] ?? ''))
      levels ??= TENTH.test(word) ? AFTER_TENTH : AFTER_SCHOOL;
    const own = LEVEL_WORDS.get(words.slice(at, at + 2).join(' ')) ?? LEVEL_WORDS.get(word) ?? AWARD_LEVELS.get(word);
    const isDegree = own
      ? own.some((one) => one === 'Under Graduate' || one === 'Post Graduate')
      : DEGREES_HELD.has(word);
    if (isDegree && word !== 'diploma') return AFTER_DEGREE;
    if ((own || word === 'diploma') && isHad) levels = AFTER_DIPLOMA;
  }
  return levels;
}

/** Behind what all others have read: of the words that are left those that are no subject, where some are. */
export function leaveUnsaid(reader: Reader): void {
  const isSubject = (place: number) => reader.at(place) !== '' && /^[SL]$/.test(reader.roles[place] ?? '');
  if (!reader.tokens.some((_, place) => isSubject(place))) return;
  for (let place = 0; place < reader.tokens.length; place++) {
    const role = reader.roles[place] ?? 'N';
    if (reader.at(place) === '' || reader.at(place) === 'or' || isSubject(place)) continue;
    if (role === 'N' && isBetween(reader, place, isSubject)) continue;
    let end = place;
    while (reader.at(end) !== '' && reader.at(end) !== 'or' && reader.roles[end] === role) end++;
    const words = reader.tokens.slice(place, end);
    const isSmall = words.every(
      (one) => FILLERS.has(one) || JOINTS.has(one) || (/[NOPMDT]/.test(role) && isEveryday(one)),
    );
    if (isSmall) reader.take(place, end - place);
    else reader.leave(place, end - place, WHY[role] ?? 'Courses can’t be searched by this');
    place = end - 1;
  }
}
const WHY: Readonly<Record<string, string>> = {
  P: 'not known here',
  U: 'not known here',
  O: 'not known here',
  X: 'We don’t know this term, so it can’t be excluded',
};

/** A joint between two words of a subject. */
const isBetween = (reader: Reader, place: number, isSubject: (place: number) => boolean): boolean =>
  JOINTS.has(reader.at(place)) && isSubject(place - 1) && isSubject(place + 1) && !reader.breaks.has(place);
