import { type Catalogue, compare, type Orders } from '../catalogue/catalogue';
import type { CodeColumn } from '../catalogue/columns';
import { feeValueAt } from '../catalogue/row-fees';
import { countingSort, identity } from '../counting-sort';
import type { Yielder } from '../yielder';
import { mixedOrder } from './mixed';
import { makeOrder, type Order, type Segment } from './order';

/** Sorts the rows by each of the orders. `ranks`: each distinct name's place by its folded text and by its subject. */
export async function buildOrders(
  catalogue: Catalogue,
  rows: Uint32Array,
  ranks: { names: Uint32Array; subjects: Uint32Array },
  yielder: Yielder,
): Promise<Orders> {
  const byName = await sortByName(catalogue, rows, ranks.names, yielder);
  const capacity = catalogue.columns.samples.length;
  const inOneGroup = (sorted: Uint32Array) =>
    makeOrder(sorted, [{ group: '', isKnown: true, from: 0, to: sorted.length }], capacity);
  const name = inOneGroup(byName);
  await yielder.pause();
  const subject = inOneGroup(await sortBySubject(catalogue, byName, ranks.subjects, yielder));
  const mixed = await mixedOrder(catalogue, byName, yielder);
  const fees = new Float64Array(capacity);
  await yielder.inParts(rows.length, (from, to) => {
    for (const row of rows.subarray(from, to)) fees[row] = feeValueAt(catalogue, row) ?? Number.NaN;
  });
  const { codes } = catalogue.columns;
  const fee = await sortByValue(
    byName,
    fees,
    codes.currency,
    catalogue.vocabulary.currencies.values.map((currency) => catalogue.fees.groupOf(currency)),
    capacity,
    yielder,
  );
  const oneGroup = new Uint32Array(capacity);
  const duration = await sortByValue(byName, catalogue.columns.durations, oneGroup, [''], capacity, yielder);
  return { name, fee, duration, subject, mixed };
}

async function sortByName(
  { columns, universities }: Catalogue,
  rows: Uint32Array,
  nameRanks: Uint32Array,
  yielder: Yielder,
): Promise<Uint32Array> {
  const keys = new Uint32Array(columns.samples.length);
  let sorted = rows;
  const sortBy = async (keyOf: (row: number) => number, range: number) => {
    await yielder.inParts(rows.length, (from, to) => {
      for (const row of rows.subarray(from, to)) keys[row] = keyOf(row);
    });
    sorted = countingSort(sorted, keys, range);
    await yielder.pause();
  };
  const foldedNames = [...new Set(universities.list.map(({ folded }) => folded))].sort();
  const places = new Map(foldedNames.map((folded, place) => [folded, place]));
  const placeOf = Uint32Array.from(universities.list, ({ folded }) => places.get(folded) ?? 0);
  const { university, course } = columns.codes;
  await sortBy((row) => placeOf[university[row] as number] as number, foldedNames.length);
  // The last keys stay: the ranks of the names.
  await sortBy((row) => nameRanks[course[row] as number] as number, nameRanks.length);
  await sortTies(
    sorted,
    (a, b) => keys[a] === keys[b] && placeOf[university[a] as number] === placeOf[university[b] as number],
    (a, b) => compareIds(columns.ids, a, b),
    yielder,
  );
  return sorted;
}

/** Sorts each run of rows that are the same; as a rule they are few, and in order already. */
async function sortTies(
  rows: Uint32Array,
  isSame: (a: number, b: number) => boolean,
  compareRows: (a: number, b: number) => number,
  yielder: Yielder,
): Promise<void> {
  let start = 0;
  let isSorted = true;
  await yielder.inParts(rows.length, (from, to) => {
    for (let place = Math.max(1, from); place < to; place++) {
      const [before, row] = [rows[place - 1] as number, rows[place] as number];
      if (isSame(before, row)) {
        if (compareRows(before, row) > 0) isSorted = false;
        continue;
      }
      if (!isSorted) rows.subarray(start, place).sort(compareRows);
      start = place;
      isSorted = true;
    }
  });
  if (!isSorted) rows.subarray(start).sort(compareRows);
}

function compareIds(ids: Uint32Array, a: number, b: number): number {
  for (let word = 0; word < 3; word++) {
    const difference = (ids[a * 3 + word] as number) - (ids[b * 3 + word] as number);
    if (difference !== 0) return difference;
  }
  return 0;
}

async function sortBySubject(
  { columns }: Catalogue,
  byName: Uint32Array,
  subjectRanks: Uint32Array,
  yielder: Yielder,
): Promise<Uint32Array> {
  const keys = new Uint32Array(columns.samples.length);
  await yielder.inParts(byName.length, (from, to) => {
    for (const row of byName.subarray(from, to))
      keys[row] = subjectRanks[columns.codes.course[row] as number] as number;
  });
  const sorted = countingSort(byName, keys, subjectRanks.length * 2);
  await yielder.pause();
  return sorted;
}

/** Known values by group and value, then the unknown (NaN); equal ones in the order of `byName`. */
async function sortByValue(
  byName: Uint32Array,
  values: Float32Array | Float64Array,
  groupOf: CodeColumn,
  groups: readonly string[],
  capacity: number,
  yielder: Yielder,
): Promise<Order> {
  const groupNames = [...new Set(groups)].sort(compare);
  const groupPlace = groups.map((group) => groupNames.indexOf(group));
  const valueKeys = new Uint32Array(capacity);
  const groupKeys = new Uint32Array(capacity);
  const unknown = groupNames.length;
  const numbers = new Map<number, number>();
  await yielder.inParts(byName.length, (from, to) => {
    for (const row of byName.subarray(from, to)) {
      const value = values[row] as number;
      let number = numbers.get(value);
      if (number === undefined) {
        number = numbers.size;
        numbers.set(value, number);
      }
      valueKeys[row] = number;
      groupKeys[row] = Number.isNaN(value) ? unknown : (groupPlace[groupOf[row] as number] as number);
    }
  });
  const places = placesOf([...numbers.keys()]);
  await yielder.inParts(byName.length, (from, to) => {
    for (const row of byName.subarray(from, to)) valueKeys[row] = places[valueKeys[row] as number] as number;
  });
  const byValue = countingSort(byName, valueKeys, Math.max(1, places.length));
  await yielder.pause();
  const sorted = countingSort(byValue, groupKeys, unknown + 1);
  await yielder.pause();
  const sizes = new Uint32Array(unknown + 1);
  await yielder.inParts(sorted.length, (from, to) => {
    for (const row of sorted.subarray(from, to)) {
      const key = groupKeys[row] as number;
      sizes[key] = (sizes[key] as number) + 1;
    }
  });
  let end = 0;
  const segments = [...sizes].map((size, key): Segment => {
    const isKnown = key !== unknown;
    const from = end;
    end += size;
    return { group: isKnown ? (groupNames[key] as string) : '', isKnown, from, to: end };
  });
  return makeOrder(sorted, segments, capacity);
}

/** For each of the distinct values, its place among them in ascending order; NaN stands last. */
function placesOf(values: number[]): Uint32Array {
  const places = new Uint32Array(values.length);
  const ascending = identity(values.length).sort((a, b) => compareNumbers(values[a] as number, values[b] as number));
  for (const [place, number] of ascending.entries()) places[number] = place;
  return places;
}

function compareNumbers(a: number, b: number): number {
  return Number.isNaN(a) ? Number(!Number.isNaN(b)) : Number.isNaN(b) ? -1 : a - b;
}
