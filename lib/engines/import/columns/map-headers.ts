import { EXAM_FIELDS } from '@/lib/domain/courses/course-fields';
import { IMPORT_COLUMNS, IMPORT_FIELDS, type ImportField } from '@/lib/domain/imports/import-fields';
import { isRunningNumberHead, isStaffOnlyHead } from '@/lib/domain/imports/staff-only';
import type { Exam } from '@/lib/domain/test-scores';
import type { SheetRow } from '../spreadsheet';
import { examIn, examsIn, toeflScaleIn, withoutToeflScale } from '../values/scores';
import { nameByCells } from './by-cells';
import { byWords } from './by-words';
import { type ColumnMapping, type Guess, mapped, NO_HINTS, UNKNOWN_HEAD, unmapped } from './column-mapping';
import { withoutCommonStart } from './common-start';
import { editDistance } from './edit-distance';
import {
  areAddresses,
  areForStaff,
  areLengths,
  areNoLengths,
  type ColumnCells,
  cellsBelow,
  noCodes,
  saysNeeded,
  unitBeside,
} from './evidence';
import { EXAM_NAMES, EXAM_PARTS, isSubScoreHead, onePartOf } from './exam-heads';
import { feeHead, INTERNATIONAL_FEE, yearOnly } from './fee-heads';
import { NOT_MISSPELLED } from './header-names';
import {
  type HeaderHints,
  headerReadings,
  headerWords,
  onlyUnit,
  spelledOut,
  takeHints,
  withoutFillers,
} from './header-words';
import { isNoHead } from './no-head';
import { otherMeaning } from './other-meaning';
import { settleRivals } from './rivals';
import { RUNNING_NUMBER, STAFF_ONLY } from './staff-columns';

/**
 * Says for each head which field its column gives, how sure that is and why. Two columns never give the same field, except
 * texts that are joined: the surer one wins, then the one further left. `below`: the first rows under the heads, which
 * decide where a head is vague or its cells contradict it. `starts`: where the columns of each sheet begin, if these are of several.
 */
export function mapHeaders(
  labels: readonly string[],
  below: readonly SheetRow[] = [],
  starts: readonly number[] = [0],
): ColumnMapping[] {
  const columns: ColumnMapping[] = [];
  const cells = labels.map((_, column) => cellsBelow(below, column));
  const shorter = withoutCommonStarts(labels, starts);
  let exam: Exam | null = null;
  for (const [column, label] of labels.entries()) {
    const isFirst = starts.includes(column);
    if (isFirst) exam = null;
    const left = isFirst ? '' : (columns.at(-1)?.label ?? '');
    const whole = mapOne(label, exam, left);
    const isKnown = whole.field !== null || !shorter;
    const guess = weigh(isKnown ? whole : mapOne(shorter[column] ?? '', exam, left), label, cells[column]);
    exam = examIn(headerWords(label)) ?? (isSubScoreHead(label) ? exam : null);
    columns.push({ column, label, ...guess });
  }
  settleRivals(columns, cells, shorter ?? labels);
  nameByCells(columns, cells);
  return columns;
}

/** The heads of each sheet without the word that all of them begin with; null where none has one. */
function withoutCommonStarts(labels: readonly string[], starts: readonly number[]): string[] | null {
  const parts = starts.map((start, place) => labels.slice(start, starts[place + 1]));
  const own = withoutCommonStart(parts[0] ?? []);
  const place = own?.findIndex((label, column) => label !== parts[0]?.[column]) ?? -1;
  const start = headerWords(parts[0]?.[place] ?? '').split(' ')[0];
  const shorter = parts.map((part, at) => (at === 0 ? own : withoutCommonStart(part, start)));
  return shorter.some(Boolean) ? parts.flatMap((part, at) => shorter[at] ?? part) : null;
}

/** A guess that the cells below contradict, or to which they add. */
function weigh(guess: Guess, label: string, cells: ColumnCells | undefined): Guess {
  if (!cells) return guess;
  if ((guess.field === null || guess.field === 'remarks') && areForStaff(cells) && guess.reason !== RUNNING_NUMBER) {
    return mapped('staffNotes', 0.9, 'The cells contain information that students must not see.');
  }
  const unit = guess.field === null ? onlyUnit(label) : undefined;
  if (unit && areLengths(cells, unit)) return mapped('duration', 0.85, 'The cells are lengths in this unit.', { unit });
  if (guess.field === null) return guess;
  if (guess.field === 'duration' && areNoLengths(cells)) return unmapped('The cells are not durations.');
  const other = otherMeaning(guess.field, headerWords(label), cells);
  if (other) return unmapped(other);
  if (SCORES.has(guess.field) && saysNeeded(cells)) {
    return unmapped('The cells only say whether the test is required, not a score.');
  }
  if ((guess.field === 'course' || guess.field === 'university') && areAddresses(cells)) {
    return guess.field === 'course'
      ? mapped('courseLink', 0.7, 'The cells are web addresses.')
      : unmapped('The cells are web addresses.');
  }
  if (guess.field === 'code') {
    const why = noCodes(cells);
    if (why) return unmapped(why);
  }
  const beside = guess.field === 'duration' && !guess.hints.unit ? unitBeside(cells) : undefined;
  return beside ? { ...guess, hints: { ...guess.hints, unit: beside } } : guess;
}

const SCORES = new Set<ImportField>(
  Object.values(EXAM_FIELDS).flatMap(({ overall, lowest }) => [overall, lowest].flatMap((field) => field ?? [])),
);

/** Whether a text is by itself the name of a field, as a head is and a course or a university is not. */
export function isFieldName(text: string): boolean {
  // Cheap first: this is asked of every row.
  if (text.length > 60 || !BEGINNINGS.has(text.slice(0, 3).toLowerCase())) return false;
  const words = headerWords(text);
  return (NAMES.has(words) || examIn(words) !== null) && mapOne(text, null, '').confidence === 1;
}

function mapOne(label: string, examOnTheLeft: Exam | null, labelOnTheLeft: string): Guess {
  const readings = headerReadings(label);
  const [whole] = readings;
  if (whole === undefined) return unmapped('The column has no heading.');
  if (isRunningNumberHead(whole)) return unmapped(RUNNING_NUMBER);
  if (isStaffOnlyHead(whole)) return mapped('staffNotes', 1, STAFF_ONLY);
  if (isNoHead(label)) return unmapped('An address, a number or a sentence can’t be a heading.');
  const fee = feeHead(label);
  if (fee?.audience === 'home') return unmapped('This is the fee for domestic students.');
  if (fee && !fee.isBare) return mapped('tuitionFee', 1, INTERNATIONAL_FEE, fee.hints);
  if (examsIn(whole).length > 1 && !isSubScoreHead(whole))
    return mapped('english', 0.9, 'The heading names several tests.');
  const exam = examIn(whole);
  if (exam) return byName(readings, label) ?? mapExam(exam, label);
  if (isSubScoreHead(whole)) {
    if (!examOnTheLeft) return unmapped('A minimum score, but there is no column with a test to its left.');
    const part = EXAM_FIELDS[examOnTheLeft].lowest;
    if (!part) return unmapped(`There is no field for a minimum score for ${EXAM_NAMES[examOnTheLeft]}.`);
    return mapped(part, 0.9, `A minimum score for “${labelOnTheLeft}”, the column to its left.`);
  }
  const named = byName(readings, label);
  if (named?.field === 'duration' && /\bpart ?time\b|\bpt\b/.test(whole) && !/\bfull ?time\b|\bft\b/.test(whole)) {
    return unmapped('This is the duration of part-time study.');
  }
  return (
    named ??
    byWords(whole) ??
    byMisspelling(readings, label) ??
    byNumberedName(readings, label) ??
    byShareOfMarks(label) ??
    byNarrowedName(readings, label) ??
    unmapped(UNKNOWN_HEAD)
  );
}

function mapExam(exam: Exam, label: string): Guess {
  const kind = isSubScoreHead(label) ? 'lowest' : 'overall';
  const field = EXAM_FIELDS[exam][kind];
  if (!field) return unmapped(`There is no field for a minimum score for ${EXAM_NAMES[exam]}.`);
  if (kind === 'lowest') return mapped(field, 1, `The minimum score in ${EXAM_NAMES[exam]}.`);
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
        !isSlipOf(word, 'score') &&
        !/^(?:scores?|overall|total|marks?|bands?|min|minimum|required|req|reqs|requirements?|in|average|entry|or|equivalent|of|value)$/.test(
          word,
        ),
    );
  if (other.length > 0 && other.every((word) => EXAM_PARTS.has(word))) {
    const part = EXAM_FIELDS[exam].lowest;
    return part
      ? mapped(part, 0.85, onePartOf(exam))
      : unmapped(`There is no field for a minimum score for ${EXAM_NAMES[exam]}.`);
  }
  if (other.length > 0) return unmapped(`About ${EXAM_NAMES[exam]}, but there is no field for “${other.join(' ')}”.`);
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
      return mapped(
        exact,
        index === 0 ? 1 : 0.9,
        `“${reading}” is another name for this field.`,
        hintsFor(exact, label),
      );
    const bare = withoutFillers(spelledOut(reading));
    const known = SORTED_NAMES.get(sortWords(bare)) ?? JOINED_NAMES.get(reading.replaceAll(' ', ''));
    if (known) return mapped(known, 0.9, `“${bare}” is another name for this field.`, hintsFor(known, label));
  }
  const { hints, rest } = takeHints(label);
  const field = rest === '' && hints.currency && hints.period ? 'tuitionFee' : SORTED_NAMES.get(sortWords(rest));
  if (field !== 'tuitionFee' && field !== 'duration') return null;
  return mapped(field, 0.95, `“${rest}” is another name for this field.`, hintsFor(field, label));
}

/** For whom a list is, before what its column is: 'PG Course', 'NZ Course', 'MS Programs'. */
const FOR_WHOM =
  /^(?:ug|pg|ms|msc|mba|phd|masters?|bachelors?|undergraduate|postgraduate|graduate|uk|us|usa|nz|new zealand|canada|canadian|australia|australian|singapore) /;

function byNarrowedName(readings: readonly string[], label: string): Guess | null {
  const narrowed = readings.flatMap((reading) => (FOR_WHOM.test(reading) ? reading.replace(FOR_WHOM, '') : []));
  const named = narrowed.length > 0 ? byName(narrowed, label) : null;
  return named?.field === 'course' || named?.field === 'university' ? { ...named, confidence: 0.85 } : null;
}

/** '12th %', 'UG %', 'Min. %', '12th / Grad %': a share named by the schooling, or by nothing. */
const SHARE_OF_MARKS =
  /^(?:min(?:imum)?|required|req|academics?|overall|(?:class |std )?(?:10|12|x|xii)(?:th)?|\+ ?2|10 ?\+ ?2|ug|grad(?:uation|uate)?|bachelors?|hsc|marks?)$/;

function byShareOfMarks(label: string): Guess | null {
  if (!/%\s*$/.test(label.trim())) return null;
  const parts = label
    .toLowerCase()
    .split(/[/|]|\bor\b/)
    .map((part) => part.replace(/[.%()]/g, ' ').trim());
  const isOfMarks =
    parts.some((part) => part !== '') && parts.every((part) => part === '' || SHARE_OF_MARKS.test(part));
  return isOfMarks ? mapped('minPercentage', 0.85, 'A percentage of marks in earlier studies.') : null;
}

/** 'Start Date 2', 'Intake 1': of fields that several columns give together. */
function byNumberedName(readings: readonly string[], label: string): Guess | null {
  const numbered = readings.flatMap((reading) => /^(.+?) ?\d{1,2}$/.exec(reading)?.[1] ?? []);
  const named = numbered.length > 0 ? byName(numbered, label) : null;
  if (named?.field === 'admissionIntake') return named;
  const isStart = numbered.some((reading) => /^starts?$/.test(reading));
  return isStart ? mapped('admissionIntake', 0.7, 'A numbered start is read as an intake.') : null;
}

function byMisspelling(readings: readonly string[], label: string): Guess | null {
  for (const reading of readings) {
    const words = withoutFillers(reading);
    const slip = fieldOfSlip(words);
    if (slip)
      return mapped(slip.field, 0.8, `It looks like a misspelling of “${slip.name}”.`, hintsFor(slip.field, label));
    const hinted = fieldOfSlip(takeHints(words).rest) ?? fieldOfSlip(takeHints(label).rest);
    if (hinted?.field === 'tuitionFee' || hinted?.field === 'duration') {
      return mapped(
        hinted.field,
        0.8,
        `It looks like a misspelling of “${hinted.name}”.`,
        hintsFor(hinted.field, label),
      );
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
    words.every((word, index) => isSlipOf(word, known.words[index] ?? '', words.length > 1 ? 4 : 5)),
  );
}

/** Short words must be right, 5 to 8 letters may have one slip (beside another word 4 letters, too), longer ones two. */
function isSlipOf(word: string, expected: string, shortest = 5): boolean {
  if (word === expected) return true;
  const most = expected.length >= 9 ? 2 : expected.length >= shortest ? 1 : 0;
  if (most === 0 || Math.abs(word.length - expected.length) > most || NOT_MISSPELLED.has(word)) return false;
  return editDistance(word, expected, most) <= most;
}

function hintsFor(field: ImportField, label: string): HeaderHints {
  if (field !== 'tuitionFee' && field !== 'duration') return NO_HINTS;
  const { hints } = takeHints(label);
  return field === 'tuitionFee' ? { ...hints, ...yearOnly(hints) } : hints;
}

function sortWords(words: string): string {
  return words.split(' ').sort().join(' ');
}
