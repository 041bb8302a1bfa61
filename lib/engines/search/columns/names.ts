import { enlarged } from '../types/enlarged';
import { add, addAll, both, either, listOf, noRows, type Rows } from '../types/rows';
import type { Yielder } from '../types/yielder';
import { TextList, type TextMatch } from './text-list';

/** The distinct course names as sequences of words: what blanks separate in the folded name. They are only ever added to. */
export class Names {
  readonly words = new TextList();
  /** The words of name `n` are `tokens[starts[n]]` to before `tokens[starts[n + 1]]`. */
  tokens = new Uint32Array(1 << 12);
  starts = new Uint32Array(1 << 10);
  count = 0;
  private readonly numbers = new Map<string, number>();
  private readonly folded = new TextList();

  /** Takes in the names that are new, so that names have the numbers of the column's values. */
  follow(written: readonly string[]): this {
    const { texts } = this.folded.follow(written);
    const added: string[] = [];
    for (; this.count < texts.length; this.count++) {
      const text = texts[this.count] as string;
      const words = text === '' ? [] : text.split(' ');
      let end = this.starts[this.count] as number;
      this.tokens = enlarged(this.tokens, end + words.length);
      for (const word of words) {
        const number = this.numbers.get(word) ?? this.numbers.size;
        if (number === this.numbers.size) added.push(word);
        this.numbers.set(word, number);
        this.tokens[end++] = number;
      }
      this.starts = enlarged(this.starts, this.count + 2);
      this.starts[this.count + 1] = end;
    }
    this.words.add(added);
    return this;
  }

  /** The word's number, or undefined. */
  numberOf = (word: string): number | undefined => this.numbers.get(word);

  /** The name, folded. */
  textOf = (name: number): string => this.folded.texts[name] as string;
}

/** Rows by how their names have a text; in each set those that aren't in the one before as well. */
export interface NameMatches {
  /** As whole words. */
  whole: Rows;
  /** Where a word starts. */
  start: Rows;
  /** Within a word. */
  inside: Rows;
}

const [INSIDE, START, WHOLE] = [1, 2, 3];
const UNKNOWN = 255;
const MOST_LATELY = 4;
/** A word is common that more than one row in so many has. */
const COMMON_SHARE = 32;

/** Finds the rows whose course name contains a text, exactly, whatever it cuts through. */
export class NameIndex {
  private readonly common = new Map<number, Rows>();
  private readonly letters = new Map<string, NameMatches>();
  /** One request asks several times for the same text. */
  private readonly lately = new Map<string, NameMatches>();

  private constructor(
    readonly names: Names,
    /** Each row's name. */
    private readonly nameOf: Uint16Array | Uint32Array,
    private readonly rows: number,
    /** The rows with word `w` are `listed[from[w]]` to before `listed[from[w + 1]]`; a row that has it twice stands there twice. */
    private readonly from: Uint32Array,
    private readonly listed: Uint32Array,
  ) {}

  /** `list`: the rows that have a name; the sets of rows are for so many `rows`. */
  static async build(
    names: Names,
    nameOf: Uint16Array | Uint32Array,
    rows: number,
    list: Uint32Array,
    yielder: Yielder,
  ): Promise<NameIndex> {
    const { tokens, starts, words } = names;
    const from = new Uint32Array(words.texts.length + 1);
    const eachToken = (visit: (word: number, row: number) => void) =>
      yielder.inParts(list.length, (first, end) => {
        for (let at = first; at < end; at++) {
          const row = list[at] as number;
          const name = nameOf[row] as number;
          const last = starts[name + 1] as number;
          for (let token = starts[name] as number; token < last; token++) visit(tokens[token] as number, row);
        }
      });
    await eachToken((word) => {
      from[word + 1] = (from[word + 1] as number) + 1;
    });
    for (let word = 1; word < from.length; word++) from[word] = (from[word] as number) + (from[word - 1] as number);
    const listed = new Uint32Array(from.at(-1) as number);
    const next = from.slice();
    await eachToken((word, row) => {
      const at = next[word] as number;
      next[word] = at + 1;
      listed[at] = row;
    });
    return new NameIndex(names, nameOf, rows, from, listed);
  }

  get byteLength(): number {
    return this.from.byteLength + this.listed.byteLength + this.names.tokens.byteLength + this.names.starts.byteLength;
  }

  /** How many rows have a word in their name; one that has it twice counts twice. 0 for a word that came after this index. */
  rowsWith(word: number): number {
    return Math.max(0, (this.from[word + 1] ?? 0) - (this.from[word] ?? 0));
  }

  /** The rows whose folded name contains `part` (folded, not empty), by how. */
  matching(part: string): NameMatches {
    // A letter is in most names: its words are gone through once.
    const known = this.letters.get(part) ?? this.lately.get(part);
    if (known) return known;
    const { whole, start, inside } = this.look(part);
    const kept = { whole: whole.slice(), start: start.slice(), inside: inside.slice() };
    (part.length === 1 ? this.letters : this.lately).set(part, kept);
    if (this.lately.size > MOST_LATELY) this.lately.delete(this.lately.keys().next().value ?? '');
    return kept;
  }

  private look(part: string): NameMatches {
    const [first = '', ...following] = part.split(' ');
    const last = following.pop();
    if (last !== undefined) return this.withPhrase(first, following, last);
    const matches = this.names.words.containing(part);
    const wordsThat = (fits: (match: TextMatch) => boolean) =>
      this.rowsOf(matches.flatMap((match) => (fits(match) ? [match.text] : [])));
    return {
      whole: wordsThat(({ isWhole }) => isWhole),
      start: wordsThat(({ isWhole, startsWord }) => startsWord && !isWhole),
      inside: wordsThat(({ startsWord }) => !startsWord),
    };
  }

  /** The rows whose name has `part` where a word starts; a short one as a whole word (see `hasWords`). */
  withWords(part: string): Rows {
    if (!part.includes(' ')) return this.rowsOf(this.names.words.withWords(part));
    const { whole, start } = this.matching(part);
    return either(whole, start);
  }

  private rowsOf(words: readonly number[]): Rows {
    const set = noRows(this.rows);
    for (const word of words) {
      if (this.rowsWith(word) * COMMON_SHARE > this.rows) addAll(set, this.commonRows(word));
      else this.addRows(word, set);
    }
    return set;
  }

  private addRows(word: number, set: Rows): void {
    const { from, listed } = this;
    const end = from[word + 1] ?? 0;
    for (let at = from[word] ?? 0; at < end; at++) add(set, listed[at] as number);
  }

  /** The rows of a common word, of which there are few: made once. */
  private commonRows(word: number): Rows {
    const known = this.common.get(word);
    if (known) return known;
    const rows = noRows(this.rows);
    this.addRows(word, rows);
    const kept = rows.slice();
    this.common.set(word, kept);
    return kept;
  }

  /** A text over blanks: the first word ends with what stands before them, the last begins with what stands after. */
  private withPhrase(first: string, middle: readonly string[], last: string): NameMatches {
    const { names, rows } = this;
    const found = { whole: noRows(rows), start: noRows(rows), inside: noRows(rows) };
    const between = middle.map(names.numberOf);
    const [firsts, lasts] = [names.words.endingWith(first), names.words.beginningWith(last)];
    if (firsts.length === 0 || lasts.length === 0 || between.includes(undefined)) return found;
    const middles = between as number[];
    const wordsOf = (matches: readonly TextMatch[]) => this.rowsOf(matches.map(({ text }) => text));
    const howOf = howByName(names, middles, flags(firsts, names), flags(lasts, names));
    // A row's words need not stand in this order: its name is looked at.
    const candidates = both(wordsOf(firsts), wordsOf(lasts), ...middles.map((word) => this.rowsOf([word])));
    const list = listOf(candidates);
    for (let at = 0; at < list.length; at++) {
      const row = list[at] as number;
      const how = howOf(this.nameOf[row] as number);
      if (how !== 0) add(how === WHOLE ? found.whole : how === START ? found.start : found.inside, row);
    }
    return found;
  }
}

/** By word 2 where it matches as a whole, 1 where it matches, else 0. */
function flags(matches: readonly TextMatch[], { words }: Names): Uint8Array {
  const by = new Uint8Array(words.texts.length);
  for (const { text, isWhole } of matches) by[text] = isWhole ? 2 : 1;
  return by;
}

/** How a name has a phrase, at its best; 0 where it hasn't. Each name is looked at once. */
function howByName(names: Names, middle: readonly number[], firsts: Uint8Array, lasts: Uint8Array) {
  const { tokens, starts } = names;
  const known = new Uint8Array(names.count).fill(UNKNOWN);
  const middleFits = (token: number) => middle.every((word, place) => tokens[token + place] === word);
  return (name: number): number => {
    if (known[name] !== UNKNOWN) return known[name] as number;
    let best = 0;
    const end = (starts[name + 1] as number) - middle.length - 1;
    for (let token = starts[name] as number; token < end && best < WHOLE; token++) {
      const first = firsts[tokens[token] as number] as number;
      if (first === 0) continue;
      const last = lasts[tokens[token + middle.length + 1] as number] as number;
      if (last === 0 || !middleFits(token + 1)) continue;
      best = Math.max(best, first === 1 ? INSIDE : last === 2 ? WHOLE : START);
    }
    known[name] = best;
    return best;
  };
}
