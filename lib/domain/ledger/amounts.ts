/** Arithmetic of the ledger: integers in minor units (pence, cents), rates in parts per million. No fraction of a unit is ever kept. */

/** A whole, in parts per million: 10.805 % is 108,050. */
export const MILLION = 1_000_000;

/**
 * A share of an amount, rounded half up; of an amount below zero to the same figure, so that what is taken back equals what was given.
 * @param minor minor units
 * @param parts parts per million, 0 or more
 */
export function shareOf(minor: number, parts: number): number {
  if (!Number.isSafeInteger(parts) || parts < 0) throw new RangeError('A rate is a whole number of parts per million.');
  return ratioOf(minor, parts, MILLION);
}

/** `minor` × `part` / `whole`, rounded as `shareOf` rounds. */
export function ratioOf(minor: number, part: number, whole: number): number {
  const product = BigInt(safe(minor)) * BigInt(safe(part));
  const size = product < 0n ? -product : product;
  const by = BigInt(safe(whole));
  if (by <= 0n) throw new RangeError('You can’t divide by this number. Please enter a number other than 0.');
  const rounded = Number((size * 2n + by) / (by * 2n));
  return safe(product < 0n ? -rounded : rounded) || 0;
}

/**
 * Divides an amount by weights: the parts add up to it. What is left over by rounding goes to the largest remainder
 * first, among equals to the
 * earlier party.
 * @param minor minor units, of either sign
 * @param weights whole numbers, 0 or more, one of them above 0
 */
export function splitOf(minor: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + BigInt(safe(weight)), 0n);
  if (all <= 0n || weights.some((weight) => weight < 0)) throw new RangeError('There is no one to divide it among.');
  const size = BigInt(Math.abs(safe(minor)));
  const shares = weights.map((weight, place) => {
    const product = size * BigInt(weight);
    return { place, part: product / all, rest: product % all };
  });
  let left = Number(size - shares.reduce((sum, { part }) => sum + part, 0n));
  const parts = shares.map(({ part }) => Number(part));
  for (const { place } of shares.toSorted((a, b) =>
    a.rest === b.rest ? a.place - b.place : a.rest < b.rest ? 1 : -1,
  )) {
    if (left <= 0) break;
    parts[place] = (parts[place] ?? 0) + 1;
    left -= 1;
  }
  return parts.map((part) => (minor < 0 ? -part : part) || 0);
}

/** The amount, where it is a whole number that is kept exactly; else a RangeError. */
export function safe(minor: number): number {
  if (!Number.isSafeInteger(minor))
    throw new RangeError('An amount must be a whole number of the currency’s smallest unit.');
  return minor;
}
