import { AFTER_DEGREE, DEGREES_HELD, LEVEL_WORDS } from '../tables/levels';
import { isOfField } from './background';
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
  for (const place of reader.tokens.keys()) leaveNeeds(reader, place);
  for (const place of reader.tokens.keys()) if (CHANGING.test(reader.at(place))) readChange(reader, place);
  const from = /^(im|i|am|a)$/.test(reader.at(0)) ? reader.tokens.findIndex((word) => !/^(im|i|am|a)$/.test(word)) : 0;
  if (!isHeldAward(reader, from)) return;
  for (let at = from + 1; at <= from + FARTHEST && at < reader.tokens.length - 1; at++) {
    if (reader.at(at) === '' || (reader.at(at) === 'in' && at === from + 1)) return;
    const isTo = reader.at(at) === 'to' && reader.entry(at + 1, LEVEL_WORDS, 2) !== null;
    // 'Regional planning' is a subject.
    const wants =
      WANTING.test(reader.at(at)) || (reader.at(at) === 'planning' && /^(to|for|on)$/.test(reader.at(at + 1)));
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
    if (!/^(to|for|in)$/.test(reader.at(at))) continue;
    if (isNeed || /^(required|compulsory|mandatory|needed|necessary|must)$/.test(reader.at(at - 1)))
      reader.leave(place, at + 1 - place, 'Each course’s page says what it requires');
    return;
  }
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
