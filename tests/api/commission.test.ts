import { beforeEach, describe, expect, it } from 'vitest';
import { PUT as setParties } from '@/app/api/v1/agency/commission/applications/[id]/parties/route';
import { POST as answer } from '@/app/api/v1/agency/commission/claim-sheets/[id]/answers/route';
import { GET as exportSheet } from '@/app/api/v1/agency/commission/claim-sheets/[id]/export/route';
import { PUT as settle } from '@/app/api/v1/agency/commission/claim-sheets/[id]/list/[row]/route';
import { POST as readList } from '@/app/api/v1/agency/commission/claim-sheets/[id]/list/route';
import { GET as viewSheet } from '@/app/api/v1/agency/commission/claim-sheets/[id]/route';
import { POST as claim, GET as listSheets } from '@/app/api/v1/agency/commission/claim-sheets/route';
import { POST as change } from '@/app/api/v1/agency/commission/entries/[id]/changes/route';
import { GET as viewEntry } from '@/app/api/v1/agency/commission/entries/[id]/route';
import { GET as exportEntries } from '@/app/api/v1/agency/commission/entries/export/route';
import { GET as listEntries } from '@/app/api/v1/agency/commission/entries/route';
import { GET as month } from '@/app/api/v1/agency/commission/month/route';
import { POST as addPartner, GET as listPartners } from '@/app/api/v1/agency/commission/partners/route';
import { POST as pay } from '@/app/api/v1/agency/commission/payments/route';
import { GET as exportPostings } from '@/app/api/v1/agency/commission/postings/export/route';
import { PATCH as changeMember } from '@/app/api/v1/agency/members/[id]/route';
import { GET as work } from '@/app/api/v1/agency/work/route';
import { POST as approve } from '@/app/api/v1/commission/agreements/[id]/approval/route';
import { POST as follow } from '@/app/api/v1/commission/agreements/[id]/versions/route';
import { POST as addAgreement, GET as listAgreements } from '@/app/api/v1/commission/agreements/route';
import { GET as siteStatus } from '@/app/api/v1/site-status/route';
import { problemOf } from '@/lib/domain/ledger/posting';
import { partiesChoice, subAgentOf } from '@/lib/services/desk/commission/parties';
import { payableEntries } from '@/lib/services/desk/commission/payments';
import { balances } from '@/lib/services/records/ledger/postings';
import { Application } from '@/models/application';
import { CommissionAgreement } from '@/models/commission-agreement';
import { CommissionEntry } from '@/models/commission-entry';
import { Posting } from '@/models/posting';
import { Profile } from '@/models/profile';
import { User } from '@/models/user';
import { agencyOfFive, renewed } from '../support/agency';
import { agreed, agreementBody, brought, entriesFor, RULE } from '../support/commission';
import { emptyDatabase } from '../support/database';
import { type Person, person } from '../support/people';
import { ask, type Json, rows, send } from '../support/request';

const ON = '2026-11-20';
const NOTE = 'Their letter of 20 November';

let made: Awaited<ReturnType<typeof agencyOfFive>>;
let application: string;
beforeEach(async () => {
  await emptyDatabase();
  made = await agencyOfFive();
  application = await brought(made.students.ofNeha.userId, 'Submitted', 'Offer Received', 'Accepted');
});

const changeAs = (as: Person, id: unknown, given: object) =>
  ask(change, { as, params: { id: String(id) }, body: { change: { on: ON, note: NOTE, ...given } } });
async function did(as: Person, id: unknown, given: object): Promise<Json> {
  const { status, body } = await changeAs(as, id, given);
  expect([status, body.message]).toEqual([200, 'Saved.']);
  return body.entry as Json;
}
const sums = async (agencyId = made.who.owner.user._id) =>
  Object.fromEntries((await balances({ agencyId })).map((one) => [`${one.currency} ${one.account}`, one.minor]));

/** The one entry of Neha's student, with its fee. */
async function claimable(fee = 1_600_000): Promise<string> {
  const entries = await entriesFor(made.who.owner);
  const id = String(entries.find((one) => String(one.applicationId) === application)?._id);
  await did(made.who.owner, id, { kind: 'fees', fee, scholarship: null });
  await did(made.who.owner, id, { kind: 'claimable' });
  return id;
}

async function claimed(...ids: string[]): Promise<string> {
  const { status, body } = await ask(claim, { as: made.who.owner, body: { entryIds: ids, on: ON } });
  expect(status).toBe(201);
  return String(rows(body.sheets)[0]?._id);
}

const paid = (as: Person, lines: object[], slip: object, key = 'key-of-a-slip') =>
  ask(pay, { as, body: { key, lines, slip: { currency: 'GBP', charges: 0, ...slip }, on: ON, note: NOTE } });

describe('an entry that the ledger refuses', () => {
  it('answers later calls all the same, is told on Status, and is posted once what was in the way is gone', async () => {
    const { owner, admin } = made.who;
    await agreed(owner, application);
    const [entry] = await entriesFor(owner);
    await did(owner, entry?._id, { kind: 'fees', fee: 1_600_000, scholarship: null });
    const key = `claimable:${entry?._id}:2`;
    await Posting.collection.insertOne({ key, agencyId: owner.user._id, legs: [] });
    await did(owner, entry?._id, { kind: 'claimable' });
    expect(await entriesFor(owner)).toHaveLength(1);
    await CommissionEntry.collection.updateOne({ unposted: true }, { $set: { updatedOn: new Date(0) } });
    const jobs = rows((await ask(siteStatus, { as: admin })).body.checks).find(({ id }) => String(id) === 'jobs');
    expect(jobs?.text).toContain(`1 × commission entry. The oldest has been waiting since 1 January 1970, 00:00 UTC`);
    await Posting.collection.deleteOne({ key });
    await entriesFor(owner);
    expect(await sums()).toEqual({ 'GBP receivable:institution': 160_000, 'GBP income': -160_000 });
    expect(await CommissionEntry.countDocuments({ unposted: true })).toBe(0);
  });
});

describe('an agreement', () => {
  it('says everything itself: nothing is filled in', async () => {
    const { owner } = made.who;
    for (const field of Object.keys(RULE).filter((name) => !['course'].includes(name))) {
      const { [field as keyof typeof RULE]: _left, ...rest } = RULE;
      const body = { ...(await agreementBody(application)), rules: [rest] };
      expect([field, (await ask(addAgreement, { as: owner, body })).status]).toEqual([field, 422]);
    }
    const tiers = [
      { from: 1, rate: 100_000 },
      { from: 5, rate: 125_000 },
    ];
    const { status, body } = await ask(addAgreement, { as: owner, body: await agreementBody(application, { tiers }) });
    expect(status).toBe(422);
    expect(body.fields).toMatchObject({
      'rules.0.tierMode': expect.any(String),
      'rules.0.tierDrop': expect.any(String),
    });
    expect(await CommissionAgreement.countDocuments({})).toBe(0);
  });

  it('is never edited, only followed, and those before stay', async () => {
    const { owner } = made.who;
    const agreement = await agreed(owner, application);
    const params = { id: String(agreement._id) };
    const { country, university, ...terms } = await agreementBody(application, { tiers: [{ from: 1, rate: 120_000 }] });
    void [country, university];
    const next = await ask(follow, { as: owner, params, body: { ...terms, from: '2027-01-01', after: 1 } });
    expect(next.status).toBe(201);
    expect(rows(next.body.agreement?.versions).map(({ version }) => version)).toEqual([2, 1]);
    expect((await ask(follow, { as: owner, params, body: { ...terms, after: 1 } })).status).toBe(409);
    expect((await ask(follow, { as: owner, params, body: { ...terms, currency: 'EUR', after: 2 } })).status).toBe(422);
    const stored = await CommissionAgreement.find({}).sort({ version: 1 }).lean();
    expect(stored.map(({ rules }) => rules[0]?.tiers)).toEqual([RULE.tiers, [{ from: 1, rate: 120_000 }]]);
  });

  it('that an accountant enters is a draft: it counts once an owner approves it', async () => {
    const { owner, accountant } = made.who;
    const { status, body } = await ask(addAgreement, { as: accountant, body: await agreementBody(application) });
    expect(status).toBe(201);
    const params = { id: String(body.agreement?._id) };
    expect(await entriesFor(owner)).toEqual([]);
    expect((await ask(approve, { as: accountant, params, body: { version: 1 } })).status).toBe(403);
    expect((await ask(approve, { as: owner, params, body: { version: 1 } })).status).toBe(200);
    expect((await ask(approve, { as: owner, params, body: { version: 1 } })).status).toBe(409);
    expect(await entriesFor(accountant)).toHaveLength(1);
  });

  it('that the platform holds is its admins’; the agency reads its own', async () => {
    const { owner, stranger, admin } = made.who;
    const held = { main: 150_000, mainCap: null };
    const body = { ...(await agreementBody(application, held)), agencyId: owner.userId };
    const refused = async (rule: object) =>
      (await ask(addAgreement, { as: admin, body: { ...body, rules: [{ ...RULE, ...rule }] } })).body.fields;
    expect(await refused({})).toMatchObject({ 'rules.0.main': expect.any(String) });
    // The agency's part is never above what the platform gets, and agreed before an application is sent.
    expect(await refused({ ...held, main: 99_999 })).toMatchObject({ 'rules.0.tiers': expect.any(String) });
    expect(await refused({ main: 150_000 })).toMatchObject({ 'rules.0.mainCap': expect.any(String) });
    const mainCap = { minor: 60_000, per: 'term' };
    for (const cap of [null, { minor: 60_001, per: 'term' }, { minor: 60_000, per: 'student' }])
      expect(await refused({ ...held, mainCap, cap })).toMatchObject({ 'rules.0.cap': expect.any(String) });
    expect(await refused({ ...held, keyDate: 'enrolment' })).toMatchObject({ 'rules.0.keyDate': expect.any(String) });
    const own = await ask(addAgreement, { as: owner, body: await agreementBody(application, held) });
    expect(own.body.fields).toMatchObject({
      'rules.0.main': expect.any(String),
      'rules.0.mainCap': expect.any(String),
    });
    const entered = await ask(addAgreement, { as: admin, body });
    expect(entered.status).toBe(201);
    const params = { id: String(entered.body.agreement?._id) };
    const { country: _c, university: _u, agencyId: _a, ...terms } = body;
    expect((await ask(follow, { as: owner, params, body: { ...terms, after: 1 } })).status).toBe(403);
    expect((await ask(follow, { as: stranger, params, body: { ...terms, after: 1 } })).status).toBe(404);
    // What was sent by the version before keeps its part: it was sent on 1 October.
    const next = (from: string) => ask(follow, { as: admin, params, body: { ...terms, from, after: 1 } });
    expect((await next('2026-10-01')).body.fields).toMatchObject({ from: expect.any(String) });
    expect((await next('2026-10-02')).status).toBe(201);
    expect(rows((await ask(listAgreements, { as: owner })).body.agreements)).toMatchObject([
      { holder: 'platform', canChange: false },
    ]);
    // What the platform gets is its admins' to read.
    expect(JSON.stringify((await ask(listAgreements, { as: owner })).body)).not.toMatch(/"main(Cap)?"/);
    expect(JSON.stringify((await ask(listAgreements, { as: admin })).body)).toContain('"main":150000,"mainCap":null');
    expect(rows((await ask(listAgreements, { as: stranger })).body.agreements)).toEqual([]);
    // What agencies have by themselves is not the platform's to read.
    await agreed(stranger, application);
    expect(rows((await ask(listAgreements, { as: admin })).body.agreements)).toHaveLength(1);
  });
});

describe('an entry', () => {
  it('is made of an accepted offer, once, and is a forecast that nothing posts', async () => {
    const { owner } = made.who;
    await agreed(owner, application);
    const [one, ...more] = await entriesFor(owner);
    expect(more).toEqual([]);
    expect(one).toMatchObject({ state: 'expected', amount: null, application: 'Accepted', currency: 'GBP' });
    await Promise.all([entriesFor(owner), entriesFor(owner), entriesFor(owner)]);
    expect(await CommissionEntry.countDocuments({})).toBe(1);
    await did(owner, one?._id, { kind: 'fees', fee: 1_800_000, scholarship: 360_000 });
    expect(await entriesFor(owner)).toMatchObject([{ amount: 144_000 }]);
    expect(await Posting.countDocuments({})).toBe(0);
  });

  it('goes from claimable to received in parts; what is received is a sum of postings', async () => {
    const { owner } = made.who;
    await agreed(owner, application);
    const id = await claimable();
    expect(await entriesFor(owner)).toMatchObject([{ state: 'claimable', amount: 160_000, claimBy: '2027-01-19' }]);
    const sheet = await claimed(id);
    expect((await ask(claim, { as: owner, body: { entryIds: [id], on: ON } })).status).toBe(409);
    const lines = [{ entryId: id, minor: 150_000, note: NOTE }];
    const answered = await ask(answer, { as: owner, params: { id: sheet }, body: { on: ON, lines } });
    expect(answered.body.sheet).toMatchObject({ claimed: 150_000, agreed: 150_000, settled: 0 });
    expect((await paid(owner, [{ entryId: id, minor: 200_000 }], { minor: 200_000 })).status).toBe(409);
    expect((await paid(owner, [{ entryId: id, minor: 100_000 }], { minor: 99_000 })).status).toBe(409);
    const part = () => paid(owner, [{ entryId: id, minor: 100_000 }], { minor: 99_000, charges: 1_000 });
    expect((await part()).status).toBe(200);
    // The same slip again changes nothing.
    expect((await part()).status).toBe(200);
    expect(await entriesFor(owner)).toMatchObject([{ state: 'part received', settled: 100_000 }]);
    await paid(owner, [{ entryId: id, minor: 50_000 }], { currency: 'INR', minor: 5_000_000 }, 'another-slip');
    expect(await entriesFor(owner)).toMatchObject([{ state: 'received', settled: 150_000 }]);
    expect(await sums()).toEqual({
      'GBP bank': 99_000,
      'GBP bank charges': 1_000,
      'GBP income': -150_000,
      'GBP exchange': 50_000,
      'INR bank': 5_000_000,
      'INR exchange': -5_000_000,
    });
    await did(owner, id, { kind: 'clawed back', minor: 60_000 });
    expect(await sums()).toMatchObject({ 'GBP income': -90_000, 'GBP payable:institution': -60_000 });
    for (const { legs, rule } of await Posting.find({}).lean()) {
      expect(problemOf(legs)).toBeNull();
      expect(rule?.version).toBe(1);
    }
  });

  it('is a task for who keeps the books while its last day to claim is near', async () => {
    const { owner, neha } = made.who;
    await agreed(owner, application, { claimDays: 1 });
    const [entry] = await entriesFor(owner);
    await did(owner, entry?._id, { kind: 'fees', fee: 1_600_000, scholarship: null });
    await did(owner, entry?._id, { kind: 'claimable' });
    const claims = async (as: Person) =>
      rows((await ask(work, { as })).body.groups).find(({ group }) => String(group) === 'claims');
    expect(await claims(owner)).toMatchObject({ total: 1, rows: [{ kind: 'commission', dueOn: '2026-11-21' }] });
    expect(await claims(neha)).toMatchObject({ total: 0 });
    await claimed(String(entry?._id));
    expect(await claims(owner)).toMatchObject({ total: 0 });
  });

  it('that was written down by mistake is taken back by an owner, never edited', async () => {
    const { owner, accountant } = made.who;
    await agreed(owner, application);
    const id = await claimable();
    expect((await changeAs(accountant, id, { kind: 'taken back' })).status).toBe(403);
    const entry = await did(owner, id, { kind: 'taken back' });
    expect(entry).toMatchObject({ state: 'expected' });
    expect(rows(entry.story).map(({ counts }) => counts)).toEqual([false, false, true, true]);
    expect(await sums()).toEqual({});
    expect(await Posting.countDocuments({})).toBe(2);
  });

  it('follows the application: dropped, deferred, expected again', async () => {
    const { owner } = made.who;
    await agreed(owner, application);
    const state = async () => (await entriesFor(owner))[0]?.state;
    expect(await state()).toBe('expected');
    const { userId } = made.students.ofNeha;
    await brought(userId, 'Submitted', 'Accepted', 'Deferred');
    expect(await state()).toBe('deferred');
    await brought(userId, 'Submitted', 'Accepted', 'Visa Applied');
    expect(await state()).toBe('expected');
    await brought(userId, 'Submitted', 'Accepted', 'Visa Refused');
    expect(await state()).toBe('dropped');
  });

  it('stays with the agency that brought the student after they left it', async () => {
    const { owner, stranger } = made.who;
    await agreed(owner, application);
    const { userId } = await Application.findById(application, 'userId').orFail().lean();
    await User.updateOne({ _id: userId }, { $set: { formerAgents: [owner.user._id] } });
    await Application.updateOne(
      { _id: application },
      {
        $set: {
          agentId: stranger.user._id,
          credit: { agencyId: owner.user._id, agency: 'x', since: null, at: new Date() },
        },
      },
    );
    expect(await entriesFor(owner)).toHaveLength(1);
    await agreed(stranger, application);
    expect(await entriesFor(stranger)).toEqual([]);
  });

  it('is blocked with its reason, and what an agency may not set aside stays', async () => {
    const { owner } = made.who;
    await agreed(owner, application);
    await Application.updateOne({ _id: application }, { $set: { consent: null } });
    const [entry] = await entriesFor(owner);
    expect(entry).toMatchObject({ state: 'blocked', reason: expect.stringContaining('consent') });
    expect((await changeAs(owner, entry?._id, { kind: 'claimable' })).status).toBe(409);
    await did(owner, entry?._id, { kind: 'lifted', note: 'The form of 3 May, in the file' });
    expect(await entriesFor(owner)).toMatchObject([{ state: 'expected' }]);
  });

  it('of an Australian transfer is never claimed, but for the exceptions', async () => {
    const { owner } = made.who;
    await Application.updateOne({ _id: application }, { $set: { country: 'Australia' } });
    await agreed(owner, application);
    const [entry] = await entriesFor(owner);
    expect(entry).toMatchObject({ state: 'blocked', reason: expect.stringContaining('Please enter') });
    await did(owner, entry?._id, { kind: 'onshore', answer: 'yes' });
    expect(await entriesFor(owner)).toMatchObject([
      { state: 'blocked', reason: expect.stringContaining('isn’t allowed') },
    ]);
    expect((await changeAs(owner, entry?._id, { kind: 'lifted' })).status).toBe(409);
    expect((await changeAs(owner, entry?._id, { kind: 'claimable' })).status).toBe(409);
    await did(owner, entry?._id, { kind: 'onshore', answer: 'package' });
    expect(await entriesFor(owner)).toMatchObject([{ state: 'expected' }]);
  });

  it('of a deposit is claimed apart from the rest, under one cap', async () => {
    const { owner } = made.who;
    await agreed(owner, application, { tiers: [{ from: 1, rate: 150_000 }] });
    const [entry] = await entriesFor(owner);
    await did(owner, entry?._id, { kind: 'fees', fee: 1_440_000, scholarship: null });
    await did(owner, entry?._id, { kind: 'split', deposit: 550_000 });
    const parts = await entriesFor(owner);
    expect(parts.map(({ part, state, amount }) => [part, state, amount]).sort()).toEqual([
      ['deposit', 'expected', 82_500],
      ['rest', 'expected', 133_500],
    ]);
    // It is no loss: no list and no sum has it, and its page leads to the two.
    const whole = (await ask(viewEntry, { as: owner, params: { id: String(entry?._id) } })).body.entry;
    expect(
      rows(whole?.parts)
        .map(({ part }) => part)
        .sort(),
    ).toEqual(['deposit', 'rest']);
    expect(rows(whole?.story)[0]).toMatchObject({ what: 'Split into deposit and balance' });
    expect(rows((await ask(listEntries, { as: owner })).body.sums)).toMatchObject([{ state: 'expected', entries: 2 }]);
    const { figures } = (await ask(month, { as: owner })).body;
    expect(rows(figures)[0]).toMatchObject({
      figure: 'expected',
      of: [{ currency: 'GBP', minor: 216_000 }],
      own: null,
    });
  });

  it('asks what counts where the agreement is silent about a scholarship', async () => {
    const { owner } = made.who;
    await agreed(owner, application, { scholarship: 'silent', tiers: [{ from: 1, rate: 150_000 }] });
    const [entry] = await entriesFor(owner);
    const asks = await did(owner, entry?._id, { kind: 'fees', fee: 1_800_000, scholarship: 360_000 });
    expect(asks).toMatchObject({ asks: { before: 270_000, after: 216_000 }, amount: null });
    expect((await changeAs(owner, entry?._id, { kind: 'claimable' })).status).toBe(409);
    const said = await did(owner, entry?._id, { kind: 'fees', fee: 1_800_000, scholarship: 360_000, silent: 'after' });
    expect(said).toMatchObject({ asks: null, amount: 216_000 });
  });
});

describe('students who are counted together', () => {
  it('are rated again when one more comes, each by a posting that names its entry', async () => {
    const { owner } = made.who;
    const { ofSimran, ofNone } = made.students;
    for (const { userId } of [ofSimran, ofNone]) await brought(userId, 'Submitted', 'Accepted', 'Enrolled');
    const tiers = [
      { from: 1, rate: 100_000 },
      { from: 3, rate: 125_000 },
    ];
    await agreed(owner, application, { tiers, tierMode: 'whole', tierDrop: 're-rate', countBy: 'intake' });
    const entries = await entriesFor(owner);
    expect(entries).toHaveLength(3);
    for (const { _id } of entries) {
      await did(owner, _id, { kind: 'fees', fee: 1_600_000, scholarship: null });
      await did(owner, _id, { kind: 'claimable' });
    }
    expect((await entriesFor(owner)).map(({ amount }) => amount)).toEqual([200_000, 200_000, 200_000]);
    expect(await Posting.countDocuments({ event: 'rated' })).toBe(2);
    expect(await sums()).toEqual({ 'GBP receivable:institution': 600_000, 'GBP income': -600_000 });
    expect((await ask(month, { as: owner })).body.tiers).toMatchObject([{ students: 3, rate: '12.5%', next: null }]);
    await did(owner, entries[0]?._id, { kind: 'dropped' });
    expect(await sums()).toEqual({ 'GBP receivable:institution': 320_000, 'GBP income': -320_000 });
  });
});

describe('a rule for some', () => {
  it('waits while the nationality that decides isn’t known, and an owner can allow it', async () => {
    const { owner } = made.who;
    const nepal = { nationalities: ['Nepal'], intakes: ['Sep'], tiers: [{ from: 1, rate: 200_000 }] };
    await agreed(owner, application, nepal);
    const [entry] = await entriesFor(owner);
    expect(entry).toMatchObject({ state: 'blocked', reason: expect.stringContaining('nationality') });
    await Profile.updateOne(
      { userId: made.students.ofNeha.user._id },
      { $set: { 'personal.nationality': 'Nepal' } },
      { upsert: true },
    );
    expect((await entriesFor(owner))[0]).toMatchObject({ state: 'expected' });
    await did(owner, entry?._id, { kind: 'fees', fee: 1_600_000, scholarship: null });
    expect((await entriesFor(owner))[0]).toMatchObject({ amount: 320_000 });
  });

  it('pays a bonus to all once there are enough students, and takes it back where one leaves', async () => {
    const { owner } = made.who;
    const { ofSimran } = made.students;
    await brought(ofSimran.userId, 'Submitted', 'Accepted', 'Enrolled');
    const bonus = { from: 2, minor: 20_001, per: 'once' };
    await agreed(owner, application, { bonus, tierDrop: 're-rate', countBy: 'intake' });
    const entries = await entriesFor(owner);
    for (const { _id } of entries) {
      await did(owner, _id, { kind: 'fees', fee: 1_600_000, scholarship: null });
      await did(owner, _id, { kind: 'claimable' });
    }
    const amounts = async () => (await entriesFor(owner)).map(({ amount }) => Number(amount)).sort();
    expect(await amounts()).toEqual([170_000, 170_001]);
    expect(await sums()).toEqual({ 'GBP receivable:institution': 340_001, 'GBP income': -340_001 });
    await did(owner, entries[0]?._id, { kind: 'dropped' });
    expect(await sums()).toEqual({ 'GBP receivable:institution': 160_000, 'GBP income': -160_000 });
  });
});

describe('a claim', () => {
  it('goes out as a file, and the institution’s own list is matched line by line', async () => {
    const { owner, accountant } = made.who;
    const { ofSimran, ofNeha } = made.students;
    await brought(ofSimran.userId, 'Submitted', 'Accepted', 'Enrolled');
    await agreed(owner, application);
    const ids = (await entriesFor(owner)).map(({ _id }) => String(_id));
    for (const id of ids) {
      await did(accountant, id, { kind: 'fees', fee: 1_600_000, scholarship: null });
      await did(accountant, id, { kind: 'claimable' });
    }
    const sheet = await claimed(...ids);
    const file = await (await send(exportSheet, { as: owner, params: { id: sheet }, query: { format: 'csv' } })).text();
    expect(file).toContain(ofNeha.user.name);
    expect(file).toMatch(/"Total".*3200,"GBP"/);

    const names = ofNeha.user.name.split(' ').reverse().join(', ');
    const text = [
      'Northern University: commission list',
      'Student No,Student Name,Tuition fee,Commission payable,Remark',
      `X1,"${names}","16,000.00","£1,600.00",ok`,
      'X9,Someone Else,"10,000.00","£1,000.00",not yours',
      ',Total,,"£2,600.00",',
    ].join('\r\n');
    const form = new FormData();
    form.set('list_file', new File([text], 'list.csv', { type: 'text/csv' }));
    form.set('on', ON);
    const read = await ask(readList, { as: accountant, params: { id: sheet }, form });
    expect([read.status, read.body.message]).toEqual([200, 'List uploaded.']);
    const lines = rows(read.body.sheet?.lines);
    expect(lines.map(({ listed }) => listed?.minor ?? null).sort()).toEqual([160_000, null]);
    const unknown = { kind: 'unknown', row: 4, name: 'Someone Else', minor: 100_000 };
    expect(rows(read.body.sheet?.list?.differences)).toMatchObject([{ ...unknown, settled: null }]);
    const settleRow = (as: Person, row: number, note: string) =>
      ask(settle, { as, params: { id: sheet, row: String(row) }, body: { note } });
    expect((await settleRow(accountant, 3, 'It agrees.')).status).toBe(409);
    expect((await settleRow(made.who.neha, 4, 'Not ours.')).status).toBe(403);
    const settled = (await settleRow(accountant, 4, 'They took it off their list.')).body.sheet?.list?.differences;
    expect(rows(settled)).toMatchObject([
      { ...unknown, settled: { note: 'They took it off their list.', byName: accountant.user.name } },
    ]);
    expect((await settleRow(owner, 4, 'Another word.')).status).toBe(409);
    // Read again, two rows further down and with another student: the same line stays settled.
    const again = new FormData();
    const longer = ['', '', text.replace('\r\n,Total', '\r\nX8,Third Person,,"£7.00",\r\n,Total')].join('\r\n');
    again.set('list_file', new File([longer], 'list.csv', { type: 'text/csv' }));
    again.set('on', ON);
    const reread = await ask(readList, { as: owner, params: { id: sheet }, form: again });
    expect(rows(reread.body.sheet?.list?.differences)).toMatchObject([
      { ...unknown, row: 6, settled: { note: 'They took it off their list.', byName: accountant.user.name } },
      { kind: 'unknown', row: 7, settled: null },
    ]);
    // Who still has the list before it in sight settles no other line by its row.
    const stale = { note: 'Not ours.', readAt: String(read.body.sheet?.list?.readAt) };
    expect((await ask(settle, { as: owner, params: { id: sheet, row: '7' }, body: stale })).status).toBe(409);
    await ask(readList, { as: accountant, params: { id: sheet }, form });
    const opened = (await settleRow(owner, 4, '')).body.sheet?.list?.differences;
    expect(rows(opened)).toMatchObject([{ ...unknown, settled: null }]);
    // The list alone decides nothing.
    expect(lines.map(({ state }) => state)).toEqual(['claimed', 'claimed']);
    const other = lines.find(({ listed }) => !listed);
    await ask(answer, {
      ...{ as: accountant, params: { id: sheet } },
      body: { on: ON, lines: [{ entryId: other?.entryId, minor: null, note: 'Not on their list' }] },
    });
    const after = await ask(viewSheet, { as: owner, params: { id: sheet } });
    expect(
      rows(after.body.sheet?.lines)
        .map(({ state }) => state)
        .sort(),
    ).toEqual(['claimed', 'refused']);
    expect(rows((await ask(listSheets, { as: owner })).body.sheets)).toMatchObject([{ students: 2, claimed: 160_000 }]);
  });
});

describe('one bank slip', () => {
  it('pays several students of one agreement: the sums must agree, and each posting is one document of its entry', async () => {
    const { owner } = made.who;
    await brought(made.students.ofSimran.userId, 'Submitted', 'Offer Received', 'Accepted');
    await agreed(owner, application);
    const today = new Date().toISOString().slice(0, 10);
    expect(await payableEntries(owner.viewer, today)).toEqual([]);
    const ids = (await entriesFor(owner)).map(({ _id }) => String(_id)).sort();
    expect(ids).toHaveLength(2);
    for (const id of ids) {
      await did(owner, id, { kind: 'fees', fee: 1_000_000, scholarship: null });
      await did(owner, id, { kind: 'claimable' });
    }
    const sheet = await claimed(...ids);
    const answers = ids.map((entryId) => ({ entryId, minor: 100_000, note: NOTE }));
    await ask(answer, { as: owner, params: { id: sheet }, body: { on: ON, lines: answers } });
    const [payable, ...more] = await payableEntries(owner.viewer, today);
    expect(more).toEqual([]);
    expect(payable).toMatchObject({ currency: 'GBP', owed: 0, entries: [{ left: 100_000 }, { left: 100_000 }] });
    expect(payable?.entries.map(({ _id }) => _id).sort()).toEqual(ids);
    await expect(payableEntries(made.students.ofNeha.viewer, today)).rejects.toMatchObject({ code: 'forbidden' });
    const lines = [
      { entryId: ids[0], minor: 100_000, withheld: 2_000 },
      { entryId: ids[1], minor: 50_000 },
    ];
    const before = await Posting.countDocuments({});
    for (const minor of [147_999, 148_001]) expect((await paid(owner, lines, { minor })).status).toBe(409);
    expect(await Posting.countDocuments({})).toBe(before);
    // In another currency the slip's own amount is divided by what each gets through the bank, to the last paisa.
    const inr = { currency: 'INR', minor: 1_480_001, charges: 1_001 };
    for (let again = 0; again < 2; again++) expect((await paid(owner, lines, inr)).status).toBe(200);
    const postings = await Posting.find({ event: 'received' }).lean();
    expect(postings).toHaveLength(2);
    for (const { legs } of postings) expect(problemOf(legs)).toBeNull();
    expect(await sums()).toMatchObject({
      'INR bank': 1_480_001,
      'INR bank charges': 1_001,
      'GBP tax withheld by others': 2_000,
      'GBP receivable:institution': 50_000,
    });
    expect(await payableEntries(owner.viewer, today)).toMatchObject([{ entries: [{ left: 50_000 }] }]);
  });
});

describe('who shares', () => {
  it('is said before the application is sent, and never gets more than all of it', async () => {
    const { owner, accountant } = made.who;
    const partner = { name: 'Sub & Co', parts: 400_000, from: '2026-01-01', to: null, source: 'Letter' };
    expect((await ask(addPartner, { as: owner, body: { ...partner, parts: 1_000_001 } })).status).toBe(422);
    expect((await ask(addPartner, { as: accountant, body: partner })).status).toBe(403);
    const { body } = await ask(addPartner, { as: owner, body: partner });
    expect(rows((await ask(listPartners, { as: accountant })).body.partners)).toHaveLength(1);
    const parties = { partnerId: body.partner?._id, shares: [{ branchId: made.moga, weight: 1, isFirm: false }] };
    const set = (id: string) => ask(setParties, { as: owner, params: { id }, body: parties });
    // It was sent already.
    expect((await set(application)).status).toBe(409);
    const waiting = await Application.findOne({ userId: made.students.ofSimran.userId }).orFail().lean();
    expect((await set(String(waiting._id))).status).toBe(200);
    await brought(made.students.ofSimran.userId, 'Submitted', 'Accepted');
    await agreed(owner, application);
    const shared = (await entriesFor(owner)).find(({ applicationId }) => String(applicationId) === String(waiting._id));
    const id = String(shared?._id);
    await did(owner, id, { kind: 'fees', fee: 1_500_000, scholarship: null });
    await did(owner, id, { kind: 'claimable' });
    const sheet = await claimed(id);
    // Student and institution see who has a part.
    expect(await Promise.all([subAgentOf(String(waiting._id)), subAgentOf(application)])).toEqual(['Sub & Co', '']);
    const file = await send(exportSheet, { as: owner, params: { id: sheet }, query: { format: 'csv' } });
    expect(await file.text()).toContain('"Sub & Co"');
    const lines = [{ entryId: id, minor: 150_000, note: NOTE }];
    await ask(answer, { as: owner, params: { id: sheet }, body: { on: ON, lines } });
    // Nothing is owed before money came.
    expect(await sums()).not.toHaveProperty('GBP payable:sub-agent');
    await paid(owner, [{ entryId: id, minor: 150_000 }], { minor: 150_000 });
    expect(await sums()).toMatchObject({ 'GBP payable:sub-agent': -60_000, 'GBP cost:sub-agent': 60_000 });
    const share = { kind: 'share paid', currency: 'GBP', key: 'key-of-a-share' };
    expect((await changeAs(owner, id, { ...share, minor: 60_001 })).status).toBe(409);
    expect((await changeAs(owner, id, { ...share, minor: 50_000, branchId: made.moga })).status).toBe(404);
    // Sent again it is the same payment.
    for (let again = 0; again < 2; again++) await did(owner, id, { ...share, minor: 50_000 });
    expect((await ask(month, { as: accountant })).body).toMatchObject({
      subAgents: [{ name: 'Sub & Co', currency: 'GBP', minor: 10_000 }],
    });
  });

  it('by branch is income of each; one that is a firm of its own is paid its part of what came', async () => {
    const { owner, accountant } = made.who;
    const waiting = await Application.findOne({ userId: made.students.ofSimran.userId }).orFail().lean();
    const params = { id: String(waiting._id) };
    const of = (weight: unknown) => [
      { branchId: made.moga, weight, isFirm: true },
      { branchId: made.jalandhar, weight: 1, isFirm: false },
    ];
    const said = (weight: unknown) =>
      ask(setParties, { as: owner, params, body: { partnerId: null, shares: of(weight) } });
    expect((await said('half')).body.fields).toMatchObject({ 'shares.0.weight': expect.any(String) });
    expect((await said(2)).status).toBe(200);
    expect(await partiesChoice(owner.viewer, { _id: params.id, sent: false })).toMatchObject({
      branches: [
        { name: 'Moga', weight: 2, isFirm: true },
        { name: 'Jalandhar', weight: 1, isFirm: false },
      ],
    });
    await brought(made.students.ofSimran.userId, 'Submitted', 'Accepted');
    await agreed(owner, String(waiting._id));
    const [shared] = (await entriesFor(owner)).filter(({ applicationId }) => String(applicationId) === params.id);
    await did(owner, shared?._id, { kind: 'fees', fee: 1_000_001, scholarship: null });
    await did(owner, shared?._id, { kind: 'claimable' });
    const end = async () => (await ask(month, { as: accountant, query: { month: '2026-11' } })).body;
    // 10 % is £1,000.00; a third of it Jalandhar's. Nothing is owed before money came.
    expect(await end()).toMatchObject({
      ...{ firms: [], paidOut: [] },
      branches: [
        { name: 'Jalandhar', currency: 'GBP', minor: 33_333 },
        { name: 'Moga', currency: 'GBP', minor: 66_667 },
      ],
    });
    const id = String(shared?._id);
    const sheet = await claimed(id);
    const lines = [{ entryId: id, minor: 100_000, note: NOTE }];
    await ask(answer, { as: owner, params: { id: sheet }, body: { on: ON, lines } });
    await paid(owner, [{ entryId: id, minor: 60_000 }], { minor: 59_000, charges: 1_000 });
    expect(await end()).toMatchObject({ firms: [{ name: 'Moga', currency: 'GBP', minor: 39_333 }], paidOut: [] });
    const pays = (minor: number, key: string, more: object = {}) =>
      changeAs(owner, id, { kind: 'share paid', currency: 'GBP', branchId: made.moga, minor, key, ...more });
    const { moga, jalandhar } = made;
    expect((await pays(39_334, 'first-key')).status).toBe(409);
    expect((await pays(1, 'first-key', { branchId: jalandhar })).status).toBe(404);
    expect((await pays(1, 'first-key', { currency: 'INR' })).status).toBe(409);
    for (let again = 0; again < 2; again++) {
      const { body } = await pays(30_000, 'first-key');
      expect(body.entry).toMatchObject({
        shares: [{ kind: 'firm', branchId: moga, name: 'Moga', due: 39_333, paid: 30_000 }],
      });
    }
    expect((await pays(9_334, 'second-key')).status).toBe(409);
    const paidOut = [{ name: 'Moga', currency: 'GBP', minor: 30_000 }];
    expect(await end()).toMatchObject({ firms: [{ name: 'Moga', minor: 9_333 }], paidOut });
    expect(await sums()).toMatchObject({ 'GBP bank': 29_000, 'GBP cost:partner': 39_333 });
    const query = { month: ON.slice(0, 7) };
    const file = await (await send(exportPostings, { as: owner, query })).text();
    expect(file).toContain('"share paid"');
    expect(file).toContain('"Owed to partner branches","GBP",300,"","Moga"');
    // What the university takes back is taken back of the branch too; it owes it then.
    await did(owner, id, { kind: 'clawed back', minor: 60_000 });
    expect(await end()).toMatchObject({ firms: [{ name: 'Moga', minor: -30_000 }] });
    await did(owner, id, { kind: 'taken back' });
    // A payment that was a mistake is taken back like any other change.
    await did(owner, id, { kind: 'taken back' });
    expect(await end()).toMatchObject({ firms: [{ name: 'Moga', minor: 39_333 }], paidOut: [] });
  });
});

describe('who sees commission', () => {
  it('is who has the right: owners and accountants always, managers by an owner’s word, of their branches', async () => {
    const { owner, manager, neha, desk, accountant, admin, stranger } = made.who;
    await brought(made.students.ofSimran.userId, 'Submitted', 'Accepted');
    await agreed(owner, application);
    const id = await claimable();
    const sheet = await claimed(id);
    const reads = (as: Person) =>
      Promise.all([
        ask(listEntries, { as }),
        ask(listAgreements, { as }),
        ask(listSheets, { as }),
        ask(viewSheet, { as, params: { id: sheet } }),
        ask(viewEntry, { as, params: { id } }),
        ask(listPartners, { as }),
      ]).then((all) => all.map(({ status }) => status));
    const all = (status: number) => Array(6).fill(status);
    for (const as of [owner, accountant]) expect(await reads(as)).toEqual(all(200));
    for (const as of [manager, neha, desk]) expect(await reads(as)).toEqual(all(403));
    expect(await reads(stranger)).toEqual([200, 200, 200, 404, 404, 200]);
    expect(await reads(admin)).toEqual([403, 200, 403, 403, 403, 403]);

    const give = (commission: boolean, as = owner) =>
      ask(changeMember, { as, params: { id: manager.userId }, body: { commission } });
    expect((await give(true)).status).toBe(200);
    const withRight = await renewed(manager);
    expect(await reads(withRight)).toEqual(all(200));
    expect(await entriesFor(withRight)).toHaveLength(1);
    expect(await entriesFor(owner)).toHaveLength(2);
    // They read; they keep no books, and see no month's end of the whole agency.
    expect((await changeAs(withRight, id, { kind: 'dropped' })).status).toBe(403);
    expect((await ask(month, { as: withRight })).status).toBe(403);
    expect((await ask(claim, { as: withRight, body: { entryIds: [id], on: ON } })).status).toBe(403);
    // A counsellor with the right still has a role that sees none.
    await ask(changeMember, { as: owner, params: { id: neha.userId }, body: { commission: true } });
    expect(await reads(await renewed(neha))).toEqual(all(403));
    // Managers give it to no one.
    expect(
      (await ask(changeMember, { as: withRight, params: { id: desk.userId }, body: { commission: true } })).status,
    ).toBe(403);
    await give(false);
    expect(await reads(await renewed(manager))).toEqual(all(403));
  });

  it('takes files out with the right to export alone', async () => {
    const { owner, accountant } = made.who;
    await agreed(owner, application);
    await claimable();
    const query = { month: ON.slice(0, 7) };
    expect((await ask(exportEntries, { as: accountant })).status).toBe(403);
    expect((await ask(exportPostings, { as: accountant, query })).status).toBe(403);
    const text = await (await send(exportPostings, { as: owner, query })).text();
    expect(text).toContain('"Owed by institutions","GBP",1600');
    expect(text).toContain('"Commission","GBP",-1600');
    expect(await (await send(exportEntries, { as: owner })).text()).toContain('"Claimable"');
  });

  it('is no one’s of another agency, and no student’s', async () => {
    const { owner, stranger } = made.who;
    await agreed(owner, application);
    const id = await claimable();
    expect((await changeAs(stranger, id, { kind: 'dropped' })).status).toBe(404);
    expect((await paid(stranger, [{ entryId: id, minor: 1 }], { minor: 1 })).status).toBe(404);
    expect((await ask(listEntries, { as: made.students.ofNeha })).status).toBe(403);
    expect((await ask(listEntries, { as: await person('team') })).status).toBe(403);
  });
});
