import { setImmediate } from 'node:timers/promises';
import type { Country } from '@/lib/contract/lists';
import type { CourseDraft } from '@/lib/course-draft';
import { type FoundHeader, findHeader, headerAt } from './find-header';
import type { ImportField } from './header-names';
import { headerWords } from './header-words';
import type { ImportLimits } from './limits';
import type { ColumnMapping } from './map-headers';
import { parseRow, type RowProblem } from './parse-values';
import { openSpreadsheet } from './read-workbook';
import { ImportRefusal } from './refusal';
import { isBlankRow, type SheetRow, type SheetSummary, type Spreadsheet } from './spreadsheet';
import { isTemplateExample } from './template';
import { cellLine } from './values/text';

export interface ImportOptions {
  /** The country of rows whose own country column is absent or blank. */
  country: Country;
  originalName?: string;
  /** Column (A = 0) → field, or null to leave it out: a person's corrections of what the heads seemed to say. */
  mapping?: Readonly<Record<number, ImportField | null>>;
  /** Which sheet to read (0-based) instead of the one that looks most like courses. */
  sheet?: number;
  /** The header row (1-based) instead of the one found; 0 when there is none. Needs `sheet` in workbooks of several. */
  headerRow?: number;
  /** Hidden rows are refused with that reason unless this is true. */
  includeHidden?: boolean;
  limits?: ImportLimits;
}

const ROWS_AT_ONCE = 100;

/** What was understood before the first row was read. */
export interface ImportHeader {
  format: Spreadsheet['format'];
  encoding: string;
  sheets: SheetSummary[];
  sheetIndex: number;
  sheetName: string;
  headerRow: number;
  columns: ColumnMapping[];
  /** What a person should know about the file as a whole. */
  notes: string[];
  /** The same for files whose heads are the same: what a remembered mapping is kept under. */
  signature: string;
}

export interface ImportedRow {
  /** 1-based, as the spreadsheet shows it. */
  row: number;
  /** Null when a problem is fatal. */
  draft: CourseDraft | null;
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
 * the rows may throw one too, when the file turns out damaged further down.
 */
export async function readCourseDrafts(path: string, options: ImportOptions): Promise<CourseImport> {
  const spreadsheet = await openSpreadsheet(path, options.originalName, options.limits);
  try {
    const found = corrected(await locate(spreadsheet, options), options.mapping);
    const rows = readRows(spreadsheet, found, options);
    const first = await rows.next();
    if (first.done) throw new ImportRefusal(422, `There are no rows under the header in row ${found.headerRow}.`);
    return {
      header: headerOf(spreadsheet, found),
      rows: startingWith(first.value, rows),
      close: () => spreadsheet.close(),
    };
  } catch (error) {
    await spreadsheet.close();
    throw error;
  }
}

async function locate(spreadsheet: Spreadsheet, { sheet, headerRow }: ImportOptions): Promise<FoundHeader> {
  if (sheet !== undefined && !spreadsheet.sheets[sheet]) {
    throw new ImportRefusal(422, `The workbook has no sheet number ${sheet + 1}.`);
  }
  if (headerRow === undefined) return findHeader(spreadsheet, sheet);
  return headerAt(spreadsheet, sheet ?? 0, headerRow);
}

function corrected(found: FoundHeader, mapping: ImportOptions['mapping'] = {}): FoundHeader {
  const chosen = new Map(Object.entries(mapping).map(([column, field]) => [Number(column), field]));
  const taken = new Set(chosen.values());
  const last = Math.max(found.columns.length - 1, ...chosen.keys());
  const columns = Array.from({ length: last + 1 }, (_, column): ColumnMapping => {
    const own = found.columns[column];
    const base = { column, label: own?.label ?? '', hints: own?.hints ?? {} };
    const field = chosen.get(column);
    if (field !== undefined) return { ...base, field, confidence: field ? 1 : 0, reason: 'Chosen by a person.' };
    if (!own?.field) return { ...base, field: null, confidence: 0, reason: own?.reason ?? 'The column has no head.' };
    if (!taken.has(own.field) || own.field === 'remarks') return own;
    return { ...base, field: null, confidence: 0, reason: 'Another column was chosen for this field.' };
  });
  const fields = new Set(columns.map((column) => column.field));
  if (!fields.has('course') || !fields.has('university')) {
    throw new ImportRefusal(422, 'One column must give the course’s name and one the university.');
  }
  return { ...found, columns };
}

async function* readRows(
  spreadsheet: Spreadsheet,
  { sheetIndex, headerRow, columns }: FoundHeader,
  { country, includeHidden }: ImportOptions,
): AsyncGenerator<ImportedRow, void, void> {
  const labels = columns.map((column) => column.label);
  let sinceBreath = 0;
  try {
    for await (const row of spreadsheet.rows(sheetIndex)) {
      if (row.number <= headerRow || isBlankRow(row.cells)) continue;
      const reason = setAside(row, labels, includeHidden === true);
      if (reason) yield { row: row.number, draft: null, problems: [{ message: reason, fatal: true }] };
      else yield { row: row.number, ...parseRow(row, columns, country) };
      // Rows often come from memory, one microtask after the other: without a break nobody else would be served.
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
function setAside(row: SheetRow, labels: readonly string[], includeHidden: boolean): string | null {
  if (row.hidden && !includeHidden) return 'The row is hidden in the spreadsheet. Unhide it to import it.';
  const repeats = labels.every((label, column) => label === '' || cellLine(row.cells[column] ?? null) === label);
  if (repeats && labels.some((label) => label !== '')) return 'The row repeats the header.';
  return isTemplateExample(row.cells) ? 'This is the example row of the template.' : null;
}

function headerOf(spreadsheet: Spreadsheet, { sheetIndex, headerRow, columns }: FoundHeader): ImportHeader {
  const fields = new Set(columns.map((column) => column.field));
  const notes: string[] = [];
  if (spreadsheet.encoding) notes.push(`Read as ${spreadsheet.encoding}.`);
  if (!fields.has('level')) notes.push('No column gives the level; it is read from course names that state an award.');
  const unit = columns.find((column) => column.field === 'duration')?.hints.unit;
  if (unit === 'weeks' || unit === 'days') {
    notes.push(`Durations in ${unit} become months, rounded to the nearest half month (52 weeks are 12 months).`);
  }
  const period = columns.find((column) => column.field === 'tuitionFee')?.hints.period;
  if (period) notes.push(`Fees are read as ${period}.`);
  return {
    format: spreadsheet.format,
    encoding: spreadsheet.encoding,
    sheets: spreadsheet.sheets.map(({ name, hidden }) => ({ name, hidden })),
    sheetIndex,
    sheetName: spreadsheet.sheets[sheetIndex]?.name ?? '',
    headerRow,
    columns,
    notes,
    signature: columns.map((column) => headerWords(column.label)).join('|'),
  };
}
