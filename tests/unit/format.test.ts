import { describe, expect, it } from 'vitest';
import { durationText, feeText, nextIntake } from '@/components/course/format';
import { ownFeeText } from '@/components/course/own-fee';
import { intakesOf } from '@/lib/domain/courses/intakes';
import { dateText } from '@/lib/domain/days/day-words';
import { money, roundMoney } from '@/lib/domain/money/money-words';

describe('course values in words', () => {
  it('say whose dollars, and for what period', () => {
    expect(feeText({ currency: 'AUD', tuitionFee: 46_100, fee_period: 'per year' })).toBe('AU$46,100 per year');
    expect(feeText({ currency: 'GBP', tuitionFee: 9250.5, fee_period: 'whole course' })).toBe(
      '£9,250.50 for the whole course',
    );
    expect(feeText({ currency: 'CAD', tuitionFee: null, fee_period: 'per year' })).toBe('');
    expect(money(900, 'EUR')).toBe('EUR 900');
    expect(money(912_000, 'INR')).toBe('₹9,12,000');
  });

  it('give durations in years where they are whole or half', () => {
    expect([12, 48, 18, 10, 1, 20, 0.5].map(durationText)).toEqual([
      '1 year',
      '4 years',
      '1½ years',
      '10 months',
      '1 month',
      '1 year 8 months',
      '0.5 months',
    ]);
    expect(durationText(null)).toBe('');
  });

  it('name the next intake from this month on, over the turn of the year', () => {
    const now = new Date(2026, 10, 20);
    expect(nextIntake(intakesOf('Jan Sep'), now)).toBe('Jan 2027');
    expect(nextIntake(intakesOf('Nov'), now)).toBe('Nov 2026');
    expect(nextIntake(intakesOf(''), now)).toBe('');
  });

  it('say rupees that are about right in lakh and crore', () => {
    const words = [99_999, 100_000, 3_560_000, 12_340_000].map((amount) => roundMoney(amount, 'INR'));
    expect(words).toEqual(['₹1 lakh', '₹1 lakh', '₹35.6 lakh', '₹1.23 crore']);
    expect(roundMoney(3_560_000, 'CAD')).toBe('CA$3,560,000');
    expect([64_961.67, 30_526.67, 985].map((amount) => roundMoney(amount, 'CAD'))).toEqual([
      'CA$65,000',
      'CA$30,500',
      'CA$985',
    ]);
  });

  it('write dates short and the same everywhere', () => {
    expect(dateText('2026-09-05T23:30:00Z')).toBe('5 Sep 2026');
  });
});

it("a year's fee in the reader's currency names the rate's day, and stays away where the published fee says it", () => {
  const own = { currency: 'CAD', day: '2026-11-14', example: false, perYear: { one: 24_100 } };
  const course = { _id: 'one', currency: 'AUD', fee_period: 'per year' };
  expect(ownFeeText(course, own)).toBe('≈ CA$24,100 a year, rate for 14 Nov 2026');
  expect(ownFeeText(course, { ...own, example: true })).toContain('example rate for');
  expect(ownFeeText({ ...course, currency: 'CAD' }, own)).toBe('');
  expect(ownFeeText({ ...course, currency: 'CAD', fee_period: 'whole course' }, own)).toBe('CA$24,100 a year');
  expect(ownFeeText({ ...course, _id: 'other' }, own)).toBe('');
  const rupees = { ...own, currency: 'INR', perYear: { one: 3_560_000 } };
  expect(ownFeeText(course, rupees)).toBe('≈ ₹35.6 lakh a year, rate for 14 Nov 2026');
  expect(ownFeeText(course, null)).toBe('');
});
