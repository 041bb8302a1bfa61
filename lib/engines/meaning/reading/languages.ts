import { UNREAD } from '../tables/languages';
import { LEVEL_WORDS } from '../tables/levels';
import { FILLERS, JOINTS } from '../tables/small-words';
import { ABOUT_YOU, type Reader } from './reader';

/** Letters of Hindi, Nepali, Bengali, Urdu, Chinese and others. */
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;
/** What begins the reason that a language isn't read. */
export const NOT_READ = 'We can’t read';
const notRead = (language: string) => `${NOT_READ} ${language} yet. Please type it in English`;

const LANGUAGE = /^(english|ingles|french|german|spanish|hindi|chinese|mandarin|arabic|portuguese|japanese)$/;
const OF_TEACHING = /^(taught|teaching|lectures?|classes|medium|instruction|speaking)$/;

/** 'Law in english', 'i speak french': what it is taught in, or who asks speaks, is no subject beside one. */
export function leaveTaught(reader: Reader): void {
  for (const place of reader.tokens.keys()) {
    if (!LANGUAGE.test(reader.at(place))) continue;
    const [before, subject] = [reader.at(place - 1), reader.at(place - 2)];
    if (OF_PATHWAY.test(reader.at(place + 1)) && reader.tokens.some((_, at) => isOther(reader, at, place))) {
      reader.leave(place, 1, 'Courses can’t be searched by this');
      if (reader.at(place + 2) === 'first') reader.take(place + 2, 1);
      continue;
    }
    const isSpoken = /^(speak|speaks|fluent|know)$/.test(before === 'in' ? subject : before);
    const isApart = reader.breaks.has(place - 1) && reader.breaks.has(place + 1);
    const isAfter =
      /^(in|em)$/.test(before) &&
      (isApart || (isRead(reader, place - 2) && !OF_COURSE.test(subject) && !LEVEL_WORDS.has(subject)));
    const isIn = isAfter && !reader.known.hasWords(`${subject} in ${reader.at(place)}`);
    if (!isSpoken && !isIn) continue;
    const from = isIn && !isSpoken ? place - 1 : place - (before === 'in' ? 2 : 1);
    const length = place + 1 - from + (OF_TEACHING.test(reader.at(place + 1)) ? 1 : 0);
    reader.leave(from, length, isSpoken ? ABOUT_YOU : 'Courses can’t be searched by this');
  }
}
/** 'Study computing … english pathway first': on the way to what is studied. */
const OF_PATHWAY = /^(pathway|bridging|preparation|prep|foundation)$/;
const isOther = (reader: Reader, at: number, place: number): boolean =>
  at !== place &&
  isRead(reader, at) &&
  !LEVEL_WORDS.has(reader.at(at)) &&
  !OF_PATHWAY.test(reader.at(at)) &&
  reader.at(at) !== 'first';
/** Before 'in english' these have it for a subject. */
const OF_COURSE =
  /^(degrees?|courses?|major|majors|majoring|honours|hons|studies|study|interest|interested|mba|phd|weak|teaching|training)$/;

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
