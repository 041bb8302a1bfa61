import type { RowSets } from '../row-sets';
import type { Order } from './order';

/** The rows before each of so many places of an order are kept as sets, so that a long run of it need not be gone through. */
const MARKS = 16;

/** By order, which belongs to one version of the index: the rows before each mark, as the bytes of a set. */
const setsBefore = new WeakMap<Order, Uint8Array[]>();

/** target = the rows that stand at the places `from` to before `to` of the order. Overwrites `scratch`. */
export function setRun(sets: RowSets, order: Order, from: number, to: number, target: number, scratch: number): void {
  const { rows } = order;
  const step = Math.ceil(rows.length / MARKS);
  const before = setsBefore.get(order) ?? keepMarks(sets, order, step);
  const [low, high] = [Math.round(from / step), Math.round(to / step)];
  const [lowAt, highAt] = [Math.min(low * step, rows.length), Math.min(high * step, rows.length)];
  sets.bytes.set(before[high] as Uint8Array, target);
  sets.bytes.set(before[low] as Uint8Array, scratch);
  sets.kernel.andNot(target, target, scratch, sets.bytesPerSet);
  // All additions come before the removals: with both ends at one mark, what one end adds the other takes away.
  for (let place = from; place < lowAt; place++) sets.add(target, rows[place] as number);
  for (let place = highAt; place < to; place++) sets.add(target, rows[place] as number);
  for (let place = lowAt; place < from; place++) sets.remove(target, rows[place] as number);
  for (let place = to; place < highAt; place++) sets.remove(target, rows[place] as number);
}

function keepMarks({ bytesPerSet }: RowSets, order: Order, step: number): Uint8Array[] {
  const { rows } = order;
  const set = new Uint8Array(bytesPerSet);
  const before = Array.from({ length: MARKS + 1 }, (_, mark) => {
    for (let place = Math.max(0, (mark - 1) * step); place < Math.min(mark * step, rows.length); place++) {
      const row = rows[place] as number;
      set[row >>> 3] = (set[row >>> 3] as number) | (1 << (row & 7));
    }
    return set.slice();
  });
  setsBefore.set(order, before);
  return before;
}
