import { COUNTRIES, type Country, CURRENCY_OF } from '../countries';
import type { CourseLevel, Month } from '../courses/course';
import type { EnglishTest } from '../english-tests';
import type { Exam } from '../test-scores';
import { testName, withoutLabel } from './without-tests';

/** The filters of a search in words: as chips on pages, and in mails. */

/** Filters that a sentence sets and that have no field on the page. '' and empty lists filter nothing. */
export interface FurtherFilters {
  /** In the name of the campus or the university. */
  city: string;
  toefl: number | '';
  det: number | '';
  gre: number | '';
  gmat: number | '';
  /** Tests that the student won't take. */
  without: Exam[];
  notCountry: Country[];
  notUniversity: string[];
  notLevel: CourseLevel[];
  notWords: string[];
}

type Further = { [Name in keyof FurtherFilters]?: FurtherFilters[Name] | undefined };

/** The filters that have a field on the page. '' and empty lists filter nothing. */
export interface FieldFilters {
  country: Country | '';
  university: string[];
  intake: Month[];
  level: CourseLevel[];
  test: EnglishTest | '';
  /** The student's overall score in `test`; '' without a test. */
  score: number | '';
  category: string;
  subcategory: string;
  /** Of a year's fee, in whole units of `currency`; '' without a currency of one's own means the country's. */
  minFee: number | '';
  maxFee: number | '';
  currency: string;
  /** How many months a course may take. */
  maxMonths: number | '';
  /** '1': only courses that publish no English score. */
  noEnglishScore: '' | '1';
  /** '1': leaves out courses all of whose intakes have closed. */
  openOnly: '' | '1';
  /** '1': only courses that the signed-in student meets. */
  qualify: '' | '1';
  /** '1', with `qualify`: likely ones, too. */
  likely: '' | '1';
}

/** Everything that narrows a search but its keyword. */
type Filters = Further & FieldFilters;

interface Chip {
  label: string;
  /** What takes it away. */
  change: Partial<Omit<Filters, 'currency' | keyof FurtherFilters> & FurtherFilters>;
}

/** The filter by verdict, as the student or who looks for them reads it. */
export const MEET_WORDS = { your: 'Only courses I qualify for', their: 'Only courses they qualify for' } as const;

/** Each choice that narrows the search. */
export function filterChips(query: Filters, whose: 'your' | 'their' = 'your'): Chip[] {
  const { country, university, intake, level, category, subcategory, qualify, likely } = query;
  return [
    ...(country ? [{ label: country, change: { country: '' as const } }] : []),
    ...university.map((name) => ({ label: name, change: { university: but(university, name) } })),
    ...intake.map((month) => ({ label: `Intake ${month}`, change: { intake: but(intake, month) } })),
    ...level.map((name) => ({ label: name, change: { level: but(level, name) } })),
    ...scoreChips(query),
    ...rangeChips(query),
    ...furtherChips(query),
    ...(category ? [{ label: category, change: { category: '' } }] : []),
    ...(subcategory ? [{ label: subcategory, change: { subcategory: '' } }] : []),
    ...(qualify ? [{ label: MEET_WORDS[whose], change: { qualify: '' as const, likely: '' as const } }] : []),
    ...(qualify && likely ? [{ label: 'including likely ones', change: { likely: '' as const } }] : []),
  ];
}

/** The score as a filter, where one is asked for. */
export const scoreChips = ({ test, score }: Filters): Chip[] =>
  !test || score === '' ? [] : [{ label: `${test.toUpperCase()} ${score}`, change: { test: '' } }];

/** How long a course may take, as it is chosen. */
export const LENGTHS: readonly { value: string; months: number; label: string }[] = [
  { value: '6', months: 6, label: 'Up to 6 months' },
  { value: '12', months: 12, label: 'Up to 1 year' },
  { value: '18', months: 18, label: 'Up to 1½ years' },
  { value: '24', months: 24, label: 'Up to 2 years' },
  { value: '36', months: 36, label: 'Up to 3 years' },
  { value: '48', months: 48, label: 'Up to 4 years' },
];

/** 'Up to 2 years', as it is chosen; other numbers in months. */
const lengthText = (maxMonths: number): string =>
  LENGTHS.find(({ months }) => months === maxMonths)?.label ?? `Up to ${maxMonths} months`;

/** Their amounts are written in lakh. */
const OF_LAKH: ReadonlySet<string> = new Set(['INR', 'NPR', 'PKR', 'BDT', 'LKR']);

/** Fee, length and 'no English score'. */
export function rangeChips(query: Filters): Chip[] {
  const { minFee, maxFee, maxMonths, noEnglishScore, openOnly, country } = query;
  const currency = query.currency || (country && CURRENCY_OF[country]);
  const fee = (word: string, amount: number) =>
    `${word} ${currency} ${amount.toLocaleString(OF_LAKH.has(currency) ? 'en-IN' : 'en-GB')} a year`;
  return [
    ...(minFee !== '' && currency ? [{ label: fee('From', minFee), change: { minFee: '' as const } }] : []),
    ...(maxFee !== '' && currency ? [{ label: fee('Up to', maxFee), change: { maxFee: '' as const } }] : []),
    ...(maxMonths === '' ? [] : [{ label: lengthText(maxMonths), change: { maxMonths: '' as const } }]),
    ...(noEnglishScore ? [{ label: 'No English score published', change: { noEnglishScore: '' as const } }] : []),
    ...(openOnly ? [{ label: 'Intakes still open', change: { openOnly: '' as const } }] : []),
  ];
}

const SCORES = ['toefl', 'det', 'gre', 'gmat'] as const;

/** What only a sentence says. */
export function furtherChips(query: Further): Chip[] {
  const { city, without = [], notCountry = [], notUniversity = [], notLevel = [], notWords = [] } = query;
  return [
    ...(city ? [{ label: capitals(city), change: { city: '' } }] : []),
    ...SCORES.flatMap((name) =>
      (query[name] ?? '') === '' ? [] : [{ label: `${testName(name)} ${query[name]}`, change: { [name]: '' } }],
    ),
    ...without.map((one) => ({ label: withoutLabel(one), change: { without: but(without, one) } })),
    ...countryChips(notCountry),
    ...notUniversity.map((one) => ({ label: `Not at ${one}`, change: { notUniversity: but(notUniversity, one) } })),
    ...notLevel.map((one) => ({ label: `Not ${one}`, change: { notLevel: but(notLevel, one) } })),
    ...notWords.map((one) => ({ label: `Not “${one}”`, change: { notWords: but(notWords, one) } })),
  ];
}

/** From so many excluded countries on, those that are left are named. */
const MANY_EXCLUDED = 3;

/** 'Only in UK or Canada', where most are excluded; else each that is. */
function countryChips(notCountry: Country[]): Chip[] {
  const left = COUNTRIES.filter((country) => !notCountry.includes(country));
  if (notCountry.length >= MANY_EXCLUDED && left.length > 0)
    return [{ label: `Only in ${left.join(' or ')}`, change: { notCountry: [] } }];
  return notCountry.map((one) => ({ label: `Not in ${one}`, change: { notCountry: but(notCountry, one) } }));
}

const but = <T>(list: readonly T[], one: T): T[] => list.filter((other) => other !== one);

const capitals = (text: string): string =>
  text.replace(/(^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase()).replaceAll(' Or ', ' or ');
