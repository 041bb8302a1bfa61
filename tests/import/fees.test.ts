import { describe, expect, it } from 'vitest';
import { parseFeePeriod } from '@/lib/engines/import/values/fee-period';
import { type FeeContext, parseFee, saysFree } from '@/lib/engines/import/values/money';

describe('fees', () => {
  const fee = (cell: string | number, context: Partial<FeeContext> = {}) =>
    parseFee(cell, { countryCurrency: 'AUD', ...context });
  const shown = (cell: string | number, context: Partial<FeeContext> = {}) => {
    const { value } = fee(cell, context);
    return value && `${value.minor} ${value.currency}${value.period ? ` ${value.period}` : ''}`;
  };
  it.each<[string | number, string]>([
    [46100, '4610000 AUD'],
    [46100.555, '4610056 AUD'],
    ['46100', '4610000 AUD'],
    ['$46,100', '4610000 AUD'],
    ['A$46,100.50', '4610050 AUD'],
    ['AUD 46,100 per year', '4610000 AUD per year'],
    ['46,100 AUD p.a.', '4610000 AUD per year'],
    ['CAD$ 18,500.00 / semester', '1850000 CAD per semester'],
    ['US$12,000/year', '1200000 USD per year'],
    ['NZ$ 32 000', '3200000 NZD'],
    ['S$9,500 per trimester', '950000 SGD per trimester'],
    ['£12.5k', '1250000 GBP'],
    ['€9.000,00', '900000 EUR'],
    ['€ 1.250.000', '125000000 EUR'],
    ['Rs. 5,00,000/-', '50000000 INR'],
    ['₹12,50,000', '125000000 INR'],
    ['9000,50', '900050 AUD'],
    ['UK £18,000 International £31,000', '3100000 GBP'],
    ['£9,250 (Home) / £24,500 (Overseas) per year', '2450000 GBP per year'],
    ['Domestic: $8,000 pa; Intl: $32,500 pa', '3250000 AUD per year'],
    ['Non-resident $21,000, resident $9,000', '2100000 AUD'],
    ['INR 4.5 Lakhs', '45000000 INR'],
    ['Rs 12 lakh', '120000000 INR'],
    ['20 thousand USD', '2000000 USD'],
    ['135752.92000000001', '13575292 AUD'],
    ["CHF 12'000", '1200000 CHF'],
    ['JPY 535,800', '535800 JPY'],
    ['$500 per credit hour', '50000 AUD per credit'],
    ['Total 60,000', '6000000 AUD whole course'],
    ['60,000 for the whole course', '6000000 AUD whole course'],
    ['$46,100 (2025)', '4610000 AUD'],
    ['$46,100 annually', '4610000 AUD per year'],
    ['Tuition fee: 20,000', '2000000 AUD'],
    ['International: $25,000', '2500000 AUD'],
    ['28000 p/a', '2800000 AUD per year'],
  ])('%j is %s', (cell, expected) => {
    expect(shown(cell)).toBe(expected);
  });

  it.each([
    '18,000 - 20,000',
    '20000 or 22000',
    'Year 1: 20,000, Year 2: 21,000',
    '9.000',
    '39,5',
    '46,10',
    'Home £9,250',
    'UK/EU: £9,250 per year',
    'International £20,000 or International £22,000',
    'Contact us',
    '-500',
    'AUD 20,000 / USD 14,000',
    '300 per week',
    '99,999,999,999',
    '20,000 plus materials',
    '1,23,4',
    0,
    '0',
    'AUD 0.00 per year',
    'Free for local students',
  ])('%j gives no fee and says why', (cell) => {
    expect(fee(cell)).toEqual({ value: null, problem: expect.stringContaining('“') });
  });

  it.each([
    'Free',
    'FREE of charge',
    'No tuition fee',
    'No fees',
    'AUD 0 (free)',
    'Tuition is free',
    '$0.00 - free of charge',
  ])('%j says that the course is free', (cell) => {
    expect(saysFree(cell)).toBe(true);
  });

  it.each([
    '0',
    '0.00',
    'AUD 0',
    'Free for local students',
    'Free application',
    'Fee-free for citizens',
    'no',
    '',
    'N/A',
  ])('%j doesn’t', (cell) => {
    expect(saysFree(cell)).toBe(false);
  });

  it('says so when an amount isn’t called exact', () => {
    expect(fee('approx. 20,000')).toMatchObject({ value: { minor: 2_000_000 }, problem: expect.any(String) });
    expect(fee('from $20,000*')).toMatchObject({ value: { minor: 2_000_000 }, problem: expect.any(String) });
  });

  it('takes the currency from the cell, its number format, the head, the row, the country, in this order', () => {
    const all = { formatSign: '£', headCurrency: 'EUR', rowCurrency: 'USD' };
    expect(shown('NZ$5', all)).toBe('500 NZD');
    expect(shown(5, all)).toBe('500 GBP');
    expect(shown(5, { headCurrency: 'EUR', rowCurrency: 'USD' })).toBe('500 EUR');
    expect(shown(5, { rowCurrency: 'USD' })).toBe('500 USD');
    expect(shown(5)).toBe('500 AUD');
  });

  it('lets a bare dollar stand for the country’s dollar only', () => {
    expect(shown('$5', { countryCurrency: 'CAD' })).toBe('500 CAD');
    expect(shown('$5', { countryCurrency: 'GBP', rowCurrency: 'USD' })).toBe('500 USD');
    expect(fee('$5', { countryCurrency: 'GBP' }).value).toBeNull();
    expect(fee(5, { countryCurrency: 'GBP', formatSign: '$' }).value).toBeNull();
  });

  it('takes the period from the cell, then the row, then the head', () => {
    expect(shown('5 per term', { rowPeriod: 'per year' })).toBe('500 AUD per term');
    expect(shown(5, { rowPeriod: 'per month', headPeriod: 'per year' })).toBe('500 AUD per month');
    expect(shown(5, { headPeriod: 'whole course' })).toBe('500 AUD whole course');
  });

  it.each<[string, string | null]>([
    ['Per Year', 'per year'],
    ['annual', 'per year'],
    ['Semester', 'per semester'],
    ['whole course', 'whole course'],
    ['Full Programme', 'whole course'],
    ['fortnight', null],
  ])('period %j is %j', (text, expected) => {
    expect(parseFeePeriod(text).value).toBe(expected);
  });
});
