import * as fc from 'fast-check';
import { BSON } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { compareValues } from '@/database/embedded/bson/compare';
import { decodeDocument, decodeStored, InvalidBson, keepFields } from '@/database/embedded/bson/decode';
import { encodeDocument } from '@/database/embedded/bson/encode';
import { FieldNames } from '@/database/embedded/bson/field-names';
import { encodeKey } from '@/database/embedded/bson/key-string';
import { compareNumbers } from '@/database/embedded/bson/numbers';
import { type Doc, Double, type Value } from '@/database/embedded/bson/types';
import { longIt } from '../support/long-it';
import { anyValue } from './support/random-values';

describe('encoding', () => {
  it('decodes what the driver encodes, and encodes it to the same bytes', () => {
    fc.assert(
      fc.property(anyValue(), (value) => {
        const bytes = Buffer.from(BSON.serialize({ v: value, 'a.b': [value] }));
        expect(encodeDocument(decodeDocument(bytes))).toEqual(bytes);
      }),
      { numRuns: 500 },
    );
  });

  it('never reads beyond the bytes it is given, whatever they are', () => {
    fc.assert(
      fc.property(anyValue(), fc.nat(), fc.nat(255), (value, at, byte) => {
        const bytes = Buffer.from(BSON.serialize({ v: value, w: { x: value } }));
        bytes[at % bytes.length] = byte;
        try {
          decodeDocument(bytes);
        } catch (error) {
          expect(error instanceof InvalidBson || error instanceof RangeError).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('some fields of a document', () => {
  const name = () => fc.oneof(fc.constantFrom('a', 'b', '_id', 'ab', 'ä', 'aä', '語'), fc.string({ maxLength: 4 }));
  const documents = () =>
    fc.dictionary(
      name().filter((one) => !one.includes('\0')),
      anyValue(),
      { maxKeys: 6 },
    );

  longIt('are those of the whole, whatever their names are', () => {
    fc.assert(
      fc.property(documents(), fc.array(name()), (fields, wanted) => {
        const bytes = Buffer.from(BSON.serialize(fields));
        const names = new FieldNames(wanted);
        const [kept, others] = [true, false].map(
          (isKept) => new Map([...decodeDocument(bytes)].filter(([field]) => wanted.includes(field) === isKept)),
        ) as [Doc, Doc];
        for (const decoded of [decodeDocument(bytes, names), decodeStored(bytes, names)])
          expect(encodeDocument(decoded)).toEqual(encodeDocument(kept));
        expect(keepFields(bytes, names, true)).toEqual(encodeDocument(kept));
        expect(keepFields(bytes, names, false)).toEqual(encodeDocument(others));
      }),
      { numRuns: 500 },
    );
  });

  longIt('are refused where the whole would be, whichever they are', () => {
    const isRefused = (bytes: Buffer, names?: FieldNames) => {
      try {
        decodeDocument(bytes, names);
        return false;
      } catch (error) {
        if (error instanceof InvalidBson || error instanceof RangeError) return true;
        throw error;
      }
    };
    fc.assert(
      fc.property(anyValue(), fc.nat(), fc.nat(255), (value, at, byte) => {
        const bytes = Buffer.from(BSON.serialize({ v: value, w: { x: value }, y: [value, { z: [value] }] }));
        bytes[at % bytes.length] = byte;
        for (const names of [[], ['v'], ['w', 'y']])
          expect(isRefused(bytes, new FieldNames(names))).toBe(isRefused(bytes));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('index keys', () => {
  const decoded = (value: unknown) => decodeDocument(Buffer.from(BSON.serialize({ v: value }))).get('v') as Value;

  it('are in byte order where the values are in order, and equal where they are equal', () => {
    fc.assert(
      fc.property(anyValue(), anyValue(), (x, y) => {
        const [a, b] = [decoded(x), decoded(y)];
        const expected = Math.sign(compareValues(a, b));
        expect(Math.sign(Buffer.compare(encodeKey([a], [false]), encodeKey([b], [false])))).toBe(expected);
        expect(Math.sign(Buffer.compare(encodeKey([a], [true]), encodeKey([b], [true])))).toBe(-expected || 0);
      }),
      { numRuns: 3000 },
    );
  });

  it('of texts with zero bytes are in order, descending too', () => {
    for (const [lower, higher] of [
      ['', '\0'],
      ['a', 'a\0'],
      ['a\0', 'a\0\0'],
      ['a\0', 'ab'],
    ] as const) {
      expect(Buffer.compare(encodeKey([lower], [false]), encodeKey([higher], [false]))).toBe(-1);
      expect(Buffer.compare(encodeKey([lower], [true]), encodeKey([higher], [true]))).toBe(1);
    }
  });

  it('of compound indexes are ordered by the first difference', () => {
    fc.assert(
      fc.property(fc.array(anyValue(), { minLength: 4, maxLength: 4 }), (values) => {
        const [a1, a2, b1, b2] = values.map(decoded) as [Value, Value, Value, Value];
        const expected = Math.sign(compareValues(a1, b1) || -compareValues(a2, b2)) || 0;
        const order = Buffer.compare(encodeKey([a1, a2], [false, true]), encodeKey([b1, b2], [false, true]));
        expect(Math.sign(order)).toBe(expected);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('numbers', () => {
  it.each([
    [1, new Double(1), 0],
    [9007199254740993n, new Double(9007199254740992), 1],
    [new Double(Number.NaN), new Double(-Infinity), -1],
    [new Double(Number.NaN), new Double(Number.NaN), 0],
    [new Double(-0), 0, 0],
    [new Double(Number.MIN_VALUE), 0, 1],
    [-(1n << 63n), new Double(-Infinity), 1],
  ])('compares %o and %o exactly', (a, b, expected) => {
    expect(Math.sign(compareNumbers(a, b))).toBe(expected);
    expect(Math.sign(compareNumbers(b, a))).toBe(-expected || 0);
  });
});
