import { allClosed, closingDaysOf } from '@/lib/domain/closing-days';
import { intakesOf } from '@/lib/domain/intakes';
import type { Catalogue } from './catalogue/catalogue';
import { feeValueAt } from './catalogue/row-fees';
import { firstNotBefore, type Order } from './orders/order';
import { setRun } from './orders/runs';
import type { SearchQuery } from './types';
import type { Version } from './version';

/** The sets of the filters by fee, length and published English scores that the query makes; good until the next query. */
export function selectRanges(version: Version, query: SearchQuery): number[] {
  const { catalogue, orders } = version;
  const { sets, scratch, columns } = catalogue;
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
  if (query.noEnglishScore) chosen.push(catalogue.noEnglish);
  if (query.openOnly) {
    sets.bytes.set(openRows(version, query.on), scratch.isOpen);
    chosen.push(scratch.isOpen);
  }
  return chosen;
}

const openByVersion = new WeakMap<Version, { day: string; rows: Uint8Array }>();

/** The rows that some intake is open of on a day, as the bytes of a set; those of the last day asked for are remembered. */
function openRows(version: Version, day: string): Uint8Array {
  const remembered = openByVersion.get(version);
  if (remembered?.day === day) return remembered.rows;
  const { codes } = version.catalogue.columns;
  const { closings, intakes } = version.catalogue.vocabulary;
  const rows = version.existing.slice();
  const days = closings.values.map((text) => (text === '' ? null : closingDaysOf(text)));
  // Few pairs of intakes and closing days are distinct.
  const known = new Map<number, boolean>();
  const isClosed = (closing: number, intake: number) => {
    const closes = days[closing];
    const pair = closing * intakes.values.length + intake;
    if (closes && !known.has(pair)) known.set(pair, allClosed(intakesOf(intakes.textOf(intake)), closes, day));
    return known.get(pair) === true;
  };
  for (const row of version.orders.name.rows) {
    if (!isClosed(codes.closing[row] as number, codes.intake[row] as number)) continue;
    rows[row >>> 3] = (rows[row >>> 3] as number) & ~(1 << (row & 7));
  }
  openByVersion.set(version, { day, rows });
  return rows;
}

/** target = the rows of the order's group whose value, which the order sorts by, is from `least` to `most`. */
function setRange(
  catalogue: Catalogue,
  order: Order,
  group: string,
  valueAt: (row: number) => number,
  { least, most }: { least: number; most: number },
  target: number,
): void {
  const segment = order.segments.find((one) => one.isKnown && one.group === group);
  if (!segment) {
    catalogue.sets.clear(target);
    return;
  }
  const from = firstNotBefore(order.rows, segment.from, segment.to, (row) => (valueAt(row) < least ? -1 : 0));
  const to = firstNotBefore(order.rows, from, segment.to, (row) => (valueAt(row) <= most ? -1 : 0));
  setRun(catalogue, order, from, to, target);
}
