import { describe, expect, it } from 'vitest';
import type { FactPeriod } from '@/lib/engines/facts/fact';
import { FACT_IDS, type FactId, SHIPPED_FACTS } from '@/lib/engines/facts/fact-ids';
import { allFacts, factOn, isOverdue, overlapOf, periodsOf } from '@/lib/engines/facts/read';
import { factKind, factPeriod, shapeProblem } from '@/lib/engines/facts/schema';
import { NOT_KNOWN, SHIPPED } from '../support/shipped-facts';

const PERIOD: FactPeriod = {
  value: 5,
  validFrom: '2026-01-01',
  validTo: '2026-12-31',
  source: { title: 'A page', address: 'https://example.org/page', kind: 'official' },
  readOn: '2026-11-22',
  reviewBy: '2027-05-22',
};

describe('every shipped fact', () => {
  it.each(FACT_IDS)('%s has a label, a unit, a source, a day it was read, a day of review, and no overlap', (id) => {
    const fact = SHIPPED_FACTS[id];
    expect(factKind.safeParse(fact).error).toBeUndefined();
    for (const period of fact.periods) {
      expect(factPeriod.safeParse(period).error).toBeUndefined();
      expect(shapeProblem(fact, period.value)).toBeNull();
    }
    expect(overlapOf(fact.periods)).toBeNull();
  });

  it('is in the list with what it applies to', () => {
    expect(allFacts().length).toBeGreaterThan(40);
    const funds = allFacts().find(({ id, validFrom }) => id === 'canada.funds' && validFrom === '2025-09-01');
    expect(funds).toMatchObject({ unit: 'CAD per year', appliesTo: { country: 'Canada', by: 'application' } });
  });
});

describe('what is shipped', () => {
  const periods = FACT_IDS.flatMap((id) =>
    SHIPPED_FACTS[id].periods.map((period): [FactId, FactPeriod] => [id, period]),
  );

  it('is sure: read in an official text, or in agreeing secondary ones that give at most ‘likely’; nothing else has a value', () => {
    const named = (id: FactId, from: string) => `${id} from ${from}`;
    expect(periods.map(([id, { validFrom }]) => named(id, validFrom)).sort()).toEqual(
      SHIPPED.map(([id, from]) => named(id, from)).sort(),
    );
    const empty = FACT_IDS.filter((id) => SHIPPED_FACTS[id].periods.length === 0);
    expect(empty.sort()).toEqual([...NOT_KNOWN].sort());
  });

  it.each(SHIPPED)('%s from %s to %s is %s, and the value that was read', (id, from, to, sure, value) => {
    const [, period] = periods.find(([one, { validFrom }]) => one === id && validFrom === from) ?? [];
    expect(period?.source.kind).toBe(sure === 'official' ? 'official' : 'secondary');
    expect(period?.validTo).toBe(to);
    if (typeof value === 'string') expect(String(period?.value).startsWith(value)).toBe(true);
    else expect(period?.value).toEqual(value);
  });
});

describe('the review of what is shipped', () => {
  /** The day of the newest look at the facts. */
  const LOOKED = '2026-12-01';
  const shipped = FACT_IDS.flatMap((id) => SHIPPED_FACTS[id].periods.map((period) => [id, period] as const));

  it('a period past its review day says that somebody looked again since, and what they found', () => {
    const due = shipped.filter(([, period]) => isOverdue(period, LOOKED));
    expect(due.length).toBeGreaterThan(0);
    for (const [id, { reviewBy, looked }] of due) {
      expect(looked, id).toBeDefined();
      expect(looked && looked.on > reviewBy, id).toBe(true);
      expect(looked?.found.length, id).toBeGreaterThan(30);
    }
  });

  it('only such a period has that entry, and nothing was read or looked for after that day', () => {
    for (const [id, { readOn, looked, ...period }] of shipped) {
      expect(readOn <= LOOKED && (looked?.on ?? '') <= LOOKED, id).toBe(true);
      expect(looked !== undefined, id).toBe(isOverdue(period, LOOKED));
    }
  });

  it('the fees of the USA are valid from the first days that official texts name', () => {
    expect(factOn('usa.sevis-fee', '2019-06-23')).toBeNull();
    expect(factOn('usa.sevis-fee', '2019-06-24')?.source.kind).toBe('official');
    expect(factOn('usa.visa-charge', '2023-06-16')).toBeNull();
    expect(factOn('usa.visa-charge', '2023-06-17')?.source.kind).toBe('official');
  });
});

describe('the check of a period', () => {
  it.each([
    ['without a source', { source: undefined }],
    ['with a source that has no title', { source: { ...PERIOD.source, title: ' ' } }],
    ['with a source that is not a web address', { source: { ...PERIOD.source, address: 'page 3' } }],
    ['with a source over http', { source: { ...PERIOD.source, address: 'http://www.gov.uk/student-visa' } }],
    ['with markup in its address', { source: { ...PERIOD.source, address: 'https://ok.example/" onclick=alert(1)' } }],
    ['with a blank in its address', { source: { ...PERIOD.source, address: 'https://ok.example/a b' } }],
    ['with a quote in its address', { source: { ...PERIOD.source, address: "https://ok.example/'x" } }],
    ['with a password in its address', { source: { ...PERIOD.source, address: 'https://a:b@ok.example/' } }],
    ['with a source of another kind', { source: { ...PERIOD.source, kind: 'blog' } }],
    ['without the day it was read', { readOn: undefined }],
    ['without a day of review', { reviewBy: undefined }],
    ['with a day that does not exist', { reviewBy: '2027-02-30' }],
    ['that ends before it begins', { validTo: '2025-12-31' }],
    ['without a value', { value: undefined }],
    ['with an empty table', { value: {} }],
    ['with a number below zero', { value: -1 }],
    ['with a later look that has no day', { looked: { found: 'Nothing was found.' } }],
    ['with a later look that says nothing', { looked: { on: '2027-06-01', found: ' ' } }],
  ])('refuses one %s', (_what, change) => {
    expect(factPeriod.safeParse({ ...PERIOD, ...change }).success).toBe(false);
  });

  it('takes a whole one, with a later look and without', () => {
    expect(factPeriod.safeParse(PERIOD).success).toBe(true);
    const looked = { on: '2027-06-01', found: 'Nothing newer was found.' };
    expect(factPeriod.parse({ ...PERIOD, looked })).toEqual({ ...PERIOD, looked });
  });

  it.each([
    ['the last day of one is the first of the other', '2026-12-31', true],
    ['one begins the day after', '2027-01-01', false],
    ['one lies within the other', '2026-03-01', true],
  ])('finds an overlap: %s', (_what, validFrom, overlaps) => {
    const other = { ...PERIOD, validFrom, validTo: null };
    expect(overlapOf([other, PERIOD]) !== null).toBe(overlaps);
  });

  it('finds an overlap with a period that has no end', () => {
    expect(
      overlapOf([
        { ...PERIOD, validTo: null },
        { ...PERIOD, validFrom: '2030-01-01', validTo: null },
      ]),
    ).not.toBeNull();
  });

  it('refuses a value of another shape', () => {
    expect(shapeProblem({ shape: 'number' }, 'five')).not.toBeNull();
    expect(shapeProblem({ shape: 'table' }, 5)).not.toBeNull();
    expect(shapeProblem({ shape: 'text' }, 5)).not.toBeNull();
  });
});

describe('reading a fact', () => {
  it.each<[FactId, string, unknown]>([
    ['canada.funds', '2023-12-31', undefined],
    ['canada.funds', '2024-01-01', 20635],
    ['canada.funds', '2025-08-31', 20635],
    ['canada.funds', '2025-09-01', 22895],
  ])('%s on %s', (id, day, one) => {
    const value = factOn(id, day)?.value as Record<string, number> | undefined;
    expect(value?.['1']).toBe(one);
  });

  it.each<[FactId, string, unknown]>([
    ['uk.living.london', '2025-01-01', undefined],
    ['uk.living.london', '2025-11-10', 1483],
    ['uk.living.london', '2025-11-11', 1529],
    ['uk.dependant.elsewhere', '2025-11-10', 680],
    ['uk.dependant.elsewhere', '2025-11-11', undefined],
    ['singapore.living', '2026-11-22', undefined],
  ])('%s on %s is %s', (id, day, value) => expect(factOn(id, day)?.value).toBe(value));

  it('takes what an admin entered in the place of everything shipped', () => {
    const entered = new Map([['canada.funds', [{ ...PERIOD, value: { 1: 1 } }]]]);
    expect(factOn('canada.funds', '2026-01-01', entered)?.value).toEqual({ 1: 1 });
    expect(factOn('canada.funds', '2025-09-01', entered)).toBeNull();
    expect(periodsOf('uk.work', entered)).toHaveLength(2);
  });

  it('says that it may be out of date from the day after its review day', () => {
    expect(isOverdue(PERIOD, '2027-05-22')).toBe(false);
    expect(isOverdue(PERIOD, '2027-05-23')).toBe(true);
  });
});
