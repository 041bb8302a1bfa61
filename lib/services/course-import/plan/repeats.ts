import type { CourseDraft } from '@/lib/domain/course';
import { COURSE_FIELD_NAMES } from '@/lib/domain/course-fields';

/** A row whose course was read, as the plan's steps pass it on. */
export interface PlannedRow {
  row: number;
  identity: string;
  draft: CourseDraft;
  /** Columns of its cells that weren't understood. */
  unread: (string | undefined)[];
}

/** Rows of one file that claim to be the same course and differ, in the order of the file. */
export interface Repeat {
  identity: string;
  rows: number[];
  /** The fields in which any of them differs from the first. */
  differs: Set<keyof CourseDraft>;
}

/** What `take` says of a row: new to the file, said before in every field, or said before otherwise. */
type Claim = { kind: 'new' } | { kind: 'same' | 'differs'; first: number };

/**
 * Remembers the courses of a file by identity. Of each it keeps one number a field, so that rows that claim to be the same
 * course are known to differ without keeping the rows.
 */
export class Repeats {
  private readonly seen = new Map<string, { row: number; marks: Uint32Array }>();
  private readonly repeats = new Map<string, Repeat>();

  take({ row, identity, draft }: Pick<PlannedRow, 'row' | 'identity' | 'draft'>): Claim {
    const marks = Uint32Array.from(COURSE_FIELD_NAMES, (name) => markOf(draft[name]));
    const known = this.seen.get(identity);
    if (!known) {
      this.seen.set(identity, { row, marks });
      return { kind: 'new' };
    }
    const differs = COURSE_FIELD_NAMES.filter((_, index) => marks[index] !== known.marks[index]);
    if (differs.length === 0) return { kind: 'same', first: known.row };
    const repeat = this.repeats.get(identity) ?? { identity, rows: [known.row], differs: new Set() };
    repeat.rows.push(row);
    for (const name of differs) repeat.differs.add(name);
    this.repeats.set(identity, repeat);
    return { kind: 'differs', first: known.row };
  }

  has(identity: string): boolean {
    return this.seen.has(identity);
  }

  /** Counts a stored course, by its identity, as one that the file names. */
  name(identity: string, row: number): void {
    if (!this.seen.has(identity)) this.seen.set(identity, { row, marks: new Uint32Array() });
  }

  /** The rows that claim what another row claims otherwise. */
  groups(): Repeat[] {
    return [...this.repeats.values()];
  }
}

/** FNV-1a of a value as text. */
function markOf(value: string | number | boolean | null): number {
  const text = String(value);
  let mark = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) mark = Math.imul(mark ^ text.charCodeAt(index), 0x01000193);
  return mark >>> 0;
}
