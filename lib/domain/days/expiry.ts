import type { DocumentField } from '../documents';
import type { TestScores } from '../test-scores';
import { addMonths, daysBetween } from './day';

/** English test reports are taken for 24 months from the day of the test. */
export const REPORT_MONTHS = 24;
/** Scores of GRE and GMAT are reported for five years. */
export const GRADUATE_REPORT_MONTHS = 60;
/** From so many days before it ends, a passport or a report is warned of. */
export const WARN_DAYS = 180;

/** A paper that ends on a day; 'YYYY-MM-DD', the last day it holds. */
export interface Expiry {
  what: 'Passport' | 'IELTS report' | 'PTE report' | 'TOEFL report' | 'DET report';
  /** The kind of document that it is the day of. */
  kind: (typeof ENDING_KINDS)[number];
  on: string;
}

const REPORTS = [
  ['IELTS report', 'ielts_test_date'],
  ['PTE report', 'pte_test_date'],
  ['TOEFL report', 'toefl_test_date'],
  ['DET report', 'det_test_date'],
] as const;

/** The kinds of documents that a profile may know an end of. */
export const ENDING_KINDS = ['passport', 'english_certificate'] as const satisfies readonly DocumentField[];

/** What a profile knows to end, the earliest first. `expiryDate` is the passport's. */
export function expiriesOf({
  expiryDate,
  tests,
}: {
  expiryDate?: string | null;
  tests: Partial<TestScores>;
}): Expiry[] {
  const found: Expiry[] = expiryDate ? [{ what: 'Passport', kind: 'passport', on: expiryDate }] : [];
  for (const [what, field] of REPORTS) {
    const taken = tests[field];
    if (taken) found.push({ what, kind: 'english_certificate', on: addMonths(taken, REPORT_MONTHS) });
  }
  return found.sort((one, other) => one.on.localeCompare(other.on));
}

/** Of each kind of paper the one that ends last: a newer English report stands in for an older one. The earliest first. */
export function standingExpiries(profile: Parameters<typeof expiriesOf>[0]): Expiry[] {
  const last = new Map(expiriesOf(profile).map((expiry) => [expiry.kind, expiry]));
  return [...last.values()];
}

/** The fields of a profile that a paper's end is counted from, and how many months later it is. */
export const EXPIRY_SOURCES: readonly { field: string; months: number }[] = [
  { field: 'personal.expiry_date', months: 0 },
  ...REPORTS.map(([, field]) => ({ field: `tests.${field}`, months: REPORT_MONTHS })),
];

/** Whether a day that something ends on is past, near, or neither, seen from `today`; both 'YYYY-MM-DD'. */
export function expiryState(on: string, today: string): 'expired' | 'soon' | 'valid' {
  if (on < today) return 'expired';
  return daysBetween(today, on) <= WARN_DAYS ? 'soon' : 'valid';
}
