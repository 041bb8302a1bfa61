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

/** target = the rows that stand at the places `from` to before `to` of the order. Overwrites `scratch.mark` and `list`. */
export function setRun(catalogue: Catalogue, order: Order, from: number, to: number, target: number): void {
  const { sets, scratch } = catalogue;
  setBefore(catalogue, order, to, target);
  setBefore(catalogue, order, from, scratch.mark);
  sets.kernel.andNot(target, target, scratch.mark, sets.bytesPerSet);
}

/** target = the rows before a place: those before the last mark, and those after it, which the kernel is given as lists. */
function setBefore({ sets, scratch }: Catalogue, order: Order, place: number, target: number): void {
  const { step, before } = marksOf(sets, order);
  const mark = Math.floor(place / step);
  sets.bytes.set(before[mark] as Uint8Array, target);
  const room = sets.bytesPerSet >>> 2;
  for (let from = mark * step; from < place; from += room) {
    const rows = order.rows.subarray(from, Math.min(from + room, place));
    sets.words.set(rows, scratch.list >>> 2);
    sets.kernel.addRows(target, scratch.list, rows.length);
  }
}

/** Removes the rows that stand at the places `from` to before `to` of the order from the set. Overwrites `scratch.run`, `mark` and `list`. */
export function removeRun(catalogue: Catalogue, order: Order, from: number, to: number, target: number): void {
  const { sets, scratch } = catalogue;
  if (to - from > stepOf(order)) {
    setRun(catalogue, order, from, to, scratch.run);
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
