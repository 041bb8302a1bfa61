import { compare, type Version } from '../columns/version';
import { hashOf, mixedKey } from '../types/mixed-key';
import type { Yielder } from '../types/yielder';
import { countingSort } from './counting-sort';
import { rankNames } from './name-ranks';

/** A run of an order: the rows of one group, by value, or all rows whose value is unknown. */
interface Run {
  group: string;
  isKnown: boolean;
  from: number;
  to: number;
}

/** The rows of a version in the order of one field, run by run: known values by group, then the unknown. */
export interface Order {
  rows: Uint32Array;
  runs: readonly Run[];
}

export interface Orders {
  name: Order;
  /** By group of fees that can be compared. */
  fee: Order;
  duration: Order;
  /** By what names are about: the subject, then the name without an award before the others, then as by name. */
  subject: Order;
  /** Mixed: by country and level (`mixGroup`), then by a hash of name and university, which stays the same from build to build. */
  mixed: Order;
  /** By country and university, then as they came. */
  university: Order;
}

/** The group of a row in the mixed order. */
export const mixGroup = (country: string, level: string): string => `${country}/${level}`;

/** Sorts rows by keys from 0 to before `range`; rows of the same key stay as they were. */
type Sort = (rows: Uint32Array, keyOf: (row: number) => number, range: number) => Promise<Uint32Array>;

const HALF = 1 << 16;

/** Sorts the rows of a version by each of the orders. */
export async function makeOrders(version: Version, yielder: Yielder): Promise<Orders> {
  const { catalogue, list, universities } = version;
  const { course, university, country, currency, durationInMonths } = catalogue.columns;
  const keys = new Uint32Array(catalogue.size);
  const sort: Sort = async (rows, keyOf, range) => {
    await yielder.inParts(rows.length, (from, to) => {
      for (const row of rows.subarray(from, to)) keys[row] = keyOf(row);
    });
    const sorted = countingSort(rows, keys, range);
    await yielder.pause();
    return sorted;
  };
  const folded = [...new Set(universities.map((one) => one.folded))].sort();
  const placeOf = new Map(folded.map((text, place) => [text, place]));
  const { texts } = catalogue.textsOf('university');
  const places = Uint32Array.from(university.values, (_, number) => placeOf.get(texts[number] as string) ?? 0);
  const placeAt = (row: number) => places[university.codes[row] as number] as number;
  const ranks = await rankNames(catalogue.names, yielder);
  const nameAt = (row: number) => ranks.names[course.codes[row] as number] as number;
  const subjectAt = (row: number) => ranks.subjects[course.codes[row] as number] as number;

  const byName = await sort(await sort(list, placeAt, folded.length), nameAt, ranks.names.length);
  const isTie = (one: number, other: number) => nameAt(one) === nameAt(other) && placeAt(one) === placeAt(other);
  sortTiesById(byName, isTie, catalogue.ids);
  await yielder.pause();
  const byPlace = await sort(list, placeAt, folded.length);
  const groups = currency.values.map((one) => catalogue.scale.groupOf(one));
  return {
    name: inOneRun(byName),
    subject: inOneRun(await sort(byName, subjectAt, ranks.subjects.length * 2)),
    university: inOneRun(await sort(byPlace, (row) => country.codes[row] as number, country.values.length)),
    mixed: await mixedOrder(version, byName, sort, yielder),
    fee: await byValue(
      byName,
      (row) => catalogue.fees.at(row),
      (row) => groups[currency.codes[row] as number] as string,
      sort,
    ),
    duration: await byValue(
      byName,
      (row) => durationInMonths.at(row) ?? Number.NaN,
      () => '',
      sort,
    ),
  };
}

/** Puts rows that tie, which stand together, in the order of their ids (three words a row). */
function sortTiesById(rows: Uint32Array, isTie: (one: number, other: number) => boolean, ids: Uint32Array): void {
  const wordOf = (row: number, word: number) => ids[row * 3 + word] as number;
  const byId = (one: number, other: number) =>
    wordOf(one, 0) - wordOf(other, 0) || wordOf(one, 1) - wordOf(other, 1) || wordOf(one, 2) - wordOf(other, 2);
  for (let from = 0, to = 0; from < rows.length; from = to) {
    while (to < rows.length && isTie(rows[from] as number, rows[to] as number)) to++;
    if (to - from > 1) rows.subarray(from, to).sort(byId);
  }
}

const inOneRun = (rows: Uint32Array): Order => ({
  rows,
  runs: [{ group: '', isKnown: true, from: 0, to: rows.length }],
});

/** Known values by group and value, then the unknown (NaN); equal ones in the order of `byName`. */
async function byValue(
  byName: Uint32Array,
  valueAt: (row: number) => number,
  groupAt: (row: number) => string,
  sort: Sort,
): Promise<Order> {
  const distinct = Float64Array.from(new Set(Array.from(byName, valueAt))).sort();
  const places = new Map(Array.from(distinct, (value, place) => [value, place]));
  const sorted = await sort(byName, (row) => places.get(valueAt(row)) as number, distinct.length);
  return inRuns(sorted, (row) => (Number.isNaN(valueAt(row)) ? null : groupAt(row)), sort);
}

/** The rows by their group, groups by their text; null is the group of what is unknown, which is the last one. */
async function inRuns(sorted: Uint32Array, groupAt: (row: number) => string | null, sort: Sort): Promise<Order> {
  const sizes = new Map<string | null, number>();
  for (const row of sorted) sizes.set(groupAt(row), (sizes.get(groupAt(row)) ?? 0) + 1);
  const groups = [...sizes.keys()].sort((a, b) => Number(a === null) - Number(b === null) || compare(a ?? '', b ?? ''));
  const places = new Map(groups.map((group, place) => [group, place]));
  const rows = await sort(sorted, (row) => places.get(groupAt(row)) as number, groups.length);
  let end = 0;
  const runs = groups.map((group): Run => {
    const from = end;
    end += sizes.get(group) as number;
    return { group: group ?? '', isKnown: group !== null, from, to: end };
  });
  return { rows, runs };
}

/** The rows by group, then by the hash of name and university, then by name. */
async function mixedOrder({ catalogue }: Version, byName: Uint32Array, sort: Sort, yielder: Yielder): Promise<Order> {
  const { course, university, country, level } = catalogue.columns;
  const nameHashes = new Uint32Array(catalogue.names.count);
  await yielder.inParts(nameHashes.length, (from, to) => {
    for (let name = from; name < to; name++) nameHashes[name] = hashOf(catalogue.names.textOf(name));
  });
  const universityHashes = catalogue.textsOf('university').texts.map((text) => hashOf(text));
  const keyAt = (row: number) =>
    mixedKey(
      nameHashes[course.codes[row] as number] as number,
      universityHashes[university.codes[row] as number] as number,
    );
  let sorted = byName;
  for (const shift of [0, 16]) sorted = await sort(sorted, (row) => (keyAt(row) >>> shift) % HALF, HALF);
  const levels = level.values.length;
  const groups = country.values.flatMap((one) => level.values.map((other) => mixGroup(one, other)));
  const groupAt = (row: number) =>
    groups[(country.codes[row] as number) * levels + (level.codes[row] as number)] as string;
  return inRuns(sorted, groupAt, sort);
}
