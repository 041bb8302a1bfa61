import { enlarged } from '../types/enlarged';
import { noRows, type Rows } from '../types/rows';

const FIRST_ROOM = 1024;
/** The largest number of two bytes. */
const LARGEST_NARROW = 0xffff;

/** One field of all rows: its distinct values, numbered, and each row's number. Rows are only ever added. */
export class Column<Value> {
  readonly values: Value[] = [];
  /** By row; two bytes each until there are more values than those tell apart. */
  codes: Uint16Array | Uint32Array = new Uint16Array(FIRST_ROOM);
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
  }

  /** Writes the rows from `first` on: for each the value at its place; without places all have the first one. */
  putAll(first: number, values: readonly Value[], places: Uint16Array | null, rows: number): void {
    const numbers = Uint32Array.from(values, (value) => this.numberOf(value));
    this.codes = enlarged(this.codes, first + rows);
    for (let at = 0; at < rows; at++) this.codes[first + at] = numbers[places ? (places[at] as number) : 0] as number;
  }

  at(row: number): Value {
    return this.values[this.codes[row] as number] as Value;
  }

  /** Which of the first `rows` rows have a value that fits; each distinct value is looked at once. */
  where(rows: number, fits: (value: Value) => boolean): Rows {
    const wanted = new Uint8Array(this.values.length);
    for (let number = 0; number < wanted.length; number++) if (fits(this.values[number] as Value)) wanted[number] = 1;
    return this.withCodes(rows, wanted);
  }

  /** Which of the first `rows` rows have a value of one of these numbers. */
  ofNumbers(rows: number, numbers: readonly number[]): Rows {
    const wanted = new Uint8Array(this.values.length);
    for (const number of numbers) wanted[number] = 1;
    return this.withCodes(rows, wanted);
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

  get byteLength(): number {
    return this.codes.byteLength;
  }

  private withCodes(rows: number, wanted: Uint8Array): Rows {
    const set = noRows(rows);
    const { codes } = this;
    if (!wanted.includes(1)) return set;
    if (codes instanceof Uint16Array) addCodes(codes, rows, wanted, set);
    else
      for (let row = 0; row < rows; row++)
        set[row >>> 5] = (set[row >>> 5] as number) | ((wanted[codes[row] as number] as number) << (row & 31));
    return set;
  }
}

function countCodes(codes: Uint16Array, list: Uint32Array, counts: Uint32Array): void {
  for (let at = 0; at < list.length; at++) {
    const code = codes[list[at] as number] as number;
    counts[code] = (counts[code] as number) + 1;
  }
}

function addCodes(codes: Uint16Array, rows: number, wanted: Uint8Array, set: Rows): void {
  for (let at = 0; at < set.length; at++) {
    const from = at << 5;
    const end = Math.min(rows - from, 32);
    let word = 0;
    for (let bit = 0; bit < end; bit++) word |= (wanted[codes[from + bit] as number] as number) << bit;
    set[at] = word;
  }
}
