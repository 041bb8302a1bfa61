import { MARK_FIELDS, NO_MARKS } from '@/lib/domain/marks/marks';
import { enlarged } from '../types/enlarged';
import type { SearchCourse, StatedMinimum } from '../types/query';
import type { Column } from './column';

type MarkColumns = { readonly [Field in keyof StatedMinimum]: Column<SearchCourse[Field]> };

/** What says something by itself, as `hasMarks` has it. */
const STATEMENTS = MARK_FIELDS.filter((field) => field !== 'marksFrom' && field !== 'cgpaScale');

/** What rows state of earlier studies, each distinct minimum numbered; 0 is none. */
export class Minimums {
  readonly list: StatedMinimum[] = [{ ...NO_MARKS, level: '' }];
  /** By row. */
  codes = new Uint32Array(1 << 10);
  private readonly numbers = new Map<string, number>();

  /** Numbers what a row states. */
  read(columns: MarkColumns, row: number): void {
    this.codes = enlarged(this.codes, row + 1);
    if (STATEMENTS.every((field) => columns[field].at(row) === NO_MARKS[field])) return;
    const key = [...MARK_FIELDS, 'level' as const].map((field) => columns[field].codes[row]).join(' ');
    const number = this.numbers.get(key) ?? this.list.length;
    if (number === this.list.length) {
      this.numbers.set(key, number);
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
    this.codes[row] = number;
  }
}
