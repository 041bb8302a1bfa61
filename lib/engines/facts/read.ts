import type { Fact, FactPeriod } from './fact';
import { FACT_IDS, type FactId, SHIPPED_FACTS } from './fact-ids';

/** The periods of each fact that isn't as shipped: what an admin entered stands in the place of all of them. */
export type FactOverrides = ReadonlyMap<string, readonly FactPeriod[]>;

const NONE: FactOverrides = new Map();

/** Every period of every fact, those of one fact by their first day. */
export function allFacts(overrides: FactOverrides = NONE): Fact[] {
  return FACT_IDS.flatMap((id) => periodsOf(id, overrides).map((period) => withKind(id, period)));
}

/** The fact as it is valid on a day ('YYYY-MM-DD'); null where it is not known for that day. */
export function factOn(id: FactId, day: string, overrides: FactOverrides = NONE): Fact | null {
  const period = periodsOf(id, overrides).find(({ validFrom, validTo }) => covers(validFrom, validTo, day));
  return period ? withKind(id, period) : null;
}

/** Whether its review day has passed on the day of reading: it may be out of date, so nothing may rest on it. */
export const isOverdue = (fact: Pick<FactPeriod, 'reviewBy'>, today: string): boolean => fact.reviewBy < today;

/** The periods of one fact, by their first day. */
export function periodsOf(id: FactId, overrides: FactOverrides = NONE): FactPeriod[] {
  const periods = overrides.get(id) ?? SHIPPED_FACTS[id].periods;
  return [...periods].sort((one, other) => one.validFrom.localeCompare(other.validFrom));
}

/** Two periods of one fact that share a day; null where none do. */
export function overlapOf(periods: readonly FactPeriod[]): [FactPeriod, FactPeriod] | null {
  const ordered = [...periods].sort((one, other) => one.validFrom.localeCompare(other.validFrom));
  for (const [index, period] of ordered.entries()) {
    const next = ordered[index + 1];
    if (next && (period.validTo === null || period.validTo >= next.validFrom)) return [period, next];
  }
  return null;
}

function covers(from: string, to: string | null, day: string): boolean {
  return from <= day && (to === null || day <= to);
}

function withKind(id: FactId, period: FactPeriod): Fact {
  const { label, unit, country, by, note } = SHIPPED_FACTS[id];
  return { id, label, unit, appliesTo: { country, by, note }, ...period };
}
