import { COURSE_FIELD_NAMES, isCardField } from '@/lib/domain/course-fields';
import type { Dictionary } from '../dictionary';
import type { StatedMinimum } from '../stated-minimums';
import type { Yielder } from '../yielder';
import type { Catalogue } from './catalogue';
import { type Columns, hexOf, type Narrow, type Vocabulary } from './columns';
import type { ReadSoFar } from './course-reader';
import { SCORES } from './score-codes';
import { spread } from './spread';

/** A block holds so many courses at most: a part's numbers have two bytes. */
export const MOST_IN_BLOCK = 0xffff;

/** One part of the courses of a block: its distinct values, and for each course the place of its own; null where there is one value. */
export interface BlockColumn {
  values: unknown[];
  places: Uint16Array | null;
}

/** Some courses, part by part (`PARTS`). The index takes them so in a fraction of the time that it takes courses one by one. */
export class CourseBlock {
  constructor(
    /** Three words a course, as in `Columns.ids`. */
    readonly ids: Uint32Array,
    /** By place in `PARTS`. */
    readonly columns: readonly BlockColumn[],
  ) {}

  /** How many courses. */
  get size(): number {
    return this.ids.length / 3;
  }

  /** The block without these courses; the same block when it has none of them. `ids` holds their last eight digits, too. */
  without(ids: LeftOut): CourseBlock {
    const isLeftOut = (at: number) => {
      const [a, b, c] = [this.ids[at * 3] as number, this.ids[at * 3 + 1] as number, this.ids[at * 3 + 2] as number];
      return ids.endings.has(c) && ids.whole.has(hexOf(a) + hexOf(b) + hexOf(c));
    };
    const kept = Uint16Array.from({ length: this.size }, (_, at) => at).filter((at) => !isLeftOut(at));
    if (kept.length === this.size) return this;
    const words = Uint32Array.from({ length: kept.length * 3 }, (_, at) => {
      return this.ids[(kept[Math.floor(at / 3)] as number) * 3 + (at % 3)] as number;
    });
    const columns = this.columns.map(({ values, places }) => ({
      values,
      places: places && kept.map((at) => places[at] as number),
    }));
    return new CourseBlock(words, columns);
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

/** What the index keeps of a course by one number, or as one: how it is taken from a row, and read into the columns of a new index. */
interface Part<Value = unknown> {
  name: string;
  /** What tells the values of rows apart. */
  codeAt: (catalogue: Catalogue) => (row: number) => number;
  /** The value of a code, as JSON can hold it. */
  valueOf: (catalogue: Catalogue, code: number) => Value;
  read: (into: ReadSoFar, values: Value[], places: Uint16Array | null, rows: number) => void;
}

/** A field that one of the dictionaries numbers. */
function text(name: Narrow, dictionary: (vocabulary: Vocabulary) => Dictionary): Part<string> {
  return {
    name,
    codeAt: ({ columns }) => at(columns.codes[name]),
    valueOf: ({ vocabulary }, code) => dictionary(vocabulary).textOf(code),
    read: ({ columns, vocabulary, count }, values, places, rows) => {
      const codes = values.map((value) => dictionary(vocabulary).idOf(value));
      columns.putCodes(name, count, codes, places, rows);
    },
  };
}

/** A number of its own in each row; null for NaN. */
function amount(name: 'fees' | 'durations', makeRoom: (columns: Columns, value: number) => void): Part<number | null> {
  return {
    name,
    codeAt: ({ columns }) => at(columns[name]),
    valueOf: (_, code) => (Number.isNaN(code) ? null : code),
    read: ({ columns, count }, values, places, rows) => {
      const numbers = values.map((value) => value ?? Number.NaN);
      for (const number of numbers) makeRoom(columns, number);
      spread(columns[name], count, numbers, places, rows);
    },
  };
}

const at = (column: ArrayLike<number>) => (row: number) => column[row] as number;

const PARTS = [
  {
    name: 'course',
    codeAt: ({ columns }) => at(columns.codes.course),
    valueOf: ({ vocabulary }, code) => vocabulary.names.get(code),
    read: ({ columns, nameOf, count }, values, places, rows) =>
      columns.putCodes('course', count, values.map(nameOf), places, rows),
  } satisfies Part<string>,
  {
    name: 'university',
    codeAt: ({ columns }) => at(columns.codes.university),
    valueOf: ({ universities, vocabulary }, code) => {
      const { country, name } = universities.at(code);
      return [vocabulary.countries.textOf(country), name];
    },
    read: ({ columns, universities, vocabulary, count }, values, places, rows) => {
      const codes = values.map(([country, name]) => universities.idOf(vocabulary.countries.idOf(country), name));
      columns.putCodes('university', count, codes, places, rows);
    },
  } satisfies Part<[string, string]>,
  text('campus', ({ campuses }) => campuses),
  text('award', ({ awards }) => awards),
  text('level', ({ levels }) => levels),
  text('intake', ({ intakes }) => intakes),
  text('closing', ({ closings }) => closings),
  text('currency', ({ currencies }) => currencies),
  text('period', ({ periods }) => periods),
  {
    name: 'topic',
    codeAt: ({ columns }) => at(columns.codes.topic),
    valueOf: ({ vocabulary }, code) => {
      const topic = vocabulary.topics.list[code];
      return [topic?.category ?? '', topic?.subcategory ?? ''];
    },
    read: ({ columns, vocabulary, count }, values, places, rows) => {
      const codes = values.map(([category, subcategory]) => vocabulary.topics.idOf(category, subcategory));
      columns.putCodes('topic', count, codes, places, rows);
    },
  } satisfies Part<[string, string]>,
  {
    name: 'marks',
    codeAt: ({ columns }) => at(columns.codes.marks),
    valueOf: ({ vocabulary }, code) => vocabulary.marks.at(code),
    read: ({ columns, vocabulary, count }, values, places, rows) => {
      const codes = values.map((minimum) => vocabulary.marks.idOf(minimum));
      columns.putCodes('marks', count, codes, places, rows);
    },
  } satisfies Part<StatedMinimum>,
  amount('fees', () => undefined),
  amount('durations', (columns, duration) => columns.makeRoomFor(duration)),
  {
    name: 'samples',
    codeAt: ({ columns }) => at(columns.samples),
    valueOf: (_, code) => code,
    read: ({ columns, count }, values, places, rows) => spread(columns.samples, count, values, places, rows),
  } satisfies Part<number>,
  ...SCORES.map(
    (score): Part<number | null> => ({
      name: score,
      codeAt:
        ({ scores }) =>
        (row) =>
          scores[score].codeAt(row),
      valueOf: ({ scores }, code) => scores[score].valueOf(code),
      read: ({ scores, count }, values, places, rows) => scores[score].readAll(values, places, count, rows),
    }),
  ),
] as readonly Part[];

/** What blocks consist of; one of other parts, or of courses with other fields, can't be read. */
export const BLOCK_PARTS = [...PARTS.map(({ name }) => name), ...COURSE_FIELD_NAMES.filter(isCardField)];
/** How many columns a block has. */
export const COLUMNS_OF_BLOCK = PARTS.length;

/** The courses of these rows, at most `MOST_IN_BLOCK`. Yields after each part. */
export async function blockOf(catalogue: Catalogue, rows: readonly number[], yielder: Yielder): Promise<CourseBlock> {
  const columns: BlockColumn[] = [];
  for (const part of PARTS) {
    // Without a break: a score's codes move when a course that states a new one comes in.
    const codeAt = part.codeAt(catalogue);
    const known = new Map<number, number>();
    const places = new Uint16Array(rows.length);
    for (let at = 0; at < rows.length; at++) {
      const code = codeAt(rows[at] as number);
      let place = known.get(code);
      if (place === undefined) {
        place = known.size;
        known.set(code, place);
      }
      places[at] = place;
    }
    const values = Array.from(known.keys(), (code) => part.valueOf(catalogue, code));
    columns.push({ values, places: known.size > 1 ? places : null });
    await yielder.pause();
  }
  const { ids } = catalogue.columns;
  const words = Uint32Array.from({ length: rows.length * 3 }, (_, at) => {
    return ids[(rows[Math.floor(at / 3)] as number) * 3 + (at % 3)] as number;
  });
  await yielder.pause();
  return new CourseBlock(words, columns);
}

/** Adds a block's courses to what has been read so far. Yields before each part. */
export async function readBlock(block: CourseBlock, into: ReadSoFar, yielder: Yielder): Promise<void> {
  const { size, ids, columns } = block;
  into.columns.reserve(into.count + size);
  into.columns.ids.set(ids, into.count * 3);
  for (const [place, part] of PARTS.entries()) {
    await yielder.pause();
    const { values, places } = columns[place] as BlockColumn;
    part.read(into, values, places, size);
  }
  into.count += size;
}
