import type { Catalogue, Orders } from './catalogue/catalogue';
import { countTopics, countUniversities } from './counting';
import { Dictionary } from './dictionary';

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
  /** The names of the existing universities of all countries, and each university's place among them (by its number). */
  universityNames: string[];
  universityPlaces: Uint32Array;
}

/** `existing` as the bytes of a set. */
export function makeVersion(catalogue: Catalogue, orders: Orders, existing: Uint8Array): Version {
  const { sets, scratch } = catalogue;
  sets.bytes.set(existing, scratch.existing);
  const universityTotals = countUniversities(catalogue, scratch.existing);
  return {
    catalogue,
    orders,
    existing,
    size: sets.count(scratch.existing),
    universityTotals,
    topicTotals: countTopics(catalogue, scratch.existing, sets.whole),
    ...nameUniversities(catalogue, universityTotals),
  };
}

function nameUniversities({ universities }: Catalogue, totals: Uint32Array) {
  const universityPlaces = new Uint32Array(totals.length);
  const names = new Dictionary();
  for (const [id, { name }] of universities.list.entries()) {
    if (totals[id]) universityPlaces[id] = names.idOf(name);
  }
  return { universityNames: names.values, universityPlaces };
}
