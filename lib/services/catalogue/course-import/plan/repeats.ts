import type { CourseDraft } from '@/lib/domain/courses/course';
import { COURSE_FIELD_NAMES } from '@/lib/domain/courses/course-fields';
import { plainName } from '@/lib/domain/texts/plain-name';
import type { RowProblem } from '@/lib/engines/import/row-problem';
import { codeAndName } from '@/lib/services/catalogue/course-identity';

/** A row whose course was read, as the plan's steps pass it on. */
export interface PlannedRow {
  row: number;
  identity: string;
  draft: CourseDraft;
  /** What it says to staff alone. */
  staffNotes: string;
  /** Columns of its cells that weren't understood. */
  unread: (string | undefined)[];
  /** What a person should know of its cells. */
  problems: readonly RowProblem[];
}

/** Rows of one file that claim to be the same course and differ, in the order of the file. */
export interface Repeat {
  /** What they claim to be. */
  claim: string;
  rows: PlannedRow[];
  /** The fields in which any of them differs from the first. */
  differs: Set<keyof CourseDraft>;
}

/**
 * What `take` says of a row: new to the file, said before in every field by another row, letter for letter or but for capitals and
 * blanks, or said before otherwise.
 */
type Claim = { kind: 'new' | 'differs' } | { kind: 'same'; other: number; toTheLetter: boolean };

/**
 * Remembers the courses of a file. Two rows claim to be the same one where their identities are equal, or their official
 * codes and names, whatever campus and level they state.
 */
export class Repeats {
  private readonly named = new Set<string>();
  private readonly firsts = new Map<string, PlannedRow>();
  /** `said`: what the rows say → the row that says it first. */
  private readonly repeats = new Map<string, Repeat & { said: Map<string, PlannedRow> }>();

  take(planned: PlannedRow): Claim {
    const { identity, draft } = planned;
    this.named.add(identity);
    const claim = codeAndName(draft) || identity;
    const first = this.firsts.get(claim);
    if (!first) {
      this.firsts.set(claim, planned);
      return { kind: 'new' };
    }
    const said = new Map([[factsOf(first.draft), first]]);
    const repeat = this.repeats.get(claim) ?? { claim, rows: [first], differs: new Set(), said };
    const facts = factsOf(draft);
    const other = repeat.said.get(facts);
    if (other) return { kind: 'same', other: other.row, toTheLetter: isEqual(other.draft, draft) };
    repeat.rows.push(planned);
    repeat.said.set(facts, planned);
    for (const name of differing(first.draft, draft)) repeat.differs.add(name);
    this.repeats.set(claim, repeat);
    return { kind: 'differs' };
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

const plain = (value: unknown) => (typeof value === 'string' ? plainName(value) : value);
/** The fields in which two rows differ in more than capitals and blanks. */
export const differing = (one: CourseDraft, other: CourseDraft) =>
  COURSE_FIELD_NAMES.filter((name) => plain(one[name]) !== plain(other[name]));
const factsOf = (draft: CourseDraft): string => JSON.stringify(COURSE_FIELD_NAMES.map((name) => plain(draft[name])));
const isEqual = (one: CourseDraft, other: CourseDraft) =>
  COURSE_FIELD_NAMES.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
