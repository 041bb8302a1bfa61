import type { CourseDraft } from '@/lib/domain/course';
import { COURSE_FIELD_NAMES } from '@/lib/domain/course-fields';
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
  rows: number[];
  /** The fields in which any of them differs from the first. */
  differs: Set<keyof CourseDraft>;
}

/** A row's number and a digest of each field. */
const WIDTH = 1 + COURSE_FIELD_NAMES.length;
const FIRST_ROOM = 1_000;

/** What `take` says of a row: new to the file, said before in every field, or said before otherwise. */
type Claim = { kind: 'new' } | { kind: 'same' | 'differs'; first: number };

/**
 * Remembers the courses of a file. Two rows claim to be the same one where their identities are equal, or their official
 * codes and names, whatever campus and level they state. Of each claim it keeps one number a field, so that rows are
 * known to differ without keeping them.
 */
export class Repeats {
  private readonly named = new Set<string>();
  /** Claim → its place among them. */
  private readonly firsts = new Map<string, number>();
  /** Of each claim the row that made it first, then its digests: one list for all, as a hundred thousand lists would take long to collect. */
  private digests = new Uint32Array(FIRST_ROOM * WIDTH);
  private readonly repeats = new Map<string, Repeat & { rowOf: Map<string, number> }>();

  take({ row, identity, draft }: Pick<PlannedRow, 'row' | 'identity' | 'draft'>): Claim {
    this.named.add(identity);
    const claim = codeAndName(draft) || identity;
    const place = this.firsts.get(claim);
    if (place === undefined) {
      this.remember(claim, row, draft);
      return { kind: 'new' };
    }
    const [first = 0, ...firstDigests] = this.digests.subarray(place * WIDTH, (place + 1) * WIDTH);
    const digests = COURSE_FIELD_NAMES.map((name) => digestOf(draft[name]));
    const repeat = this.repeats.get(claim) ?? { claim, rows: [first], differs: new Set(), rowOf: new Map() };
    const differs = COURSE_FIELD_NAMES.filter((_, index) => digests[index] !== firstDigests[index]);
    const equal = differs.length ? repeat.rowOf.get(digests.join()) : first;
    if (equal !== undefined) return { kind: 'same', first: equal };
    repeat.rows.push(row);
    repeat.rowOf.set(digests.join(), row);
    for (const name of differs) repeat.differs.add(name);
    this.repeats.set(claim, repeat);
    return { kind: 'differs', first };
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

  private remember(claim: string, row: number, draft: CourseDraft): void {
    const place = this.firsts.size;
    if ((place + 1) * WIDTH > this.digests.length) {
      const larger = new Uint32Array(this.digests.length * 2);
      larger.set(this.digests);
      this.digests = larger;
    }
    let at = place * WIDTH;
    this.digests[at++] = row;
    for (const name of COURSE_FIELD_NAMES) this.digests[at++] = digestOf(draft[name]);
    this.firsts.set(claim, place);
  }
}

/** FNV-1a of a value as text. */
function digestOf(value: string | number | boolean | null): number {
  const text = String(value);
  let digest = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) digest = Math.imul(digest ^ text.charCodeAt(index), 0x01000193);
  return digest >>> 0;
}
