import { awardLength } from '../award';
import { enlarged } from '../catalogue/text-pool';
import { countingSort, identity } from '../counting-sort';
import { Dictionary } from '../dictionary';
import { fold } from '../fold';
import type { Yielder } from '../yielder';

/** Course names as sequences of words: what blanks separate in the folded name. */
export interface NameWords {
  /** Every distinct word, in code unit order; a word's number is its place. */
  words: string[];
  /** The words of name `n` are `tokens[starts[n]]` to before `tokens[starts[n + 1]]`. */
  tokens: Uint32Array;
  starts: Uint32Array;
}

/** Collects names one by one, then numbers their words alphabetically. */
export class NameWordsCollector {
  private readonly dictionary = new Dictionary();
  private tokens = new Uint32Array(1 << 12);
  private starts = new Uint32Array(1 << 10);
  private tokenCount = 0;
  private nameCount = 0;

  add(name: string): void {
    const folded = fold(name);
    const words = folded === '' ? [] : folded.split(' ');
    if (this.tokens.length < this.tokenCount + words.length) {
      this.tokens = enlarged(this.tokens, this.tokenCount + words.length);
    }
    for (const word of words) this.tokens[this.tokenCount++] = this.dictionary.idOf(word);
    if (this.starts.length < this.nameCount + 2) this.starts = enlarged(this.starts, this.nameCount + 2);
    this.starts[++this.nameCount] = this.tokenCount;
  }

  finish(): NameWords {
    const { values } = this.dictionary;
    const words = [...values].sort();
    const places = new Map(words.map((word, place) => [word, place]));
    const renumbered = Uint32Array.from(values, (word) => places.get(word) as number);
    const tokens = this.tokens.slice(0, this.tokenCount);
    for (let index = 0; index < tokens.length; index++) tokens[index] = renumbered[tokens[index] as number] as number;
    return { words, tokens, starts: this.starts.slice(0, this.nameCount + 1) };
  }
}

/**
 * Each name's place in the order of the folded names from the given words on (all of them: `starts`); equal texts share
 * one. Comparing word by word gives the order of the whole texts because no character sorts before the blank (see `fold`).
 */
export async function rankNames(
  { words, tokens, starts }: NameWords,
  firsts: Uint32Array,
  yielder: Yielder,
): Promise<Uint32Array> {
  const names = starts.length - 1;
  let longest = 0;
  const wordCount = (name: number) => (starts[name + 1] as number) - (firsts[name] as number);
  for (let name = 0; name < names; name++) longest = Math.max(longest, wordCount(name));
  let sorted = identity(names);
  const keys = new Uint32Array(names);
  for (let word = longest - 1; word >= 0; word--) {
    for (let name = 0; name < names; name++) {
      const isThere = word < wordCount(name);
      keys[name] = isThere ? (tokens[(firsts[name] as number) + word] as number) + 1 : 0;
    }
    sorted = countingSort(sorted, keys, words.length + 1);
    await yielder.pause();
  }
  const ranks = new Uint32Array(names);
  let rank = 0;
  for (let place = 1; place < names; place++) {
    if (!isSame(sorted[place] as number, sorted[place - 1] as number)) rank++;
    ranks[sorted[place] as number] = rank;
  }
  return ranks;

  function isSame(a: number, b: number): boolean {
    const length = wordCount(a);
    if (length !== wordCount(b)) return false;
    for (let word = 0; word < length; word++) {
      if (tokens[(firsts[a] as number) + word] !== tokens[(firsts[b] as number) + word]) return false;
    }
    return true;
  }
}

/** The first word of each name after its award (see award.ts). */
export function subjectStarts({ words, tokens, starts }: NameWords): Uint32Array {
  return starts.map((start, name) => {
    const end = starts[name + 1] ?? start;
    return (
      start + awardLength((place) => (start + place < end ? (words[tokens[start + place] as number] as string) : ''))
    );
  });
}
