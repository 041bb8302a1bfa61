import type { RowParser } from '../parse-values';
import { isNothing, quoted } from '../values/parsed';
import { cellLine } from '../values/text';
import type { JoinedUniversity } from './header-words';

/**
 * The university of a row: its own column's, by way of the sheet that lists its ids where there is one, or else the one
 * typed for all rows.
 */
export function readUniversityColumn(row: RowParser, typed: string): string {
  const stated = cellLine(row.cell('university'));
  if (typed !== '' && (stated === '' || isNothing(stated))) return typed;
  const joined = row.mapping('university')?.hints.joined;
  const name = joined?.universities.get(stated.toLowerCase())?.name;
  if (!joined || stated === '' || name !== undefined) return row.name('university', 'university name', name ?? stated);
  row.report('university', `${quoted(stated)} is not one of the ids in the sheet “${joined.sheetName}”.`, true);
  return '';
}

/** What the sheet that lists a row's university says of it besides the name; undefined where there is no such sheet. */
export function joinedUniversity(row: RowParser): JoinedUniversity | undefined {
  const joined = row.mapping('university')?.hints.joined;
  return joined?.universities.get(cellLine(row.cell('university')).toLowerCase());
}
