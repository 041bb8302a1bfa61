import type { ImportField } from '@/lib/domain/imports/import-fields';
import type { HeaderHints } from './header-words';

/** How one column is understood. */
export interface ColumnMapping {
  /** A = 0. */
  column: number;
  /** The head as the file has it, on one line; '' for a column without one. */
  label: string;
  /** Null: the column is not read. */
  field: ImportField | null;
  /** 0 to 1; 0 when not read. */
  confidence: number;
  /** Why, for the person who checks it. */
  reason: string;
  hints: HeaderHints;
  /** The other sheet that it stands in, and where; absent for a column of the sheet itself. */
  sheet?: { name: string; column: number };
}

/** What is said of a column, whichever it is. */
export type Guess = Omit<ColumnMapping, 'column' | 'label' | 'sheet'>;

export const NO_HINTS: HeaderHints = {};

export function mapped(field: ImportField, confidence: number, reason: string, hints: HeaderHints = NO_HINTS): Guess {
  return { field, confidence, reason, hints };
}

export function unmapped(reason: string): Guess {
  return { field: null, confidence: 0, reason, hints: NO_HINTS };
}

/** Why a column is left out whose head says nothing to us: its cells may. */
export const UNKNOWN_HEAD = 'There is no field with this name.';

const FIRST_BY_FIELD = new WeakMap<readonly ColumnMapping[], Map<ImportField, ColumnMapping>>();

/** The first column of each field, worked out once for all rows of a sheet. */
export function firstByField(columns: readonly ColumnMapping[]): Map<ImportField, ColumnMapping> {
  const known = FIRST_BY_FIELD.get(columns);
  if (known) return known;
  const first = new Map<ImportField, ColumnMapping>();
  for (const column of columns) if (column.field && !first.has(column.field)) first.set(column.field, column);
  FIRST_BY_FIELD.set(columns, first);
  return first;
}
