import type { Country } from '@/lib/domain/countries';
import type { ColumnMapping } from './columns/column-mapping';
import { columnLetter } from './spreadsheet';

/** Something a person should know about a row. A fatal one means that the row gives no course. */
export interface RowProblem {
  /** The head of the column, or 'column U' where it has none. */
  column?: string;
  message: string;
  fatal: boolean;
  /** A value was understood, but out of prose: a person may want to look. */
  isProse?: true;
  /** What somebody noted at the cell, whose value was read. */
  isComment?: true;
}

/** What the person who uploads says of all rows. */
export interface RowContext {
  /** For rows that don't name one. */
  country: Country;
  /** For rows that don't name one; '' when the file must. */
  university: string;
  /** Rows have no names: they are known courses by their codes. */
  byCode: boolean;
}

/** 'Tuition Fee', or 'column U'; of another sheet 'Tuition Fee (Fees)'. */
export function nameOf(column: Pick<ColumnMapping, 'column' | 'label' | 'sheet'>): string {
  if (column.sheet) return `${column.label} (${column.sheet.name})`;
  return column.label || `column ${columnLetter(column.column)}`;
}
