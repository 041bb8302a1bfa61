import { daysBetween } from '@/lib/domain/days/day';
import { MONTHS, type Month } from './course';

/** Until when one can apply for an intake: the last day, 'YYYY-MM-DD', by its month. */
export type ClosingDays = Readonly<Partial<Record<Month, string>>>;

/** One of them, as a course's list has it. */
export interface ClosingDay {
  month: Month;
  day: string;
}

const NONE: ClosingDays = Object.freeze({});
export const FULL_MONTHS =
  'january february march april may june july august september october november december'.split(' ');
const DAY = String.raw`\d{4}-\d{2}-\d{2}|\d{1,2}[ -][A-Za-z]{3,9}[ -]\d{4}`;
const ENTRY = new RegExp(String.raw`^(?:([A-Za-z]{3,9})\.?\s*[:–-]?\s*)?(${DAY})$`);

/** As a list, months in calendar order. */
export function closingList(days: ClosingDays): ClosingDay[] {
  return MONTHS.flatMap((month) => {
    const day = days[month];
    return day ? [{ month, day }] : [];
  });
}

/** As a text: 'Jan 2026-11-30 Sep 2027-06-30', months in calendar order; '' for none. */
export function closingText(days: ClosingDays): string {
  return closingList(days)
    .map(({ month, day }) => `${month} ${day}`)
    .join(' ');
}

/** The days in such a text, by month. */
export function closingDaysOf(text: string | undefined): ClosingDays {
  if (!text) return NONE;
  const words = text.split(' ');
  return Object.fromEntries(words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1]]] : [])));
}

/**
 * What people write: 'Sep: 30 June 2027; Jan 2026-11-30', or a day alone where there is one intake. Gives the stored text,
 * or says what can't be read.
 * @param stated the course's intakes; none when they aren't published
 */
export function readClosingDays(text: string, stated: readonly Month[]): { value: string } | { problem: string } {
  const days: Partial<Record<Month, string>> = {};
  const canonical = text.trim().replace(/(\d{4}-\d{2}-\d{2})\s+(?=[A-Za-z])/g, '$1;');
  for (const entry of canonical.split(/[;,\n]+/).map((one) => one.trim())) {
    if (entry === '') continue;
    const [, name, day = ''] = ENTRY.exec(entry) ?? [];
    const on = dayOf(day);
    if (!on) return { problem: `“${entry}”: write the intake month, then the date, like “Sep 2027-06-30”` };
    const month = name ? monthNamed(name) : stated.length === 1 ? stated[0] : undefined;
    if (!month) return { problem: `“${entry}” doesn’t say which intake it is for. Write it like “Sep 2027-06-30”` };
    if (stated.length > 0 && !stated.includes(month)) return { problem: `${month} is not an intake of this course` };
    days[month] = on;
  }
  return { value: closingText(days) };
}

/** Whether an intake can't be applied for any more: its closing day is past, and no new one has been entered. */
export function isClosed(days: ClosingDays, month: Month, today: string): boolean {
  const day = days[month];
  return day !== undefined && day < today;
}

/** Whether every published intake of a course is closed; false where none is published. */
export function allClosed(months: readonly Month[], days: ClosingDays, today: string): boolean {
  return months.length > 0 && months.every((month) => isClosed(days, month, today));
}

/** The closing day that comes next; null where none is known or all are past. */
export function nextClosing(days: ClosingDays, today: string): { month: Month; day: string; inDays: number } | null {
  const coming = MONTHS.flatMap((month) => {
    const day = days[month];
    return day && day >= today ? [{ month, day }] : [];
  }).sort((one, other) => one.day.localeCompare(other.day));
  const first = coming[0];
  return first ? { ...first, inDays: daysBetween(today, first.day) } : null;
}

/** The year of the intake that a closing day is for: the first one of its month that doesn't lie before it. */
export function intakeYear(month: Month, day: string): number {
  const year = Number(day.slice(0, 4));
  return MONTHS.indexOf(month) + 1 < Number(day.slice(5, 7)) ? year + 1 : year;
}

/** 'closes today', 'closes in 12 days'. */
export function closesText(inDays: number): string {
  if (inDays === 0) return 'closes today';
  return inDays === 1 ? 'closes tomorrow' : `closes in ${inDays} days`;
}

/** The month with this name or its first letters, in any case; undefined for none. */
export function monthNamed(name: string): Month | undefined {
  const typed = name.toLowerCase();
  const at = FULL_MONTHS.findIndex((month) => month === typed || month.slice(0, 3) === typed.replace(/^sept$/, 'sep'));
  return MONTHS[at];
}

/** '2027-06-30' or '30 June 2027' as '2027-06-30'; null for a day that there is not. */
function dayOf(text: string): string | null {
  const iso = /^\d{4}-/.test(text) ? text : wordsToIso(text);
  if (!iso || Number.isNaN(Date.parse(iso))) return null;
  return new Date(iso).toISOString().startsWith(iso) ? iso : null;
}

function wordsToIso(text: string): string | null {
  const [day = '', name = '', year] = text.split(/[ -]/);
  const month = monthNamed(name);
  return month ? `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}` : null;
}
