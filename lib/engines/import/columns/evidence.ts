import type { ImportField } from '@/lib/domain/imports/import-fields';
import { partedText } from '@/lib/domain/imports/staff-only';
import type { Cell, SheetRow } from '../spreadsheet';
import { type DurationUnit, durationUnitOf } from '../values/duration';
import { parseFeePeriod } from '../values/fee-period';
import { readLevel } from '../values/level';
import { cellLine } from '../values/text';
import { isAddress } from './no-head';

/** The filled cells under a head, on one line each; only short ones say what a column is. */
export interface ColumnCells {
  texts: readonly string[];
  cells: readonly Cell[];
}

const LONGEST = 200;

/** What stands under a head in the first rows below it. */
export function cellsBelow(rows: readonly SheetRow[], column: number): ColumnCells {
  const cells = rows.map((row) => row.cells[column] ?? null).filter((cell) => cell !== null && cell !== '');
  return { cells, texts: cells.map((cell) => cellLine(cell).slice(0, LONGEST)) };
}

/** Words that say whether something is needed, where a score would stand. */
const NEEDED =
  /^(?:yes|no|y|n|true|false|optional|required|not required|mandatory|recommended|waived|accepted|not accepted|conditional|n\/?a|-+)$/i;

/** Whether the cells of a score's column say yes or no instead of a score. */
export function saysNeeded({ texts }: ColumnCells): boolean {
  return share(texts, (text) => NEEDED.test(text)) >= 0.6 && !texts.some((text) => /\d/.test(text));
}

/** Whether the cells say what isn't for students. */
export const areForStaff = ({ texts }: ColumnCells): boolean =>
  share(texts, (text) => partedText(text).closed !== '') >= 0.3;

/** Whether the cells are addresses. */
export const areAddresses = ({ texts }: ColumnCells): boolean => share(texts, isAddress) >= 0.6;

/**
 * Why the cells are no official codes: numbers of a field of study (CIP: '52.0201'), the rows simply counted, or perhaps so. Null
 * when they may be codes. `isVague`: the head is 'ID', under which 'U1', 'U2' count too.
 */
export function noCodes({ texts }: ColumnCells, isVague = false): string | null {
  if (share(texts, (text) => /^\d{2}\.\d{2,4}$/.test(text)) >= 0.6)
    return 'The cells are fields of study (CIP), not course codes.';
  if (onlyCount(texts, isVague)) return 'The cells only number the rows.';
  return followTheRows(texts) ? ROW_NUMBERS : null;
}

/** How the reason of a column begins that is asked about. */
export const PERHAPS = 'Perhaps';
/** Why codes that run with the rows are left out, until a person says what they are. */
export const ROW_NUMBERS = `${PERHAPS} the cells only number the rows: each number follows the one above, and the next list may number the courses differently. If these are the universities’ own codes, choose “Course code”.`;

const FEWEST_THAT_RUN = 3;

/** Whether each text is the next number behind the same signs: 'P-101', 'P-102', 'P-103'. Behind an award ('MBA101') they are codes. */
function followTheRows(texts: readonly string[]): boolean {
  const parts = texts.map((text) => /^(.*?)(\d{1,9})$/.exec(text));
  const [first] = parts;
  if (!first || parts.length < FEWEST_THAT_RUN || (/^[a-z]{2,}$/i.test(first[1] ?? '') && readLevel(first[1] ?? '')))
    return false;
  return parts.every((part, index) => part?.[1] === first[1] && Number(part?.[2]) === Number(first[2]) + index);
}

/** Whether texts count from 0 or 1 on, one after the other or with some left out, perhaps behind the same letters: 'U1', 'U2', 'U4'. */
function onlyCount(texts: readonly string[], withLetters: boolean): boolean {
  const parts = texts.map((text) => /^(\D{0,4})0*(\d{1,6})$/.exec(text));
  const [first] = parts;
  if (!first || parts.length < 2 || (first[1] !== '' && !withLetters) || parts.some((part) => part?.[1] !== first[1]))
    return false;
  const numbers = parts.map((part) => Number(part?.[2]));
  const rises = numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0));
  return rises && (numbers[0] ?? 2) <= 1 && (numbers.at(-1) ?? 0) <= 2 * numbers.length;
}

/** The unit that some durations of a column name, for those that are bare numbers; undefined when they name several. */
export function unitBeside({ texts }: ColumnCells): DurationUnit | undefined {
  const named = texts.flatMap(
    (text) => durationUnitOf(/^\d+(?:\.\d+)? ?([a-z]+)$/i.exec(text)?.[1]?.toLowerCase() ?? '') ?? [],
  );
  const [unit] = named;
  const isOne = unit !== undefined && named.every((other) => other === unit);
  return isOne && texts.some((text) => /^\d+(?:\.\d+)?$/.test(text)) ? unit : undefined;
}

/** In such a unit no course is longer. */
const LONGEST_COURSE: Readonly<Record<DurationUnit, number>> = { days: 400, weeks: 320, months: 72, years: 7 };

/** Whether the cells are bare numbers that courses may be long in this unit. */
export const areLengths = ({ texts }: ColumnCells, unit: DurationUnit): boolean =>
  share(texts, (text) => /^\d{1,3}(?:[.,]\d{1,2})?$/.test(text) && Number.parseFloat(text) <= LONGEST_COURSE[unit]) >=
  0.8;

/** Whether the cells under 'Study Period' are no lengths: 'S1, S2', 'Day', 'Full time'. */
export const areNoLengths = ({ texts }: ColumnCells): boolean =>
  texts.length > 0 &&
  share(texts, (text) => /^[a-z]\d\b|^\D*$/i.test(text) && !/year|month|week|semester/i.test(text)) >= 0.9;

/** Whether the cells can be what a vague head may name. A column without cells can be anything but what needs them. */
export function mayBe(field: ImportField, cells: ColumnCells, needsCells: boolean): boolean {
  if (cells.texts.length === 0) return !needsCells;
  if (field === 'level' || field === 'award')
    return share(cells.texts, (text) => text.length < 60 && readLevel(text) !== null) >= 0.5;
  if (field === 'tuitionFee') return share(cells.texts, isLargeAmount) >= 0.6;
  if (field === 'admissionIntake') return share(cells.texts, isUnit) < 0.5;
  if (field === 'course') {
    return (
      share(cells.texts, isAward) < 0.7 &&
      share(cells.texts, (text) => /\p{L}{3}/u.test(text)) >= 0.6 &&
      !areAddresses(cells)
    );
  }
  if (field === 'university') return !areCodes(cells);
  if (field === 'code') return noCodes(cells, true) === null && new Set(cells.texts).size === cells.texts.length;
  return true;
}

/** Whether the cells are codes as departments have them ('APPM', 'CS1'), no names. */
const areCodes = ({ texts }: ColumnCells): boolean => share(texts, (text) => /^[A-Z]{2,6}\d{0,3}$/.test(text)) >= 0.8;

const isUnit = (text: string) =>
  durationUnitOf(text.toLowerCase()) !== undefined || parseFeePeriod(text).value !== null;
const isLargeAmount = (text: string) => /\d{1,3}[, ]\d{3}|\d{4,}|\d ?k\b/i.test(text) && !isAddress(text);
const isAward = (text: string) => text.split(' ').length <= 3 && readLevel(text) !== null;

export function share(texts: readonly string[], fits: (text: string) => boolean): number {
  return texts.length === 0 ? 0 : texts.filter(fits).length / texts.length;
}
