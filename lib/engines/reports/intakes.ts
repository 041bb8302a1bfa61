import { bitOf, type MILESTONES } from './columns';
import { type Counted, type ReportFilter, taking } from './filter';

/** How far the applications of one intake ever came; each counts in every column that it reached. */
export interface IntakeRow extends Record<(typeof MILESTONES)[number], number> {
  /** 'YYYY-MM'. */
  intake: string;
  applications: number;
  offers: number;
}

/**
 * Applications, offers, deposits and visas by intake, the first one on top.
 * @param filter of its months only that the applications were read for them
 * @param from the first intake that is shown, 202709
 */
export function intakesReport({ pages, words }: Counted, filter: ReportFilter, from: number): IntakeRow[] {
  const rows = new Map<number, IntakeRow>();
  const takenOf = taking(filter, words);
  for (const page of pages) {
    const takes = takenOf(page);
    const { intake, offerMonth, milestones } = page;
    for (let at = 0; at < intake.length; at++) {
      const its = intake[at] ?? 0;
      if (its < from || (takes && !takes(at))) continue;
      const row = rows.get(its) ?? noneOf(its);
      rows.set(its, row);
      const has = (milestone: (typeof MILESTONES)[number]) => Number(((milestones[at] ?? 0) & bitOf(milestone)) > 0);
      row.applications += 1;
      row.offers += Number(offerMonth[at] !== 0);
      row.deposit += has('deposit');
      row.visaApplied += has('visaApplied');
      row.visaApproved += has('visaApproved');
      row.visaRefused += has('visaRefused');
    }
  }
  return [...rows.entries()].sort(([one], [other]) => one - other).map(([, row]) => row);
}

const noneOf = (intake: number): IntakeRow => ({
  intake: `${Math.floor(intake / 100)}-${String(intake % 100).padStart(2, '0')}`,
  ...{ applications: 0, offers: 0, deposit: 0, visaApplied: 0, visaApproved: 0, visaRefused: 0 },
});
