import type { Catalogue, Orders } from './catalogue/catalogue';
import { countTopics, countUniversities } from './counting';
import { Dictionary } from './dictionary';
import type { FacetCounts } from './types';

/** A state of the catalogue: which rows exist, and in what order they stand. */
export interface Version {
  catalogue: Catalogue;
  orders: Orders;
  /** The existing rows, as the bytes of a set. */
  existing: Uint8Array;
  size: number;
  /** Existing courses per university and per topic: those with none are not offered as a choice. */
  universityTotals: Uint32Array;
  topicTotals: Uint32Array;
  /** Of each country's courses, by number of the country. */
  topicTotalsOf: Uint32Array[];
  /** The names of the existing universities of all countries, and of the categories and subcategories of existing topics. */
  universities: Names;
  categories: Names;
  subcategories: Names;
}

/** Distinct names of numbered things. */
interface Names {
  names: string[];
  /** The place in `names` by number; -1 for one without a name or without courses. */
  places: Int32Array;
}

/** `existing` as the bytes of a set. */
export function makeVersion(catalogue: Catalogue, orders: Orders, existing: Uint8Array): Version {
  const { sets, scratch } = catalogue;
  sets.bytes.set(existing, scratch.existing);
  const universityTotals = countUniversities(catalogue, scratch.existing);
  const topics = catalogue.vocabulary.topics.list;
  const topicTotals = new Uint32Array(topics.length);
  const topicTotalsOf = catalogue.blocks.map(({ from, to }) => {
    const window = { from: from / 8, to: to / 8 };
    sets.intersect(scratch.spare, [scratch.existing], window);
    const totals = countTopics(catalogue, scratch.spare, window);
    for (const [topic, total] of totals.entries()) topicTotals[topic] = (topicTotals[topic] as number) + total;
    return totals;
  });
  return {
    catalogue,
    orders,
    existing,
    size: sets.count(scratch.existing),
    universityTotals,
    topicTotals,
    topicTotalsOf,
    universities: namesOf(catalogue.universities.list, universityTotals, ({ name }) => name),
    categories: namesOf(topics, topicTotals, ({ category }) => category),
    subcategories: namesOf(topics, topicTotals, ({ subcategory }) => subcategory),
  };
}

function namesOf<T>(list: readonly T[], totals: Uint32Array, nameOf: (one: T) => string): Names {
  const names = new Dictionary();
  const places = list.map((one, id) => (totals[id] && nameOf(one) ? names.idOf(nameOf(one)) : -1));
  return { names: names.values, places: Int32Array.from(places) };
}

/** The existing rows, in their order. */
export function* rowsThere({ existing }: Version): Generator<number> {
  for (let row = 0; row < existing.length * 8; row++)
    if (((existing[row >>> 3] as number) >>> (row & 7)) & 1) yield row;
}

/** Courses per country, every country of the lists included. */
export function coursesByCountry({ catalogue, universityTotals }: Version): FacetCounts {
  const counts: FacetCounts = Object.fromEntries(catalogue.vocabulary.countries.values.map((name) => [name, 0]));
  for (const [id, { country }] of catalogue.universities.list.entries()) {
    const name = catalogue.vocabulary.countries.textOf(country);
    counts[name] = (counts[name] ?? 0) + (universityTotals[id] ?? 0);
  }
  return counts;
}

/** Bytes held in buffers; dictionaries on the heap add a few per cent. */
export function bytesOf({ catalogue, orders, existing }: Version): number {
  const { sets, columns, vocabulary, names } = catalogue;
  const ordered = Object.values(orders).reduce(
    (sum, { rows, positions }) => sum + rows.byteLength + positions.byteLength,
    0,
  );
  const words = names.names.tokens.byteLength + names.names.starts.byteLength + names.suffixes.byteLength;
  return sets.byteLength + columns.byteLength + vocabulary.names.byteLength + ordered + words + existing.byteLength;
}
