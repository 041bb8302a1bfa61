import { BLOCK_PARTS, CourseBlock, MOST_IN_BLOCK } from './course-block';
import type { Yielder } from './types/yielder';

const ID_BYTES = 12;

/** The beginning of a block's bytes: how many courses, and the distinct values of each column. */
interface Head {
  courses: number;
  values: unknown[][];
}

/**
 * A block of courses as bytes, a tenth of what they are as documents: the distinct values of each column as JSON, the
 * ids, and two bytes per
 * course for each column with more than one value. Numbers stand as the machine has them. Throws RangeError for more than 65,535 courses.
 */
export async function packBlock({ size, ids, columns }: CourseBlock, yielder: Yielder): Promise<Uint8Array> {
  if (size > MOST_IN_BLOCK) throw new RangeError('too many courses for one block');
  const head: Head = { courses: size, values: columns.map(({ values }) => values) };
  const text = new TextEncoder().encode(JSON.stringify(head));
  await yielder.pause();
  const places = columns.flatMap((column) => column.places ?? []);
  const bytes = new Uint8Array(4 + text.length + size * (ID_BYTES + 2 * places.length));
  new DataView(bytes.buffer).setUint32(0, text.length, true);
  let at = 4;
  for (const part of [text, ids, ...places]) {
    bytes.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), at);
    at += part.byteLength;
  }
  return bytes;
}

/** The block that these bytes are. Throws when they are none of these columns. */
export function unpackBlock(bytes: Uint8Array): CourseBlock {
  const textBytes = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0, true);
  const { courses, values } = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + textBytes))) as Head;
  if (values.length !== BLOCK_PARTS.length) throw new RangeError('a block of courses with other columns');
  let at = 4 + textBytes;
  // Copied, because numbers can be read in place only where they are aligned. A Buffer's own `slice` wouldn't copy.
  const copied = (length: number) => {
    at += length;
    return new Uint8Array(bytes.subarray(at - length, at)).buffer;
  };
  const ids = new Uint32Array(copied(courses * ID_BYTES));
  const columns = values.map((distinct) => ({
    values: distinct,
    places: distinct.length > 1 ? new Uint16Array(copied(courses * 2)) : null,
  }));
  if (at !== bytes.length || ids.length !== courses * 3) throw new RangeError('a block of courses of another length');
  return new CourseBlock(ids, columns);
}
