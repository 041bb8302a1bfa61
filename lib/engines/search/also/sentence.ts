import { CURRENCY_OF } from '@/lib/domain/countries';
import type { Month } from '@/lib/domain/course';
import { fold } from '../fold';
import { readMoney } from './sentence-money';
import { Reader, type SentenceFilters } from './sentence-reader';
import {
  AT_MOST,
  CHEAP,
  COUNTRIES,
  DOUBTFUL_MONTHS,
  FEE,
  LEVELS,
  LOW,
  MONTHS,
  NO_ENGLISH,
  NUMBERS,
  SCORES,
  SEASONS,
  SHORT,
  SOUTHERN,
} from './sentence-words';

export interface Sentence {
  /** The words that are left. */
  q: string;
  filters: SentenceFilters;
}

/**
 * Reads the filters out of what was typed, by closed lists of words; what has two meanings stays a word. null when there
 * is nothing but words. `universities`: exact names by folded name.
 */
export function readSentence(q: string, universities: ReadonlyMap<string, string>): Sentence | null {
  if (q.includes('@')) return null;
  const tokens = fold(q)
    .replaceAll("'", '')
    .split(' ')
    .map((token) => token.replace(/^[^\p{L}\p{N}$£€₹]+|[^\p{L}\p{N}+#%$£€₹]+$/gu, ''))
    .filter((token) => token !== '');
  const reader = new Reader(tokens);
  const { filters } = reader;
  readUniversity(reader, universities);
  reader.phrase(COUNTRIES, (country) => {
    filters.country = country;
  });
  reader.phrase(
    NO_ENGLISH.map((text) => [text, '1'] as const),
    (value) => {
      filters.noEnglishScore = value;
    },
  );
  readScore(reader);
  readFee(reader);
  readLength(reader);
  reader.phrase(LEVELS, (level) => {
    filters.level = [level];
  });
  readMonths(reader);
  if (Object.keys(filters).length === 0) return null;
  return { q: reader.rest(), filters };
}

/** Words of a university's name at most. */
const LONGEST_UNIVERSITY = 8;

/** The longest run of two and more words that is a university's whole name. */
function readUniversity(reader: Reader, universities: ReadonlyMap<string, string>): void {
  const { tokens } = reader;
  for (let length = Math.min(LONGEST_UNIVERSITY, tokens.length); length > 1; length--) {
    for (let place = 0; place + length <= tokens.length; place++) {
      const name = universities.get(tokens.slice(place, place + length).join(' '));
      if (!name) continue;
      reader.filters.university = [name];
      reader.take(place, length);
      return;
    }
  }
}

/** 'ielts 6.5', '6.5 ielts', 'ielts score of 6'. */
function readScore(reader: Reader): void {
  for (const test of ['ielts', 'pte'] as const) {
    const place = reader.tokens.findIndex((_, at) => reader.at(at) === test);
    if (place < 0) continue;
    let after = place + 1;
    while (/^(score|of|overall|band|bands|is|with)$/.test(reader.at(after))) after++;
    const [least, most] = SCORES[test];
    const isScore = (text: string) => /^\d{1,2}(\.\d)?$/.test(text) && Number(text) >= least && Number(text) <= most;
    const from = isScore(reader.at(after)) ? place : isScore(reader.at(place - 1)) ? place - 1 : null;
    if (from === null) continue;
    const to = from === place ? after : place;
    reader.filters.test = test;
    reader.filters.score = Number(from === place ? reader.at(after) : reader.at(place - 1));
    reader.take(from, to - from + 1);
    return;
  }
}

/** 'cheap', 'low fees'; 'under 20000', 'below 15k cad', 'max fee 20,000', 'under ₹20 lakh'. An amount needs a currency or a country's. */
function readFee(reader: Reader): void {
  const { filters, tokens } = reader;
  for (const [place] of tokens.entries()) {
    if (CHEAP.has(reader.at(place))) {
      filters.sort = 'fee';
      reader.take(place, 1);
    } else if (LOW.has(reader.at(place)) && FEE.has(reader.at(place + 1))) {
      filters.sort = 'fee';
      reader.take(place, 2);
    }
  }
  for (const [place] of tokens.entries()) {
    if (AT_MOST.has(reader.at(place)) && readMost(reader, place)) return;
  }
}

/** Reads an amount that stands after 'under' and its like at `place`. Returns whether there was one. */
function readMost(reader: Reader, place: number): boolean {
  const { filters } = reader;
  let at = place + 1;
  while (AT_MOST.has(reader.at(at)) || FEE.has(reader.at(at)) || reader.at(at) === 'of') at++;
  const money = readMoney(reader, at, filters.country && CURRENCY_OF[filters.country]);
  if (!money) return false;
  filters.maxFee = money.amount;
  filters.currency = money.currency;
  let { end } = money;
  while (/^(per|a|year|annum|yearly)$/.test(reader.at(end))) end++;
  const from = FEE.has(reader.at(place - 1)) ? place - 1 : place;
  reader.take(from, end - from);
  return true;
}

/** '1 year', 'two years', '18 months'; 'shortest'. */
function readLength(reader: Reader): void {
  const { filters, tokens } = reader;
  for (const [place] of tokens.entries()) {
    const joined = /^(\d{1,2})-?(year|month)s?$/.exec(reader.at(place));
    const number = joined
      ? Number(joined[1])
      : (NUMBERS.get(reader.at(place)) ?? (/^\d{1,2}$/.test(reader.at(place)) ? Number(reader.at(place)) : null));
    const unit = joined ? joined[2] : /^(year|month)s?$/.exec(reader.at(place + 1))?.[1];
    if (number !== null && unit && number > 0 && filters.maxMonths === undefined) {
      const months = unit === 'year' ? number * 12 : number;
      if (months > 72) continue;
      filters.maxMonths = months;
      reader.take(place, joined ? 1 : 2);
    } else if (
      SHORT.has(reader.at(place)) &&
      /^(course|courses|program|programs|programme|programmes)$/.test(reader.at(place + 1))
    ) {
      filters.sort = 'duration';
      reader.take(place, 2);
    }
  }
}

function readMonths(reader: Reader): void {
  const { filters, tokens } = reader;
  const found: Month[] = [];
  for (const [place] of tokens.entries()) {
    const word = reader.at(place);
    const sure = MONTHS.find(([name]) => name === word)?.[1];
    const beside = reader.at(place + 1) === 'intake' || /^(in|for|from|intake)$/.test(tokens[place - 1] ?? '');
    const isSeason = SEASONS.has(word);
    const doubtful =
      beside && !(isSeason && SOUTHERN.includes(filters.country))
        ? DOUBTFUL_MONTHS.find(([name]) => name === word)?.[1]
        : undefined;
    const months = sure ?? doubtful;
    if (!months) continue;
    found.push(...months);
    const hasYear = /^20\d\d$/.test(reader.at(place + 1));
    reader.take(place, hasYear ? 2 : 1);
  }
  if (found.length > 0) filters.intake = found;
}
