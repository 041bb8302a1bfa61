import type { FeePeriod } from '@/lib/domain/courses/course';
import { detectCurrency } from '@/lib/domain/money/money';
import type { ToeflScale } from '@/lib/domain/test-scores';
import { type DurationUnit, durationUnitOf } from '../values/duration';
import { feePeriodIn, takeFeePeriod } from '../values/fee-period';

/** What a head says about the values below it, besides naming them: 'Tuition Fee (AUD, per year)', 'Duration (Weeks)', 'TOEFL (1-6)'. */
export interface HeaderHints {
  currency?: string;
  period?: FeePeriod;
  unit?: DurationUnit;
  toeflScale?: ToeflScale;
  /** Bare numbers are months: other cells of the column say so. */
  monthNumbers?: boolean;
  /** The values are ids of universities, in lower case, that another sheet names. */
  joined?: { sheetName: string; universities: ReadonlyMap<string, JoinedUniversity> };
}

/** What a sheet of universities says of one; '' for nothing. */
export interface JoinedUniversity {
  name: string;
  country: string;
  campus: string;
}

/** 'ieltsNoBandLessThan', 'IELTS_No-Band Less\nThan' → 'ielts no band less than'. Parentheses become spaces; numbering goes. */
export function headerWords(label: string): string {
  return label
    .slice(0, 300)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/^\s*\(?\d{1,2}[.)]\s*(?=\p{L})/u, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\bi bt\b/g, 'ibt')
    .trim();
}

/** The ways a head may name its column: as a whole, without what stands in brackets, and each part of 'Name / Title'. */
export function headerReadings(label: string): string[] {
  const withoutBrackets = label.replace(/[([][^()[\]]*[)\]]/g, ' ');
  const parts = withoutBrackets.split(/[/|]| - | or /i);
  const readings = [label, withoutBrackets, ...(parts.length > 1 ? parts : [])].map(headerWords);
  return [...new Set(readings.filter((reading) => reading !== ''))];
}

const FILLERS = new Set(
  'the a an of for in your our international intl overseas students student indicative approx approximate official main list details amount only current latest partner minimum min'.split(
    ' ',
  ),
);

const ABBREVIATIONS: Readonly<Record<string, string>> = {
  acad: 'academic',
  addl: 'additional',
  cat: 'category',
  curr: 'currency',
  dest: 'destination',
  dur: 'duration',
  eng: 'english',
  info: 'information',
  inst: 'institution',
  lang: 'language',
  num: 'number',
  prof: 'proficiency',
  prog: 'program',
  qual: 'qualification',
  req: 'requirement',
  reqs: 'requirements',
  reqmt: 'requirement',
  reqmts: 'requirements',
  univ: 'university',
};

/** A reading with words that heads usually shorten written in full: 'univ name' → 'university name'. */
export const spelledOut = (words: string): string =>
  words
    .replace(/\b[a-z]+\b/g, (word) => ABBREVIATIONS[word] ?? word)
    .replace(/\b(?:course program(?:me)?|program(?:me)? course)\b/, 'course')
    .replace(/ (?:as on|as per) .+$/, '');

/** A reading without words that say nothing about which column it is, and without years ('2024', '2024-25'). */
export function withoutFillers(words: string): string {
  return words
    .split(' ')
    .filter((word) => !FILLERS.has(word) && !/^(?:20)?\d\d$/.test(word))
    .join(' ');
}

/** The unit that is all a head says: 'Months', 'No. of Years', 'Yrs'. */
export function onlyUnit(label: string): DurationUnit | undefined {
  const { hints, rest } = takeHints(label.replace(/^\s*(?:no\.?|number) of /i, ''));
  return rest === '' && !hints.currency && !hints.period ? hints.unit : undefined;
}

/** Takes currency, fee period and duration unit out of a head: what they say, and the words that remain. */
export function takeHints(label: string): { hints: HeaderHints; rest: string } {
  const hints: HeaderHints = {};
  const currency = detectCurrency(label);
  if (currency.code) hints.currency = currency.code;
  let rest = headerWords(currency.rest);
  const period = feePeriodIn(rest);
  if (period) rest = rest.replace(period.words, ' ');
  const named = period?.period ?? takeFeePeriod(currency.rest).period;
  if (named) hints.period = named;
  const words = rest.split(' ').filter((word) => {
    const unit = durationUnitOf(word);
    if (unit) hints.unit = unit;
    return !unit && word !== '';
  });
  return { hints, rest: withoutFillers(words.join(' ')) };
}
