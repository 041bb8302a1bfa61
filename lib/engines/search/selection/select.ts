import { allClosed, closingDaysOf } from '@/lib/domain/courses/closing-days';
import type { NameMatches } from '../columns/names';
import type { Version } from '../columns/version';
import { type Keyword, parseKeyword } from '../types/fold';
import type { JudgedCounts, SearchQuery } from '../types/query';
import { add, both, countOf, either, noRows, type Rows, without } from '../types/rows';
import { eligibleRows, levelsMet, marksMet } from './eligible';
import { furtherRows } from './further';
import { countJudged } from './verdicts';

/** The choices that have a facet. */
const CHOICES = ['country', 'university', 'intake', 'level', 'category', 'subcategory'] as const;
export type Choice = (typeof CHOICES)[number];

/** What a query selects. */
export interface Found {
  keyword: Keyword;
  /** The chosen country. */
  country: string | null;
  /** How names have the keyword; null where it asks nothing of them. */
  names: NameMatches | null;
  /** What the filters without a facet leave: scores, fee, length, eligibility but for marks. */
  open: Rows;
  /** What the keyword and the marks leave of those. */
  base: Rows;
  /** The rows of each choice made. */
  choices: Partial<Record<Choice, Rows>>;
  /** The rows found, and how many they are. */
  rows: Rows;
  total: number;
  /** By choice made: what would be found without it; the category's is without the subcategory, too. */
  except: Partial<Record<Choice, Rows>>;
  /** With `judged`: what the choices leave, by verdict. */
  judged?: JudgedCounts;
}

export function select(version: Version, query: SearchQuery): Found {
  const { existing } = version;
  const { country } = query;
  const keyword = parseKeyword(query.q);
  const names = keyword.anywhere ? version.names.matching(keyword.anywhere) : null;
  const choices = choicesOf(version, query);
  let open = both(existing, ...filtersOf(version, query), ...furtherRows(version, query));
  const hasKeyword = keyword.anywhere || keyword.university;
  let base = hasKeyword ? both(open, keywordRows(version, keyword, names)) : open;
  if (query.eligible && query.marksMet) base = marksMet(version, query.marksMet, base);
  if (!query.judged) return chosen({ keyword, country, names, open, choices }, base);
  const { rows, likely } = query.judged;
  const judged = countJudged(rows, both(base, ...Object.values(choices)));
  const kept = likely ? either(rows.met, rows.likely) : rows.met;
  [open, base] = [both(open, kept), both(base, kept)];
  return { ...chosen({ keyword, country, names, open, choices }, base), judged };
}

/** The same choices among the rows of another `base`. */
export function chosen(found: Pick<Found, 'keyword' | 'country' | 'names' | 'open' | 'choices'>, base: Rows): Found {
  const { keyword, country, names, open, choices } = found;
  const made = Object.entries(choices) as [Choice, Rows][];
  const rows = both(base, ...made.map(([, set]) => set));
  const others = (choice: Choice) =>
    made.flatMap(([one, set]) => (one === choice || (choice === 'category' && one === 'subcategory') ? [] : [set]));
  const ignored = CHOICES.filter((one) => choices[one] || (one === 'category' && choices.subcategory));
  const except = Object.fromEntries(ignored.map((choice) => [choice, both(base, ...others(choice))]));
  return { keyword, country, names, open, choices, base, rows, total: countOf(rows), except };
}

function keywordRows({ catalogue, rows }: Version, keyword: Keyword, names: NameMatches | null): Rows {
  const universities = (part: string) => {
    const found = catalogue.textsOf('university').containing(part);
    return catalogue.columns.university.ofNumbers(
      rows,
      found.map(({ text }) => text),
    );
  };
  if (!names) return universities(keyword.university);
  const anywhere = either(universities(keyword.anywhere), names.whole, names.start, names.inside);
  return keyword.university ? both(anywhere, universities(keyword.university)) : anywhere;
}

/** What each of the filters by scores, fee, length, closing days and eligibility leaves. */
function filtersOf(version: Version, query: SearchQuery): Rows[] {
  const { catalogue, rows } = version;
  const { ieltsOverall, pteOverall, durationInMonths } = catalogue.columns;
  const { test, score, maxMonths } = query;
  const kept: Rows[] = [];
  if (test && score !== null)
    kept.push((test === 'ielts' ? ieltsOverall : pteOverall).where(rows, (one) => one !== null && one <= score));
  if (query.minFee !== null || query.maxFee !== null) kept.push(withinFees(version, query));
  if (maxMonths !== null) kept.push(durationInMonths.where(rows, (one) => one !== null && one <= maxMonths));
  if (query.noEnglishScore) kept.push(catalogue.withoutEnglish.where(rows, (one) => one));
  if (query.openOnly) kept.push(openRows(version, query.on));
  if (query.eligible) {
    kept.push(eligibleRows(version, query.eligible));
    if (query.levelsMet) kept.push(levelsMet(version, query.levelsMet, query.levelsMetByDiploma));
  }
  return kept;
}

/** The rows whose yearly fee can be compared with the query's and is within its bounds. */
function withinFees({ catalogue, rows }: Version, query: SearchQuery): Rows {
  const { scale, fees } = catalogue;
  const currency = query.currency ?? '';
  const group = scale.groupOf(currency);
  const least = scale.valueOf(query.minFee ?? 0, currency);
  const most = query.maxFee === null ? Number.POSITIVE_INFINITY : scale.valueOf(query.maxFee, currency);
  const within = fees.where(rows, (fee) => fee >= least && fee <= most);
  return both(
    within,
    catalogue.columns.currency.where(rows, (one) => scale.groupOf(one) === group),
  );
}

const openByVersion = new WeakMap<Version, { day: string; rows: Rows }>();

/** The rows that some intake is open of on a day; those of the last day are remembered. */
function openRows(version: Version, day: string): Rows {
  const remembered = openByVersion.get(version);
  if (remembered?.day === day) return remembered.rows;
  const { closingDays, admissionIntake } = version.catalogue.columns;
  const days = closingDays.values.map((text) => (text === '' ? null : closingDaysOf(text)));
  const intakes = version.catalogue.months;
  // Few pairs of intakes and closing days are distinct.
  const known = new Map<number, boolean>();
  const closed = noRows(version.rows);
  for (const row of version.list) {
    const [closing, intake] = [closingDays.codes[row] as number, admissionIntake.codes[row] as number];
    const closes = days[closing];
    if (!closes) continue;
    const pair = closing * intakes.length + intake;
    const isClosed = known.get(pair) ?? allClosed(intakes[intake] ?? [], closes, day);
    known.set(pair, isClosed);
    if (isClosed) add(closed, row);
  }
  const rows = without(version.existing, closed).slice();
  openByVersion.set(version, { day, rows });
  return rows;
}

function choicesOf({ catalogue, rows }: Version, query: SearchQuery): Found['choices'] {
  const { columns } = catalogue;
  const { country, university, intake, category, subcategory } = query;
  const level = query.level.map((one) => one.toLowerCase());
  return {
    ...(country && { country: columns.country.where(rows, (one) => one === country) }),
    ...(university.length > 0 && { university: columns.university.where(rows, (one) => university.includes(one)) }),
    ...(intake.length > 0 && { intake: catalogue.rowsStarting(rows, intake) }),
    ...(level.length > 0 && { level: columns.level.where(rows, (one) => level.includes(one.toLowerCase())) }),
    ...(category && { category: columns.category.where(rows, (one) => one === category) }),
    ...(subcategory && { subcategory: columns.subcategory.where(rows, (one) => one === subcategory) }),
  };
}
