import type { Country } from '@/lib/domain/countries';
import type { CourseDraft } from '@/lib/domain/courses/course';
import { saysOnlyName } from '@/lib/domain/courses/course-fields';
import { counted } from '@/lib/domain/texts/counted';
import type { ColumnMapping } from './columns/column-mapping';
import { correctMapping, isByCode, type MappingCorrections, requireNames } from './columns/correct-mapping';
import { findHeader, type HeaderChoice, searchHeaders } from './columns/find-header';
import { INSTITUTION } from './columns/guess-columns';
import { type ImportHeader, importHeader } from './columns/import-header';
import { withMonthNumbers } from './columns/intake-columns';
import { isFieldName } from './columns/map-headers';
import { propose } from './columns/proposal';
import { openSpreadsheet } from './files/read-workbook';
import type { ImportLimits } from './limits';
import { parseRow } from './parse-values';
import { ImportRefusal } from './refusal';
import type { RowContext, RowProblem } from './row-problem';
import type { FoundHeader } from './sheets/candidates';
import { isUnder } from './sheets/find-join';
import { joinedSheets } from './sheets/join-sheets';
import type { SheetRow, Spreadsheet } from './spreadsheet';
import { isTemplateExample } from './template';
import { memoize } from './values/memoize';
import { quoted } from './values/parsed';
import { cellLine } from './values/text';

export interface ImportOptions extends HeaderChoice {
  /** The country of rows whose own country column is absent or blank. */
  country: Country;
  originalName?: string | undefined;
  /** A person's corrections of what the heads seemed to say. */
  mapping?: MappingCorrections | undefined;
  /** Hidden and struck-out rows are refused with that reason unless this is true. */
  includeHidden?: boolean | undefined;
  limits?: ImportLimits | undefined;
}

export interface ImportedRow {
  /** 1-based, as the spreadsheet shows it. */
  row: number;
  /** Null when a problem is fatal. */
  draft: CourseDraft | null;
  /** What the row says to staff alone; '' for nothing. */
  staffNotes: string;
  problems: RowProblem[];
  /** The row is of a university or college and no course; absent for others. */
  institution?: { university: string; country: Country };
}

export interface CourseImport {
  header: ImportHeader;
  /** How many rows there are. */
  count: number;
  /** Every row below the header that holds anything, read as it is asked for. */
  rows: Iterable<ImportedRow>;
}

/**
 * Reads a spreadsheet as courses, row by row. Where no row is a complete header by itself but a person's corrections complete the
 * closest one, the one their proposal showed, that row is the header. Throws ImportRefusal (413, 415, 422) when the file is of no use.
 */
export async function readCourseDrafts(path: string, options: ImportOptions): Promise<CourseImport> {
  const file = await openSpreadsheet(path, options.originalName, options.limits);
  try {
    return draftsIn(file, options);
  } catch (error) {
    const isCorrected = Object.keys(options.mapping ?? {}).length > 0 && options.headerRow === undefined;
    if (!isCorrected || !(error instanceof ImportRefusal) || error.status !== 422) throw error;
    const { sheet, headerRow, guessed, missing } = propose(file, { ...options, countRows: false });
    if (guessed || missing.length) throw error;
    return draftsIn(file, { ...options, sheet, headerRow });
  }
}

/** How `readCourseDrafts` would read the file. Throws ImportRefusal where it has no rows of courses. */
export async function readHeader(path: string, options: ImportOptions): Promise<ImportHeader> {
  return (await readCourseDrafts(path, options)).header;
}

function draftsIn(file: Spreadsheet, options: ImportOptions): CourseImport {
  const spreadsheet = joinedSheets(file, options);
  const search = searchHeaders(spreadsheet);
  const located = findHeader(spreadsheet, search, options);
  const found = { ...located, columns: correctMapping(located.columns, options.mapping ?? {}) };
  requireNames(found, options);
  const rows = spreadsheet.rows(found.sheetIndex).filter((row) => isUnder(found, row));
  if (!rows.length) throw new ImportRefusal(422, `There are no rows below the header in row ${found.headerRow}.`);
  const header = importHeader(spreadsheet, search, found);
  const struck = options.includeHidden ? 0 : rows.filter((row) => row.struck).length;
  if (struck > 0) header.notes.push(`${counted(struck, 'row is', 'rows are')} struck out and rejected. ${TO_INCLUDE}`);
  return { header, count: rows.length, rows: importedRows(rows, found, options) };
}

const TO_INCLUDE = 'To import it all the same, choose “Include hidden and struck-out rows” when you check the columns.';

function* importedRows(
  rows: readonly SheetRow[],
  found: FoundHeader,
  { country, university = '', includeHidden, ofSource }: ImportOptions,
): Generator<ImportedRow> {
  const columns = withMonthNumbers(found.columns, rows);
  const context: RowContext = { country, university, byCode: isByCode(columns, { university, ofSource }) };
  for (const row of rows) {
    const reason = setAside(row, columns, includeHidden === true);
    if (reason) yield { row: row.number, draft: null, staffNotes: '', problems: [{ message: reason, fatal: true }] };
    else yield { row: row.number, ...asInstitution(parseRow(row, columns, context)) };
  }
}

/** A row that gives an institution's name and its town, and nothing that is said of a course, as that. */
function asInstitution(read: Omit<ImportedRow, 'row'>): Omit<ImportedRow, 'row'> {
  const { draft } = read;
  const isOne = draft?.campus && saysOnlyName(draft) && draft.level === '' && INSTITUTION.test(draft.course);
  if (!isOne) return read;
  const message = `${quoted(draft.course)} is an institution and its town, not a course.`;
  return {
    draft: null,
    staffNotes: '',
    problems: [{ message, fatal: true }],
    institution: { university: draft.course, country: draft.country },
  };
}

/** Why a row is no course although it holds something, before its cells are even parsed. */
function setAside(row: SheetRow, columns: readonly ColumnMapping[], includeHidden: boolean): string | null {
  if (row.hidden && !includeHidden) return 'The row is hidden in the spreadsheet. Unhide it to import it.';
  if (row.struck && !includeHidden) return `The row is struck out in the spreadsheet. ${TO_INCLUDE}`;
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
