/** Words of one search whose spelling is corrected at most, and how long all of that may take, in ms. */
const MOST_WORDS = 4;
const MOST_MS = 5;

/**
 * What one search may spend on correcting words. Each is compared with all words of the catalogue in one piece, and other requests
 * wait. `now`: a clock in ms; without one only the words are counted.
 */
export class SpellingBound {
  private readonly words = new Set<string>();
  private spent = 0;

  constructor(private readonly now: () => number = () => 0) {}

  /** How many words were corrected. */
  get corrected(): number {
    return this.words.size;
  }

  /** What `correct` finds for the word; null once enough words were corrected, or that took long enough. */
  correct<T>(word: string, correct: () => T): T | null {
    if (this.spent >= MOST_MS || (this.words.size >= MOST_WORDS && !this.words.has(word))) return null;
    this.words.add(word);
    const began = this.now();
    const found = correct();
    this.spent += this.now() - began;
    return found;
  }
}

/** Whether more words are unknown than are corrected: then no correction makes courses have them all. */
export function hasTooManyUnknown(words: Iterable<string>, isKnown: (word: string) => boolean): boolean {
  let unknown = 0;
  for (const word of new Set(words)) if (!isKnown(word) && ++unknown > MOST_WORDS) return true;
  return false;
}
