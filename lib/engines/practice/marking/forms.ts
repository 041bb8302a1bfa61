import { withFigures } from './numbers';

/** What an answer of one kind means, so that two ways of writing it can be compared. Null: it can't be read as that. */

const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const SHORT = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** Minutes after midnight; `sure` where it is said which half of the day. */
export interface TimeOfDay {
  minutes: number;
  sure: boolean;
}

/** Takes lower-case text: `7.30 pm`, `1930`, `half past seven`, `noon`. */
export function timeOf(text: string): TimeOfDay | null {
  const plain = text
    .replace(/\b([ap])\.\s?m\b\.?/g, '$1m')
    .replace(/(\d)([ap]m)\b/g, '$1 $2')
    .trim();
  if (/^(12 )?(noon|midday)$/.test(plain)) return { minutes: 720, sure: true };
  if (/^(12 )?midnight$/.test(plain)) return { minutes: 0, sure: true };
  const half = plain.match(/ ?([ap]m)$/)?.[1];
  const clock = clockOf(
    plain
      .replace(/ ?[ap]m$/, '')
      .replace(/ ?o'clock$/, '')
      .trim(),
  );
  if (!clock) return null;
  const [hours, minutes] = clock;
  if (hours > 23 || minutes > 59 || (half && (hours > 12 || hours === 0))) return null;
  if (half) return { minutes: ((hours % 12) + (half === 'pm' ? 12 : 0)) * 60 + minutes, sure: true };
  return { minutes: hours * 60 + minutes, sure: hours > 12 || hours === 0 };
}

/** Hours and minutes of `7.30`, `1930`, `seven thirty`, `quarter to nine` or `nine`. */
function clockOf(text: string): [number, number] | null {
  const written = text.match(/^(\d{1,2})[.:](\d{2})$/) ?? text.match(/^(\d{2})(\d{2})$/);
  if (written) return [Number(written[1]), Number(written[2])];
  const words = withFigures(
    text.replace(/^a quarter/, 'quarter').replace(/^(quarter|half) /, (found) => MINUTES[found] ?? found),
  );
  const spoken = words.match(/^(\d{1,2}) (past|to) (\d{1,2})$/);
  if (spoken) {
    const [minutes, hour] = [Number(spoken[1]), Number(spoken[3])];
    if (minutes < 1 || minutes > 59 || hour < 1 || hour > 12) return null;
    return spoken[2] === 'past' ? [hour, minutes] : [hour === 1 ? 12 : hour - 1, 60 - minutes];
  }
  const plain = words.match(/^(\d{1,2})(?: (\d{2}))?$/) ?? apart(text);
  return plain ? [Number(plain[1]), Number(plain[2] ?? 0)] : null;
}

const MINUTES: Readonly<Record<string, string>> = { 'quarter ': '15 ', 'half ': '30 ' };

/** `seven thirty`: read together it would be one number. */
function apart(text: string): string[] | null {
  const [hour = '', ...rest] = text.split(' ');
  const [hours, minutes] = [withFigures(hour), withFigures(rest.join(' '))];
  return /^\d{1,2}$/.test(hours) && /^\d{2}$/.test(minutes) ? ['', hours, minutes] : null;
}

export const sameTime = (one: TimeOfDay, other: TimeOfDay): boolean =>
  one.sure && other.sure ? one.minutes === other.minutes : (one.minutes - other.minutes) % 720 === 0;

/** Day, month and, where it is written, year; several where figures can be read both ways round. */
export function datesOf(text: string): string[] {
  const figures = text.match(/^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{2}|\d{4}))?$/);
  if (figures) {
    const [, one, other, year] = figures;
    return [dateOf(Number(one), Number(other), year), dateOf(Number(other), Number(one), year)].filter(
      (date) => date !== null,
    );
  }
  const tokens = withFigures(text.replace(/,/g, ' '))
    .split(/\s+/)
    .filter((token) => token !== 'the' && token !== 'of');
  const month = tokens.findIndex((token) => MONTHS.includes(token) || SHORT.includes(token));
  if (month < 0 || month > 1 || tokens.length > 3) return [];
  const [first = '', year] = tokens.filter((_, at) => at !== month);
  const day = first.match(/^(\d{1,2})(?:st|nd|rd|th)?$/)?.[1];
  if (!day || (year !== undefined && !/^\d{4}$/.test(year))) return [];
  const name = tokens[month] ?? '';
  const date = dateOf(Number(day), (MONTHS.includes(name) ? MONTHS : SHORT).indexOf(name) + 1, year);
  return date ? [date] : [];
}

function dateOf(day: number, month: number, year?: string): string | null {
  if (month < 1 || month > 12 || day < 1 || day > new Date(Date.UTC(2024, month, 0)).getUTCDate()) return null;
  return `${day}.${month}.${year?.length === 2 ? `20${year}` : (year ?? '')}`;
}

export interface Money {
  /** In the currency's hundredths. */
  hundredths: number;
  currency: string;
}

const CURRENCIES: Readonly<Record<string, string>> = {
  '£': 'GBP',
  $: 'USD',
  '€': 'EUR',
  gbp: 'GBP',
  usd: 'USD',
  eur: 'EUR',
  pound: 'GBP',
  pounds: 'GBP',
  dollar: 'USD',
  dollars: 'USD',
  euro: 'EUR',
  euros: 'EUR',
};

/** Takes lower-case text: `£25`, `25 pounds`, `12 pounds 50`. The currency is empty where none is written. */
export function moneyOf(text: string): Money | null {
  const plain = withFigures(text.replace(/([£$€])/g, ' $1 ').trim());
  const tokens = plain.split(/\s+/);
  const named = tokens.filter((token) => token in CURRENCIES);
  if (named.length > 1) return null;
  const currency = CURRENCIES[named[0] ?? ''] ?? '';
  const numbers = tokens.filter((token) => !(token in CURRENCIES));
  const [whole = '', rest] = numbers;
  if (!/^\d+(?:\.\d{1,2})?$/.test(whole) || numbers.length > 2) return null;
  if (rest === undefined) return { hundredths: Math.round(Number(whole) * 100), currency };
  const between = tokens.length === 3 && (tokens[1] ?? '') in CURRENCIES;
  if (!between || !/^\d\d$/.test(rest) || whole.includes('.')) return null;
  return { hundredths: Number(whole) * 100 + Number(rest), currency };
}

/** Signs of a code or telephone number, without blanks and hyphens. Null where it has no figure. */
export function codeOf(text: string): string | null {
  const signs = text.replace(/[\s-]/g, '');
  return /^[a-z0-9/]*\d[a-z0-9/]*$/.test(signs) ? signs : null;
}
