import type { Postings } from '../catalogue/postings';
import type { RowSets } from '../row-sets';
import type { WordSuffixes } from '../word-suffixes';
import type { Yielder } from '../yielder';

/** A letter is common when its words stand in the names of more than one row in this many. */
const COMMON_SHARE = 8;

/** The rows whose names have a letter: the words that it is by itself, and sets of the rows where it starts a word and where it stands within. */
export interface CommonLetter {
  whole: readonly number[];
  atWordStart: number;
  inside: number;
}

/** Every common letter: its rows would take longer to put together, word by word, than all else of a search. */
export async function commonLetters(
  sets: RowSets,
  texts: readonly string[],
  suffixes: WordSuffixes,
  words: Postings,
  yielder: Yielder,
): Promise<Map<string, CommonLetter>> {
  const common = new Map<string, CommonLetter>();
  for (const letter of new Set(texts.flatMap((text) => [...text]))) {
    const matches = suffixes.containing(letter);
    const rows = matches.reduce((sum, { word }) => sum + words.length(word), 0);
    if (rows * COMMON_SHARE < sets.bytesPerSet * 8) continue;
    const kept = {
      whole: matches.flatMap(({ word, isWhole }) => (isWhole ? [word] : [])),
      atWordStart: sets.create(),
      inside: sets.create(),
    };
    for (const { word, startsWord, isWhole } of matches) {
      if (!isWhole) words.addTo(startsWord ? kept.atWordStart : kept.inside, word);
      if (yielder.due(1)) await yielder.pause();
    }
    common.set(letter, kept);
  }
  return common;
}
