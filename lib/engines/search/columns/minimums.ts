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
      const fields = MARK_FIELDS.map((field) => [field, columns[field].at(row)]);
      // Assigned to what has all fields: thousands are gone through, and objects put together otherwise take several times as long.
      this.list.push(Object.assign({ ...NO_MARKS, level: columns.level.at(row) }, Object.fromEntries(fields)));
    }
    this.codes[row] = number;
  }
}
