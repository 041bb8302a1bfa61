import type { ImportField } from '@/lib/domain/imports/import-fields';
import type { RowParser } from '../parse-values';
import { type DurationUnit, durationUnitOf } from '../values/duration';
import { durationOf } from '../values/memoized';
import { isNothing, quoted } from '../values/parsed';
import { cellLine } from '../values/text';

/** A row's length in months: a bare number has the unit of its row, or of its head. Null where it isn't known. */
export function readDurationColumn(parser: RowParser): number | null {
  return LENGTHS.reduce<number | null>((known, [field, unit]) => known ?? readFrom(parser, field, unit), null);
}

/** The columns of lengths, with the unit that a person said of one. */
const LENGTHS: readonly (readonly [ImportField, DurationUnit | undefined])[] = [
  ['duration', undefined],
  ['lengthInYears', 'years'],
  ['lengthInMonths', 'months'],
  ['lengthInWeeks', 'weeks'],
];

function readFrom(parser: RowParser, field: ImportField, said: DurationUnit | undefined): number | null {
  const cell = parser.value(field);
  if (cell === null) return null;
  if (cell instanceof Date || typeof cell === 'boolean') {
    const what = `The cell contains ${quoted(cellLine(cell))}, not a duration: the spreadsheet turned it into a date.`;
    parser.report(field, what);
    return null;
  }
  const text = typeof cell === 'string' ? cellLine(cell) : cell;
  if (typeof text === 'string' && (text === '' || isNothing(text))) return null;
  if (said) return parser.take(field, durationOf(text, said));
  const named = cellLine(parser.cell('durationUnit')).toLowerCase();
  const unit = durationUnitOf(named);
  if (named !== '' && !unit)
    parser.report('durationUnit', `${quoted(named)} is not a unit we know. Use weeks, months or years.`);
  return parser.take('duration', durationOf(text, named === '' ? parser.mapping('duration')?.hints.unit : unit));
}
