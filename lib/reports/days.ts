import { FEWEST_SHOWN, type ReportGroup, TIMED_STAGES, type TimedStage } from '@/lib/domain/reports';
import { type Counted, isIn, type ReportFilter, taking } from './filter';
import { nearestRank } from './nearest-rank';

export interface DaysRow {
  /** What the stays have in common: a country, a university, an id, '' for none; '' for all. */
  group: string;
  stage: TimedStage;
  n: number;
  /** In days, to a tenth; null for fewer than FEWEST_SHOWN stays. */
  median: number | null;
  p90: number | null;
}

const MINUTES_OF_DAY = 24 * 60;

/**
 * How long applications stayed in a stage, of the stays that ended in the period: the median, and within how many days
 * nine of ten had ended, by nearest rank. By the number of stays, the most first, within a stage.
 * @param stage this one alone; all where none is given
 */
export function daysReport(
  { parts, words }: Counted,
  filter: ReportFilter,
  { by, stage }: { by: ReportGroup; stage?: TimedStage | undefined },
): DaysRow[] {
  const stays = staysOf({ parts, words }, filter, by, stage && TIMED_STAGES.indexOf(stage));
  const rows = [...stays].map(([key, minutes]) => ({
    group: words.text(Math.floor(key / TIMED_STAGES.length)),
    place: key % TIMED_STAGES.length,
    n: minutes.length,
    median: inDays(minutes, 0.5),
    p90: inDays(minutes, 0.9),
  }));
  rows.sort((one, other) => one.place - other.place || other.n - one.n || (one.group < other.group ? -1 : 1));
  return rows.map(({ place, ...row }) => ({ ...row, stage: TIMED_STAGES[place] as TimedStage }));
}

/**
 * The minutes of the stays that are taken, by group and stage. Two walks, the first one counts: all of them then have their
 * place in one array.
 */
function staysOf(
  { parts, words }: Counted,
  filter: ReportFilter,
  by: ReportGroup,
  only: number | undefined,
): Map<number, Uint32Array> {
  const takenOf = taking(filter, words);
  const places = only === undefined ? TIMED_STAGES.map((_stage, place) => place) : [only];
  const eachStay = (work: (key: number, minutes: number) => void) => {
    for (const part of parts) {
      const { starts, of, endMonth, minutes } = part.stays;
      const takes = takenOf(part);
      const groups = by === 'all' ? null : part.applications[by];
      for (const place of places) {
        const end = starts[place + 1] ?? 0;
        for (let at = starts[place] ?? 0; at < end; at++) {
          const application = of[at] ?? 0;
          if (!isIn(filter, endMonth[at]) || (takes && !takes(application))) continue;
          work((groups?.[application] ?? 0) * TIMED_STAGES.length + place, minutes[at] ?? 0);
        }
      }
    }
  };
  const counts = new Uint32Array(words.size * TIMED_STAGES.length);
  eachStay((key) => {
    counts[key] = (counts[key] ?? 0) + 1;
  });
  const ends = new Uint32Array(counts.length);
  let all = 0;
  for (let key = 0; key < counts.length; key++) {
    ends[key] = all;
    all += counts[key] ?? 0;
  }
  const stored = new Uint32Array(all);
  eachStay((key, minutes) => {
    const end = ends[key] ?? 0;
    stored[end] = minutes;
    ends[key] = end + 1;
  });
  const found = new Map<number, Uint32Array>();
  for (let key = 0; key < counts.length; key++) {
    const [count = 0, end = 0] = [counts[key], ends[key]];
    if (count) found.set(key, stored.subarray(end - count, end));
  }
  return found;
}

function inDays(minutes: Uint32Array, share: number): number | null {
  if (minutes.length < FEWEST_SHOWN) return null;
  return Math.round((nearestRank(minutes, share) / MINUTES_OF_DAY) * 10) / 10;
}
