import { IMPORT_COLUMNS, type ImportField } from '@/lib/domain/imports/import-fields';
import { ImportRefusal } from '../refusal';
import type { FoundHeader } from '../sheets/candidates';
import { columnLetter } from '../spreadsheet';
import type { ColumnMapping } from './column-mapping';

import { neverShown } from './staff-columns';

export const CHOSEN = 'Chosen manually.';

/** Column (A = 0) → field, or null to leave the column out. Columns that aren't named stay as they were understood. */
export type MappingCorrections = Readonly<Record<number, ImportField | null>>;

/**
 * The columns with a person's corrections. A field that a person gives to a column is taken from the column that had it.
 * Throws ImportRefusal 422 when two columns were chosen for a field that only one can give.
 */
export function correctMapping(columns: readonly ColumnMapping[], corrections: MappingCorrections): ColumnMapping[] {
  const chosen = new Map(Object.entries(corrections).map(([column, field]) => [Number(column), field]));
  const taken = new Map<ImportField, number>();
  for (const [column, field] of chosen) {
    if (field === null || IMPORT_COLUMNS[field].shared) continue;
    const other = taken.get(field);
    if (other !== undefined) {
      const { label } = IMPORT_COLUMNS[field];
      const both = `${columnLetter(Math.min(other, column))} and ${columnLetter(Math.max(other, column))}`;
      throw new ImportRefusal(422, `Columns ${both} were both chosen for “${label}”. Please choose only one.`);
    }
    taken.set(field, column);
  }
  const last = Math.max(columns.length - 1, ...chosen.keys());
  return Array.from({ length: last + 1 }, (_, column): ColumnMapping => {
    const own = columns[column];
    const base = {
      column,
      label: own?.label ?? '',
      hints: own?.hints ?? {},
      ...(own?.sheet ? { sheet: own.sheet } : {}),
    };
    const field = chosen.get(column);
    if (field !== undefined) {
      return neverShown({ ...base, field, confidence: field ? 1 : 0, reason: CHOSEN });
    }
    if (!own?.field)
      return { ...base, field: null, confidence: 0, reason: own?.reason ?? 'The column has no heading.' };
    if (!taken.has(own.field)) return own;
    return { ...base, field: null, confidence: 0, reason: 'Another column was chosen for this field.' };
  });
}

/** Of whose courses the rows are, where no column says it. */
interface WhoseRows {
  /** Typed for all rows. */
  university?: string | undefined;
  /** The file has a source, whose courses are known by their codes. */
  ofSource?: boolean | undefined;
}

type Read = Iterable<Pick<ColumnMapping, 'field'>>;

/** Whether rows change known courses by their official codes alone: no column gives their names. */
export function isByCode(columns: Read, { university, ofSource }: WhoseRows): boolean {
  const fields = new Set(Array.from(columns, ({ field }) => field));
  if (fields.has('course') || !fields.has('code')) return false;
  return Boolean(university) || ofSource === true || fields.has('university');
}

/** What must be given before rows can be read, and isn't. */
export function missingFields(columns: readonly ColumnMapping[], whose: WhoseRows): ImportField[] {
  if (isByCode(columns, whose)) return [];
  const fields = new Set(columns.map(({ field }) => field));
  const needed: ImportField[] = whose.university ? ['course'] : ['course', 'university'];
  return needed.filter((field) => !fields.has(field));
}

/** Throws ImportRefusal 422 when no column gives the course's name, or none the university and it wasn't named either. */
export function requireNames({ columns }: FoundHeader, whose: WhoseRows): void {
  if (missingFields(columns, whose).length === 0) return;
  const sentence = whose.university
    ? 'Please choose the column with the course name.'
    : 'Please choose the columns with the course name and the university.';
  throw new ImportRefusal(422, sentence);
}
