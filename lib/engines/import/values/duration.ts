import { DURATION } from '@/lib/domain/courses/course-rules';
import { isOnScale } from '@/lib/domain/test-scores';
import { type Parsed, quoted, unread } from './parsed';

export type DurationUnit = 'years' | 'months' | 'weeks' | 'days';

const UNITS: Readonly<Record<string, DurationUnit>> = {
  ...each('years', 'y yr yrs year years'),
  ...each('months', 'm mth mths mo mos mon month months'),
  ...each('weeks', 'w wk wks week weeks'),
  ...each('days', 'day days'),
};

function each(unit: DurationUnit, words: string): Record<string, DurationUnit> {
  return Object.fromEntries(words.split(' ').map((word) => [word, unit]));
}

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

/** Why a bare number is no length. */
export const NO_UNIT = 'has no unit; write weeks, months or years';

/**
 * Reads a duration into months: '1.5 years', '78 weeks', '1 year 6 months', '2 years full time, 4 part time' (24). A bare
 * number needs `unit`, from the head or a column of units. Semesters count as half a year each, with a note. Ranges,
 * choices, part-time or longest durations alone give a problem and no duration.
 */
export function parseDuration(cell: string | number, unit: DurationUnit | undefined): Parsed<number> {
  const bare = typeof cell === 'number' ? cell : bareNumber(cell);
  if (bare !== null) {
    if (bare === 0) return { value: null };
    if (!unit) return unread(cell, NO_UNIT);
    return within(monthsOf(bare, unit), cell);
  }
  const text = wordsToDigits(String(cell));
  const spans = spansIn(text);
  const [chosen, another] = preferred(spans);
  if (!chosen) return spans.length === 0 ? semestersIn(text, cell) : unread(cell, whyNone(spans));
  if (chosen.isRange) return unread(cell, 'is a range; write one duration');
  if (another && (another.isRange || another.months !== chosen.months)) {
    return unread(cell, 'gives more than one duration; write one');
  }
  return within(chosen.months, cell);
}

/** Full-time ones where any is called so, else those that aren't called anything. */
function preferred(spans: readonly Span[]): Span[] {
  const usual = spans.filter((span) => span.bound === '');
  const fullTime = usual.filter((span) => span.mode === 'full');
  return fullTime.length > 0 ? fullTime : usual.filter((span) => span.mode === '');
}

function whyNone(spans: readonly Span[]): string {
  if (spans.some((span) => span.bound === '')) return 'gives only a part-time duration';
  const most = spans.some((span) => span.bound === 'most');
  return most ? 'gives only the maximum duration' : 'gives only the minimum duration';
}

/** '4 semesters' is 24 months in every country we offer; trimesters and terms differ from one university to the next. */
function semestersIn(text: string, cell: string | number): Parsed<number> {
  const found = [...text.matchAll(/(\d{1,2}) ?-? ?sem(?:ester)?s?\b/g)];
  const [first] = found;
  if (!first || found.length > 1 || /\d ?(?:-|–|—|to|or) ?\d|part[ -]?time|up to|max/.test(text)) {
    return unread(cell, 'is not a duration we can read');
  }
  const parsed = within(Number(first[1]) * 6, cell);
  if (parsed.value === null) return parsed;
  return { value: parsed.value, problem: `${quoted(cell)} was read as ${parsed.value} months, two semesters a year.` };
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
  /** 'up to 6 years' is no length of study, nor is 'at least 2 years'. */
  bound: 'most' | 'least' | '';
  isRange: boolean;
}

const NUMBER = String.raw`(\d{1,4}(?:\.\d{1,2})?)`;
const UNIT = '(years?|yrs?|y|months?|mths?|mos?|m|weeks?|wks?|w|days?)';
const LOWER = String.raw`(?:${NUMBER} ?(?:(years?|yrs?|months?|weeks?|wks?)\.? ?)?(?:-|–|—|/|to|or) ?)?`;
const SPAN = new RegExp(String.raw`${LOWER}${NUMBER} ?-? ?(?:academic |calendar |full )?${UNIT}(?![a-z])\.?`, 'g');

/** The durations in a text with how they are studied; years directly followed by months count as one. */
function spansIn(text: string): Span[] {
  const found = [...text.matchAll(SPAN)];
  const spans: (Span & { unit: DurationUnit | undefined })[] = [];
  const lead = text.slice(0, found[0]?.index ?? 0);
  // 'Full-time: 2 years; part-time: 4 years' names the mode before each duration, '2 years full-time' after it.
  const isBefore = modeIn(lead) !== '';
  for (const [index, match] of found.entries()) {
    const unit = UNITS[match[4] ?? ''];
    if (!unit) continue;
    const end = match.index + match[0].length;
    const after = text.slice(end, found[index + 1]?.index ?? text.length);
    const last = found[index - 1];
    const between = text.slice(last ? last.index + last[0].length : 0, match.index);
    const months = monthsOf(Number(match[3]), unit);
    const previous = spans.at(-1);
    const isRange = match[1] !== undefined && monthsOf(Number(match[1]), UNITS[match[2] ?? ''] ?? unit) !== months;
    if (previous?.unit === 'years' && unit === 'months' && !isRange && /^[\s,]*(?:and|&)?\s*$/.test(between)) {
      previous.months += months;
      previous.unit = undefined;
      if (!isBefore) previous.mode = modeIn(after);
    } else {
      const mode = isBefore ? modeIn(between) : modeIn(after);
      spans.push({ months, unit, mode, bound: boundOf(between, found[index + 1] ? `${after}0` : after), isRange });
    }
  }
  return spans;
}

const MOST =
  /(?:\bup ?to|\bmax(?:imum)?(?: of)?|\bat most|\b(?:no|not) (?:more|longer) than|\bnot exceeding|\bwithin)\W*$/;
const LEAST = /(?:\bmin(?:imum)?(?: of)?|\bat least|\b(?:no|not) less than|\bmore than|\bover)\W*$/;

function boundOf(before: string, after: string): Span['bound'] {
  const next = /^\W*(max|min)(?:imum)?\b(?!\W*\d)/.exec(after)?.[1];
  if (MOST.test(before) || next === 'max') return 'most';
  return LEAST.test(before) || next === 'min' ? 'least' : '';
}

function modeIn(words: string): Span['mode'] {
  const fullAt = words.search(/full[ -]?time|\bft\b|\bf\/t\b/);
  const partAt = words.search(/part[ -]?time|\bpt\b|\bp\/t\b/);
  if (fullAt !== -1 && (partAt === -1 || fullAt < partAt)) return 'full';
  return partAt !== -1 && fullAt === -1 ? 'part' : '';
}

function within(months: number, cell: string | number): Parsed<number> {
  return isOnScale(months, DURATION) ? { value: months } : unread(cell, 'is not a possible duration');
}
