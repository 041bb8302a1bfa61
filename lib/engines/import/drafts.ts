import { setImmediate } from 'node:timers/promises';
import type { Country } from '@/lib/domain/countries';
import type { CourseDraft } from '@/lib/domain/course';
import type { ColumnMapping } from './columns/column-mapping';
import { correctMapping, isByCode, type MappingCorrections, requireNames } from './columns/correct-mapping';
import { findHeader, type HeaderChoice, searchHeaders } from './columns/find-header';
import { type ImportHeader, importHeader } from './columns/import-header';
import { isFieldName } from './columns/map-headers';
import { openSpreadsheet } from './files/read-workbook';
import type { ImportLimits } from './limits';
import { parseRow } from './parse-values';
import { ImportRefusal } from './refusal';
import type { RowContext, RowProblem } from './row-problem';
import type { FoundHeader } from './sheets/candidates';
import { joinedSheets } from './sheets/join-sheets';
import { isBlankRow, type SheetRow, type Spreadsheet } from './spreadsheet';
import { isTemplateExample } from './template';
import { memoize } from './values/memoize';
import { cellLine } from './values/text';

export interface ImportOptions extends HeaderChoice {
  /** The country of rows whose own country column is absent or blank. */
  country: Country;
  originalName?: string | undefined;
  /** A person's corrections of what the heads seemed to say. */
  mapping?: MappingCorrections | undefined;
  /** Hidden rows are refused with that reason unless this is true. */
  includeHidden?: boolean | undefined;
  limits?: ImportLimits | undefined;
}

const ROWS_AT_ONCE = 100;

export interface ImportedRow {
  /** 1-based, as the spreadsheet shows it. */
  row: number;
  /** Null when a problem is fatal. */
  draft: CourseDraft | null;
  /** What the row says to staff alone; '' for nothing. */
  staffNotes: string;
  problems: RowProblem[];
}

export interface CourseImport {
  header: ImportHeader;
  /** Every row below the header that holds anything, once. Reading them to the end, or leaving early, closes the file. */
  rows: AsyncGenerator<ImportedRow, void, void>;
  /** For a caller that never starts on the rows. */
  close(): Promise<void>;
}

/**
 * Reads a spreadsheet as courses, row by row. Throws ImportRefusal (413, 415, 422) when the file as a whole is of no use;
 * the rows may throw one too, when the file is damaged further down.
 */
export async function readCourseDrafts(path: string, options: ImportOptions): Promise<CourseImport> {
  const file = await openSpreadsheet(path, options.originalName, options.limits);
  try {
    const spreadsheet = await joinedSheets(file, options);
    const search = await searchHeaders(spreadsheet);
    const located = await findHeader(spreadsheet, search, options);
    const found = { ...located, columns: correctMapping(located.columns, options.mapping ?? {}) };
    requireNames(found, options);
    const rows = readRows(spreadsheet, found, options);
    const first = await rows.next();
    if (first.done) throw new ImportRefusal(422, `There are no rows below the header in row ${found.headerRow}.`);
    return {
      header: importHeader(spreadsheet, search, found),
      rows: startingWith(first.value, rows),
      close: () => spreadsheet.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function* readRows(
  spreadsheet: Spreadsheet,
  { sheetIndex, headerRow, columns }: FoundHeader,
  { country, university = '', includeHidden, ofSource }: ImportOptions,
): AsyncGenerator<ImportedRow, void, void> {
  const context: RowContext = { country, university, byCode: isByCode(columns, { university, ofSource }) };
  let sinceBreath = 0;
  try {
    for await (const row of spreadsheet.rows(sheetIndex)) {
      if (row.number <= headerRow || isBlankRow(row.cells)) continue;
      const reason = setAside(row, columns, includeHidden === true);
      if (reason) yield { row: row.number, draft: null, staffNotes: '', problems: [{ message: reason, fatal: true }] };
      else yield { row: row.number, ...parseRow(row, columns, context) };
      // Rows often come from memory, one microtask after the other: without a break no other request would be served.
      sinceBreath = (sinceBreath + 1) % ROWS_AT_ONCE;
      if (sinceBreath === 0) await setImmediate();
    }
  } finally {
    await spreadsheet.close();
  }
}

/** The rows again with the one already read; leaving them early leaves `rest` too, and so closes the file. */
async function* startingWith(first: ImportedRow, rest: AsyncGenerator<ImportedRow, void, void>) {
  try {
    yield first;
    yield* rest;
  } finally {
    await rest.return();
  }
}

/** Why a row is no course although it holds something, before its cells are even parsed. */
function setAside(row: SheetRow, columns: readonly ColumnMapping[], includeHidden: boolean): string | null {
  if (row.hidden && !includeHidden) return 'The row is hidden in the spreadsheet. Unhide it to import it.';
  const own = columns.filter(({ sheet }) => !sheet);
  const repeats = own.every(({ label, column }) => label === '' || cellLine(row.cells[column] ?? null) === label);
  if (repeats && own.some(({ label }) => label !== '')) return 'The row repeats the header.';
  if (isAnotherHeader(row, columns)) return 'The row looks like another header.';
  return isTemplateExample(row.cells) ? 'This is the example row from the template.' : null;
}

/** A second table below the first, its heads in other words or another order. */
function isAnotherHeader(row: SheetRow, columns: readonly ColumnMapping[]): boolean {
  const course = columns.find(({ field }) => field === 'course');
  const university = columns.find(({ field }) => field === 'university');
  if (!course || !university) return false;
  const lineOf = ({ column }: ColumnMapping) => cellLine(row.cells[column] ?? null);
  return isUniversityHead(lineOf(university)) && isFieldName(lineOf(course));
}

/** Universities repeat from row to row. */
const isUniversityHead = memoize(isFieldName);
