import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { PUT as setBilling, GET as viewBilling } from '@/app/api/v1/agency/billing/route';
import { PUT as setParty } from '@/app/api/v1/agency/commission/agreements/[id]/billing/route';
import { POST as issue, GET as viewInvoices } from '@/app/api/v1/agency/commission/claim-sheets/[id]/invoices/route';
import { POST as credit } from '@/app/api/v1/agency/commission/invoices/[id]/credit-notes/route';
import { GET as print } from '@/app/api/v1/agency/commission/invoices/[id]/pdf/route';
import { dayOf } from '@/lib/domain/days/day';
import { signed } from '@/lib/services/applications/moves/change';
import { eraseOwnRecords } from '@/lib/services/file/leaving/erase-records';
import { Agency } from '@/models/agency';
import { Application } from '@/models/application';
import { CommissionEntry } from '@/models/commission-entry';
import { ExchangeRates } from '@/models/exchange-rates';
import { Invoice } from '@/models/invoice';
import { Posting } from '@/models/posting';
import { agencyOfFive, renewed } from '../support/agency';
import { type ClaimOf, claimOf } from '../support/claims';
import { emptyDatabase } from '../support/database';
import { endOf } from '../support/killed';
import type { Person } from '../support/people';
import { ask, type Json, rows } from '../support/request';

const TODAY = dayOf(new Date(), 'UTC');
const PARTY = {
  ...{ legalName: 'Gill Overseas Private Limited', address: '14 Model Town Road\nJalandhar' },
  ...{ taxLines: [{ label: 'GSTIN', value: '03ABCDE1234F1Z5' }], ownCurrency: 'INR', yearStart: '', series: [] },
  banks: [{ currency: 'GBP', details: 'HDFC Bank 5020' }],
};

let made: Awaited<ReturnType<typeof agencyOfFive>>;
let claim: ClaimOf;
beforeEach(async () => {
  await emptyDatabase();
  made = await agencyOfFive();
  claim = await claimOf(made.who.owner, [100_001, 250_000], made.moga);
});

const seen = async (as: Person, id = claim.sheet) => ask(viewInvoices, { as, params: { id } });
const issueAs = (as: Person, body: object = {}, of = claim) =>
  ask(issue, { as, params: { id: of.sheet }, body: { day: TODAY, entryIds: of.entries, total: of.total, ...body } });
const issued = async (body: object = {}, of = claim): Promise<Json> => {
  const { status, body: answer } = await issueAs(made.who.accountant, body, of);
  expect([status, answer.fields ?? answer.message]).toEqual([
    201,
    `Invoice ${(answer.invoice as Json)?.label} issued.`,
  ]);
  return answer.invoice as Json;
};
const creditAs = (as: Person, id: unknown, lines: object[], day = TODAY) =>
  ask(credit, { as, params: { id: String(id) }, body: { day, reason: 'Withdrawn before census', lines } });
const set = (as: Person, body: object = {}) => ask(setBilling, { as, body: { ...PARTY, ...body } });

describe('an invoice of a claim', () => {
  it('says both parties, the students with their numbers, chosen tax lines and the total, and keeps its own copy of them', async () => {
    const { owner, accountant } = made.who;
    await set(owner);
    const terms = {
      address: 'Ellison Place',
      contact: 'Finance',
      terms: '30 days',
      taxes: [{ label: 'IGST', parts: 180_000 }],
    };
    const party = { name: 'Northumbria Ltd', ...terms };
    expect((await ask(setParty, { as: accountant, params: { id: claim.agreement }, body: party })).status).toBe(200);
    const [first] = claim.entries;
    const { applicationId } = await CommissionEntry.findById(first).orFail().lean();
    await Application.updateOne(
      { _id: applicationId },
      { $set: { offer: { conditional: false, studentNumber: 'N0912', made: signed(owner.viewer) } } },
    );
    const { draft } = (await seen(accountant)).body as Json;
    expect(draft).toMatchObject({ taxes: [{ label: 'IGST', parts: 180_000 }], listed: null, ownCurrency: 'INR' });
    // 3500.01 and 18 %: 630.0018.
    const invoice = await issued({ taxes: [{ label: 'IGST', parts: 180_000 }], total: 413_001 });
    await set(owner, { legalName: 'Renamed' });
    await ask(setParty, { as: owner, params: { id: claim.agreement }, body: { ...party, name: 'Other' } });
    const { invoices, draft: next } = (await seen(accountant)).body as Json;
    expect(rows(invoices)).toMatchObject([
      {
        ...{ label: invoice.label, kind: 'invoice', net: 350_001, total: 413_001, credits: null, own: null },
        agency: { legalName: 'Gill Overseas Private Limited', bank: 'HDFC Bank 5020', branch: 'Moga' },
        billed: { name: 'Northumbria Ltd', terms: '30 days' },
        taxes: [{ label: 'IGST', parts: 180_000, minor: 63_000 }],
        lines: [{ studentNumber: 'N0912', minor: 100_001 }, { minor: 250_000 }],
      },
    ]);
    expect(next).toBeNull();
    expect(await Posting.countDocuments({})).toBe(0);
  });

  it('adds no tax that wasn’t sent, and isn’t issued for amounts that are others by now', async () => {
    await ask(setParty, {
      as: made.who.owner,
      params: { id: claim.agreement },
      body: { taxes: [{ label: 'IGST', parts: 180_000 }] },
    });
    expect((await issueAs(made.who.owner, { total: 413_001 })).status).toBe(409);
    expect(await issued()).toMatchObject({ taxes: [], total: 350_001 });
  });

  it('shows the total in the agency’s currency by the newest list or a typed rate, never by a demonstration’s', async () => {
    await set(made.who.owner);
    const list = { base: 'EUR', perBase: { GBP: 0.5, INR: 50 }, day: '2026-11-20', at: new Date(), by: null };
    const source = { title: 'European Central Bank', address: '' };
    await ExchangeRates.create({ ...list, _id: 'current', source, example: true });
    const refused = await issueAs(made.who.owner, { own: { by: 'list' } });
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['own']]);
    await ExchangeRates.updateOne({}, { $set: { example: false } });
    const [one, other] = claim.entries;
    const listed = await issued({ entryIds: [one], total: 100_001, own: { by: 'list' } });
    expect(listed.own).toEqual({
      currency: 'INR',
      rate: '100',
      minor: 10_000_100,
      day: '2026-11-20',
      source: source.title,
    });
    const typed = { by: 'typed', rate: '105.25', source: 'Bank slip' };
    const second = await issued({ entryIds: [other], total: 250_000, own: typed });
    expect(second.own).toEqual({ currency: 'INR', rate: '105.25', minor: 26_312_500, day: TODAY, source: 'Bank slip' });
    expect((await issueAs(made.who.owner, { own: { ...typed, source: '' } })).status).toBe(422);
  });

  it('has a student once, until they are credited whole', async () => {
    const { accountant } = made.who;
    const [one, other] = claim.entries;
    const invoice = await issued({ entryIds: [one], total: 100_001 });
    expect((await issueAs(accountant, {})).status).toBe(409);
    await issued({ entryIds: [other], total: 250_000 });
    expect((await creditAs(accountant, invoice._id, [{ entryId: one, minor: 1 }])).status).toBe(201);
    expect((await issueAs(accountant, { entryIds: [one], total: 100_001 })).status).toBe(409);
    expect((await creditAs(accountant, invoice._id, [{ entryId: one, minor: 100_001 }])).status).toBe(409);
    expect((await creditAs(accountant, invoice._id, [{ entryId: one, minor: 100_000 }])).status).toBe(201);
    await issued({ entryIds: [one], total: 100_001 });
  });

  it('refuses a day to come, one before the last number of its series, and an entry of another claim', async () => {
    const { owner } = made.who;
    const [one, other] = claim.entries;
    for (const day of ['2099-01-01', '2026-13-01']) expect((await issueAs(owner, { day })).status).toBe(422);
    expect((await issueAs(owner, { entryIds: [String(new Types.ObjectId())] })).status).toBe(404);
    const yesterday = dayOf(new Date(Date.now() - 86_400_000), 'UTC');
    await set(owner, { yearStart: '01-01' });
    await issued({ entryIds: [one], total: 100_001 });
    if (yesterday.slice(0, 4) !== TODAY.slice(0, 4)) return;
    const refused = await issueAs(owner, { entryIds: [other], total: 250_000, day: yesterday });
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['day']]);
  });
});

describe('numbers', () => {
  it('begin with prefix and financial year, have no gap and no double of thirty at once, and credit notes count apart', async () => {
    const { owner, accountant } = made.who;
    await set(owner, {
      series: [
        { branchId: made.moga, prefix: 'mog' },
        { branchId: null, prefix: 'GO' },
      ],
      yearStart: '01-01',
    });
    const claims = await Promise.all(
      Array.from({ length: 30 }, (_, place) => claimOf(owner, [1_000 + place], made.moga, place + 2)),
    );
    const all = await Promise.all(claims.map((one) => issueAs(accountant, {}, one)));
    expect(all.map(({ status }) => status)).toEqual(claims.map(() => 201));
    const year = TODAY.slice(0, 4);
    const labels = all.map(({ body }) => String((body.invoice as Json).label)).sort();
    expect(labels).toEqual(claims.map((_, place) => `MOG/${year}/${String(place + 1).padStart(5, '0')}`));
    const first = all[0]?.body.invoice as Json;
    const [{ entryId = '' } = {}] = rows(first.lines);
    const note = await creditAs(accountant, first._id, [{ entryId, minor: 500 }]);
    expect((note.body.invoice as Json).label).toBe(`MOG/${year}/C0001`);
    expect(Math.max(...labels.map((label) => label.length))).toBeLessThanOrEqual(16);
  });

  it('have no gap after two processes that number at the same time are killed in the midst', {
    timeout: 240_000,
  }, async () => {
    const { owner } = made.who;
    const claims = await Promise.all(
      Array.from({ length: 12 }, (_, place) => claimOf(owner, [1_000 + place], made.moga, place + 2)),
    );
    const ends = await Promise.all(
      [claims.slice(0, 6), claims.slice(6)].map((half, place) =>
        endOf('issueInvoices', 2 + place, [owner.viewer, half, TODAY]),
      ),
    );
    expect(ends).toEqual(['SIGKILL', 'SIGKILL']);
    const numbers = async () =>
      (await Invoice.find({}, 'number').lean()).map(({ number }) => number).sort((a, b) => a - b);
    const before = await numbers();
    expect(before.length).toBeGreaterThan(1);
    expect(before).toEqual(before.map((_, place) => place + 1));
    const done = new Set((await Invoice.find({}, 'sheetId').lean()).map(({ sheetId }) => String(sheetId)));
    await Promise.all(claims.filter(({ sheet }) => !done.has(sheet)).map((one) => issued({}, one)));
    expect(await numbers()).toEqual(claims.map((_, place) => place + 1));
  });

  it('of one claim invoiced twice at the same moment go to one of the two', async () => {
    const both = await Promise.all([issueAs(made.who.owner), issueAs(made.who.accountant)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await Invoice.countDocuments({})).toBe(1);
  });
});

describe('a credit note', () => {
  it('follows its invoice in parts that come to the same tax, with its reason, and is itself never credited', async () => {
    const { accountant } = made.who;
    const [one, other] = claim.entries;
    const taxes = [{ label: 'VAT', parts: 130_000 }];
    const invoice = await issued({ taxes, total: 395_501 });
    const notes = [];
    for (const [entryId, minor] of [
      [one, 33_333],
      [one, 66_668],
      [other, 250_000],
    ] as const)
      notes.push((await creditAs(accountant, invoice._id, [{ entryId, minor }])).body.invoice as Json);
    expect(notes.reduce((sum, note) => sum + Number(note.total), 0)).toBe(395_501);
    expect(notes[0]).toMatchObject({
      kind: 'credit',
      credits: { label: invoice.label, reason: 'Withdrawn before census' },
    });
    expect((await creditAs(accountant, notes[0]?._id, [{ entryId: one, minor: 1 }])).status).toBe(409);
  });
});

describe('who sees invoices', () => {
  it('are owners and accountants, and managers with the right where every student is of their branches', async () => {
    const { owner, accountant, manager, neha, desk, stranger, admin } = made.who;
    const invoice = await issued();
    const mixed = await claimOf(owner, [5_000], made.jalandhar, 50);
    const other = await issued({}, mixed);
    const printed = (as: Person, id: unknown) => ask(print, { as, params: { id: String(id) } });
    for (const one of [owner, accountant]) expect((await printed(one, invoice._id)).status).toBe(200);
    for (const one of [manager, neha, desk, admin]) expect((await printed(one, invoice._id)).status).toBe(403);
    expect((await printed(stranger, invoice._id)).status).toBe(404);
    await Agency.db.collection('users').updateOne({ _id: manager.user._id }, { $set: { 'agency.commission': true } });
    const trusted = await renewed(manager);
    expect((await printed(trusted, invoice._id)).status).toBe(200);
    expect((await printed(trusted, other._id)).status).toBe(404);
    expect((await seen(trusted)).body).toMatchObject({ draft: null, invoices: [{ label: invoice.label }] });
    expect((await issueAs(trusted)).status).toBe(403);
    expect((await creditAs(stranger, invoice._id, [{ entryId: claim.entries[0], minor: 1 }])).status).toBe(404);
  });

  it('what stands on them is set by owners alone, whom they bill by accountants too', async () => {
    const { owner, accountant, manager, neha } = made.who;
    for (const one of [accountant, manager, neha]) expect((await set(one)).status).toBe(403);
    expect((await set(owner)).status).toBe(200);
    expect((await ask(viewBilling, { as: accountant })).body).toMatchObject({ maySetAgency: false, keeps: true });
    const twice = [
      { currency: 'GBP', details: 'One' },
      { currency: 'GBP', details: 'Two' },
    ];
    for (const wrong of [{ banks: twice }, { series: [{ branchId: null, prefix: 'LONG' }] }, { yearStart: '13-01' }])
      expect((await set(owner, wrong)).status).toBe(422);
    expect((await set(owner, { series: [{ branchId: String(new Types.ObjectId()), prefix: 'X' }] })).status).toBe(404);
  });
});

it('an invoice outlives the student’s account with name and number, and nobody changes it', async () => {
  const invoice = await issued();
  const entry = await CommissionEntry.findById(claim.entries[0]).orFail().lean();
  const { userId } = await Application.findById(entry.applicationId).orFail().lean();
  await eraseOwnRecords([userId], [entry.applicationId]);
  const stored = await Invoice.findById(invoice._id).orFail().lean();
  expect(stored.lines.map(({ name }) => name)).toEqual(rows(invoice.lines).map(({ name }) => name));
  await expect(Invoice.updateOne({ _id: stored._id }, { $set: { total: 1 } })).rejects.toThrow(/never changed/);
  await expect(Invoice.deleteOne({ _id: stored._id })).rejects.toThrow(/never changed/);
});
