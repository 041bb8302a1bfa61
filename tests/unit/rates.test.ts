import { describe, expect, it } from 'vitest';
import { comparedRates } from '@/lib/engines/cost/compare-rates';
import { parseRates } from '@/lib/engines/cost/read-rates';

const read = (csv: string) => parseRates(csv);
const EURO = { base: 'EUR', day: '2026-11-25', perBase: { USD: 1.1684, GBP: 0.8706, INR: 109.05 } };

describe('a list of rates', () => {
  it.each([
    ['points and commas', 'Date, USD, GBP, INR, \n25 November 2026, 1.1684, 0.8706, 109.05, '],
    ['decimal commas and semicolons', 'Date;USD;GBP;INR\n2026-11-25;1,1684;0,8706;109,05'],
    ['a German spreadsheet', 'Datum;USD;GBP;INR\r\n24.11.2026;1,2;0,9;110\r\n25.11.2026;1,1684;0,8706;109,05\r\n'],
    ['a Spanish spreadsheet', 'Fecha;USD;GBP;INR\n25/11/2026;1,1684;0,8706;109,05'],
    ['tabs', 'Date\tUSD\tGBP\tINR\n2026-11-25\t1,1684\t0,8706\t109,05'],
    ['quoted cells', 'Date,USD,GBP,INR\n2026-11-25,"1,1684","0,8706","109,05"'],
    ['the euro in a column', 'Date,EUR,USD,GBP,INR\n2026-11-25,1,1.1684,0.8706,109.05'],
    ['the base in a column', 'Date;Base;USD;GBP;INR\n2026-11-25;EUR;1,1684;0,8706;109,05'],
    ['the base in the head', 'Date (per EUR),USD,GBP,INR\n2026-11-25,1.1684,0.8706,109.05'],
  ])('is read with %s', (_what, csv) => {
    expect(read(csv)).toEqual(EURO);
  });

  it('is per the currency that it names, or that is 1 beside the euro', () => {
    const dollars = { base: 'USD', day: '2026-11-25', perBase: { EUR: 0.86, INR: 89.2 } };
    expect(read('Date,USD,EUR,INR\n2026-11-25,1,0.86,89.2')).toEqual(dollars);
    expect(read('Date,Base,EUR,INR\n2026-11-25,USD,0.86,89.2')).toEqual(dollars);
  });

  it('has thousands in the form of its decimals', () => {
    expect(read('Date;IDR;USD\n2026-11-25;18.234,55;1,1684')).toMatchObject({
      perBase: { IDR: 18_234.55, USD: 1.1684 },
    });
    expect(read('Date;IDR;USD\n2026-11-25;18,234.55;1.1684')).toMatchObject({ perBase: { IDR: 18_234.55 } });
  });

  it.each([
    ['commas for both', 'Date,USD,GBP,INR\n2026-11-25,1,1684,0,8706,109,05', /has 7 cells, but the header row has 4/],
    ['points and commas mixed', 'Date;USD;GBP\n2026-11-25;1,1684;0.8706', /Some rates have a decimal comma/],
    ['a cell that is no rate', 'Date;USD;GBP\n2026-11-25;1,1684;about 0,9', /“about 0,9” under GBP is not a rate/],
    ['two rates of one currency', 'Date;USD;USD\n2026-11-25;1,1684;1,2', /Two columns are headed USD/],
    ['a euro that isn’t 1', 'Date,EUR,GBP\n2026-11-25,0.86,0.75', /add a column headed Base/],
    ['another currency that is 1', 'Date,USD,INR\n2026-11-25,1,89.2', /One USD is 1/],
    ['two bases', 'Date (per USD),Base,EUR\n2026-11-25,GBP,0.86', /names two base currencies/],
    ['a day that may be two', 'Date,USD\n05/11/2026,1.1', /No row begins with a date/],
    ['a day that is none', 'Date,USD\n31.02.2026,1.1', /No row begins with a date/],
  ])('is refused with %s', (_what, csv, why) => {
    expect(read(csv)).toMatch(why);
  });
});

describe('a list beside the rates in use', () => {
  const now = { ...EURO, day: '2026-11-20', example: false };
  const beside = (more: object, today = '2026-11-26') => comparedRates(now, { ...EURO, ...more }, today);

  it('shows five pairs, or as many as it has, and asks nothing where it is alike', () => {
    const { pairs, asks } = beside({});
    expect(asks).toEqual([]);
    expect(pairs.map(({ from, to }) => `${from}/${to}`)).toEqual([
      'GBP/INR',
      'USD/INR',
      'EUR/USD',
      'EUR/GBP',
      'EUR/INR',
    ]);
    expect(pairs[2]).toEqual({ from: 'EUR', to: 'USD', before: 1.1684, after: 1.1684 });
  });

  it('asks about a pair that moved by a fifth, up or down, whatever the base', () => {
    expect(beside({ perBase: { ...EURO.perBase, INR: 131 } }).asks).toEqual(['One EUR was 109.05 INR and is now 131.']);
    expect(beside({ perBase: { ...EURO.perBase, INR: 90.8 } }).asks).toHaveLength(1);
    expect(beside({ perBase: { ...EURO.perBase, INR: 125 } }).asks).toEqual([]);
    const perDollar = { EUR: 1 / 1.1684, GBP: 0.8706 / 1.1684, INR: 109.05 / 1.1684 };
    expect(beside({ base: 'USD', perBase: { ...perDollar } }).asks).toEqual([]);
  });

  it('asks about one older than a month, older than those in use, or without a currency', () => {
    expect(beside({}, '2026-12-26').asks).toEqual([]);
    expect(beside({}, '2026-12-27').asks).toEqual(['The list is dated 2026-11-25, 32 days ago.']);
    expect(beside({ day: '2026-11-19' }).asks).toEqual([
      'The list is older than the rates in use, which are dated 2026-11-20.',
    ]);
    expect(beside({ perBase: { USD: 1.1684, GBP: 0.8706 } }).asks).toEqual([
      'The list has no rate for INR. The rates in use do.',
    ]);
  });

  it('is not measured by made-up rates', () => {
    const made = { ...now, example: true, perBase: { USD: 9 } };
    expect(comparedRates(made, EURO, '2026-11-26').asks).toEqual([]);
  });
});
