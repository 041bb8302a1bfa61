import { between, bothWithin, countCodes, dropFlagged, UNROLLED } from './by-code';
import {
  advance,
  assemble,
  type Code,
  get,
  i32,
  i64,
  repeat,
  set,
  v128,
  type WasmFunction,
  when,
} from './wasm-assembler';

/** Lengths and addresses of row sets are multiples of this many bytes. */
export const SET_ALIGNMENT = 64;

/**
 * Loops over sets of rows and lists of rows in one WebAssembly memory. Every argument is a byte address, a number of
 * bytes or a number of items; byte counts of sets are multiples of `SET_ALIGNMENT`. Nothing is checked.
 */
export interface Kernel {
  /** target = a AND b */
  and(target: number, a: number, b: number, bytes: number): void;
  /** target = a AND NOT b */
  andNot(target: number, a: number, b: number, bytes: number): void;
  /** target = a OR b */
  or(target: number, a: number, b: number, bytes: number): void;
  /** How many rows are in the set. */
  count(a: number, bytes: number): number;
  /** How many rows are in both. */
  countBoth(a: number, b: number, bytes: number): number;
  /** Adds `rows` row numbers (u32) at `list` to the set. */
  addRows(target: number, list: number, rows: number): void;
  /** How many of the `rows` row numbers (u32) at `list` are in the set. */
  countRows(a: number, list: number, rows: number): number;
  /** Writes the row numbers (u32) of the set to `out`, the one of its first bit being `first`, and returns how many there are. */
  listRows(a: number, bytes: number, first: number, out: number): number;
  /** For each of `ranges` pairs of row numbers [from, to) at `pairs`, writes how many of its rows are in the set (u32). */
  countRanges(a: number, pairs: number, ranges: number, out: number): void;
  /** Adds 1 to the u32 at `out` + 4·code of each row in the set; `codes` holds a u16 per row. */
  countCodes(a: number, bytes: number, codes: number, out: number): void;
  /** Removes the rows of the target that are in `stated` and whose flag is 1: the byte at `flags` + code; `codes` holds a u16 per row. */
  dropFlagged(target: number, stated: number, codes: number, flags: number, bytes: number): void;
  /** target = the rows whose code (a byte per row) is in [low, low + width]. */
  between(target: number, codes: number, low: number, width: number, bytes: number): void;
  /** target = the rows that have a code other than 0 in one column or both, and in neither one above its limit. */
  bothWithin(target: number, a: number, highestA: number, b: number, highestB: number, bytes: number): void;
}

/** The kernel bound to a memory, which must not be shared. */
export function kernelOver(memory: WebAssembly.Memory): Kernel {
  compiled ??= new WebAssembly.Module(assemble(functions()));
  // A module's exports have no types of their own: the functions that are assembled below are these.
  return new WebAssembly.Instance(compiled, { env: { memory } }).exports as unknown as Kernel;
}

let compiled: WebAssembly.Module | undefined;

function functions(): WasmFunction[] {
  return [
    combine('and', v128.and),
    combine('andNot', v128.andNot),
    combine('or', v128.or),
    counter('count', 1, (offset) => [...get(0), ...i64.load(offset)]),
    counter('countBoth', 2, (offset) => [
      ...[...get(0), ...i64.load(offset)],
      ...[...get(1), ...i64.load(offset)],
      ...i64.and,
    ]),
    addRows(),
    countRows(),
    listRows(),
    countRanges(),
    countCodes(),
    dropFlagged(),
    between(),
    bothWithin(),
  ];
}

function combine(name: string, operation: Code): WasmFunction {
  const [target, a, b, bytes] = [0, 1, 2, 3];
  const step = UNROLLED.flatMap((offset) => [
    ...get(target),
    ...[...get(a), ...v128.load(offset), ...get(b), ...v128.load(offset), ...operation],
    ...v128.store(offset),
  ]);
  const next = [target, a, b].flatMap((address) => advance(address, SET_ALIGNMENT));
  const body = when(get(bytes), repeat([...step, ...next, ...advance(bytes, -SET_ALIGNMENT)], get(bytes)));
  return { name, parameters: 4, locals: [], result: false, body };
}

/** Sums the bits of the i64 that `load` leaves for an offset, over sets at the first `sets` parameters. */
function counter(name: string, sets: number, load: (offset: number) => Code): WasmFunction {
  const bytes = sets;
  const sum = sets + 1;
  const step = UNROLLED.flatMap((offset) => [
    ...[...load(offset), ...i64.count, ...load(offset + 8), ...i64.count, ...i64.add],
    ...[...get(sum), ...i64.add, ...set(sum)],
  ]);
  const next = Array.from({ length: sets }, (_, address) => advance(address, SET_ALIGNMENT)).flat();
  const loop = repeat([...step, ...next, ...advance(bytes, -SET_ALIGNMENT)], get(bytes));
  const body = [...when(get(bytes), loop), ...get(sum), ...i32.wrap];
  return { name, parameters: sets + 1, locals: ['i64'], result: true, body };
}

/** Leaves the address of the byte that holds the bit of `row`. */
const byteOf = (address: number, row: number): Code => [
  ...[...get(row), ...i32.const(3), ...i32.shiftRight],
  ...get(address),
  ...i32.add,
];

function addRows(): WasmFunction {
  const [target, list, rows, row, byte] = [0, 1, 2, 3, 4];
  const bit = [...i32.const(1), ...get(row), ...i32.const(7), ...i32.and, ...i32.shiftLeft];
  const step = [
    ...[...get(list), ...i32.load(), ...set(row)],
    ...[...byteOf(target, row), ...set(byte)],
    ...[...get(byte), ...get(byte), ...i32.load8(), ...bit, ...i32.or, ...i32.store8()],
    ...[...advance(list, 4), ...advance(rows, -1)],
  ];
  const body = when(get(rows), repeat(step, get(rows)));
  return { name: 'addRows', parameters: 3, locals: ['i32', 'i32'], result: false, body };
}

function countRows(): WasmFunction {
  const [a, list, rows, row, sum] = [0, 1, 2, 3, 4];
  const bit = [
    ...[...byteOf(a, row), ...i32.load8()],
    ...[...get(row), ...i32.const(7), ...i32.and, ...i32.shiftRight],
    ...[...i32.const(1), ...i32.and],
  ];
  const step = [
    ...[...get(list), ...i32.load(), ...set(row)],
    ...[...get(sum), ...bit, ...i32.add, ...set(sum)],
    ...[...advance(list, 4), ...advance(rows, -1)],
  ];
  const body = [...when(get(rows), repeat(step, get(rows))), ...get(sum)];
  return { name: 'countRows', parameters: 3, locals: ['i32', 'i32'], result: true, body };
}

/** Blocks without a row are passed over as a whole. */
function listRows(): WasmFunction {
  const [a, bytes, first, out, start, word, row, bits] = [0, 1, 2, 3, 4, 5, 6, 7];
  const hasBits = [...get(bits), ...i64.eqz, ...i32.eqz];
  const write = [
    ...[...get(out), ...get(row), ...get(bits), ...i64.lowestBit, ...i32.wrap, ...i32.add, ...i32.store()],
    ...[...get(bits), ...get(bits), ...i64.const(1), ...i64.sub, ...i64.and, ...set(bits)],
    ...advance(out, 4),
  ];
  const listWord = [
    ...[...get(word), ...i64.load(), ...set(bits)],
    ...when(hasBits, repeat(write, hasBits)),
    ...[...advance(word, 8), ...advance(row, 64)],
  ];
  const words = [0, 8, 16, 24, 32, 40, 48, 56];
  const hasRows = [
    ...words.flatMap((offset, place) => [...get(a), ...i64.load(offset), ...(place > 0 ? i64.or : [])]),
    ...[...i64.eqz, ...i32.eqz],
  ];
  const isInBlock = [...get(word), ...i32.const(SET_ALIGNMENT - 1), ...i32.and];
  const listBlock = [...get(a), ...set(word), ...get(first), ...set(row), ...repeat(listWord, isInBlock)];
  const step = [
    ...when(hasRows, listBlock),
    ...[...advance(a, SET_ALIGNMENT), ...advance(first, SET_ALIGNMENT * 8), ...advance(bytes, -SET_ALIGNMENT)],
  ];
  const body = [
    ...[...get(out), ...set(start), ...when(get(bytes), repeat(step, get(bytes)))],
    ...[...get(out), ...get(start), ...i32.sub, ...i32.const(2), ...i32.shiftRight],
  ];
  return { name: 'listRows', parameters: 4, locals: ['i32', 'i32', 'i32', 'i64'], result: true, body };
}

function countRanges(): WasmFunction {
  const [a, pairs, ranges, out, from, to, word, last, sum, bits] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  const atWord = [...get(a), ...get(word), ...i32.const(3), ...i32.shiftLeft, ...i32.add];
  const lowMask = [...i64.const(-1), ...get(from), ...i64.extend, ...i64.shiftLeft];
  const highMask = [...i64.const(-1), ...i32.const(0), ...get(to), ...i32.sub, ...i64.extend, ...i64.shiftRight];
  const first = [...get(word), ...get(from), ...i32.const(6), ...i32.shiftRight, ...i32.equal];
  const isLast = [...get(word), ...get(last), ...i32.equal];
  const mask = (code: Code) => [...get(bits), ...code, ...i64.and, ...set(bits)];
  const countWord = [
    ...[...atWord, ...i64.load(), ...set(bits)],
    ...when(first, mask(lowMask)),
    ...when(isLast, mask(highMask)),
    ...[...get(bits), ...i64.count, ...i32.wrap, ...get(sum), ...i32.add, ...set(sum)],
    ...advance(word, 1),
  ];
  const countRange = [
    ...[...get(from), ...i32.const(6), ...i32.shiftRight, ...set(word)],
    ...[...get(to), ...i32.const(1), ...i32.sub, ...i32.const(6), ...i32.shiftRight, ...set(last)],
    ...repeat(countWord, [...get(word), ...get(last), ...i32.const(1), ...i32.add, ...i32.less]),
  ];
  const step = [
    ...[...get(pairs), ...i32.load(0), ...set(from), ...get(pairs), ...i32.load(4), ...set(to)],
    ...[...i32.const(0), ...set(sum)],
    ...when([...get(from), ...get(to), ...i32.less], countRange),
    ...[...get(out), ...get(sum), ...i32.store()],
    ...[...advance(pairs, 8), ...advance(out, 4), ...advance(ranges, -1)],
  ];
  const body = when(get(ranges), repeat(step, get(ranges)));
  const locals: WasmFunction['locals'] = ['i32', 'i32', 'i32', 'i32', 'i32', 'i64'];
  return { name: 'countRanges', parameters: 4, locals, result: false, body };
}
