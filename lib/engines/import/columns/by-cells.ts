import { EXAM_FIELDS } from '@/lib/domain/courses/course-fields';
import { IMPORT_COLUMNS, type ImportField } from '@/lib/domain/imports/import-fields';
import { detectCurrency } from '@/lib/domain/money/money';
import type { Exam } from '@/lib/domain/test-scores';
import { durationUnitOf } from '../values/duration';
import { parseFeePeriod } from '../values/fee-period';
import { parseIntakes } from '../values/intakes';
import { type ColumnMapping, mapped, UNKNOWN_HEAD, unmapped } from './column-mapping';
import { areAddresses, type ColumnCells, PERHAPS, share } from './evidence';
import { onePartOf } from './exam-heads';
import { kindOfCells } from './guess-columns';
import { headerWords } from './header-words';
import { areNumberedAlike } from './intake-columns';
import { namesScore, otherMeaning } from './other-meaning';

/** Tests have so many parts: of fewer columns the lowest of all isn't known. */
const PARTS = 4;
const LINK = /\b(?:links?|urls?|websites?|web|pages?|href|site)\b/;
const MONTH_NAME = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;
/** What a person is asked about; names of courses and universities stand in too many columns. */
const ASKED: ReadonlySet<ImportField> = new Set(['country', 'duration', 'tuitionFee', 'admissionIntake', 'level']);

/**
 * Settles columns by their cells where heads don't: cells that name tests are English requirements, months are intakes, units
 * and periods belong to their neighbour, and the parts of a test give its lowest score together. What only looks like a field
 * that no column gives is asked about in its reason.
 */
export function nameByCells(columns: readonly ColumnMapping[], cells: readonly ColumnCells[]): void {
  settleParts(columns);
  const taken = new Set(columns.flatMap(({ field }) => field ?? []));
  for (const column of columns) {
    const below = cells[column.column];
    if (column.field !== null || column.reason !== UNKNOWN_HEAD || !below || below.texts.length === 0) continue;
    const guess =
      englishBy(below) ??
      unitBy(column, below, columns, taken) ??
      intakesBy(column, below, columns, taken) ??
      linkBy(column, below, taken) ??
      currencyBy(below, taken);
    const other = guess?.field && otherMeaning(guess.field, headerWords(column.label), below);
    if (other) column.reason = other;
    else if (guess) Object.assign(column, guess);
    else column.reason = askedBy(column, below, taken) ?? column.reason;
    if (column.field) taken.add(column.field);
  }
}

function settleParts(columns: readonly ColumnMapping[]): void {
  for (const exam of Object.keys(EXAM_FIELDS) as Exam[]) {
    const parts = columns.filter(({ reason }) => reason === onePartOf(exam));
    if (parts.length >= PARTS) continue;
    for (const part of parts)
      Object.assign(part, unmapped('This is only one section of a test, not the lowest score of all sections.'));
  }
}

function englishBy({ texts }: ColumnCells) {
  const isEnglish = share(texts, namesScore) >= 0.5;
  return isEnglish ? mapped('english', 0.7, 'The cells name tests and scores.') : null;
}

/** Cells that are only units of time or periods: what they belong to is said by their head, or stands beside them. */
function unitBy(
  { column, label }: ColumnMapping,
  { texts }: ColumnCells,
  columns: readonly ColumnMapping[],
  taken: ReadonlySet<ImportField>,
) {
  const isUnits = share(texts, (text) => durationUnitOf(text.toLowerCase()) !== undefined) >= 0.8;
  const isPeriods = share(texts, (text) => !/\d/.test(text) && parseFeePeriod(text).value !== null) >= 0.8;
  if (!isUnits && !isPeriods) return null;
  const words = headerWords(label);
  const beside = columns[column - 1]?.field;
  const isOfFee =
    /\b(?:fees?|tuition|costs?)\b/.test(words) || (beside === 'tuitionFee' && !/\bdurat|\blength\b/.test(words));
  if (isPeriods && (isOfFee || !isUnits) && taken.has('tuitionFee') && !taken.has('feePeriod')) {
    return mapped('feePeriod', 0.8, 'The cells are fee periods.');
  }
  if (!isUnits || isOfFee || !taken.has('duration') || taken.has('durationUnit')) return null;
  return mapped('durationUnit', 0.8, 'The cells contain units of duration, such as months or years.');
}

function intakesBy(
  column: ColumnMapping,
  { texts }: ColumnCells,
  columns: readonly ColumnMapping[],
  taken: ReadonlySet<ImportField>,
) {
  const isFurther = columns.some((other) => other.field === 'admissionIntake' && areNumberedAlike(other, column));
  if (taken.has('admissionIntake') && !isFurther) return null;
  const isMonths = (text: string) =>
    text.length < 80 && MONTH_NAME.test(text) && parseIntakes(text, 'Canada').problem === undefined;
  return share(texts, isMonths) >= 0.7 ? mapped('admissionIntake', 0.7, 'The cells are months.') : null;
}

/** A column of pages, another one for nearly every row: those of universities and logos repeat. */
function linkBy({ label }: ColumnMapping, below: ColumnCells, taken: ReadonlySet<ImportField>) {
  if (taken.has('courseLink') || !areAddresses(below) || !LINK.test(headerWords(label))) return null;
  const isOneEach = new Set(below.texts).size >= below.texts.length * 0.8;
  return isOneEach ? mapped('courseLink', 0.7, 'The cells are web addresses, a different one in each row.') : null;
}

function currencyBy({ texts }: ColumnCells, taken: ReadonlySet<ImportField>) {
  if (taken.has('currency') || !taken.has('tuitionFee')) return null;
  const isCode = (text: string) => /^[A-Z]{3}$/.test(text) && detectCurrency(text).code === text;
  return share(texts, isCode) >= 0.8 ? mapped('currency', 0.7, 'The cells are currencies.') : null;
}

function askedBy({ label }: ColumnMapping, below: ColumnCells, taken: ReadonlySet<ImportField>): string | null {
  const words = headerWords(label);
  if (share(below.texts, (text) => PLACES.test(text)) >= 0.6 && below.texts.some((text) => NO_PLACE.test(text)))
    return NO_PLACES;
  const kind = kindOfCells(below.cells, new Set([...taken, ...NEVER_ASKED]));
  if (!kind || !ASKED.has(kind.field)) return null;
  if (otherMeaning(kind.field, words, below)) return null;
  return `${PERHAPS} this is the ${IMPORT_COLUMNS[kind.field].label.toLowerCase()}: ${kind.why}. If so, please choose it.`;
}

/** Whether a course still takes students, as a column of states says it. */
const NO_PLACE =
  /^(?:full|closed|wait(?:ing)? ?list(?:ed)?|no (?:places|seats|vacanc\w+)|seats? full|suspended|withdrawn|not (?:open|available|offered))$/i;
const PLACES = new RegExp(`${NO_PLACE.source}|^(?:open|available|limited(?: seats| places)?|active|yes|no)$`, 'i');

const NEVER_ASKED: readonly ImportField[] = ['courseLink', 'university', 'course'];

const NO_PLACES = `${PERHAPS} some courses are full or closed, according to the cells. Remove their rows, or use this column as the remarks.`;
