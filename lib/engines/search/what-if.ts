import type { StudentScores } from '@/lib/domain/test-scores';
import type { Catalogue } from './catalogue/catalogue';
import { addEligible, addEnglishMet, dropUnmetMarks, dropUnmetTests, keepLevels } from './eligible';
import { select } from './selection';
import type { StatedMinimum } from './stated-minimums';
import type { SearchQuery } from './types';
import type { Version } from './version';

/** What a student brings: the part of a query that keeps the courses they meet. */
export type Qualification = Required<Pick<SearchQuery, 'eligible' | 'levelsMet' | 'marksMet'>> &
  Pick<SearchQuery, 'levelsMetByDiploma'>;

type RaisedTest = Exclude<keyof StudentScores, 'expired' | 'toeflRange' | 'lowest' | 'secondLowest'>;

/** A score or a mark that could be higher. A higher value never loses a course. */
export type Rise =
  /** `scoresAt`: all scores of the student, this one with one of `values`, which ascend. */
  | { test: RaisedTest; values: readonly number[]; scoresAt: (value: number) => StudentScores }
  /** `metFrom`: the lowest mark with which a statement of a minimum is met; 0 where it is already, Infinity where no mark is enough. */
  | { metFrom: (statement: StatedMinimum) => number };

/** The lowest value that opens more courses, and how many more. */
interface Gain {
  value: number;
  courses: number;
}

export interface Opened {
  /** How many courses they meet as they are. */
  now: number;
  /** The same with what they look at. */
  courses: number;
  /** One per rise from there, null where no value opens more. */
  gains: (Gain | null)[];
}

/**
 * How many courses of a search a student meets, as they are and as they might be, and what each rise from
 * there would open by itself. Of the courses still closed some lack a score and some lack marks: a higher score is counted
 * among the first, a higher mark among the second. Each distinct statement of a minimum is judged once, twice where marks are
 * looked at.
 */
export function whatOpens(
  version: Version,
  query: SearchQuery,
  own: Qualification,
  wanted: Qualification,
  rises: readonly Rise[],
): Opened {
  const { catalogue } = version;
  const { sets, scratch } = catalogue;
  const { kernel, bytesPerSet } = sets;
  const { eligible: _, ...filters } = query;
  const { result } = select(version, filters);
  const count = ({ eligible }: Qualification) => {
    sets.clear(scratch.eligible);
    addEligible(catalogue, eligible, scratch.eligible);
    return kernel.countBoth(scratch.marksMet, scratch.eligible, bytesPerSet);
  };
  keepStudies(catalogue, own, result);
  const now = count(own);
  if (wanted.marksMet !== own.marksMet) keepStudies(catalogue, wanted, result);
  const courses = count(wanted);
  kernel.andNot(scratch.lacksScores, scratch.marksMet, scratch.eligible, bytesPerSet);
  kernel.andNot(scratch.lacksMarks, scratch.levelsMet, scratch.marksMet, bytesPerSet);
  kernel.and(scratch.lacksMarks, scratch.lacksMarks, scratch.eligible, bytesPerSet);
  // What another English test opens asks for no GRE or GMAT that isn't met; what those open has its English met.
  kernel.or(scratch.lacksEnglish, scratch.lacksScores, scratch.lacksScores, bytesPerSet);
  dropUnmetTests(catalogue, wanted.eligible, scratch.lacksEnglish);
  sets.clear(scratch.lacksTests);
  addEnglishMet(catalogue, wanted.eligible, scratch.lacksTests);
  kernel.and(scratch.lacksTests, scratch.lacksTests, scratch.lacksScores, bytesPerSet);
  const lacking = coursesPerMinimum(catalogue, scratch.lacksMarks);
  const gains = rises.map((rise) =>
    'metFrom' in rise ? gainOfMark(catalogue, rise.metFrom, lacking) : gainOfScore(catalogue, rise),
  );
  return { now, courses, gains };
}

/** Puts the rows whose level builds on what is there into `scratch.levelsMet`, those whose marks are met besides into `marksMet`. */
function keepStudies(
  catalogue: Catalogue,
  { levelsMet, levelsMetByDiploma, marksMet }: Qualification,
  rows: number,
): void {
  const { sets, scratch } = catalogue;
  sets.kernel.or(scratch.levelsMet, rows, rows, sets.bytesPerSet);
  keepLevels(catalogue, levelsMet, scratch.levelsMet, levelsMetByDiploma);
  sets.kernel.or(scratch.marksMet, scratch.levelsMet, scratch.levelsMet, sets.bytesPerSet);
  dropUnmetMarks(catalogue, marksMet, scratch.marksMet);
}

/** As a higher value never loses a course, the first that opens one is found by halving. */
function gainOfScore(catalogue: Catalogue, { test, values, scoresAt }: Extract<Rise, { test: unknown }>): Gain | null {
  const { sets, scratch } = catalogue;
  const { kernel, bytesPerSet } = sets;
  const opened = (place: number) => {
    const scores = scoresAt(values[place] as number);
    if (test === 'gre' || test === 'gmat') {
      kernel.or(scratch.eligible, scratch.lacksTests, scratch.lacksTests, bytesPerSet);
      dropUnmetTests(catalogue, scores, scratch.eligible);
      return sets.count(scratch.eligible);
    }
    sets.clear(scratch.eligible);
    addEnglishMet(catalogue, scores, scratch.eligible, test);
    return kernel.countBoth(scratch.eligible, scratch.lacksEnglish, bytesPerSet);
  };
  let low = 0;
  let high = values.length - 1;
  let courses = high < 0 ? 0 : opened(high);
  if (courses === 0) return null;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const here = opened(middle);
    if (here === 0) {
      low = middle + 1;
      continue;
    }
    high = middle;
    courses = here;
  }
  return { value: values[high] as number, courses };
}

/** @param lacking by number of the minimum how many courses lack it */
function gainOfMark(
  { vocabulary }: Catalogue,
  metFrom: Extract<Rise, { metFrom: unknown }>['metFrom'],
  lacking: Uint32Array,
): Gain | null {
  const metFromOf = vocabulary.marks.metFrom(metFrom);
  let value = Number.POSITIVE_INFINITY;
  let courses = 0;
  for (const [id, count] of lacking.entries()) {
    const from = metFromOf[id] as number;
    if (count === 0 || from === Number.POSITIVE_INFINITY || from > value) continue;
    courses = from === value ? courses + count : count;
    value = from;
  }
  return courses === 0 ? null : { value, courses };
}

/** How many of the rows of a set state each minimum, by its number. */
export function coursesPerMinimum({ sets, columns, vocabulary }: Catalogue, rows: number): Uint32Array {
  const counts = new Uint32Array(vocabulary.marks.list.length);
  const { marks } = columns.codes;
  for (const row of sets.rowsOf(rows)) {
    const id = marks[row] as number;
    counts[id] = (counts[id] as number) + 1;
  }
  return counts;
}
