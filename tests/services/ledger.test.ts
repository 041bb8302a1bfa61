import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Posting as LedgerPosting, posting, reversalOf } from '@/lib/domain/ledger/posting';
import { balances, balancesBy, OtherPosting, post } from '@/lib/services/records/ledger/postings';
import { Posting } from '@/models/posting';
import { emptyDatabase } from '../support/database';

const agencyId = new Types.ObjectId();
const entryId = new Types.ObjectId();
const moga = new Types.ObjectId();
const by = { by: agencyId, byRole: 'agent' as const, byName: 'Owner', at: new Date() };
const facts = (event: string, version = 1) => ({
  ...{
    event,
    version,
    entryId,
    on: '2027-02-01',
    rule: { id: new Types.ObjectId('0123456789abcdef01234567'), version: 1 },
  },
  ...{ about: { number: 'A1', name: 'Asha' }, note: '' },
});
const earned = (minor: number, version = 1): LedgerPosting<Types.ObjectId> =>
  posting(
    facts('claimable', version),
    { account: 'receivable:institution', currency: 'GBP', minor },
    { account: 'income', currency: 'GBP', minor: -minor, branchId: moga },
  );

beforeEach(emptyDatabase);

describe('the ledger', () => {
  it('holds a posting once, however often and by however many it is written at once', async () => {
    const added = await Promise.all(Array.from({ length: 8 }, () => post(agencyId, by, [earned(500)])));
    expect(added.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(await post(agencyId, by, [earned(500)])).toBe(0);
    expect(await Posting.countDocuments({})).toBe(1);
  });

  it('refuses other legs, or another agency, under a key that is there', async () => {
    await post(agencyId, by, [earned(500)]);
    await expect(post(agencyId, by, [earned(501)])).rejects.toThrow(OtherPosting);
    await expect(post(new Types.ObjectId(), by, [earned(500)])).rejects.toThrow(OtherPosting);
  });

  it('refuses what does not add up, past the one place that makes postings too', async () => {
    const crooked = { ...earned(500), legs: [{ account: 'bank' as const, currency: 'GBP', minor: 5 }] };
    await expect(post(agencyId, by, [crooked])).rejects.toThrow('add up to 5');
    expect(await Posting.countDocuments({})).toBe(0);
  });

  it('changes and deletes nothing', async () => {
    await post(agencyId, by, [earned(500)]);
    const one = await Posting.findOne({}).orFail();
    const tries = [
      () => Posting.updateOne({ _id: one._id }, { $set: { note: 'x' } }),
      () => Posting.updateMany({}, { $set: { note: 'x' } }),
      () => Posting.findOneAndUpdate({ _id: one._id }, { $set: { note: 'x' } }),
      () => Posting.replaceOne({ _id: one._id }, one.toObject()),
      () => Posting.deleteOne({ _id: one._id }),
      () => Posting.deleteMany({}),
      () => Posting.findOneAndDelete({ _id: one._id }),
      () => one.set({ note: 'x' }).save(),
      () => one.deleteOne(),
    ];
    for (const attempt of tries) await expect((async () => attempt())()).rejects.toThrow('never changed');
    expect(await Posting.findOne({}).lean()).toMatchObject({ note: '' });
  });

  it('has balances that are sums, by account and by mark, and a reversal brings them back', async () => {
    const two = earned(700, 2);
    await post(agencyId, by, [earned(500), two]);
    expect(await balances({ agencyId })).toEqual([
      { account: 'receivable:institution', currency: 'GBP', minor: 1_200 },
      { account: 'income', currency: 'GBP', minor: -1_200 },
    ]);
    expect(await balancesBy('branchId', 'income', { agencyId })).toEqual([
      { id: String(moga), currency: 'GBP', minor: -1_200 },
    ]);
    const back = reversalOf(two, { on: '2027-03-01', note: 'typed twice' });
    expect(await post(agencyId, by, [back])).toBe(1);
    expect(await post(agencyId, by, [back])).toBe(0);
    expect(await balances({ agencyId })).toMatchObject([{ minor: 500 }, { minor: -500 }]);
    expect(await balances({ agencyId: new Types.ObjectId() })).toEqual([]);
  });
});
