import { mostFee } from '@/lib/domain/money/money';
import { byWord } from '../tables/lists';
import type { Reader } from './reader';

const WORDS = new Map(
  byWord(`
  CAD: cad; AUD: aud; NZD: nzd; USD: usd; $: dollar, dollars, dolares; GBP: gbp, pound, pounds; SGD: sgd; EUR: eur, euro, euros; INR: inr; NPR:
  npr; PKR: pkr; BDT: bdt, taka, tk; NGN: ngn, naira; GHS: ghs, ghc, cedi, cedis; KES: kes, ksh, shilling, shillings; LKR: lkr; PHP: php, peso,
  pesos; VND: vnd; CNY: cny, rmb, yuan; BRL: brl, reais; AED: aed, dirham, dirhams, dhs; MYR: myr,
  ringgit; ZAR: zar, rand; rupee: rs, rupee, rupees, rupaye
  `),
);
const SIGNS = new Map(
  byWord(`
  CAD: ca$, c$, cad$, cad; AUD: au$, a$, aud; NZD: nz$; USD: us$, usd; SGD: s$, sg$; GBP: £, gbp; EUR: €; INR: ₹, inr; NGN: ₦; GHS: gh¢, gh₵, ghs, ghc, ₵, ¢; PHP: ₱;
  rupee: rs, rs.; $: $
  `),
);
/** Whose rupees or dollars. */
const OWN = new Map(
  byWord(`
  PKR: pakistani, pak; INR: indian; NPR: nepali, nepalese; LKR: lankan; CAD: canadian; AUD: australian; USD: american, us; SGD:
  singapore
  `),
);
const TIMES = new Map(
  byWord(
    `1000: k, thousand, mil, hazar, hajar; 100000: lakh, lakhs, lac, lacs, lkh, laakh, l; 10000000: crore, crores, cr; 1000000: million, mn, m, trieu, tr; 1000000000: ty`,
  ).map(([word, times]) => [word, Number(times)] as const),
);
/** Whose money has a name of its own: 'kenya shillings'. */
const OF_PEOPLE = /^(kenyan?|nigerian?|ghanaian|bangladeshi?|chinese|vietnamese|uae)$/;
/** From here on a unit is one of South Asia, and the amount one of its rupees. */
const OF_RUPEES = new Set('lakh lakhs lac lacs lkh laakh l crore crores cr'.split(' '));
/** Millions and thousands of millions of dong. */
const OF_DONG = /^(trieu|tr|ty)$/;
/** '20,000', '9,12,000' (in lakh), '20.5k', '20-25', each with a sign before it or none. */
const AMOUNT =
  /^([a-z]{0,3}\$|(?:gh)?[¢₵]|[£€₹₦₱]|rs\.?|inr|cad|aud|usd|gbp|ghs|ghc)?(?:\d{1,3}(?:\.\d)?k?-)?(\d{1,3}(?:,\d{2,3})*,\d{3}|\d+(?:\.\d{1,2})?)(k|l|m|lakhs?|lacs?|crores?|cr|trieu|tr)?([£€₹₦₱$]|cad|aud|usd|gbp|inr|nzd|sgd)?$/;
/** Whether a word is an amount by itself, or says of what one is. */
export const isAmount = (word: string): boolean => AMOUNT.test(word);
export const isMoneyWord = (word: string): boolean => WORDS.has(word) || TIMES.has(word);
const INDIAN = /^\d{1,2}(,\d{2})+,\d{3}$/;
/** Less is no fee, and for more the search has no filter. */
const LEAST = 1_000;

/** An amount of money in a sentence. */
interface Money {
  amount: number;
  /** Its ISO code. */
  currency: string;
  /** The place behind its last word. */
  end: number;
  problem?: 'currency' | 'much';
}

/**
 * Reads an amount that begins at a place: 'ca$20,000', '15k cad', '₹ 20 lakh'. One that says no currency, or only '$', is in
 * the `local` one, which a '$' must fit; lakh are of rupees. A number without a currency or such a unit is one only with `isMarked`.
 */
export function readMoney(reader: Reader, place: number, local: string | undefined, isMarked: boolean): Money | null {
  const before = WORDS.get(reader.at(place)) ?? SIGNS.get(reader.at(place));
  let end = before ? place + 1 : place;
  const [, sign, digits, joined, behind] = AMOUNT.exec(reader.at(end)) ?? [];
  if (!digits) return null;
  end++;
  const unit = joined ?? (TIMES.has(reader.at(end)) ? reader.at(end) : '');
  if (!joined && unit) end++;
  if (reader.was(end) === 'sri' || (OF_PEOPLE.test(reader.was(end)) && WORDS.has(reader.was(end + 1)))) end++;
  const own = /^(rupee|\$)$/.test(WORDS.get(reader.was(end + 1)) ?? '') ? OWN.get(reader.was(end)) : undefined;
  const after = own ?? (before ? undefined : WORDS.get(reader.at(end)));
  if (after) end += own ? 2 : 1;
  const isOfRupees = OF_RUPEES.has(unit) || INDIAN.test(digits);
  const said =
    own ?? before ?? after ?? (behind && (SIGNS.get(behind) ?? behind.toUpperCase())) ?? (sign && SIGNS.get(sign));
  const isOfDong = OF_DONG.test(unit);
  // '6m' without a currency is six months.
  if (!said && !isOfDong && !isOfRupees && (!isMarked || unit === 'm')) return null;
  const amount = Math.round(Number(digits.replaceAll(',', '')) * (TIMES.get(unit) ?? 1));
  if (amount < LEAST || isYear(digits, unit, said)) return null;
  const currency = currencyOf(said ?? (isOfDong ? 'VND' : undefined), isOfRupees, local, reader.known.rupee);
  if (!currency) return { amount, currency: '', end, problem: 'currency' };
  return { amount, currency, end, ...(amount > mostFee(currency) && { problem: 'much' as const }) };
}

const isYear = (digits: string, unit: string, said: string | undefined) =>
  !said && unit === '' && /^20[23]\d$/.test(digits);

function currencyOf(said: string | undefined, isOfRupees: boolean, local: string | undefined, rupee: string) {
  if (said === 'rupee') return rupee;
  if (said === '$') return local === 'GBP' || local === undefined ? 'USD' : local;
  if (said) return said;
  return isOfRupees ? rupee : local;
}
