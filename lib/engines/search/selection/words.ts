import { type Area, regionNamed, suburbsOf } from '@/lib/domain/places/areas';
import type { Version } from '../columns/version';
import { fold } from '../types/fold';
import { addAll, both, either, noRows, type Rows } from '../types/rows';

/** The rows that have the words (folded, not empty; see `hasWords`) in the course's name or its award. */
export function rowsNamed({ catalogue, rows, names }: Version, part: string): Rows {
  const set = names.withWords(part);
  const awards = catalogue.textsOf('award').withWords(part);
  if (awards.length > 0) addAll(set, catalogue.columns.award.ofNumbers(rows, awards));
  return set;
}

/** The rows that have the words in the name of university or campus. */
function rowsPlaced({ catalogue, rows }: Version, part: string): Rows {
  const [universities, campuses] = [catalogue.textsOf('university'), catalogue.textsOf('campus')];
  return either(
    catalogue.columns.university.ofNumbers(rows, universities.withWords(part)),
    catalogue.columns.campus.ofNumbers(rows, campuses.withWords(part)),
  );
}

/** The rows that are taught at a place (folded): in the name of university or campus, among the places, or in its area. */
export function rowsTaughtAt(version: Version, place: string): Rows {
  const { catalogue, rows } = version;
  const { university, campus, places } = catalogue.columns;
  const among = [
    university.ofNumbers(rows, catalogue.textsOf('university').withWhole(place)),
    campus.ofNumbers(rows, catalogue.textsOf('campus').withWhole(place)),
    places.ofNumbers(rows, catalogue.textsOf('places').withWhole(place)),
  ] as const;
  // A city that is a country.
  const isAll = (country: string) => fold(country) === place;
  const own = either(...among, catalogue.columns.country.where(version.rows, isAll));
  return regionNamed(place) || suburbsOf(place) ? either(own, rowsInArea(version, place)) : own;
}

const areaRows = new WeakMap<Version, Map<string, Rows>>();

/** Those in the region or the suburbs; there are few such names, and each is looked for once in a version. */
function rowsInArea(version: Version, place: string): Rows {
  const known = areaRows.get(version) ?? new Map<string, Rows>();
  areaRows.set(version, known);
  const before = known.get(place);
  if (before) return before;
  const { catalogue, rows } = version;
  const { campus, country, places } = catalogue.columns;
  // A suburb is the city in an address; a campus that is called by it alone is a place of its own.
  const rowsOf = ({ country: own, parts, short }: Area, isRegion: boolean) => {
    const names = [...parts, ...short].map((part) => catalogue.textsOf('places').withWords(part));
    const campuses = isRegion ? [campus.where(rows, (text) => parts.has(fold(text)))] : [];
    const sets = [...campuses, ...names.map((numbers) => places.ofNumbers(rows, numbers))];
    return both(
      country.where(rows, (one) => one === own),
      either(noRows(rows), ...sets),
    );
  };
  const [region, suburbs] = [regionNamed(place), suburbsOf(place)];
  const sets = [...(region ? [rowsOf(region, true)] : []), ...(suburbs ? [rowsOf(suburbs, false)] : [])];
  const found = either(noRows(rows), ...sets).slice();
  known.set(place, found);
  return found;
}

/** The rows that have the words in any of these. */
export const rowsAnywhere = (version: Version, part: string): Rows =>
  either(rowsNamed(version, part), rowsPlaced(version, part));
