import type { Country } from '@/lib/domain/countries';
import { intakeText, intakesOf as monthsOf } from '@/lib/domain/courses/intakes';
import type { RowParser } from '../parse-values';
import { nameOf } from '../row-problem';
import type { SheetRow } from '../spreadsheet';
import { areMonthNumbers } from '../values/intakes';
import { intakesOf } from '../values/memoized';
import type { ColumnMapping } from './column-mapping';
import { headerWords } from './header-words';

/** The months of all a row's columns of intakes, 'Jan Sep'; '' where none is known. */
export function readIntakeColumns(parser: RowParser, country: Country): string {
  const columns = parser.columns.filter(({ field }) => field === 'admissionIntake');
  const months = columns.flatMap((column, index) => {
    const cell = index === 0 ? parser.value('admissionIntake') : parser.cellAt(column);
    const { value, problem } = intakesOf(cell, country, column.hints.monthNumbers);
    if (problem !== undefined) parser.problems.push({ column: nameOf(column), message: problem, fatal: false });
    return value ? monthsOf(value) : [];
  });
  return columns.length === 0 ? '' : intakeText(new Set(months));
}

/** The columns, those of intakes with whether bare numbers in them are months. */
export const withMonthNumbers = (columns: readonly ColumnMapping[], rows: readonly SheetRow[]): ColumnMapping[] =>
  columns.map((column) =>
    column.field === 'admissionIntake' && areMonthNumbers(rows.map(({ cells }) => cells[column.column] ?? null))
      ? { ...column, hints: { ...column.hints, monthNumbers: true } }
      : column,
  );

/** 'Intake 1' and 'Intake 2'. */
export function areNumberedAlike(one: ColumnMapping, other: ColumnMapping): boolean {
  const bare = ({ label }: ColumnMapping) => headerWords(label).replace(/ ?\d{1,2}$/, '');
  return bare(one) === bare(other) && one.label !== other.label;
}
