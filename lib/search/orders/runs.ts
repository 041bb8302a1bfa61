import type { Catalogue } from '../catalogue/catalogue';
import type { RowSets } from '../row-sets';
import type { Order } from './order';

/** The rows before each of so many places of an order are kept as sets, so that a long run of it need not be gone through. */
const MARKS = 16;

/** So many places apart, and the rows before each mark, as the bytes of a set. */
interface Marks {
  step: number;
  before: readonly Uint8Array[];
}

/** By order, which belongs to one version of the index. */
const marksOfOrder = new WeakMap<Order, Marks>();

const stepOf = ({ rows }: Order) => Math.max(1, Math.ceil(rows.length / MARKS));

/** The marks of an order; made when they are first asked for. */
export function marksOf(sets: RowSets, order: Order): Marks {
  const known = marksOfOrder.get(order);
  if (known) return known;
  const step = stepOf(order);
  const marks = { step, before: keepMarks(sets, order, step) };
  marksOfOrder.set(order, marks);
  return marks;
}

/** target = the rows that stand at the places `from` to before `to` of the order. Overwrites `scratch`. */
export function setRun(sets: RowSets, order: Order, from: number, to: number, target: number, scratch: number): void {
  const { rows } = order;
  const { step, before } = marksOf(sets, order);
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

/** Removes the rows that stand at the places `from` to before `to` of the order from the set. Overwrites `scratch.run` and `mark`. */
export function removeRun({ sets, scratch }: Catalogue, order: Order, from: number, to: number, target: number): void {
  if (to - from > stepOf(order)) {
    setRun(sets, order, from, to, scratch.run, scratch.mark);
    sets.kernel.andNot(target, target, scratch.run, sets.bytesPerSet);
  } else for (let place = from; place < to; place++) sets.remove(target, order.rows[place] as number);
}

function keepMarks({ bytesPerSet }: RowSets, order: Order, step: number): Uint8Array[] {
  const { rows } = order;
  const set = new Uint8Array(bytesPerSet);
  return Array.from({ length: MARKS + 1 }, (_, mark) => {
    for (let place = Math.max(0, (mark - 1) * step); place < Math.min(mark * step, rows.length); place++) {
      const row = rows[place] as number;
      set[row >>> 3] = (set[row >>> 3] as number) | (1 << (row & 7));
    }
    return set.slice();
  });
}
