import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { read, utils, write } from 'xlsx';

/** The register of Australia's courses, when it lies beside the project. */
const FOLDER = resolve('../shared/data/au_cricos_2023-01');
export const hasCricos = existsSync(FOLDER);

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

/** The workbook as it was published in the long tests, else one of a tenth of its rows, always the same. */
export function cricosWorkbook(): Cricos {
  const name = readdirSync(FOLDER).find((file) => file.endsWith('.xlsx')) ?? '';
  const published = readFileSync(join(FOLDER, name));
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
