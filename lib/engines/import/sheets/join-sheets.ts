import type { HeaderChoice } from '../columns/find-header';
import { type Cell, type JoinedColumn, keptRows, type SheetRow, type Spreadsheet } from '../spreadsheet';
import { cellLine } from '../values/text';
import { byLikelihood, type Candidate, candidatesIn, HEADER_ROWS } from './candidates';
import { facetText } from './facets';
import { findJoin, isUnder, type ReadSheet, type SheetJoin } from './find-join';
import { keyOf } from './keys';

/** Longer sheets are not joined. */
const MOST_ROWS = 100_000;
const MOST_SHEETS = 12;
/** Further columns of a sheet are not brought along. */
const MOST_COLUMNS = 100;

type Choice = HeaderChoice & { includeHidden?: boolean | undefined };

/**
 * The workbook with the sheet that is read extended by the columns of those that share a key with it: a course's code, or whatever
 * tells its rows apart. The same workbook where there are none.
 */
export function joinedSheets(spreadsheet: Spreadsheet, choice: Choice): Spreadsheet {
  const { sheets } = spreadsheet;
  const isShown = (index: number) => sheets[index]?.hidden === false || index === choice.sheet;
  const shown = sheets.flatMap((_, index) => (isShown(index) ? [index] : []));
  if (shown.length < 2 || choice.headerRow === 0) return spreadsheet;
  if (shown.length > MOST_SHEETS) return { ...spreadsheet, apart: [TOO_MANY(shown.length)] };
  const headers: Candidate[] = [];
  for (const index of shown) {
    const rows = spreadsheet.head(index, HEADER_ROWS + 1);
    const candidates = candidatesIn(rows, index, undefined).sort(byLikelihood);
    const isChosen = choice.headerRow !== undefined && index === choice.sheet;
    const header = isChosen ? candidates.find(({ headerRow }) => headerRow === choice.headerRow) : candidates[0];
    if (header) headers.push(header);
  }
  const likely = headers.toSorted(byLikelihood);
  const main =
    choice.sheet === undefined
      ? (likely.find(({ fields }) => fields.has('course')) ?? likely.find(({ fields }) => fields.has('code')))
      : headers.find(({ sheetIndex }) => sheetIndex === choice.sheet);
  if (!main) return spreadsheet;
  const read = new Map<number, ReadSheet | null>();
  const readOnce = (header: Candidate) => {
    const known = read.get(header.sheetIndex);
    const sheet = known === undefined ? readSheet(spreadsheet, header, choice) : known;
    read.set(header.sheetIndex, sheet);
    return sheet;
  };
  const joinsTo = (header: Candidate) => {
    const own = readOnce(header);
    const joins: { header: Candidate; join: SheetJoin }[] = [];
    for (const one of own ? headers : []) {
      const other = one === header ? null : readOnce(one);
      const join = own && other && findJoin(own, other);
      if (join) joins.push({ header: one, join });
    }
    return joins;
  };
  let extended = main;
  let joins = joinsTo(main);
  // Where this sheet has a row for each intake and another one for each course, that one is the list.
  const list = joins.find(({ header, join }) => join.isOtherwise && header.fields.has('course'));
  if (list && choice.sheet === undefined) {
    extended = list.header;
    joins = joinsTo(list.header);
  }
  const tooLong = [...read].flatMap(([index, sheet]) => (sheet ? [] : [TOO_LONG(sheets[index]?.name ?? '')]));
  const apart = { ...spreadsheet, apart: tooLong };
  const found = joins.map(({ join }) => join);
  return found.length ? withJoins(apart, extended, found) : apart;
}

const TOO_MANY = (sheets: number) =>
  `The workbook has ${sheets} sheets, so they are not combined: that works with up to ${MOST_SHEETS} sheets. Save the sheets that belong together in a separate workbook.`;
const TOO_LONG = (name: string) =>
  `The sheet “${name}” has more than ${MOST_ROWS.toLocaleString('en-GB')} rows, so it is not combined with other sheets.`;

function readSheet(spreadsheet: Spreadsheet, header: Candidate, { includeHidden }: Choice): ReadSheet | null {
  const rows = spreadsheet
    .rows(header.sheetIndex)
    .filter((row) => isUnder(header, row) && (!row.hidden || includeHidden));
  if (rows.length > MOST_ROWS) return null;
  return { name: spreadsheet.sheets[header.sheetIndex]?.name ?? '', header, rows };
}

function withJoins(
  spreadsheet: Spreadsheet,
  { sheetIndex, columns }: Candidate,
  joins: readonly SheetJoin[],
): Spreadsheet {
  const start = columns.findLastIndex(({ label }) => label !== '') + 1;
  const joined = joins.flatMap(({ sheetName, columns: brought, facet }): JoinedColumn[] => [
    ...brought.slice(0, MOST_COLUMNS).map(({ label, column }) => ({ label, sheetName, column })),
    ...(facet ? [{ label: facet.label, sheetName, column: facet.columns[0] as number }] : []),
  ]);
  const extend = (index: number, rows: readonly SheetRow[]) =>
    index === sheetIndex ? rows.map((row) => extended(row, start, joins)) : [...rows];
  return {
    ...spreadsheet,
    joined: { sheetIndex, start, columns: joined, notes: joins.flatMap(notesOf) },
    rows: keptRows((index) => extend(index, spreadsheet.rows(index))),
    head: (index, lastRow) => extend(index, spreadsheet.head(index, lastRow)),
  };
}

function notesOf({ sheetName, columns, notes }: SheetJoin): string[] {
  const more = columns.length - MOST_COLUMNS;
  return more > 0
    ? [...notes, `Only the first ${MOST_COLUMNS} columns of the sheet “${sheetName}” are read; ${more} more are not.`]
    : [...notes];
}

function extended(row: SheetRow, start: number, joins: readonly SheetJoin[]): SheetRow {
  const cells: Cell[] = Array.from({ length: start }, (_, column) => row.cells[column] ?? null);
  const links = new Map([...row.links].filter(([column]) => column < start));
  const currencies = new Map([...row.currencies].filter(([column]) => column < start));
  const several = new Map<number, readonly Cell[]>();
  for (const { own, rows, columns, facet } of joins) {
    const found = rows.get(keyOf(row.cells, own)) ?? [];
    for (const { column } of columns.slice(0, MOST_COLUMNS)) {
      const place = cells.length;
      const filled = found.filter((one) => cellLine(one.cells[column] ?? null) !== '');
      const [first] = filled;
      const isOne = filled.every((one) => saidIn(one, column) === (first && saidIn(first, column)));
      cells.push((isOne && first?.cells[column]) || null);
      const [link, currency] = [first?.links.get(column), first?.currencies.get(column)];
      if (isOne && link) links.set(place, link);
      if (isOne && currency) currencies.set(place, currency);
      if (found.length > 1)
        several.set(
          place,
          found.map((one) => one.cells[column] ?? null),
        );
    }
    if (facet) cells.push(facetText(facet, found));
  }
  return { ...row, cells, links, currencies, ...(several.size ? { several } : {}) };
}

const saidIn = ({ cells, currencies }: SheetRow, column: number): string =>
  `${currencies.get(column) ?? ''} ${cellLine(cells[column] ?? null)}`;
