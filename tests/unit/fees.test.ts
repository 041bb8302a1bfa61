import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { declaredWords, partsPerMillion } from '@/lib/domain/agency/declared';
import { chargeSums, FEE_RIGHTS, isVagueName, receiptLabel, refundWords } from '@/lib/domain/agency/fees';
import { noRefundBecause, refundDueOn } from '@/lib/domain/deadlines/refunds';

const RULE = { isRefundable: true, askWithin: 14, when: 'if the visa is refused', payWithin: 30 };

describe('the name of an item', () => {
  it.each([
    'Other',
    'OTHERS',
    'other charges',
    'Misc.',
    'Miscellaneous fee',
    'Various',
    'Fee',
    'Service charges',
    'Extra',
  ])('may not be %s: it says nothing', (name) => expect(isVagueName(name)).toBe(true));

  it.each([
    'Visa file',
    'Courier of documents',
    'IELTS course, other branch',
    'Other language course',
    'Application service',
  ])('may be %s', (name) => expect(isVagueName(name)).toBe(false));
});

describe('the clock of a refund', () => {
  it('is said in words, and its day follows from the item', () => {
    expect(refundWords(RULE)).toBe(
      'You can request a refund within 14 days of payment: if the visa is refused. It is due 30 days after your request.',
    );
    expect(refundWords({ ...RULE, askWithin: null, when: '', payWithin: 1 })).toBe(
      'You can request a refund. It is due 1 day after your request.',
    );
    expect(refundWords({ ...RULE, isRefundable: false })).toBe('Not refundable.');
    expect(refundDueOn(RULE, '2026-12-15')).toBe('2027-01-14');
  });

  it('lets ask until the last day, and not the day after', () => {
    expect(noRefundBecause(RULE, '2026-11-01', '2026-11-15')).toBeNull();
    expect(noRefundBecause(RULE, '2026-11-01', '2026-11-16')).toMatch(/14 days/);
    expect(noRefundBecause({ ...RULE, askWithin: null }, '2020-01-01', '2026-11-16')).toBeNull();
    expect(noRefundBecause({ ...RULE, isRefundable: false }, '2026-11-01', '2026-11-01')).toBe(
      'This item is not refundable.',
    );
  });
});

describe('the sums of a charge', () => {
  it('leave at most what was paid to be paid back, whatever was taken back, asked and refused', () => {
    const amount = fc.integer({ min: 1, max: 100_000 });
    const state = fc.constantFrom('asked' as const, 'paid' as const, 'refused' as const);
    fc.assert(
      fc.property(
        fc.array(fc.record({ minor: amount, cancelled: fc.constantFrom(null, {}) })),
        fc.array(fc.record({ minor: amount, state })),
        (payments, refunds) => {
          const { paid, refunded, asked, toPay, refundable } = chargeSums({ minor: 500_000, payments, refunds });
          expect(paid).toBe(payments.reduce((sum, one) => sum + (one.cancelled ? 0 : one.minor), 0));
          expect(toPay).toBe(500_000 - paid);
          expect(refundable).toBe(paid - refunded - asked);
        },
      ),
    );
  });
});

it('a receipt is named by branch, year and a number of four digits or more', () => {
  expect(receiptLabel('Moga', 2026, 7)).toBe('Moga 2026-0007');
  expect(receiptLabel('', 2026, 12_345)).toBe('2026-12345');
});

it('each role does with fees what the sheet of roles says', () => {
  const sheet = Object.entries(FEE_RIGHTS).map(([role, { reads, sets, offers, takes, notesEarlier, refunds }]) =>
    [role, reads, ...[sets, offers, takes, notesEarlier].map((may) => (may ? 'yes' : 'no')), refunds].join(' '),
  );
  expect(sheet).toEqual([
    'owner agency yes yes yes yes all',
    'manager branch no yes no no limit',
    'counsellor own no yes no no none',
    'front-desk branch no no yes no none',
    'accountant agency yes yes yes no all',
  ]);
});

it('what an agency earns is declared in one line', () => {
  const of = 'the first year’s fee';
  expect(declaredWords({ kind: 'percent', value: partsPerMillion(12.5), currency: '', of })).toBe(`12.5% of ${of}`);
  expect(declaredWords({ kind: 'percent', value: partsPerMillion(10.805), currency: '', of: '' })).toBe('10.805%');
  expect(declaredWords({ kind: 'amount', value: 150_000, currency: 'CAD', of: '' })).toBe('CA$1,500');
  expect(declaredWords({ kind: 'nothing', value: 0, currency: '', of: '' })).toBe('nothing');
});
