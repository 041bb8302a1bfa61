import { EXAM_FIELDS } from '@/lib/domain/course-fields';
import { IMPORT_COLUMNS, IMPORT_FIELDS, type ImportField } from '@/lib/domain/import-fields';
import type { Exam } from '@/lib/domain/test-scores';
import { examIn, toeflScaleIn, withoutToeflScale } from '../values/scores';
import { editDistance } from './edit-distance';
import { EXAM_NAMES, isSubScoreHead } from './exam-heads';
import { NOT_MISSPELLED, VAGUE_NAMES } from './header-names';
import { type HeaderHints, headerReadings, headerWords, takeHints, withoutFillers } from './header-words';

/** How one column is understood. */
export interface ColumnMapping {
  /** A = 0. */
  column: number;
  /** The head as the file has it, on one line; '' for a column without one. */
  label: string;
  /** Null: the column is not read. */
  field: ImportField | null;
  /** 0 to 1; 0 when not read. */
  confidence: number;
  /** Why, for the person who checks it. */
  reason: string;
  hints: HeaderHints;
}

const NO_HINTS: HeaderHints = {};

/**
 * Says for each head which field its column gives, how sure that is and why. Two columns never give the same field, except
 * texts that are joined: the surer one wins, then the one further left.
 */
export function mapHeaders(labels: readonly string[]): ColumnMapping[] {
  const columns: ColumnMapping[] = [];
  let exam: Exam | null = null;
  for (const [column, label] of labels.entries()) {
    const guess = mapOne(label, exam, columns.at(-1)?.label ?? '');
    exam = examIn(headerWords(label)) ?? (isSubScoreHead(label) ? exam : null);
    columns.push({ column, label, ...guess });
  }
  keepSurest(columns);
  placeVague(columns);
  applyCricosRules(columns);
  return columns;
}

/** Whether a text is by itself the name of a field, as a head is and a course or a university is not. */
export function isFieldName(text: string): boolean {
  // Cheap first: this is asked of every row.
  if (text.length > 60 || !BEGINNINGS.has(text.slice(0, 3).toLowerCase())) return false;
  const words = headerWords(text);
  return (NAMES.has(words) || examIn(words) !== null) && mapOne(text, null, '').confidence === 1;
}

type Guess = Omit<ColumnMapping, 'column' | 'label'>;

function mapOne(label: string, examOnTheLeft: Exam | null, labelOnTheLeft: string): Guess {
  const readings = headerReadings(label);
  const [whole] = readings;
  if (whole === undefined) return unmapped('The column has no head.');
  const exam = examIn(whole);
  if (exam) return byName(readings, label) ?? mapExam(exam, label);
  if (isSubScoreHead(whole)) {
    if (!examOnTheLeft) return unmapped('A lowest score, but no exam stands on its left.');
    const part = EXAM_FIELDS[examOnTheLeft].lowest;
    if (!part) return unmapped(`We keep no lowest score for ${EXAM_NAMES[examOnTheLeft]}.`);
    return mapped(part, 0.9, `A lowest score; it belongs to “${labelOnTheLeft}” on its left.`);
  }
  return byName(readings, label) ?? byMisspelling(readings) ?? unmapped('We know no field by this name.');
}

function mapExam(exam: Exam, label: string): Guess {
  const kind = isSubScoreHead(label) ? 'lowest' : 'overall';
  const field = EXAM_FIELDS[exam][kind];
  if (!field) return unmapped(`We keep no lowest score for ${EXAM_NAMES[exam]}.`);
  if (kind === 'lowest') return mapped(field, 1, `The lowest score in ${EXAM_NAMES[exam]}.`);
  const scale = exam === 'toefl' ? toeflScaleIn(label) : null;
  const rest = headerReadings((scale ? withoutToeflScale(label) : label).replace(/\([^()]*\)/g, ' '))[0] ?? '';
  const other = rest
    .split(' ')
    .filter(
      (word) =>
        !/^(?:ielts|pte|pearson|toefl|ibt|det|duolingo|gre|gmat|english|test|academic|ukvi|general)$/.test(word),
    )
    .filter(
      (word) =>
        !/^(?:scores?|overall|total|marks?|bands?|min|minimum|required|requirements?|in|average|entry)$/.test(word),
    );
  if (other.length > 0) return unmapped(`About ${EXAM_NAMES[exam]}, but “${other.join(' ')}” is no score we keep.`);
  return mapped(field, 1, `The score in ${EXAM_NAMES[exam]}.`, scale ? { toeflScale: scale } : NO_HINTS);
}

const NAMES = new Map<string, ImportField>(
  IMPORT_FIELDS.flatMap((field) => IMPORT_COLUMNS[field].heads.map((name) => [name, field] as const)),
);
const BEGINNINGS = new Set(
  [...NAMES.keys(), ...Object.values(EXAM_NAMES)].map((name) => name.slice(0, 3).toLowerCase()),
);
const SORTED_NAMES = new Map([...NAMES].map(([name, field]) => [sortWords(name), field]));
const JOINED_NAMES = new Map([...NAMES].map(([name, field]) => [name.replaceAll(' ', ''), field]));

function byName(readings: readonly string[], label: string): Guess | null {
  for (const [index, reading] of readings.entries()) {
    const exact = NAMES.get(reading);
    if (exact)
      return mapped(exact, index === 0 ? 1 : 0.9, `“${reading}” is a name of this field.`, hintsFor(exact, label));
    const known = SORTED_NAMES.get(sortWords(withoutFillers(reading))) ?? JOINED_NAMES.get(reading.replaceAll(' ', ''));
    if (known)
      return mapped(known, 0.9, `“${withoutFillers(reading)}” is a name of this field.`, hintsFor(known, label));
  }
  const { hints, rest } = takeHints(label);
  const field = rest === '' && hints.currency && hints.period ? 'tuitionFee' : SORTED_NAMES.get(sortWords(rest));
  if (field !== 'tuitionFee' && field !== 'duration') return null;
  return mapped(field, 0.95, `“${rest}” is a name of this field.`, hints);
}

function byMisspelling(readings: readonly string[]): Guess | null {
  for (const reading of readings) {
    const words = withoutFillers(reading);
    const slip = fieldOfSlip(words);
    if (slip) return mapped(slip.field, 0.8, `It looks like a misspelling of “${slip.name}”.`);
    const { hints, rest } = takeHints(words);
    const hinted = fieldOfSlip(rest);
    if (hinted?.field === 'tuitionFee' || hinted?.field === 'duration') {
      return mapped(hinted.field, 0.8, `It looks like a misspelling of “${hinted.name}”.`, hints);
    }
  }
  return null;
}

/** Names by how many words they have, split once: every head of every row that may be a header is compared with them. */
const SPLIT_NAMES: { words: string[]; name: string; field: ImportField }[][] = [];
for (const [name, field] of NAMES) {
  const words = name.split(' ');
  SPLIT_NAMES[words.length] ??= [];
  SPLIT_NAMES[words.length]?.push({ words, name, field });
}

function fieldOfSlip(text: string): { name: string; field: ImportField } | undefined {
  const words = text.split(' ');
  return SPLIT_NAMES[words.length]?.find((known) =>
    words.every((word, index) => isSlipOf(word, known.words[index] ?? '')),
  );
}

/** Short words must be right, 5 to 8 letters may have one slip, longer ones two. */
function isSlipOf(word: string, expected: string): boolean {
  if (word === expected) return true;
  const most = expected.length >= 9 ? 2 : expected.length >= 5 ? 1 : 0;
  if (most === 0 || Math.abs(word.length - expected.length) > most || NOT_MISSPELLED.has(word)) return false;
  return editDistance(word, expected, most) <= most;
}

function hintsFor(field: ImportField, label: string): HeaderHints {
  return field === 'tuitionFee' || field === 'duration' ? takeHints(label).hints : NO_HINTS;
}

/** Of several columns for one field only the surest stays, the leftmost among equals. */
function keepSurest(columns: ColumnMapping[]): void {
  const best = new Map<ImportField, ColumnMapping>();
  for (const column of columns) {
    if (!column.field || IMPORT_COLUMNS[column.field].shared) continue;
    const rival = best.get(column.field);
    const loser = rival && rival.confidence >= column.confidence ? column : rival;
    const winner = loser === column ? rival : column;
    if (winner) best.set(column.field, winner);
    if (loser && winner) Object.assign(loser, unmapped(`“${winner.label}” already gives this field.`));
  }
}

/** Gives heads such as 'Degree' or 'Name' the first of their fields that no clearer column has. */
function placeVague(columns: ColumnMapping[]): void {
  const taken = new Set(columns.map((column) => column.field));
  for (const column of columns) {
    const [reading] = headerReadings(column.label);
    const fields = column.field === null && reading !== undefined ? VAGUE_NAMES[reading] : undefined;
    const field = fields?.find((candidate) => !taken.has(candidate));
    // 'Name' alone may be a person's: it is a course only beside a university.
    if (!field || (field === 'course' && !taken.has('university'))) continue;
    taken.add(field);
    Object.assign(column, mapped(field, 0.6, 'A vague name, taken because no other column gives this field.'));
  }
}

/** The Australian register states the fee of the whole course, though the head only says 'Tuition Fee'. */
function applyCricosRules(columns: ColumnMapping[]): void {
  const labels = new Set(columns.map((column) => column.label.toLowerCase()));
  if (!labels.has('cricos course code') || !labels.has('estimated total course cost')) return;
  const fee = columns.find((column) => column.field === 'tuitionFee');
  if (!fee) return;
  fee.hints = { currency: 'AUD', period: 'whole course', ...fee.hints };
  fee.reason = 'The Australian register (CRICOS) states the fee of the whole course.';
}

function sortWords(words: string): string {
  return words.split(' ').sort().join(' ');
}

function mapped(field: ImportField, confidence: number, reason: string, hints: HeaderHints = NO_HINTS): Guess {
  return { field, confidence, reason, hints };
}

function unmapped(reason: string): Guess {
  return { field: null, confidence: 0, reason, hints: NO_HINTS };
}
