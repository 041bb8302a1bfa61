import type { RowSets } from '../row-sets';

/** As many distinct values as a byte can hold beside 0 for unknown. */
const MOST_VALUES = 255;

/**
 * One test score per row, as a code: 0 unknown, otherwise 1 + its place among the distinct values, so that "at most" is
 * a comparison of bytes. With more distinct values than a byte holds, a slower wide column takes over.
 */
export class ScoreColumn {
  private readonly values: number[];
  private readonly address: number;
  private readonly wide: Uint32Array | null;

  /** `values`: every distinct score that will be put, in any order. */
  constructor(
    private readonly sets: RowSets,
    values: Iterable<number>,
  ) {
    this.values = [...values].sort((a, b) => a - b);
    const rows = sets.bytesPerSet * 8;
    this.wide = this.values.length > MOST_VALUES ? new Uint32Array(rows) : null;
    this.address = this.wide ? 0 : sets.allocate(rows);
  }

  get(row: number): number | null {
    return this.valueOf(this.codeAt(row));
  }

  /** What tells the scores of rows apart, for the time being: `put` may change it. */
  codeAt(row: number): number {
    return (this.wide ? this.wide[row] : this.sets.bytes[this.address + row]) as number;
  }

  /** The score of a code; null for unknown. */
  valueOf(code: number): number | null {
    return this.values[code - 1] ?? null;
  }

  /** Whether `put` can take all these values. */
  canTake(values: (number | null)[]): boolean {
    if (this.wide) return true;
    const unseen = new Set(values.filter((value) => value !== null && this.values[this.upTo(value) - 1] !== value));
    return this.values.length + unseen.size <= MOST_VALUES;
  }

  /** Sets a row's score; a value not seen before makes room among the codes of all rows. */
  put(row: number, value: number | null): void {
    let code = 0;
    if (value !== null) {
      code = this.upTo(value);
      if (this.values[code - 1] !== value) {
        this.values.splice(code, 0, value);
        this.shiftCodes(++code);
      }
    }
    this.putCode(row, code);
  }

  /** The codes of some values; NaN is unknown. */
  codesOf(values: readonly number[]): Uint32Array {
    return Uint32Array.from(values, (value) => (Number.isNaN(value) ? 0 : this.upTo(value)));
  }

  putCode(row: number, code: number): void {
    if (this.wide) this.wide[row] = code;
    else this.sets.bytes[this.address + row] = code;
  }

  /** target = the rows whose score is stated and at most `limit`; the unknown ones too if `orUnknown`. */
  atMost(target: number, limit: number, orUnknown = false): void {
    const high = this.upTo(limit);
    const low = orUnknown ? 0 : 1;
    if (high < low) this.sets.clear(target);
    else this.between(target, low, high);
  }

  /** target = the rows whose score is stated, above `floor` and at most `limit`. */
  within(target: number, floor: number, limit: number): void {
    const low = this.upTo(floor) + 1;
    const high = this.upTo(limit);
    if (high < low) this.sets.clear(target);
    else this.between(target, low, high);
  }

  /**
   * target = the rows that state a score in this column or the other, and in neither one above its limit. Overwrites `scratch` when
   * a column is wide.
   */
  bothAtMost(target: number, limit: number, other: ScoreColumn, otherLimit: number, scratch: number): void {
    const { kernel, bytesPerSet } = this.sets;
    const [most, otherMost] = [this.upTo(limit), other.upTo(otherLimit)];
    if (!this.wide && !other.wide) {
      kernel.bothWithin(target, this.address, most, other.address, otherMost, bytesPerSet);
      return;
    }
    this.unknown(target);
    other.unknown(scratch);
    kernel.and(scratch, target, scratch, bytesPerSet);
    this.between(target, 0, most);
    kernel.andNot(target, target, scratch, bytesPerSet);
    other.between(scratch, 0, otherMost);
    kernel.and(target, target, scratch, bytesPerSet);
  }

  /** target = the rows with no stated score. */
  unknown(target: number): void {
    this.between(target, 0, 0);
  }

  private between(target: number, low: number, high: number): void {
    const { kernel, bytesPerSet } = this.sets;
    if (!this.wide) {
      kernel.between(target, this.address, low, high - low, bytesPerSet);
      return;
    }
    this.sets.clear(target);
    for (let row = 0; row < this.wide.length; row++) {
      const code = this.wide[row] as number;
      if (code >= low && code <= high) this.sets.add(target, row);
    }
  }

  /** How many distinct values are at most `limit`: the code of the largest of them. */
  private upTo(limit: number): number {
    let low = 0;
    let high = this.values.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.values[middle] as number) <= limit) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private shiftCodes(from: number): void {
    const codes = this.wide ?? this.sets.bytes.subarray(this.address, this.address + this.sets.bytesPerSet * 8);
    for (let row = 0; row < codes.length; row++) {
      const code = codes[row] as number;
      if (code >= from) codes[row] = code + 1;
    }
  }
}
