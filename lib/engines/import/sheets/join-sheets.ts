import type { HeaderChoice } from '../columns/find-header';
import type { Cell, JoinedColumn, SheetRow, Spreadsheet } from '../spreadsheet';
import { cellLine } from '../values/text';
import { byLikelihood, type Candidate, candidatesIn, HEADER_ROWS } from './candidates';
import { findJoin, isUnder, type ReadSheet, type SheetJoin } from './find-join';
import { keyOf } from './keys';

/** Longer sheets are not held in memory, and so not joined. */
const MOST_ROWS = 100_000;
const MOST_SHEETS = 12;
/** Further columns of a sheet are not brought along. */
const MOST_COLUMNS = 100;

type Choice = HeaderChoice & { includeHidden?: boolean | undefined };

/**
 * The workbook with the sheet that is read extended by the columns of those that share a key with it: a course's code, or whatever
 * tells its rows apart. The same workbook where there are none. Closing either closes the file.
 */
export async function joinedSheets(spreadsheet: Spreadsheet, choice: Choice): Promise<Spreadsheet> {
  const { sheets } = spreadsheet;
  const isShown = (index: number) => sheets[index]?.hidden === false || index === choice.sheet;
  const shown = sheets.flatMap((_, index) => (isShown(index) ? [index] : []));
  if (shown.length < 2 || choice.headerRow === 0) return spreadsheet;
  if (shown.length > MOST_SHEETS) return rebuilt(spreadsheet, { apart: [TOO_MANY(shown.length)] });
  const headers: Candidate[] = [];
  for (const index of shown) {
    const rows = await spreadsheet.head(index, HEADER_ROWS + 1);
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
  const readOnce = async (header: Candidate) => {
    const known = read.get(header.sheetIndex);
    const sheet = known === undefined ? await readSheet(spreadsheet, header, choice) : known;
    read.set(header.sheetIndex, sheet);
    return sheet;
  };
  const joinsTo = async (header: Candidate) => {
    const own = await readOnce(header);
    const joins: { header: Candidate; join: SheetJoin }[] = [];
    for (const one of own ? headers : []) {
      const other = one === header ? null : await readOnce(one);
      const join = own && other && findJoin(own, other);
      if (join) joins.push({ header: one, join });
    }
    return joins;
  };
  let extended = main;
  let joins = await joinsTo(main);
  // Where this sheet has a row for each intake and another one for each course, that one is the list.
  const list = joins.find(({ header, join }) => join.isOtherwise && header.fields.has('course'));
  if (list && choice.sheet === undefined) {
    extended = list.header;
    joins = await joinsTo(list.header);
  }
  const tooLong = [...read].flatMap(([index, sheet]) => (sheet ? [] : [TOO_LONG(sheets[index]?.name ?? '')]));
  const apart = rebuilt(spreadsheet, { apart: tooLong });
  return joins.length
    ? withJoins(
        apart,
        extended,
        joins.map(({ join }) => join),
      )
    : apart;
}

const TOO_MANY = (sheets: number) =>
  `The workbook has ${sheets} sheets, so they are not combined: that works with up to ${MOST_SHEETS} sheets. Save the sheets that belong together in a separate workbook.`;
const TOO_LONG = (name: string) =>
  `The sheet “${name}” has more than ${MOST_ROWS.toLocaleString('en-GB')} rows, so it is not combined with other sheets.`;

/** The same file with some parts of its own. */
const rebuilt = (spreadsheet: Spreadsheet, parts: Partial<Spreadsheet>): Spreadsheet => ({
  format: spreadsheet.format,
  encoding: spreadsheet.encoding,
  sheets: spreadsheet.sheets,
  ...(spreadsheet.apart && { apart: spreadsheet.apart }),
  rows: (index) => spreadsheet.rows(index),
  head: (index, lastRow) => spreadsheet.head(index, lastRow),
  close: () => spreadsheet.close(),
  ...parts,
});

async function readSheet(
  spreadsheet: Spreadsheet,
  header: Candidate,
  { includeHidden }: Choice,
): Promise<ReadSheet | null> {
  const rows: SheetRow[] = [];
  for await (const row of spreadsheet.rows(header.sheetIndex)) {
    if (!isUnder(header, row) || (row.hidden && !includeHidden)) continue;
    if (rows.push(row) > MOST_ROWS) return null;
  }
  return { name: spreadsheet.sheets[header.sheetIndex]?.name ?? '', header, rows };
}

function withJoins(
  spreadsheet: Spreadsheet,
  { sheetIndex, columns }: Candidate,
  joins: readonly SheetJoin[],
): Spreadsheet {
  const start = columns.findLastIndex(({ label }) => label !== '') + 1;
  const joined = joins.flatMap(({ sheetName, columns: brought }) =>
    brought.slice(0, MOST_COLUMNS).map(({ label, column }): JoinedColumn => ({ label, sheetName, column })),
  );
  const extend = (row: SheetRow) => extended(row, start, joins);
  return rebuilt(spreadsheet, {
    joined: { sheetIndex, start, columns: joined, notes: joins.flatMap(notesOf) },
    rows: (index) => (index === sheetIndex ? extendedRows(spreadsheet.rows(index), extend) : spreadsheet.rows(index)),
    head: async (index, lastRow) => {
      const rows = await spreadsheet.head(index, lastRow);
      return index === sheetIndex ? rows.map(extend) : rows;
    },
  });
}

function notesOf({ sheetName, columns, notes }: SheetJoin): string[] {
  const more = columns.length - MOST_COLUMNS;
  return more > 0
    ? [...notes, `Only the first ${MOST_COLUMNS} columns of the sheet “${sheetName}” are read; ${more} more are not.`]
    : [...notes];
}

async function* extendedRows(rows: AsyncIterable<SheetRow>, extend: (row: SheetRow) => SheetRow) {
  for await (const row of rows) yield extend(row);
}

function extended(row: SheetRow, start: number, joins: readonly SheetJoin[]): SheetRow {
  const cells: Cell[] = Array.from({ length: start }, (_, column) => row.cells[column] ?? null);
  const links = new Map([...row.links].filter(([column]) => column < start));
  const currencies = new Map([...row.currencies].filter(([column]) => column < start));
  const several = new Map<number, readonly Cell[]>();
  for (const { own, rows, columns } of joins) {
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
  }
  return { ...row, cells, links, currencies, ...(several.size ? { several } : {}) };
}

const saidIn = ({ cells, currencies }: SheetRow, column: number): string =>
  `${currencies.get(column) ?? ''} ${cellLine(cells[column] ?? null)}`;
