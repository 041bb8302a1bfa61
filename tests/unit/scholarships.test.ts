import { describe, expect, it } from 'vitest';
import { couldBe, givenWords, type Scholarship, scholarship, standingOf } from '@/lib/engines/facts/scholarship';
import { SCHOLARSHIP } from '../support/scholarships';

const TODAY = '2026-11-29';
const one = (more: Partial<Scholarship>): Scholarship => ({ ...SCHOLARSHIP, ...more });
const sum = { amount: 60_000, currency: 'CAD' };
const course = { tuition: 40_000, months: 20 };

it('says what it gives', () => {
  expect(givenWords(one({}))).toBe('CA$5,000 once');
  expect(givenWords(one({ gives: 'a year', value: 3_000, currency: 'GBP' }))).toBe('£3,000 a year');
  expect(givenWords(one({ gives: 'share', value: 25, currency: '' }))).toBe('25% of the tuition');
  expect(givenWords(one({ gives: 'share', value: 100, currency: '' }))).toBe('Full tuition');
});

it('is open to its last day, then closed, and last known past its review day', () => {
  const on = (more: object) => standingOf(one(more), TODAY);
  expect([on({}), on({ by: TODAY }), on({ by: '2026-11-28' })]).toEqual(['open', 'open', 'closed']);
  expect([on({ reviewBy: TODAY }), on({ reviewBy: '2026-11-28' })]).toEqual(['open', 'last known']);
});

describe('what a sum could be', () => {
  it.each<[string, Scholarship[], number | null]>([
    ['an amount once', [one({})], 55_000],
    ['an amount for each year begun', [one({ gives: 'a year' })], 50_000],
    ['a share of the tuition', [one({ gives: 'share', value: 25, currency: '' })], 50_000],
    ['the one that gives most, never two', [one({}), one({ name: 'More', value: 7_000 })], 53_000],
    ['never below nothing', [one({ value: 90_000 })], 0],
    ['not in another currency', [one({ currency: 'GBP' })], null],
    ['not a closed one', [one({ by: '2026-11-28' })], null],
    ['not a last known one', [one({ reviewBy: '2026-11-28' })], null],
    ['nothing without one', [], null],
  ])('%s', (_what, list, amount) => {
    expect(couldBe(sum, course, list, TODAY)?.amount ?? null).toBe(amount);
  });

  it('is not known where tuition or length isn’t', () => {
    const share = one({ gives: 'share', value: 100, currency: '' });
    expect(couldBe(sum, { tuition: null, months: 20 }, [share], TODAY)).toBeNull();
    expect(couldBe(sum, { tuition: 1, months: null }, [one({ gives: 'a year' })], TODAY)).toBeNull();
  });
});

it('is refused without a currency, above the whole tuition, and without a source', () => {
  const fields = (more: object) =>
    scholarship.safeParse({ ...SCHOLARSHIP, ...more }).error?.issues.map(({ path }) => path.join('.'));
  expect(fields({})).toBeUndefined();
  expect(fields({ currency: '' })).toEqual(['currency']);
  expect(fields({ gives: 'share', value: 101 })).toEqual(['value']);
  expect(fields({ source: { ...SCHOLARSHIP.source, address: 'not an address' } })).toEqual(['source.address']);
});
