import { DIFFERS, FIELDS, type Ink, type MatchedTexts, ofFields, type Texts } from '../search/matched';
import { fold } from '../search/types/fold';
import { wordPlaces } from '../search/types/whole-words';
import { differingLetters } from './difference';
import type { Term } from './terms';
import { type Corrections, wordsOf } from './why';

/**
 * What of a course the terms of a keyword were found by: the typed words, what an entry means, a word that was read for
 * another one with the letters that differ. `slips`: what a word was read for that other courses have.
 */
export function matchedByTerms(
  texts: Texts,
  terms: readonly Term[],
  corrections: Corrections,
  slips: Corrections,
): MatchedTexts {
  const folded = FIELDS.map((field) => fold(texts[field]));
  const isAnywhere = (part: string) => folded.some((text) => wordPlaces(text, part).length > 0);
  const readFor = (word: string) => {
    const others = corrections(word);
    return others.length === 0 && !isAnywhere(word) ? slips(word) : others;
  };
  return ofFields(texts, (field, ink) => {
    for (const term of terms) {
      const whole = isAnywhere(term.typed);
      if (whole) markWords(ink, term.typed);
      else if (term.kind === 'words') for (const word of wordsOf(term)) markWord(ink, word, readFor(word));
      else if (term.kind === 'entry' && (field === 'course' || term.entry.isOwn)) {
        for (const means of [...term.entry.means, ...(term.entry.within?.means ?? [])]) markWords(ink, means);
      }
    }
  });
}

function markWords(ink: Ink, part: string): void {
  for (const at of wordPlaces(ink.folded, part)) ink.mark(at, at + part.length);
}

function markWord(ink: Ink, word: string, others: readonly string[]): void {
  for (const one of others.length > 0 ? others : [word]) {
    const places = wordPlaces(ink.folded, one);
    const differing = one === word || places.length === 0 ? [] : differingLetters(word, one);
    for (const at of places) {
      ink.mark(at, at + one.length);
      for (const letter of differing) ink.mark(at + letter, at + letter + 1, DIFFERS);
    }
  }
}
