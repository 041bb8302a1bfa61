import { type Parsed, quoted } from './parsed';

/** Not all of ISO 4217: some of its codes are words ('ALL', 'TOP', 'TRY'). */
const CODES = new Set(
  (
    'AUD CAD NZD USD GBP SGD EUR INR CHF JPY CNY HKD TWD KRW MYR THB PHP IDR VND AED SAR QAR PKR BDT LKR NPR ' +
    'ZAR NGN KES GHS SEK NOK DKK BRL MXN'
  ).split(' '),
);
const WITHOUT_MINOR_UNIT = new Set(['JPY', 'KRW', 'VND']);

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

/** Whether a currency's unit is a dollar, so that a bare '$' can stand for it. */
export function isDollar(currency: string): boolean {
  return ['AUD', 'CAD', 'NZD', 'USD', 'SGD'].includes(currency);
}

/** Minor units in one unit of a currency: 100 for AUD, 1 for JPY. */
export function minorUnits(currency: string): number {
  return WITHOUT_MINOR_UNIT.has(currency) ? 1 : 100;
}

const CODES_BY_NAME: Record<string, string> = {
  'australian dollar': 'AUD',
  'canadian dollar': 'CAD',
  'new zealand dollar': 'NZD',
  'us dollar': 'USD',
  'american dollar': 'USD',
  'singapore dollar': 'SGD',
  pound: 'GBP',
  'british pound': 'GBP',
};

/** The currency a cell of a currency column names; a bare dollar counts as the country's when that is a dollar. */
export function parseCurrency(text: string, countryCurrency: string): Parsed<string> {
  const named = CODES_BY_NAME[text.toLowerCase().trim().replace(/s$/, '')];
  if (named) return { value: named };
  const { code, bareDollar, rest } = detectCurrency(text);
  if (rest.trim() === '' && code) return { value: code };
  if (rest.trim() === '' && bareDollar && isDollar(countryCurrency)) return { value: countryCurrency };
  return {
    value: null,
    problem: `${quoted(text)} is no currency we know. Write its three letters, for example ${countryCurrency}.`,
  };
}
