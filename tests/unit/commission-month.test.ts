import { describe, expect, it } from 'vitest';
import type { CommissionEntry, EntryChange } from '@/lib/domain/commission/entry';
import { SPLIT } from '@/lib/domain/commission/entry';
import { gainedByBank, inOne, monthFlows } from '@/lib/domain/commission/month';

const fees = { fee: 1_500_000, scholarship: null, deposit: null, silent: null };
const expected: EntryChange = {
  ...{ kind: 'expected', rule: { id: 'r', version: 1 }, intake: 202_709, fees, minor: 187_500 },
};
const claimable: EntryChange = { kind: 'claimable', minor: 187_500, rate: 125_000, claimBy: null };
const claimed: EntryChange = { kind: 'claimed', sheetId: 's' };
const agreed: EntryChange = { kind: 'agreed', minor: 187_500 };
const received = (minor: number, slip: object, more: object = {}): EntryChange => ({
  ...{ kind: 'received', minor, withheld: 0, net: 0, shareWithheld: 0, ...more },
  slip: { currency: 'GBP', minor, charges: 0, ...slip },
});
const RUPEES = { currency: 'INR', minor: 9_412_357, charges: 35_050 };

const entry = (changes: [on: string, change: EntryChange, note?: string][]): CommissionEntry => ({
  ...{ _id: 'e', agreementId: 'a', currency: 'GBP', about: { number: '1', name: 'Asha' }, branches: [] },
  partner: { partnerId: 'p', parts: 400_000 },
  events: changes.map(([on, change, note = '']) => ({ on, change, note })),
});
const toAgreed: [string, EntryChange][] = [
  ['2027-01-05', expected],
  ['2027-02-05', claimable],
  ['2027-03-05', claimed],
  ['2027-04-05', agreed],
];

describe('a month of commission', () => {
  it('says what is still to be claimed at its end, and what was claimed in it', () => {
    const one = entry(toAgreed);
    const of = (month: string) => monthFlows([one], month).sums;
    expect([of('2026-12').expected, of('2027-01').expected, of('2027-02').expected]).toEqual([
      {},
      { GBP: 187_500 },
      { GBP: 187_500 },
    ]);
    expect(of('2027-03')).toMatchObject({ expected: {}, claimed: { GBP: 187_500 } });
    expect(of('2027-04')).toEqual({ expected: {}, claimed: {}, received: {}, paidOut: {}, kept: {} });
  });

  it('says what came by the bank, what of it was paid out with the tax withheld, and what stayed', () => {
    const paid: EntryChange = { kind: 'share paid', currency: 'INR', minor: 2_000_000, withheld: 40_000 };
    const one = entry([
      ...toAgreed,
      ['2027-05-02', received(100_000, RUPEES, { withheld: 10_000, shareWithheld: 5_000 })],
      ['2027-05-20', paid],
      ['2027-06-01', { kind: 'clawed back', minor: 50_000 }],
      ['2027-06-09', { kind: 'repaid', minor: 50_000, slip: { currency: 'INR', minor: 5_300_000, charges: 1_000 } }],
    ]);
    const may = monthFlows([one], '2027-05');
    expect(may.sums).toEqual({
      ...{ expected: {}, claimed: {}, received: { INR: 9_412_357 }, paidOut: { INR: 2_005_000 } },
      kept: { INR: 9_412_357 - 2_005_000 },
    });
    expect(may.changed).toEqual([{ from: 'GBP', minor: 90_000, to: 'INR', got: 9_412_357 + 35_050 }]);
    expect(monthFlows([one], '2027-06').sums.kept).toEqual({ INR: -5_300_000 });
  });

  it('takes what was undone out of the month in which that happened', () => {
    const one = entry([...toAgreed, ['2027-05-02', received(187_500, {})], ['2027-06-01', { kind: 'taken back' }]]);
    expect(monthFlows([one], '2027-05').sums.received).toEqual({ GBP: 187_500 });
    expect(monthFlows([one], '2027-06').sums).toMatchObject({ received: { GBP: -187_500 }, kept: { GBP: -187_500 } });
  });

  it('counts no entry that was split, and says how many have no known amount', () => {
    const split = entry([
      ['2027-01-05', expected],
      ['2027-01-06', { kind: 'dropped' }, SPLIT],
    ]);
    const unknown = entry([['2027-01-05', { ...expected, minor: null } as EntryChange]]);
    expect(monthFlows([split, unknown], '2027-01')).toMatchObject({ sums: { expected: {} }, unknown: 1 });
  });
});

describe('its figures in one currency', () => {
  const rate = (currency: string) => ({ GBP: 105.5, CAD: 61.2 })[currency] ?? null;

  it('are the own currency as it is and the others by the rates, or nothing where one is missing', () => {
    expect(inOne({ INR: 100, GBP: 100_000, CAD: -1 }, 'INR', rate)).toBe(100 + 10_550_000 - 61);
    expect(inOne({ INR: 100, NZD: 1 }, 'INR', rate)).toBeNull();
    expect(inOne({}, 'INR', rate)).toBe(0);
  });

  it('say what the bank’s own rates changed', () => {
    const changed = [{ from: 'GBP', minor: 90_000, to: 'INR', got: 9_447_407 }];
    expect(gainedByBank(changed, 'INR', rate)).toBe(9_447_407 - 9_495_000);
    expect(gainedByBank(changed, 'NPR', rate)).toBeNull();
    expect(gainedByBank([{ ...changed[0], from: 'NZD' } as (typeof changed)[0]], 'INR', rate)).toBeNull();
  });
});
