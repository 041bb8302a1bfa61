import { IMPORT_COLUMNS, IMPORT_FIELDS, type ImportField } from '@/lib/domain/imports/import-fields';
import { openSpreadsheet } from '../files/read-workbook';
import type { ImportLimits } from '../limits';
import { ImportRefusal } from '../refusal';
import { type FoundHeader, HEADER_ROWS } from '../sheets/candidates';
import { isUnder } from '../sheets/find-join';
import { joinedSheets } from '../sheets/join-sheets';
import { isBlankRow, type SheetRow, type Spreadsheet } from '../spreadsheet';
import { cellLine } from '../values/text';
import { correctMapping, type MappingCorrections, missingFields } from './correct-mapping';
import {
  findHeader,
  type HeaderChoice,
  type HeaderSearch,
  likeliestSheet,
  looksLikeCourses,
  searchHeaders,
} from './find-header';
import { importHeader } from './import-header';
import { type UniversityOffer, universityOffers } from './university-offers';

export interface ProposalOptions extends HeaderChoice {
  /** The uploaded file's own name: names the sheet of a text file. */
  originalName?: string | undefined;
  /** Corrections to show the effect of. */
  mapping?: MappingCorrections | undefined;
  limits?: ImportLimits | undefined;
  /** False for a caller that doesn't need the numbers of rows, for which the whole sheet is read. */
  countRows?: boolean | undefined;
}

interface ProposedSheet {
  /** 0-based: what `sheet` of the options means. */
  index: number;
  name: string;
  hidden: boolean;
  /** Rows that hold anything, titles and header included; null for a sheet that wouldn't be read: counting is reading. */
  rows: number | null;
  looksLikeCourses: boolean;
}

interface ProposedColumn {
  /** A = 0: the key of a correction. */
  index: number;
  /** The head on one line; '' where there is none. */
  header: string;
  /** The other sheet that the column stands in, and where (A = 0); null for one of the sheet that is read. */
  sheet: { name: string; column: number } | null;
  /** The first three filled cells under it, on one line each, at most 80 characters. */
  samples: string[];
  /** Null: not read. */
  field: ImportField | null;
  /** 0 to 1; 0 when not read. */
  confidence: number;
  /** A sentence: why this field, or why none. */
  why: string;
}

/** How a file would be read, for a person to check and correct before anything is. */
export interface MappingProposal {
  format: Spreadsheet['format'];
  sheets: ProposedSheet[];
  /** The sheet that would be read, 0-based. */
  sheet: number;
  /** 1-based; 0 when there is none. */
  headerRow: number;
  /** Rows below the header that hold anything: how many rows reading will give. Null when they were not to be counted. */
  rows: number | null;
  columns: ProposedColumn[];
  /** What a column can be chosen to give. `shared` ones may be chosen for several columns. */
  fields: { field: ImportField; label: string; shared: boolean }[];
  /** Fields that must be chosen before the file can be read; empty when it can be read as it is. */
  missing: ImportField[];
  /** Where no column gives the university: names that the file or its sheet bears, to be typed with one press. */
  universityOffers: UniversityOffer[];
  /** True when no row is a header and the columns are guessed: say `headerRow: 0` to read the file so. */
  guessed: boolean;
  notes: string[];
  /** Equal for files that look the same, whatever a person corrected: the key of saved corrections. */
  signature: string;
}

const SAMPLES = 3;
const LONGEST_SAMPLE = 80;

/**
 * Says how a file would be read: `readCourseDrafts` with the same options reads it so. Nothing is stored. A file without a
 * header gets a proposal too, guessed from its cells. Throws ImportRefusal (413, 415, 422) when the file is of no use.
 */
export async function proposeMapping(path: string, options: ProposalOptions = {}): Promise<MappingProposal> {
  return propose(await openSpreadsheet(path, options.originalName, options.limits), options);
}

/** The same of an open file. */
export function propose(file: Spreadsheet, options: ProposalOptions): MappingProposal {
  const spreadsheet = joinedSheets(file, options);
  const search = searchHeaders(spreadsheet);
  const { found, guessed } = findOrGuess(spreadsheet, search, options);
  const columns = correctMapping(found.columns, options.mapping ?? {});
  const counts = options.countRows === false ? null : countRows(spreadsheet, found);
  const header = importHeader(spreadsheet, search, { ...found, columns });
  const samples = samplesUnder(spreadsheet, found);
  return {
    format: spreadsheet.format,
    sheets: search.sheets.map((sheet, index) => ({
      index,
      name: sheet.name,
      hidden: sheet.hidden,
      rows: counts && index === found.sheetIndex ? counts.all : null,
      looksLikeCourses: looksLikeCourses(sheet),
    })),
    sheet: found.sheetIndex,
    headerRow: found.headerRow,
    rows: counts?.underHeader ?? null,
    columns: columns.map(({ column, label, field, confidence, reason, sheet }) => ({
      index: column,
      header: label,
      sheet: sheet ?? null,
      samples: samples[column] ?? [],
      field,
      confidence,
      why: reason,
    })),
    fields: IMPORT_FIELDS.map((field) => {
      const { label, shared } = IMPORT_COLUMNS[field];
      return { field, label, shared };
    }),
    missing: missingFields(columns, options),
    universityOffers: columns.some(({ field }) => field === 'university')
      ? []
      : universityOffers(options.originalName ?? '', header.sheetName, spreadsheet.format),
    guessed,
    notes: header.notes,
    signature: header.signature,
  };
}

/** Where no row is a complete header, the likeliest one, or else none at all, so that a person has something to correct. */
function findOrGuess(
  spreadsheet: Spreadsheet,
  search: HeaderSearch,
  options: ProposalOptions,
): { found: FoundHeader; guessed: boolean } {
  try {
    return { found: findHeader(spreadsheet, search, options), guessed: false };
  } catch (error) {
    const sheet = options.sheet ?? likeliestSheet(search);
    const searched = search.sheets[sheet];
    const hasRows = searched?.rows.some((row) => !isBlankRow(row.cells));
    if (!(error instanceof ImportRefusal) || options.headerRow !== undefined || !hasRows) throw error;
    const [closest] = searched?.candidates ?? [];
    const headerRow = closest && closest.fields.size > 0 ? closest.headerRow : unknownHeads(searched?.rows ?? []);
    return { found: findHeader(spreadsheet, search, { ...options, sheet, headerRow }), guessed: headerRow === 0 };
  }
}

/** The row of heads none of whose words is known: short texts, each another, over cells of another kind; 0 for none. */
function unknownHeads(rows: readonly SheetRow[]): number {
  const [first, ...below] = rows.filter((row) => !isBlankRow(row.cells));
  const heads = (first?.cells ?? []).map((cell) => cellLine(cell));
  const isHeads = heads.length > 2 && heads.every((head) => HEAD.test(head)) && new Set(heads).size === heads.length;
  if (!first || !isHeads || below.length === 0) return 0;
  const others = heads.filter((_, column) => below.some(({ cells }) => !HEAD.test(cellLine(cells[column] ?? null))));
  return others.length >= heads.length / 2 ? first.number : 0;
}

/** A word or two, or a code with letters: 'KISCOURSEID', 'UG_TYPE', 'First day'. */
const HEAD = /^\p{L}[\p{L}_ ]{1,40}\d{0,2}$/u;

function countRows(spreadsheet: Spreadsheet, found: FoundHeader) {
  const filled = spreadsheet.rows(found.sheetIndex).filter((row) => !isBlankRow(row.cells));
  return { all: filled.length, underHeader: filled.filter((row) => isUnder(found, row)).length };
}

function samplesUnder(spreadsheet: Spreadsheet, { sheetIndex, headerRow, columns }: FoundHeader) {
  const rows = spreadsheet.head(sheetIndex, headerRow + HEADER_ROWS);
  const below = rows.filter((row) => row.number > headerRow);
  return columns.map(({ column }) =>
    below
      .map((row) => cellLine(row.cells[column] ?? null))
      .filter((text) => text !== '')
      .slice(0, SAMPLES)
      .map((text) => (text.length > LONGEST_SAMPLE ? `${text.slice(0, LONGEST_SAMPLE - 1)}…` : text)),
  );
}
