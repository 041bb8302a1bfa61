import type { ImportField } from '@/lib/domain/imports/import-fields';
import { NO_COLUMN } from '@/lib/domain/imports/import-plan';
import type { FoundHeader } from '../sheets/candidates';
import type { SheetRow, SheetSummary, Spreadsheet } from '../spreadsheet';
import { NO_UNIT } from '../values/duration';
import { NO_SCALE, parseCgpa, scaleOf } from '../values/marks';
import { durationOf } from '../values/memoized';
import { cellLine } from '../values/text';
import type { ColumnMapping } from './column-mapping';
import { CHOSEN } from './correct-mapping';
import { PERHAPS } from './evidence';
import { type HeaderSearch, looksLikeCourses } from './find-header';

/** What was understood before the first row was read. */
export interface ImportHeader {
  format: Spreadsheet['format'];
  encoding: string;
  sheets: SheetSummary[];
  sheetIndex: number;
  sheetName: string;
  /** 1-based; 0 when the sheet has none. */
  headerRow: number;
  columns: ColumnMapping[];
  /** What a person should know about the file as a whole. */
  notes: string[];
  /** Equal for files that look the same, whatever a person corrected: the key of saved mappings. */
  signature: string;
}

/** Puts together what is known of a file by its header. */
export function importHeader(spreadsheet: Spreadsheet, search: HeaderSearch, found: FoundHeader): ImportHeader {
  const { sheetIndex, headerRow, columns } = found;
  return {
    format: spreadsheet.format,
    encoding: spreadsheet.encoding,
    sheets: spreadsheet.sheets.map(({ name, hidden }) => ({ name, hidden })),
    sheetIndex,
    sheetName: spreadsheet.sheets[sheetIndex]?.name ?? '',
    headerRow,
    columns,
    notes: notesOn(spreadsheet, search, found),
    signature: search.signature,
  };
}

/** What students look for first: a file without it says so before anything else. */
const MUST_BE_SAID = [
  { fields: ['tuitionFee'], note: `${NO_COLUMN} the fee.` },
  { fields: ['admissionIntake'], note: `${NO_COLUMN} the intakes.` },
  {
    fields: ['level', 'award'],
    note: `${NO_COLUMN} the level; it is read from course names that contain an award.`,
  },
  {
    fields: ['duration', 'lengthInYears', 'lengthInMonths', 'lengthInWeeks'],
    note: `${NO_COLUMN} the duration.`,
  },
  {
    fields: ['english', 'ieltsOverall', 'pteOverall', 'toefl', 'det'],
    note: `${NO_COLUMN} the English scores; they are read from entry requirements that name a test.`,
  },
] as const satisfies { fields: readonly ImportField[]; note: string }[];

const BY_CODE =
  'No column contains the course name. The rows update existing courses by code, using their university or the file’s source; no courses are added.';

function notesOn(spreadsheet: Spreadsheet, search: HeaderSearch, { sheetIndex, headerRow, columns }: FoundHeader) {
  const fields = new Set(columns.map((column) => column.field));
  const unsaid = MUST_BE_SAID.filter((one) => !one.fields.some((field) => fields.has(field)));
  const isUpdate = fields.has('code') && !fields.has('course');
  const notes: string[] = isUpdate ? [BY_CODE] : unsaid.map(({ note }) => note);
  for (const { label, reason } of columns.filter((column) => column.field === null)) {
    if (reason.startsWith(PERHAPS)) notes.push(`${NO_COLUMN} “${label}”. ${reason}`);
  }
  const below = rowsOf(search, sheetIndex, headerRow);
  for (const column of columns) {
    if (isWithoutScale(column, columns, below))
      notes.push(`What is the scale of the averages in “${column.label}”: 4, 5, 7, 10 or 100? ${HOW_TO_SAY}`);
    if (isWithoutUnit(column, columns, below))
      notes.push(`Are the durations in “${column.label}” years, months or weeks? Choose “Duration in …” for it.`);
  }
  if (spreadsheet.encoding) notes.push(`Read as ${spreadsheet.encoding}.`);
  const { joined } = spreadsheet;
  notes.push(...(spreadsheet.apart ?? []));
  const used = new Set(joined?.sheetIndex === sheetIndex ? joined.columns.map(({ sheetName }) => sheetName) : []);
  if (joined?.sheetIndex === sheetIndex) notes.push(...joined.notes);
  const others = search.sheets.filter(
    (sheet, index) => index !== sheetIndex && !sheet.hidden && !used.has(sheet.name) && looksLikeCourses(sheet),
  );
  if (others.length > 0) {
    const names = others.map(({ name }) => `“${name}”`).join(', ');
    notes.push(`Only the sheet “${spreadsheet.sheets[sheetIndex]?.name}” is read; ${names} looks like courses too.`);
  }
  notes.push(...unusedSheets(search, sheetIndex, columns, used));
  if (headerRow > 0 && columns.every(({ field, reason }) => field === null || reason === CHOSEN))
    notes.push(`Row ${headerRow} contains headings, but we don’t know any of them. Choose what the columns contain.`);
  if (headerRow === 0) notes.push('Read without a header row: the first row is treated as a course.');
  const unit = columns.find((column) => column.field === 'duration')?.hints.unit;
  if (unit === 'weeks' || unit === 'days') {
    notes.push(`Durations in ${unit} are converted to months, to the nearest half month (52 weeks are 12 months).`);
  }
  const period = columns.find((column) => column.field === 'tuitionFee')?.hints.period;
  if (period) notes.push(`Fees are read as fees ${period === 'whole course' ? 'for the whole course' : period}.`);
  return notes;
}

const HOW_TO_SAY = 'Choose “Minimum CGPA out of …” for the column, or the minimum marks if the scale is 100.';

/** Whether a column of averages says nowhere how high they get: neither its head nor its cells nor another column. */
function isWithoutScale(
  { field, label, column }: ColumnMapping,
  columns: readonly ColumnMapping[],
  rows: readonly SheetRow[],
): boolean {
  if (field !== 'minCgpa' || scaleOf(label) !== '' || columns.some((other) => other.field === 'cgpaScale'))
    return false;
  return rows.some(({ cells }) => parseCgpa(cellLine(cells[column] ?? null)).problem === NO_SCALE);
}

/** Whether the lengths of a column are numbers whose unit stands nowhere. */
function isWithoutUnit(
  { field, hints, column }: ColumnMapping,
  columns: readonly ColumnMapping[],
  rows: readonly SheetRow[],
): boolean {
  if (field !== 'duration' || hints.unit || columns.some((other) => other.field === 'durationUnit')) return false;
  const lengths = rows.map(({ cells }) => cellLine(cells[column] ?? null)).filter((text) => /\d/.test(text));
  return lengths.length > 0 && lengths.every((text) => durationOf(text, undefined).problem?.includes(NO_UNIT));
}

const rowsOf = ({ sheets }: HeaderSearch, sheet: number, headerRow: number): readonly SheetRow[] =>
  (sheets[sheet]?.rows ?? []).filter(({ number }) => number > headerRow);

const MOST_HEADS = 8;

/** Sheets that nothing is read of, with what they hold; those that look like courses are named elsewhere. */
function unusedSheets(
  { sheets }: HeaderSearch,
  read: number,
  columns: readonly ColumnMapping[],
  used: ReadonlySet<string>,
): string[] {
  const joined = new Set([...used, ...columns.flatMap(({ hints }) => hints.joined?.sheetName ?? [])]);
  return sheets.flatMap((sheet, index) => {
    const { name, hidden, rows, candidates } = sheet;
    if (index === read || hidden || rows.length < 2 || joined.has(name) || looksLikeCourses(sheet)) return [];
    const labels = (candidates[0]?.columns ?? []).flatMap(({ label }) => (label ? [label] : []));
    const more = labels.length > MOST_HEADS ? ` and ${labels.length - MOST_HEADS} more columns` : '';
    const holds = labels.length ? `: ${labels.slice(0, MOST_HEADS).join(', ')}${more}` : '';
    return [`The sheet “${name}” is not read${holds}.`];
  });
}
