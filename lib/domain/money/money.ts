/** Amounts of money as people write them. Stored amounts are integers in minor units (cents) of an ISO 4217 currency. */

/** Not all of ISO 4217: some of its codes are words ('ALL', 'TOP', 'TRY'). */
const CODES = new Set(
  (
    'AUD CAD NZD USD GBP SGD EUR INR CHF JPY CNY HKD TWD KRW MYR THB PHP IDR VND AED SAR QAR PKR BDT LKR NPR ' +
    'ZAR NGN KES GHS SEK NOK DKK BRL MXN KWD BHD OMR JOD TND'
  ).split(' '),
);
/** Decimals of those that have not two, as ISO 4217 lists them. */
const DECIMALS: Readonly<Record<string, 0 | 3>> = {
  ...{ JPY: 0, KRW: 0, VND: 0 },
  ...{ KWD: 3, BHD: 3, OMR: 3, JOD: 3, TND: 3 },
};

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:AUD|aud|AU|A)\$|\b(?:AUD|aud|AU) \$|\$ ?(?:AUD|AU|A)\b/g, 'AUD'],
  [/\b(?:CAD|cad|CDN|CA|C)\$|\b(?:CAD|cad|CDN|CA) \$|\$ ?(?:CAD|CDN|CA)\b/g, 'CAD'],
  [/\b(?:NZD|nzd|NZ)\$|\b(?:NZD|nzd|NZ) \$|\$ ?(?:NZD|NZ)\b/g, 'NZD'],
  [/\b(?:USD|usd|US)\$|\b(?:USD|usd|US) \$|\$ ?(?:USD|US)\b/g, 'USD'],
  [/\b(?:SGD|sgd|SG|S)\$|\b(?:SGD|sgd|SG) \$|\$ ?(?:SGD|SG)\b/g, 'SGD'],
  [/\b(?:HKD|HK) ?\$/g, 'HKD'],
  [/£|\bpounds?(?: sterling)?\b/gi, 'GBP'],
  [/€|\beuros?\b/gi, 'EUR'],
  [/₹|\bRs\b\.?|\brupees?\b/gi, 'INR'],
];

/**
 * The currency a text names by sign or ISO code, and the text without it. `code` is undefined when it names none, null
 * when it names more than one. A bare dollar is reported apart: which dollar it is depends on the country.
 */
export function detectCurrency(text: string): { code: string | null | undefined; bareDollar: boolean; rest: string } {
  let rest = text;
  const found = new Set<string>();
  const take = (code: string) => {
    found.add(code);
    return ' ';
  };
  for (const [pattern, code] of SIGNS) rest = rest.replace(pattern, () => take(code));
  rest = rest.replace(/(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])/g, (word) => (CODES.has(word) ? take(word) : word));
  if (found.size === 0) {
    rest = rest.replace(/(?<![A-Za-z])(?:aud|cad|nzd|usd|gbp|sgd|eur|inr)(?![A-Za-z])/gi, (word) =>
      take(word.toUpperCase()),
    );
  }
  const bareDollar = rest.includes('$');
  rest = rest.replaceAll('$', ' ');
  const [code] = found;
  return { code: found.size > 1 ? null : code, bareDollar, rest };
}

/** Whether a text is the code of a currency we know. */
export const isCurrency = (code: string): boolean => CODES.has(code);

/** Whether a currency's unit is a dollar, so that a bare '$' can stand for it. */
export function isDollar(currency: string): boolean {
  return ['AUD', 'CAD', 'NZD', 'USD', 'SGD'].includes(currency);
}

/** Decimals that an amount of a currency has at most: 2 for AUD, 0 for JPY, 3 for KWD. */
export const decimalsOf = (currency: string): 0 | 2 | 3 => DECIMALS[currency] ?? 2;

/** Minor units in one unit of a currency: 100 for AUD, 1 for JPY, 1,000 for KWD. */
export const minorUnits = (currency: string): number => 10 ** decimalsOf(currency);

/** A stored amount in major units of its currency. */
export function majorUnits(minor: number, currency: string): number {
  return minor / minorUnits(currency);
}

/** In major units of a currency that has minor ones. */
const MOST = 10_000_000;

/** The most a course costs in a currency, in its major units. */
export const mostFee = (currency: string): number => MOST * (minorUnits(currency) === 1 ? 100 : 1);

/** Why an amount, in major units, is no fee; continues a sentence that begins with it. Null for one that can be. */
export function feeProblem(amount: number, currency: string): string | null {
  if (amount < 0) return 'is below zero';
  if (roundedMinor(amount, currency) === null) return 'is less than the smallest unit of its currency';
  return amount > mostFee(currency) ? 'is too large for a fee' : null;
}

/** An amount in major units as whole minor units, half a unit counting up. Null for one that isn't nothing and would become nothing. */
export function roundedMinor(amount: number, currency: string): number | null {
  const minor = Math.round(amount * minorUnits(currency));
  return minor === 0 && amount !== 0 ? null : minor;
}

/**
 * Digits with separators as people of different countries set them; null where a separator could mean either.
 * @param decimals 3 where they are an amount of a currency that has three: '1.500' is one and a half then
 */
export function parseAmount(text: string, decimals: 0 | 2 | 3 = 2): number | null {
  const thousand = /k$/i.test(text) ? 1000 : 1;
  const digits = text
    .replace(/k$/i, '')
    .replace(/['\s\u00a0\u202f]/g, '')
    .replace(/[.,]+$/, '');
  const patterns: readonly (readonly [RegExp, (match: string) => string])[] = [
    [/^-?\d+(?:\.\d{1,2})?$/, (match) => match],
    [/^-?\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/, (match) => match.replaceAll(',', '')],
    [/^-?\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d{1,2})?$/, (match) => match.replaceAll(',', '')],
    [/^-?\d{1,3}(?:\.\d{3})+,\d{1,2}$/, (match) => match.replaceAll('.', '').replace(',', '.')],
    [/^-?\d{1,3}(?:\.\d{3}){2,}$/, (match) => match.replaceAll('.', '')],
    // '39,5' may be 39.50 or a part of 39,500: only an amount too long for a group of thousands is clear.
    [/^-?\d{4,},\d{1,2}$/, (match) => match.replace(',', '.')],
    // 135752.92000000001: what a program makes of a number that it computed.
    [/^-?\d+\.\d{6,17}$/, (match) => match],
  ];
  if (decimals === 3 && /^(?:\d+|\d{1,3}(?:,\d{3})+)\.\d{3}$/.test(digits))
    return Number(digits.replaceAll(',', '')) * thousand;
  for (const [pattern, clean] of patterns) if (pattern.test(digits)) return Number(clean(digits)) * thousand;
  return null;
}

/** An amount, in major units, and the currency it names: an ISO code, '$' for a dollar that isn't said whose, or ''. */
export interface TypedAmount {
  amount: number;
  currency: string;
}

/** '$12,400', 'CA$46 100.50', '12.5k': an amount and nothing else beside a currency. Null for any other text. */
export function typedAmount(text: string): TypedAmount | null {
  const { code, bareDollar, rest } = detectCurrency(text);
  const amount = code === null ? null : parseAmount(rest.trim());
  return amount === null ? null : { amount, currency: code ?? (bareDollar ? '$' : '') };
}
