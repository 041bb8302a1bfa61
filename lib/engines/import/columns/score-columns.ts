import type { CourseDraft } from '@/lib/domain/courses/course';
import { EXAM_FIELDS, type ScoreFieldName } from '@/lib/domain/courses/course-fields';
import { lowestScoreProblem } from '@/lib/domain/courses/course-rules';
import type { ImportField } from '@/lib/domain/imports/import-fields';
import { examsText } from '@/lib/domain/requirements/also-asked';
import { EXAMS, type Exam, TOEFL_ASKED, type ToeflScale } from '@/lib/domain/test-scores';
import { demandsOf } from '@/lib/engines/requirements/demands';
import type { RowParser } from '../parse-values';
import { clausesOfText } from '../requirement-clauses';
import type { Cell } from '../spreadsheet';
import { memoize } from '../values/memoize';
import { isNothing, quoted } from '../values/parsed';
import { examsIn, parseScores, parseToeflSection, type ScorePair, splitByExam, toeflScaleIn } from '../values/scores';
import { cellLine, cellText } from '../values/text';
import type { ColumnMapping } from './column-mapping';
import { EXAM_NAMES } from './exam-heads';

type Scores = Pick<CourseDraft, ScoreFieldName | 'toeflScale' | 'scoresFromText' | 'level' | 'country'>;

const EXAM_COLUMNS = (Object.keys(EXAMS) as Exam[]).map((exam) => ({ exam, ...EXAM_FIELDS[exam] }));

const LONGEST_PROSE = 2_000;

const scoreOf = memoize(parseScores);
const partsOf = memoize(splitByExam);
/**
 * Writes into the draft the scores of a row from their own columns and, where those are silent, from prose. Returns prose
 * about English that could not all be turned into scores, to be kept as text.
 */
export function readScoreColumns(parser: RowParser, draft: Scores): string {
  const found = new Map<Exam, ScorePair>();
  const toeflScale = statedToeflScale(parser);
  for (const { exam, overall } of EXAM_COLUMNS) if (overall) readOverall(parser, overall, exam, found, toeflScale);
  for (const { exam, lowest } of EXAM_COLUMNS) if (lowest) readLowest(parser, lowest, exam, found, toeflScale);
  const fromText = new Set<Exam>();
  const unreadText = readProse(parser, found, draft, fromText);
  draft.scoresFromText = examsText(fromText);
  draft.toeflScale = found.get('toefl')?.toeflScale ?? '0-120';
  for (const { exam, overall, lowest } of EXAM_COLUMNS) {
    const pair = found.get(exam);
    if (overall) draft[overall] = pair?.overall ?? null;
    if (lowest) draft[lowest] = consistentLowest(parser, lowest, pair);
  }
  return unreadText;
}

/** The scale of TOEFL by the row's own column, or by the head of the column of scores. */
function statedToeflScale(parser: RowParser): ToeflScale | undefined {
  const cell = parser.value('toeflScale');
  const text = cell instanceof Date || cell === null ? '' : cellLine(cell);
  const scale = toeflScaleIn(text);
  const isBlank = cell === null || (text !== '' && isNothing(text)) || (typeof cell === 'string' && text === '');
  if (!scale && !isBlank)
    parser.report('toeflScale', `${quoted(cellLine(cell))} is not a TOEFL scale: “0-120” or “1-6”.`);
  return scale ?? parser.mapping('toefl')?.hints.toeflScale;
}

function readOverall(
  parser: RowParser,
  field: ImportField,
  exam: Exam,
  found: Map<Exam, ScorePair>,
  toeflScale: ToeflScale | undefined,
): void {
  const cell = scoreCell(parser, field);
  if (cell === null) return;
  const parts = typeof cell === 'string' ? partsOf(cell) : [];
  if (!parts.some((part) => part.exam !== exam)) {
    keep(found, exam, parser.take(field, scoreOf(cell, exam, toeflScale)));
    return;
  }
  for (const { exam: named, text } of parts) keep(found, named, parser.take(field, scoreOf(text, named, toeflScale)));
}

function readLowest(
  parser: RowParser,
  field: ImportField,
  exam: Exam,
  found: Map<Exam, ScorePair>,
  toeflScale: ToeflScale | undefined,
): void {
  const scale = found.get('toefl')?.toeflScale ?? toeflScale;
  const read = (cell: string | number) =>
    parser.take(field, exam === 'toefl' ? parseToeflSection(cell, scale) : scoreOf(cell, exam));
  const columns = parser.columns.filter((column) => column.field === field);
  if (columns.length > 1) {
    const parts = columns.map((column) => {
      const cell = parser.cellAt(column);
      const pair = typeof cell === 'number' || (typeof cell === 'string' && cell.trim() !== '') ? read(cell) : null;
      return pair?.lessThan ?? pair?.overall ?? null;
    });
    const stated = parts.flatMap((part) => part ?? []);
    // Of some parts alone the lowest of all isn't known.
    if (stated.length === parts.length) keepLowest(found, exam, Math.min(...stated));
    else if (stated.length > 0)
      parser.report(field, 'Not every section of the test has a score here, so the lowest is not known.');
    return;
  }
  const cell = scoreCell(parser, field);
  const pair = cell === null ? null : read(cell);
  // '6.5 (6.0)' under 'IELTS (min band)' says both.
  if (pair?.lessThan && pair.overall) keep(found, exam, { ...pair, lessThan: null });
  const lessThan = pair?.lessThan ?? pair?.overall;
  if (lessThan) keepLowest(found, exam, lessThan);
}

function keepLowest(found: Map<Exam, ScorePair>, exam: Exam, lessThan: number): void {
  found.set(exam, { ...found.get(exam), overall: found.get(exam)?.overall ?? null, lessThan });
}

/** Columns about English first, then entry requirements, whose text is kept in any case. */
function readProse(parser: RowParser, found: Map<Exam, ScorePair>, course: Scores, fromText: Set<Exam>): string {
  const kept: string[] = [];
  for (const column of parser.columns) {
    if (column.field !== 'english') continue;
    const text = cellLine(parser.cellAt(column));
    if (text === '' || isNothing(text)) continue;
    const clauses = clausesOfText(text, course.level, course.country);
    const { scores, alsoAsked } = demandsOf(clauses);
    const unread = examsIn(text).filter((exam) =>
      clauses.some(({ kind, quote }) => kind === 'unread' && examsIn(quote).includes(exam)),
    );
    if (examsIn(text).length === 0) {
      const exams = Object.values(EXAM_NAMES).join(', ');
      parser.report(
        'english',
        `${quoted(text)} doesn’t name any of the tests ${exams}; it was saved as a requirement.`,
      );
    }
    // 'IELTS / TOEFL' says which tests are taken, and no score.
    for (const exam of /\d/.test(text) ? unread : []) {
      parser.report(
        'english',
        `What ${quoted(text)} requires in ${EXAM_NAMES[exam]} isn’t clear; it was saved as a requirement.`,
      );
    }
    if (
      unread.length > 0 ||
      alsoAsked.length > 0 ||
      scores.length === 0 ||
      clauses.some(({ kind }) => kind === 'none' || kind === 'unread')
    )
      kept.push(`English: ${text}`);
    keepAll(parser, column, scores, found, fromText);
  }
  for (const column of parser.columns) {
    if (column.field !== 'admissionRequirement') continue;
    const text = cellText(parser.cellAt(column));
    if (examsIn(text).length === 0 || text.length > LONGEST_PROSE) continue;
    keepAll(parser, column, demandsOf(clausesOfText(text, course.level, course.country)).scores, found, fromText);
  }
  return kept.join('\n');
}

function keepAll(
  parser: RowParser,
  column: ColumnMapping,
  scores: ReturnType<typeof demandsOf>['scores'],
  found: Map<Exam, ScorePair>,
  fromText: Set<Exam>,
): void {
  const used: string[] = [];
  for (const { asked, form } of scores) {
    const { exam, overall, lowest } = asked;
    // A column of the exam's own has said it all, but where the text asks for more (`withTextDemands`).
    if (found.has(exam)) continue;
    found.set(exam, {
      overall,
      lessThan: lowest,
      ...(exam === 'toefl' && overall <= TOEFL_ASKED['1-6'].to ? { toeflScale: '1-6' } : {}),
    });
    if (form === 'sentence') fromText.add(exam);
    used.push(`${EXAM_NAMES[exam]} ${overall}${lowest === null ? '' : `, no section below ${lowest}`}`);
  }
  if (used.length > 0) parser.readFromProse(column, used.join('; '));
}

/** Text or number of a score column; a date is what a spreadsheet makes of '6.5' in some languages. */
function scoreCell(parser: RowParser, field: ImportField): string | number | null {
  const cell: Cell = parser.value(field);
  if (cell instanceof Date || typeof cell === 'boolean') {
    parser.report(
      field,
      `The cell contains ${quoted(cellLine(cell))}, not a score: the spreadsheet changed what was typed.`,
    );
    return null;
  }
  const score = typeof cell === 'string' ? cellLine(cell) : cell;
  return BINARY_NOISE.test(String(score)) ? Number(Number(score).toFixed(6)) : score;
}

/** What a spreadsheet's arithmetic leaves of 6.5: 6.49999999999. */
const BINARY_NOISE = /^\d+\.\d*(?:0{6}|9{6})\d*$/;

/** What is already known about an exam stays: columns of their own come before prose. */
function keep(found: Map<Exam, ScorePair>, exam: Exam, pair: ScorePair | null): void {
  if (!pair) return;
  const known = found.get(exam);
  found.set(exam, {
    ...pair,
    ...known,
    overall: known?.overall ?? pair.overall,
    lessThan: known?.lessThan ?? pair.lessThan,
  });
}

function consistentLowest(parser: RowParser, field: ImportField, pair: ScorePair | undefined): number | null {
  const { overall = null, lessThan = null } = pair ?? {};
  const problem = lowestScoreProblem(lessThan, overall);
  if (problem === null) return lessThan;
  parser.report(field, `${problem}; it was not used.`);
  return null;
}
