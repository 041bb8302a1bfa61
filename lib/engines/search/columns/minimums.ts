import { MARK_FIELDS, NO_MARKS } from '@/lib/domain/marks/marks';
import type { SearchCourse, StatedMinimum } from '../types/query';
import type { Rows } from '../types/rows';
import { Column } from './column';

type MarkColumns = { readonly [Field in keyof StatedMinimum]: Column<SearchCourse[Field]> };

/** What says something by itself, as `hasMarks` has it. */
const STATEMENTS = MARK_FIELDS.filter((field) => field !== 'marksFrom' && field !== 'cgpaScale');

/** What rows state of earlier studies, each distinct minimum numbered; 0 is none. */
export class Minimums {
  readonly list: StatedMinimum[] = [{ ...NO_MARKS, level: '' }];
  /** The list's numbers, by row. */
  private readonly numbers = new Column<string>(['']);

  get codes(): Uint16Array | Uint32Array {
    return this.numbers.codes;
  }

  /** Which of the first `rows` rows state none, or one that is met; each is judged once. */
  met(rows: number, isMet: (minimum: StatedMinimum) => boolean): Rows {
    return this.numbers.where(rows, (_, number) => number === 0 || isMet(this.list[number] as StatedMinimum));
  }

  /** Numbers what a row states. */
  read(columns: MarkColumns, row: number): void {
    const isNone = STATEMENTS.every((field) => columns[field].at(row) === NO_MARKS[field]);
    const fields = [...MARK_FIELDS, 'level' as const];
    this.numbers.put(row, isNone ? '' : fields.map((field) => columns[field].codes[row]).join(' '));
    if (this.numbers.values.length > this.list.length) {
      // One literal: thousands are gone through in a search, which takes many times as long for objects put together by name.
      this.list.push({
        minPercentage: columns.minPercentage.at(row),
        minCgpa: columns.minCgpa.at(row),
        cgpaScale: columns.cgpaScale.at(row),
        minClass: columns.minClass.at(row),
        subjectsNeeded: columns.subjectsNeeded.at(row),
        maxBacklogs: columns.maxBacklogs.at(row),
        maxGapYears: columns.maxGapYears.at(row),
        marksFrom: columns.marksFrom.at(row),
        alsoAsked: columns.alsoAsked.at(row),
        level: columns.level.at(row),
      });
    }
  }
}
