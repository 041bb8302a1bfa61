import { startsWord } from './fold';

/** Texts up to this length match whole words only: 'it' is not in 'Italian'. */
const SHORT = 3;

/**
 * Whether a folded text has `part` (folded, not empty) where a word starts; a part of one word with at most three
 * letters must also end where the word does.
 */
export const hasWords = (folded: string, part: string): boolean => nextPlace(folded, part, 0) >= 0;

/** Where the text has the part in that way, ascending. */
export function wordPlaces(folded: string, part: string): number[] {
  const places: number[] = [];
  for (let at = nextPlace(folded, part, 0); at >= 0; at = nextPlace(folded, part, at + 1)) places.push(at);
  return places;
}

function nextPlace(folded: string, part: string, from: number): number {
  const isShort = part.length <= SHORT;
  for (let at = folded.indexOf(part, from); at >= 0; at = folded.indexOf(part, at + 1)) {
    if (!startsWord(folded, at)) continue;
    if (!isShort || endsWord(folded, at + part.length)) return at;
  }
  return -1;
}

/** No letter or digit stands at the index. The text is turned over for `startsWord`, which looks at what is before. */
function endsWord(folded: string, end: number): boolean {
  return end === folded.length || startsWord(`${folded.slice(end, end + 1)}.`, 1);
}
