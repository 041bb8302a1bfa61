import { shareOf, splitOf } from '../ledger/amounts';
import type { RateRule, Tier } from './rules';

/** What rates make of fees. Amounts are minor units of the agreement's currency, rates as tiers have them. */

type RateOf = Pick<RateRule<unknown>, 'tiers' | 'tierMode' | 'tierDrop'>;

/** The rate of the student in this place, from 1, or of so many. */
export function tierRate(tiers: readonly Tier[], place: number): number {
  const tier = tiers.findLast(({ from }) => from <= place) ?? tiers[0];
  if (!tier) throw new RangeError('A rule has a rate.');
  return tier.rate;
}

/** A student who counts: past the pay event, and not left. `rate` is the one they have now; null for a new one. */
export interface Counted {
  rate: number | null;
}

/** The rate of each of the students who are counted together, in the order of their pay events. */
export function ratesOf({ tiers, tierMode, tierDrop }: RateOf, students: readonly Counted[]): number[] {
  const keeps = tierDrop === 'keep';
  if (tierMode === 'whole') {
    const byCount = tierRate(tiers, students.length);
    const reached = Math.max(...students.map(({ rate }) => rate ?? 0));
    return students.map(() => (keeps ? Math.max(byCount, reached) : byCount));
  }
  return students.map(({ rate }, place) => (keeps && rate !== null ? rate : tierRate(tiers, place + 1)));
}

/** The fees that an amount is made of; null for what isn't known. */
export interface Fees {
  /** Of what the rule names: the first year, this term, the whole course. */
  fee: number | null;
  scholarship: number | null;
  /** What is claimed at first, where a deposit is claimed apart. */
  deposit: number | null;
  /** What the institution said where the agreement is silent about scholarships. */
  silent: 'before' | 'after' | null;
}

export type EntryPart = 'all' | 'deposit' | 'rest';
export const ENTRY_PARTS: Readonly<Record<EntryPart, string>> = {
  all: 'Full amount',
  deposit: 'Deposit',
  rest: 'Balance',
};

type AmountRule = Pick<RateRule<unknown>, 'kind' | 'base' | 'scholarship' | 'terms' | 'cap'>;

/**
 * What a percentage is of: 'ask' where the agreement is silent about a scholarship and no one asked yet, null while the
 * fee isn't known.
 */
export function baseOf({ scholarship }: Pick<AmountRule, 'scholarship'>, fees: Fees): number | null | 'ask' {
  if (fees.fee === null) return null;
  const counts = scholarship === 'silent' ? fees.silent : scholarship;
  if (!fees.scholarship || counts === 'before') return fees.fee;
  return counts === 'after' ? Math.max(0, fees.fee - fees.scholarship) : 'ask';
}

/**
 * What one term's part earns at a rate; null while it can't be said. Deposit and rest add up to the whole, which no cap is below.
 * @param term from 1
 */
export function amountOf(
  rule: AmountRule,
  fees: Fees,
  { rate, term, part }: { rate: number; term: number; part: EntryPart },
): number | null {
  const whole = termAmount(rule, fees, rate, term);
  if (whole === null || part === 'all') return whole;
  if (fees.deposit === null || rule.kind === 'flat') return null;
  const first = Math.min(shareOf(fees.deposit, rate), whole);
  return part === 'deposit' ? first : whole - first;
}

function termAmount(rule: AmountRule, fees: Fees, rate: number, term: number): number | null {
  const base = rule.kind === 'flat' ? 0 : baseOf(rule, fees);
  if (base === null || base === 'ask') return null;
  const all = rule.kind === 'flat' ? rate : shareOf(base, rate);
  const { cap, terms } = rule;
  const most = cap?.per === 'student' ? Math.min(all, cap.minor) : all;
  const ofTerm = rule.base === 'term-fee' ? most : (splitOf(most, Array(terms).fill(1))[term - 1] ?? 0);
  return cap?.per === 'term' ? Math.min(ofTerm, cap.minor) : ofTerm;
}
