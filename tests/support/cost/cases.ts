import type { CourseDraft } from '@/lib/domain/courses/course';

/** What a case asks of the cost call, and what must come back. Amounts are in major units. */
export interface CostCase {
  name: string;
  course: Partial<CourseDraft>;
  ask: { on: string; year?: number; month?: string; family?: number };
  /** By key of a line until the course is finished: its amount, and how certain it is. */
  lines?: Record<string, [amount: number | null, certainty: string]>;
  /** The same for what must be in the bank. */
  bank?: Record<string, [amount: number | null, certainty: string]>;
  /** The sums: currency and amount, and whether something is missing from it. */
  sum?: [currency: string, amount: number, atLeast: boolean];
  bankSum?: [currency: string, amount: number, atLeast: boolean];
  /** Of the living cost in the bank: the larger amount where it can't be told which of two is due. */
  most?: number | null;
  /** By key of a row: months, null where it isn't known; `applyOn` is the day whose rule it is. */
  work?: Record<string, [months: number | null, certainty: string]>;
  /** By key of a row of work or a rule of the bank: how its text begins; null where there is no such row. */
  says?: Record<string, string | null>;
  applyOn?: string;
  window?: { applyBy: string; from: string; endsFrom: string | null } | null;
}

export const KNOWN = 'known';
export const LIKELY = 'likely';
export const OLD = 'last known';
export const NONE = 'not known';
