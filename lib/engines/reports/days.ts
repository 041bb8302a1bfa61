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
  { pages, words }: Counted,
  filter: ReportFilter,
  { by, stage }: { by: ReportGroup; stage?: TimedStage | undefined },
): DaysRow[] {
  const stays = staysOf({ pages, words }, filter, by, stage && TIMED_STAGES.indexOf(stage));
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

/** The minutes of the stays that are taken, by group and stage: stage after stage, as the columns stand. */
function staysOf(
  { pages, words }: Counted,
  filter: ReportFilter,
  by: ReportGroup,
  only: number | undefined,
): Map<number, Uint32Array> {
  const takenOf = taking(filter, words);
  const each = pages.map((page) => ({
    ...page.stays,
    takes: takenOf(page),
    groupOf: by === 'all' ? null : page[by],
  }));
  const found = new Map<number, Uint32Array>();
  for (const stage of only === undefined ? TIMED_STAGES.keys() : [only]) {
    const most = each.reduce((sum, { starts }) => sum + (starts[stage + 1] ?? 0) - (starts[stage] ?? 0), 0);
    const taken = new Uint32Array(most);
    const groups = by === 'all' ? null : new Uint32Array(most);
    let count = 0;
    for (const { starts, of, endMonth, minutes, takes, groupOf } of each) {
      const end = starts[stage + 1] ?? 0;
      for (let at = starts[stage] ?? 0; at < end; at++) {
        const application = of[at] ?? 0;
        if (!isIn(filter, endMonth[at]) || (takes && !takes(application))) continue;
        if (groups && groupOf) groups[count] = groupOf[application] ?? 0;
        taken[count] = minutes[at] ?? 0;
        count += 1;
      }
    }
    const own = taken.subarray(0, count);
    const parted = groups ? partedBy(groups, words.size, own) : [own];
    for (const [group, stays] of parted.entries()) {
      if (stays.length) found.set(group * TIMED_STAGES.length + stage, stays);
    }
  }
  return found;
}

/** The values of each group, by its number. `groups` has a number below `size` for each value. */
function partedBy(groups: Uint32Array, size: number, values: Uint32Array): Uint32Array[] {
  const counts = new Uint32Array(size);
  for (let at = 0; at < values.length; at++) {
    const group = groups[at] ?? 0;
    counts[group] = (counts[group] ?? 0) + 1;
  }
  const next = new Uint32Array(size);
  for (let group = 1; group < size; group++) next[group] = (next[group - 1] ?? 0) + (counts[group - 1] ?? 0);
  const parted = new Uint32Array(values.length);
  for (let at = 0; at < values.length; at++) {
    const group = groups[at] ?? 0;
    const place = next[group] ?? 0;
    parted[place] = values[at] ?? 0;
    next[group] = place + 1;
  }
  return Array.from(counts, (count, group) => parted.subarray((next[group] ?? 0) - count, next[group]));
}

function inDays(minutes: Uint32Array, share: number): number | null {
  if (minutes.length < FEWEST_SHOWN) return null;
  return Math.round((nearestRank(minutes, share) / MINUTES_OF_DAY) * 10) / 10;
}
