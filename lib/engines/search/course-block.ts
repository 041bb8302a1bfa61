import { type Catalogue, FIELDS, hexOf } from './columns/catalogue';
import { enlarged } from './types/enlarged';
import type { Yielder } from './types/yielder';

/** A block holds so many courses at most: a place has two bytes. */
export const MOST_IN_BLOCK = 0xffff;

/** One field of the courses of a block: its distinct values, and for each course the place of its own; null where there is one value. */
interface BlockColumn {
  values: unknown[];
  places: Uint16Array | null;
}

/** What blocks consist of; one of other fields can't be read. */
export const BLOCK_PARTS: readonly string[] = FIELDS;

/** Some courses, field by field (`BLOCK_PARTS`). The index takes them so in a fraction of the time that it takes courses one by one. */
export class CourseBlock {
  constructor(
    /** Three words a course, as in `Catalogue.ids`. */
    readonly ids: Uint32Array,
    readonly columns: readonly BlockColumn[],
  ) {}

  /** How many courses. */
  get size(): number {
    return this.ids.length / 3;
  }

  /** The block without these courses; the same block when it has none of them. */
  without(ids: LeftOut): CourseBlock {
    const isLeftOut = (at: number) => {
      const [a, b, c] = [this.ids[at * 3] as number, this.ids[at * 3 + 1] as number, this.ids[at * 3 + 2] as number];
      return ids.endings.has(c) && ids.whole.has(hexOf(a) + hexOf(b) + hexOf(c));
    };
    const kept = Uint16Array.from({ length: this.size }, (_, at) => at).filter((at) => !isLeftOut(at));
    if (kept.length === this.size) return this;
    const columns = this.columns.map(({ values, places }) => ({
      values,
      places: places && kept.map((at) => places[at] as number),
    }));
    return new CourseBlock(idsOf(this.ids, kept), columns);
  }
}

/** Ids to leave out: whole, and as numbers their last eight digits, which rule out nearly every other id before its text is made. */
export interface LeftOut {
  whole: ReadonlySet<string>;
  endings: ReadonlySet<number>;
}

export const leftOut = (ids: Iterable<string>): LeftOut => {
  const whole = new Set(ids);
  return { whole, endings: new Set([...whole].map((id) => Number.parseInt(id.slice(16), 16))) };
};

/** The courses of these rows, at most `MOST_IN_BLOCK`. Yields after each field. */
export async function blockOf(catalogue: Catalogue, rows: Uint32Array, yielder: Yielder): Promise<CourseBlock> {
  const columns: BlockColumn[] = [];
  for (const field of FIELDS) {
    const { codes, values } = catalogue.columnOf(field);
    const known = new Map<number, number>();
    const places = Uint16Array.from(rows, (row) => {
      const code = codes[row] as number;
      const place = known.get(code) ?? known.size;
      known.set(code, place);
      return place;
    });
    columns.push({
      values: Array.from(known.keys(), (code) => values[code]),
      places: known.size > 1 ? places : null,
    });
    await yielder.pause();
  }
  return new CourseBlock(idsOf(catalogue.ids, rows), columns);
}

/** Writes all courses of a block into new rows. */
export function addBlock(catalogue: Catalogue, { size, ids, columns }: CourseBlock): void {
  const first = catalogue.size;
  catalogue.ids = enlarged(catalogue.ids, (first + size) * 3);
  catalogue.ids.set(ids, first * 3);
  for (const [place, field] of FIELDS.entries()) {
    const { values, places } = columns[place] as BlockColumn;
    catalogue.columnOf(field).putAll(first, values, places, size);
  }
  catalogue.finishRows(first + size);
}

const idsOf = (ids: Uint32Array, rows: ArrayLike<number>): Uint32Array =>
  Uint32Array.from(
    { length: rows.length * 3 },
    (_, at) => ids[(rows[Math.floor(at / 3)] as number) * 3 + (at % 3)] as number,
  );
