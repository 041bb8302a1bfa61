import { shareOf, splitOf } from '../ledger/amounts';
import type { RateRule, Tier } from './rules';

/** What rates make of fees. Amounts are minor units of the agreement's currency, rates as tiers have them. */

type RateOf = Pick<RateRule<unknown>, 'tiers' | 'tierMode' | 'tierDrop' | 'tiersBy' | 'bonus'>;

/** The rate of the student in this place, from 1, or of so many; or of fees of so many minor units. */
export function tierRate(tiers: readonly Tier[], place: number): number {
  const tier = tiers.findLast(({ from }) => from <= place) ?? tiers[0];
  if (!tier) throw new RangeError('A rule must have a rate.');
  return tier.rate;
}

/**
 * A student who counts: past the pay event, and not left. `rate` and `bonus` are what they have now, null and 0 for a new one; `base` is
 * what a percentage is of.
 */
export interface Counted {
  rate: number | null;
  base?: number;
  bonus?: number;
}

/**
 * The rate of each of the students who are counted together, in the order of their pay events. By value a student has the rate of the
 * fees up to and with theirs.
 */
export function ratesOf({ tiers, tierMode, tierDrop, tiersBy }: RateOf, students: readonly Counted[]): number[] {
  const keeps = tierDrop === 'keep';
  let sum = 0;
  const reachedAt = students.map(({ base = 0 }, place) => {
    sum += base;
    return tiersBy === 'value' ? sum : place + 1;
  });
  if (tierMode === 'whole') {
    const byCount = tierRate(tiers, reachedAt.at(-1) ?? 0);
    const reached = Math.max(...students.map(({ rate }) => rate ?? 0));
    return students.map(() => (keeps ? Math.max(byCount, reached) : byCount));
  }
  return students.map(({ rate }, place) => (keeps && rate !== null ? rate : tierRate(tiers, reachedAt[place] ?? 0)));
}

/** What of a bonus each of these students has, in minor units: 0 before there are enough of them. */
export function bonusesOf({ bonus, tierDrop }: RateOf, students: readonly Counted[]): number[] {
  if (!bonus) return students.map(() => 0);
  const keeps = tierDrop === 'keep';
  const isReached = students.length >= bonus.from;
  if (bonus.per === 'student')
    return students.map(({ bonus: had = 0 }) => (isReached || (keeps && had > 0) ? bonus.minor : 0));
  const isKept = keeps && students.some(({ bonus: had = 0 }) => had > 0);
  return isReached || isKept ? splitOf(bonus.minor, Array(students.length).fill(1)) : students.map(() => 0);
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
