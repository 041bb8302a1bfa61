import { endsWord, fold, startsWord } from '../types/fold';
import { hasWords } from '../types/whole-words';

/** Where a text of the list has a fragment, at its best. */
export interface TextMatch {
  text: number;
  /** A word starts there. */
  startsWord: boolean;
  /** It starts and ends a word there. */
  isWhole: boolean;
}

/** Folded texts in one long text, so that one scan finds those that have a fragment. */
export class TextList {
  readonly texts: string[] = [];
  /** All texts, each before a line break; and where each ends. */
  private text = '';
  private readonly ends: number[] = [];

  /** Adds what is not in the list yet of a column's values, so that texts have the values' numbers. */
  follow(values: readonly string[]): this {
    if (values.length === this.texts.length) return this;
    const added = values.slice(this.texts.length).map(fold);
    return this.add(added);
  }

  /** Adds texts that are folded. */
  add(folded: readonly string[]): this {
    let end = this.text.length;
    for (const text of folded) {
      this.texts.push(text);
      end += text.length;
      this.ends.push(end++);
    }
    this.text += folded.map((text) => `${text}\n`).join('');
    return this;
  }

  /** The texts that contain the fragment (folded, not empty), once each, ascending. */
  containing(fragment: string): TextMatch[] {
    const found: TextMatch[] = [];
    let last: TextMatch | undefined;
    for (const { text, at } of this.places(fragment)) {
      const starts = startsWord(this.text, at);
      const isWhole = starts && endsWord(this.text, at + fragment.length);
      if (last?.text !== text) {
        last = { text, startsWord: starts, isWhole };
        found.push(last);
      } else {
        last.startsWord ||= starts;
        last.isWhole ||= isWhole;
      }
    }
    return found;
  }

  /** The texts that have the words where a word starts (see `hasWords`). */
  withWords(part: string): number[] {
    return this.containing(part).flatMap((one) =>
      one.startsWord && hasWords(this.texts[one.text] as string, part) ? [one.text] : [],
    );
  }

  /** The same, with words as they stand: 'London' is not in 'Londonderry'. */
  withWhole(part: string): number[] {
    const isWhole = (text: number) => ` ${this.texts[text]?.replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${part} `);
    return this.withWords(part).filter(isWhole);
  }

  /** The texts that end with the fragment. */
  endingWith(fragment: string): TextMatch[] {
    return this.places(`${fragment}\n`).map(({ text, at }) => {
      const starts = startsWord(this.text, at);
      return { text, startsWord: starts, isWhole: starts };
    });
  }

  /** The texts that begin with the fragment; `isWhole`: as words. */
  beginningWith(fragment: string): TextMatch[] {
    return this.places(fragment)
      .filter(({ text, at }) => at === this.start(text))
      .map(({ text, at }) => ({ text, startsWord: true, isWhole: endsWord(this.text, at + fragment.length) }));
  }

  private places(fragment: string): { text: number; at: number }[] {
    const found: { text: number; at: number }[] = [];
    let text = 0;
    if (fragment === '') return found;
    for (let at = this.text.indexOf(fragment); at >= 0; at = this.text.indexOf(fragment, at + 1)) {
      text = this.reaching(at, text);
      found.push({ text, at });
    }
    return found;
  }

  private start(text: number): number {
    return text === 0 ? 0 : (this.ends[text - 1] as number) + 1;
  }

  /** The text from `first` on that stands at a position. */
  private reaching(position: number, first: number): number {
    let low = first;
    let high = this.texts.length - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (position <= (this.ends[middle] as number)) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
