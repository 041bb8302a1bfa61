import type { CourseDraft } from '@/lib/domain/courses/course';
import { BLANK_COURSE, COURSE_FIELD_NAMES } from '@/lib/domain/courses/course-fields';
import { IMPORT_COLUMNS } from '@/lib/domain/imports/import-fields';
import { isTypedOver, typedOverOf, typedOverText } from '@/lib/domain/imports/typed-over';
import type { ColumnMapping } from '@/lib/engines/import/columns/column-mapping';
import { nameOf } from '@/lib/engines/import/row-problem';
import type { CourseRecord } from '@/models/course';

/** Fields with their values, and whether the course is retired. */
export type CourseChange = Partial<CourseDraft> & { retiredOn?: string | null; typedOver?: string | null };
type DraftField = keyof CourseDraft;

type Column = Pick<ColumnMapping, 'label' | 'field' | 'sheet'> & { column?: number };

/**
 * Compares the rows of one file with stored courses. A blank wipes nothing unless it was meant: a field that no column of
 * the file speaks about stays as it is, and so does one whose cell could not be understood.
 */
export class Comparison {
  private readonly supplied: ReadonlySet<DraftField>;
  /** By a column's name, as problems have it. */
  private readonly byName: ReadonlyMap<string, readonly DraftField[]>;

  /** @param ofRegister what staff typed over stays, and what the file says of it stands beside */
  constructor(
    columns: readonly Column[],
    private readonly ofRegister = false,
  ) {
    this.supplied = new Set(columns.flatMap(({ field }) => (field ? IMPORT_COLUMNS[field].gives : [])));
    const byName = new Map<string, readonly DraftField[]>();
    for (const column of columns) {
      const name = nameOf({ column: 0, ...column });
      byName.set(name, [...(byName.get(name) ?? []), ...(column.field ? IMPORT_COLUMNS[column.field].gives : [])]);
    }
    this.byName = byName;
  }

  /** The draft's fields that would change the stored course, or null. `unread`: heads of cells that weren't understood. */
  between(
    stored: CourseRecord,
    draft: CourseDraft,
    unread: readonly (string | undefined)[] = [],
    typedOver = stored.typedOver,
  ): CourseChange | null {
    let change: Record<string, unknown> | null = null;
    const typed = this.ofRegister ? typedOverOf(typedOver) : {};
    const registers = { ...typed };
    // Most rows of a file that was uploaded before are as they were: for those nothing is made.
    for (const field of COURSE_FIELD_NAMES) {
      if (isTypedOver(field, typed)) {
        const known = field in typed ? typed[field] : stored[field];
        if (known !== draft[field] && this.says(field, stored, draft, unread))
          Object.assign(registers, { [field]: draft[field] });
        continue;
      }
      if (stored[field] === draft[field] || !this.says(field, stored, draft, unread)) continue;
      change ??= {};
      change[field] = draft[field];
    }
    const beside = typedOverText(registers);
    if (this.ofRegister && beside !== (stored.typedOver ?? null)) change = { ...change, typedOver: beside };
    // A retired course that a file names is offered again.
    return stored.retiredOn ? { ...change, retiredOn: null } : change;
  }

  /** Whether the row states the field's value, which isn't the stored one. */
  private says(
    field: DraftField,
    stored: CourseRecord,
    draft: CourseDraft,
    unread: readonly (string | undefined)[],
  ): boolean {
    // Without a fee it is only what a fee would be in.
    if (field === 'currency' && draft.tuitionFeeMinor === null) return false;
    if (!isBlank(field, draft[field])) return true;
    // A fee that doesn't say for how long is for the time that is known.
    if (field === 'fee_period' && draft.tuitionFeeMinor !== null) return false;
    // A course stored before there was such a field says as much as a blank.
    if (stored[field] === undefined || !this.supplied.has(field)) return false;
    return !unread.some((label) => label !== undefined && this.byName.get(label)?.includes(field));
  }
}

/** The stored values of the fields that a change names. */
export function valuesBefore(stored: CourseRecord, change: CourseChange): CourseChange {
  return Object.fromEntries(
    Object.keys(change).map((field) => [
      field,
      stored[field as DraftField] ?? BLANK_COURSE[field as DraftField] ?? null,
    ]),
  ) as CourseChange;
}

/** The fields that say something: what a row states about a course when its columns no longer matter. */
export function statedFields(draft: CourseDraft): CourseChange {
  const stated = Object.entries(draft).filter(([field, value]) => !isBlank(field as DraftField, value));
  return Object.fromEntries(stated) as CourseChange;
}

const isBlank = (field: DraftField, value: unknown) => value === BLANK_COURSE[field];
