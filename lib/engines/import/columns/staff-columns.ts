import { isRunningNumberHead, isStaffOnlyHead } from '@/lib/domain/imports/staff-only';
import { type ColumnMapping, unmapped } from './column-mapping';
import { headerWords } from './header-words';

/** Why such columns are read as they are. */
export const STAFF_ONLY = 'Students must not see it: it is saved for staff only.';
export const RUNNING_NUMBER = 'It only numbers the rows.';

/** A column as a person chose it, but for one whose head says that it is for staff alone, or that it counts the rows. */
export function neverShown(column: ColumnMapping): ColumnMapping {
  if (column.field === null || column.field === 'staffNotes') return column;
  const words = headerWords(column.label);
  if (isRunningNumberHead(words)) return { ...column, ...unmapped(RUNNING_NUMBER) };
  return isStaffOnlyHead(words) ? { ...column, field: 'staffNotes', reason: STAFF_ONLY } : column;
}
