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
  const takes = taking(filter, words);
  const only = stage && TIMED_STAGES.indexOf(stage);
  const groups = new Map<number, number[]>();
  for (const part of parts) {
    const { stays, applications } = part;
    const keys = by === 'all' ? null : applications[by];
    for (let at = 0; at < stays.of.length; at++) {
      const place = stays.stage[at] ?? 0;
      if (only !== undefined && place !== only) continue;
      const of = stays.of[at] ?? 0;
      if (!isIn(filter, stays.endMonth[at]) || !takes(part, of)) continue;
      const key = (keys?.[of] ?? 0) * TIMED_STAGES.length + place;
      const group = groups.get(key);
      if (group) group.push(stays.minutes[at] ?? 0);
      else groups.set(key, [stays.minutes[at] ?? 0]);
    }
  }
  const rows = [...groups].map(([key, minutes]) => ({
    group: words.text(Math.floor(key / TIMED_STAGES.length)),
    place: key % TIMED_STAGES.length,
    n: minutes.length,
    median: inDays(minutes, 0.5),
    p90: inDays(minutes, 0.9),
  }));
  rows.sort((one, other) => one.place - other.place || other.n - one.n || (one.group < other.group ? -1 : 1));
  return rows.map(({ place, ...row }) => ({ ...row, stage: TIMED_STAGES[place] as TimedStage }));
}

function inDays(minutes: number[], share: number): number | null {
  if (minutes.length < FEWEST_SHOWN) return null;
  return Math.round((nearestRank(minutes, share) / MINUTES_OF_DAY) * 10) / 10;
}
