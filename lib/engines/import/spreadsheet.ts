/** Dates are UTC: a spreadsheet's date has no time zone. */
export type Cell = string | number | boolean | Date | null;

/** Rows without a single filled cell are never given; `number` still counts them. */
export interface SheetRow {
  /** 1-based, as the spreadsheet program shows it. */
  number: number;
  /** By column, A = 0; shorter than the sheet is wide where the row ends early. */
  cells: Cell[];
  hidden: boolean;
  /** Every filled cell of it is struck out. */
  struck?: boolean;
  /** Column → what somebody noted at the cell. */
  comments?: ReadonlyMap<number, string>;
  /** Column → address behind the cell, for cells that link somewhere. */
  links: ReadonlyMap<number, string>;
  /** Column → currency sign or code the number format shows although the cell holds a bare number. */
  currencies: ReadonlyMap<number, string>;
  /**
   * Joined column → the cells of all rows that another sheet has for this one, where it has several: as long as these
   * are, blanks among them.
   */
  several?: ReadonlyMap<number, readonly Cell[]>;
}

/** A column that a sheet's rows bring along from another sheet of the workbook. */
export interface JoinedColumn {
  label: string;
  sheetName: string;
  /** Where it stands there, A = 0. */
  column: number;
}

/** Columns of other sheets behind a sheet's own. */
export interface JoinedColumns {
  sheetIndex: number;
  /** Where the first of them stands: what a row has further right is not read. */
  start: number;
  columns: readonly JoinedColumn[];
  /** Sentences: how the sheets belong together, and what is left out. */
  notes: readonly string[];
}

export interface SheetSummary {
  name: string;
  hidden: boolean;
}

/** An open spreadsheet, in memory. A sheet's rows are read when they are first asked for. */
export interface Spreadsheet {
  format: 'xlsx' | 'ods' | 'xls' | 'text';
  /** How a text file was read ('utf-8, separated by ;'), '' for workbooks. */
  encoding: string;
  sheets: SheetSummary[];
  joined?: JoinedColumns;
  /** Sentences: sheets that were not looked through for a shared key, and why. */
  apart?: readonly string[];
  /**
   * All rows of a sheet, top to bottom, with merged cells filled downwards and links resolved.
   * Throws ImportRefusal when the sheet is damaged or too large.
   */
  rows(sheetIndex: number): readonly SheetRow[];
  /** The rows numbered up to `lastRow`, read without looking at the rest of the sheet: no merges, no links. */
  head(sheetIndex: number, lastRow: number): SheetRow[];
}

/** The rows of these that are numbered up to `lastRow`; they come in ascending order. */
export function rowsUpTo(rows: Iterable<SheetRow>, lastRow: number): SheetRow[] {
  const found: SheetRow[] = [];
  for (const row of rows) {
    if (row.number > lastRow) break;
    found.push(row);
  }
  return found;
}

/** The rows of each sheet, read once. */
export function keptRows(read: (sheetIndex: number) => SheetRow[]): Spreadsheet['rows'] {
  const kept = new Map<number, SheetRow[]>();
  return (sheetIndex) => {
    const rows = kept.get(sheetIndex) ?? read(sheetIndex);
    kept.set(sheetIndex, rows);
    return rows;
  };
}

export const NO_MARKS: ReadonlyMap<number, string> = new Map();

/** 'A' for 0, 'AA' for 26. */
export function columnLetter(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnLetter(Math.floor(column / 26) - 1) + last;
}

/** 'B7' → { row: 7, column: 1 }; null for anything else. Dollar signs are ignored. */
function parseCellReference(reference: string): { row: number; column: number } | null {
  const match = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(reference.toUpperCase());
  if (!match?.[1]) return null;
  let column = 0;
  for (const letter of match[1]) column = column * 26 + letter.charCodeAt(0) - 64;
  return { row: Number(match[2]), column: column - 1 };
}

/** A cell range and its single-cell form, 'B2:C9' or 'B2'. Null when it isn't one. */
export function parseCellRange(
  range: string,
): { firstRow: number; lastRow: number; firstColumn: number; lastColumn: number } | null {
  const [from, to] = range.split(':');
  const first = parseCellReference(from ?? '');
  const last = to === undefined ? first : parseCellReference(to);
  if (!first || !last || last.row < first.row || last.column < first.column) return null;
  return { firstRow: first.row, lastRow: last.row, firstColumn: first.column, lastColumn: last.column };
}

/** True when no cell holds anything but white space. */
export function isBlankRow(cells: readonly Cell[]): boolean {
  return cells.every((cell) => cell === null || (typeof cell === 'string' && cell.trim() === ''));
}
