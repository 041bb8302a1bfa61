import { enlarged } from '../types/enlarged';
import { add, countBoth, noRows, type Rows, turnAll } from '../types/rows';

const FIRST_ROOM = 1024;
/** The largest number of two bytes. */
const LARGEST_NARROW = 0xffff;

/** One field of all rows: its distinct values, numbered, and each row's number. Rows are only ever added. */
export class Column<Value> {
  readonly values: Value[] = [];
  /** By row; two bytes each until there are more values than those tell apart. */
  codes: Uint16Array | Uint32Array = new Uint16Array(FIRST_ROOM);
  /** How many rows have been written. */
  private size = 0;
  /** Of a column of few values its values in their order, and the rows whose values stand before each place of it. */
  private ordered: Ordered | null = null;
  /** The rows by their value, as far as they have been looked for. */
  private listed = { from: new Uint32Array(1), rows: new Uint32Array(0) };
  private readonly numbers = new Map<Value, number>();

  /** `first`: the values that have the first numbers. */
  constructor(first: readonly Value[] = []) {
    for (const value of first) this.numberOf(value);
  }

  /** The value's number; a new one is added. */
  numberOf(value: Value): number {
    const known = this.numbers.get(value);
    if (known !== undefined) return known;
    const number = this.values.push(value) - 1;
    this.numbers.set(value, number);
    if (number > LARGEST_NARROW && this.codes instanceof Uint16Array) this.codes = Uint32Array.from(this.codes);
    return number;
  }

  has(value: Value): boolean {
    return this.numbers.has(value);
  }

  put(row: number, value: Value): void {
    const number = this.numberOf(value);
    this.codes = enlarged(this.codes, row + 1);
    this.codes[row] = number;
    this.size = row + 1;
  }

  /** Writes the rows from `first` on: for each the value at its place; without places all have the first one. */
  putAll(first: number, values: readonly Value[], places: Uint16Array | null, rows: number): void {
    const numbers = Uint32Array.from(values, (value) => this.numberOf(value));
    this.size = first + rows;
    this.codes = enlarged(this.codes, this.size);
    for (let at = 0; at < rows; at++) this.codes[first + at] = numbers[places ? (places[at] as number) : 0] as number;
  }

  at(row: number): Value {
    return this.values[this.codes[row] as number] as Value;
  }

  /** Which of the first `rows` rows have a value that fits; each distinct value is looked at once. */
  where(rows: number, fits: (value: Value, number: number) => boolean): Rows {
    const wanted = new Uint8Array(this.values.length);
    for (let number = 0; number < wanted.length; number++)
      if (fits(this.values[number] as Value, number)) wanted[number] = 1;
    return this.withNumbers(rows, wanted);
  }

  /** Which of the first `rows` rows have a value of one of these numbers. */
  ofNumbers(rows: number, numbers: readonly number[]): Rows {
    const wanted = new Uint8Array(this.values.length);
    for (const number of numbers) wanted[number] = 1;
    return this.withNumbers(rows, wanted);
  }

  /**
   * Adds the rows with the values `numbers[first]` to before `numbers[end]` to a set of `rows`, and later rows that its last word has
   * room for.
   */
  addRowsOf(numbers: Uint32Array, first: number, end: number, set: Rows, rows: number): void {
    const { from, rows: listed } = this.listedFor(rows);
    for (let place = first; place < end; place++) {
      const number = numbers[place] as number;
      const last = from[number + 1] ?? 0;
      for (let at = from[number] ?? 0; at < last; at++) {
        const row = listed[at] as number;
        set[row >>> 5] = (set[row >>> 5] as number) | (1 << (row & 31));
      }
    }
  }

  /** How many of these rows have which value, by its number. */
  countsAmong(list: Uint32Array): Uint32Array {
    const counts = new Uint32Array(this.values.length);
    const { codes } = this;
    // A loop for each width: one for columns of both kinds takes several times as long.
    if (codes instanceof Uint16Array) countCodes(codes, list, counts);
    else for (const row of list) counts[codes[row] as number] = (counts[codes[row] as number] as number) + 1;
    return counts;
  }

  /** The same of a set: of its rows in a `list`, or where that is shorter work by what the ordered sets have of it. */
  countsOf(set: Rows, list: Uint32Array, rows: number): Uint32Array {
    if (this.values.length > FEW_VALUES || this.values.length * set.length > list.length) return this.countsAmong(list);
    const counts = new Uint32Array(this.values.length);
    const { numbers, before } = this.orderedFor(rows);
    let counted = 0;
    for (const [place, number] of numbers.entries()) {
      const upTo = countBoth(set, before[place + 1] as Rows);
      counts[number] = upTo - counted;
      counted = upTo;
    }
    return counts;
  }

  get byteLength(): number {
    return this.codes.byteLength + this.listed.rows.byteLength + this.listed.from.byteLength;
  }

  private listedFor(rows: number): typeof this.listed {
    if (this.listed.rows.length < rows) {
      this.listed = listedBy(this.codes, this.size, this.values.length);
      this.ordered = null;
    }
    return this.listed;
  }

  private orderedFor(rows: number): Ordered {
    const { from, rows: listed } = this.listedFor(rows);
    this.ordered ??= inOrder(this.values.slice(0, from.length - 1), from, listed);
    return this.ordered;
  }

  private withNumbers(rows: number, wanted: Uint8Array): Rows {
    const set = noRows(rows);
    if (wanted.length <= FEW_VALUES) {
      addRuns(set, this.orderedFor(rows), wanted);
      return set;
    }
    const { from, rows: listed } = this.listedFor(rows);
    let count = 0;
    for (let number = 0; number < wanted.length; number++)
      if (wanted[number] === 1) count += (from[number + 1] ?? 0) - (from[number] ?? 0);
    // Of all rows those are taken away that aren't wanted, where these are fewer.
    const turned = count * 2 > listed.length ? 0 : 1;
    if (turned === 0) set.fill(0xffffffff);
    for (let number = 0; number < wanted.length; number++) {
      if (wanted[number] !== turned) continue;
      const end = from[number + 1] ?? 0;
      for (let at = from[number] ?? 0; at < end; at++) {
        const row = listed[at] as number;
        set[row >>> 5] = (set[row >>> 5] as number) ^ (1 << (row & 31));
      }
    }
    return set;
  }
}

/** A column of so few values keeps sets of rows in the order of its values. */
const FEW_VALUES = 64;

interface Ordered {
  /** Numbers of the values: scores and the like ascending after what isn't known, texts as they came. */
  numbers: readonly number[];
  /** By place in `numbers` the rows whose values stand before it; at the end all rows. */
  before: readonly Rows[];
}

function inOrder(values: readonly unknown[], from: Uint32Array, listed: Uint32Array): Ordered {
  const rankOf = (number: number) => (typeof values[number] === 'number' ? (values[number] as number) : -1);
  const numbers = [...values.keys()].sort((one, other) => rankOf(one) - rankOf(other));
  const filling = new Uint32Array((listed.length + 31) >>> 5);
  const before = [filling.slice()];
  for (const number of numbers) {
    for (const row of listed.subarray(from[number], from[number + 1])) add(filling, row);
    before.push(filling.slice());
  }
  return { numbers, before };
}

/** Adds the rows of the wanted values: those between the ends of each run of them, so that 'at most 6.5' is two passes. */
function addRuns(set: Rows, { numbers, before }: Ordered, wanted: Uint8Array): void {
  let isWanted = 0;
  for (let place = 0; place <= numbers.length; place++) {
    const next = wanted[numbers[place] ?? wanted.length] ?? 0;
    if (next !== isWanted) turnAll(set, before[place] as Rows);
    isWanted = next;
  }
}

/** The rows by their code: those with code `c` are `rows[from[c]]` to before `rows[from[c + 1]]`. */
export function listedBy(codes: Uint16Array | Uint32Array, size: number, values: number) {
  const from = new Uint32Array(values + 1);
  for (let row = 0; row < size; row++) {
    const after = (codes[row] as number) + 1;
    from[after] = (from[after] as number) + 1;
  }
  for (let code = 1; code <= values; code++) from[code] = (from[code] as number) + (from[code - 1] as number);
  const next = from.slice();
  const rows = new Uint32Array(size);
  for (let row = 0; row < size; row++) {
    const code = codes[row] as number;
    const at = next[code] as number;
    next[code] = at + 1;
    rows[at] = row;
  }
  return { from, rows };
}

function countCodes(codes: Uint16Array, list: Uint32Array, counts: Uint32Array): void {
  for (let at = 0; at < list.length; at++) {
    const code = codes[list[at] as number] as number;
    counts[code] = (counts[code] as number) + 1;
  }
}
