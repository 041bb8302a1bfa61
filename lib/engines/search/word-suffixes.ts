import { startsWord } from './fold';
import { wholeWordRuns } from './name-rank';
import type { Yielder } from './yielder';

/** A word that has a fragment. */
export interface WordMatch {
  word: number;
  startsWord: boolean;
  /** It starts and ends a word there (see name-rank.ts). */
  isWhole: boolean;
}

const [SEEN, STARTS, WHOLE] = [1, 2, 4];
/** Suffixes are put in order a few at a time: all that begin with the same letters, so many. Course names with numbers have ten thousand of one digit. */
const SORTED_BY = 3;

/** Every suffix of every word in alphabetical order: finds the words that contain a fragment by two binary searches. */
export class WordSuffixes {
  /** What `containing` has seen of each word; all 0 between its calls. */
  private readonly seen: Uint8Array;

  private constructor(
    private readonly words: string[],
    private readonly wordOf: Uint32Array,
    private readonly offsets: Uint32Array,
    /** 1 where a word starts at the suffix. */
    private readonly isStart: Uint8Array,
  ) {
    this.seen = new Uint8Array(words.length);
  }

  static async build(words: string[], yielder: Yielder): Promise<WordSuffixes> {
    const byFirstLetters = new Map<string, { text: string; word: number; offset: number }[]>();
    for (const [word, text] of words.entries()) {
      for (let offset = 0; offset < text.length; offset++) {
        const letters = text.slice(offset, offset + SORTED_BY);
        const suffix = { text: text.slice(offset), word, offset };
        const others = byFirstLetters.get(letters);
        if (others) others.push(suffix);
        else byFirstLetters.set(letters, [suffix]);
      }
      if (yielder.due(1)) await yielder.pause();
    }
    const count = words.reduce((sum, word) => sum + word.length, 0);
    const wordOf = new Uint32Array(count);
    const offsets = new Uint32Array(count);
    const isStart = new Uint8Array(count);
    let place = 0;
    for (const letters of [...byFirstLetters.keys()].sort()) {
      const suffixes = byFirstLetters.get(letters) ?? [];
      suffixes.sort((a, b) => (a.text < b.text ? -1 : 1));
      for (const { word, offset } of suffixes) {
        wordOf[place] = word;
        offsets[place] = offset;
        isStart[place++] = Number(startsWord(words[word] as string, offset));
      }
      await yielder.pause();
    }
    return new WordSuffixes(words, wordOf, offsets, isStart);
  }

  get byteLength(): number {
    return this.wordOf.byteLength + this.offsets.byteLength + this.isStart.byteLength;
  }

  /** The words that contain the fragment, once each; `startsWord` if a word starts there (see fold.ts) at least once. */
  containing(fragment: string): WordMatch[] {
    const from = this.firstFrom(fragment, false);
    const to = this.firstFrom(fragment, true);
    const [first, second] = wholeWordRuns(fragment).map((run) => run.map((bound) => this.firstFrom(bound, false)));
    const [wholeTo = from, signFrom = to, signTo = to] = [first?.[1], second?.[0], second?.[1]];
    const { seen } = this;
    const found: number[] = [];
    for (let place = from; place < to; place++) {
      const word = this.wordOf[place] as number;
      const startsWord = this.isStart[place] === 1;
      const isWhole = startsWord && (place < wholeTo || (place >= signFrom && place < signTo));
      if (seen[word] === 0) found.push(word);
      seen[word] = (seen[word] as number) | SEEN | (startsWord ? STARTS : 0) | (isWhole ? WHOLE : 0);
    }
    return found.map((word) => {
      const how = seen[word] as number;
      seen[word] = 0;
      return { word, startsWord: (how & STARTS) !== 0, isWhole: (how & WHOLE) !== 0 };
    });
  }

  /** The words that end with the fragment; `startsWord` if a word starts where the fragment does. */
  endingWith(fragment: string): WordMatch[] {
    const matches: WordMatch[] = [];
    for (let place = this.firstFrom(fragment, false); place < this.wordOf.length; place++) {
      const word = this.wordOf[place] as number;
      const text = this.words[word] as string;
      const offset = this.offsets[place] as number;
      // A suffix that is the fragment and nothing more sorts before all that go on after it.
      if (text.length - offset !== fragment.length || !text.startsWith(fragment, offset)) break;
      const startsWord = this.isStart[place] === 1;
      matches.push({ word, startsWord, isWhole: startsWord });
    }
    return matches;
  }

  /** The first place whose suffix isn't before the fragment; with `after`, the first one past those that begin with it. */
  private firstFrom(fragment: string, after: boolean): number {
    let low = 0;
    let high = this.wordOf.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const word = this.words[this.wordOf[middle] as number] as string;
      const offset = this.offsets[middle] as number;
      const start = word.slice(offset, offset + fragment.length);
      if (start < fragment || (after && start === fragment)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
