import { CITIES } from '../tables/cities';
import { AFTER_DEGREE, DEGREES_HELD, LEVEL_WORDS } from '../tables/levels';
import { PERSONS } from '../tables/roles';
import { FILLERS, WISHES } from '../tables/small-words';
import { isOfField } from './background';
import { LATER } from './levels';
import { SCHOOL_SUBJECT } from './marks';
import { REQUIRED } from './negations';
import { NAMES } from './places';
import { ABOUT_YOU, type Reader } from './reader';

/** What a person says between what they have and what they want. */
const WANTING = /^(want|wants|wanna|wanting|looking|searching|wish|interested|need)$/;
const CHANGING = /^(change|changing|switch|switching|shift|shifting|transition|move|moving|convert)$/;
const OF_CHANGE = /^(my|the|career|careers|field|fields|stream|major|subject|course|line|background)$/;
/** Words between an award and what its holder wants, at most. */
const FARTHEST = 6;
/** Words of what is left behind at most: 'from mechanical engineering to'. */
const LONGEST = 4;

/** Two halves of a sentence: 'bsn nurse want aged care', 'hnd upper credit to masters in law', 'change from accounting to data science'. */
export function readMoves(reader: Reader): void {
  for (const place of reader.tokens.keys()) {
    leaveNeeds(reader, place);
    leaveNotNeeded(reader, place);
    if (CHANGING.test(reader.at(place))) readChange(reader, place);
    if (LEAVING.test(reader.at(place))) readLeaving(reader, place);
    if (reader.at(place) === 'before') leaveLater(reader, place);
    if (reader.at(place) === 'for') leaveAsker(reader, place);
    readClimb(reader, place);
  }
  const from = /^(im|i|am|a)$/.test(reader.at(0)) ? reader.tokens.findIndex((word) => !/^(im|i|am|a)$/.test(word)) : 0;
  if (!isHeldAward(reader, from)) return;
  for (let at = from + 1; at <= from + FARTHEST && at < reader.tokens.length - 1; at++) {
    if (reader.at(at) === '' || (reader.at(at) === 'in' && at === from + 1)) return;
    const isTo = reader.at(at) === 'to' && reader.entry(at + 1, LEVEL_WORDS, 2) !== null;
    // 'Regional planning' is a subject.
    const wants =
      (WANTING.test(reader.at(at)) && !/^(dont|not|doesnt)$/.test(reader.at(at - 1))) ||
      (reader.at(at) === 'planning' && /^(to|for|on)$/.test(reader.at(at + 1)));
    if (!isTo && !(wants && at > from + 1)) continue;
    reader.background.push(...reader.tokens.slice(from, at).filter(isOfField));
    reader.leave(0, at + 1, ABOUT_YOU);
    if (!isTo) reader.next ??= { typed: reader.tokens.slice(0, at).join(' '), levels: AFTER_DEGREE };
    return;
  }
}

/** 'Do I need chemistry to study', 'is maths compulsory for': what is asked is no subject. */
function leaveNeeds(reader: Reader, place: number): void {
  const isNeed =
    reader.at(place) === 'do' && /^(i|you|we|they)$/.test(reader.at(place + 1)) && reader.at(place + 2) === 'need';
  if (!isNeed && reader.at(place) !== 'is') return;
  const from = place + (isNeed ? 3 : 1);
  for (let at = from + 1; at <= from + LONGEST; at++) {
    const isEnd = /^(to|for|in)$/.test(reader.at(at));
    const isNeeded = /^(required|compulsory|mandatory|needed|necessary|must)$/.test(reader.at(isEnd ? at - 1 : at));
    if (isNeeded && /^(to|for|in)$/.test(reader.at(at + 1))) continue;
    if (isEnd ? isNeed || isNeeded : isNeeded && !isNeed) reader.leave(place, at + 1 - place, REQUIRED);
    if (isEnd || isNeeded) return;
  }
}

/** 'Portfolio not required': what isn't needed, which no course is looked for by. */
function leaveNotNeeded(reader: Reader, place: number): void {
  if (reader.at(place) !== 'not' || !/^(required|needed|necessary|compulsory|mandatory)$/.test(reader.at(place + 1)))
    return;
  const lengths = [3, 2, 1].filter((length) => reader.entry(place - length, WISHES, length)?.length === length);
  const length = lengths[0] ?? (SCHOOL_SUBJECT.test(reader.at(place - 1)) ? 1 : 0);
  if (length > 0) reader.leave(place - length, length + 2, REQUIRED);
}

const LEAVING = /^(leave|leaving|quit|quitting|tired|bored|fed)$/;
const TURNS = /^(and|to|into|for|want|wants|now|but|then|go|get|move|join)$/;

/** 'Leave teaching and go to HR', 'tired of accounting, want design': what is left behind. */
function readLeaving(reader: Reader, place: number): void {
  if (/^(school|college|sick|study|maternity|not|dont)$/.test(reader.at(place - 1))) return;
  let end = place + 1;
  while (reader.at(end) !== '' && !reader.breaks.has(end) && !TURNS.test(reader.at(end))) end++;
  const isEnd = end === place + 1 || end > place + 2 + LONGEST || end >= reader.tokens.length;
  if (!isEnd) reader.leave(place, end - place, ABOUT_YOU);
}

/** 'English course before my masters': what comes later. */
function leaveLater(reader: Reader, place: number): void {
  let at = place + 1;
  while (/^(my|the|a|i|we|starting|start|joining|join|doing|going|for|to|main|actual)$/.test(reader.at(at))) at++;
  const level = reader.entry(at, LEVEL_WORDS, 3);
  const length = level?.length ?? (/^(university|uni|degree|mba|phd|college)$/.test(reader.at(at)) ? 1 : 0);
  if (length > 0) reader.leave(place, at + length - place, LATER);
}

/** 'MPH for dentists': who it is for, behind a subject. */
function leaveAsker(reader: Reader, place: number): void {
  const { known } = reader;
  const isSubject = (word: string) =>
    !FILLERS.has(word) &&
    !LEVEL_WORDS.has(word) &&
    !NAMES.has(word) &&
    !CITIES.has(word) &&
    (known.entryLength([word], 0) > 0 || (word.length > 2 && known.hasWords(word)));
  const offset = [1, 2, 3].find((one) => PERSONS.has(reader.at(place + one).replace(/s$/, '')));
  if (!offset || OF_STUDY.test(reader.at(place + offset)) || known.hasWords(`for ${reader.at(place + offset)}`)) return;
  const words = reader.ahead(place + 1, offset);
  if (words.length < offset || words.some((_, at) => reader.breaks.has(place + 1 + at))) return;
  if (reader.tokens.some((_, at) => at < place && isSubject(reader.at(at)))) reader.leave(place, offset + 1, ABOUT_YOU);
}
const OF_STUDY = /^(students?|professional|graduate|grad)$/;

/** 'Diploma to degree', 'convert hnd into bsc': the first is had. */
function readClimb(reader: Reader, place: number): void {
  const had = reader.entry(place, LEVEL_WORDS, 3);
  const behind = place + (had?.length ?? 1);
  // 'Upgrade diploma clinical medicine to degree': its field stays.
  const field = [0, 1, 2, 3].find((more) => /^(to|into)$/.test(reader.at(behind + more))) ?? -1;
  if (!(had || reader.at(place) === 'degree') || field < 0) return;
  const from = behind + field;
  const next = /^(a|an|the|my|full)$/.test(reader.at(from + 1)) ? from + 2 : from + 1;
  const isDegree = /^degrees?$/.test(reader.at(next));
  if (!isDegree && reader.entry(next, LEVEL_WORDS, 3) === null) return;
  const start = /^(upgrade|upgrading|convert|converting|from)$/.test(reader.at(place - 1)) ? place - 1 : place;
  reader.leave(start, (field === 0 ? next : behind) - start, ABOUT_YOU);
  if (field > 0) reader.take(from, next - from);
  if (isDegree) reader.set(next, 1, { level: ['Under Graduate'] });
}

const isHeldAward = (reader: Reader, at: number): boolean =>
  DEGREES_HELD.has(reader.at(at)) && !/^(pg|ug|masters?|ms|engineering)$/.test(reader.at(at));

function readChange(reader: Reader, place: number): void {
  let from = place + 1;
  while (OF_CHANGE.test(reader.at(from))) from++;
  if (reader.at(from) !== 'from') return;
  for (let to = from + 2; to <= from + 1 + LONGEST; to++) {
    if (!/^(to|into)$/.test(reader.at(to))) continue;
    reader.leave(place, to + 1 - place, ABOUT_YOU);
    return;
  }
}
