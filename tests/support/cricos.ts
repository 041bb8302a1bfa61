import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { read, utils, write } from 'xlsx';

/** The register of Australia's courses, when it lies beside the project. */
const FOLDERS = ['..', '../..'].map((above) => resolve(above, 'shared/data/au_cricos_2023-01'));
const FOLDER = FOLDERS.find(existsSync) ?? '';
export const hasCricos = FOLDER !== '';

/** Two rows of titles and the header. */
export const ROWS_ABOVE = 3;
const SHEET = 'Courses';

/** Which of ten rows the check takes. */
const SEED = 3;

export interface Cricos {
  /** A workbook as it is uploaded. */
  bytes: Uint8Array;
  /** Its sheet, read by the spreadsheet library: titles, header and courses, without the empty rows at its end. */
  sheet: unknown[][];
  /** Its courses. */
  rows: number;
}

/** The published file, every sheet as rows of cells, read by the spreadsheet library. */
export function publishedSheets(): Record<string, unknown[][]> {
  const { Sheets } = read(publishedFile(), { dense: true });
  return Object.fromEntries(
    Object.entries(Sheets).map(([name, sheet]) => [
      name,
      utils
        .sheet_to_json<unknown[]>(sheet, { header: 1, defval: '', raw: true })
        .filter((row, at) => at < ROWS_ABOVE || row.some((cell) => cell !== '')),
    ]),
  );
}

/** A workbook of these sheets. */
export function workbookOf(sheets: Record<string, unknown[][]>): Uint8Array {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name);
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
}

export const oneLine = (cell: unknown): string => String(cell).replace(/\s+/g, ' ').trim();

/** Rows below the heads, by their heads. */
export function recordsOf(rows: readonly unknown[][]): Record<string, unknown>[] {
  const heads = (rows[ROWS_ABOVE - 1] ?? []).map(oneLine);
  return rows.slice(ROWS_ABOVE).map((row) => Object.fromEntries(heads.map((head, at) => [head, row[at]])));
}

function publishedFile(): Buffer {
  const name = readdirSync(FOLDER).find((file) => file.endsWith('.xlsx')) ?? '';
  return readFileSync(join(FOLDER, name));
}

/** The workbook as it was published in the long tests, else one of a tenth of its rows, always the same. */
export function cricosWorkbook(): Cricos {
  const published = publishedFile();
  const { [SHEET]: courses } = read(published, { dense: true, sheets: SHEET }).Sheets;
  if (!courses) throw new Error(`no sheet ${SHEET}`);
  const all = utils.sheet_to_json<unknown[]>(courses, { header: 1, defval: '', raw: true });
  const whole = all.filter((row, at) => at < ROWS_ABOVE || row.some((cell) => cell !== ''));
  if (process.env.LONG_TESTS) return { bytes: published, sheet: whole, rows: whole.length - ROWS_ABOVE };
  const sheet = whole.filter((_, at) => at < ROWS_ABOVE || at % 10 === SEED);
  const book = utils.book_new(utils.aoa_to_sheet(sheet), SHEET);
  const bytes = write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
  return { bytes, sheet, rows: sheet.length - ROWS_ABOVE };
}
