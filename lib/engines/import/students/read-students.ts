import { dayOf } from '@/lib/domain/days/day';
import { dayOrderOf } from '@/lib/domain/days/written-day';
import {
  DAY_COLUMNS,
  type DayOrder,
  MOST_COLUMNS,
  MOST_STUDENTS,
  missingColumns,
  type StudentField,
} from '@/lib/domain/student-fields';
import { fieldOfHead, isGuardiansMail } from '@/lib/domain/student-heads';
import { withoutInvisible } from '@/lib/domain/texts/invisible';
import { DEFAULT_LIMITS, type ImportLimits } from '@/lib/engines/import/limits';
import { ImportRefusal } from '@/lib/engines/import/refusal';
import { type Cell, isBlankRow, type Spreadsheet } from '@/lib/engines/import/spreadsheet';
import { headerWords } from '../columns/header-words';
import { openSpreadsheet } from '../files/read-workbook';
import { byCells } from './columns-by-cells';
import { dayIn } from './register-cells';

const MB = 1024 * 1024;
/** A list of people is small: it gets little. */
const LIMITS: ImportLimits = {
  ...DEFAULT_LIMITS,
  file: 5 * MB,
  xlsFile: 3 * MB,
  sheetXml: 48 * MB,
  sharedStringsXml: 24 * MB,
  sharedStrings: 200_000,
};
/** How deep under titles and notes the heads may stand. */
const HEADER_ROWS = 30;
const SAMPLES = 3;

/** What a person says of a file, where that differs from what it seems to be. */
export interface ReadingChoice {
  /** 0-based. */
  sheet?: number | undefined;
  /** 1-based. */
  headerRow?: number | undefined;
  /** By column, from the first. */
  fields?: readonly (StudentField | null)[] | undefined;
  /** How days are written, by column. */
  days?: readonly (DayOrder | null)[] | undefined;
}

export interface ReadColumn {
  /** 0-based. */
  column: number;
  head: string;
  /** The first values below the head. */
  samples: string[];
  field: StudentField | null;
  /** Of a column with days: which number comes first, 'asks' where it can't be seen; null where all days are clear. */
  days: DayOrder | 'asks' | null;
}

/** What the cells of a row say, by field. */
export type StudentCells = { [field in StudentField]?: string };

/** One row of students as it stands in the file; nothing is checked yet. */
export interface StudentDraft {
  /** 1-based, as the spreadsheet program shows it. */
  row: number;
  cells: StudentCells;
  /** The other columns, 'Head: value' a line. */
  more: string;
}

export interface StudentSheet {
  sheets: { name: string; hidden: boolean }[];
  sheet: number;
  headerRow: number;
  columns: ReadColumn[];
  /** What no column was found for, in words; there are no drafts then. */
  missing: string[];
  drafts: StudentDraft[];
  /** Rows that are no person: months, totals, heads that stand again. */
  dividers: number;
}

/**
 * Reads a spreadsheet of students: finds the sheet and the row of heads, maps columns to fields, and gives the rows
 * below as texts. Throws ImportRefusal: 413 too large or too many rows, 415 another kind of file, 422 empty or damaged.
 */
export async function readStudents(path: string, originalName: string, choice: ReadingChoice): Promise<StudentSheet> {
  const spreadsheet = await openSpreadsheet(path, originalName, LIMITS);
  const place = placeOf(spreadsheet, choice);
  const found = columnsOf(spreadsheet, place, choice.fields);
  const missing = missingColumns(found.map(({ field }) => field));
  const { drafts, dividers } = missing.length ? { drafts: [], dividers: 0 } : draftsOf(spreadsheet, place, found);
  const columns = found.map((column) => ({ ...column, days: daysOf(column, drafts, choice.days) }));
  const sheets = spreadsheet.sheets.map(({ name, hidden }) => ({ name, hidden }));
  return { sheets, ...place, columns, missing, drafts, dividers };
}

/** How a column writes its days: as was chosen, else as its own days show. */
function daysOf({ column, field }: FoundColumn, drafts: readonly StudentDraft[], chosen: ReadingChoice['days']) {
  if (!field || !DAY_COLUMNS.includes(field)) return null;
  const shown = dayOrderOf(drafts.map(({ cells }) => dayIn(cells[field] ?? '')));
  return shown && (chosen?.[column] ?? shown);
}

type FoundColumn = Omit<ReadColumn, 'days'>;

interface Place {
  sheet: number;
  headerRow: number;
}

/** The row that names most fields, of the visible sheets; else the first row that holds anything. */
function placeOf(spreadsheet: Spreadsheet, { sheet: asked, headerRow }: ReadingChoice): Place {
  let best: (Place & { known: number }) | undefined;
  for (const [sheet, { hidden }] of spreadsheet.sheets.entries()) {
    if (asked === undefined ? hidden : asked !== sheet) continue;
    for (const { number, cells } of spreadsheet.head(sheet, HEADER_ROWS)) {
      if (isBlankRow(cells) || (headerRow !== undefined && number !== headerRow)) continue;
      const known = new Set(fieldsOf(cells)).size;
      if (!best || known > best.known) best = { sheet, headerRow: number, known };
    }
  }
  if (!best) throw new ImportRefusal(422, NOTHING_THERE);
  return { sheet: best.sheet, headerRow: best.headerRow };
}

const NOTHING_THERE =
  'This part of the spreadsheet is empty. It needs a heading row, for example Name, Email and Mobile.';

function columnsOf(
  spreadsheet: Spreadsheet,
  { sheet, headerRow }: Place,
  chosen: ReadingChoice['fields'],
): FoundColumn[] {
  const rows = spreadsheet.head(sheet, headerRow + 20);
  const heads = rows.find(({ number }) => number === headerRow)?.cells ?? [];
  const below = rows.filter(({ number }) => number > headerRow);
  const width = Math.min(MOST_COLUMNS, Math.max(0, ...rows.map(({ cells }) => cells.length)));
  const columns = Array.from({ length: width }, (_none, column) => ({
    head: textOf(heads[column]),
    samples: below.map(({ cells }) => textOf(cells[column])).filter(Boolean),
  }));
  const found = byCells(columns, fieldsOf(heads));
  return columns
    .map(({ head, samples }, column) => ({
      ...{ column, head, samples: samples.slice(0, SAMPLES) },
      field: (chosen ? chosen[column] : found[column]) ?? null,
    }))
    .filter(({ head, samples }) => head || samples.length);
}

/** As offices write it: '%age', '% age', or the sign alone. */
const A_PERCENTAGE = /%\s*age\b|^\s*%\s*$/i;

/** The field each head names; a second column of a field is left to the person. */
function fieldsOf(heads: readonly Cell[]): (StudentField | null)[] {
  const taken = new Set<StudentField>();
  return Array.from(heads.slice(0, MOST_COLUMNS), (cell) => {
    const field = fieldOfHead(headerWords(textOf(cell).replace(A_PERCENTAGE, ' percentage ')));
    if (!field || (taken.has(field) && field !== 'left_out')) return null;
    taken.add(field);
    return field;
  });
}

function draftsOf(spreadsheet: Spreadsheet, place: Place, columns: FoundColumn[]) {
  const drafts: StudentDraft[] = [];
  let dividers = 0;
  const others = columns.filter(({ head, field }) => !field && !isGuardiansMail(headerWords(head).trim()));
  const cellsOf = (cells: readonly Cell[]): StudentCells => {
    const stated: StudentCells = {};
    for (const { field, column } of columns) {
      if (field && field !== 'left_out' && !stated[field]) stated[field] = textOf(cells[column]);
    }
    return stated;
  };
  for (const { number, cells } of spreadsheet.rows(place.sheet)) {
    if (number <= place.headerRow || isBlankRow(cells)) continue;
    const stated = cellsOf(cells);
    if (isDivider(cells, columns, stated)) {
      dividers++;
      continue;
    }
    if (drafts.length === MOST_STUDENTS) throw new ImportRefusal(413, TOO_MANY);
    drafts.push({
      row: number,
      cells: stated,
      more: others
        .map(({ head, column }) => ({ head: head || `Column ${column + 1}`, value: textOf(cells[column]) }))
        .filter(({ value }) => value !== '')
        .map(({ head, value }) => `${head}: ${value}`)
        .join('\n')
        .slice(0, LONGEST_NOTE),
    });
  }
  return { drafts, dividers };
}

/** As much of a row's other columns is kept. */
const LONGEST_NOTE = 1_900;
const A_DIVIDER =
  /^(grand |sub ?)?total\b|^(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?)\b[\s,.'’-]*(\d{2,4})?$/i;

/** A row that is no person: it stands alone in its line, is a month or a total, or repeats the heads. */
function isDivider(cells: readonly Cell[], columns: readonly FoundColumn[], stated: StudentCells): boolean {
  const filled = cells.map(textOf).filter(Boolean);
  const again = columns.filter(({ head, column }) => head && headerWords(textOf(cells[column])) === headerWords(head));
  if (again.length >= 2) return true;
  if (/\d{5}|@/.test(`${stated.email ?? ''} ${stated.mobile ?? ''}`)) return false;
  return filled.length === 1 || [filled[0] ?? '', stated.name ?? ''].some((text) => A_DIVIDER.test(text));
}

const TOO_MANY = `A file can contain up to ${MOST_STUDENTS.toLocaleString('en-GB')} students. Please split it into smaller files.`;

/** A cell as one line of text; a mobile number that the spreadsheet took for a number keeps all its digits. */
function textOf(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return dayOf(cell, 'UTC');
  const text = typeof cell === 'number' && Number.isInteger(cell) ? cell.toFixed(0) : String(cell);
  return withoutInvisible(text).replace(/\s+/g, ' ').trim();
}
