import { CITIES } from '../tables/cities';
import { AWARD_LEVELS, LEVEL_WORDS, OWN_SUBJECT } from '../tables/levels';
import { REGIONS } from '../tables/places';
import { HELD, PERSONS } from '../tables/roles';
import { CHEAP, FILLERS, JOINTS, WISHES } from '../tables/small-words';
import { MONTH_NAMES } from '../tables/times';
import { isParticle } from './levels';
import { isMark } from './marks';
import { NAMES } from './places';
import { ABOUT_YOU, type Reader } from './reader';

/**
 * The subject that who asks has already, before the one that is wished: '3.1/5 cgpa mechanical engineering msc oil and gas', 'physiotherapist
 * phd sports science', 'msw with 2:2 in psychology'. Marks, a class, a degree, work or 'can i do' say that it is had, a level stands between.
 * The only subject of 'third class microbiology can i do masters uk' is one that courses come first by, not one that all must have.
 */
export function leaveOwn(reader: Reader): void {
  for (const place of reader.tokens.keys()) if (leaveMarked(reader, place)) return;
  for (const place of reader.tokens.keys()) {
    const level = levelLength(reader, place);
    // 'Graduate certificate' is one level, of which the first word says nothing of who asks.
    const own = level > 0 && levelLength(reader, place - 1) < 2 ? ownBefore(reader, place) : null;
    if (!own) continue;
    const isOther = (at: number) => (at < own.from || at >= place + level) && isSubject(reader, at);
    const isWished = OF_ITS_OWN.test(reader.at(place)) || reader.tokens.some((_, at) => at > place && isOther(at));
    const isOnly = own.isAsking && !reader.tokens.some((_, at) => isOther(at));
    if (isWished || isOnly) leave(reader, own.from, own.to);
    return;
  }
}

function leave(reader: Reader, from: number, to: number): void {
  reader.background.push(...reader.tokens.slice(from, to));
  reader.leave(from, to - from, ABOUT_YOU);
}

/** '2:2 in psychology', 'first class in physics', beside another subject. */
function leaveMarked(reader: Reader, place: number): boolean {
  const [was, before] = [reader.was(place), reader.was(place - 1)];
  const isSign = reader.at(place) === '' ? isMark(was) || (before === 'of' && /^\d/.test(was)) : CLASS.test(was);
  if (!isSign || reader.at(place + 1) !== 'in' || !isSubject(reader, place + 2)) return false;
  const end = subjectEnd(reader, place + 2);
  const isOther = reader.tokens.some(
    (_, at) => (at < place || at >= end) && (isSubject(reader, at) || OF_ITS_OWN.test(reader.at(at))),
  );
  if (isOther) leave(reader, place + 1, end);
  return isOther;
}

const CLASS = /^(class|division|distinction)$/;
const CLASSES = /^(first|second|third|1st|2nd|3rd|upper|lower|class|division|distinction|honours|hons)$/;
const ASKING = /^(can|could|possible|eligible)$/;
const BETWEEN =
  /^(i|do|study|apply|for|to|is|it|am|a|an|and|my|with|gap|years?|yrs?|\d{1,2}|get|join|pursue|now|go|have)$/;
/** What is held before a first degree. */
const HELD_AWARD = /^(nd|ond|hnd)$/;
/** Of these the ones that say nothing of which work by themselves. */
const GENERAL = /^(students?|professional|graduate|grad|manager|officer)$/;
const OF_ITS_OWN = new RegExp(`^(mba|emba|${[...OWN_SUBJECT].filter((text) => !text.includes(' ')).join('|')})$`);

/** The words of a subject before a level, where something says that who asks has it. */
function ownBefore(reader: Reader, place: number): { from: number; to: number; isAsking: boolean } | null {
  let to = place;
  let [isAsking, isHad] = [false, false];
  for (; to > 0; to--) {
    const [word, was] = [reader.at(to - 1), reader.was(to - 1)];
    const isHeld = HELD.has(word) || /^graduates?$/.test(word);
    if (word === '' ? !isMark(was) : !isHeld && ![ASKING, BETWEEN, CLASSES].some((one) => one.test(word))) break;
    isAsking ||= isHeld || ASKING.test(word);
    isHad ||= isHeld || word === '' || CLASS.test(word);
  }
  let from = to;
  while (from > 0 && to - from < LONGEST && (isSubject(reader, from - 1) || isJoint(reader, from - 1))) from--;
  if (from === to) return null;
  const [before, last] = [reader.was(from - 1), reader.at(to - 1)];
  if (WISHED.test(before) || LEVEL_WORDS.has(before)) return null;
  const isWork = PERSONS.has(last) && !(GENERAL.test(last) && to - from === 1);
  const isMarked = reader.at(from - 1) === '' ? isMark(before) || HELD_AWARD.test(before) : CLASSES.test(before);
  return isHad || isAsking || isWork || isMarked ? { from, to, isAsking } : null;
}
const LONGEST = 4;
const WISHED = /^(become|as|be|a|an|to|for|in|of|study|learn|want|wants|after|about)$/;

const isJoint = (reader: Reader, at: number): boolean =>
  /^(and|&)$/.test(reader.at(at)) && isSubject(reader, at - 1) && isSubject(reader, at + 1);

function subjectEnd(reader: Reader, from: number): number {
  let end = from;
  const isOn = () => end === from || !reader.breaks.has(end);
  while (end - from < LONGEST && isOn() && (isSubject(reader, end) || isJoint(reader, end))) end++;
  return end;
}

/** How many words of a level stand there that a wish may name. */
function levelLength(reader: Reader, place: number): number {
  if (isParticle(reader, place) || /^(hons|honours)$/.test(reader.at(place))) return 0;
  const entry = reader.entry(place, LEVEL_WORDS, 4) ?? reader.entry(place, AWARD_LEVELS, 2);
  return entry?.length ?? (/^(mba|emba|phd|doctorate|degree)$/.test(reader.at(place)) ? 1 : 0);
}

/** Whether a word is one of a subject: of a course's name or the dictionary, no place, time, level or wish. */
function isSubject(reader: Reader, at: number): boolean {
  const word = reader.at(at);
  if (!/^\p{L}/u.test(word) || JOINTS.has(word) || CHEAP.has(word) || MONTH_NAMES.has(word)) return false;
  if (NAMES.has(word) || CITIES.has(word) || REGIONS.has(word)) return false;
  if (LEVEL_WORDS.has(word) || AWARD_LEVELS.has(word) || /^(mba|phd|doctorate|degree)$/.test(word)) return false;
  if (reader.known.entryLength(reader.tokens.slice(at, at + LONGEST), 0) > 1) return true;
  if (FILLERS.has(word) || HELD.has(word) || reader.entry(at, WISHES, 4)) return false;
  return (
    PERSONS.has(word) || reader.known.entryLength([word], 0) > 0 || (word.length > 2 && reader.known.hasWords(word))
  );
}
