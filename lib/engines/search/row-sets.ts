import { type Kernel, kernelOver, SET_ALIGNMENT } from './kernel/kernel';

const PAGE = 65536;

/** So many bytes of a set are listed at once. */
const BYTES_LISTED = SET_ALIGNMENT * 32;

/** Row counts are rounded up to this, so that any block of rows is a whole number of aligned bytes. */
const ROW_ALIGNMENT = SET_ALIGNMENT * 8;

export const alignRows = (rows: number): number => Math.ceil(rows / ROW_ALIGNMENT) * ROW_ALIGNMENT;

/** A run of bytes in every set: the rows `from * 8` to `to * 8`. */
export interface Window {
  from: number;
  to: number;
}

/**
 * Sets of rows as bitmaps, and whatever else the kernel reads, in one WebAssembly memory. A set is named by its address.
 * `bytes`, `halves` (of words) and `words` view that memory and are replaced when it grows: read them afresh after every allocation.
 */
export class RowSets {
  readonly kernel: Kernel;
  /** Length of every set. */
  readonly bytesPerSet: number;
  readonly whole: Window;
  bytes: Uint8Array;
  halves: Uint16Array;
  words: Uint32Array;
  private readonly memory = new WebAssembly.Memory({ initial: 1 });
  /** Where the kernel lists rows, part of a set by part of it. */
  private readonly list: number;
  /** Address 0 stays unused, so that it can mean "none". */
  private used = SET_ALIGNMENT;

  /** `rows`: how many rows a set can hold, a multiple of `ROW_ALIGNMENT`. */
  constructor(rows: number) {
    this.kernel = kernelOver(this.memory);
    this.bytesPerSet = rows / 8;
    this.whole = { from: 0, to: this.bytesPerSet };
    this.bytes = new Uint8Array(this.memory.buffer);
    this.halves = new Uint16Array(this.memory.buffer);
    this.words = new Uint32Array(this.memory.buffer);
    this.list = this.allocate(BYTES_LISTED * 8 * 4);
  }

  get byteLength(): number {
    return this.memory.buffer.byteLength;
  }

  /** Address of so many zero bytes, aligned to `SET_ALIGNMENT`. */
  allocate(length: number): number {
    const address = this.used;
    this.used = Math.ceil((address + length) / SET_ALIGNMENT) * SET_ALIGNMENT;
    const missing = this.used - this.memory.buffer.byteLength;
    if (missing > 0) {
      this.memory.grow(Math.ceil(missing / PAGE));
      this.bytes = new Uint8Array(this.memory.buffer);
      this.halves = new Uint16Array(this.memory.buffer);
      this.words = new Uint32Array(this.memory.buffer);
    }
    return address;
  }

  /** A new, empty set. */
  create(): number {
    return this.allocate(this.bytesPerSet);
  }

  clear(set: number): void {
    this.bytes.fill(0, set, set + this.bytesPerSet);
  }

  fill(set: number): void {
    this.bytes.fill(0xff, set, set + this.bytesPerSet);
  }

  has(set: number, row: number): boolean {
    return (((this.bytes[set + (row >>> 3)] as number) >>> (row & 7)) & 1) === 1;
  }

  add(set: number, row: number): void {
    const at = set + (row >>> 3);
    this.bytes[at] = (this.bytes[at] as number) | (1 << (row & 7));
  }

  remove(set: number, row: number): void {
    const at = set + (row >>> 3);
    this.bytes[at] = (this.bytes[at] as number) & ~(1 << (row & 7));
  }

  /** Adds the rows from `from` to before `to`. */
  addRange(set: number, from: number, to: number): void {
    let row = from;
    while (row < to && (row & 7) !== 0) this.add(set, row++);
    const wholeBytes = (to - row) >>> 3;
    if (wholeBytes > 0) this.bytes.fill(0xff, set + (row >>> 3), set + (row >>> 3) + wholeBytes);
    if (wholeBytes > 0) row += wholeBytes * 8;
    while (row < to) this.add(set, row++);
  }

  /** target = the rows of the window that are in all of `sets` (at least one); outside the window nothing. */
  intersect(target: number, sets: readonly number[], { from, to }: Window): void {
    const [first = target, second = first] = sets;
    this.kernel.and(target + from, first + from, second + from, to - from);
    for (const further of sets.slice(2)) this.kernel.and(target + from, target + from, further + from, to - from);
    if (from > 0) this.bytes.fill(0, target, target + from);
    if (to < this.bytesPerSet) this.bytes.fill(0, target + to, target + this.bytesPerSet);
  }

  count(set: number, { from, to }: Window = this.whole): number {
    return this.kernel.count(set + from, to - from);
  }

  /** The rows of a set, ascending. */
  rowsOf(set: number, { from, to }: Window = this.whole): number[] {
    const rows: number[] = [];
    const { words, list, kernel } = this;
    for (let at = from; at < to; at += BYTES_LISTED) {
      const listed = kernel.listRows(set + at, Math.min(BYTES_LISTED, to - at), at * 8, list);
      for (let place = list >>> 2; place < (list >>> 2) + listed; place++) rows.push(words[place] as number);
    }
    return rows;
  }
}
