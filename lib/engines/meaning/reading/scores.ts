import type { AnyTest } from '../../search/types/query';
import { byWord, phrases } from '../tables/lists';
import { NEGATIONS, NOT_NEEDED } from '../tables/small-words';
import { ABOUT_YOU, type Reader, type SentenceFilters } from './reader';

const TESTS: ReadonlyMap<string, AnyTest> = new Map(
  byWord<AnyTest>(
    'ielts: ielts, ilets, eilts, ielt, ielets; pte: pte; toefl: toefl, tofel, toefel; det: duolingo, duo, det; gre: gre; gmat: gmat',
  ),
);
/** Scores that exist. */
const SCORES: Record<AnyTest, readonly [number, number]> = {
  ielts: [4, 9],
  pte: [10, 90],
  toefl: [1, 120],
  det: [10, 160],
  gre: [260, 340],
  gmat: [205, 805],
};
const BETWEEN =
  /^(score|scores|of|overall|band|bands|is|with|at|least|minimum|min|my|have|got|i|only|each|total|iiest|academic|in|requirement|is|less|than|under|below|upto|and|=|ibt|focus|marks|between|just|around|about|approx|only|are|range)$/;
const OTHER_TESTS = /^(sat|act|neet|jee|cat|mat|xat|oet|lsat|mcat|pearson)$/;
const NO_TEST = phrases(
  'english test, english tests, english exam, english language test, any english test, english proficiency test',
);

/** 'ielts 6.5', '6.5 bands ielts', 'toefl 90', 'duolingo 110'; 'without ielts', 'no gre', 'gmat not required'. */
export function readScores(reader: Reader): void {
  for (const place of reader.tokens.keys()) {
    readWithoutEnglish(reader, place);
    const test = TESTS.get(reader.at(place));
    if (test && !readWithout(reader, place, test)) readScore(reader, place, test);
    else if (OTHER_TESTS.test(reader.at(place)) && /^\d+$/.test(reader.at(place + 1)))
      reader.leave(place, 2, 'Courses can’t be searched by this test');
  }
  for (const place of reader.tokens.keys()) readBandsAlone(reader, place);
  leaveBands(reader);
}

/** '6.5 bands', '5.5 each', 'overall 6.5' without a test's name are of IELTS. */
function readBandsAlone(reader: Reader, place: number): void {
  const [least, most] = SCORES.ielts;
  const score = Number.parseFloat(reader.at(place));
  if (reader.filters.test || !/^\d(\.\d)?\+?$/.test(reader.at(place)) || score < least || score > most) return;
  const isOverall = /^overall$/.test(reader.at(place - 1)) && /^\d\.[05]$/.test(reader.at(place));
  if (!isOverall && !/^(bands?|each)$/.test(reader.at(place + 1))) return;
  if (isOverall) {
    reader.set(place - 1, 2, { test: 'ielts', score });
    return;
  }
  let end = place + 2;
  while (/^(score|overall|each|ielts)$/.test(reader.at(end))) end++;
  reader.set(place, end - place, { test: 'ielts', score });
}

function readWithoutEnglish(reader: Reader, place: number): void {
  const negation = reader.longest(place, NEGATIONS);
  const object = negation > 0 ? reader.longest(place + negation, NO_TEST) : 0;
  if (object > 0) reader.set(place, negation + object, { noEnglishScore: '1' });
}

/** Several tests may be named: 'without ielts or toefl', 'no gre/gmat'. */
function readWithout(reader: Reader, place: number, test: AnyTest): boolean {
  let from = place;
  while (/^(the|any|taking|giving|having|need|needed|of|for|requiring|a)$/.test(reader.at(from - 1))) from--;
  const before = NEGATIONS.find((text) => reader.endsWith(from, text));
  let end = place + 1;
  const tests = [test];
  for (;;) {
    const next = /^(or|and|&)$/.test(reader.at(end)) ? end + 1 : end;
    const other = TESTS.get(reader.at(next));
    if (!other) break;
    tests.push(other);
    end = next + 1;
  }
  let after = end;
  while (
    /^(score|scores|exam|test|is|are|requirement|was|not)$/.test(reader.at(after)) &&
    reader.longest(after, NOT_NEEDED) === 0
  )
    after++;
  const notNeeded = reader.longest(after, NOT_NEEDED);
  if (!before && notNeeded === 0) return false;
  const start = before ? from - before.split(' ').length : place;
  // What isn't taken yet is no wish.
  if (reader.at(end) === 'yet' || reader.at(after + notNeeded) === 'yet') {
    const to = reader.at(end) === 'yet' ? end : after + notNeeded;
    reader.leave(start, to + 1 - start, ABOUT_YOU);
    return true;
  }
  while (/^(score|exam|test|required|needed|requirement)$/.test(reader.at(end))) end++;
  reader.set(start, (notNeeded > 0 ? after + notNeeded : end) - start, {
    without: [...(reader.filters.without ?? []), ...tests],
  });
  return true;
}

function readScore(reader: Reader, place: number, test: AnyTest): void {
  const [least, most] = SCORES[test];
  const isScore = (text: string) =>
    /^\d{1,3}(\.\d{1,2})?\+?$/.test(text) && Number.parseFloat(text) >= least && Number.parseFloat(text) <= most;
  let after = place + 1;
  while (BETWEEN.test(reader.at(after))) after++;
  let before = place - 1;
  while (before > 0 && /^(bands?|score|in|overall|of|each|from)$/.test(reader.at(before))) before--;
  const from = isScore(reader.at(after)) ? place : isScore(reader.at(before)) ? before : null;
  if (from === null) {
    const isLow = /^(low|less|good|high)$/.test(reader.at(place - 1)) ? 1 : 0;
    if (!isOfCourse(reader, place)) reader.leave(place - isLow, 1 + isLow, 'Add a score to search by it');
    return;
  }
  const to = from === place ? after : place;
  const score = Number.parseFloat(reader.at(from === place ? after : before));
  const filters: SentenceFilters = test === 'ielts' || test === 'pte' ? { test, score } : { [test]: score };
  let end = to + 1;
  while (
    /^(overall|bands?|score|and|above)$/.test(reader.at(end)) &&
    !(reader.at(end) === 'and' && reader.at(end + 1) !== 'above')
  )
    end++;
  if (reader.filters.test && filters.test)
    reader.leave(from, end - from, 'Only one English score can be used at a time');
  else reader.set(from, end - from, filters);
}

const TAUGHT = /^(preparation|prep|coaching|training|teaching|course|classes|exam)$/;

/** Whether a course teaches for the test: 'ielts coaching', 'preparation for ielts'. */
function isOfCourse(reader: Reader, place: number): boolean {
  const next = reader.at(place + 1);
  if ([next, ...(next.length > 5 ? reader.known.spellings(next) : [])].some((word) => TAUGHT.test(word))) return true;
  const before = reader.at(place - 1) === 'for' ? `${reader.at(place - 2)} for` : reader.at(place - 1);
  return /^(preparation|prep|coaching|training|english)( for)?$/.test(before);
}

const BEFORE_BANDS = phrases(
  'no band less than, no bands less than, no band below, not less than, with no band less than, no less than, minimum, each',
);

/** 'no band less than 6', 'not less than 5.5 in each': the search is by the overall score. */
function leaveBands(reader: Reader): void {
  if (!reader.filters.test) return;
  for (const place of reader.tokens.keys()) {
    const inPart = /^\d+(\.\d)?$/.test(reader.at(place)) && reader.at(place + 1) === 'in' ? 2 : 1;
    if (inPart === 2 && /^(writing|speaking|listening|reading)$/.test(reader.at(place + 2)))
      reader.leave(place, 3, 'Only overall scores can be searched');
    const length = reader.longest(place, BEFORE_BANDS);
    if (length === 0 || !/^\d(\.\d)?$/.test(reader.at(place + length))) continue;
    let end = place + length + 1;
    while (/^(in|each|all|any|bands?|section|module|every)$/.test(reader.at(end))) end++;
    reader.leave(place, end - place, 'Only overall scores can be searched');
  }
}
