import type { Catalogue } from './catalogue';
import { feeValueAt } from './catalogue';
import type { Score } from './columns';
import { firstNotBefore, type Order } from './order';
import type { SearchQuery } from './types';
import type { Version } from './version';

/** Every score that a course may ask for in English. */
export const ENGLISH_SCORES = [
  'ieltsOverall',
  'ieltsLessThan',
  'pteOverall',
  'pteLessThan',
  'toefl',
  'det',
] as const satisfies readonly Score[];

/** The sets of the filters by fee, length and published English scores that the query makes; good until the next query. */
export function selectRanges(version: Version, query: SearchQuery): number[] {
  const { catalogue, orders } = version;
  const { sets, scratch, scores, columns } = catalogue;
  const chosen: number[] = [];
  if (query.minFee !== null || query.maxFee !== null) {
    const { fees } = catalogue;
    const currency = query.currency ?? '';
    const least = fees.valueOf(query.minFee ?? 0, currency);
    const most = query.maxFee === null ? Number.POSITIVE_INFINITY : fees.valueOf(query.maxFee, currency);
    const fee = (row: number) => feeValueAt(catalogue, row) as number;
    setRange(catalogue, orders.fee, fees.groupOf(currency), fee, { least, most }, scratch.fee);
    chosen.push(scratch.fee);
  }
  if (query.maxMonths !== null) {
    const months = (row: number) => columns.durationAt(row) as number;
    setRange(catalogue, orders.duration, '', months, { least: 0, most: query.maxMonths }, scratch.duration);
    chosen.push(scratch.duration);
  }
  if (query.noEnglishScore) {
    sets.fill(scratch.noEnglish);
    for (const score of ENGLISH_SCORES) {
      scores[score].unknown(scratch.spare);
      sets.kernel.and(scratch.noEnglish, scratch.noEnglish, scratch.spare, sets.bytesPerSet);
    }
    chosen.push(scratch.noEnglish);
  }
  return chosen;
}

/** target = the rows of the order's group whose value, which the order sorts by, is from `least` to `most`. */
function setRange(
  { sets }: Catalogue,
  { rows, segments }: Order,
  group: string,
  valueAt: (row: number) => number,
  { least, most }: { least: number; most: number },
  target: number,
): void {
  sets.clear(target);
  for (const segment of segments) {
    if (!segment.isKnown || segment.group !== group) continue;
    const from = firstNotBefore(rows, segment.from, segment.to, (row) => (valueAt(row) < least ? -1 : 0));
    const to = firstNotBefore(rows, from, segment.to, (row) => (valueAt(row) <= most ? -1 : 0));
    for (let place = from; place < to; place++) sets.add(target, rows[place] as number);
  }
}
