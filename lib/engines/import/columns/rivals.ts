import { IMPORT_COLUMNS, type ImportField } from '@/lib/domain/imports/import-fields';
import { type ColumnMapping, mapped, NO_HINTS, unmapped } from './column-mapping';
import { type ColumnCells, mayBe } from './evidence';
import { feeHead, INTERNATIONAL_FEE } from './fee-heads';
import { NEED_CELLS, VAGUE_NAMES } from './header-names';
import { headerReadings } from './header-words';
import { areNumberedAlike } from './intake-columns';

/** Leaves each field to one of the columns that could give it, and gives vague heads what no clearer one has. */
export function settleRivals(columns: ColumnMapping[], cells: readonly ColumnCells[], labels: readonly string[]): void {
  preferInternational(columns);
  keepSurest(columns, cells);
  placeVague(columns, cells, labels);
  applyCricosRules(columns);
}

/** Of several columns for one field only the surest stays, the leftmost among equals; one with cells comes before one without. */
function keepSurest(columns: ColumnMapping[], cells: readonly ColumnCells[]): void {
  const best = new Map<ImportField, ColumnMapping>();
  for (const column of columns) {
    if (!column.field || (IMPORT_COLUMNS[column.field].shared && !ALIKE_ALONE.has(column.field))) continue;
    const rival = best.get(column.field);
    if (rival && areAlike(rival, column)) continue;
    const isEmpty = ({ column: place }: ColumnMapping) => cells[place]?.texts.length === 0;
    const isRivalBetter =
      rival && isEmpty(rival) === isEmpty(column) ? rival.confidence >= column.confidence : rival && isEmpty(column);
    const loser = isRivalBetter ? column : rival;
    const winner = loser === column ? rival : column;
    if (winner) best.set(column.field, winner);
    if (loser && winner) Object.assign(loser, unmapped(`“${winner.label}” is already used for this field.`));
  }
}

/** Several columns give these together only where their heads are alike: 'Intake 1' and 'Intake 2', the parts of a test. */
const ALIKE_ALONE: ReadonlySet<ImportField> = new Set([
  'admissionIntake',
  'ieltsLessThan',
  'pteLessThan',
  'detLessThan',
  'toeflLessThan',
]);

function areAlike(one: ColumnMapping, other: ColumnMapping): boolean {
  if (one.field !== 'admissionIntake') return one.reason === other.reason && one.reason.startsWith('One section of');
  return areNumberedAlike(one, other);
}

/** Beside a fee that is said to be of students from abroad, one that isn't is of others. */
function preferInternational(columns: ColumnMapping[]): void {
  const ours = columns.find(({ field, reason }) => field === 'tuitionFee' && reason === INTERNATIONAL_FEE);
  for (const column of columns) {
    if (!ours || column.field !== 'tuitionFee' || column.reason === INTERNATIONAL_FEE) continue;
    Object.assign(column, unmapped(`“${ours.label}” contains the fee for international students.`));
  }
}

/** With one of these fields in its row, 'Name' or 'Title' is a course's. */
const OF_COURSES = ['university', 'tuitionFee', 'duration', 'level', 'admissionIntake', 'courseLink', 'code'] as const;

/** Gives heads such as 'Degree' or 'Name' the first of their fields that no clearer column has and that their cells can be. */
function placeVague(columns: ColumnMapping[], cells: readonly ColumnCells[], labels: readonly string[]): void {
  const taken = new Set(columns.map((column) => column.field));
  for (const column of columns) {
    if (column.field !== null) continue;
    const below = cells[column.column] ?? { texts: [], cells: [] };
    const label = labels[column.column] ?? column.label;
    const field = vagueFields(label).find(
      (candidate) => !taken.has(candidate) && mayBe(candidate, below, NEED_CELLS.has(candidate) && isUnsure(label)),
    );
    // 'Name' alone may be a person's.
    if (!field || (field === 'course' && !OF_COURSES.some((known) => taken.has(known)))) continue;
    taken.add(field);
    const hints = field === 'tuitionFee' ? (feeHead(column.label)?.hints ?? NO_HINTS) : NO_HINTS;
    const why = 'An unclear heading, used because no other column fits this field.';
    Object.assign(column, mapped(field, 0.6, why, hints));
  }
}

function vagueFields(label: string): readonly ImportField[] {
  const fee = feeHead(label);
  if (fee?.isBare) return fee.audience === 'international' ? ['tuitionFee'] : [];
  const [whole = '', ...parts] = headerReadings(label);
  const reading = [whole, ...(label.includes('/') ? parts : [])].find((one) => VAGUE_NAMES[one]);
  return (reading !== undefined && VAGUE_NAMES[reading]) || [];
}

const isUnsure = (label: string) => vagueFields(label).length === 1;

/** The Australian register states the fee of the whole course, though the head only says 'Tuition Fee'. */
function applyCricosRules(columns: ColumnMapping[]): void {
  const labels = new Set(columns.map((column) => column.label.toLowerCase()));
  if (!labels.has('cricos course code') || !labels.has('estimated total course cost')) return;
  const fee = columns.find((column) => column.field === 'tuitionFee');
  if (!fee) return;
  fee.hints = { currency: 'AUD', period: 'whole course', ...fee.hints };
  fee.reason = 'The Australian register (CRICOS) gives the fee for the whole course.';
}
