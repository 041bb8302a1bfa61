import { listOf, type Rows } from '../types/rows';
import type { Yielder } from '../types/yielder';
import type { Catalogue } from './catalogue';
import type { Column } from './column';
import { NameIndex } from './names';

/** A state of the catalogue: which rows exist, and what is found by them. */
export interface Version {
  catalogue: Catalogue;
  /** How many rows its sets are of. */
  rows: number;
  existing: Rows;
  /** The same as a list, ascending. */
  list: Uint32Array;
  names: NameIndex;
  /** By country, then by folded name. */
  universities: readonly University[];
  /** Pairs of category and subcategory that courses have. */
  topics: readonly Topic[];
  /** How many courses have which value of a column, by its number. */
  totalsOf: (column: Column<string>) => Uint32Array;
  /** Numbers of the universities that have courses, in a country or in all. */
  universitiesOf: (country: string | null) => readonly number[];
  /** Numbers of the categories that have courses, and of the subcategories, of a category or of all. */
  categories: readonly number[];
  subcategoriesOf: (category: string | null) => readonly number[];
}

interface Topic {
  category: string;
  subcategory: string;
  /** How many courses. */
  courses: number;
}

/** A university of one country that has courses. */
interface University {
  name: string;
  folded: string;
  country: string;
  /** How many. */
  courses: number;
}

/** The version of these rows of the catalogue, of its first `rows`. */
export async function makeVersion(
  catalogue: Catalogue,
  existing: Rows,
  rows: number,
  yielder: Yielder,
): Promise<Version> {
  const { columns } = catalogue;
  const names = catalogue.names.follow(columns.course.values);
  await yielder.pause();
  const list = listOf(existing);
  const places = pairsOf(columns.country, columns.university, list);
  const { texts } = catalogue.textsOf('university');
  places.sort((a, b) => a.one - b.one || compare(texts[a.other] as string, texts[b.other] as string));
  const topics = pairsOf(columns.category, columns.subcategory, list);
  return {
    catalogue,
    rows,
    existing,
    list,
    names: new NameIndex(names, columns.course, existing, rows, columns.course.countsAmong(list)),
    universities: places.map(({ one, other, courses }) => ({
      name: columns.university.values[other] as string,
      folded: texts[other] as string,
      country: columns.country.values[one] as string,
      courses,
    })),
    topics: topics.map(({ one, other, courses }) => ({
      category: columns.category.values[one] as string,
      subcategory: columns.subcategory.values[other] as string,
      courses,
    })),
    totalsOf: totalsAmong(list),
    universitiesOf: othersBy(places, columns.country),
    categories: [...new Set(topics.map(({ one }) => one))],
    subcategoriesOf: othersBy(topics, columns.category),
  };
}

/** Counts each column when it is first asked for; values that came after that have none. */
function totalsAmong(list: Uint32Array): Version['totalsOf'] {
  const known = new Map<Column<string>, Uint32Array>();
  return (column) => {
    const totals = known.get(column) ?? column.countsAmong(list);
    known.set(column, totals);
    return totals;
  };
}

/** By the text of the one of a pair, or for all, the numbers of the others. */
function othersBy(pairs: readonly Pair[], column: Column<string>): (text: string | null) => readonly number[] {
  const all = [...new Set(pairs.map(({ other }) => other))];
  const by = new Map<string, number[]>();
  for (const { one, other } of pairs) {
    const text = column.values[one] as string;
    by.set(text, [...(by.get(text) ?? []), other]);
  }
  return (text) => (text === null ? all : (by.get(text) ?? []));
}

interface Pair {
  one: number;
  other: number;
  courses: number;
}

/** The pairs of values that rows have, by their numbers, in the order in which they come. */
function pairsOf(first: Column<unknown>, second: Column<unknown>, list: Uint32Array): Pair[] {
  const counts = new Map<number, number>();
  const many = second.values.length;
  for (const row of list) {
    const key = (first.codes[row] as number) * many + (second.codes[row] as number);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].map(([key, courses]) => ({ one: Math.floor(key / many), other: key % many, courses }));
}

export function compare<T extends string | number>(a: T, b: T): number {
  return a < b ? -1 : Number(a > b);
}

/** When more rows than this share of the courses are dead, a fresh build is worth its time. */
const MOST_DEAD_SHARE = 0.25;
const FEW_DEAD = 1_000;

/** Whether so many of the catalogue's rows are of no use to a version of so many courses that a fresh build is worth its time. */
export const isWorn = ({ size }: Catalogue, courses: number): boolean =>
  size - courses > Math.max(FEW_DEAD, courses * MOST_DEAD_SHARE);

/** The rows of the version whose courses have one of these ids. */
export async function rowsOfIds(
  { catalogue, list }: Version,
  ids: Iterable<string>,
  yielder: Yielder,
): Promise<number[]> {
  const wanted = new Set(ids);
  // By an id's last eight digits nearly every row is ruled out without making its id's text.
  const endings = new Set([...wanted].map((id) => Number.parseInt(id.slice(16), 16)));
  const rows: number[] = [];
  await yielder.inParts(list.length, (from, to) => {
    for (const row of list.subarray(from, to))
      if (endings.has(catalogue.ids[row * 3 + 2] as number) && wanted.has(catalogue.idOf(row))) rows.push(row);
  });
  return rows;
}
