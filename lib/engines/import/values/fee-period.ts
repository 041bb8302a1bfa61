import { FEE_PERIODS, type FeePeriod } from '@/lib/domain/courses/course';
import { type Parsed, quoted } from './parsed';

/** In order: the first that matches wins. Words are lower case without punctuation. */
const PERIODS: readonly (readonly [RegExp, FeePeriod])[] = [
  [
    /\b(?:per|each|a|every) (?:academic |calendar |study )?(?:year|yr|annum)\b|\bp a\b|\bpa\b|\bannum\b|\bannual(?:ly)?\b|\byearly\b|\b(?:1st|first) year\b/,
    'per year',
  ],
  [/\b(?:per|each|a|every) (?:sem|semester)\b|\bsemesterly\b/, 'per semester'],
  [/\b(?:per|each|a|every) trimester\b/, 'per trimester'],
  [/\b(?:per|each|a|every) term\b/, 'per term'],
  [/\b(?:per|each|a|every) month\b|\bmonthly\b/, 'per month'],
  [/\b(?:per|each|a|every) credit(?: (?:hour|hr|point))?\b/, 'per credit'],
  [
    /\b(?:per |for (?:the )?)?(?:whole|full|entire|complete|total) (?:course|program|programme|degree|duration)\b|\btotal\b|\bin full\b/,
    'whole course',
  ],
];

/** Bare words that mean a period only where a period is expected: after a slash, or in a column of periods. */
const BARE: Readonly<Record<string, FeePeriod>> = {
  year: 'per year',
  yr: 'per year',
  semester: 'per semester',
  sem: 'per semester',
  trimester: 'per trimester',
  term: 'per term',
  month: 'per month',
  credit: 'per credit',
  course: 'whole course',
  program: 'whole course',
  programme: 'whole course',
};

/** The fee period words name ('tuition fee per annum'), with the words that name it; null when they name none. */
export function feePeriodIn(words: string): { period: FeePeriod; words: string } | null {
  for (const [pattern, period] of PERIODS) {
    const match = pattern.exec(words);
    if (match) return { period, words: match[0] };
  }
  return null;
}

/** The fee period in a cell of its own ('Per Year', 'yearly', 'semester'). */
export function parseFeePeriod(text: string): Parsed<FeePeriod> {
  const words = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  const period = FEE_PERIODS.find((known) => known === words) ?? BARE[words] ?? feePeriodIn(words)?.period;
  if (period) return { value: period };
  return {
    value: null,
    problem: `${quoted(text)} is not a fee period we know. Write one of: ${FEE_PERIODS.join(', ')}.`,
  };
}

/**
 * Takes the period out of a fee ('46,100 / semester', '20k p.a.'). `unknown` is set for a period we have no field for,
 * such as a week.
 */
export function takeFeePeriod(text: string): { period: FeePeriod | ''; rest: string; unknown: boolean } {
  const words = text.toLowerCase().replace(/\bp[./]? ?a\b\.?/g, ' per year ');
  const slashed = /\/ ?(year|yr|semester|sem|trimester|term|month|credit|course|program(?:me)?)\b\.?/.exec(words);
  const bare = slashed?.[1] ? BARE[slashed[1]] : undefined;
  if (slashed && bare) return { period: bare, rest: words.replace(slashed[0], ' '), unknown: false };
  const found = feePeriodIn(words);
  if (found) return { period: found.period, rest: words.replace(found.words, ' '), unknown: false };
  return { period: '', rest: words, unknown: /\bper\b|\/ ?[a-z]/.test(words) };
}
