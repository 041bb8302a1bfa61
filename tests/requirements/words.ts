/** The words of a text, without case and punctuation. */
export type Words = readonly string[];

export const wordsOf = (text: string): Words => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The places of a part's words in the words of the whole: where they stand in a row, at `from` or behind it where that
 * can be, else wherever each of them stands.
 */
export function placeOf(part: string, whole: Words, from = 0): Set<number> {
  const words = wordsOf(part);
  if (words.length === 0) return new Set();
  const starts = startsOf(part, whole);
  const start = starts.find((place) => place >= from) ?? starts[0];
  if (start !== undefined) return new Set(words.map((_, at) => start + at));
  return new Set(whole.flatMap((word, place) => (words.includes(word) ? [place] : [])));
}

/** Where a part's words begin in the whole, each time that they stand in a row. */
export function startsOf(part: string, whole: Words): number[] {
  const words = wordsOf(part);
  return whole.flatMap((_, start) => (words.every((word, at) => whole[start + at] === word) ? [start] : []));
}
