import { decimalsOf, minorUnits, parseAmount } from './money';

/**
 * An amount in major units as it was given. Typed ones are read with their currency: '1.500' is one and a half where
 * that has three decimals.
 */
export type GivenAmount = number | string;

/** The most that is taken at once, in major units. */
export const MOST_MONEY = 10_000_000;

/** What the forms say to a text that is no amount. */
export const AMOUNT_WANTED = 'Please enter an amount like 12,000 or 99.50.';
export const MORE_WANTED = 'Please enter more than zero.';

export interface AmountRule {
  /** Whether nothing is an amount here, as a scholarship of 0 is. */
  mayBeNothing?: boolean;
}

/**
 * An amount in whole minor units of its currency, or what is wrong with it: no amount, below zero, with more decimals
 * than the currency has, or less than
 * one unit. Nothing is rounded.
 */
export function readMinor(
  given: GivenAmount,
  currency: string,
  { mayBeNothing = false }: AmountRule = {},
): { minor: number } | { problem: string } {
  const decimals = decimalsOf(currency);
  const amount = typeof given === 'number' ? given : parseAmount(given.trim(), decimals);
  const units = minorUnits(currency);
  const minor = Math.round((amount ?? Number.NaN) * units);
  if (amount === null || !Number.isSafeInteger(minor)) return { problem: AMOUNT_WANTED };
  if (amount === 0 && mayBeNothing) return { minor: 0 };
  if (amount <= 0) return { problem: mayBeNothing ? 'Please enter zero or more.' : MORE_WANTED };
  // A number that a program computed may be off by its last bits.
  const isWhole = Math.abs(amount - minor / units) <= 1e-14 * Math.max(1, amount);
  return minor >= 1 && isWhole ? { minor } : { problem: DECIMALS_WANTED[decimals](currency) };
}

const DECIMALS_WANTED: Record<0 | 2 | 3, (currency: string) => string> = {
  0: (currency) => `Please enter a whole amount: ${currency} has no decimals.`,
  2: () => 'Please enter at most two decimals.',
  3: (currency) => `Please enter at most three decimals for ${currency}.`,
};
