import type { CourseDraft } from '@/lib/domain/course';
import { COURSE_FIELD_LABELS, COURSE_FIELD_NAMES } from '@/lib/domain/course-fields';

/** A row whose course was read, as the plan's steps pass it on. */
export interface PlannedRow {
  row: number;
  identity: string;
  draft: CourseDraft;
  /** Columns of its cells that weren't understood. */
  unread: (string | undefined)[];
}

/** Rows of one file that claim to be the same course and differ. */
interface Repeat {
  first: number;
  later: { row: PlannedRow; differs: readonly string[] }[];
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

  take(planned: PlannedRow): Claim {
    const { row, identity, draft } = planned;
    const marks = Uint32Array.from(COURSE_FIELD_NAMES, (name) => markOf(draft[name]));
    const known = this.seen.get(identity);
    if (!known) {
      this.seen.set(identity, { row, marks });
      return { kind: 'new' };
    }
    const differs = COURSE_FIELD_NAMES.filter((_, index) => marks[index] !== known.marks[index]);
    if (differs.length === 0) return { kind: 'same', first: known.row };
    const repeat = this.repeats.get(identity) ?? { first: known.row, later: [] };
    repeat.later.push({ row: planned, differs: differs.map((name) => COURSE_FIELD_LABELS[name] ?? name) });
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

  /** What to say of each row that claims what another row claims otherwise: none wins by standing first. */
  undecided(): { row: number; message: string }[] {
    return [...this.repeats.values()].flatMap(({ first, later }) => {
      const others = later.map(({ row }) => row.row);
      const all = [...new Set(later.flatMap(({ differs }) => differs))];
      const rest = later.map(({ row, differs }) => ({
        row: row.row,
        message: `The same course as in row ${first}, but it differs in: ${differs.join(', ')}. Neither was taken.`,
      }));
      return [
        {
          row: first,
          message: `The same course as in ${rowsText(others)}, but they differ in: ${all.join(', ')}. None was taken.`,
        },
        ...rest,
      ];
    });
  }

  /** The first rows of those: they were planned before it was known. */
  undecidedFirst(): ReadonlySet<number> {
    return new Set([...this.repeats.values()].map(({ first }) => first));
  }
}

const MOST_ROWS = 5;

function rowsText(rows: readonly number[]): string {
  const shown = rows.slice(0, MOST_ROWS).join(', ');
  const more = rows.length > MOST_ROWS ? ` and ${rows.length - MOST_ROWS} more` : '';
  return `${rows.length === 1 ? 'row' : 'rows'} ${shown}${more}`;
}

/** FNV-1a of a value as text. */
function markOf(value: string | number | boolean | null): number {
  const text = String(value);
  let mark = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) mark = Math.imul(mark ^ text.charCodeAt(index), 0x01000193);
  return mark >>> 0;
}
