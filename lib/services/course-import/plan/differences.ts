import type { CourseDraft } from '@/lib/domain/course';
import type { ImportField } from '@/lib/domain/import-fields';
import type { CourseRecord } from '@/models/course';

export type CourseChange = Partial<CourseDraft>;
type DraftField = keyof CourseDraft;

/** The fields of a course that a kind of column speaks about. */
const FIELDS_OF: Record<ImportField, readonly DraftField[]> = {
  course: ['course'],
  university: ['university'],
  country: ['country'],
  campus: ['campus'],
  level: ['level'],
  code: ['code'],
  category: ['category'],
  subcategory: ['subcategory'],
  admissionIntake: ['admissionIntake'],
  currency: ['currency'],
  tuitionFee: ['tuitionFeeMinor', 'currency', 'fee_period'],
  feePeriod: ['fee_period'],
  duration: ['durationInMonths'],
  courseLink: ['courseLink'],
  admissionRequirement: ['admissionRequirement'],
  remarks: ['remarks'],
  english: ['ieltsOverall', 'ieltsLessThan', 'pteOverall', 'pteLessThan', 'det', 'toefl'],
  ieltsOverall: ['ieltsOverall'],
  ieltsLessThan: ['ieltsLessThan'],
  pteOverall: ['pteOverall'],
  pteLessThan: ['pteLessThan'],
  det: ['det'],
  toefl: ['toefl'],
  gre: ['gre'],
  gmat: ['gmat'],
  foundation: ['level'],
  expired: ['remarks'],
  forSample: ['forSample'],
};

interface Column {
  label: string;
  field: ImportField | null;
}

/**
 * Compares the rows of one file with stored courses. A blank wipes nothing unless it was meant: a field that no column of
 * the file speaks about stays as it is, and so does one whose cell could not be understood.
 */
export class Comparison {
  private readonly supplied: ReadonlySet<DraftField>;
  private readonly byLabel: ReadonlyMap<string, readonly DraftField[]>;

  constructor(columns: readonly Column[]) {
    this.supplied = new Set(columns.flatMap(({ field }) => (field ? FIELDS_OF[field] : [])));
    this.byLabel = new Map(columns.map(({ label, field }) => [label, field ? FIELDS_OF[field] : []]));
  }

  /** The draft's fields that would change the stored course, or null. `unread`: heads of cells that weren't understood. */
  between(stored: CourseRecord, draft: CourseDraft, unread: readonly (string | undefined)[] = []): CourseChange | null {
    const doubtful = new Set(unread.flatMap((label) => (label === undefined ? [] : (this.byLabel.get(label) ?? []))));
    const changed = Object.entries(draft).filter(([name, value]) => {
      const field = name as DraftField;
      if (stored[field] === value) return false;
      return !isBlank(value) || (this.supplied.has(field) && !doubtful.has(field));
    });
    return changed.length ? (Object.fromEntries(changed) as CourseChange) : null;
  }
}

/** The stored values of the fields that a change names. */
export function valuesBefore(stored: CourseRecord, change: CourseChange): CourseChange {
  return Object.fromEntries(Object.keys(change).map((field) => [field, stored[field as DraftField]])) as CourseChange;
}

/** The fields that say something: what a row states about a course when its columns no longer matter. */
export function statedFields(draft: CourseDraft): CourseChange {
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => !isBlank(value))) as CourseChange;
}

const isBlank = (value: unknown) => value === '' || value === null || value === false;
