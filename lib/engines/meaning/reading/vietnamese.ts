import { fold } from '../../search/types/fold';
import { byWord } from '../tables/lists';
import { VIETNAMESE } from '../tables/vietnamese';

/** Countries as Vietnamese writes them, with what the tables call them. Without its accents such a word is another one: 'úc' is no 'UC'. */
const ACCENTED = byWord(`
  australia: nước úc, úc; usa: hoa kỳ, nước mỹ, mỹ; uk: anh quốc, nước anh; new zealand: tân tây lan; canada: gia nã đại; germany:
  nước đức, đức; france: nước pháp, pháp; japan: nhật bản, nhật; korea: hàn quốc; china: trung quốc; netherlands: hà lan; finland:
  phần lan; switzerland: thụy sĩ, thuỵ sĩ; sweden: thụy điển; europe: châu âu; cheap: rẻ
`);
/** The same as many type them: only in a text that is Vietnamese besides, as they are other words elsewhere. */
const PLAIN: ReadonlyMap<string, string> = new Map(
  byWord('australia: uc; usa: my; uk: anh; germany: duc; france: phap'),
);
/** English 'my' stands before these. */
const OWN = 'ielts|pte|toefl|duolingo|det|gre|gmat|scores?|marks|english|budget|profile|son|daughter|brother|sister';
const MONTHS = 'january february march april may june july august september october november december'.split(' ');

const SIGNS = new RegExp(
  `(?:\\b|^|\\s)(?:${VIETNAMESE.map(({ typed }) => typed).join('|')}|du hoc|hoc phi|hoc bong|nganh|thac si|cu nhan|tien si|dai hoc|sinh vien|cao dang)(?=\\s|$)`,
);

const ANY_ACCENTED = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${ACCENTED.map(([typed]) => typed).join('|')})(?![\\p{L}\\p{M}])`,
  'gu',
);
const MEANT: ReadonlyMap<string, string> = new Map(ACCENTED);

const PLAINLY = new RegExp(
  `(?<!\\b(?:tieng|ngu|ngon ngu|giao|the) )\\b(uc|my|anh|duc|phap)\\b(?! (?:ngu|van|${OWN})\\b)( \\S+)?`,
  'g',
);

/** A letter with an accent, in either way to write it. */
const ACCENT = /\p{M}|đ/iu;

/** A keyword with its Vietnamese names of countries and months as the tables have them. */
export function fromVietnamese(q: string, isName: (words: string) => boolean): string {
  const typed = q.normalize('NFC').toLowerCase();
  const text = typed.replace(ANY_ACCENTED, (word) => MEANT.get(word) as string);
  const folded = fold(text);
  if (!SIGNS.test(folded)) return text === typed ? q : text;
  return folded
    .replace(/\bthang (1[0-2]|[1-9])\b/g, (_, month) => MONTHS[Number(month) - 1] as string)
    .replace(PLAINLY, (all, word: string, next = '') =>
      next !== '' && isName(`${word}${next}`) ? all : `${PLAIN.get(word)}${next}`,
    );
}

/** The words that were typed with accents and are short enough to be taken for initials without them, folded. */
export const accentedWords = (q: string): ReadonlySet<string> =>
  new Set(
    q
      .split(/[^\p{L}\p{M}]+/u)
      .flatMap((word) => (ACCENT.test(word.normalize('NFD')) && fold(word).length <= LONGEST ? [fold(word)] : [])),
  );
const LONGEST = 3;
