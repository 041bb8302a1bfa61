import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Account } from '@/lib/domain/ledger/accounts';
import { MILLION, ratioOf, shareOf, splitOf } from '@/lib/domain/ledger/amounts';
import {
  balancesOf,
  type Leg,
  type Posting,
  posting,
  reversalOf,
  UnbalancedPosting,
} from '@/lib/domain/ledger/posting';

const facts = (event: string, version = 1) => ({
  ...{ event, version, entryId: 'e1', on: '2027-02-01', rule: { id: 'r1', version: 1 } },
  ...{ about: { number: 'A1', name: 'Asha' }, note: '' },
});
const leg = (account: Account, minor: number, currency = 'GBP', marks: Partial<Leg> = {}): Leg => ({
  ...{ account, currency, minor },
  ...marks,
});
const standing = (postings: Posting[]) =>
  Object.fromEntries(balancesOf(postings).map(({ account, currency, minor }) => [`${currency} ${account}`, minor]));

describe('a posting', () => {
  it('adds up to 0 in each currency, or is none', () => {
    const bad: Leg[][] = [
      [],
      [leg('bank', 1)],
      [leg('bank', 100), leg('income', -99)],
      [leg('bank', 100, 'INR'), leg('income', -100, 'GBP')],
      [leg('bank', 0.5), leg('income', -0.5)],
      [leg('bank', Number.MAX_SAFE_INTEGER + 1), leg('income', -Number.MAX_SAFE_INTEGER - 1)],
      [leg('bank', 5, 'pounds'), leg('income', -5, 'pounds')],
      [leg('profit' as Account, 5), leg('income', -5)],
    ];
    for (const legs of bad) expect(() => posting(facts('received'), ...legs)).toThrow(UnbalancedPosting);
    expect(posting(facts('received'), leg('bank', 5), leg('cash', 0), leg('income', -5)).legs).toHaveLength(2);
  });

  it('has a key of event, entry and version, and is taken back once', () => {
    const one = posting(facts('claimable', 3), leg('receivable:institution', 5), leg('income', -5));
    expect(one.key).toBe('claimable:e1:3');
    const back = reversalOf(one, { on: '2027-03-01', note: 'typed twice' });
    expect(back).toMatchObject({ key: 'reversal:claimable:e1:3', reverses: one.key, rule: { id: 'r1', version: 1 } });
    expect(balancesOf([one, back])).toEqual([]);
    expect(() => reversalOf(back, { on: '2027-03-02', note: '' })).toThrow(UnbalancedPosting);
  });
});

describe('amounts', () => {
  it('round half up, and below zero to the same figure', () => {
    expect(shareOf(1_000, 108_050)).toBe(108);
    expect(shareOf(50, 50_000)).toBe(3);
    expect(shareOf(-50, 50_000)).toBe(-3);
    expect(shareOf(0, 120_000)).toBe(0);
    expect(ratioOf(180_000, 2, 3)).toBe(120_000);
    expect(() => shareOf(1.5, 100)).toThrow(RangeError);
    expect(() => shareOf(100, -1)).toThrow(RangeError);
  });

  it('are divided without loss: largest remainder first, then the earlier party', () => {
    expect(splitOf(101, [1, 1])).toEqual([51, 50]);
    expect(splitOf(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(splitOf(10, [1, 2, 4])).toEqual([1, 3, 6]);
    expect(splitOf(-101, [1, 1])).toEqual([-51, -50]);
    expect(() => splitOf(5, [0, 0])).toThrow(RangeError);
    const weights = fc.array(fc.nat(MILLION), { minLength: 1, maxLength: 6 }).filter((all) => all.some(Boolean));
    fc.assert(
      fc.property(fc.maxSafeInteger(), weights, (minor, shares) => {
        const parts = splitOf(minor, shares);
        const all = shares.reduce((sum, one) => sum + one, 0);
        expect(parts.reduce((sum, one) => sum + BigInt(one), 0n)).toBe(BigInt(minor));
        // Each is within one unit of its exact share.
        parts.forEach((part, place) => {
          const off = BigInt(part) * BigInt(all) - BigInt(minor) * BigInt(shares[place] ?? 0);
          expect(off < BigInt(all) && off > -BigInt(all)).toBe(true);
        });
      }),
    );
  });
});

describe('the worked examples', () => {
  it('a flat sum, two branches, rupees on the bank slip, and a sub-agent', () => {
    const [moga, jalandhar] = splitOf(150_000, [1, 1]);
    const earned = posting(
      facts('claimable'),
      leg('receivable:institution', 150_000, 'CAD'),
      leg('income', -(moga ?? 0), 'CAD', { branchId: 'Moga' }),
      leg('income', -(jalandhar ?? 0), 'CAD', { branchId: 'Jalandhar' }),
    );
    const slip = posting(
      facts('received'),
      leg('receivable:institution', -150_000, 'CAD'),
      leg('exchange', 150_000, 'CAD'),
      leg('bank', 9_123_455, 'INR'),
      leg('bank charges', 35_050, 'INR'),
      leg('exchange', -9_158_505, 'INR'),
    );
    expect(standing([earned, slip])).toEqual({
      'CAD income': -150_000,
      'CAD exchange': 150_000,
      'INR bank': 9_123_455,
      'INR bank charges': 35_050,
      'INR exchange': -9_158_505,
    });
    expect((9_158_505 / 150_000).toFixed(4)).toBe('61.0567');
    expect(splitOf(9_123_455, [1, 1])).toEqual([4_561_728, 4_561_727]);

    const share = shareOf(9_123_455, 400_000);
    const withheld = shareOf(share, 20_000);
    expect([share, withheld]).toEqual([3_649_382, 72_988]);
    const owed = posting(
      facts('share owed'),
      leg('cost:sub-agent', share, 'INR'),
      leg('payable:sub-agent', -(share - withheld), 'INR'),
      leg('tax withheld to pay', -withheld, 'INR'),
    );
    expect(standing([owed])).toEqual({
      'INR payable:sub-agent': -3_576_394,
      'INR tax withheld to pay': -72_988,
      'INR cost:sub-agent': 3_649_382,
    });
    expect(splitOf(9_123_455 - share, [1, 1])).toEqual([2_737_037, 2_737_036]);
  });

  it('a clawback that the next payment settles', () => {
    const first = shareOf(1_500_000, 120_000);
    const sub = shareOf(first, 400_000);
    const back = ratioOf(first, 1_000_000, 1_500_000);
    const subBack = ratioOf(sub, 1_000_000, 1_500_000);
    const next = 150_000;
    const subNext = shareOf(next, 400_000);
    expect([first, sub, back, subBack, subNext]).toEqual([180_000, 72_000, 120_000, 48_000, 60_000]);
    const events: Leg[][] = [
      [leg('receivable:institution', first), leg('income', -first)],
      [leg('bank', first), leg('receivable:institution', -first)],
      [leg('cost:sub-agent', sub), leg('payable:sub-agent', -sub)],
      [leg('payable:sub-agent', sub), leg('bank', -sub)],
      [leg('income', back), leg('payable:institution', -back)],
      [leg('payable:sub-agent', subBack), leg('cost:sub-agent', -subBack)],
      [leg('receivable:institution', next), leg('income', -next)],
      [leg('bank', 30_000), leg('payable:institution', 120_000), leg('receivable:institution', -150_000)],
      [leg('cost:sub-agent', subNext), leg('payable:sub-agent', -subNext)],
      [leg('payable:sub-agent', 12_000), leg('bank', -12_000)],
    ];
    const postings = events.map((legs, at) => posting(facts('step', at + 1), ...legs));
    expect(standing(postings)).toEqual({ 'GBP bank': 126_000, 'GBP income': -210_000, 'GBP cost:sub-agent': 84_000 });
  });
});
