import { UNREAD } from '../tables/languages';
import { LEVEL_WORDS } from '../tables/levels';
import { FILLERS, JOINTS } from '../tables/small-words';
import type { Reader } from './reader';

/** Letters of Hindi, Nepali, Bengali, Urdu, Chinese and others. */
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;
/** What begins the reason that a language isn't read. */
export const NOT_READ = 'We can’t read';
const notRead = (language: string) => `${NOT_READ} ${language} yet. Please type it in English`;

/** What is typed in a script or a language that isn't read is left as it is: no word of it is taken for a slip of another. */
export function leaveUnread(reader: Reader): void {
  const [language] = Object.entries(UNREAD)
    .map(([name, list]) => ({
      name,
      list,
      count: reader.tokens.filter((_, place) => list.has(reader.at(place))).length,
    }))
    .filter(({ count }) => count > 1 || (count > 0 && !reader.tokens.some((_, place) => isRead(reader, place))))
    .sort((a, b) => b.count - a.count);
  for (let place = 0; place < reader.tokens.length; place++) {
    const why = whyUnread(reader, place, language);
    if (!why) continue;
    let end = place + 1;
    while (reader.at(end) !== '' && (whyUnread(reader, end, language) === why || isBetween(reader, end, why, language)))
      end++;
    reader.leave(place, end - place, why);
    place = end - 1;
  }
}

type Language = { name: string; list: ReadonlySet<string> } | undefined;

function whyUnread(reader: Reader, place: number, language: Language): string {
  const word = reader.at(place);
  if (word === '') return '';
  if (OTHER_SCRIPT.test(word)) return isRead(reader, place) ? '' : notRead('this script');
  if (!language || (!language.list.has(word) && (isRead(reader, place) || FILLERS.has(word) || JOINTS.has(word))))
    return '';
  return notRead(language.name);
}

/** A small word between two of the language: 'carrera de enfermeria'. */
const isBetween = (reader: Reader, place: number, why: string, language: Language): boolean =>
  FILLERS.has(reader.at(place)) && whyUnread(reader, place + 1, language) === why;

/** Whether courses or the dictionary have the word. */
function isRead({ known, ...reader }: Reader, place: number): boolean {
  const word = reader.tokens[place] ?? '';
  if (word === '' || FILLERS.has(word) || JOINTS.has(word)) return false;
  return LEVEL_WORDS.has(word) || known.entryLength([word], 0) > 0 || (word.length > 2 && known.isWord(word));
}
