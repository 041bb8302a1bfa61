import { describe, expect, it } from 'vitest';
import { type Kernel, kernelOver } from '@/lib/engines/search/kernel/kernel';
import { seededRandom } from './generate';

const ROWS = 512 * 5;
const BYTES = ROWS / 8;
const SET = (index: number) => index * BYTES;
const LIST = SET(4);
const CODES = LIST + ROWS * 4;
const OUT = CODES + ROWS * 4;

function setUp(seed: number) {
  const memory = new WebAssembly.Memory({ initial: 4 });
  const kernel: Kernel = kernelOver(memory);
  const random = seededRandom(seed);
  const words = new Uint32Array(memory.buffer);
  const bytes = new Uint8Array(memory.buffer);
  const sets = [0, 1].map((index) => {
    const rows = new Set<number>();
    for (let row = 0; row < ROWS; row++) if (random() < 0.3) rows.add(row);
    for (const row of rows) bytes[SET(index) + (row >> 3)] = (bytes[SET(index) + (row >> 3)] ?? 0) | (1 << (row & 7));
    return rows;
  });
  const rowsAt = (address: number) => {
    const rows: number[] = [];
    for (let row = 0; row < ROWS; row++) if (((bytes[address + (row >> 3)] ?? 0) >> (row & 7)) & 1) rows.push(row);
    return rows;
  };
  const [a = new Set<number>(), b = new Set<number>()] = sets;
  return { kernel, random, words, bytes, rowsAt, a, b };
}

describe('the WebAssembly kernel does what the plain loops do', () => {
  it.each([1, 2, 3])('combines and counts sets (seed %i)', (seed) => {
    const { kernel, rowsAt, a, b } = setUp(seed);
    kernel.and(SET(2), SET(0), SET(1), BYTES);
    expect(rowsAt(SET(2))).toEqual([...a].filter((row) => b.has(row)));
    expect(kernel.countBoth(SET(0), SET(1), BYTES)).toBe(rowsAt(SET(2)).length);
    kernel.andNot(SET(2), SET(0), SET(1), BYTES);
    expect(rowsAt(SET(2))).toEqual([...a].filter((row) => !b.has(row)));
    kernel.or(SET(2), SET(0), SET(1), BYTES);
    expect(rowsAt(SET(2))).toEqual([...new Set([...a, ...b])].sort((x, y) => x - y));
    expect(kernel.count(SET(0), BYTES)).toBe(a.size);
    expect(kernel.count(SET(0), 0)).toBe(0);
  });

  it('adds and counts lists of rows', () => {
    const { kernel, words, rowsAt, a, b } = setUp(4);
    words.set([...b], LIST / 4);
    expect(kernel.countRows(SET(0), LIST, b.size)).toBe([...b].filter((row) => a.has(row)).length);
    kernel.addRows(SET(2), LIST, b.size);
    expect(rowsAt(SET(2))).toEqual([...b]);
    expect(kernel.countRows(SET(0), LIST, 0)).toBe(0);
  });

  it('lists the rows of a set, with blocks of none between them', () => {
    const { kernel, words, bytes, a } = setUp(4);
    expect(kernel.listRows(SET(0), BYTES, 0, LIST)).toBe(a.size);
    expect([...words.subarray(LIST / 4, LIST / 4 + a.size)]).toEqual([...a]);
    bytes.fill(0, SET(2), SET(3));
    for (const row of [0, 63, 64, 511, 1024, ROWS - 1]) bytes[SET(2) + (row >> 3)] = 1 << (row & 7);
    bytes[SET(2) + 8] = 0b10000001;
    const listed = kernel.listRows(SET(2), BYTES, 1000, LIST);
    expect([...words.subarray(LIST / 4, LIST / 4 + listed)]).toEqual(
      [0, 63, 64, 71, 511, 1024, ROWS - 1].map((row) => row + 1000),
    );
    expect(kernel.listRows(SET(2), 0, 0, LIST)).toBe(0);
  });

  it('counts ranges of every alignment, empty ones included', () => {
    const { kernel, words, random, a } = setUp(5);
    const edges = [0, 1, 63, 64, 65, 127, 128, 512, ROWS - 1, ROWS];
    const ranges = edges.flatMap((from) => edges.filter((to) => to >= from).map((to) => [from, to] as const));
    for (let extra = 0; extra < 100; extra++) {
      const from = Math.floor(random() * ROWS);
      ranges.push([from, from + Math.floor(random() * (ROWS - from))]);
    }
    words.set(ranges.flat(), LIST / 4);
    kernel.countRanges(SET(0), LIST, ranges.length, OUT);
    const counts = [...words.subarray(OUT / 4, OUT / 4 + ranges.length)];
    expect(counts).toEqual(ranges.map(([from, to]) => [...a].filter((row) => row >= from && row < to).length));
  });

  it('counts codes and selects by code', () => {
    const { kernel, words, bytes, random, rowsAt, a } = setUp(6);
    const codes = Array.from({ length: ROWS }, () => Math.floor(random() * 256));
    new Uint16Array(words.buffer).set(codes, CODES / 2);
    kernel.countCodes(SET(0), BYTES, CODES, OUT);
    const expected = Array.from({ length: 256 }, (_, code) => [...a].filter((row) => codes[row] === code).length);
    expect([...words.subarray(OUT / 4, OUT / 4 + 256)]).toEqual(expected);
    bytes.set(codes, CODES);
    for (const [low, high] of [
      [0, 0],
      [0, 255],
      [1, 17],
      [200, 254],
      [255, 255],
    ] as const) {
      kernel.between(SET(2), CODES, low, high - low, BYTES);
      expect(rowsAt(SET(2))).toEqual(codes.flatMap((code, row) => (code >= low && code <= high ? [row] : [])));
    }
  });

  it('removes the stated rows of a set whose code is flagged, and no others', () => {
    const { kernel, words, bytes, random, rowsAt, a, b } = setUp(8);
    const codes = Array.from({ length: ROWS }, () => Math.floor(random() * 300));
    const flags = Array.from({ length: 300 }, () => Number(random() < 0.4));
    new Uint16Array(words.buffer).set(codes, CODES / 2);
    bytes.set(flags, OUT);
    kernel.dropFlagged(SET(0), SET(1), CODES, OUT, BYTES);
    expect(rowsAt(SET(0))).toEqual([...a].filter((row) => !b.has(row) || flags[codes[row] as number] === 0));
    expect(rowsAt(SET(1))).toEqual([...b]);
  });

  it('selects by two codes: one stated at least, neither above its limit', () => {
    const { kernel, bytes, random, rowsAt } = setUp(7);
    const [one, other] = [0, 1].map(() => Array.from({ length: ROWS }, () => Math.floor(random() * 4) * 80)) as [
      number[],
      number[],
    ];
    bytes.set(one, CODES);
    bytes.set(other, OUT);
    for (const most of [0, 80, 159, 255]) {
      for (const otherMost of [0, 79, 240]) {
        kernel.bothWithin(SET(2), CODES, most, OUT, otherMost, BYTES);
        const expected = one.flatMap((code, row) => {
          const isStated = code > 0 || (other[row] as number) > 0;
          return isStated && code <= most && (other[row] as number) <= otherMost ? [row] : [];
        });
        expect(rowsAt(SET(2))).toEqual(expected);
      }
    }
  });
});
