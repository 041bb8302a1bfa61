import { COUNTRIES } from '@/lib/domain/countries';
import { COURSE_LEVELS } from '@/lib/domain/course';
import { COURSE_FIELD_NAMES, courseField, type ScoreFieldName } from '@/lib/domain/course-fields';
import { TOEFL_ASKED, type ToeflScale } from '@/lib/domain/test-scores';
import { Dictionary } from '../dictionary';
import { StatedMinimums } from '../stated-minimums';
import type { SearchCourse } from '../types';
import type { Yielder } from '../yielder';
import { enlarged, TextPool } from './text-pool';

export type Score = ScoreFieldName;
export const SCORES = COURSE_FIELD_NAMES.filter((name): name is Score => courseField(name).kind === 'score');

/** Below every score on 0 to 120, so that the two scales of TOEFL share a column and never compare. */
const NEW_TOEFL = -1_000;
/** What stands in a score's column. */
export const codedScore = (course: Pick<SearchCourse, Score | 'toeflScale'>, score: Score): number | null =>
  score === 'toefl' && course.toefl !== null ? codedToefl(course.toefl, course.toeflScale) : course[score];
export const codedToefl = (toefl: number, scale: ToeflScale): number => (scale === '1-6' ? NEW_TOEFL + toefl : toefl);
/** The highest code of a TOEFL score on 1 to 6. */
export const LAST_NEW_TOEFL = NEW_TOEFL + TOEFL_ASKED['1-6'].to;
/** The TOEFL score of a code, with its scale. */
export function toeflOf(code: number | null): Pick<SearchCourse, 'toefl' | 'toeflScale'> {
  if (code === null || code > LAST_NEW_TOEFL) return { toefl: code, toeflScale: '0-120' };
  return { toefl: code - NEW_TOEFL, toeflScale: '1-6' };
}

const CODED = [
  'course',
  'university',
  'campus',
  'level',
  'intake',
  'closing',
  'currency',
  'period',
  'topic',
  'marks',
] as const;
type Coded = (typeof CODED)[number];
type NumberColumn = Uint8Array | Uint32Array | Float64Array;

/** What the codes in the columns stand for; shared by every version of an index. */
export class Vocabulary {
  /** Course names as written, one entry per distinct name of the first build, one per row after it. */
  readonly names = new TextPool();
  readonly countries = new Dictionary(COUNTRIES);
  readonly campuses = new Dictionary();
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
  codes: Record<Coded, Uint32Array>;
  /** In minor units; NaN when unknown. */
  fees: Float64Array;
  /** In months; NaN when unknown. */
  durations: Float64Array;
  samples: Uint8Array;

  constructor(rows: number) {
    this.ids = new Uint32Array(rows * 3);
    this.codes = Object.fromEntries(CODED.map((field) => [field, new Uint32Array(rows)])) as Columns['codes'];
    this.fees = new Float64Array(rows);
    this.durations = new Float64Array(rows);
    this.samples = new Uint8Array(rows);
  }

  get byteLength(): number {
    const perRow = [this.ids, this.fees, this.durations, this.samples, ...Object.values(this.codes)];
    return perRow.reduce((sum, column) => sum + column.byteLength, 0);
  }

  /** Makes room for at least `rows` rows. */
  reserve(rows: number): void {
    if (rows <= this.samples.length) return;
    this.ids = enlarged(this.ids, rows * 3);
    for (const field of CODED) this.codes[field] = enlarged(this.codes[field], rows);
    this.fees = enlarged(this.fees, rows);
    this.durations = enlarged(this.durations, rows);
    this.samples = enlarged(this.samples, rows);
  }

  /** Writes a course into a row; `name` and `university` are its numbers. Throws RangeError for a malformed id. */
  put(row: number, course: SearchCourse, name: number, university: number, vocabulary: Vocabulary): void {
    const { codes } = this;
    putId(this.ids, row, course.id);
    codes.course[row] = name;
    codes.university[row] = university;
    codes.campus[row] = vocabulary.campuses.idOf(course.campus);
    codes.level[row] = vocabulary.levels.idOf(course.level);
    codes.intake[row] = vocabulary.intakes.idOf(course.admissionIntake);
    codes.closing[row] = vocabulary.closings.idOf(course.closingDays ?? '');
    codes.currency[row] = vocabulary.currencies.idOf(course.currency);
    codes.period[row] = vocabulary.periods.idOf(course.fee_period);
    codes.topic[row] = vocabulary.topics.idOf(course.category, course.subcategory);
    codes.marks[row] = vocabulary.marks.idOf(course);
    this.fees[row] = course.tuitionFeeMinor ?? Number.NaN;
    this.durations[row] = course.durationInMonths ?? Number.NaN;
    this.samples[row] = Number(course.forSample);
  }

  /** Fills the given rows with another table's rows: row `rows[i]` with its row `sources[i]`. */
  async copyRows(rows: Uint32Array, from: Columns, sources: Uint32Array, yielder: Yielder): Promise<void> {
    const columns: [NumberColumn, NumberColumn][] = [
      ...CODED.map((field): [NumberColumn, NumberColumn] => [this.codes[field], from.codes[field]]),
      [this.fees, from.fees],
      [this.durations, from.durations],
      [this.samples, from.samples],
    ];
    for (const [target, source] of columns) {
      await yielder.inParts(rows.length, (start, end) => {
        for (let at = start; at < end; at++) target[rows[at] as number] = source[sources[at] as number] as number;
      });
    }
    const [targetIds, sourceIds] = [this.ids, from.ids];
    await yielder.inParts(rows.length, (start, end) => {
      for (let at = start; at < end; at++) {
        const target = (rows[at] as number) * 3;
        const source = (sources[at] as number) * 3;
        for (let word = 0; word < 3; word++) targetIds[target + word] = sourceIds[source + word] as number;
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
    const word = (index: number) => (this.ids[row * 3 + index] as number).toString(16).padStart(8, '0');
    return word(0) + word(1) + word(2);
  }
}

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
