import { z } from 'zod';
import { PROSPECT_SOURCE_KINDS } from '@/lib/domain/agency/prospects';
import { id, named } from '../fields';
import { calls } from '../operation';
import { exportFormat } from '../table-export';
import { month } from './reports';

/** What owners and managers of an agency read about its work: an owner's is the whole agency's, a manager's that of their branches. */

const { forAgents } = calls('Agencies');

/** Leads that came in within the last seven days, and within the seven before. */
const came = z.object({ week: z.number(), before: z.number() });

const agencyReport = z
  .object({
    /** Today where the caller lives, YYYY-MM-DD. */
    today: z.string(),
    /** ISO 8601: changes up to then are counted. */
    countedOn: z.string(),
    /** Open leads that nothing was done about within 24 hours. */
    untouched: z.number(),
    /** Where leads came from; sources without any are left out. */
    sources: z.array(came.extend({ source: z.enum(PROSPECT_SOURCE_KINDS) })),
    /** By branch, null for none, those that stay untouched with them. */
    branches: z.array(came.extend({ branch: named.nullable(), untouched: z.number() })),
    people: z.array(
      z.object({
        /** Null for what no one has. */
        _id: id.nullable(),
        name: z.string(),
        /** Next steps of leads and students whose day is over, by who has to do them, and the oldest of these days. */
        overdue: z.number(),
        since: z.string().nullable(),
        /** Leads that are worked on. */
        leads: z.number(),
        /** Applications by whose move it is, by the rule of every page. */
        waits: z.object({
          applicant: z.number(),
          staff: z.number(),
          university: z.number(),
          'visa office': z.number(),
        }),
      }),
    ),
    /** Of intakes that aren't longer than three months ago: how many applications ever came so far. */
    intakes: z.array(
      z.object({
        /** YYYY-MM */
        intake: z.string(),
        applications: z.number(),
        offers: z.number(),
        /** A proof of payment is there, or a visa was applied for. */
        deposit: z.number(),
        visaApplied: z.number(),
        visaApproved: z.number(),
        visaRefused: z.number(),
      }),
    ),
  })
  .meta({ id: 'AgencyReport' });
/** An agency's figures for a span of months. */
export type AgencyReport = z.infer<typeof agencyReport>;

export const readAgencyReport = forAgents('GET /agency/report', {
  scope: 'reports:read',
  summary:
    'Weekly report of the caller’s agency for owners and managers: leads by source and branch, leads not contacted, overdue follow-ups, who applications are waiting for, and results by intake',
  result: agencyReport,
  errors: ['forbidden'],
});

export const exportAgencyMonth = forAgents('GET /agency/report/export', {
  summary: 'Every lead and student with activity in a month, as a file. For owners and managers who may export',
  limit: 'whole-list',
  query: z.object({ month, format: exportFormat }),
  result: 'stream',
  errors: ['forbidden'],
});
