import type { Country } from '@/lib/domain/countries';
import { FULL_MONTHS } from '@/lib/domain/courses/closing-days';
import { MONTHS, type Month } from '@/lib/domain/courses/course';
import { intakeText } from '@/lib/domain/courses/intakes';
import { editDistance } from '../columns/edit-distance';
import type { Cell } from '../spreadsheet';
import { isNothing, type Parsed, quoted, unread } from './parsed';

const MONTH_START = MONTHS.join('|').toLowerCase();

/** The month in which a country's terms usually begin. Always reported, because a university may differ. */
const TERMS: Record<Country, Readonly<Record<string, Month>>> = {
  Canada: { fall: 'Sep', autumn: 'Sep', winter: 'Jan', spring: 'May', summer: 'May' },
  USA: { fall: 'Aug', autumn: 'Aug', winter: 'Jan', spring: 'Jan', summer: 'May' },
  UK: { autumn: 'Sep', fall: 'Sep', winter: 'Jan', spring: 'Jan' },
  Australia: {
    'semester 1': 'Feb',
    'semester 2': 'Jul',
    autumn: 'Feb',
    spring: 'Jul',
    ...trimesters('Mar', 'Jul', 'Nov'),
  },
  'New Zealand': { 'semester 1': 'Feb', 'semester 2': 'Jul', ...trimesters('Mar', 'Jul', 'Nov') },
  Singapore: { 'semester 1': 'Aug', 'semester 2': 'Jan', ...trimesters('Jan', 'May', 'Sep') },
};

function trimesters(first: Month, second: Month, third: Month): Record<string, Month> {
  return { 'trimester 1': first, 'trimester 2': second, 'trimester 3': third };
}

const EVERY_MONTH =
  /^(?:all|any|every|each) months?$|^monthly$|^(?:(?:all|starts?|intakes?) )*year[ -]?round(?: (?:starts?|intakes?|entry))?$|^(?:all|throughout the|all through the) year(?: round)?$|^all year long$/;
/** Where a course can be started at any time; said, because it may also be meant of applications. */
const ROLLING =
  /^(?:rolling|continuous|ongoing|open|flexible|any ?time|year round)(?: (?:intakes?|start|starts|start dates?|entry|enrolments?|enrollments?|commencement))?$/;
const HARMLESS =
  /^(?:intakes?|and|or|in|only|main|starts?|starting|start dates?|commencing|commences|each|every|year|of|the|month|months|early|mid|late|session|semester|term|open|beginning|on|st|nd|rd|th|also|plus|annually)$/;

/**
 * Reads intake months into 'Feb Jul': names in any form and with slips, dates, terms of the country ('Fall',
 * 'Semester 1', with a note). What is no month is reported; words like 'closed' or a range give no intake.
 * @param areNumbers other cells of the column are lists of months as numbers, so that '2' alone is February too
 */
export function parseIntakes(cell: Cell, country: Country, areNumbers = false): Parsed<string> {
  const month = areNumbers ? monthNumber(cell) : undefined;
  if (month) return { value: month };
  if (cell instanceof Date) return { value: MONTHS[cell.getUTCMonth()] ?? null };
  if (typeof cell === 'number' || typeof cell === 'boolean') {
    return unread(cell, 'could be a month or a number of intakes; write the names of the months');
  }
  const text = (cell ?? '').trim();
  if (text === '' || isNothing(text)) return { value: null };
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}/.-]+/gu, ' ')
    .trim();
  if (EVERY_MONTH.test(words)) return { value: intakeText(MONTHS) };
  if (ROLLING.test(words)) {
    return { value: intakeText(MONTHS), problem: `${quoted(text)} was read as every month.` };
  }
  const numbered = monthNumbers(text);
  if (numbered) return { value: numbered };
  if (/\b(?:no|not|closed|except|excluding|excl|cancelled|suspended|full|deadline)\b/.test(words)) {
    return unread(text, 'contains more than a list of months');
  }
  if (/[a-z] (?:to|through|till|until) [a-z]/.test(words))
    return unread(text, 'is a range of months; write each month');
  return months(text, words, country);
}

const ONE_MONTH = /^(?:0?[1-9]|1[0-2])$/;
const monthNumber = (cell: Cell): Month | undefined => {
  const text = String(cell ?? '').trim();
  return ONE_MONTH.test(text) ? MONTHS[Number(text) - 1] : undefined;
};

/** Whether the cells of a column say that its bare numbers are months: some are lists of them, and no number is higher. */
export const areMonthNumbers = (cells: readonly Cell[]): boolean =>
  cells.some((cell) => typeof cell === 'string' && monthNumbers(cell) !== null) &&
  cells.every((cell) => !/^\s*\d+\s*$/.test(String(cell ?? '')) || monthNumber(cell) !== undefined);

/** '2|7' is 'Feb Jul'. One number alone may count the intakes, and '2/7' may be a day. */
function monthNumbers(text: string): string | null {
  const parts = text.split(/\s*[|,;&]\s*|\s+and\s+/);
  const numbers = parts.map((part) => (ONE_MONTH.test(part) ? Number(part) : 0));
  if (numbers.length < 2 || numbers.includes(0)) return null;
  return intakeText(MONTHS.filter((_, index) => numbers.includes(index + 1)));
}

function months(text: string, words: string, country: Country): Parsed<string> {
  const dates = takeDates(words);
  if (dates.unclear) return unread(text, 'contains a date where day and month can’t be told apart');
  const terms = takeTerms(dates.rest, country);
  const found = new Set<Month>([...dates.months, ...terms.months]);
  const notes = [...terms.notes];
  const unknown: string[] = [];
  for (const word of terms.rest.split(/[^\p{L}\p{N}]+/u)) {
    if (word === '' || HARMLESS.test(word) || /^(?:20)?\d\d$|^\d(?:st|nd|rd|th)?$|^\d\d(?:st|nd|rd|th)$/.test(word))
      continue;
    const month = monthOf(word);
    if (month) found.add(month.month);
    else unknown.push(word);
    if (month?.corrected) notes.push(`“${word}” was read as ${month.month}`);
  }
  if (found.size === 0) return unread(text, 'doesn’t name a month we can read');
  if (unknown.length > 0) notes.push(`“${unknown.slice(0, 8).join(' ')}” was not used`);
  const value = intakeText(found);
  return notes.length > 0 ? { value, problem: `${quoted(text)}: ${notes.join('; ')}.` } : { value };
}

/** 'sept' → Sep; 'febuary' → Feb, corrected. */
function monthOf(word: string): { month: Month; corrected: boolean } | null {
  const exact = FULL_MONTHS.findIndex((name) => word.length >= 3 && name.startsWith(word));
  if (exact !== -1) return { month: MONTHS[exact] ?? 'Jan', corrected: false };
  if (word.length < 5) return null;
  const close = FULL_MONTHS.flatMap((name, index) =>
    name.length >= 5 && editDistance(word, name, 2) <= 2 ? [index] : [],
  );
  const [only] = close;
  return close.length === 1 && only !== undefined ? { month: MONTHS[only] ?? 'Jan', corrected: true } : null;
}

/** Takes dates in digits out of the text: 2025-09-01, 15/09/2025, 9/2025. */
function takeDates(words: string): { months: Month[]; unclear: boolean; rest: string } {
  const months: Month[] = [];
  let unclear = false;
  const add = (month: number) => {
    const name = MONTHS[month - 1];
    if (name) months.push(name);
    else unclear = true;
    return ' ';
  };
  const rest = words
    .replace(/\b20\d\d-(\d\d)(?:-\d\d)?\b/g, (_, month: string) => add(Number(month)))
    .replace(/\b(\d{1,2})[/.-](\d{1,2})[/.-](?:20)?\d\d\b/g, (_, a: string, b: string) => {
      const [first, second] = [Number(a), Number(b)];
      if (first > 12) return add(second);
      if (second > 12 || first === second) return add(first);
      unclear = true;
      return ' ';
    })
    .replace(/\b(\d{1,2})[/.-]20\d\d\b/g, (_, month: string) => add(Number(month)));
  return { months, unclear, rest };
}

const NUMBERED_TERMS =
  /\b(sem(?:ester)?s?|s(?=[12]\b)|tri(?:mester)?s?|t(?=[123]\b)) ?((?:iii|ii|i|[123])\b(?:(?: and | or |[ /.,-]*)(?:(?:sem(?:ester)?s?|tri(?:mester)?s?|[st]) ?)?(?:iii|ii|i|[123])\b)*)/g;

/** 'trimester', '1, 2 and 3' → 'trimester 1 trimester 2 trimester 3'. */
function eachTerm(name: string, list: string): string {
  const term = name.startsWith('s') ? 'semester' : 'trimester';
  const numbers = list.match(/\b(?:iii|ii|i)\b|[123]/g) ?? [];
  return numbers.map((number) => `${term} ${/i/.test(number) ? number.length : number}`).join(' ');
}

function takeTerms(words: string, country: Country): { months: Month[]; notes: string[]; rest: string } {
  const months: Month[] = [];
  const notes: string[] = [];
  let rest = words.replace(NUMBERED_TERMS, (_, name: string, list: string) => eachTerm(name, list));
  for (const [term, month] of Object.entries(TERMS[country])) {
    const pattern = new RegExp(`\\b${term}\\b`, 'g');
    // 'Fall (September)' says itself which month it means.
    rest = rest.replace(new RegExp(`\\b${term}\\b(?= (?:\\d+ )?(?:${MONTH_START}))`, 'g'), ' ');
    if (!pattern.test(rest)) continue;
    rest = rest.replace(pattern, ' ');
    months.push(month);
    notes.push(`“${term}” was read as ${month}, its usual start in ${country}`);
  }
  return { months, notes, rest };
}
