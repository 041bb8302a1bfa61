import type { ImportField } from '@/lib/domain/imports/import-fields';
import { type Cell, isBlankRow, type SheetRow } from '../spreadsheet';
import { levelInName } from '../values/award-in-name';
import { parseCountry } from '../values/country';
import { parseDuration } from '../values/duration';
import { parseIntakes } from '../values/intakes';
import { readLevel } from '../values/level';
import { parseLink } from '../values/link';
import { parseFee } from '../values/money';
import { cellLine } from '../values/text';
import type { ColumnMapping } from './column-mapping';

const MOST_COLUMNS = 200;
/** Longer texts are prose, whatever words stand in it. */
const LONGEST = 200;

interface Kind {
  field: ImportField;
  /** How sure a column is whose cells all fit: never as sure as a head that names its field. */
  confidence: number;
  /** The share of filled cells that must fit. */
  share: number;
  why: string;
  fits(text: string, cell: Cell): boolean;
}

/** What names of universities and colleges contain. */
export const INSTITUTION =
  /\b(?:universit|colleges?\b|institut|polytechnic|academy|school\b|tafe\b|conservatoire|uni\b|ubc\b|ucl\b)/i;

/** In order: a column is the first kind its cells fit. */
const KINDS: readonly Kind[] = [
  {
    field: 'courseLink',
    confidence: 0.5,
    share: 0.8,
    why: 'the cells are web addresses',
    fits: (text) => /[./]/.test(text) && parseLink(text, undefined).value !== null,
  },
  {
    field: 'country',
    confidence: 0.5,
    share: 0.9,
    why: 'the cells are countries',
    fits: (text) => parseCountry(text).value !== null,
  },
  {
    field: 'duration',
    confidence: 0.5,
    share: 0.7,
    why: 'the cells are durations',
    fits: (text, cell) => typeof cell === 'string' && text.length < 60 && parseDuration(text, undefined).value !== null,
  },
  {
    field: 'tuitionFee',
    confidence: 0.4,
    share: 0.7,
    why: 'the cells are amounts of money',
    fits: (text) => /[$£€₹]|\b[A-Z]{3}\b/.test(text) && parseFee(text, { countryCurrency: 'USD' }).value !== null,
  },
  {
    field: 'admissionIntake',
    confidence: 0.5,
    share: 0.7,
    why: 'the cells are months',
    fits: (text, cell) =>
      !(typeof cell === 'number') && text.length < 80 && parseIntakes(text, 'Canada').value !== null,
  },
  {
    field: 'university',
    confidence: 0.5,
    share: 0.6,
    why: 'the cells are names of universities or colleges',
    fits: (text) => INSTITUTION.test(text),
  },
  {
    field: 'course',
    confidence: 0.5,
    share: 0.4,
    why: 'the cells are course names',
    fits: (text) => levelInName(text) !== '',
  },
  {
    field: 'level',
    confidence: 0.5,
    share: 0.8,
    why: 'the cells are levels',
    fits: (text) => text.length < 60 && readLevel(text) !== null,
  },
];

/**
 * What the columns of a sheet without a header seem to be, by what stands in them. A guess with a low confidence, for a
 * person to check: no field twice, and what could be several things (bare numbers, short texts) is nothing.
 */
export function guessColumns(rows: readonly SheetRow[]): ColumnMapping[] {
  const filled = rows.filter((row) => !isBlankRow(row.cells));
  const width = Math.min(MOST_COLUMNS, Math.max(0, ...filled.map((row) => row.cells.length)));
  const taken = new Set<ImportField>();
  return Array.from({ length: width }, (_, column): ColumnMapping => {
    const cells = filled.map((row) => row.cells[column] ?? null).filter((cell) => cell !== null);
    const kind = KINDS.find((candidate) => !taken.has(candidate.field) && isOfKind(cells, candidate));
    const base = { column, label: '', hints: {} };
    if (!kind)
      return { ...base, field: null, confidence: 0, reason: 'The column has no heading, and its cells are not clear.' };
    taken.add(kind.field);
    return {
      ...base,
      field: kind.field,
      confidence: kind.confidence,
      reason: `The column has no heading; ${kind.why}.`,
    };
  });
}

/** What cells seem to be, of the fields that aren't taken; undefined for nothing clear. */
export const kindOfCells = (cells: readonly Cell[], taken: ReadonlySet<ImportField>): Kind | undefined =>
  KINDS.find((kind) => !taken.has(kind.field) && isOfKind(cells, kind));

function isOfKind(cells: readonly Cell[], kind: Kind): boolean {
  const texts = cells.map((cell) => ({ cell, text: cellLine(cell) })).filter(({ text }) => text !== '');
  const fitting = texts.filter(({ text, cell }) => text.length <= LONGEST && kind.fits(text, cell));
  return texts.length > 0 && fitting.length >= texts.length * kind.share;
}
