import type { CourseLevel } from '@/lib/domain/courses/course';
import { spellingDistance } from '../spelling';
import { AWARD_LEVELS, LEVEL_WORDS, levelsOfNumber, OWN_SUBJECT, PARTICLES } from '../tables/levels';
import { CHEAP, FILLERS, JOINTS, WISHES } from '../tables/small-words';
import { ABOUT_YOU, type Reader } from './reader';

/** Words for levels; an award in a field is a level only where something else is the subject. */
export function readLevels(reader: Reader): void {
  const numbered = reader.tokens.findIndex((_, place) => isNumbered(reader, place));
  if (numbered >= 0) reader.take(numbered, 2);
  readNamed(reader);
  readHonours(reader);
  readBusiness(reader);
  answerHeld(reader);
  readBareDegree(reader);
  if (numbered >= 0) readNumber(reader, numbered);
}

/** A bare 'degree' is a bachelor or a master; 'degree or diploma' is either. */
function readBareDegree(reader: Reader): void {
  const { level } = reader.filters;
  const place = reader.tokens.findIndex(
    (_, at) => /^degrees?$/.test(reader.at(at)) && !OF_OWN.test(reader.was(at - 1)),
  );
  if (place < 0) return;
  const isJoined = [-1, 1].some(
    (step) => /^(or|and|&)$/.test(reader.was(place + step)) && reader.isPart(place + 2 * step),
  );
  if (!level) reader.award ||= 'degree';
  if (!level || isJoined)
    reader.set(place, 1, { level: [...(level ?? []), 'Under Graduate', ...(level ? [] : MASTERS)] });
}
const OF_OWN = /^(my|his|her|this|that|previous|first|second)$/;
const MASTERS: readonly CourseLevel[] = ['Post Graduate'];

/** 'Economics honours' is a bachelor where nothing else says the level. */
function readHonours(reader: Reader): void {
  const place = reader.tokens.findIndex((_, at) => /^(honours|honors|hons)$/.test(reader.at(at)));
  if (place < 0 || reader.filters.level || reader.next || !hasSubjectBeside(reader, place, 1)) return;
  reader.set(place, 1, { level: ['Under Graduate'] });
}

/** 'MBA finance', 'LLM in tax law' is a master, also where its two halves are in no name. */
function readBusiness(reader: Reader): void {
  const place = reader.tokens.findIndex((_, at) => /^(mba|emba|llm)$/.test(reader.at(at)));
  // 'MBA or PG diploma' is either.
  const isJoined = [-1, 1].some((step) => reader.was(place + step) === 'or' && reader.isPart(place + 2 * step));
  const { level } = reader.filters;
  if (place < 0 || (level ? !isJoined : !hasSubjectBeside(reader, place, 1))) return;
  reader.filters.level = [...new Set<CourseLevel>([...(level ?? []), 'Post Graduate'])];
  reader.parts.push({ typed: reader.at(place), names: ['level'] });
}

/** 0 below a bachelor or beside one, 1 for a bachelor, 2 for a master. */
const heightOf = (levels: readonly CourseLevel[]): number =>
  levels.some((level) => !/^(Under|Post) Graduate$/.test(level)) ? 0 : levels.includes('Under Graduate') ? 1 : 2;

/** Of two awards that are named apart, and not as a choice, the lower one, which may be had: 'diploma civil bachelor australia'. */
export function doubtfulAward({
  levels,
  tokens,
}: Reader): { lower: Reader['levels'][number]; higher: Reader['levels'][number] } | null {
  const [one, another = bareDegree(one, tokens), third] = levels;
  if (!one || !another || third || heightOf(one.levels) === heightOf(another.levels)) return null;
  const between = tokens.slice(one.place, another.place);
  if (between.length < 2 || between.some((word) => /^(or|and|&|vs|plus|\+)$/.test(word))) return null;
  return heightOf(one.levels) < heightOf(another.levels)
    ? { lower: one, higher: another }
    : { lower: another, higher: one };
}

/** 'Degree' apart from a lower award: 'diploma mechanical degree canada'. */
function bareDegree(
  one: Reader['levels'][number] | undefined,
  tokens: readonly string[],
): Reader['levels'][number] | undefined {
  const place = tokens.findIndex((word) => /^degrees?$/.test(word));
  const isApart = one !== undefined && place > one.place + 1 && heightOf(one.levels) === 0;
  return isApart ? { typed: 'degree', place, levels: ['Under Graduate'] } : undefined;
}

export const LATER = 'For later, not searched for now';

/** What was answered to the question about those two. */
function answerHeld(reader: Reader): void {
  const doubt = reader.held ? doubtfulAward(reader) : null;
  if (!doubt) return;
  reader.filters.level = [...(reader.held === 'have' ? doubt.higher : doubt.lower).levels];
  const other = reader.held === 'have' ? doubt.lower : doubt.higher;
  reader.aside.push({
    typed: other.typed,
    why: reader.held === 'have' ? ABOUT_YOU : LATER,
  });
}

/** 'level 7', but for a course that is called so. */
function isNumbered(reader: Reader, place: number): boolean {
  const number = reader.at(place + 1);
  if (!/^(level|lvl)$/.test(reader.at(place)) || !/^([3-9]|10)$/.test(number)) return false;
  const isBeside = [reader.at(place - 1), reader.at(place + 2)].some((word) => LEVEL_WORDS.has(word));
  return isBeside || !reader.known.hasWords(`level ${number}`);
}

/** The levels of that number in the country that is named; beside an award those of the award's that have it. */
function readNumber(reader: Reader, place: number): void {
  const { country, level } = reader.filters;
  const levels = levelsOfNumber(Number(reader.was(place + 1)), country);
  const own = level ? levels?.filter((one) => level.includes(one)) : levels;
  if (own && own.length > 0) reader.set(place, 2, { level: [...own] });
  else reader.leave(place, 2, country ? NOT_OF_AWARD : NO_FRAMEWORK);
}

const NO_FRAMEWORK = 'Which award this is depends on the country';
const NOT_OF_AWARD = 'Courses are listed by award, not by level number';

/** Whether a word that may be an award is a particle of the language that the text is in. */
export const isParticle = (reader: Reader, place: number): boolean =>
  reader.tokens.some((word) => PARTICLES[reader.at(place)]?.test(word) ?? false);

function readNamed(reader: Reader): void {
  for (let place = 0; place < reader.tokens.length; place++) {
    const level = levelAt(reader, place);
    if (!level) continue;
    if (reader.mine[place] && reader.mine.includes(false)) {
      reader.leave(place, level.length, ABOUT_YOU);
      continue;
    }
    // 'Bachelor of arts' alone is the course, with another subject only its level.
    const isTwice = reader.tokens.indexOf(reader.at(place)) !== reader.tokens.lastIndexOf(reader.at(place));
    if (
      /^(arts|science)$/.test(reader.was(place + 2)) &&
      level.length === 3 &&
      (isTwice || !hasSubjectBeside(reader, place, 3))
    )
      level.length = 2;
    const typed = reader.tokens.slice(place, place + level.length).join(' ');
    if (typed.startsWith('top')) {
      if (reader.known.hasWords('top up')) reader.award = 'top up';
      reader.aside.push({ typed, why: 'Only some names of courses say so' });
    }
    const before = reader.filters.level ?? [];
    let end = place + level.length;
    if (/^(degrees?|course|courses|program|programme|programs|level|studies)$/.test(reader.at(end))) end++;
    reader.award ||= awardAt(reader, place, level.length);
    reader.levels.push({ typed, place, levels: level.levels });
    reader.set(place, end - place, { level: [...new Set([...before, ...level.levels])] });
    if (/^(of|in)$/.test(reader.at(end))) reader.take(end, 1);
  }
}

/** An award as names have it: 'advanced diploma', 'master of'; '' for a level that names word in many ways. */
function awardAt(reader: Reader, place: number, length: number): string {
  const words = reader.tokens.slice(place, place + length);
  if (length === 1 && reader.at(place + 1) === 'of') words.push('of');
  const text = words.join(' ');
  return words.length > 1 && reader.known.hasWords(text) ? text : '';
}

function levelAt(reader: Reader, place: number) {
  if (isParticle(reader, place)) return null;
  if (isFoundation(reader, place)) return { length: 1, levels: LEVEL_WORDS.get('foundation year') ?? [] };
  const known = reader.entry(place, LEVEL_WORDS, 4);
  if (known && isLevelHere(reader, place, known.length)) return { length: known.length, levels: known.value };
  const award = reader.entry(place, AWARD_LEVELS, 2);
  if (!award) return speltLevelAt(reader, place);
  const text = reader.tokens.slice(place, place + award.length).join(' ');
  // 'Masters or pgdm' are levels both.
  const isJoined = reader.at(place - 1) === 'or' && reader.isPart(place - 2);
  return OWN_SUBJECT.has(text) || !(isJoined || hasSubjectBeside(reader, place, award.length))
    ? null
    : { length: award.length, levels: award.value };
}

/** 'Computing foundation', 'foundation in science', but not 'foundation engineering', where names have that. */
const isFoundation = (reader: Reader, place: number): boolean =>
  reader.at(place) === 'foundation' &&
  reader.at(place + 1) !== 'of' &&
  reader.entry(place, LEVEL_WORDS, 4) === null &&
  hasSubjectBeside(reader, place, 1) &&
  ![`${reader.at(place - 1)} foundation`, `foundation ${reader.at(place + 1)}`].some(
    (text) => text.trim().includes(' ') && reader.known.hasWords(text.trim()),
  );

const SHORTEST_SPELT = 6;
const SPELT = [...LEVEL_WORDS.keys()].filter((word) => /^[a-z]{6,}$/.test(word));

/** The level that a word which no name has is a slip of: 'mastir', 'certiicate'. */
function speltLevelAt(reader: Reader, place: number) {
  const word = reader.at(place);
  if (
    word.length < SHORTEST_SPELT ||
    FILLERS.has(word) ||
    reader.known.isWord(word) ||
    reader.known.entryLength([word], 0) > 0
  )
    return null;
  // Not what begins like one: 'licence' is no 'licenciatura'.
  const isNear = (name: string) => Math.abs(name.length - word.length) < 2 && spellingDistance(word, name, 1) !== null;
  const meant = SPELT.find((name) => name[0] === word[0] && isNear(name));
  if (!meant) return null;
  const longer = LEVEL_WORDS.get(`${meant} ${reader.at(place + 1)}`);
  return longer ? { length: 2, levels: longer } : { length: 1, levels: LEVEL_WORDS.get(meant) ?? [] };
}

/** 'master of business administration' and its like are the name of one award. */
function isLevelHere(reader: Reader, place: number, length: number): boolean {
  const word = reader.at(place);
  if (word === 'certificate' || word === 'cert') {
    const named = `certificate ${({ 3: 'iii', 4: 'iv', 2: 'ii' } as Record<string, string>)[reader.at(place + 1)] ?? reader.at(place + 1)}`;
    // Those come first that are called so.
    if (length === 2 && reader.known.hasWords(named)) reader.award ||= named;
  }
  const award = `pre-${word === 'pre' ? reader.was(place + 1) : word}`;
  if ((word === 'pre' || reader.was(place - 1) === 'pre') && reader.known.hasWords(award)) return false;
  // 'Pathway to PR' leads to no degree.
  return word !== 'pathway' || !(reader.entry(place, WISHES, 4) || OF_STAY.test(reader.at(place - 1)));
}
const OF_STAY = /^(pr|residency|migration|immigration|visa)$/;

function hasSubjectBeside(reader: Reader, place: number, length: number): boolean {
  return reader.tokens.some((word, at) => {
    if (at >= place && at < place + length) return false;
    if (reader.at(at) === '' || FILLERS.has(word) || JOINTS.has(word) || CHEAP.has(word) || LEVEL_WORDS.has(word))
      return false;
    return reader.known.entryLength([word], 0) > 0 || (word.length > 2 && reader.known.hasWords(word));
  });
}
