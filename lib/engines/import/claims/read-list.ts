import { dayOf } from '@/lib/domain/days/day';
import { detectCurrency, parseAmount } from '@/lib/domain/money/money';
import { DEFAULT_LIMITS, type ImportLimits } from '@/lib/engines/import/limits';
import { ImportRefusal } from '@/lib/engines/import/refusal';
import { type Cell, isBlankRow, type Spreadsheet } from '@/lib/engines/import/spreadsheet';
import { headerWords } from '../columns/header-words';
import { openSpreadsheet } from '../files/read-workbook';

const MB = 1024 * 1024;
const LIMITS: ImportLimits = { ...DEFAULT_LIMITS, file: 5 * MB, xlsFile: 3 * MB };
const HEADER_ROWS = 30;
const MOST_LINES = 5_000;

/** A line of an institution's list of students it pays for. */
export interface ClaimLine {
  /** 1-based, as the spreadsheet program shows it. */
  row: number;
  number: string;
  name: string;
  /** In major units; null where none can be read. */
  amount: number | null;
  /** The other cells, 'Head: value'. */
  words: string;
}

/** What a head names, the likeliest first. A list has many amounts: what is paid comes before the fee. */
const HEADS = {
  number: [/student.*(id|no|number)|^(id|student number)$|application.*(id|no|number)|reference/],
  name: [/^(full |student )?names?$|student name|name of student|applicant/],
  first: [/first name|given name/],
  last: [/last name|surname|family name/],
  amount: [
    /commission.*(payable|amount|due|total)|amount.*(payable|due)|total commission/,
    /^commission( amount)?$/,
    /^(net |total )?(amount |commission )?(paid|remitted|payment)( amount)?$/,
    /^(net )?(amount|payable|total)( payable)?$/,
  ],
} as const;
type Column = keyof typeof HEADS;

/**
 * Reads an institution's list: finds the row of heads, and gives the lines below with number, name and what is paid.
 * Throws ImportRefusal: 413 too large, 415
 * another kind of file, 422 without names or amounts.
 */
export async function readClaimList(path: string, originalName: string): Promise<ClaimLine[]> {
  const spreadsheet = await openSpreadsheet(path, originalName, LIMITS);
  const place = placeOf(spreadsheet);
  const lines = spreadsheet.rows(place.sheet).flatMap(({ number, cells }) => {
    if (number <= place.row || isBlankRow(cells)) return [];
    return lineOf(place, number, cells) ?? [];
  });
  if (lines.length > MOST_LINES) throw new ImportRefusal(413, `At most ${MOST_LINES} lines are allowed.`);
  return lines;
}

interface Place {
  sheet: number;
  row: number;
  heads: string[];
  columns: Partial<Record<Column, number>>;
}

function placeOf(spreadsheet: Spreadsheet): Place {
  for (const [sheet, { hidden }] of spreadsheet.sheets.entries()) {
    if (hidden) continue;
    for (const { number: row, cells } of spreadsheet.head(sheet, HEADER_ROWS)) {
      const heads = cells.map(textOf);
      const columns = columnsOf(heads);
      const names = columns.name ?? columns.last ?? columns.number;
      if (names !== undefined && columns.amount !== undefined) return { sheet, row, heads, columns };
    }
  }
  throw new ImportRefusal(
    422,
    'We found no heading row with a student and an amount, for example Student name and Commission.',
  );
}

function columnsOf(heads: readonly string[]): Place['columns'] {
  const words = heads.map((head) => headerWords(head).trim());
  const columns: Place['columns'] = {};
  for (const column of Object.keys(HEADS) as Column[]) {
    for (const pattern of HEADS[column]) {
      const at = words.findIndex((head) => pattern.test(head));
      if (at < 0) continue;
      columns[column] = at;
      break;
    }
  }
  return columns;
}

function lineOf({ heads, columns }: Place, row: number, cells: readonly Cell[]): ClaimLine | null {
  const cell = (column: Column) => textOf(cells[columns[column] ?? -1] ?? null);
  const name = cell('name') || [cell('first'), cell('last')].filter(Boolean).join(' ');
  const number = cell('number');
  // Sums at the end.
  if ((!name && !number) || /^(grand |sub ?)?total/i.test(name || number)) return null;
  const used = new Set(Object.values(columns));
  const words = cells.flatMap((value, at) =>
    used.has(at) || !textOf(value) ? [] : `${heads[at] ?? ''}: ${textOf(value)}`,
  );
  return {
    row,
    number,
    name,
    amount: amountOf(cells[columns.amount ?? -1] ?? null),
    words: words.join('; ').slice(0, 500),
  };
}

function amountOf(cell: Cell): number | null {
  if (typeof cell === 'number') return cell;
  const { rest } = detectCurrency(textOf(cell));
  return parseAmount(rest.trim());
}

function textOf(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return dayOf(cell, 'UTC');
  return String(cell).trim().slice(0, 300);
}
