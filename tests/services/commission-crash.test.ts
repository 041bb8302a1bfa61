import { Types } from 'mongoose';
import { expect, it } from 'vitest';
import { type EntryChange, standingOf } from '@/lib/domain/commission/entry';
import { postingsOf } from '@/lib/domain/commission/legs';
import type { RateRule } from '@/lib/domain/commission/rules';
import { sharesDue } from '@/lib/domain/commission/shares';
import { AppError } from '@/lib/domain/errors';
import { balancesOf, problemOf } from '@/lib/domain/ledger/posting';
import { signed } from '@/lib/services/applications/moves/change';
import { changeEntry } from '@/lib/services/desk/commission/change';
import { answerClaim } from '@/lib/services/desk/commission/claim-answers';
import { listClaimSheets, makeClaimSheets, viewClaimSheet } from '@/lib/services/desk/commission/claim-sheets';
import { enterPayment } from '@/lib/services/desk/commission/payments';
import { settleAgency } from '@/lib/services/desk/commission/write';
import { balances } from '@/lib/services/records/ledger/postings';
import { ClaimSheet } from '@/models/claim-sheet';
import { CommissionAgreement } from '@/models/commission-agreement';
import { CommissionEntry } from '@/models/commission-entry';
import { Posting } from '@/models/posting';
import { RULE } from '../support/commission';
import { emptyDatabase } from '../support/database';
import { type Person, person } from '../support/people';

const ROUNDS = process.env.LONG_TESTS ? 1_000 : 2;
const ON = '2026-11-20';
const NOTE = 'Their letter';

/** The process is gone: whatever it writes from then on is not written. */
class Gone extends Error {}

/** Lets so many writes through, then none. Returns what brings the process back. */
function dieAfter(writes: number): () => void {
  let left = writes;
  const restores: (() => void)[] = [];
  for (const { collection } of [CommissionEntry, Posting, ClaimSheet]) {
    for (const name of ['insertOne', 'updateOne', 'findOneAndUpdate'] as const) {
      const original: unknown = Reflect.get(collection, name);
      if (typeof original !== 'function') throw new Error(`There is no ${name}.`);
      Reflect.set(collection, name, (...given: unknown[]) => {
        if (left <= 0) throw new Gone();
        left -= 1;
        return original.apply(collection, given);
      });
      restores.push(() => void Reflect.set(collection, name, original));
    }
  }
  return () => {
    for (const restore of restores) restore();
  };
}

let at = 20_261_127;
const upTo = (most: number) => {
  at = (Math.imul(at, 1_103_515_245) + 12_345) & 0x7fffffff;
  return Math.floor((at / 0x80000000) * (most + 1));
};

/** Does a step that dies after some write, and again, as the person would who got no answer. */
async function step(work: () => Promise<unknown>): Promise<void> {
  const comeBack = dieAfter(upTo(7));
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Gone) && !(error instanceof AppError)) throw error;
  } finally {
    comeBack();
  }
  await work().catch((error) => {
    // It was done before, or can't be done to this entry.
    if (!(error instanceof AppError)) throw error;
  });
}

async function bookOf(owner: Person): Promise<void> {
  const agencyId = owner.user._id;
  const agreementId = new Types.ObjectId();
  const made = signed(owner.viewer);
  const tiers = [
    { from: 1, rate: 100_000 + upTo(50_000) },
    { from: 3, rate: 160_000 + upTo(50_000) },
  ];
  const tierMode: RateRule['tierMode'] = upTo(1) ? 'whole' : 'marginal';
  const tierDrop: RateRule['tierDrop'] = upTo(1) ? 'keep' : 're-rate';
  const rule = { ...RULE, tiers, tierMode, tierDrop, countBy: 'intake' as const, _id: new Types.ObjectId() };
  const of = { agencyId, agreementId, university: 'Douglas College', currency: 'GBP' };
  const terms = {
    version: 1,
    holder: 'agency',
    country: 'Canada',
    from: '2020-01-01',
    mayNet: true,
    claims: 'together',
  } as const;
  await CommissionAgreement.create({
    ...{ ...of, ...terms, _id: agreementId, rules: [rule], source: 'x', made, approved: made },
  });
  const partner = upTo(1) ? { partnerId: new Types.ObjectId(), parts: 1 + upTo(999_999) } : null;
  const branches = ['Moga', 'Jalandhar'].map((name, place) => ({
    ...{ branchId: new Types.ObjectId(), weight: name.length, isFirm: upTo(place) === 0 },
  }));
  for (let student = 0; student < 4; student++) {
    const fees = { fee: 1_000_000 + upTo(900_000), scholarship: upTo(200_000), deposit: null, silent: null };
    const change: EntryChange<Types.ObjectId> = {
      kind: 'expected',
      rule: { id: rule._id, version: 1 },
      intake: 202_709,
      fees,
      minor: 1,
    };
    await CommissionEntry.create({
      ...{ ...of, applicationId: new Types.ObjectId(), country: 'Canada', course: 'Nursing', term: 1, part: 'all' },
      ...{ credit: 100, about: { number: String(student), name: `Student ${student}` }, partner, branches },
      ...{ state: 'expected', intake: 202_709, events: [{ change, on: ON, note: '', by: made }] },
    });
  }
}

async function history(owner: Person): Promise<void> {
  const as = owner.viewer;
  const ids = (await CommissionEntry.find({}, '_id').lean()).map(({ _id }) => String(_id));
  for (const id of ids) await step(() => changeEntry(as, id, { kind: 'claimable', paid: null, on: ON, note: NOTE }));
  const claimable = ids.filter(() => upTo(3) > 0);
  if (claimable.length) await step(() => makeClaimSheets(as, claimable, ON));
  for (const { _id } of await listClaimSheets(as)) {
    const { lines } = await viewClaimSheet(as, _id);
    const answered = lines
      .filter(({ state }) => state === 'claimed')
      .map(({ entryId, amount }) => ({ entryId, minor: upTo(4) ? amount - upTo(500) : null, note: NOTE }));
    for (const line of answered) await step(() => answerClaim(as, _id, { on: ON, lines: [line] }));
  }
  const agreed = (await CommissionEntry.find({ state: 'agreed' }).lean()).map((entry) => ({
    ...{ entryId: String(entry._id), minor: Math.ceil(standingOf(entry).earned / (1 + upTo(1))) },
    ...{ withheld: 0, net: 0, shareWithheld: 0 },
  }));
  const whole = agreed.reduce((sum, { minor }) => sum + minor, 0);
  const slip = upTo(1)
    ? { currency: 'GBP', minor: whole - 7, charges: 7 }
    : { currency: 'INR', minor: whole * 104 + 3, charges: 900 };
  if (agreed.length)
    await step(() => enterPayment(as, { key: 'key-of-a-slip', lines: agreed, slip, on: ON, note: NOTE }));
  for (const entry of await CommissionEntry.find({}).lean()) {
    for (const [place, { kind, id, currency, due }] of sharesDue(standingOf(entry)).entries()) {
      const branchId = kind === 'firm' ? String(id) : null;
      const share = {
        branchId,
        currency,
        minor: Math.ceil(due / (1 + upTo(1))),
        withheld: 0,
        key: `share-of-${place}`,
      };
      if (due && upTo(3))
        await step(() => changeEntry(as, String(entry._id), { kind: 'share paid', ...share, on: ON, note: NOTE }));
    }
  }
  for (const id of ids.filter(() => upTo(2) === 0))
    await step(() => changeEntry(as, id, { kind: 'clawed back', minor: 1 + upTo(50_000), on: ON, note: NOTE }));
  for (const id of ids.filter(() => upTo(3) === 0))
    await step(() => changeEntry(as, id, { kind: 'dropped', on: ON, note: NOTE }));
}

it(`a process that dies after any write leaves books that are made whole: ${ROUNDS} histories`, async () => {
  let shares = 0;
  for (let round = 0; round < ROUNDS; round++) {
    await emptyDatabase();
    const owner = await person('agent');
    await bookOf(owner);
    await history(owner);
    const agencyId = owner.user._id;
    await settleAgency(agencyId);
    const entries = await CommissionEntry.find({}).lean();
    const postings = await Posting.find({}).lean();
    // The ledger is what the entries say, each posting once, each with its rule, each adding up.
    const keys = entries.flatMap((entry) => postingsOf(entry).map(({ key }) => key));
    expect(postings.map(({ key }) => key).sort()).toEqual(keys.sort());
    for (const { legs, rule } of postings) expect([problemOf(legs), rule?.version]).toEqual([null, 1]);
    expect(await balances({ agencyId })).toEqual(balancesOf(entries.flatMap(postingsOf)));
    expect(entries.filter(({ unposted }) => unposted)).toEqual([]);
    // Two who are counted together and differ in nothing have one rate, whoever died between them.
    const agreement = await CommissionAgreement.findOne({}).orFail().lean();
    const counted = entries.map(standingOf).filter(({ rate, state }) => rate !== null && state !== 'clawed back');
    if (agreement.rules[0]?.tierMode === 'whole') expect(new Set(counted.map(({ rate }) => rate)).size).toBeLessThan(2);
    // Sent twice, a share was paid once; more than is due never.
    for (const { clawed, ...standing } of entries.map(standingOf))
      if (clawed === 0)
        for (const { due, paid } of sharesDue({ ...standing, clawed })) expect(paid).toBeLessThanOrEqual(due);
    shares += postings.filter(({ event }) => event === 'share paid').length;
    // Run again it changes nothing.
    await settleAgency(agencyId);
    expect(await Posting.countDocuments({})).toBe(postings.length);
  }
  expect(shares).toBeGreaterThan(ROUNDS);
}, 3_600_000);
