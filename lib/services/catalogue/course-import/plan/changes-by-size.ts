import type { PlanEntries } from './entries';

type Change = PlanEntries['changed'];

/** A plan's changes with the largest first: a fee that jumps is more often a mistake than a new price. */
export const bySize = (changes: readonly Change[]): readonly Change[] =>
  changes.toSorted((a, b) => sizeOf(b) - sizeOf(a) || a.row - b.row);

/** How far a fee moves, as the logarithm of its factor; 0 for other changes. */
function sizeOf({ before, after }: Change): number {
  const factor = feeFactor({ before, after });
  return factor === null ? 0 : Math.abs(Math.log(factor));
}

/**
 * The new fee by the old one, both for one year where their periods differ; null where one of them isn't known, or they are
 * fees of different things: another currency, or a year and the whole course.
 */
export function feeFactor({ before, after }: Pick<Change, 'before' | 'after'>): number | null {
  const [from, to] = [before.tuitionFeeMinor, after.tuitionFeeMinor];
  if (!from || !to || before.currency !== after.currency) return null;
  if (before.fee_period === after.fee_period) return to / from;
  const [oneYear, otherYear] = [timesAYear(before.fee_period), timesAYear(after.fee_period)];
  return oneYear && otherYear ? (to * otherYear) / (from * oneYear) : null;
}

const TIMES_A_YEAR: Partial<Record<string, number>> = { 'per year': 1, 'per semester': 2, 'per month': 12 };
const timesAYear = (period: string | undefined) => TIMES_A_YEAR[period ?? ''];
