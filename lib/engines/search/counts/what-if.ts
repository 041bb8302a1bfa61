import type { Version } from '../columns/version';
import { eligibleRows, englishMet, levelsMet, marksMet, testsMet } from '../selection/eligible';
import { select } from '../selection/select';
import type { SearchQuery, StatedMinimum } from '../types/query';
import { both, countBoth, listOf, type Rows, without } from '../types/rows';
import type { Gain, Opened, Qualification, Rise } from '../types/what-if';
import { coursesPerMinimum } from './stated-by';

/**
 * How many courses of a search a student meets, as they are and as they might be, and what each rise from
 * there would open by itself. Of the courses still closed some lack a score and some lack marks: a higher score is counted
 * among the first, a higher mark among the second.
 */
export function whatOpens(
  version: Version,
  query: SearchQuery,
  own: Qualification,
  wanted: Qualification,
  rises: readonly Rise[],
): Opened {
  const { eligible: _, ...filters } = query;
  const { rows } = select(version, filters);
  const before = studiesOf(version, own, rows);
  const now = countBoth(before.marks, eligibleRows(version, own.eligible));
  const studies = wanted.marksMet === own.marksMet ? before : studiesOf(version, wanted, rows);
  const eligible = eligibleRows(version, wanted.eligible);
  const lacksScores = without(studies.marks, eligible);
  // What another English test opens asks for no GRE or GMAT that isn't met; what those open has its English met.
  const lacksEnglish = both(lacksScores, testsMet(version, wanted.eligible));
  const lacksTests = both(lacksScores, englishMet(version, wanted.eligible));
  const lacksMarks = both(without(studies.levels, studies.marks), eligible);
  const lacking = coursesPerMinimum(version.catalogue, listOf(lacksMarks));
  const gains = rises.map((rise) => {
    if ('metFrom' in rise) return gainOfMark(version, rise.metFrom, lacking);
    const { test, values, scoresAt } = rise;
    const isFurther = test === 'gre' || test === 'gmat';
    return gainOfScore(values, (value) =>
      isFurther
        ? countBoth(lacksTests, testsMet(version, scoresAt(value)))
        : countBoth(lacksEnglish, englishMet(version, scoresAt(value), test)),
    );
  });
  return { now, courses: countBoth(studies.marks, eligible), gains };
}

/** The rows whose level builds on what is there, and those of them whose marks are met besides. */
function studiesOf(version: Version, qualification: Qualification, rows: Rows): { levels: Rows; marks: Rows } {
  const { levelsMet: own, levelsMetByDiploma, marksMet: isMet } = qualification;
  const levels = both(rows, levelsMet(version, own, levelsMetByDiploma));
  return { levels, marks: marksMet(version, isMet, levels) };
}

/** As a higher value never loses a course, the first that opens one is found by halving. */
function gainOfScore(values: readonly number[], opened: (value: number) => number): Gain | null {
  let low = 0;
  let high = values.length - 1;
  let courses = high < 0 ? 0 : opened(values[high] as number);
  if (courses === 0) return null;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const here = opened(values[middle] as number);
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
  { catalogue }: Version,
  metFrom: (minimum: StatedMinimum) => number,
  lacking: Uint32Array,
): Gain | null {
  let value = Number.POSITIVE_INFINITY;
  let courses = 0;
  for (const [number, count] of lacking.entries()) {
    if (count === 0) continue;
    const from = metFrom(catalogue.minimums.list[number] as StatedMinimum);
    if (from === Number.POSITIVE_INFINITY || from > value) continue;
    courses = from === value ? courses + count : count;
    value = from;
  }
  return courses === 0 ? null : { value, courses };
}
