import { COURSE_FIELD_NAMES, isCardField } from '@/lib/domain/course-fields';
import type { SearchCourse } from './types';
import type { Yielder } from './yielder';

/** What a packed course consists of; blocks of other fields can't be read. */
export const PACKED_FIELDS = COURSE_FIELD_NAMES.filter(isCardField);
/** So many courses at most: a field's numbers have two bytes. */
const MOST_COURSES = 0xffff;
const ID_BYTES = 12;

type Value = SearchCourse[(typeof PACKED_FIELDS)[number]];

/** The beginning of a block: how many courses, and per field its distinct values. */
interface Head {
  courses: number;
  values: Value[][];
}

/**
 * Some courses as bytes, a tenth of what they are as documents: for each field its distinct values, and a number per course where
 * there is more than one. Throws RangeError for more than 65,535. Breaks after each field.
 */
export async function packCourses(courses: readonly SearchCourse[], yielder: Yielder): Promise<Uint8Array> {
  if (courses.length > MOST_COURSES) throw new RangeError('too many courses for one block');
  const values: Value[][] = [];
  const numbers: Uint16Array[] = [];
  for (const field of PACKED_FIELDS) {
    const known = new Map<Value, number>();
    const column = new Uint16Array(courses.length);
    for (const [place, course] of courses.entries()) {
      const value = course[field];
      let number = known.get(value);
      if (number === undefined) {
        number = known.size;
        known.set(value, number);
      }
      column[place] = number;
    }
    values.push([...known.keys()]);
    if (known.size > 1) numbers.push(column);
    await yielder.pause();
  }
  const head = new TextEncoder().encode(JSON.stringify({ courses: courses.length, values } satisfies Head));
  const bytes = new Uint8Array(4 + head.length + courses.length * (ID_BYTES + 2 * numbers.length));
  const view = new DataView(bytes.buffer);
  view.setUint32(0, head.length, true);
  bytes.set(head, 4);
  let at = 4 + head.length;
  await yielder.pause();
  for (const { id } of courses) {
    for (let digit = 0; digit < ID_BYTES * 2; digit += 8, at += 4)
      view.setUint32(at, Number.parseInt(id.slice(digit, digit + 8), 16));
  }
  await yielder.pause();
  for (const column of numbers) {
    for (let place = 0; place < column.length; place++, at += 2) view.setUint16(at, column[place] as number, true);
  }
  return bytes;
}

/** The courses of a block, in the same order. Throws when the bytes are no block of these fields. */
export function* unpackCourses(bytes: Uint8Array): Generator<SearchCourse> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const headBytes = view.getUint32(0, true);
  const { courses, values } = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + headBytes))) as Head;
  if (values.length !== PACKED_FIELDS.length) throw new RangeError('a block of courses with other fields');
  const ids = 4 + headBytes;
  let next = ids + courses * ID_BYTES;
  const columns = values.map((distinct) => {
    if (distinct.length < 2) return -1;
    next += 2 * courses;
    return next - 2 * courses;
  });
  if (next !== bytes.length) throw new RangeError('a block of courses of another length');
  for (let place = 0; place < courses; place++) {
    const course: Record<string, unknown> = { id: idAt(view, ids + place * ID_BYTES) };
    for (let field = 0; field < PACKED_FIELDS.length; field++) {
      const column = columns[field] as number;
      const number = column < 0 ? 0 : view.getUint16(column + 2 * place, true);
      course[PACKED_FIELDS[field] as string] = (values[field] as Value[])[number];
    }
    yield course as unknown as SearchCourse;
  }
}

function idAt(view: DataView, at: number): string {
  const word = (offset: number) =>
    view
      .getUint32(at + offset)
      .toString(16)
      .padStart(8, '0');
  return word(0) + word(4) + word(8);
}
