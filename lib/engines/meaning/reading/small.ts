import { COUNTRY_OF_GROUP } from '../tables/places';
import { PERSONS } from '../tables/roles';
import { FILLERS, JOINTS, OF_NAMES, OF_SCHOLARSHIPS, WISHES } from '../tables/small-words';
import { ABOUT_YOU, type Reader } from './reader';

/** Wishes that no course here states; one that is part of a course's name stays a word. */
export function leaveWishes(reader: Reader): void {
  for (let place = 0; place < reader.tokens.length; place++) {
    const wish = reader.entry(place, WISHES, 4);
    if (
      !wish ||
      // 'PSW course' is for personal support workers; beside a degree it is post-study work.
      /^psw (courses?|programs?|certificate|diploma|training|jobs?)$/.test(
        `${reader.at(place)} ${reader.was(place + 1)}`,
      ) ||
      (wish.value === ABOUT_YOU && /^(become|becoming|be)( an?)?$/.test(wishBefore(reader, place))) ||
      (wish.length === 1 && (isPartOfName(reader, place) || isPartOfPhrase(reader, place)))
    )
      continue;
    let [start, end] = [place, place + wish.length];
    if (reader.roles.slice(start, end).every((role) => role === 'S') && wish.value !== OF_SCHOLARSHIPS) continue;
    while (
      /^(with|good|high|paid|low|best|top|no)$/.test(reader.at(start - 1)) &&
      !reader.known.hasWords(`${reader.at(start - 1)} ${reader.at(place)}`)
    )
      start--;
    while (
      /^(facility|options?|opportunit(y|ies)|guarantee|available|provided|\d+(\.\d+)?%?|universit(y|ies)|colleges?)$/.test(
        reader.at(end),
      )
    )
      end++;
    while (start > 0 && /^\d+(\.\d+)?%?$/.test(reader.at(start - 1))) start--;
    const country = COUNTRY_OF_GROUP.get(reader.tokens.slice(place, place + wish.length).join(' '));
    if (wish.value === ABOUT_YOU)
      reader.background.push(...reader.tokens.slice(start, end).filter((word) => PERSONS.has(word)));
    reader.leave(start, end - start, wish.value);
    if (country && !reader.filters.country && !reader.filters.notCountry) reader.set(start, end - start, { country });
  }
  for (let place = 0; place < reader.tokens.length; place++)
    if (/^\d+(\.\d+)?%$/.test(reader.at(place))) reader.leave(place, 1, 'Courses can’t be searched by this');
}

/** 'To become a': what stands right before. */
const wishBefore = (reader: Reader, place: number): string =>
  [reader.was(place - 2), reader.was(place - 1)]
    .join(' ')
    .replace(/^(?!be)\S* /, '')
    .trim();

/**
 * Words that say nothing, but for those that are part of a phrase of the dictionary, or of a course's name with their
 * neighbours: 'social work'.
 */
export function dropFillers(reader: Reader): void {
  for (let place = 0; place < reader.tokens.length; place++) {
    const phrase = phraseLength(reader, place);
    if (phrase > 1) {
      place += phrase - 1;
      continue;
    }
    const word = reader.at(place);
    // A number beside no word of a name says nothing of a course.
    if (/^\d{1,4}(\.\d+)?(h|hrs?|hours?)?$/.test(word) && reader.tokens.length > 2 && !isPartOfName(reader, place))
      reader.leave(place, 1, 'Courses can’t be searched by this');
    if (
      (word === 'it' && isPronoun(reader, place)) ||
      /^(a|little|lil|quite|every) bit$/.test(`${reader.was(place - 1)} ${word}`)
    )
      reader.take(place, 1);
    // 'Which places teach diesel mechanics'.
    if (word === 'teach' && TEACHING.test(reader.was(place - 1))) reader.take(place, 1);
    if (!FILLERS.has(word) || JOINTS.has(word) || isPartOfName(reader, place)) continue;
    if (reader.roles[place] === 'S' && OF_NAMES.has(word)) continue;
    if (word !== 'or') reader.take(place, 1);
  }
}

const TEACHING = /^(places|colleges?|universit(y|ies)|unis?|schools?|institutes?|countries|that|which|they)$/;

/** How many words the dictionary's entry has that stands there: 'khoa hoc may tinh', whose words are fillers by themselves. */
function phraseLength(reader: Reader, place: number): number {
  const words: string[] = [];
  for (let at = place; reader.at(at) !== ''; at++) words.push(reader.at(at));
  return words.length > 1 ? reader.known.entryLength(words, 0) : 0;
}

/** Whether the word is the last of a phrase of the dictionary: 'clinical research'. */
const isPartOfPhrase = (reader: Reader, place: number): boolean =>
  [1, 2].some((back) => {
    const words = reader.ahead(place - back, back + 1);
    return words.length === back + 1 && reader.known.entryLength(words, 0) === words.length;
  });

/** Whether a course's name has the word together with the one before or behind it, which says something itself, in either order. */
function isPartOfName(reader: Reader, place: number): boolean {
  const word = reader.at(place);
  const isOf = (text: string) => reader.known.hasWords(text);
  const goesWith = (typed: string) => {
    if ((typed.length < 3 && !/^\d+$/.test(typed)) || JOINTS.has(typed) || (FILLERS.has(typed) && !OF_NAMES.has(typed)))
      return false;
    const others = isOf(typed) ? [typed] : [...reader.known.meanings(typed), ...reader.known.spellings(typed)];
    const orders = OF_NAMES.has(word) ? [' ', ' and '] : [' '];
    return others.some((other) =>
      orders.some((joint) => isOf(`${other}${joint}${word}`) || isOf(`${word}${joint}${other}`)),
    );
  };
  const [before, after] = [reader.at(place - 1), reader.at(place + 1)];
  // 'By research'.
  if (before === 'by' && !FILLERS.has(word) && isOf(`by ${word}`)) return true;
  // 'Travel and tourism'.
  const isBeside = (joint: string, at: number, text: string) =>
    /^(and|&)$/.test(joint) && reader.at(at) !== '' && !FILLERS.has(reader.at(at)) && isOf(text);
  return (
    goesWith(before) ||
    goesWith(after) ||
    isBeside(after, place + 2, `${word} and ${reader.at(place + 2)}`) ||
    isBeside(before, place - 2, `${reader.at(place - 2)} and ${word}`)
  );
}

const isPronoun = (reader: Reader, place: number): boolean =>
  /^(is|does|do|can|will|how|make|about|if|that|was|has|love|like|finish|afford|into)$/.test(reader.was(place - 1)) ||
  /^(side|part|rest|all|most|some) of$/.test(`${reader.was(place - 2)} ${reader.was(place - 1)}`) ||
  /^(is|possible|good|worth|take|be|will|cost)$/.test(reader.was(place + 1));
