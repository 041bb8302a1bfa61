import type { Month } from '@/lib/domain/courses/course';
import { DEGREES_HELD, FIRST_DEGREES } from '../tables/levels';
import { AT_MOST, FILLERS, JOINTS, SHORT } from '../tables/small-words';
import { DOUBTFUL_MONTHS, MONTH_NAMES, monthsOfSeason, NO_LENGTH, NUMBERS, SEASONS } from '../tables/times';
import { isYearOfFee } from './amounts';
import { saysWhere } from './places';
import { ABOUT_YOU, type Reader } from './reader';

const UNIT = /^(year|yr|month|mth|mo|week|wk|saal|sal|barsa|taon)s?$/;
const LONGEST_MONTHS = 72;
const WEEKS_A_MONTH = 52 / 12;

/** '1 year', 'two yrs', '18 months', '10 weeks'; 'shortest'. Years of experience, of a gap or a visa are no length. */
export function readLength(reader: Reader): void {
  for (const place of reader.tokens.keys()) {
    const unit = UNIT.exec(reader.at(place + 1))?.[1];
    const number = numberOf(reader.at(place));
    if (number !== null && unit) readOne(reader, place, number, unit);
    else if (
      SHORT.has(reader.at(place)) &&
      !(reader.known.hasWords(`${reader.at(place)} ${reader.at(place + 1)}`) && reader.at(place + 1) !== '')
    )
      reader.set(place, /^(courses?|programs?|programmes?)$/.test(reader.at(place + 1)) ? 2 : 1, { sort: 'duration' });
  }
}

function readOne(reader: Reader, place: number, number: number, unit: string): void {
  if (isYearOfFee(reader, place)) return;
  const about = reader.mine[place] ? { from: place, length: 2 } : aboutWhat(reader, place);
  if (about) {
    reader.leave(about.from, about.length, 'Not the length of a course');
    return;
  }
  if (/^(not|no|except)$/.test(reader.at(place - 1))) {
    reader.leave(place - 1, 3, 'A length can’t be excluded');
    return;
  }
  const months = /^(y|s|b|t)/.test(unit)
    ? number * 12
    : unit.startsWith('w')
      ? Math.ceil(number / WEEKS_A_MONTH)
      : number;
  if (months > LONGEST_MONTHS || reader.filters.maxMonths !== undefined) return;
  const most = AT_MOST.filter((text) => reader.endsWith(place, text)).map((text) => text.split(' ').length);
  let before = Math.max(0, ...most);
  // '1.5 to 2 years'.
  if (/^(to|or)$/.test(reader.at(place - 1)) && numberOf(reader.at(place - 2)) !== null) before = 2;
  const long = /^(long|duration|full|time)$/.test(reader.at(place + 2)) ? 1 : 0;
  reader.set(place - before, before + 2 + long, { maxMonths: Math.ceil(months) });
}

const numberOf = (text: string): number | null =>
  /^\d{1,2}(\.5)?\+?$/.test(text) ? Number.parseFloat(text) : (NUMBERS.get(text) ?? null);

/** Words before and behind a length that say of what it is, and which of them go with it. */
function aboutWhat(reader: Reader, place: number): { from: number; length: number } | null {
  // 'Ba 2 years … masters': of the award that is had.
  const held = [1, 2, 3].find((back) => reader.at(place - back) !== '' || FIRST_DEGREES.has(reader.was(place - back)));
  if (held && reader.at(place - held) === '' && !reader.isPart(place - held)) return { from: place, length: 2 };
  // 'Working as chef 5 years'.
  if ([2, 3, 4].some((back) => /^(working|worked|works)$/.test(reader.was(place - back))))
    return { from: place, length: 2 };
  for (let offset = 2; offset <= 4; offset++) {
    const word = reader.was(place + offset);
    if (word === 'placement' && reader.was(place - 1) === '+') break;
    // 'One year education' is a course, 'sixteen years education' was had.
    if (offset === 2 && word === 'education' && (numberOf(reader.was(place)) ?? 0) < 9) break;
    if (NO_LENGTH.has(word)) return withRest(reader, place, offset + 1);
    if (/^(bachelors?|degree|graduation|diploma|btech|bsc|bcom)$/.test(word)) {
      const next = [1, 2].map((more) => reader.was(place + offset + more));
      const held = next.findIndex((one) => /^(accepted|done|completed|holder|graduate|background)$/.test(one));
      if (held >= 0) return withRest(reader, place, offset + held + 2);
    }
    // 'Four years ICU experience'.
    if (offset === 2 && /^(experience|exp)$/.test(reader.was(place + 3))) continue;
    if (!/^(of|study|full|time|work|post|in|a|the|relevant|teaching|industry|ka|ki|ke|ko|na|ng)$/.test(word)) break;
  }
  // 'Accepts 3 year diploma'.
  if (/^(accepts?|accepting|have|having|hold|holding)$/.test(reader.was(place - 1)))
    return withRest(reader, place, DEGREES_HELD.has(reader.was(place + 2)) ? 3 : 2);
  for (let offset = 1; offset <= 2; offset++) {
    // One with a length of its own is taken.
    const word = reader.at(place - offset);
    if ((NO_LENGTH.has(word) && !/^(education|backlogs?)$/.test(word)) || /^(after|of|since)$/.test(word)) {
      const isVisa = word !== 'of' || NO_LENGTH.has(reader.was(place - offset - 1));
      if (isVisa)
        return withRest(
          reader,
          place - (word === 'of' ? offset + 1 : offset),
          2 + (word === 'of' ? offset + 1 : offset),
        );
    }
    if (!/^(for|is|with|the|of)$/.test(word)) break;
  }
  return null;
}

/** Words that stand around and say nothing without it. */
function withRest(reader: Reader, from: number, length: number): { from: number; length: number } {
  let [start, end] = [from, from + length];
  while (/^(with|after|having|have|my|a|an|study|work|post|age|for|total)$/.test(reader.at(start - 1))) start--;
  const isNamed = (at: number) =>
    reader.at(at + 1) !== '' && reader.known.hasWords(`${reader.at(at)} ${reader.at(at + 1)}`);
  while ((NO_LENGTH.has(reader.at(end)) && !isNamed(end)) || /^(students?|people|gap)$/.test(reader.at(end))) end++;
  return { from: Math.max(0, start), length: end - Math.max(0, start) };
}

const YEAR = /^(20[2-4]\d|2[4-9]|3\d)$/;
const FULL_YEAR = /^20[2-4]\d$/;
const BESIDE = /^(intake|intakes|session|semester|sem|term|entry|start|batch)$/;

/** 'sept 26 intake', 'jan/feb', 'fall 2027'. Intakes are listed by month: a year is left aside. */
export function readMonths(reader: Reader): void {
  const found: Month[] = [];
  for (const place of reader.tokens.keys()) {
    const months = monthsAt(reader, place);
    if (!months) continue;
    if (isEnd(reader, place)) {
      reader.leave(place, 1, ABOUT_YOU);
      continue;
    }
    let [from, end] = [place, place + 1];
    const hasYear = YEAR.test(reader.at(end)) && !UNIT.test(reader.at(end + 1));
    if (hasYear) end++;
    while (BESIDE.test(reader.at(end))) end++;
    for (let at = from; at < end; at++) if (YEAR.test(reader.at(at))) reader.leave(at, 1, BY_MONTH);
    found.push(...months);
    reader.set(from, end - from, { intake: [...new Set(found)] });
  }
  for (const place of reader.tokens.keys()) if (FULL_YEAR.test(reader.at(place))) reader.leave(place, 1, BY_MONTH);
}
/** 'Finishing in October' is when what is done now ends. */
const isEnd = (reader: Reader, place: number): boolean =>
  [2, 3].some((back) => /^(finish\w*|graduat\w+|end\w*|complet\w+|results?)$/.test(reader.was(place - back))) &&
  /^(in|by|on|this|next)$/.test(reader.was(place - 1)) &&
  !BESIDE.test(reader.was(place + 1));

const BY_TERM = 'Intakes are listed by month, not by term';
const TERM = /^(trimester|tri|semester|sem|term|quarter|session)s?$/;

/** 'Trimester 2 2027', 'second semester', 't2 2027' beside something else: when it is to begin, in words that no course states. */
export function readTerms(reader: Reader): void {
  for (const place of reader.tokens.keys()) {
    const isBehind = /^[1-4]$/.test(reader.at(place + 1));
    const isShort = /^[ts]$/.test(reader.at(place)) && isBehind && FULL_YEAR.test(reader.at(place + 2));
    const isNamed =
      TERM.test(reader.at(place)) && (isBehind || /^(first|second|third|1st|2nd|3rd)$/.test(reader.at(place - 1)));
    if (!isShort && !isNamed) continue;
    const [from, end] = isBehind ? [place, place + 2] : [place - 1, place + 1];
    const isBeside = reader.tokens.some(
      (word, at) => (at < from || at >= end) && !/^\d/.test(word) && !FILLERS.has(word) && !JOINTS.has(word),
    );
    if (isBeside) reader.leave(from, end - from, BY_TERM);
  }
}

const BY_MONTH = 'Intakes are listed by month, not by year';

/** 'Feb or mar': joined to a month that is sure. */
const isListed = (reader: Reader, place: number): boolean =>
  [-1, 1].some((step) => {
    const next = place + step * (/^(or|and|&)$/.test(reader.was(place + step)) ? 2 : 1);
    return MONTH_NAMES.has(reader.was(next));
  });

const MID_YEAR: readonly Month[] = ['Jun', 'Jul'];

function monthsAt(reader: Reader, place: number): readonly Month[] | undefined {
  const word = reader.at(place);
  const sure = MONTH_NAMES.get(word) ?? (word === 'midyear' ? MID_YEAR : undefined);
  if (sure) return sure;
  const doubtful = DOUBTFUL_MONTHS.get(word);
  const season = SEASONS.get(word);
  if (!doubtful && !season) return undefined;
  const next = reader.was(place + 1);
  const isBeside =
    BESIDE.test(next) ||
    YEAR.test(next) ||
    FULL_YEAR.test(reader.was(place - 1)) ||
    /^(in|for|from|intake|by)$/.test(reader.was(place - 1)) ||
    isListed(reader, place);
  // At an end of a text that says where: 'fall masters boston'.
  const isAtEnd =
    season &&
    saysWhere(reader) &&
    (place === 0 || next === '' || reader.at(place + 1) === '') &&
    !reader.known.hasWords(place === 0 ? `${word} ${next}` : `${reader.was(place - 1)} ${word}`);
  if (!isBeside && !isAtEnd) return undefined;
  return doubtful ?? (season && monthsOfSeason(season, reader.filters.country));
}
