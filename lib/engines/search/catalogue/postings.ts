import type { RowSets, Window } from '../row-sets';

/** A key that more than one row in this many has is kept as a set, any other as a list of its rows. */
const SET_SHARE = 32;

/**
 * Which rows have a key (a word, a month, a topic…), for keys numbered from 0. Filled once: `room` first says how many
 * rows each key will get, then `put` is called exactly that often.
 */
export class Postings {
  private readonly lengths: Uint32Array;
  /** Address of the key's set, or 0 when it has a list. */
  private readonly setAt: Uint32Array;
  /** Address of the key's list. */
  private readonly listAt: Uint32Array;
  private readonly filled: Uint32Array;

  /** `room`: rows per key (a row put twice counts twice). `alwaysSets`: no lists, so that rows can be put later, too. */
  constructor(
    private readonly sets: RowSets,
    room: Uint32Array,
    alwaysSets = false,
  ) {
    const longestList = alwaysSets ? -1 : (sets.bytesPerSet * 8) / SET_SHARE;
    this.lengths = room;
    this.setAt = new Uint32Array(room.length);
    this.listAt = new Uint32Array(room.length);
    this.filled = new Uint32Array(room.length);
    let listed = 0;
    for (let key = 0; key < room.length; key++) {
      const length = room[key] as number;
      if (length > longestList) this.setAt[key] = sets.create();
      else listed += length;
    }
    let next = sets.allocate(listed * 4);
    for (let key = 0; key < room.length; key++) {
      if (this.setAt[key] !== 0) continue;
      this.listAt[key] = next;
      next += (room[key] as number) * 4;
    }
  }

  get keys(): number {
    return this.lengths.length;
  }

  put(key: number, row: number): void {
    const set = this.setAt[key] as number;
    if (set !== 0) this.sets.add(set, row);
    else {
      const at = this.filled[key] as number;
      this.filled[key] = at + 1;
      this.sets.words[((this.listAt[key] as number) >>> 2) + at] = row;
    }
  }

  /** How many rows the key was given. */
  length(key: number): number {
    return this.lengths[key] as number;
  }

  /** Adds the key's rows to the set. */
  addTo(target: number, key: number): void {
    const { kernel, bytesPerSet } = this.sets;
    const set = this.setAt[key] as number;
    if (set !== 0) kernel.or(target, target, set, bytesPerSet);
    else kernel.addRows(target, this.listAt[key] as number, this.lengths[key] as number);
  }

  /** target = the key's rows in the window that are in `set`; outside of it the target stays as it is. Only for keys kept as sets. */
  intersectInto(target: number, set: number, key: number, { from, to }: Window): void {
    this.sets.kernel.and(target + from, set + from, (this.setAt[key] as number) + from, to - from);
  }

  /** How many of the key's rows are in the set, which must hold nothing outside the window. */
  countIn(set: number, key: number, { from, to }: Window): number {
    const { kernel } = this.sets;
    const own = this.setAt[key] as number;
    if (own !== 0) return kernel.countBoth(set + from, own + from, to - from);
    return kernel.countRows(set, this.listAt[key] as number, this.lengths[key] as number);
  }
}
