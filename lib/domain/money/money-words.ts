import { decimalsOf, majorUnits } from './money';

const SIGNS: Record<string, string> = { CAD: 'CA$', AUD: 'AU$', NZD: 'NZ$', USD: 'US$', GBP: '£', SGD: 'S$', INR: '₹' };

/** 'AU$46,100', '₹9,12,000' (rupees in lakh), 'EUR 900'; cents only when there are any. Dollars always say whose. */
export function money(amount: number, currency: string): string {
  const digits = Number.isInteger(amount) ? 0 : decimalsOf(currency);
  const figures = figuresOf(currency === 'INR' ? 'en-IN' : 'en-GB', digits).format(amount);
  return `${SIGNS[currency] ?? (currency && `${currency} `)}${figures}`;
}

/** The same of an amount in minor units: '−£12.50' of −1250. */
export function minorMoney(minor: number, currency: string): string {
  const text = money(Math.abs(majorUnits(minor, currency)), currency);
  return minor < 0 ? `−${text}` : text;
}

/** 'AU$46,100.00': with all decimals of its currency, as documents have amounts. @param minor minor units */
export function exactMoney(minor: number, currency: string): string {
  const figures = figuresOf(currency === 'INR' ? 'en-IN' : 'en-GB', decimalsOf(currency));
  return `${SIGNS[currency] ?? `${currency} `}${figures.format(majorUnits(minor, currency))}`;
}

/** Rupees as they are said: a lakh is 100,000, a crore 10,000,000. */
const RUPEES = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
] as const;

/** An amount that is about right, in three figures: '₹35.6 lakh', '₹1.2 crore', 'CA$65,000', else as `money` has it. */
export function roundMoney(amount: number, currency: string): string {
  const about = Number(amount.toPrecision(3));
  const [unit, name] = (currency === 'INR' && RUPEES.find(([least]) => about >= least)) || [0, ''];
  return name ? `₹${about / unit} ${name}` : money(about, currency);
}

const formats = new Map<string, Intl.NumberFormat>();

/** Made once: to make one takes as long as the rest of a course's card. */
function figuresOf(locale: string, digits: number): Intl.NumberFormat {
  const key = `${locale} ${digits}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  formats.set(key, made);
  return made;
}
