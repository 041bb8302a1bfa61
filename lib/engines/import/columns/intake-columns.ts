import type { Country } from '@/lib/domain/countries';
import { intakeText, intakesOf as monthsOf } from '@/lib/domain/intakes';
import type { RowParser } from '../parse-values';
import { nameOf } from '../row-problem';
import { intakesOf } from '../values/memoized';
import type { ColumnMapping } from './column-mapping';
import { headerWords } from './header-words';

/** The months of all a row's columns of intakes, 'Jan Sep'; '' where none is known. */
export function readIntakeColumns(parser: RowParser, country: Country): string {
  const columns = parser.columns.filter(({ field }) => field === 'admissionIntake');
  const months = columns.flatMap((column, index) => {
    const cell = index === 0 ? parser.value('admissionIntake') : parser.cellAt(column);
    const { value, problem } = intakesOf(cell, country);
    if (problem !== undefined) parser.problems.push({ column: nameOf(column), message: problem, fatal: false });
    return value ? monthsOf(value) : [];
  });
  return columns.length === 0 ? '' : intakeText(new Set(months));
}

/** 'Intake 1' and 'Intake 2'. */
export function areNumberedAlike(one: ColumnMapping, other: ColumnMapping): boolean {
  const bare = ({ label }: ColumnMapping) => headerWords(label).replace(/ ?\d{1,2}$/, '');
  return bare(one) === bare(other) && one.label !== other.label;
}
