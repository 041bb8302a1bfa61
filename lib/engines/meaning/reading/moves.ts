import { CITIES } from '../tables/cities';
import { LEVEL_WORDS } from '../tables/levels';
import { PERSONS } from '../tables/roles';
import { FILLERS, WISHES } from '../tables/small-words';
import { LATER } from './levels';
import { SCHOOL_SUBJECT } from './marks';
import { REQUIRED } from './negations';
import { NAMES } from './places';
import { ABOUT_YOU, type Reader } from './reader';
import { universityAt } from './universities';

const CHANGING = /^(change|changing|switch|switching|shift|shifting|transition|move|moving|convert)$/;
const OF_CHANGE = /^(my|the|career|careers|field|fields|stream|major|subject|course|line|background)$/;
/** Words of what is left behind at most: 'from mechanical engineering to'. */
const LONGEST = 4;

/** What is had and what it leads to, or is left for: 'hnd upper credit to masters in law', 'change from accounting to data science'. */
export function readMoves(reader: Reader): void {
  for (const place of reader.tokens.keys()) {
    leaveNeeds(reader, place);
    leaveNotNeeded(reader, place);
    if (CHANGING.test(reader.at(place))) readChange(reader, place);
    if (LEAVING.test(reader.at(place))) readLeaving(reader, place);
    if (reader.at(place) === 'before') leaveLater(reader, place);
    // 'Transfer to ucla'.
    const there = reader.has(place, 'transfer to') ? universityAt(reader, place + 2) : null;
    if (there) reader.leave(place, 2 + there.length, LATER);
    if (reader.at(place) === 'for') leaveAsker(reader, place);
    readClimb(reader, place);
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
  const offset = [1, 2, 3, 4].find((one) => PERSONS.has(reader.at(place + one).replace(/s$/, '')));
  // 'Doctor of physical therapy' is an award.
  if (
    !offset ||
    reader.at(place + offset + 1) === 'of' ||
    OF_STUDY.test(reader.at(place + offset)) ||
    known.hasWords(`for ${reader.at(place + offset)}`)
  )
    return;
  const words = reader.ahead(place + 1, offset);
  if (words.length < offset || words.some((_, at) => reader.breaks.has(place + 1 + at))) return;
  if (!reader.tokens.some((_, at) => at < place && isSubject(reader.at(at)))) return;
  reader.background.push(reader.at(place + offset));
  reader.leave(place, offset + 1, ABOUT_YOU);
}
const OF_STUDY = /^(students?|professional|graduate|grad)$/;

/** 'Diploma to degree', 'convert hnd into bsc': the first is had. */
function readClimb(reader: Reader, place: number): void {
  const had = reader.entry(place, LEVEL_WORDS, 3);
  const behind = place + (had?.length ?? 1);
  // 'Upgrade diploma clinical medicine to degree': its field stays.
  const field = [0, 1, 2, 3].find((more) => /^(to|into)$/.test(reader.at(behind + more))) ?? -1;
  if (!(had || reader.at(place) === 'degree') || field < 0) return;
  if (leaveGoal(reader, behind, behind + field)) return;
  const from = behind + field;
  const next = /^(a|an|the|my|full)$/.test(reader.at(from + 1)) ? from + 2 : from + 1;
  const isDegree = /^degrees?$/.test(reader.at(next));
  if (!isDegree && reader.entry(next, LEVEL_WORDS, 3) === null) return;
  const start = /^(upgrade|upgrading|convert|converting|from)$/.test(reader.at(place - 1)) ? place - 1 : place;
  reader.leave(start, (field === 0 ? next : behind) - start, ABOUT_YOU);
  if (field > 0) reader.take(from, next - from);
  if (isDegree) reader.set(next, 1, { level: ['Under Graduate'] });
}

/** 'Diploma leading to bachelor of business', 'foundation pathway to degree': the first is wanted, the second comes later. */
function leaveGoal(reader: Reader, from: number, to: number): boolean {
  if (!/^(leads?|leading|pathway|progress\w*|transferr?\w*|articulat\w+)$/.test(reader.at(to - 1)) || from === to)
    return false;
  const at = /^(a|an|the|my|full)$/.test(reader.at(to + 1)) ? to + 2 : to + 1;
  const length = reader.entry(at, LEVEL_WORDS, 3)?.length ?? 1;
  reader.leave(to - 1, at + length - (to - 1), LATER);
  if (/^(of|in)$/.test(reader.at(at + length))) reader.take(at + length, 1);
  return true;
}

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
