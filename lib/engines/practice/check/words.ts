/** Small words: what is left of a sentence without them is its content. */
const SMALL = new Set(
  'a an the of to in on at by for from with and or but as is are was were be been it its this that they their them he she his her not no than which who what when where how'.split(
    ' ',
  ),
);

/** Quotes and blanks written one way, to look for words in a text. */
export const even = (text: string): string =>
  text.normalize('NFC').replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim();

export const countWords = (text: string): number =>
  even(text)
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const wordsOf = (text: string): string[] =>
  even(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}'-]+/u)
    .filter(Boolean);

/** The longest run of words that two texts share, in content words. */
export function sharedRun(one: string, other: string): number {
  const left = wordsOf(one);
  const right = wordsOf(other);
  let most = 0;
  for (let i = 0; i < left.length; i += 1) {
    for (let j = 0; j < right.length; j += 1) {
      let content = 0;
      for (let k = 0; left[i + k] !== undefined && left[i + k] === right[j + k]; k += 1)
        if (!SMALL.has(left[i + k] ?? '')) content += 1;
      most = Math.max(most, content);
    }
  }
  return most;
}

/** `ONE WORD AND/OR A NUMBER` and the like, as the tests print a limit. */
export function limitWords({ words, numbers }: { words: number; numbers: number }): string {
  if (words === 0) return 'A NUMBER';
  const named = words === 1 ? 'ONE WORD' : `NO MORE THAN ${words === 2 ? 'TWO' : 'THREE'} WORDS`;
  if (numbers > 0) return `${named} AND/OR A NUMBER`;
  return words === 1 ? 'ONE WORD ONLY' : named;
}
