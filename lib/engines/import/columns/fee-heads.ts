import { audienceOf } from '../values/fee-audience';
import { type HeaderHints, headerWords, takeHints } from './header-words';

/** What is left of a head that names the tuition fee, beside whose fee it is and for how long. */
const FEE =
  /^(?:tuition |course |program(?:me)? |study |degree )*(?:fees?|tuition)(?: (?:fees?|costs?|price|value|amount|charges?|rate))?$/;
/** These name other money, too: only beside the kind of student are they the fee. */
const MONEY = /^(?:(?:course|program(?:me)?|study) )?(?:costs?|price|value|amount|charges?|rates?)$/;
const AUDIENCE_WORDS =
  /\b(?:inter ?national|intern?tl|intl|int l|overseas|off ?shore|on ?shore|foreign|non|residents?|eu|uk|citizens?|locals?|domestic|home|british|canadian|australian|nz|national|in state|in province|out of (?:country|canada|state|province)|students?|applicants?|tier 4|visa)\b/g;

/** Why such a column is the fee. */
export const INTERNATIONAL_FEE = 'The fee for international students.';

interface FeeHead {
  audience: 'international' | 'home';
  hints: HeaderHints;
  /** The head names students only, not a fee: its cells must say that it is one. */
  isBare: boolean;
}

/** A head that says whose fee it is: 'International Tuition (CAD/year)', 'Offshore', 'Fees (Home)'. Null for any other. */
export function feeHead(label: string): FeeHead | null {
  // 'NZ$' names money, not the students of New Zealand.
  const words = headerWords(label.replace(/\b[A-Z]{1,3} ?[$£]/g, ' ')).replace(
    /^tuition ?(in|out)(?: ?of)?(?: ?state)?$/,
    inOrOut,
  );
  const audience = audienceOf(words);
  if (audience === '') return null;
  const spoken = words
    .replace(/\b(?:tution|tuiton|tutition|tuttion|tuition s)\b/g, 'tuition')
    .replace(AUDIENCE_WORDS, ' ');
  const { hints, rest } = takeHints(spoken);
  const { currency, period } = takeHints(label).hints;
  const all = { ...hints, ...(currency ? { currency } : {}), ...(period ? { period } : yearOnly(hints)) };
  if (rest !== '' && !FEE.test(rest) && !MONEY.test(rest)) return null;
  return { audience, hints: all, isBare: rest === '' };
}

/** 'tuition_usd_year' states a period, though it says no 'per'. */
export const yearOnly = ({ unit, period }: HeaderHints): HeaderHints =>
  unit === 'years' && !period ? { period: 'per year' } : {};

/** 'tuitionout', 'Tuition In State'. */
const inOrOut = (_head: string, which: string) => (which === 'in' ? 'tuition in state' : 'tuition out of state');
