import type { Types } from 'mongoose';
import { GET as listEntries } from '@/app/api/v1/agency/commission/entries/route';
import { POST as addAgreement } from '@/app/api/v1/commission/agreements/route';
import type { ApplicationStatus } from '@/lib/domain/applications/application-status';
import type { RateRule } from '@/lib/domain/commission/rules';
import { Application } from '@/models/application';
import type { Person } from './people';
import { ask, type Json, rows } from './request';

/** A rule as an agreement says it: 10 % of the first year's fee after scholarship, paid after census. */
export const RULE: Omit<RateRule<never>, '_id'> = {
  levels: [],
  course: '',
  kind: 'percent',
  tiers: [{ from: 1, rate: 100_000 }],
  tierMode: null,
  tierDrop: null,
  countBy: null,
  base: 'first-year-fee',
  scholarship: 'after',
  terms: 1,
  payEvent: 'census',
  minPaid: null,
  cap: null,
  clawback: 'pro-rata',
  clawbackDays: null,
  claimDays: 60,
  keyDate: 'application',
  source: 'Agreement, page 3',
};

/** What is entered as an agreement with the university of an application. */
export async function agreementBody(of: Types.ObjectId | string, rule: object = {}, more: object = {}) {
  const { country, university } = await Application.findById(of).orFail().lean();
  return {
    ...{ country, university, currency: 'GBP', from: '2020-01-01', to: null, mayNet: true, claims: 'together' },
    ...{ rules: [{ ...RULE, ...rule }], source: 'Agreement 2026', note: '' },
    ...more,
  };
}

/** An agreement that its owner entered, for the university of one of the agency's applications. */
export async function agreed(
  owner: Person,
  of: Types.ObjectId | string,
  rule: object = {},
  more: object = {},
): Promise<Json> {
  const { status, body } = await ask(addAgreement, { as: owner, body: await agreementBody(of, rule, more) });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.agreement as Json;
}

/** Brings an application to a status by its own history, with the student's yes. */
export async function brought(userId: string, ...statuses: ApplicationStatus[]): Promise<string> {
  const history = statuses.map((status, place) => ({
    ...{
      status,
      by: null,
      byRole: 'system' as const,
      byName: '',
      reason: '',
      at: new Date(Date.UTC(2026, 9, 1 + place)),
    },
  }));
  const consent = { by: userId, byRole: 'student', byName: 'x', at: new Date(), to: [], what: [], agentId: null };
  const application = await Application.findOneAndUpdate(
    { userId },
    { $set: { status: statuses.at(-1), history, consent } },
    { returnDocument: 'after' },
  )
    .orFail()
    .lean();
  return String(application._id);
}

/** The entries that a person sees. */
export async function entriesFor(as: Person, query: Record<string, string> = {}): Promise<Json[]> {
  const { status, body } = await ask(listEntries, { as, query });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return rows(body.entries);
}
