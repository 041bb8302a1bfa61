import type { StudentScores } from '@/lib/domain/test-scores';
import type { Catalogue } from './catalogue/catalogue';
import { addEligible, dropUnmetMarks, keepLevels } from './eligible';
import { select } from './selection';
import type { StatedMinimum } from './stated-minimums';
import type { SearchQuery } from './types';
import type { Version } from './version';

/** What a student brings: the part of a query that keeps the courses they certainly qualify for. */
export type Qualification = Required<Pick<SearchQuery, 'eligible' | 'levelsMet' | 'marksMet'>>;

/** A score or a mark that could be higher. A higher value never loses a course. */
export type Rise =
  /** `scoresAt`: all scores of the student, this one with one of `values`, which ascend. */
  | { values: readonly number[]; scoresAt: (value: number) => StudentScores }
  /** `metFrom`: the lowest mark with which a minimum that isn't met would be; null where no mark is enough. */
  | { metFrom: (minimum: StatedMinimum) => number | null };

/** The lowest value that opens more courses, and how many more. */
interface Gain {
  value: number;
  courses: number;
}

export interface Opened {
  /** How many courses they certainly qualify for as they are. */
  now: number;
  /** The same with what they look at. */
  courses: number;
  /** One per rise from there, null where no value opens more. */
  gains: (Gain | null)[];
}

/**
 * How many courses of a search a student certainly qualifies for, as they are and as they might be, and what each rise from
 * there would open by itself. Of the courses still closed some lack a score and some lack marks: a higher score is counted
 * among the first, a higher mark among the second. Each distinct minimum is judged once, twice where marks are looked at.
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
  const lacking = coursesPerMinimum(catalogue, scratch.lacksMarks);
  const gains = rises.map((rise) =>
    'metFrom' in rise ? gainOfMark(rise.metFrom, lacking) : gainOfScore(catalogue, rise),
  );
  return { now, courses, gains };
}

/** Puts the rows whose level builds on what is there into `scratch.levelsMet`, those whose marks are met besides into `marksMet`. */
function keepStudies(catalogue: Catalogue, { levelsMet, marksMet }: Qualification, rows: number): void {
  const { sets, scratch } = catalogue;
  sets.kernel.or(scratch.levelsMet, rows, rows, sets.bytesPerSet);
  keepLevels(catalogue, levelsMet, scratch.levelsMet);
  sets.kernel.or(scratch.marksMet, scratch.levelsMet, scratch.levelsMet, sets.bytesPerSet);
  dropUnmetMarks(catalogue, marksMet, scratch.marksMet);
}

/** As a higher value never loses a course, the first that opens one is found by halving. */
function gainOfScore(catalogue: Catalogue, { values, scoresAt }: Extract<Rise, { values: unknown }>): Gain | null {
  const { sets, scratch } = catalogue;
  const opened = (place: number) => {
    sets.clear(scratch.eligible);
    addEligible(catalogue, scoresAt(values[place] as number), scratch.eligible);
    return sets.kernel.countBoth(scratch.eligible, scratch.lacksScores, sets.bytesPerSet);
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

function gainOfMark(
  metFrom: Extract<Rise, { metFrom: unknown }>['metFrom'],
  lacking: readonly (readonly [StatedMinimum, number])[],
): Gain | null {
  let value = Number.POSITIVE_INFINITY;
  let courses = 0;
  for (const [minimum, count] of lacking) {
    const from = metFrom(minimum);
    if (from === null || from > value) continue;
    courses = from === value ? courses + count : count;
    value = from;
  }
  return courses === 0 ? null : { value, courses };
}

function coursesPerMinimum({ sets, columns, vocabulary }: Catalogue, rows: number): [StatedMinimum, number][] {
  const counts = new Map<number, number>();
  for (const row of sets.rowsOf(rows)) {
    const id = columns.codes.marks[row] as number;
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts].map(([id, count]) => [vocabulary.marks.at(id), count]);
}
