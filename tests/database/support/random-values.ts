import * as fc from 'fast-check';
import { Binary, BSONRegExp, Double, Int32, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'mongodb';

/** Few distinct values, so that random documents and random queries often meet. */
export function smallValue(): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 12, arbitrary: fc.integer({ min: -1, max: 4 }).map((n) => new Int32(n)) },
    { weight: 2, arbitrary: fc.constantFrom(0.5, 1, 2, 3.5, Number.NaN, -0).map((n) => new Double(n)) },
    { weight: 1, arbitrary: fc.integer({ min: -1, max: 3 }).map((n) => Long.fromNumber(n)) },
    { weight: 3, arbitrary: fc.constantFrom('', 'a', 'ab', 'abc', 'b', 'B', 'é') },
    { weight: 1, arbitrary: fc.boolean() },
    { weight: 2, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constantFrom(0, 1, 2000).map((ms) => new Date(ms)) },
    { weight: 1, arbitrary: fc.constantFrom('1', '2').map((digit) => new ObjectId(digit.repeat(24))) },
  );
}

/** A value as a field may hold it: also small arrays and embedded documents. */
export function smallField(): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 4, arbitrary: smallValue() },
    { weight: 4, arbitrary: fc.array(smallValue(), { maxLength: 3 }) },
    { weight: 2, arbitrary: smallDocument() },
    { weight: 4, arbitrary: fc.array(smallDocument(), { maxLength: 3 }) },
  );
}

function smallDocument(): fc.Arbitrary<Record<string, unknown>> {
  return fc.record({ x: smallValue(), y: smallValue() }, { requiredKeys: [] });
}

/** Any BSON value of any type, nested a little. */
export function anyValue(): fc.Arbitrary<unknown> {
  return fc.letrec((tie) => ({
    value: fc.oneof({ maxDepth: 3 }, { weight: 6, arbitrary: scalar() }, tie('array'), tie('document')),
    array: fc.array(tie('value'), { maxLength: 4 }),
    document: fc.dictionary(
      fc.string({ maxLength: 5 }).filter((name) => !name.includes('\0') && name !== '__proto__'),
      tie('value'),
      {
        maxKeys: 4,
      },
    ),
  })).value;
}

function scalar(): fc.Arbitrary<unknown> {
  return fc.oneof(
    smallValue(),
    fc.integer().map((n) => new Int32(n)),
    fc.double().map((n) => new Double(n)),
    fc.bigInt({ min: -(1n << 63n), max: (1n << 63n) - 1n }).map((n) => Long.fromBigInt(n)),
    fc.string({ unit: 'binary', maxLength: 6 }).map((text) => Buffer.from(text).toString()),
    fc.date({ noInvalidDate: true }),
    fc.uint8Array({ minLength: 12, maxLength: 12 }).map((bytes) => new ObjectId(bytes)),
    fc
      .tuple(fc.uint8Array({ maxLength: 5 }), fc.constantFrom(0, 4, 128))
      .map(([bytes, type]) => new Binary(Buffer.from(bytes), type)),
    fc.constantFrom(new BSONRegExp('a', ''), new BSONRegExp('b.*', 'i')),
    fc.tuple(fc.nat(), fc.nat()).map(([t, i]) => new Timestamp({ t, i })),
    fc.constantFrom(new MinKey(), new MaxKey()),
  );
}
