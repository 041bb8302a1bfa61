import { FILLERS, JOINTS, OF_NAMES, WISHES } from '../tables/small-words';
import type { Reader } from './reader';

/** Wishes that no course here states; one that is part of a course's name stays a word. */
export function leaveWishes(reader: Reader): void {
  for (let place = 0; place < reader.tokens.length; place++) {
    const wish = reader.entry(place, WISHES, 4);
    if (!wish || (wish.length === 1 && isPartOfName(reader, place))) continue;
    let [start, end] = [place, place + wish.length];
    while (
      /^(with|good|high|paid|low|best|top|no)$/.test(reader.at(start - 1)) &&
      !reader.known.hasWords(`${reader.at(start - 1)} ${reader.at(place)}`)
    )
      start--;
    while (
      /^(facility|options?|opportunit(y|ies)|guarantee|available|provided|\d+%?|universit(y|ies)|colleges?)$/.test(
        reader.at(end),
      )
    )
      end++;
    while (start > 0 && /^\d+(\.\d+)?%?$/.test(reader.at(start - 1))) start--;
    reader.leave(start, end - start, wish.value);
  }
  for (let place = 0; place < reader.tokens.length; place++)
    if (/^\d+(\.\d+)?%$/.test(reader.at(place))) reader.leave(place, 1, 'Not something courses are searched by here');
}

/** Words that say nothing, but for those that are part of a phrase of the dictionary, or of a course's name with their neighbours: 'social work'. */
export function dropFillers(reader: Reader): void {
  for (let place = 0; place < reader.tokens.length; place++) {
    const phrase = phraseLength(reader, place);
    if (phrase > 1) {
      place += phrase - 1;
      continue;
    }
    const word = reader.at(place);
    if (word === 'it' && isPronoun(reader, place)) reader.take(place, 1);
    if (!FILLERS.has(word) || JOINTS.has(word) || isPartOfName(reader, place)) continue;
    if (word !== 'or') reader.take(place, 1);
  }
}

/** How many words the dictionary's entry has that stands there: 'khoa hoc may tinh', whose words are fillers by themselves. */
function phraseLength(reader: Reader, place: number): number {
  const words: string[] = [];
  for (let at = place; reader.at(at) !== ''; at++) words.push(reader.at(at));
  return words.length > 1 ? reader.known.entryLength(words, 0) : 0;
}

/** Whether a course's name has the word together with the one before or behind it, which says something itself, in either order. */
function isPartOfName(reader: Reader, place: number): boolean {
  const word = reader.at(place);
  const isOf = (text: string) => reader.known.hasWords(text);
  const goesWith = (typed: string) => {
    if (typed.length < 3 || JOINTS.has(typed) || (FILLERS.has(typed) && !OF_NAMES.has(typed))) return false;
    const others = isOf(typed) || !OF_NAMES.has(word) ? [typed] : reader.known.spellings(typed);
    return others.some((other) => isOf(`${other} ${word}`) || isOf(`${word} ${other}`));
  };
  return goesWith(reader.at(place - 1)) || goesWith(reader.at(place + 1));
}

const isPronoun = (reader: Reader, place: number): boolean =>
  /^(is|does|do|can|will|how|make|about|if|that|was|has)$/.test(reader.was(place - 1)) ||
  /^(is|possible|good|worth|take|be|will|cost)$/.test(reader.was(place + 1));
