import { notSupported } from '../errors';
import { Decimal } from './decimal';
import { Double, type Value } from './types';

/** A BSON number: Int32, Int64, double or decimal. */
export type Numeric = number | bigint | Double | Decimal;

const maxInt32 = 0x7fffffff;
const minInt32 = -0x80000000;
const maxInt64 = (1n << 63n) - 1n;
const minInt64 = -(1n << 63n);

export function isNumeric(value: Value | undefined): value is Numeric {
  return typeof value === 'number' || typeof value === 'bigint' || value instanceof Double || value instanceof Decimal;
}

/** The nearest JavaScript number. */
export function toNumber(value: Numeric): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  return value instanceof Double ? value.value : value.toNumber();
}

/** The value as an exact integer, or undefined when it has a fraction, is infinite or no number at all. */
export function toInteger(value: Value | undefined): bigint | undefined {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return BigInt(value);
  if (value instanceof Double) return Number.isInteger(value.value) ? BigInt(value.value) : undefined;
  if (value instanceof Decimal && value.kind === 'finite') {
    if (value.exponent >= 0) return value.signed * 10n ** BigInt(value.exponent);
    const divisor = 10n ** BigInt(-value.exponent);
    return value.signed % divisor === 0n ? value.signed / divisor : undefined;
  }
  return undefined;
}

/** Exact order of two numbers of any types: -1, 0 or 1. NaN equals NaN and comes before all others. */
export function compareNumbers(a: Numeric, b: Numeric): number {
  if (a instanceof Decimal || b instanceof Decimal) return compareWithDecimal(a, b);
  const left = a instanceof Double ? a.value : a;
  const right = b instanceof Double ? b.value : b;
  // JavaScript compares a bigint with a number exactly.
  if (left < right) return -1;
  if (left > right) return 1;
  return Number(Number.isNaN(right)) - Number(Number.isNaN(left));
}

function compareWithDecimal(a: Numeric, b: Numeric): number {
  const left = toNumber(a);
  const right = toNumber(b);
  if (Number.isNaN(left) || Number.isNaN(right)) return Number(Number.isNaN(right)) - Number(Number.isNaN(left));
  const leftFinite = isFiniteNumeric(a);
  const rightFinite = isFiniteNumeric(b);
  if (!leftFinite || !rightFinite) {
    const x = leftFinite ? 0 : Math.sign(left);
    return Math.sign(x - (rightFinite ? 0 : Math.sign(right)));
  }
  if (left < right && right - left > Math.abs(right) * 1e-12) return -1;
  if (left > right && left - right > Math.abs(left) * 1e-12) return 1;
  return compareFractions(toFraction(a), toFraction(b));
}

function isFiniteNumeric(value: Numeric): boolean {
  if (value instanceof Decimal) return value.kind === 'finite';
  return value instanceof Double ? Number.isFinite(value.value) : true;
}

interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}

function compareFractions(a: Fraction, b: Fraction): number {
  const difference = a.top * b.bottom - b.top * a.bottom;
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

/** A finite number as an exact fraction. */
function toFraction(value: Numeric): Fraction {
  if (typeof value === 'number' || typeof value === 'bigint') return { top: BigInt(value), bottom: 1n };
  if (value instanceof Decimal) {
    return value.exponent >= 0
      ? { top: value.signed * 10n ** BigInt(value.exponent), bottom: 1n }
      : { top: value.signed, bottom: 10n ** BigInt(-value.exponent) };
  }
  let mantissa = value.value;
  let bottom = 1n;
  while (!Number.isInteger(mantissa)) {
    mantissa *= 2;
    bottom *= 2n;
  }
  return { top: BigInt(mantissa), bottom };
}

/**
 * a + b in the wider of the two types: of two Int32 an Int32, or where that overflows an Int64.
 * Gives undefined when an Int64 overflows. Decimals are stored and compared, not reckoned with.
 */
export function add(a: Numeric, b: Numeric): Numeric | undefined {
  if (a instanceof Decimal || b instanceof Decimal) throw notSupported('arithmetic with decimals');
  if (a instanceof Double || b instanceof Double) return new Double(toNumber(a) + toNumber(b));
  const sum = BigInt(a) + BigInt(b);
  const fitsInt32 = sum >= BigInt(minInt32) && sum <= BigInt(maxInt32);
  if (typeof a === 'number' && typeof b === 'number' && fitsInt32) return Number(sum);
  return sum >= minInt64 && sum <= maxInt64 ? sum : undefined;
}
