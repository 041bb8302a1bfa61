import type { CourseDraft } from '@/lib/domain/courses/course';
import type { ImportField } from '@/lib/domain/imports/import-fields';
import {
  type CgpaScale,
  hasMarks,
  MARK_FIELDS,
  MARKS_FROM,
  type MarkDemands,
  NO_MARKS,
} from '@/lib/domain/marks/marks';
import { clausesOf, demandsOf } from '@/lib/engines/requirements/demands';
import type { RowParser } from '../parse-values';
import { parseBacklogs, parseCgpa, parseClass, parseGap, parseMinimum, parseRange, scaleOf } from '../values/marks';
import { memoize } from '../values/memoize';
import { isNoLimit, isNothing, type Parsed, quoted } from '../values/parsed';
import { cellLine, cellText } from '../values/text';
import { readScoreColumns } from './score-columns';

const LONGEST_PROSE = 2_000;
const marksIn = memoize(
  (admissionRequirement: string, level: CourseDraft['level'], country: CourseDraft['country']) =>
    demandsOf(clausesOf({ admissionRequirement, level, country })).marks,
);

/**
 * Writes into the draft what a row asks of students: scores and marks. Returns what its columns say beyond these, to be kept
 * as text.
 */
export function readDemandColumns(parser: RowParser, draft: CourseDraft): string {
  const ofScores = readScoreColumns(parser, draft);
  const { marks, unreadText: ofMarks } = readMarkColumns(parser, draft);
  for (const name of MARK_FIELDS)
    if (name !== 'subjectsNeeded' && name !== 'alsoAsked') draft[name] = marks[name] as never;
  return [ofScores, ofMarks].filter(Boolean).join('\n');
}

/**
 * The minimum in earlier studies from its own columns; where these are silent, from the text of the requirements, marked as
 * such. `unreadText`: what a column of marks says beyond marks, to be kept as a requirement.
 */
function readMarkColumns(parser: RowParser, course: CourseDraft): { marks: MarkDemands; unreadText: string } {
  const stated = { ...NO_MARKS };
  const scale = scaleOf(lineOf(parser, 'cgpaScale')) || scaleOf(parser.mapping('minCgpa')?.label ?? '');
  const kept: string[] = [];
  const minimum = cellOf(parser, 'minPercentage');
  const range = minimum === null ? null : parseRange(minimum);
  if (range) {
    // The upper end stands in the text, and is read from there (`withTextDemands`).
    stated.minPercentage = range.from;
    kept.push(`${range.from}–${range.to}%`);
  } else if (minimum !== null) {
    const parsed = parseMinimum(minimum, scale);
    Object.assign(stated, parser.take('minPercentage', parsed) ?? {});
    if (parsed.problem !== undefined && typeof minimum === 'string') kept.push(minimum);
  }
  for (const [field, said] of AVERAGES) {
    const average = cellOf(parser, field);
    const parsed = average === null ? null : parser.take(field, parseCgpa(average, said || scale));
    if (parsed) Object.assign(stated, { minCgpa: parsed.minCgpa, cgpaScale: parsed.cgpaScale });
  }
  /** What of a column can't be read is no limit that isn't there: it stands among the requirements. */
  const taken = <T>(field: ImportField, parse: (cell: string | number) => Parsed<T>, head: string): T | null => {
    const cell = cellOf(parser, field);
    const parsed = cell === null ? null : parse(cell);
    if (parsed?.problem !== undefined) kept.push(`${head}: ${cell}`);
    return parsed && parser.take(field, parsed);
  };
  stated.minClass = taken('minClass', parseClass, 'Degree class') || stated.minClass;
  stated.maxBacklogs = taken('maxBacklogs', parseBacklogs, 'Backlogs');
  stated.maxGapYears = taken('maxGapYears', parseGap, 'Study gap');
  stated.marksFrom = MARKS_FROM.find((one) => one === lineOf(parser, 'marksFrom').toLowerCase()) ?? 'stated';
  return { marks: hasMarks(stated) ? stated : fromProse(parser, course), unreadText: kept.join('\n') };
}

/** The columns of averages, with the scale that a person said of one. */
const AVERAGES: readonly (readonly [ImportField, CgpaScale | ''])[] = [
  ['minCgpa', ''],
  ['cgpaOf4', '4'],
  ['cgpaOf5', '5'],
  ['cgpaOf7', '7'],
  ['cgpaOf10', '10'],
];

function fromProse(parser: RowParser, { level, country }: CourseDraft): MarkDemands {
  for (const column of parser.columns) {
    if (column.field !== 'admissionRequirement' && column.field !== 'minPercentage') continue;
    const text = cellText(parser.cellAt(column));
    const found = text.length <= LONGEST_PROSE ? marksIn(text, level, country) : {};
    if (Object.keys(found).length === 0) continue;
    parser.readFromProse(column, foundText(found));
    return { ...NO_MARKS, ...found, marksFrom: 'requirement text' };
  }
  return NO_MARKS;
}

/** Text or number of a column of marks; null for an empty one, and for a date, which is what spreadsheets make of '2:1'. */
function cellOf(parser: RowParser, field: ImportField): string | number | null {
  const cell = parser.value(field);
  if (cell instanceof Date || typeof cell === 'boolean') {
    parser.report(field, `The cell contains ${quoted(cellLine(cell))}: the spreadsheet changed what was typed.`);
    return null;
  }
  if (typeof cell !== 'string') return cell;
  const line = cellLine(cell);
  const isLimit = field === 'maxBacklogs' || field === 'maxGapYears';
  return line === '' || (isLimit ? isNoLimit(line) : isNothing(line)) ? null : line;
}

const lineOf = (parser: RowParser, field: ImportField) => String(cellOf(parser, field) ?? '');

/** '60%; a gap of at most 2 years'. */
function foundText(found: Partial<MarkDemands>): string {
  const { minPercentage, minCgpa, cgpaScale, minClass, maxBacklogs, maxGapYears } = { ...NO_MARKS, ...found };
  return [
    minPercentage === null ? '' : `${minPercentage}%`,
    minCgpa === null ? '' : `CGPA ${minCgpa} of ${cgpaScale}`,
    minClass,
    maxBacklogs === null ? '' : `at most ${maxBacklogs} backlogs`,
    maxGapYears === null ? '' : `a gap of at most ${maxGapYears} years`,
  ]
    .filter(Boolean)
    .join('; ');
}
