import type { CourseDraft } from '@/lib/domain/course';
import { COURSE_FIELD_NAMES } from '@/lib/domain/course-fields';
import { codeAndName } from '@/lib/services/catalogue/course-identity';

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
  /** What they claim to be. */
  claim: string;
  rows: number[];
  /** The fields in which any of them differs from the first. */
  differs: Set<keyof CourseDraft>;
}

type DraftField = keyof CourseDraft;

/** What `take` says of a row: new to the file, said before in every field, or said before otherwise. */
type Claim = { kind: 'new' } | { kind: 'same' | 'differs'; first: number };

/**
 * Remembers the courses of a file. Two rows claim to be the same one where their identities are equal, or their official
 * codes and names, whatever campus and level they state. Of each claim it keeps one number a field, so that rows are
 * known to differ without keeping them.
 */
export class Repeats {
  private readonly named = new Set<string>();
  private readonly firsts = new Map<string, { row: number; marks: Uint32Array }>();
  private readonly repeats = new Map<string, Repeat & { rowOf: Map<string, number> }>();

  take({ row, identity, draft }: Pick<PlannedRow, 'row' | 'identity' | 'draft'>): Claim {
    this.named.add(identity);
    const claim = codeAndName(draft) || identity;
    const marks = marksOf(draft);
    const first = this.firsts.get(claim);
    if (!first) {
      this.firsts.set(claim, { row, marks });
      return { kind: 'new' };
    }
    const repeat = this.repeats.get(claim) ?? { claim, rows: [first.row], differs: new Set(), rowOf: new Map() };
    const differs = COURSE_FIELD_NAMES.filter((_, index) => marks[index] !== first.marks[index]);
    const equal = differs.length ? repeat.rowOf.get(marks.join()) : first.row;
    if (equal !== undefined) return { kind: 'same', first: equal };
    repeat.rows.push(row);
    repeat.rowOf.set(marks.join(), row);
    for (const name of differs) repeat.differs.add(name);
    this.repeats.set(claim, repeat);
    return { kind: 'differs', first: first.row };
  }

  has(identity: string): boolean {
    return this.named.has(identity);
  }

  /** Counts a stored course, by its identity, as one that the file names. */
  name(identity: string): void {
    this.named.add(identity);
  }

  /** The rows that claim what another row claims otherwise. */
  groups(): Repeat[] {
    return [...this.repeats.values()];
  }
}

function marksOf(draft: CourseDraft): Uint32Array {
  const marks = new Uint32Array(COURSE_FIELD_NAMES.length);
  for (let index = 0; index < marks.length; index++)
    marks[index] = markOf(draft[COURSE_FIELD_NAMES[index] as DraftField]);
  return marks;
}

/** FNV-1a of a value as text. */
function markOf(value: string | number | boolean | null): number {
  const text = String(value);
  let mark = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) mark = Math.imul(mark ^ text.charCodeAt(index), 0x01000193);
  return mark >>> 0;
}
