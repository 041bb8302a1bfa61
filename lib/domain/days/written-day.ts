import { monthNamed } from '@/lib/domain/closing-days';
import { MONTHS } from '@/lib/domain/course';
import type { DayOrder } from '@/lib/domain/student-fields';

const NUMBERS = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const ISO = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/;
const DAY_MONTH = /^(\d{1,2})(?:st|nd|rd|th)?[\s/.,-]+(\p{L}{3,9})[\s/.,-]+(\d{4})$/iu;
const MONTH_DAY = /^(\p{L}{3,9})[\s.-]+(\d{1,2})(?:st|nd|rd|th)?[\s,.-]+(\d{4})$/iu;
const A_TIME = /[T\s]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[ap]m|z)?$/i;

/**
 * A day as people write it, '14/03/2003', '14-Mar-2003', '2003-03-14', as 'YYYY-MM-DD'. 'asks' where its numbers fit both orders and
 * `order` is null; null for what is no day. A year has four digits: of two it isn't known which century.
 */
export function readWrittenDay(text: string, order: DayOrder | null): { day: string } | 'asks' | null {
  const written = text.trim().replace(A_TIME, '');
  const [, year = '', month = '', on = ''] = ISO.exec(written) ?? [];
  if (year) return real(year, Number(month), Number(on));
  const words = DAY_MONTH.exec(written);
  if (words) return real(words[3] ?? '', monthNumber(words[2]), Number(words[1]));
  const turned = MONTH_DAY.exec(written);
  if (turned) return real(turned[3] ?? '', monthNumber(turned[1]), Number(turned[2]));
  const numbers = NUMBERS.exec(written);
  if (!numbers) return null;
  const [first, second] = [Number(numbers[1]), Number(numbers[2])];
  const own = orderIn(first, second);
  const chosen = own === 'both' ? order : own === 'same' ? 'day' : own;
  if (chosen === null) return 'asks';
  return chosen === 'day' ? real(numbers[3] ?? '', second, first) : real(numbers[3] ?? '', first, second);
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
