import type { JudgedCounts, JudgedRows } from '../types/query';
import { countBoth, type Rows } from '../types/rows';

const MOST_NAMED = 2;

/** How many of the found rows have which verdict. */
export function countJudged(judged: JudgedRows, found: Rows): JudgedCounts {
  const unknown = countBoth(judged.unknown, found);
  const reasons = unknown === 0 ? [] : judged.reasons.map(({ why, rows }) => ({ why, count: countBoth(rows, found) }));
  const named = reasons.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count);
  return {
    met: countBoth(judged.met, found),
    likely: countBoth(judged.likely, found),
    unknown,
    why: named.slice(0, MOST_NAMED).map(({ why }) => why),
  };
}
