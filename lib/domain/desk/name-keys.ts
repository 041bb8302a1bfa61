import anyAscii from 'any-ascii';

/** By what names are found that are spelled in another way or in another script (decision 249). Server only: the tables are large. */

/**
 * What the tables read in another way than people do: anusvara is m before a labial, else n; ङ is ng; Singh is सिंह in Hindi;
 * the Arabic article belongs to its word, and an alif that begins a word is heard.
 */
const READ: readonly (readonly [RegExp, string])[] = [
  [/सिंह/g, 'सिंघ'],
  [/[\u0902\u0a02\u0a70\u0982](?![\u092a-\u092e\u0a2a-\u0a2e\u09aa-\u09ae])/g, 'n'],
  [/\u0919(?!\u094d)/g, 'ng'],
  [/عبد\s+ال/g, 'عبدال'],
  [/(^|\s)ا/g, '$1a'],
];
/** Letters that are read in one of two ways: the long vowel or w, Turkic and Urdu sounds, Chinese characters of two readings. */
const TWO_WAYS: readonly (readonly [letter: RegExp, one: string, other: string])[] = [
  [/(?<=\p{L})و/gu, 'w', 'u'],
  [/ث/g, 'th', 's'],
  [/[ظذض]/g, 'dh', 'z'],
  [/[хХ]/g, 'kh', 'h'],
  [/[цЦ]/g, 'ts', 'c'],
  [/长/g, 'Zhang', 'Chang'],
  [/曾/g, 'Ceng', 'Zeng'],
  [/乐/g, 'Le', 'Yue'],
];
const CHINESE = /\p{Script=Han}/u;
/** A name of more characters than this isn't one person's. */
const MOST_SYLLABLES = 6;

/** The words of a name in plain Latin letters, of Chinese one for each character: in one way, or in two where letters have two readings. */
export function latinWords(name: string): [string[]] | [string[], string[]] {
  const apart = name.normalize('NFC').replace(/\p{Script=Han}/gu, ' $& ');
  const read = READ.reduce((text, [from, to]) => text.replace(from, to), apart);
  const [one, other] = ([1, 2] as const).map((way) =>
    plainWords(TWO_WAYS.reduce((text, letter) => text.replace(letter[0], letter[way]), read)),
  ) as [string[], string[]];
  return one.join(' ') === other.join(' ') ? [one] : [one, other];
}

function plainWords(text: string): string[] {
  const plain = anyAscii(text)
    .toLowerCase()
    .replace(/(^|\s)[`']+/g, '$1a')
    .replace(/[^a-z\s-]/g, '');
  return plain.split(/[\s-]+/).filter(Boolean);
}

const FOLDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/([kgcjtdbs])h/g, '$1'],
  [/x/g, 'ks'],
  [/[wb]/g, 'v'],
  [/z/g, 'j'],
  [/q|ck/g, 'k'],
  [/e[ei]|ie|y/g, 'i'],
  [/oo|ou|au|aw/g, 'u'],
  [/ai/g, 'e'],
  [/^a+/, '@'],
  [/a/g, ''],
  [/@/, 'a'],
  [/(.)\1+/g, '$1'],
];

/** A Latin word as it sounds: spellings of one name that differ by length, breath or a short a have the same. */
export const soundOf = (word: string): string => FOLDS.reduce((text, [from, to]) => text.replace(from, to), word);

/** Its consonants: all that a script without short vowels says. */
export function consonantsOf(word: string): string {
  const sound = soundOf(word);
  return (
    sound.slice(0, 1).replace(/[eiou]/, 'a') +
    sound
      .slice(1)
      .replace(/[aeiouh]/g, '')
      .replace(/(.)\1+/g, '$1')
  );
}

/** Whether a name is written in Latin letters. */
export const isLatin = (name: string): boolean => !/[^\p{Script=Latin}\P{L}]/u.test(name);

/**
 * The ways to read what was typed as Latin words: as a rule one, two where letters have two readings; of Chinese the characters may be a
 * surname of one or of two and a name that is written together, two of them also that name alone.
 */
export function readingsOf(typed: string): string[][] {
  return latinWords(typed).flatMap((words) => {
    if (!CHINESE.test(typed) || words.length > MOST_SYLLABLES) return words.length ? [words] : [];
    const after = (surname: number) => [words.slice(0, surname).join(''), words.slice(surname).join('')];
    if (words.length > 2) return [after(1), words, after(2)];
    return words.length > 1 ? [words, [words.join('')]] : [words];
  });
}

/** The Latin words that a stored name is found by: of Chinese also those of characters in a row. */
export function storedNameWords(name: string): string[] {
  const read = latinWords(name);
  const isWhole = !CHINESE.test(name) || read[0].length > MOST_SYLLABLES;
  return [...new Set(read.flatMap((words) => (isWhole ? words : inARow(words))))];
}

const inARow = (words: readonly string[]): string[] =>
  words.flatMap((_one, from) => words.slice(from).map((_last, more) => words.slice(from, from + more + 1).join('')));
