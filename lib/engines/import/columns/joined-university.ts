import type { ImportField } from '@/lib/domain/imports/import-fields';
import { isRunningNumberHead } from '@/lib/domain/imports/staff-only';
import type { Spreadsheet } from '../spreadsheet';
import { cellLine } from '../values/text';
import { type ColumnMapping, mapped } from './column-mapping';
import type { SearchedSheet } from './find-header';
import { headerWords, type JoinedUniversity } from './header-words';
import { isFieldName, mapHeaders } from './map-headers';

/** The names of universities by their ids, as a sheet of the workbook lists them. */
interface UniversityList {
  sheetName: string;
  /** The head over the names. */
  nameHead: string;
  /** The heads over countries and cities; '' where it has none. */
  countryHead: string;
  campusHead: string;
  /** Ids in lower case. */
  universities: ReadonlyMap<string, JoinedUniversity>;
}

/** A longer sheet is no list of universities. */
const MOST_UNIVERSITIES = 5_000;
const INSTITUTION = /\b(?:univ\w*|uni|inst\w*|colleges?|schools?|providers?)\b/;
const NAME = /\bnames?\b/;

/**
 * Lets sheets without a column of universities take them from another sheet: where a column's values are ids that stand in
 * that sheet's first column beside names, and the country and city that stand there with them. The two columns share their
 * head, or the ids' head speaks of an institution.
 */
export function joinUniversities(spreadsheet: Spreadsheet, sheets: readonly SearchedSheet[]): void {
  for (const [index, { candidates, rows }] of sheets.entries()) {
    const [best] = candidates;
    const values = best && rows.filter(({ number }) => number > best.headerRow);
    if (!best?.fields.has('course') || !values || sheets.length === 1) continue;
    for (const [other, listed] of sheets.entries()) {
      if (other === index) continue;
      const column = best.columns.findIndex(
        ({ field, label }) =>
          (field === 'university' || (field === null && !best.fields.has('university'))) && isIdHead(label, listed),
      );
      if (column < 0) continue;
      const list = universityList(spreadsheet, other, listed);
      // Neither a repeated head nor a line of totals speaks of a university.
      const course = best.columns.findIndex(({ field }) => field === 'course');
      const stated = values.flatMap(({ cells }) => {
        const isCourse =
          cellLine(cells[course] ?? null) !== '' && cellLine(cells[course] ?? null) !== best.columns[course]?.label;
        return isCourse ? [cellLine(cells[column] ?? null).toLowerCase()].filter(Boolean) : [];
      });
      if (!list || stated.length === 0 || !stated.every((id) => list.universities.has(id))) continue;
      best.columns[column] = joined(best.columns[column] as ColumnMapping, list);
      best.fields.add('university');
      break;
    }
  }
}

function joined({ column, label }: ColumnMapping, list: UniversityList): ColumnMapping {
  const { sheetName, nameHead, countryHead, campusHead, universities } = list;
  const further = [
    ...(countryHead ? [`“${countryHead}” contains the country`] : []),
    ...(campusHead ? [`“${campusHead}” the campus`] : []),
  ];
  const gives = [`“${nameHead}” contains the names`, ...further].join(', ');
  const why = `The ids are listed in the sheet “${sheetName}”, where the column ${gives}.`;
  return { column, label, ...mapped('university', 0.8, why, { joined: { sheetName, universities } }) };
}

function isIdHead(label: string, { rows }: SearchedSheet): boolean {
  const head = headerWords(label);
  const first = headerWords(cellLine(rows[0]?.cells[0] ?? null));
  return head !== '' && !isRunningNumberHead(head) && (head === first || INSTITUTION.test(head));
}

/** Null where the sheet is none: no head that says name, an id twice, or as long as a list of courses. */
function universityList(
  spreadsheet: Spreadsheet,
  sheet: number,
  { name: sheetName, rows }: SearchedSheet,
): UniversityList | null {
  const [head] = rows;
  if (!head) return null;
  const heads = head.cells.map((cell) => cellLine(cell));
  const isName = (text: string) =>
    isFieldName(text) || INSTITUTION.test(headerWords(text)) || NAME.test(headerWords(text));
  const column = heads.findIndex((text, index) => index > 0 && text !== '' && isName(text));
  if (column < 0) return null;
  const known = mapHeaders(heads, rows.slice(1));
  // 'Name' alone may be a university's, 'Course Name' is not.
  const named = known[column];
  if (named?.field === 'course' && named.confidence > 0.8) return null;
  const placeOf = (field: ImportField) => known.findIndex((one) => one.field === field && one.column !== column);
  const [country, campus] = [placeOf('country'), placeOf('campus')];
  const universities = new Map<string, JoinedUniversity>();
  for (const { number, cells } of spreadsheet.rows(sheet)) {
    if (number <= head.number) continue;
    const textAt = (place: number) => (place < 0 ? '' : cellLine(cells[place] ?? null));
    const [id, name] = [textAt(0), textAt(column)];
    if (!id && !name) continue;
    const isUnclear = universities.has(id.toLowerCase()) || universities.size === MOST_UNIVERSITIES;
    if (!id || !name || isUnclear) return null;
    universities.set(id.toLowerCase(), { name, country: textAt(country), campus: textAt(campus) });
  }
  const headAt = (place: number) => heads[place] ?? '';
  const further = { countryHead: headAt(country), campusHead: headAt(campus) };
  return { sheetName, nameHead: headAt(column), ...further, universities };
}
