import { Double, type Value } from './types';

/** A BSON number: Int32, Int64 or double. */
export type Numeric = number | bigint | Double;

const maxInt32 = 0x7fffffff;
const minInt32 = -0x80000000;
const maxInt64 = (1n << 63n) - 1n;
const minInt64 = -(1n << 63n);

export function isNumeric(value: Value | undefined): value is Numeric {
  return typeof value === 'number' || typeof value === 'bigint' || value instanceof Double;
}

/** The nearest JavaScript number. */
export function toNumber(value: Numeric): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  return value.value;
}

/** The value as an exact integer, or undefined when it has a fraction, is infinite or no number at all. */
export function toInteger(value: Value | undefined): bigint | undefined {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return BigInt(value);
  if (value instanceof Double) return Number.isInteger(value.value) ? BigInt(value.value) : undefined;
  return undefined;
}

/** Exact order of two numbers of any types: -1, 0 or 1. NaN equals NaN and comes before all others. */
export function compareNumbers(a: Numeric, b: Numeric): number {
  const left = a instanceof Double ? a.value : a;
  const right = b instanceof Double ? b.value : b;
  // JavaScript compares a bigint with a number exactly.
  if (left < right) return -1;
  if (left > right) return 1;
  return Number(Number.isNaN(right)) - Number(Number.isNaN(left));
}

/**
 * a + b in the wider of the two types: of two Int32 an Int32, or where that overflows an Int64.
 * Gives undefined when an Int64 overflows.
 */
export function add(a: Numeric, b: Numeric): Numeric | undefined {
  if (a instanceof Double || b instanceof Double) return new Double(toNumber(a) + toNumber(b));
  const sum = BigInt(a) + BigInt(b);
  const fitsInt32 = sum >= BigInt(minInt32) && sum <= BigInt(maxInt32);
  if (typeof a === 'number' && typeof b === 'number' && fitsInt32) return Number(sum);
  return sum >= minInt64 && sum <= maxInt64 ? sum : undefined;
}
