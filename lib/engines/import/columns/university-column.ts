import type { RowParser } from '../parse-values';
import { isNothing, quoted } from '../values/parsed';
import { cellLine } from '../values/text';

/** The university of a row: its own column's, by way of the sheet that lists its ids where there is one, or else the one typed for all rows. */
export function readUniversityColumn(row: RowParser, typed: string): string {
  const stated = cellLine(row.cell('university'));
  if (typed !== '' && (stated === '' || isNothing(stated))) return typed;
  const joined = row.mapping('university')?.hints.joined;
  const name = joined?.names.get(stated.toLowerCase());
  if (!joined || stated === '' || name !== undefined) return row.name('university', 'university name', name ?? stated);
  row.report('university', `${quoted(stated)} is not among the ids in the sheet “${joined.sheetName}”.`, true);
  return '';
}
