/** What one bank slip pays for several entries. Amounts in minor units. */

interface PaidLine {
  /** How much is settled: `withheld` as tax, `net` against what the agency must pay, the rest by the bank. */
  minor: number;
  withheld: number;
  net: number;
}

/** What of a line goes through the bank. */
export const throughBank = ({ minor, withheld, net }: PaidLine): number => Math.max(0, minor - withheld - net);

/**
 * By how much a slip with its charges is more than what it pays, below 0 for less; null for one in another currency,
 * where both amounts are as typed and
 * the rate follows from them.
 */
export function slipDifference(
  lines: readonly PaidLine[],
  slip: { currency: string; minor: number; charges: number },
  currency: string,
): number | null {
  if (slip.currency !== currency) return null;
  return slip.minor + slip.charges - lines.reduce((sum, line) => sum + throughBank(line), 0);
}
