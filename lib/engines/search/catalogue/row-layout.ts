import { countingSort, identity } from '../counting-sort';
import { alignRows } from '../row-sets';
import type { UniversityTable } from '../universities';
import type { Yielder } from '../yielder';
import type { CountryBlock } from './catalogue';
import type { ReadCourses } from './course-reader';

/** Rows each country keeps free for courses that come after the build: so many, and this share of its own. */
const FREE_ROWS = 512;
const FREE_SHARE = 0.002;

export interface RowLayout {
  universities: UniversityTable;
  /** New numbers of the universities. */
  renumbered: Uint32Array;
  blocks: CountryBlock[];
  /** Rows in all, the free ones included. */
  capacity: number;
  /** The rows used, ascending, and for each the place of its course among those read. */
  rows: Uint32Array;
  sources: Uint32Array;
}

/** Gives every course its row: by country and university, with free rows at the end of each country's block. */
export async function layOut(
  { count, columns, universities: unsorted, vocabulary }: ReadCourses,
  yielder: Yielder,
): Promise<RowLayout> {
  const { table: universities, renumbered } = unsorted.sorted();
  const universityOf = columns.codes.university.slice(0, count);
  const sizes = new Uint32Array(universities.list.length);
  await yielder.inParts(count, (from, to) => {
    for (let index = from; index < to; index++) {
      const university = renumbered[universityOf[index] as number] as number;
      universityOf[index] = university;
      sizes[university] = (sizes[university] as number) + 1;
    }
  });
  const sources = countingSort(identity(count), universityOf, universities.list.length);
  await yielder.pause();
  const rows = new Uint32Array(count);
  const blocks: CountryBlock[] = [];
  let used = 0;
  let end = 0;
  let next = 0;
  for (const [country] of vocabulary.countries.values.entries()) {
    const block = { from: end, to: end, free: end, firstUniversity: next, endUniversity: next };
    for (; universities.list[next]?.country === country; next++) {
      const university = universities.at(next);
      university.from = block.free;
      university.to = block.free + (sizes[next] as number);
      for (let row = university.from; row < university.to; row++) rows[used++] = row;
      block.free = university.to;
    }
    const size = block.free - block.from;
    end = alignRows(block.free + FREE_ROWS + size * FREE_SHARE);
    blocks.push({ ...block, to: end, endUniversity: next });
    await yielder.pause();
  }
  return { universities, renumbered, blocks, capacity: end, rows, sources };
}
