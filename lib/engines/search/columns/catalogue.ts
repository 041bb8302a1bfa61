import { COUNTRIES } from '@/lib/domain/countries';
import { closingDaysOf } from '@/lib/domain/courses/closing-days';
import { COURSE_LEVELS, MONTHS, type Month } from '@/lib/domain/courses/course';
import { BLANK_COURSE, type CardFieldName, COURSE_FIELD_NAMES, isCardField } from '@/lib/domain/courses/course-fields';
import { intakesOf } from '@/lib/domain/courses/intakes';
import { majorUnits } from '@/lib/domain/money/money';
import { enlarged } from '../types/enlarged';
import type { FeeScale } from '../types/fee-scale';
import { type CourseCard, ENGLISH_SCORES, type SearchCourse } from '../types/query';
import type { Rows } from '../types/rows';
import { yearlyFee } from '../types/yearly-fee';
import { Column } from './column';
import { Minimums } from './minimums';
import { Names } from './names';
import { TextList } from './text-list';

/** The fields of a course, each of which is a column. */
export const FIELDS = COURSE_FIELD_NAMES.filter(isCardField);

/** Those that cards have as they are. */
const AS_THEY_ARE = FIELDS.filter((field) => field !== 'tuitionFeeMinor' && field !== 'closingDays');
/** With every field, so that objects made of it are alike: put together field by field they would take several times as long. */
const BLANK = { id: '', ...blankOf(FIELDS) } as SearchCourse;
const BLANK_CARD = { id: '', ...blankOf(AS_THEY_ARE), tuitionFee: null, closingDays: {} } as CourseCard;

function blankOf(fields: readonly CardFieldName[]): object {
  return Object.fromEntries(fields.map((field) => [field, BLANK_COURSE[field]]));
}

type Columns = { readonly [Field in CardFieldName]: Column<SearchCourse[Field]> };

const HEX_DIGITS = /^[0-9a-f]{24}$/;

/** An id's 24 hex digits as three words. Throws RangeError when they are anything else. */
function wordsOfId(id: string): [number, number, number] {
  if (!HEX_DIGITS.test(id)) throw new RangeError(`not a course id: ${id}`);
  const word = (from: number) => Number.parseInt(id.slice(from, from + 8), 16);
  return [word(0), word(8), word(16)];
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** The eight hex digits of a word. */
export const hexOf = (word: number): string =>
  `${HEX[word >>> 24]}${HEX[(word >>> 16) & 0xff]}${HEX[(word >>> 8) & 0xff]}${HEX[word & 0xff]}`;

/**
 * The courses, column by column. Shared by all versions of a `CourseIndex` that descend from one build: rows are only ever
 * added, never changed, and each version knows which of them exist for it.
 */
export class Catalogue {
  readonly columns = Object.fromEntries(FIELDS.map((name) => [name, new Column(FIRST[name])])) as unknown as Columns;
  /** Three words per row: the id's 24 hex digits, eight a word. */
  ids = new Uint32Array(3 << 10);
  /** What each row is sorted by within the group of its fee; NaN where that isn't known. */
  readonly fees = new Column<number>();
  /** Whether a row publishes no English score. */
  readonly withoutEnglish = new Column<boolean>();
  readonly minimums = new Minimums();
  /** How many rows there are, those that no version has any more among them. */
  size = 0;
  readonly names = new Names();
  private readonly monthsRead: (readonly Month[])[] = [];
  private readonly monthBits: number[] = [];
  private readonly lists = {
    university: new TextList(),
    campus: new TextList(),
    places: new TextList(),
    award: new TextList(),
  };

  constructor(readonly scale: FeeScale) {}

  /** Writes a course into a new row. Throws RangeError for a malformed id. */
  add(course: SearchCourse): void {
    const row = this.size;
    const words = wordsOfId(course.id);
    this.ids = enlarged(this.ids, row * 3 + 3);
    this.ids.set(words, row * 3);
    for (const field of FIELDS) this.columnOf(field).put(row, course[field] ?? BLANK_COURSE[field]);
    this.finishRows(row + 1);
  }

  columnOf = (field: CardFieldName): Column<unknown> => this.columns[field] as Column<unknown>;

  idOf(row: number): string {
    const { ids } = this;
    return hexOf(ids[row * 3] as number) + hexOf(ids[row * 3 + 1] as number) + hexOf(ids[row * 3 + 2] as number);
  }

  /** The course that stands in a row, as it was given. */
  courseAt(row: number): SearchCourse {
    const course = { ...BLANK, id: this.idOf(row) };
    this.copyFields(FIELDS, row, course);
    return course;
  }

  cardAt(row: number): CourseCard {
    const card = { ...BLANK_CARD, id: this.idOf(row) };
    this.copyFields(AS_THEY_ARE, row, card);
    const { tuitionFeeMinor, currency, closingDays } = this.columns;
    const fee = tuitionFeeMinor.at(row);
    card.tuitionFee = fee === null ? null : majorUnits(fee, currency.at(row));
    card.closingDays = closingDaysOf(closingDays.at(row));
    return card;
  }

  private copyFields(fields: readonly CardFieldName[], row: number, to: object): void {
    for (const field of fields) (to as Record<string, unknown>)[field] = this.columnOf(field).at(row);
  }

  /** The months of each intake, by number of the value. */
  get months(): readonly (readonly Month[])[] {
    for (const text of this.columns.admissionIntake.values.slice(this.monthsRead.length)) {
      const months = intakesOf(text);
      this.monthsRead.push(months);
      this.monthBits.push(bitsOf(months));
    }
    return this.monthsRead;
  }

  /** The rows that start in one of these months. */
  rowsStarting(rows: number, months: readonly string[]): Rows {
    const bits = this.months.length > 0 ? bitsOf(months) : 0;
    return this.columns.admissionIntake.where(rows, (_, number) => ((this.monthBits[number] ?? 0) & bits) !== 0);
  }

  /** The folded texts of a field, by number of the value. */
  textsOf = (field: keyof typeof this.lists): TextList => this.lists[field].follow(this.columns[field].values);

  foldedNameAt = (row: number): string => this.names.textOf(this.columns.course.codes[row] as number);
  foldedUniversityAt = (row: number): string =>
    this.textsOf('university').texts[this.columns.university.codes[row] as number] as string;

  get byteLength(): number {
    const columns = FIELDS.reduce((sum, field) => sum + this.columnOf(field).byteLength, 0);
    return columns + this.ids.byteLength + this.fees.byteLength;
  }

  /** Works out what is derived of rows, before `end`, whose fields have been written. */
  finishRows(end: number): void {
    const { tuitionFeeMinor, fee_period, durationInMonths, currency } = this.columns;
    for (let row = this.size; row < end; row++) {
      const yearly = yearlyFee({
        tuitionFeeMinor: tuitionFeeMinor.at(row),
        fee_period: fee_period.at(row),
        durationInMonths: durationInMonths.at(row),
      });
      this.fees.put(row, yearly === null ? Number.NaN : this.scale.valueOf(yearly, currency.at(row)));
      this.withoutEnglish.put(
        row,
        ENGLISH_SCORES.every((score) => this.columns[score].at(row) === null),
      );
      this.minimums.read(this.columns, row);
    }
    this.size = end;
  }
}

/** A bit for each of the months. */
const bitsOf = (months: readonly string[]): number =>
  MONTHS.reduce((bits, month, place) => bits | (Number(months.includes(month)) << place), 0);

/** Values that are counted though no course has them, first and in this order. */
const FIRST: Partial<Record<CardFieldName, readonly unknown[]>> = {
  country: COUNTRIES,
  level: [...COURSE_LEVELS, ''],
};
