import type { Spreadsheet } from '../spreadsheet';
import { cellLine } from '../values/text';
import { type ColumnMapping, mapped } from './column-mapping';
import type { SearchedSheet } from './find-header';
import { headerWords } from './header-words';
import { isFieldName } from './map-headers';

/** The names of universities by their ids, as a sheet of the workbook lists them. */
interface UniversityList {
  sheetName: string;
  /** The head over the names. */
  nameHead: string;
  /** Ids in lower case. */
  names: ReadonlyMap<string, string>;
}

/** A longer sheet is no list of universities. */
const MOST_UNIVERSITIES = 5_000;
const INSTITUTION = /\b(?:univ\w*|uni|inst\w*|colleges?|schools?|providers?)\b/;
const NAME = /\bnames?\b/;

/**
 * Lets sheets without a column of universities take them from another sheet: where a column's values are ids that stand in
 * that sheet's first column beside names. The two columns share their head, or the ids' head speaks of an institution.
 */
export async function joinUniversities(spreadsheet: Spreadsheet, sheets: readonly SearchedSheet[]): Promise<void> {
  for (const [index, { candidates, rows }] of sheets.entries()) {
    const [best] = candidates;
    const values = best && rows.filter(({ number }) => number > best.headerRow);
    if (!best?.fields.has('course') || !values || sheets.length === 1) continue;
    for (const [other, listed] of sheets.entries()) {
      if (other === index) continue;
      const column = best.columns.findIndex(
        ({ field, label }) => (field === null || field === 'university') && isIdHead(label, listed),
      );
      if (column < 0) continue;
      const list = await universityList(spreadsheet, other, listed);
      const stated = values.map(({ cells }) => cellLine(cells[column] ?? null).toLowerCase()).filter(Boolean);
      if (!list || stated.length === 0 || !stated.every((id) => list.names.has(id))) continue;
      best.columns[column] = joined(best.columns[column] as ColumnMapping, list);
      best.fields.add('university');
      break;
    }
  }
}

function joined({ column, label }: ColumnMapping, { sheetName, nameHead, names }: UniversityList): ColumnMapping {
  const why = `Its ids stand in the sheet “${sheetName}”, whose column “${nameHead}” gives the names.`;
  return { column, label, ...mapped('university', 0.8, why, { joined: { sheetName, names } }) };
}

function isIdHead(label: string, { rows }: SearchedSheet): boolean {
  const head = headerWords(label);
  const first = headerWords(cellLine(rows[0]?.cells[0] ?? null));
  return head !== '' && (head === first || INSTITUTION.test(head));
}

/** Null where the sheet is none: no head that says name, an id twice, or as long as a list of courses. */
async function universityList(
  spreadsheet: Spreadsheet,
  sheet: number,
  { name: sheetName, rows }: SearchedSheet,
): Promise<UniversityList | null> {
  const [head] = rows;
  if (!head) return null;
  const heads = head.cells.map((cell) => cellLine(cell));
  const isName = (text: string) =>
    isFieldName(text) || INSTITUTION.test(headerWords(text)) || NAME.test(headerWords(text));
  const column = heads.findIndex((text, index) => index > 0 && text !== '' && isName(text));
  if (column < 0) return null;
  const names = new Map<string, string>();
  for await (const { number, cells } of spreadsheet.rows(sheet)) {
    if (number <= head.number) continue;
    const [id, name] = [0, column].map((place) => cellLine(cells[place] ?? null));
    if (!id && !name) continue;
    if (!id || !name || names.has(id.toLowerCase()) || names.size === MOST_UNIVERSITIES) return null;
    names.set(id.toLowerCase(), name);
  }
  return { sheetName, nameHead: heads[column] ?? '', names };
}
