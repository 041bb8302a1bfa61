import { Types } from 'mongoose';
import { beforeAll, describe, expect, it } from 'vitest';
import { CommissionEntry } from '@/models/commission-entry';
import { Invoice } from '@/models/invoice';
import { User } from '@/models/user';
import { agencyOfFive, renewed } from '../support/agency';
import { type Records, recordsOf, TERMS } from '../support/agency-records';
import { emptyDatabase } from '../support/database';
import { allEndpoints } from '../support/endpoints';
import { file, formOf } from '../support/files';
import type { Person } from '../support/people';
import { ask } from '../support/request';
import { DATED } from '../support/strangers';

/**
 * The access sheet of an agency's money, by hand from decision 209: who of the agency reads, keeps the books, decides. A counsellor and a
 * front desk have none, also with the right that is for managers. All here may export, so that a file is refused for commission alone.
 */
const WHO = ['owner', 'accountant', 'trusted', 'elsewhere', 'manager', 'counsellor', 'desk'] as const;
type Who = (typeof WHO)[number];
const READ: readonly Who[] = ['owner', 'accountant', 'trusted'];
/** Lists, which are of what one's branches have. */
const LIST: readonly Who[] = [...READ, 'elsewhere'];
const KEEP: readonly Who[] = ['owner', 'accountant'];
const DECIDE: readonly Who[] = ['owner'];

type Request = (of: Records) => { params?: Record<string, string>; body?: object; query?: object; form?: FormData };
const none: Request = () => ({});
const claim: Request = ({ claimSheet }) => ({ params: { id: claimSheet } });
const month: Request = () => ({ query: { month: '2026-10' } });
const list = () =>
  formOf({ on: DATED.on, list_file: file(new TextEncoder().encode('Student Name,Commission\nAsha,1'), 'x.csv') });
const invoiced = { day: DATED.on, entryIds: ['f'.repeat(24)], total: 10 };
const paid = { lines: [{ entryId: 'f'.repeat(24), minor: 10 }], slip: { currency: 'GBP', minor: 10 }, ...DATED };

const SHEET: Readonly<Record<string, readonly [readonly Who[], Request]>> = {
  'GET /agency/commission/entries': [LIST, none],
  'GET /agency/commission/entries/export': [LIST, none],
  'GET /agency/commission/entries/{id}': [READ, ({ entry }) => ({ params: { id: entry } })],
  'POST /agency/commission/entries/{id}/changes': [
    KEEP,
    ({ entry }) => ({ params: { id: entry }, body: { change: { kind: 'lapsed', ...DATED } } }),
  ],
  'POST /agency/commission/payments': [KEEP, () => ({ body: { ...paid, key: 'key-of-the-sheet' } })],
  'GET /agency/commission/partners': [LIST, none],
  'POST /agency/commission/partners': [
    DECIDE,
    () => ({ body: { name: 'Sub', parts: 1, from: '2026-01-01', to: null, source: 'Letter' } }),
  ],
  'PUT /agency/commission/applications/{id}/parties': [
    DECIDE,
    () => ({ params: { id: 'f'.repeat(24) }, body: { partnerId: null, shares: [] } }),
  ],
  'GET /agency/commission/claim-sheets': [LIST, none],
  'POST /agency/commission/claim-sheets': [KEEP, ({ entry }) => ({ body: { on: DATED.on, entryIds: [entry] } })],
  'GET /agency/commission/claim-sheets/{id}': [READ, claim],
  'GET /agency/commission/claim-sheets/{id}/export': [KEEP, claim],
  'POST /agency/commission/claim-sheets/{id}/list': [KEEP, (of) => ({ ...claim(of), form: list() })],
  'PUT /agency/commission/claim-sheets/{id}/list/{row}': [
    KEEP,
    ({ claimSheet }) => ({ params: { id: claimSheet, row: '9' }, body: { note: 'Settled' } }),
  ],
  'POST /agency/commission/claim-sheets/{id}/answers': [
    KEEP,
    (of) => ({ ...claim(of), body: { on: DATED.on, lines: [{ entryId: of.entry, minor: 10, note: 'Letter' }] } }),
  ],
  'GET /agency/commission/claim-sheets/{id}/invoices': [READ, claim],
  'POST /agency/commission/claim-sheets/{id}/invoices': [KEEP, (of) => ({ ...claim(of), body: invoiced })],
  'POST /agency/commission/invoices/{id}/credit-notes': [
    KEEP,
    ({ invoice, entry }) => ({
      ...{ params: { id: invoice } },
      body: { day: DATED.on, reason: 'Withdrawn', lines: [{ entryId: entry, minor: 1 }] },
    }),
  ],
  'GET /agency/commission/invoices/{id}/pdf': [READ, ({ invoice }) => ({ params: { id: invoice } })],
  'GET /agency/billing': [LIST, none],
  'PUT /agency/billing': [DECIDE, () => ({ body: { address: 'Moga' } })],
  'PUT /agency/commission/agreements/{id}/billing': [
    KEEP,
    ({ agreement }) => ({ params: { id: agreement }, body: { name: 'Finance' } }),
  ],
  'GET /commission/agreements': [LIST, none],
  'POST /commission/agreements': [KEEP, () => ({ body: { ...TERMS, country: 'Canada', university: 'York' } })],
  'POST /commission/agreements/{id}/versions': [
    KEEP,
    ({ agreement }) => ({ params: { id: agreement }, body: { ...TERMS, after: 1 } }),
  ],
  'POST /commission/agreements/{id}/approval': [
    DECIDE,
    ({ agreement }) => ({ params: { id: agreement }, body: { version: 9 } }),
  ],
  'GET /agency/commission/month': [KEEP, month],
  'GET /agency/commission/postings/export': [KEEP, month],
};

describe('the access sheet of commission', () => {
  let people: Record<Who, Person>;
  let records: Records;
  let endpoints: Awaited<ReturnType<typeof allEndpoints>>;
  beforeAll(async () => {
    await emptyDatabase();
    const { who, moga, jalandhar, courseId, member } = await agencyOfFive();
    const { owner, accountant, manager, neha, desk } = who;
    const trusted = await member('Trusted Manager', 'manager', [moga]);
    const elsewhere = await member('Other Manager', 'manager', [jalandhar]);
    const all = { owner, accountant, manager, desk, trusted, elsewhere, counsellor: neha };
    const ids = (of: Person[]) => ({ _id: { $in: of.map(({ user }) => user._id) } });
    await User.updateMany(ids(Object.values(all).filter((one) => one !== owner)), { 'agency.exports': true });
    await User.updateMany(ids([trusted, elsewhere, neha, desk]), { 'agency.commission': true });
    const known = await Promise.all(
      Object.entries(all).map(async ([name, one]) => [name, await renewed(one)] as const),
    );
    people = Object.fromEntries(known) as typeof people;
    records = await recordsOf(owner, courseId);
    // They are of Moga.
    await CommissionEntry.updateOne({ _id: records.entry }, { branchId: new Types.ObjectId(moga) });
    await Invoice.collection.updateOne(
      { _id: new Types.ObjectId(records.invoice) },
      { $set: { branchIds: [new Types.ObjectId(moga)] } },
    );
    endpoints = await allEndpoints();
  });

  it('has a row for each call', () => {
    const calls = [...endpoints.keys()].filter((call) => /\/(agency\/)?(commission|billing)(\/|$)/.test(call));
    expect(Object.keys(SHEET).sort()).toEqual(calls.filter((call) => !call.includes('platform')).sort());
  });

  it.each(Object.entries(SHEET))('%s', async (call, [allowed, request]) => {
    const endpoint = endpoints.get(call);
    if (!endpoint) throw new Error(`There is no ${call}.`);
    const found: Partial<Record<Who, boolean>> = {};
    for (const one of [...WHO].reverse()) {
      const { status, body } = await ask(endpoint, { as: people[one], ...request(records) } as never);
      // Not refused for what was sent, or the sheet would say nothing.
      expect([call, one, status === 422 ? body : null]).toEqual([call, one, null]);
      const isOut = one === 'elsewhere' && status === 404;
      found[one] = status !== 401 && status !== 403 && !isOut;
    }
    const wanted = Object.fromEntries(WHO.map((one) => [one, allowed.includes(one)]));
    expect(found).toEqual(wanted);
  });
});
