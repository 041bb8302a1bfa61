import { COUNTRIES } from '@/lib/domain/countries';
import { COURSE_LEVELS } from '@/lib/domain/course';
import { Dictionary } from '../dictionary';
import { StatedMinimums } from '../stated-minimums';
import type { SearchCourse } from '../types';
import type { Yielder } from '../yielder';
import { spread } from './spread';
import { enlarged, TextPool } from './text-pool';

const WIDE = ['course', 'university', 'marks'] as const;
/** Of few distinct values as a rule: two bytes a row, until there are more than those tell apart. */
const NARROW = ['campus', 'level', 'intake', 'closing', 'currency', 'period', 'topic', 'award'] as const;
export type Narrow = (typeof NARROW)[number];
type Coded = (typeof WIDE)[number] | Narrow;
export type CodeColumn = Uint16Array | Uint32Array;

/** The largest number of two bytes. */
export const LARGEST_NARROW = 0xffff;

/** What the codes in the columns stand for; shared by every version of an index. */
export class Vocabulary {
  /** Course names as written, one entry per distinct name of the first build, one per row after it. */
  readonly names = new TextPool();
  readonly countries = new Dictionary(COUNTRIES);
  readonly campuses = new Dictionary();
  readonly awards = new Dictionary();
  readonly levels = new Dictionary([...COURSE_LEVELS, '']);
  /** `admissionIntake` as written. */
  readonly intakes = new Dictionary();
  /** `closingDays` as stored. */
  readonly closings = new Dictionary();
  readonly currencies = new Dictionary();
  readonly periods = new Dictionary();
  readonly topics = new Topics();
  readonly marks = new StatedMinimums();
}

/** Distinct pairs of category and subcategory, numbered. */
class Topics {
  readonly list: { category: string; subcategory: string }[] = [];
  private readonly ids = new Map<string, Map<string, number>>();

  idOf(category: string, subcategory: string): number {
    let ofCategory = this.ids.get(category);
    if (!ofCategory) {
      ofCategory = new Map();
      this.ids.set(category, ofCategory);
    }
    let id = ofCategory.get(subcategory);
    if (id === undefined) {
      id = this.list.length;
      ofCategory.set(subcategory, id);
      this.list.push({ category, subcategory });
    }
    return id;
  }
}

/** The fields of courses that are kept per row. Scores are kept apart (`ScoreColumn`). */
export class Columns {
  /** Three words per row: the id's 24 hex digits, eight a word. */
  ids: Uint32Array;
  /** Per field, a code per row. `university` numbers the universities of `UniversityTable`. */
  codes: Record<(typeof WIDE)[number], Uint32Array> & Record<Narrow, CodeColumn>;
  /** In minor units; NaN when unknown. */
  fees: Float64Array;
  /** In months; NaN when unknown. Half as wide until there is one that this would change. */
  durations: Float32Array | Float64Array;
  samples: Uint8Array;

  constructor(rows: number) {
    this.ids = new Uint32Array(rows * 3);
    this.codes = Object.fromEntries([
      ...WIDE.map((field) => [field, new Uint32Array(rows)]),
      ...NARROW.map((field) => [field, new Uint16Array(rows)]),
    ]) as Columns['codes'];
    this.fees = new Float64Array(rows);
    this.durations = new Float32Array(rows);
    this.samples = new Uint8Array(rows);
  }

  get byteLength(): number {
    const perRow = [this.ids, this.fees, this.durations, this.samples, ...Object.values(this.codes)];
    return perRow.reduce((sum, column) => sum + column.byteLength, 0);
  }

  /** Makes room for at least `rows` rows, twice as many as before: what is outgrown adds up to no more than is kept. */
  reserve(rows: number): void {
    if (rows <= this.samples.length) return;
    this.ids = enlarged(this.ids, rows * 3, 2);
    for (const field of WIDE) this.codes[field] = enlarged(this.codes[field], rows, 2);
    for (const field of NARROW) this.codes[field] = enlarged(this.codes[field], rows, 2);
    this.fees = enlarged(this.fees, rows, 2);
    this.durations = enlarged(this.durations, rows, 2);
    this.samples = enlarged(this.samples, rows, 2);
  }

  /** Writes a course into a row; `name` and `university` are its numbers. Throws RangeError for a malformed id. */
  put(row: number, course: SearchCourse, name: number, university: number, vocabulary: Vocabulary): void {
    const { codes } = this;
    putId(this.ids, row, course.id);
    codes.course[row] = name;
    codes.university[row] = university;
    this.putCode('campus', row, vocabulary.campuses.idOf(course.campus));
    this.putCode('award', row, vocabulary.awards.idOf(course.award ?? ''));
    this.putCode('level', row, vocabulary.levels.idOf(course.level));
    this.putCode('intake', row, vocabulary.intakes.idOf(course.admissionIntake));
    this.putCode('closing', row, vocabulary.closings.idOf(course.closingDays ?? ''));
    this.putCode('currency', row, vocabulary.currencies.idOf(course.currency));
    this.putCode('period', row, vocabulary.periods.idOf(course.fee_period));
    this.putCode('topic', row, vocabulary.topics.idOf(course.category, course.subcategory));
    codes.marks[row] = vocabulary.marks.idOf(course);
    this.fees[row] = course.tuitionFeeMinor ?? Number.NaN;
    const duration = course.durationInMonths ?? Number.NaN;
    this.makeRoomFor(duration);
    this.durations[row] = duration;
    this.samples[row] = Number(course.forSample);
  }

  /** Widens the column of durations where it would change this one. */
  makeRoomFor(duration: number): void {
    const isExact = Object.is(Math.fround(duration), duration);
    if (!isExact && this.durations instanceof Float32Array) this.durations = Float64Array.from(this.durations);
  }

  /** Writes a field of the rows from `first` on: for each the code that stands in `codes` at its place in `places`; without places the first. */
  putCodes(field: Coded, first: number, codes: readonly number[], places: Uint16Array | null, rows: number): void {
    if (isNarrow(field) && this.codes[field] instanceof Uint16Array && codes.some((code) => code > LARGEST_NARROW)) {
      this.widen(field);
    }
    spread(this.codes[field], first, codes, places, rows);
  }

  private putCode(field: Narrow, row: number, code: number): void {
    if (code > LARGEST_NARROW && this.codes[field] instanceof Uint16Array) this.widen(field);
    this.codes[field][row] = code;
  }

  private widen(field: Narrow): void {
    this.codes[field] = Uint32Array.from(this.codes[field]);
  }

  /** Fills the given rows with another table's rows: row `rows[i]` with its row `sources[i]`. */
  async copyRows(rows: Uint32Array, from: Columns, sources: Uint32Array, yielder: Yielder): Promise<void> {
    for (const field of NARROW) if (from.codes[field] instanceof Uint32Array) this.widen(field);
    if (from.durations instanceof Float64Array) this.durations = Float64Array.from(this.durations);
    // A loop for each width: one for columns of all kinds takes several times as long.
    for (const field of [...WIDE, ...NARROW]) {
      const [target, source] = [this.codes[field], from.codes[field]];
      await yielder.inParts(rows.length, (start, end) => {
        for (let at = start; at < end; at++) target[rows[at] as number] = source[sources[at] as number] as number;
      });
    }
    const { fees, durations, samples, ids } = this;
    await yielder.inParts(rows.length, (start, end) => {
      for (let at = start; at < end; at++) {
        const [row, source] = [rows[at] as number, sources[at] as number];
        fees[row] = from.fees[source] as number;
        durations[row] = from.durations[source] as number;
        samples[row] = from.samples[source] as number;
        ids[row * 3] = from.ids[source * 3] as number;
        ids[row * 3 + 1] = from.ids[source * 3 + 1] as number;
        ids[row * 3 + 2] = from.ids[source * 3 + 2] as number;
      }
    });
  }

  /** In minor units. */
  feeAt(row: number): number | null {
    return numberOrNull(this.fees[row] as number);
  }

  durationAt(row: number): number | null {
    return numberOrNull(this.durations[row] as number);
  }

  idOf(row: number): string {
    const { ids } = this;
    return hexOf(ids[row * 3] as number) + hexOf(ids[row * 3 + 1] as number) + hexOf(ids[row * 3 + 2] as number);
  }
}

const isNarrow = (field: Coded): field is Narrow => (NARROW as readonly string[]).includes(field);

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** The eight hex digits of a word. */
export const hexOf = (word: number): string =>
  `${HEX[word >>> 24]}${HEX[(word >>> 16) & 0xff]}${HEX[(word >>> 8) & 0xff]}${HEX[word & 0xff]}`;

const HEX_DIGITS = /^[0-9a-f]{24}$/;

/** Writes the id's 24 hex digits as three words. Throws RangeError when they are anything else. */
function putId(ids: Uint32Array, row: number, id: string): void {
  if (!HEX_DIGITS.test(id)) throw new RangeError(`not a course id: ${id}`);
  for (let word = 0; word < 3; word++) {
    let value = 0;
    for (let at = word * 8; at < word * 8 + 8; at++) {
      const code = id.charCodeAt(at);
      value = (value << 4) | (code < 0x3a ? code - 0x30 : code - 0x57);
    }
    ids[row * 3 + word] = value;
  }
}

function numberOrNull(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}
