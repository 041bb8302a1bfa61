import { monthNamed } from '@/lib/domain/courses/closing-days';
import { MONTHS } from '@/lib/domain/courses/course';
import type { DayOrder } from '@/lib/domain/student-fields';

const NUMBERS = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;
const ISO = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$|^((?:19|20)\d\d)(\d\d)(\d\d)$/;
const DAY_MONTH = /^(\d{1,2})(?:st|nd|rd|th)?[\s/.,-]+(\p{L}{3,9})[\s/.,-]+(\d{4}|\d{2})$/iu;
const MONTH_DAY = /^(\p{L}{3,9})[\s.-]+(\d{1,2})(?:st|nd|rd|th)?[\s,.-]+(\d{4})$/iu;
const A_TIME = /[T\s]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[ap]m|z)?$/i;

/**
 * A day as people write it, '14/03/2003', '14-Mar-2003', '2003-03-14', as 'YYYY-MM-DD'. 'asks' where its numbers fit both orders and
 * `order` is null; null for what is no day.
 * @param latest the latest year that two digits can mean, at most a hundred years before none: '01' is 2001 up to 2026. Null: a year
 * has four digits, for of two it isn't known which century
 */
export function readWrittenDay(
  text: string,
  order: DayOrder | null,
  latest: number | null = null,
): { day: string } | 'asks' | null {
  const written = text.trim().replace(A_TIME, '');
  const iso = ISO.exec(written);
  if (iso) return real(iso[1] ?? iso[4] ?? '', Number(iso[2] ?? iso[5]), Number(iso[3] ?? iso[6]));
  const words = DAY_MONTH.exec(written);
  if (words) return real(yearOf(words[3], latest), monthNumber(words[2]), Number(words[1]));
  const turned = MONTH_DAY.exec(written);
  if (turned) return real(turned[3] ?? '', monthNumber(turned[1]), Number(turned[2]));
  const numbers = NUMBERS.exec(written);
  if (!numbers) return null;
  const [first, second] = [Number(numbers[1]), Number(numbers[2])];
  const own = orderIn(first, second);
  const chosen = own === 'both' ? order : own === 'same' ? 'day' : own;
  const year = yearOf(numbers[3], latest);
  if (!year) return null;
  if (chosen === null) return 'asks';
  return chosen === 'day' ? real(year, second, first) : real(year, first, second);
}

/** Four digits of a year; '' for two that may be of several centuries. */
function yearOf(digits = '', latest: number | null): string {
  if (digits.length === 4) return digits;
  if (latest === null) return '';
  const year = latest - (latest % 100) + Number(digits);
  return String(year > latest ? year - 100 : year);
}

/** How the days of a column are written: as one of them shows, 'asks' where none does or two differ; null where none is unclear. */
export function dayOrderOf(texts: readonly string[]): DayOrder | 'asks' | null {
  const orders = texts.flatMap((text) => {
    const numbers = NUMBERS.exec(text.trim().replace(A_TIME, ''));
    return numbers ? [orderIn(Number(numbers[1]), Number(numbers[2]))] : [];
  });
  if (!orders.includes('both')) return null;
  const shown = new Set(orders.filter((one) => one === 'day' || one === 'month'));
  const [only] = shown;
  return shown.size === 1 && only ? only : 'asks';
}

function orderIn(first: number, second: number): DayOrder | 'both' | 'same' {
  if (first > 12) return 'day';
  if (second > 12) return 'month';
  return first === second ? 'same' : 'both';
}

const monthNumber = (name = ''): number => {
  const month = monthNamed(name);
  return month ? MONTHS.indexOf(month) + 1 : 0;
};

/** A day that there is; null for 31 February. */
function real(year: string, month: number, on: number): { day: string } | null {
  const day = `${year}-${String(month).padStart(2, '0')}-${String(on).padStart(2, '0')}`;
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? { day } : null;
}
