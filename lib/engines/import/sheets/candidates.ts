import type { ImportField } from '@/lib/domain/imports/import-fields';
import type { ColumnMapping } from '../columns/column-mapping';
import { mapHeaders } from '../columns/map-headers';
import { isAddress } from '../columns/no-head';
import type { Cell, JoinedColumns, SheetRow } from '../spreadsheet';
import { cellLine } from '../values/text';
import { twoRowHeads } from './two-row-heads';

/** How deep under titles and notes a header row is looked for. */
export const HEADER_ROWS = 30;
/** So many rows below the heads say what stands under them. */
export const ROWS_BELOW = 30;
/** Bounds on what is looked at as a head, so that an absurd sheet costs no time. */
const MOST_HEADS = 200;
const LONGEST_HEAD = 300;

export interface FoundHeader {
  sheetIndex: number;
  /** The header row, 1-based; its last one when the heads take two rows; 0 when the sheet has none. */
  headerRow: number;
  columns: ColumnMapping[];
}

/** A row that could be the header. */
export interface Candidate extends FoundHeader {
  score: number;
  fields: Set<ImportField | null>;
}

/** Rows that name a course and its university first, then those that name a course, then those that name most. */
export function byLikelihood(a: Candidate, b: Candidate): number {
  const rank = (one: Candidate) => (isComplete(one, true) ? 2 : isComplete(one, false) && one.fields.size > 1 ? 1 : 0);
  return rank(b) - rank(a) || b.score - a.score;
}

export function isComplete({ fields }: Candidate, needsUniversity: boolean): boolean {
  return fields.has('course') && (!needsUniversity || fields.has('university'));
}

/** The rows that could be the header of a sheet. `joined`: the columns that it brings along from other sheets. */
export function candidatesIn(
  rows: readonly SheetRow[],
  sheetIndex: number,
  joined: JoinedColumns | undefined,
): Candidate[] {
  return rows.flatMap((row, index) => {
    if (row.number > HEADER_ROWS || !couldBeHeader(row.cells)) return [];
    const single = candidateAt(row, sheetIndex, rows.slice(index + 1), joined);
    const below = rows[index + 1];
    if (below?.number !== row.number + 1) return [single];
    const doubles = twoRowHeads(labelsOf(row.cells), labelsOf(below.cells)).map((labels) =>
      candidate(labels, sheetIndex, below.number, rows.slice(index + 2), joined),
    );
    // Of equal ones that of two rows: it alone tells the fee of home students from the other one.
    return [doubles.reduce((best, double) => (double.score >= best.score ? double : best), single)];
  });
}

/** A row as the header. */
export const candidateAt = (
  { number, cells }: SheetRow,
  sheetIndex: number,
  below: readonly SheetRow[],
  joined: JoinedColumns | undefined,
): Candidate => candidate(labelsOf(cells), sheetIndex, number, below, joined);

function candidate(
  own: string[],
  sheetIndex: number,
  headerRow: number,
  below: readonly SheetRow[],
  joined: JoinedColumns | undefined,
): Candidate {
  const labels = joined ? Array.from({ length: joined.start }, (_, column) => own[column] ?? '') : own;
  const starts = [0];
  for (const [place, { label, sheetName }] of joined?.columns.entries() ?? []) {
    if (sheetName !== joined?.columns[place - 1]?.sheetName) starts.push(labels.length);
    labels.push(label);
  }
  // The head, repeated further down, says nothing about its columns.
  const head = own.join('|');
  const rows = below.slice(0, ROWS_BELOW).filter(({ cells }) => labelsOf(cells).join('|') !== head);
  const columns = mapHeaders(labels, rows, starts);
  for (const column of columns) {
    const other = joined?.columns[column.column - joined.start];
    if (other) column.sheet = { name: other.sheetName, column: other.column };
  }
  const fields = new Set(columns.map((column) => column.field));
  fields.delete(null);
  return { sheetIndex, headerRow, columns, fields, score: scoreOf(columns) };
}

export function scoreOf(columns: readonly ColumnMapping[]): number {
  return columns.reduce((sum, column) => sum + column.confidence, 0);
}

function labelsOf(cells: readonly Cell[]): string[] {
  return Array.from(cells.slice(0, MOST_HEADS), (cell) => cellLine(cell ?? null).slice(0, LONGEST_HEAD));
}

/** Heads are short texts; a row with an address in it is one of values. */
function couldBeHeader(cells: readonly Cell[]): boolean {
  const filled = cells.filter((cell) => cell !== null && cell !== '');
  if (filled.some((cell) => typeof cell === 'string' && cell.length < LONGEST_HEAD && isAddress(cell))) return false;
  const texts = filled.filter((cell) => typeof cell === 'string' && cell.length <= 200);
  return texts.length >= 1 && texts.length >= filled.length * 0.7;
}
