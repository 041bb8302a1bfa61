/** A set of rows, a bit each. It is filled by the one that made it and never changed after that. */
export type Rows = Uint32Array;

/** Numbers in a piece of the room in which sets are made that one call needs. */
const PIECE = 1 << 20;
const pieces: Uint32Array[] = [];
let [piece, used, depth] = [0, 0, 0];

/**
 * From now on sets and lists are made in room that is used again after the returned function is called: then nothing may need
 * them. What is kept beyond it must be copied (`slice`).
 */
export function briefly(): () => void {
  depth++;
  return () => {
    if (--depth === 0) [piece, used] = [0, 0];
  };
}

/** Room for so many numbers, with anything in it. */
function roomFor(length: number): Uint32Array {
  if (depth === 0 || length > PIECE) return new Uint32Array(length);
  if (used + length > PIECE) [piece, used] = [piece + 1, 0];
  pieces[piece] ??= new Uint32Array(PIECE);
  used += length;
  return (pieces[piece] as Uint32Array).subarray(used - length, used);
}

function copyOf(set: Rows): Rows {
  const copy = roomFor(set.length);
  copy.set(set);
  return copy;
}

/** A set that holds none of so many rows. */
export const noRows = (rows: number): Rows => roomFor((rows + 31) >>> 5).fill(0);

/** Adds a row to a set that is being filled. */
export function add(set: Rows, row: number): void {
  set[row >>> 5] = (set[row >>> 5] as number) | (1 << (row & 31));
}

/** Adds all rows of another set to one that is being filled. */
export function addAll(set: Rows, others: Rows): void {
  for (let at = 0; at < set.length; at++) set[at] = (set[at] as number) | (others[at] as number);
}

/** Takes the rows of another set out of one that is being filled where they are in it, and adds them where they aren't. */
export function turnAll(set: Rows, others: Rows): void {
  for (let at = 0; at < set.length; at++) set[at] = (set[at] as number) ^ (others[at] as number);
}

export const has = (set: Rows, row: number): boolean => (((set[row >>> 5] as number) >>> (row & 31)) & 1) === 1;

/** A new set of what is in all of them. */
export function both(first: Rows, ...others: readonly Rows[]): Rows {
  const set = copyOf(first);
  for (const other of others)
    for (let at = 0; at < set.length; at++) set[at] = (set[at] as number) & (other[at] as number);
  return set;
}

/** A new set of what is in at least one of them. */
export function either(first: Rows, ...others: readonly Rows[]): Rows {
  const set = copyOf(first);
  for (const other of others) addAll(set, other);
  return set;
}

/** A new set of what is in the first and in none of the others. */
export function without(first: Rows, ...others: readonly Rows[]): Rows {
  const set = copyOf(first);
  for (const other of others)
    for (let at = 0; at < set.length; at++) set[at] = (set[at] as number) & ~(other[at] as number);
  return set;
}

function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countOf(set: Rows): number {
  let count = 0;
  for (let at = 0; at < set.length; at++) count += bitsOf(set[at] as number);
  return count;
}

/** How many are in both. */
export function countBoth(one: Rows, other: Rows): number {
  let count = 0;
  for (let at = 0; at < one.length; at++) count += bitsOf((one[at] as number) & (other[at] as number));
  return count;
}

export const isEmpty = (set: Rows): boolean => set.every((word) => word === 0);

/** The rows of a set, ascending. */
export function listOf(set: Rows): Uint32Array {
  const rows = roomFor(countOf(set));
  let count = 0;
  for (let at = 0; at < set.length; at++) {
    for (let word = set[at] as number; word !== 0; word &= word - 1)
      rows[count++] = (at << 5) + 31 - Math.clz32(word & -word);
  }
  return rows;
}
