import { advance, type Code, get, i32, i64, repeat, set, v128, type WasmFunction, when } from './wasm-assembler';

/** Offsets of the vectors of 64 bytes. */
export const UNROLLED = [0, 16, 32, 48];

export function countCodes(): WasmFunction {
  const [a, bytes, codes, out, slot, bits] = [0, 1, 2, 3, 4, 5];
  const code = [
    ...[...get(bits), ...i64.lowestBit, ...i32.wrap, ...i32.const(1), ...i32.shiftLeft],
    ...[...get(codes), ...i32.add, ...i32.load16()],
  ];
  const countRow = [
    ...[...get(out), ...code, ...i32.const(2), ...i32.shiftLeft, ...i32.add, ...set(slot)],
    ...[...get(slot), ...get(slot), ...i32.load(), ...i32.const(1), ...i32.add, ...i32.store()],
    ...[...get(bits), ...get(bits), ...i64.const(1), ...i64.sub, ...i64.and, ...set(bits)],
  ];
  const hasBits = [...get(bits), ...i64.eqz, ...i32.eqz];
  const step = [
    ...[...get(a), ...i64.load(), ...set(bits)],
    ...when(hasBits, repeat(countRow, hasBits)),
    ...[...advance(a, 8), ...advance(codes, 128), ...advance(bytes, -8)],
  ];
  const body = when(get(bytes), repeat(step, get(bytes)));
  return { name: 'countCodes', parameters: 4, locals: ['i32', 'i64'], result: false, body };
}

export function dropFlagged(): WasmFunction {
  const [target, stated, codes, flags, bytes, row, bits, dropped] = [0, 1, 2, 3, 4, 5, 6, 7];
  const code = [...get(row), ...i32.const(1), ...i32.shiftLeft, ...get(codes), ...i32.add, ...i32.load16()];
  const flag = [...code, ...get(flags), ...i32.add, ...i32.load8(), ...i64.extend];
  const judgeRow = [
    ...[...get(bits), ...i64.lowestBit, ...i32.wrap, ...set(row)],
    ...[...get(dropped), ...flag, ...get(row), ...i64.extend, ...i64.shiftLeft, ...i64.or, ...set(dropped)],
    ...[...get(bits), ...get(bits), ...i64.const(1), ...i64.sub, ...i64.and, ...set(bits)],
  ];
  const hasBits = [...get(bits), ...i64.eqz, ...i32.eqz];
  const kept = [...get(target), ...i64.load(), ...get(dropped), ...i64.const(-1), ...i64.xor, ...i64.and];
  const judge = [
    ...[...i64.const(0), ...set(dropped), ...repeat(judgeRow, hasBits)],
    ...[...get(target), ...kept, ...i64.store()],
  ];
  const step = [
    ...[...get(target), ...i64.load(), ...get(stated), ...i64.load(), ...i64.and, ...set(bits)],
    ...when(hasBits, judge),
    ...[...advance(target, 8), ...advance(stated, 8), ...advance(codes, 128), ...advance(bytes, -8)],
  ];
  const body = when(get(bytes), repeat(step, get(bytes)));
  return { name: 'dropFlagged', parameters: 5, locals: ['i32', 'i64', 'i64'], result: false, body };
}

/** Of 64 rows at a time the bits that `test` (a vector of 16 codes' verdicts) leaves; `columns`: the addresses of bytes per row. */
function eachCode(target: number, columns: number[], bytes: number, test: (offset: number) => Code): Code {
  const step = UNROLLED.flatMap((offset) => [
    ...get(target),
    ...[...test(offset), ...v128.bitmask8, ...i32.store16(offset / 8)],
  ]);
  const next = [...advance(target, 8), ...columns.flatMap((column) => advance(column, 64)), ...advance(bytes, -8)];
  return when(get(bytes), repeat([...step, ...next], get(bytes)));
}

export function between(): WasmFunction {
  const [target, codes, low, width, bytes, lows, widths] = [0, 1, 2, 3, 4, 5, 6];
  const body = [
    ...[...get(low), ...v128.splat8, ...set(lows), ...get(width), ...v128.splat8, ...set(widths)],
    ...eachCode(target, [codes], bytes, (offset) => [
      ...[...get(codes), ...v128.load(offset), ...get(lows), ...v128.sub8, ...get(widths), ...v128.lessOrEqual8],
    ]),
  ];
  return { name: 'between', parameters: 5, locals: ['v128', 'v128'], result: false, body };
}

export function bothWithin(): WasmFunction {
  const [target, a, highestA, b, highestB, bytes, mostA, mostB, none] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const within = (column: number, most: number, offset: number) => [
    ...[...get(column), ...v128.load(offset), ...get(most), ...v128.lessOrEqual8],
  ];
  const body = [
    ...[...get(highestA), ...v128.splat8, ...set(mostA), ...get(highestB), ...v128.splat8, ...set(mostB)],
    ...[...i32.const(0), ...v128.splat8, ...set(none)],
    ...eachCode(target, [a, b], bytes, (offset) => [
      ...[...within(a, mostA, offset), ...within(b, mostB, offset), ...v128.and],
      ...[...get(a), ...v128.load(offset), ...get(b), ...v128.load(offset), ...v128.or],
      ...[...get(none), ...v128.equal8, ...v128.andNot],
    ]),
  ];
  return { name: 'bothWithin', parameters: 6, locals: ['v128', 'v128', 'v128'], result: false, body };
}
