import type { Country } from '@/lib/domain/countries';
import type { CourseDraft } from '@/lib/domain/courses/course';
import { BLANK_COURSE } from '@/lib/domain/courses/course-fields';
import { hasLetter, isFormula, LONGEST_NAME } from '@/lib/domain/courses/course-rules';
import { intakesOf as monthsOf } from '@/lib/domain/courses/intakes';
import type { ImportField } from '@/lib/domain/imports/import-fields';
import type { ClosedText } from '@/lib/domain/imports/staff-only-texts';
import { consistentParts } from '@/lib/domain/marks/marks';
import { withTextDemands } from '@/lib/engines/requirements/demands';
import { type ColumnMapping, firstByField } from './columns/column-mapping';
import { readDemandColumns } from './columns/demand-columns';
import { readDurationColumn } from './columns/duration-column';
import { estimatedTotal, readFeeColumns } from './columns/fee-columns';
import { readIntakeColumns } from './columns/intake-columns';
import { readLevelColumn } from './columns/level-column';
import { readPlainFields } from './columns/plain-fields';
import { joinedUniversity } from './columns/university-column';
import { garbledText, spreadsheetError } from './files/spreadsheet-errors';
import { readNames } from './read-names';
import { clausesOfText } from './requirement-clauses';
import { nameOf, type RowContext, type RowProblem } from './row-problem';
import { oneOfSeveral } from './sheets/several';
import type { Cell, SheetRow } from './spreadsheet';
import { keepFromStudents, staffNotesOf } from './staff-notes';
import { parseClosingDays } from './values/closing-days';
import { junkName } from './values/junk';
import { parseLink } from './values/link';
import { countryOf } from './values/memoized';
import { isNothing, type Parsed, quoted } from './values/parsed';
import { cellLine, withoutCode } from './values/text';

/** What is parsed word by word: fees, durations, months, scores, addresses. */
const LONGEST_VALUE = 2_000;

/**
 * One row as a course. What a cell says unclearly is left unknown in the draft and reported; a missing course or
 * university name and a country we don't offer are fatal, and `draft` is null.
 */
export function parseRow(
  row: SheetRow,
  columns: readonly ColumnMapping[],
  context: RowContext,
): { draft: CourseDraft | null; staffNotes: string; problems: RowProblem[] } {
  const parser = new RowParser(row, columns, context);
  const draft = parser.draft();
  reportComments(parser);
  const { problems } = parser;
  return { draft: problems.some(({ fatal }) => fatal) ? null : draft, staffNotes: staffNotesOf(parser), problems };
}

/** Comments at the cells that are read: they may take back what stands there. */
function reportComments({ row, columns, problems }: RowParser): void {
  for (const column of row.comments ? columns : []) {
    const comment = column.field && row.comments?.get(column.column)?.trim();
    if (!comment) continue;
    problems.push({
      column: nameOf(column),
      message: `Comment in the cell: ${quoted(comment)}`,
      fatal: false,
      isComment: true,
    });
  }
}

const clausesIn = ({ admissionRequirement, level, country }: CourseDraft) =>
  admissionRequirement === '' ? [] : clausesOfText(admissionRequirement, level, country);

/** Stands in the remarks of a course that is marked as expired. */
export const EXPIRED_REMARK = 'Expired: the source says this course is no longer offered.';

/** Reads the cells of one row by field, collecting problems on the way. */
export class RowParser {
  readonly problems: RowProblem[] = [];
  closed: readonly ClosedText[] = [];
  private readonly byField: ReadonlyMap<ImportField, ColumnMapping>;

  constructor(
    readonly row: SheetRow,
    readonly columns: readonly ColumnMapping[],
    private readonly context: RowContext,
  ) {
    this.byField = firstByField(columns);
  }

  draft(): CourseDraft {
    // One object that is filled field by field: merging objects of so many fields takes longer than reading the cells.
    const draft: CourseDraft = { ...BLANK_COURSE, country: this.country() };
    const { country } = draft;
    Object.assign(draft, readNames(this, this.context));
    const { level, award, remark } = readLevelColumn(this, draft.course, country);
    draft.level = level;
    const unreadText = readDemandColumns(this, draft);
    const remarks = [remark, this.expiry()].filter(Boolean).join('\n');
    draft.admissionIntake = readIntakeColumns(this, country);
    readPlainFields(this, draft, { admissionRequirement: unreadText, remarks });
    draft.award = award;
    draft.campus ||= (joinedUniversity(this)?.campus ?? '').slice(0, LONGEST_NAME);
    draft.category = withoutCode(draft.category);
    draft.subcategory = withoutCode(draft.subcategory);
    const closingDays = parseClosingDays(this.value('closingDays'), monthsOf(draft.admissionIntake));
    draft.closingDays = this.take('closingDays', closingDays) ?? '';
    Object.assign(draft, readFeeColumns(this, country));
    draft.remarks = [draft.remarks, estimatedTotal(this, draft)].filter(Boolean).join('\n');
    draft.durationInMonths = readDurationColumn(this);
    draft.courseLink = this.link();
    keepFromStudents(this, draft);
    const read = withTextDemands(draft, clausesIn);
    return Object.assign(read, consistentParts(read));
  }

  /** A course whose registration has run out is still the file's course: it is taken over, and says so. */
  private expiry(): string {
    if (!this.saysYes('expired')) return '';
    this.report('expired', 'The file marks this course as expired; it was imported with that remark.');
    return EXPIRED_REMARK;
  }

  mapping(field: ImportField): ColumnMapping | undefined {
    return this.byField.get(field);
  }

  /** The cell of a field; a spreadsheet error such as #REF! is reported and counts as empty. */
  cell(field: ImportField): Cell {
    const column = this.byField.get(field);
    return column ? this.cellAt(column) : null;
  }

  /** The cell of a field that holds one value, not prose; a text too long for that is reported and counts as empty. */
  value(field: ImportField): Cell {
    const cell = this.cell(field);
    if (typeof cell !== 'string' || cell.length <= LONGEST_VALUE) return cell;
    this.report(field, `The text has ${cell.length} characters; that is too long for a value.`);
    return null;
  }

  cellAt(column: ColumnMapping): Cell {
    const several = this.row.several?.has(column.column) ? oneOfSeveral(column, this.columns, this.row) : undefined;
    if (several?.problem) this.reportOnce(column, several.problem);
    const cell = several ? several.cell : (this.row.cells[column.column] ?? null);
    if (typeof cell !== 'string') return cell;
    const error = spreadsheetError(cell);
    const message = error ?? garbledText(cell);
    if (message) this.reportOnce(column, message);
    return error ? null : cell;
  }

  private reportOnce(column: ColumnMapping, message: string): void {
    if (this.problems.some((known) => known.message === message && known.column === nameOf(column))) return;
    this.problems.push({ column: nameOf(column), message, fatal: false });
  }

  /** The parsed value; its problem, if any, goes on record. */
  take<T>(field: ImportField, parsed: Parsed<T>): T | null {
    if (parsed.problem !== undefined) this.report(field, parsed.problem);
    return parsed.value;
  }

  report(field: ImportField, message: string, fatal = false): void {
    const column = this.byField.get(field);
    this.problems.push({ ...(column ? { column: nameOf(column) } : {}), message, fatal });
  }

  /** Notes for a person that a value was read out of a text, and which. */
  readFromProse(column: ColumnMapping, what: string): void {
    this.problems.push({ column: nameOf(column), message: `Read from text: ${what}.`, fatal: false, isProse: true });
  }

  private country(): Country {
    const own = this.line('country', LONGEST_NAME);
    const text = own || (joinedUniversity(this)?.country ?? '');
    if (text === '') return this.context.country;
    const parsed = countryOf(text);
    if (parsed.problem !== undefined) this.report(own ? 'country' : 'university', parsed.problem, true);
    return parsed.value ?? this.context.country;
  }

  name(field: 'course' | 'university', what: string, text = cellLine(this.cell(field))): string {
    const cell = this.row.cells[this.byField.get(field)?.column ?? -1];
    const error = text === '' && typeof cell === 'string' ? spreadsheetError(cell) : undefined;
    if (text === '' || isNothing(text)) this.report(field, error ?? `The row has no ${what}.`, true);
    else if (text.length > LONGEST_NAME) {
      this.report(field, `The ${what} has ${text.length} characters; at most ${LONGEST_NAME} are allowed.`, true);
      return '';
    } else if (isFormula(text)) this.report(field, `${quoted(text)} is a formula, not a ${what}.`, true);
    else if (junkName(text)) this.report(field, `${quoted(text)} ${junkName(text)}, not a ${what}.`, true);
    else if (!hasLetter(text)) this.report(field, `${quoted(text)} is not a ${what}.`, true);
    return text;
  }

  line(field: ImportField, longest: number): string {
    const text = cellLine(this.cell(field));
    if (text === '' || isNothing(text)) return '';
    if (text.length <= longest) return text;
    this.report(
      field,
      `The text has ${text.length} characters, more than the limit of ${longest}, so it was not used.`,
    );
    return '';
  }

  saysYes(field: ImportField): boolean {
    return /^(?:yes|y|true|1|x|✓|✔)$/i.test(cellLine(this.cell(field)));
  }

  private link(): string {
    const column = this.byField.get('courseLink');
    // A link may also hang on the course's name, where the file has no column of addresses.
    const target = this.row.links.get((column ?? this.byField.get('course'))?.column ?? -1);
    const cell = this.value('courseLink');
    return this.take('courseLink', parseLink(typeof cell === 'string' ? cell : '', target)) ?? '';
  }
}
