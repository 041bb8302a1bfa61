/**
 * Just enough of a WebAssembly assembler for the kernel: functions of i32 parameters over one imported memory, their
 * bodies as bytes. Assembled when the module loads, so there is no binary to keep in step with its source.
 */
export type Code = number[];

const I32 = 0x7f;
const TYPES = { i32: I32, i64: 0x7e, v128: 0x7b } as const;

/** A function: every parameter is an i32 and has the local indices from 0; `locals` follow. */
export interface WasmFunction {
  name: string;
  parameters: number;
  locals: (keyof typeof TYPES)[];
  /** Whether it leaves an i32. */
  result: boolean;
  body: Code;
}

/** The module's bytes; it imports its memory as `env.memory` and exports each function under its name. */
export function assemble(functions: WasmFunction[]): Uint8Array<ArrayBuffer> {
  const types = functions.map((one) => [
    0x60,
    ...vector(Array.from({ length: one.parameters }, () => [I32])),
    ...vector(one.result ? [[I32]] : []),
  ]);
  const memoryImport = [...text('env'), ...text('memory'), 0x02, 0x00, ...unsigned(1)];
  const exports = functions.map((one, index) => [...text(one.name), 0x00, ...unsigned(index)]);
  return new Uint8Array([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...section(1, types),
    ...section(2, [memoryImport]),
    ...section(
      3,
      functions.map((_, index) => unsigned(index)),
    ),
    ...section(7, exports),
    ...section(10, functions.map(functionBody)),
  ]);
}

function functionBody({ locals, body }: WasmFunction): Code {
  const declared = vector(locals.map((type) => [1, TYPES[type]]));
  const code = [...declared, ...body, 0x0b];
  return [...unsigned(code.length), ...code];
}

function section(id: number, items: Code[]): Code {
  const content = vector(items);
  return [id, ...unsigned(content.length), ...content];
}

function vector(items: Code[]): Code {
  return [...unsigned(items.length), ...items.flat()];
}

function text(value: string): Code {
  return vector([...new TextEncoder().encode(value)].map((byte) => [byte]));
}

function unsigned(value: number): Code {
  const bytes: Code = [];
  let rest = value;
  do {
    bytes.push((rest & 0x7f) | (rest > 0x7f ? 0x80 : 0));
    rest >>>= 7;
  } while (rest > 0);
  return bytes;
}

function signed(value: number): Code {
  const bytes: Code = [];
  let rest = value;
  for (;;) {
    const low = rest & 0x7f;
    rest >>= 7;
    const isLast = (rest === 0 && (low & 0x40) === 0) || (rest === -1 && (low & 0x40) !== 0);
    bytes.push(isLast ? low : low | 0x80);
    if (isLast) return bytes;
  }
}

/** Instructions that take a byte offset added to the address on the stack. */
const memory =
  (...opcode: Code) =>
  (offset = 0): Code => [...opcode, 0x00, ...unsigned(offset)];
const simd = (opcode: number): Code => [0xfd, ...unsigned(opcode)];

export const get = (local: number): Code => [0x20, ...unsigned(local)];
export const set = (local: number): Code => [0x21, ...unsigned(local)];
export const i32 = {
  const: (value: number): Code => [0x41, ...signed(value)],
  load: memory(0x28),
  store: memory(0x36),
  load8: memory(0x2d),
  load16: memory(0x2f),
  store8: memory(0x3a),
  store16: memory(0x3b),
  eqz: [0x45],
  equal: [0x46],
  less: [0x49],
  add: [0x6a],
  sub: [0x6b],
  and: [0x71],
  or: [0x72],
  shiftLeft: [0x74],
  shiftRight: [0x76],
  wrap: [0xa7],
};
export const i64 = {
  const: (value: number): Code => [0x42, ...signed(value)],
  load: memory(0x29),
  store: memory(0x37),
  eqz: [0x50],
  lowestBit: [0x7a],
  count: [0x7b],
  add: [0x7c],
  sub: [0x7d],
  and: [0x83],
  or: [0x84],
  xor: [0x85],
  shiftLeft: [0x86],
  shiftRight: [0x88],
  extend: [0xad],
};
export const v128 = {
  load: memory(...simd(0x00)),
  store: memory(...simd(0x0b)),
  splat8: simd(0x0f),
  equal8: simd(0x23),
  lessOrEqual8: simd(0x2a),
  and: simd(0x4e),
  andNot: simd(0x4f),
  or: simd(0x50),
  bitmask8: simd(0x64),
  sub8: simd(0x71),
};

/** Repeats the body while the condition (an i32 left on the stack) isn't 0; the body runs at least once. */
export const repeat = (body: Code, condition: Code): Code => [0x03, 0x40, ...body, ...condition, 0x0d, 0x00, 0x0b];
export const when = (condition: Code, body: Code): Code => [...condition, 0x04, 0x40, ...body, 0x0b];
/** Adds a constant to an i32 local. */
export const advance = (local: number, by: number): Code => [
  ...get(local),
  ...i32.const(by),
  ...i32.add,
  ...set(local),
];
