import { z } from 'zod';
import { MONTH_FIGURES } from '@/lib/domain/commission/month';
import { ACCOUNTS } from '@/lib/domain/ledger/accounts';
import { id } from '../fields';
import { calls } from '../operation';
import { month } from '../reports/reports';
import { exportFormat } from '../table-export';
import { entrySum } from './entries';

const { forAgents } = calls('Commission');

const balance = z.object({ account: z.enum(ACCOUNTS), currency: z.string(), minor: z.number() });
const owed = z.object({ name: z.string(), currency: z.string(), minor: z.number() });

const monthEnd = z
  .object({
    month: z.string(),
    today: z.string(),
    /**
     * What was expected or claimable at the month's end, and what was claimed, came by bank, was paid out and stayed in it: by currency,
     * and in the agency's own one, null where it has none or a rate is missing.
     */
    figures: z.array(
      z.object({
        figure: z.enum(MONTH_FIGURES),
        of: z.array(z.object({ currency: z.string(), minor: z.number() })),
        own: z.number().nullable(),
      }),
    ),
    /** How many entries were expected then whose amount isn't known. */
    unknown: z.number(),
    /** The agency's own currency, '' for none, and by which rates amounts are shown in it; null for no list of rates. */
    own: z.object({
      currency: z.string(),
      rates: z
        .object({
          day: z.string(),
          source: z.string(),
          of: z.array(z.object({ currency: z.string(), rate: z.number() })),
        })
        .nullable(),
      /** What banks gave more, or less, than these rates for what they changed into it in the month; null where they changed nothing. */
      byBank: z.number().nullable(),
    }),
    /** Entries by state, as they stand now. */
    sums: z.array(entrySum),
    /** Students past the pay event against the next step of their rate. */
    tiers: z.array(
      z.object({
        university: z.string(),
        intake: z.string(),
        students: z.number(),
        rate: z.string(),
        /** How many students are missing to the next rate, or with a currency how much in fees; null at the highest. */
        next: z.object({ missing: z.number(), currency: z.string(), rate: z.string() }).nullable(),
      }),
    ),
    /** Claimable, and the last day to claim is over; claimed or agreed and unpaid for 90 days. */
    overdue: z.array(
      z.object({
        _id: id,
        name: z.string(),
        university: z.string(),
        why: z.string(),
        since: z.string(),
        currency: z.string(),
        minor: z.number(),
      }),
    ),
    subAgents: z.array(owed),
    institutions: z.array(owed),
    /** Owed to branches that are firms of their own. */
    firms: z.array(owed),
    /** What sub-agents and such branches were paid in the month. */
    paidOut: z.array(owed),
    /** What was earned in the month, by branch; '' for none. */
    branches: z.array(owed),
    /** Agreements that end within 90 days. */
    ending: z.array(z.object({ _id: id, university: z.string(), to: z.string() })),
    /** Licences of the agency and its people that ended, or end within 90 days. */
    licences: z.array(z.object({ _id: id, name: z.string(), what: z.string(), to: z.string(), ended: z.boolean() })),
    /** What was posted in the month, and what stands at its end, by account. */
    posted: z.array(balance),
    balances: z.array(balance),
  })
  .meta({ id: 'CommissionMonth' });
/** What an accountant needs of a month: postings by account and currency. */
export type MonthEnd = z.infer<typeof monthEnd>;

export const readMonthEnd = forAgents('GET /agency/commission/month', {
  summary:
    'Month-end report of the caller’s agency, for owners and accountants: rate tiers, overdue amounts, payables, expiring agreements, and balances',
  query: z.object({ month: month.optional() }),
  result: monthEnd,
  errors: ['forbidden'],
});

export const exportPostings = forAgents('GET /agency/commission/postings/export', {
  summary: 'The account entries of a month as a file, one row for each account. Owners and accountants only',
  limit: 'whole-list',
  query: z.object({ month, format: exportFormat }),
  result: 'stream',
  errors: ['forbidden'],
});
