import { fold } from '../fold';

/** A folded text, and for each of its characters where what it was made of stands in the text as written. */
export interface FoldedPlaces {
  folded: string;
  /** By character of `folded`: the first UTF-16 unit of the text, and the one after the last. */
  from: readonly number[];
  to: readonly number[];
}

/**
 * Folds a text as `fold` does and remembers the places: what is written as one letter ('ﬁ', 'é' as two signs) is one piece.
 * Null where the pieces folded one by one are not the folded whole, as with accents in an unusual order.
 */
export function foldWithPlaces(text: string): FoldedPlaces | null {
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
  return folded === fold(text) ? { folded, from, to } : null;
}
