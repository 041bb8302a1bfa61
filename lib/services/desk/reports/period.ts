import type { ReportQuery } from '@/lib/contract/reports/reports';
import { invalid } from '@/lib/domain/errors';
import { MOST_MONTHS } from '@/lib/domain/reports';
import { minuteOf, monthNumber, monthOf } from '@/lib/engines/reports/counted';

/** Months of `monthOf`, both included. */
export interface ReportPeriod {
  from: number;
  to: number;
}

/** The months that a query is about: the last twelve where it names none. 422 for what can't be one, or is too long. */
export function periodOf({ from, to }: Pick<ReportQuery, 'from' | 'to'>, now: Date): ReportPeriod {
  const last = to ? monthNumber(to) : Math.max(monthOf(minuteOf(now)), from ? monthNumber(from) : 0);
  const first = from ? monthNumber(from) : last - 11;
  if (first > last) throw invalid({ to: 'The end date is before the start date.' });
  if (last - first >= MOST_MONTHS) throw invalid({ from: `At most ${MOST_MONTHS} months.` });
  return { from: first, to: last };
}
