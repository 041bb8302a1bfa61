import { decimalsOf, minorUnits } from './money';

/** An amount in words, as invoices print it beside the figures. */

const UNITS = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen'
).split(' ');
const TENS = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const THOUSANDS = [
  [1_000_000_000, 'billion'],
  [1_000_000, 'million'],
  [1_000, 'thousand'],
] as const;
/** As amounts are said in South Asia. */
const LAKHS = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1_000, 'thousand'],
] as const;
const IN_LAKHS: readonly string[] = ['INR', 'NPR', 'PKR', 'BDT', 'LKR'];

/**
 * 'One thousand two hundred and thirty-four British pounds and 50/100'; of rupees and taka in lakh and crore.
 * @param minor minor units, 0 or more
 */
export function amountInWords(minor: number, currency: string): string {
  const units = minorUnits(currency);
  const whole = Math.floor(minor / units);
  const rest = minor % units;
  const words = numberInWords(whole, IN_LAKHS.includes(currency) ? LAKHS : THOUSANDS);
  const decimals = decimalsOf(currency);
  const part = rest ? ` and ${String(rest).padStart(decimals, '0')}/${units}` : '';
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${nameOf(currency, whole)}${part}`;
}

type Scale = readonly (readonly [number, string])[];

function numberInWords(n: number, scale: Scale): string {
  const step = scale.find(([size]) => n >= size);
  if (step) {
    const [size, name] = step;
    const rest = n % size;
    const joint =
      rest === 0 ? '' : rest < 100 ? ` and ${numberInWords(rest, scale)}` : ` ${numberInWords(rest, scale)}`;
    return `${numberInWords(Math.floor(n / size), scale)} ${name}${joint}`;
  }
  if (n >= 100) return `${UNITS[Math.floor(n / 100)]} hundred${n % 100 ? ` and ${numberInWords(n % 100, scale)}` : ''}`;
  if (n < 20) return UNITS[n] ?? '';
  return `${TENS[Math.floor(n / 10)]}${n % 10 ? `-${UNITS[n % 10]}` : ''}`;
}

/** 'British pounds', 'British pound' of one. */
function nameOf(currency: string, count: number): string {
  const options = { style: 'currency', currency, currencyDisplay: 'name', maximumFractionDigits: 0 } as const;
  const parts = new Intl.NumberFormat('en-GB', options).formatToParts(count);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
