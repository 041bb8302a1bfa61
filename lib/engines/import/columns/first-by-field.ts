import type { ImportField } from '@/lib/domain/imports/import-fields';
import type { ColumnMapping } from './column-mapping';

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
