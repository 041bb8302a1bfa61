import type { FeePeriod } from '@/lib/domain/courses/course';
import { decimalsOf, detectCurrency, feeProblem, isDollar, parseAmount, roundedMinor } from '@/lib/domain/money/money';
import { internationalPart } from './fee-audience';
import { takeFeePeriod } from './fee-period';
import { type Parsed, quoted, unread } from './parsed';

/** Where a fee's currency and period come from when the cell itself doesn't say. */
export interface FeeContext {
  /** The country's own currency, ISO 4217. */
  countryCurrency: string;
  /** From the currency column of the same row. */
  rowCurrency?: string;
  rowPeriod?: FeePeriod;
  /** From the head: 'Tuition Fee (AUD, per year)'. */
  headCurrency?: string;
  headPeriod?: FeePeriod;
  /** The sign the number format shows. */
  formatSign?: string;
}

export interface Fee {
  /** Integer, in minor units of `currency`. */
  minor: number;
  currency: string;
  period: FeePeriod | '';
}

/** Words beside an amount that change nothing about it. */
const EXACT_WORDS = new Set([
  '',
  ...'tuition fee fees total cost only amount is international intl overseas offshore students student'.split(' '),
]);

/**
 * Reads a fee: '$46,100', 'AUD 46,100 per year', '£12.5k', '€9.000,00'. The currency is the cell's own, then its number
 * format's, the head's, the row's, the country's; the period likewise. Two amounts, a range, an unclear decimal sign or a
 * dollar that isn't the country's give a problem and no fee.
 */
export function parseFee(cell: string | number, context: FeeContext): Parsed<Fee> {
  if (typeof cell === 'number') return feeOf(cell, currencyFor('', context), periodFor('', context), String(cell));
  const ours = internationalPart(cell);
  if (ours === '') return unread(cell, 'is the fee for domestic students, not international students');
  const money = detectCurrency(inUnits(ours ?? cell));
  if (money.code === null) return unread(cell, 'names more than one currency');
  const currency = money.code ?? (money.bareDollar ? dollarFor(context) : currencyFor('', context));
  if (currency === null) return unread(cell, 'doesn’t say which dollar; write for example US$ or USD');
  const { period, rest, unknown } = takeFeePeriod(money.rest);
  if (unknown) return unread(cell, 'is for a period we don’t know');
  return amountIn(cell, rest, currency, periodFor(period, context));
}

/** Words beside 'free' that leave it as it is: of charge, for nobody else. */
const OF_FREE = new Set([
  ...EXACT_WORDS,
  ...'free no of charge the course program programme for payable charged 0'.split(' '),
]);

/** Whether a cell says that the course is free: 'Free', 'No tuition fee', 'AUD 0 (free of charge)'. */
export function saysFree(cell: string): boolean {
  const { rest } = detectCurrency(takeFeePeriod(cell).rest);
  const words = rest
    .toLowerCase()
    .replace(/0[.,]0+\b/g, '0')
    .split(/[^a-z0-9]+/);
  const isSaid = words.includes('free') || (words.includes('no') && /\bfees?\b/i.test(cell));
  return isSaid && words.every((word) => OF_FREE.has(word));
}

const LARGE: readonly (readonly [RegExp, number])[] = [
  [/(\d+(?:\.\d+)?) ?(?:lakhs?|lacs?|lpa)\b/gi, 100_000],
  [/(\d+(?:\.\d+)?) ?crores?\b/gi, 10_000_000],
  [/(\d+(?:\.\d+)?) ?thousand\b/gi, 1_000],
];

/** 'INR 4.5 Lakhs' → 'INR 450000'. */
function inUnits(text: string): string {
  return LARGE.reduce(
    (rest, [pattern, unit]) => rest.replace(pattern, (_, amount: string) => String(Math.round(Number(amount) * unit))),
    text,
  );
}

function amountIn(cell: string, text: string, currency: string | null, period: FeePeriod | ''): Parsed<Fee> {
  const plain = text.replace(/\([^()\d]{0,40}20\d\d(?:[-/]\d{2,4})?[^()\d]{0,40}\)/g, ' ').replace(/\/-/g, ' ');
  const amounts = plain.match(/-?\d[\d.,' \u00a0\u202f]*k?\b/gi)?.map((amount) => amount.trim()) ?? [];
  const [amount] = amounts;
  if (amount === undefined) return unread(cell, 'contains no amount');
  if (amounts.length > 1) return unread(cell, 'contains more than one amount; write one');
  const words = plain
    .replace(amount, ' ')
    .replace(/[*~+≈.,:;()/\s-]+/g, ' ')
    .trim();
  const number = parseAmount(amount, decimalsOf(currency ?? ''));
  if (number === null)
    return unread(cell, 'can be read in two ways; write the amount in plain digits, for example 46100.00');
  const fee = feeOf(number, currency, period, cell);
  const isExact = words.split(' ').every((word) => EXACT_WORDS.has(word));
  if (fee.value === null || (isExact && !/[*~+≈]/.test(plain))) return fee;
  if (
    /^(?:approx(?:imately)?|about|around|circa|ca|from|starting|starts|at|est|estimated|indicative| )*$/.test(words)
  ) {
    return { ...fee, problem: `${quoted(cell)} was read as ${number}; the file says it is not exact.` };
  }
  return unread(cell, 'contains words we can’t read as a fee');
}

function feeOf(amount: number, currency: string | null, period: FeePeriod | '', shown: string): Parsed<Fee> {
  if (amount === 0)
    return unread(shown, 'is not a price, so the fee is not published. Write Free if the course is free');
  if (currency === null) return unread(shown, 'has a dollar sign; write for example USD next to it');
  const problem = feeProblem(amount, currency);
  if (problem) return unread(shown, problem);
  return { value: { minor: roundedMinor(amount, currency) ?? 0, currency, period } };
}

function currencyFor(code: string, context: FeeContext): string | null {
  if (code) return code;
  if (context.formatSign) {
    const sign = detectCurrency(context.formatSign);
    if (sign.code) return sign.code;
    if (sign.bareDollar) return dollarFor(context);
  }
  return context.headCurrency ?? context.rowCurrency ?? context.countryCurrency;
}

/** What a bare '$' stands for: the dollar that head, row or country names; null when none of them is one. */
function dollarFor(context: FeeContext): string | null {
  const stated = context.headCurrency ?? context.rowCurrency ?? context.countryCurrency;
  return isDollar(stated) ? stated : null;
}

function periodFor(period: FeePeriod | '', context: FeeContext): FeePeriod | '' {
  return period || context.rowPeriod || context.headPeriod || '';
}
