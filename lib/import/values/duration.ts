import { DURATION } from '@/lib/domain/course-rules';
import { isOnScale } from '@/lib/domain/test-scores';
import { type Parsed, unread } from './parsed';

export type DurationUnit = 'years' | 'months' | 'weeks' | 'days';

const UNITS: Readonly<Record<string, DurationUnit>> = {
  y: 'years',
  yr: 'years',
  yrs: 'years',
  year: 'years',
  years: 'years',
  m: 'months',
  mth: 'months',
  mths: 'months',
  mo: 'months',
  mos: 'months',
  mon: 'months',
  month: 'months',
  months: 'months',
  w: 'weeks',
  wk: 'weeks',
  wks: 'weeks',
  week: 'weeks',
  weeks: 'weeks',
  day: 'days',
  days: 'days',
};

const MONTHS_PER: Record<DurationUnit, number> = { years: 12, months: 1, weeks: 12 / 52, days: 12 / 365 };

const NUMBER_WORDS: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  twelve: '12',
  eighteen: '18',
};

/** The unit a word of a head names ('weeks'); single letters don't count there. */
export function durationUnitOf(word: string): DurationUnit | undefined {
  return word.length > 1 && word !== 'mon' && word !== 'mo' ? UNITS[word] : undefined;
}

/**
 * Months of a duration in any unit, rounded to the nearest half month, at least one half. A year counts 52 weeks or 365
 * days: 26 weeks are 6 months, 78 are 18, 10 are 2.5.
 */
function monthsOf(amount: number, unit: DurationUnit): number {
  const { from, step } = DURATION;
  return Math.max(from, Math.round((amount * MONTHS_PER[unit]) / step) * step);
}

/**
 * Reads a duration into months: '1.5 years', '78 weeks', '1 year 6 months', '2 years full time, 4 part time' (24). A bare
 * number needs `unit` from the head. Ranges, choices and semesters give a problem and no duration.
 */
export function parseDuration(cell: string | number, unit: DurationUnit | undefined): Parsed<number> {
  const bare = typeof cell === 'number' ? cell : bareNumber(cell);
  if (bare !== null) {
    if (bare === 0) return { value: null };
    if (!unit) return unread(cell, `has no unit; write for example “${bare} months”`);
    return within(monthsOf(bare, unit), cell);
  }
  const spans = spansIn(wordsToDigits(String(cell)));
  if (spans === null) return unread(cell, 'is a range; write one duration');
  const fullTime = spans.filter((span) => span.mode === 'full');
  const unlabelled = spans.filter((span) => span.mode === '');
  const [chosen, another] = fullTime.length > 0 ? fullTime : unlabelled;
  if (!chosen) return unread(cell, spans.length > 0 ? 'gives only a part-time duration' : 'is no duration we can read');
  if (another && another.months !== chosen.months) return unread(cell, 'gives more than one duration; write one');
  return within(chosen.months, cell);
}

function bareNumber(text: string): number | null {
  return /^\s*\d+(?:[.,]\d+)?\s*$/.test(text) ? Number(text.replace(',', '.')) : null;
}

function wordsToDigits(text: string): string {
  return text
    .toLowerCase()
    .replace(/(\d)\s*½|(\d)\s+1\/2/g, (_, a: string | undefined, b: string | undefined) => `${a ?? b}.5`)
    .replace(/½|\bhalf(?: an?)?(?= year)/g, '0.5')
    .replace(/\ban?(?= (?:year|month|week))/g, '1')
    .replace(/\b[a-z]+\b/g, (word) => NUMBER_WORDS[word] ?? word)
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/\((?=s\))|(?<=\(s)\)|\(s\)/g, '');
}

interface Span {
  months: number;
  mode: 'full' | 'part' | '';
}

const NUMBER = String.raw`(\d{1,4}(?:\.\d{1,2})?)`;
const UNIT = '(years?|yrs?|y|months?|mths?|mos?|m|weeks?|wks?|w|days?)';
const SPAN = new RegExp(String.raw`${NUMBER} ?-? ?(?:academic |calendar |full )?${UNIT}(?![a-z])\.?`, 'g');
const RANGE = new RegExp(
  String.raw`${NUMBER} ?(?:-|–|—|/|to|or) ?${NUMBER} ?-? ?${UNIT}(?![a-z])|${UNIT}\.? ?(?:-|–|—|to) ?${NUMBER}`,
);

/** The durations in a text with how they are studied; years directly followed by months count as one. Null for a range. */
function spansIn(text: string): Span[] | null {
  if (RANGE.test(text)) return null;
  const found = [...text.matchAll(SPAN)];
  const spans: (Span & { unit: DurationUnit | undefined })[] = [];
  for (const [index, match] of found.entries()) {
    const unit = UNITS[match[2] ?? ''];
    if (!unit) continue;
    const start = match.index;
    const end = start + match[0].length;
    const after = text.slice(end, found[index + 1]?.index ?? text.length);
    const previous = spans.at(-1);
    const previousEnd = index === 0 ? 0 : (found[index - 1]?.index ?? 0) + (found[index - 1]?.[0].length ?? 0);
    const between = text.slice(previousEnd, start);
    const months = monthsOf(Number(match[1]), unit);
    if (previous?.unit === 'years' && unit === 'months' && /^[\s,]*(?:and|&)?\s*$/.test(between)) {
      previous.months += months;
      previous.unit = undefined;
      previous.mode = modeOf(after, '');
    } else spans.push({ months, unit, mode: modeOf(after, index === 0 ? between : '') });
  }
  return spans;
}

function modeOf(after: string, before: string): Span['mode'] {
  const full = /full[ -]?time|\bft\b|\bf\/t\b/;
  const part = /part[ -]?time|\bpt\b|\bp\/t\b/;
  if (/(?:full[ -]?time|ft)\W*$/.test(before)) return 'full';
  if (/(?:part[ -]?time|pt)\W*$/.test(before)) return 'part';
  const fullAt = after.search(full);
  const partAt = after.search(part);
  if (fullAt !== -1 && (partAt === -1 || fullAt < partAt)) return 'full';
  return partAt !== -1 && fullAt === -1 ? 'part' : '';
}

function within(months: number, cell: string | number): Parsed<number> {
  return isOnScale(months, DURATION) ? { value: months } : unread(cell, 'is no possible duration');
}
