import { detectCurrency, isDollar } from '@/lib/domain/money/money';
import { type Parsed, quoted } from './parsed';

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
    problem: `${quoted(text)} is not a currency we know. Write the three-letter code, for example ${countryCurrency}.`,
  };
}
