import { enlarged } from '../types/enlarged';
import { addAll, either, noRows, type Rows } from '../types/rows';
import { type Column, listedBy } from './column';
import { TextList, type TextMatch } from './text-list';

/** The distinct course names as sequences of words: what blanks separate in the folded name. They are only ever added to. */
export class Names {
  readonly words = new TextList();
  /** The words of name `n` are `tokens[starts[n]]` to before `tokens[starts[n + 1]]`. */
  tokens = new Uint32Array(1 << 12);
  starts = new Uint32Array(1 << 10);
  count = 0;
  /** The names with word `w` are `listed[from[w]]` to before `listed[from[w + 1]]`; one that has it twice stands there twice. */
  listed = new Uint32Array(0);
  from = new Uint32Array(1);
  private readonly numbers = new Map<string, number>();
  private readonly folded = new TextList();

  /** Takes in the names that are new, so that names have the numbers of the column's values. */
  follow(written: readonly string[]): this {
    const { texts } = this.folded.follow(written);
    if (texts.length === this.count) return this;
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
    this.list();
    return this;
  }

  private list(): void {
    const { starts, count } = this;
    const end = starts[count] as number;
    const nameOf = new Uint32Array(end);
    for (let name = 0; name < count; name++) nameOf.fill(name, starts[name], starts[name + 1]);
    const { from, rows: tokens } = listedBy(this.tokens, end, this.numbers.size);
    [this.from, this.listed] = [from, tokens.map((token) => nameOf[token] as number)];
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
const MOST_LATELY = 4;
/** A word is common that more than one row in so many has. */
const COMMON_SHARE = 32;

/** Finds the rows whose course name contains a text, exactly, whatever it cuts through. */
export class NameIndex {
  private readonly common = new Map<number, Rows>();
  private readonly letters = new Map<string, NameMatches>();
  /** One request asks several times for the same text. */
  private readonly lately = new Map<string, NameMatches>();

  /** How many rows have each word in their name; one that has it twice counts twice. */
  private readonly counts: Uint32Array;

  /** @param named how many of the existing rows have each name */
  constructor(
    readonly names: Names,
    private readonly column: Column<string>,
    private readonly existing: Rows,
    private readonly rows: number,
    named: Uint32Array,
  ) {
    const { tokens, starts, words } = names;
    this.counts = new Uint32Array(words.texts.length);
    for (let name = 0; name < named.length; name++) {
      const end = starts[name + 1] as number;
      for (let token = starts[name] as number; token < end; token++) {
        const word = tokens[token] as number;
        this.counts[word] = (this.counts[word] as number) + (named[name] as number);
      }
    }
  }

  get byteLength(): number {
    const { from, listed, tokens, starts } = this.names;
    return [this.counts, from, listed, tokens, starts].reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  /** How many rows have a word in their name; one that has it twice counts twice. 0 for a word that came after this index. */
  rowsWith = (word: number): number => this.counts[word] ?? 0;

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
    return this.only(set);
  }

  private addRows(word: number, set: Rows): void {
    const { from, listed } = this.names;
    this.column.addRowsOf(listed, from[word] ?? 0, from[word + 1] ?? 0, set, this.rows);
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

  /** A name's rows are those of all versions: of a set that was filled with them what this one has. */
  private only(set: Rows): Rows {
    for (let at = 0; at < set.length; at++) set[at] = (set[at] as number) & (this.existing[at] as number);
    return set;
  }

  /** A text over blanks: the first word ends with what stands before them, the last begins with what stands after. */
  private withPhrase(first: string, middle: readonly string[], last: string): NameMatches {
    const { names, rows } = this;
    const found = { whole: noRows(rows), start: noRows(rows), inside: noRows(rows) };
    const between = middle.map(names.numberOf);
    const [firsts, lasts] = [names.words.endingWith(first), names.words.beginningWith(last)];
    if (firsts.length === 0 || lasts.length === 0 || between.includes(undefined)) return found;
    const middles = between as number[];
    const [firstFlags, lastFlags] = [flags(firsts, names), flags(lasts, names)];
    const { from, listed } = names;
    const looked = new Uint8Array(names.count);
    const ends = [firsts, lasts].map((matches) => matches.map(({ text }) => text));
    for (const word of this.rarest([...ends, ...middles.map((one) => [one])])) {
      const end = from[word + 1] as number;
      for (let at = from[word] as number; at < end; at++) {
        const name = listed[at] as number;
        if (looked[name] === 1) continue;
        looked[name] = 1;
        const how = howIn(names, name, middles, firstFlags, lastFlags);
        if (how === 0) continue;
        const set = how === WHOLE ? found.whole : how === START ? found.start : found.inside;
        this.column.addRowsOf(listed, at, at + 1, set, rows);
      }
    }
    return { whole: this.only(found.whole), start: this.only(found.start), inside: this.only(found.inside) };
  }

  /** Of some lists of words the one whose words the fewest names have. */
  private rarest(lists: readonly (readonly number[])[]): readonly number[] {
    const { from } = this.names;
    const namesOf = (words: readonly number[]) =>
      words.reduce((sum, word) => sum + (from[word + 1] as number) - (from[word] as number), 0);
    return lists.reduce((one, other) => (namesOf(other) < namesOf(one) ? other : one));
  }
}

/** By word 2 where it matches as a whole, 1 where it matches, else 0. */
function flags(matches: readonly TextMatch[], { words }: Names): Uint8Array {
  const by = new Uint8Array(words.texts.length);
  for (const { text, isWhole } of matches) by[text] = isWhole ? 2 : 1;
  return by;
}

/** How a name has a phrase, at its best; 0 where it hasn't. */
function howIn(
  { tokens, starts }: Names,
  name: number,
  middle: readonly number[],
  firsts: Uint8Array,
  lasts: Uint8Array,
): number {
  let best = 0;
  const end = (starts[name + 1] as number) - middle.length - 1;
  for (let token = starts[name] as number; token < end && best < WHOLE; token++) {
    const first = firsts[tokens[token] as number] as number;
    if (first === 0) continue;
    const last = lasts[tokens[token + middle.length + 1] as number] as number;
    let place = 0;
    while (place < middle.length && tokens[token + 1 + place] === middle[place]) place++;
    if (last === 0 || place < middle.length) continue;
    best = Math.max(best, first === 1 ? INSIDE : last === 2 ? WHOLE : START);
  }
  return best;
}
