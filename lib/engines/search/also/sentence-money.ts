import type { Reader } from './sentence-reader';

const WORDS = new Map([
  ['cad', 'CAD'],
  ['aud', 'AUD'],
  ['nzd', 'NZD'],
  ['usd', 'USD'],
  ['gbp', 'GBP'],
  ['pounds', 'GBP'],
  ['sgd', 'SGD'],
  ['eur', 'EUR'],
  ['euro', 'EUR'],
  ['euros', 'EUR'],
  ['inr', 'INR'],
  ['rs', 'INR'],
  ['rupees', 'INR'],
]);
const SIGNS = new Map([
  ['ca$', 'CAD'],
  ['c$', 'CAD'],
  ['au$', 'AUD'],
  ['a$', 'AUD'],
  ['nz$', 'NZD'],
  ['us$', 'USD'],
  ['s$', 'SGD'],
  ['sg$', 'SGD'],
  ['£', 'GBP'],
  ['€', 'EUR'],
  ['₹', 'INR'],
  ['rs', 'INR'],
  ['rs.', 'INR'],
]);
const TIMES = new Map([
  ['k', 1_000],
  ['thousand', 1_000],
  ['lakh', 100_000],
  ['lakhs', 100_000],
  ['lac', 100_000],
  ['lacs', 100_000],
]);
/** '20,000', '9,12,000' (in lakh), '20.5k', each with a sign before it or none. */
const AMOUNT = /^([a-z]{0,2}\$|[£€₹]|rs\.?)?(\d{1,3}(?:,\d{2,3})*,\d{3}|\d+(?:\.\d{1,2})?)(k|lakhs?|lacs?)?$/;
/** Less is no fee, and for more the search has no filter. */
const [LEAST, MOST] = [1_000, 10_000_000];

/** An amount of money in a sentence. */
interface Money {
  amount: number;
  /** Its ISO code. */
  currency: string;
  /** The place behind its last word. */
  end: number;
}

/**
 * Reads an amount that begins at a place: 'ca$20,000', '15k cad', '₹ 20 lakh'. One that says no currency, or only '$', is in
 * the `local` one, which a '$' must fit. null where there is no amount, or none of a known currency.
 */
export function readMoney(reader: Reader, place: number, local: string | undefined): Money | null {
  const before = WORDS.get(reader.at(place)) ?? SIGNS.get(reader.at(place));
  let end = before ? place + 1 : place;
  const [, sign, digits, joined] = AMOUNT.exec(reader.at(end)) ?? [];
  if (!digits) return null;
  end++;
  const times = TIMES.get(joined ?? reader.at(end)) ?? 1;
  if (!joined && times > 1) end++;
  const after = before ? undefined : WORDS.get(reader.at(end));
  if (after) end++;
  const isDollar = sign === '$';
  const said = before ?? after ?? (sign && !isDollar ? SIGNS.get(sign) : undefined);
  const currency = said ?? (isDollar && local === 'GBP' ? undefined : local);
  const amount = Number(digits.replaceAll(',', '')) * times;
  return currency && amount >= LEAST && amount <= MOST ? { amount, currency, end } : null;
}
