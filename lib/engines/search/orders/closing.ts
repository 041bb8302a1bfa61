import { closingDaysOf, nextClosing } from '@/lib/domain/closing-days';
import { countingSort } from '../counting-sort';
import type { Version } from '../version';
import { makeOrder, type Order } from './order';

const orderByVersion = new WeakMap<Version, { day: string; order: Order }>();

/**
 * All rows by the closing day that comes next on a day ('YYYY-MM-DD'), then by name; those that have none follow. The order of the
 * last day asked for is remembered.
 */
export function closingOrder(version: Version, day: string): Order {
  const known = orderByVersion.get(version);
  if (known?.day === day) return known.order;
  const order = makeClosingOrder(version, day);
  orderByVersion.set(version, { day, order });
  return order;
}

function makeClosingOrder({ catalogue, orders }: Version, day: string): Order {
  const { codes } = catalogue.columns;
  const next = catalogue.vocabulary.closings.values.map((text) =>
    text === '' ? '' : (nextClosing(closingDaysOf(text), day)?.day ?? ''),
  );
  const days = [...new Set(next)].filter((one) => one !== '').sort();
  const places = new Map(days.map((one, place) => [one, place]));
  const unknown = days.length;
  const placeOfCode = Uint32Array.from(next, (one) => places.get(one) ?? unknown);
  const keys = new Uint32Array(orders.name.positions.length);
  let known = 0;
  for (const row of orders.name.rows) {
    const place = placeOfCode[codes.closing[row] as number] as number;
    keys[row] = place;
    known += Number(place !== unknown);
  }
  const rows = countingSort(orders.name.rows, keys, unknown + 1);
  const segments = [
    { group: '', isKnown: true, from: 0, to: known },
    { group: '', isKnown: false, from: known, to: rows.length },
  ];
  return makeOrder(rows, segments, keys.length);
}
