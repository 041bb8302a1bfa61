import type { Version } from '../columns/version';
import { addAll, either, type Rows } from '../types/rows';

/** The rows that have the words (folded, not empty; see `hasWords`) in the course's name or its award. */
export function rowsNamed({ catalogue, rows, names }: Version, part: string): Rows {
  const set = names.withWords(part);
  const awards = catalogue.textsOf('award').withWords(part);
  if (awards.length > 0) addAll(set, catalogue.columns.award.ofNumbers(rows, awards));
  return set;
}

/** The rows that have the words in the name of university or campus. */
export function rowsPlaced({ catalogue, rows }: Version, part: string): Rows {
  const [universities, campuses] = [catalogue.textsOf('university'), catalogue.textsOf('campus')];
  return either(
    catalogue.columns.university.ofNumbers(rows, universities.withWords(part)),
    catalogue.columns.campus.ofNumbers(rows, campuses.withWords(part)),
  );
}

/** The rows that have the words in any of these. */
export const rowsAnywhere = (version: Version, part: string): Rows =>
  either(rowsNamed(version, part), rowsPlaced(version, part));
