import { fold } from './types/fold';

/** Printable ASCII. */
const PLAIN = /^[ -~]*$/;

/** A folded text, and for each of its characters where what it was made of stands in the text as written. */
export interface FoldedPlaces {
  folded: string;
  /** For a character of `folded`, the first UTF-16 unit of the text, and the one after the last. */
  from: (place: number) => number;
  to: (place: number) => number;
}

/**
 * Folds a text as `fold` does and remembers the places: what is written as one letter ('ﬁ', 'é' as two signs) is one piece.
 * Null where the pieces folded one by one are not the folded whole, as with accents in an unusual order.
 */
export function foldWithPlaces(text: string): FoldedPlaces | null {
  // Most names: letter by letter the same but for its case, which is found without a look at each.
  const whole = fold(text);
  if (PLAIN.test(text) && whole.length === text.length) return { folded: whole, from: (at) => at, to: (at) => at + 1 };
  let folded = '';
  const from: number[] = [];
  const to: number[] = [];
  let at = 0;
  for (const sign of text) {
    const end = at + sign.length;
    const isBlank = /^[\s\p{Cc}]$/u.test(sign);
    const piece = isBlank ? ' ' : fold(sign);
    // An accent, or an invisible sign, belongs to the letter before it; so does a blank after a blank.
    const isPart = piece === '' || (piece === ' ' && folded.endsWith(' '));
    if (isPart && to.length > 0) to[to.length - 1] = end;
    else if (piece !== '' && !(piece === ' ' && folded === '')) {
      for (let unit = 0; unit < piece.length; unit++) {
        from.push(at);
        to.push(end);
      }
      folded += piece;
    }
    at = end;
  }
  folded = folded.trimEnd();
  if (folded !== whole) return null;
  return { folded, from: (place) => from[place] as number, to: (place) => to[place] as number };
}
