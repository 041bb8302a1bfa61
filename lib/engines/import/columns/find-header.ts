import { createHash } from 'node:crypto';
import type { ImportField } from '@/lib/domain/imports/import-fields';
import { ImportRefusal } from '../refusal';
import { type Cell, isBlankRow, type SheetRow, type Spreadsheet } from '../spreadsheet';
import { cellLine } from '../values/text';
import type { ColumnMapping } from './column-mapping';
import { guessColumns } from './guess-columns';
import { headerWords } from './header-words';
import { joinUniversities } from './joined-university';
import { mapHeaders } from './map-headers';
import { isAddress } from './no-head';

/** How deep under titles and notes a header row is looked for. */
export const HEADER_ROWS = 30;
/** How deep a person may say it stands. */
const LAST_HEADER_ROW = 500;
/** So many rows below the heads say what stands under them. */
const ROWS_BELOW = 30;
/** Bounds on what is looked at as a head, so that an absurd sheet costs no time. */
const MOST_HEADS = 200;
const LONGEST_HEAD = 300;

/** What a person said about the file, where that differs from what it seems to be. */
export interface HeaderChoice {
  /** Which sheet to read (0-based), hidden ones included. */
  sheet?: number | undefined;
  /** The header row (1-based); 0 when there is none, and columns are guessed from what stands in them. */
  headerRow?: number | undefined;
  /** The university of all rows, for files of one university that have no column for it. */
  university?: string | undefined;
}

export interface FoundHeader {
  sheetIndex: number;
  /** The header row, 1-based; its last one when the heads take two rows; 0 when the sheet has none. */
  headerRow: number;
  columns: ColumnMapping[];
}

interface Candidate extends FoundHeader {
  score: number;
  fields: Set<ImportField | null>;
}

export interface SearchedSheet {
  name: string;
  hidden: boolean;
  /** The rows looked at. */
  rows: SheetRow[];
  /** Rows that could be the header, the likeliest first. */
  candidates: Candidate[];
}

/** What the first rows of every sheet say. */
export interface HeaderSearch {
  sheets: SearchedSheet[];
  /**
   * Equal for files that look the same: same heads in the same order on the sheet that would be read without anyone
   * choosing. Independent of what a person chose, so it is the key of saved choices.
   */
  signature: string;
}

/** Looks at the first 30 rows of every sheet; of a list of universities that another one's ids stand in, at all. */
export async function searchHeaders(spreadsheet: Spreadsheet): Promise<HeaderSearch> {
  const sheets: SearchedSheet[] = [];
  for (const [sheetIndex, { name, hidden }] of spreadsheet.sheets.entries()) {
    const rows = await spreadsheet.head(sheetIndex, HEADER_ROWS + 1);
    const candidates = candidatesIn(rows, sheetIndex).sort(byLikelihood);
    sheets.push({ name, hidden, rows, candidates });
  }
  await joinUniversities(spreadsheet, sheets);
  return { sheets, signature: signatureOf(sheets) };
}

/** Whether a sheet has a row of heads that name a course and its university. */
export function looksLikeCourses({ candidates }: SearchedSheet): boolean {
  return candidates.some((candidate) => isComplete(candidate, true));
}

/**
 * The header to read by: of all visible sheets (or of the sheet chosen) the row whose heads name a course, its university
 * and most else, or the row a person chose. Heads in two rows ('IELTS' over 'Overall' and 'No band less than') count
 * together. Throws ImportRefusal 422 when the sheets are empty or no row is a header.
 */
export async function findHeader(
  spreadsheet: Spreadsheet,
  search: HeaderSearch,
  { sheet, headerRow, university }: HeaderChoice = {},
): Promise<FoundHeader> {
  if (sheet !== undefined && !search.sheets[sheet]) {
    throw new ImportRefusal(422, `The workbook has no sheet number ${sheet + 1}.`);
  }
  const open = search.sheets.filter(({ hidden }, index) => (sheet === undefined ? !hidden : index === sheet));
  if (open.every(({ rows }) => rows.every((row) => isBlankRow(row.cells)))) {
    throw new ImportRefusal(422, 'The spreadsheet is empty: none of its visible sheets holds anything.');
  }
  if (headerRow !== undefined) return headerAt(spreadsheet, search, sheet ?? likeliestSheet(search), headerRow);
  // What a person types about the rows doesn't move the header.
  const [best] = open.flatMap((searched) => searched.candidates).sort(byLikelihood);
  if (!best || !isComplete(best, !university)) throw noHeader(search, open.length, best, !university);
  return { sheetIndex: best.sheetIndex, headerRow: best.headerRow, columns: best.columns };
}

/** The visible sheet that most looks like courses, with a header or without. */
export function likeliestSheet({ sheets }: HeaderSearch): number {
  const scores = sheets.map(({ hidden, candidates, rows }) => {
    if (hidden) return -1;
    const complete = candidates.find((candidate) => isComplete(candidate, true));
    return complete ? 1_000 + complete.score : Math.max(candidates[0]?.score ?? 0, scoreOf(guessColumns(rows)));
  });
  return Math.max(0, scores.indexOf(Math.max(...scores)));
}

async function headerAt(
  spreadsheet: Spreadsheet,
  search: HeaderSearch,
  sheetIndex: number,
  headerRow: number,
): Promise<FoundHeader> {
  const searched = search.sheets[sheetIndex];
  if (headerRow === 0) return { sheetIndex, headerRow, columns: guessColumns(searched?.rows ?? []) };
  if (headerRow > LAST_HEADER_ROW) {
    throw new ImportRefusal(422, `The header can stand in row ${LAST_HEADER_ROW} at the latest.`);
  }
  const known = searched?.candidates.find((candidate) => candidate.headerRow === headerRow);
  if (known) return { sheetIndex, headerRow, columns: known.columns };
  const rows = await spreadsheet.head(sheetIndex, headerRow + ROWS_BELOW);
  const row = rows.find((candidate) => candidate.number === headerRow);
  if (!row)
    throw new ImportRefusal(422, `Row ${headerRow} of “${searched?.name}” is empty, so it can’t be the header.`);
  return { sheetIndex, headerRow, columns: mapHeaders(labelsOf(row.cells), rows.slice(rows.indexOf(row) + 1)) };
}

function signatureOf(sheets: readonly SearchedSheet[]): string {
  const visible = sheets.filter(({ hidden }) => !hidden);
  const [best] = visible.flatMap((searched) => searched.candidates).sort(byLikelihood);
  const looks = best
    ? best.columns.map(({ label }) => headerWords(label))
    : ['', ...guessColumns(visible[0]?.rows ?? []).map(({ field }) => field ?? '')];
  return createHash('sha256').update(looks.join('|')).digest('hex');
}

/** Rows that name a course and its university first, then those that name a course, then those that name most. */
function byLikelihood(a: Candidate, b: Candidate): number {
  const rank = (one: Candidate) => (isComplete(one, true) ? 2 : isComplete(one, false) && one.fields.size > 1 ? 1 : 0);
  return rank(b) - rank(a) || b.score - a.score;
}

function isComplete({ fields }: Candidate, needsUniversity: boolean): boolean {
  return fields.has('course') && (!needsUniversity || fields.has('university'));
}

function candidatesIn(rows: readonly SheetRow[], sheetIndex: number): Candidate[] {
  return rows.flatMap((row, index) => {
    if (row.number > HEADER_ROWS || !couldBeHeader(row.cells)) return [];
    const single = candidate(labelsOf(row.cells), sheetIndex, row.number, rows.slice(index + 1));
    const below = rows[index + 1];
    if (below?.number !== row.number + 1) return [single];
    const labels = twoRowLabels(labelsOf(row.cells), labelsOf(below.cells));
    const double = labels && candidate(labels, sheetIndex, below.number, rows.slice(index + 2));
    return double && double.score > single.score ? [double] : [single];
  });
}

function candidate(labels: string[], sheetIndex: number, headerRow: number, below: readonly SheetRow[]): Candidate {
  const columns = mapHeaders(labels, below.slice(0, ROWS_BELOW));
  const fields = new Set(columns.map((column) => column.field));
  fields.delete(null);
  return { sheetIndex, headerRow, columns, fields, score: scoreOf(columns) };
}

function scoreOf(columns: readonly ColumnMapping[]): number {
  return columns.reduce((sum, column) => sum + column.confidence, 0);
}

function labelsOf(cells: readonly Cell[]): string[] {
  return Array.from(cells.slice(0, MOST_HEADS), (cell) => cellLine(cell ?? null).slice(0, LONGEST_HEAD));
}

/** Heads are short texts; a row with an address in it is one of values. */
function couldBeHeader(cells: readonly Cell[]): boolean {
  const filled = cells.filter((cell) => cell !== null && cell !== '');
  if (filled.some((cell) => typeof cell === 'string' && cell.length < LONGEST_HEAD && isAddress(cell))) return false;
  const texts = filled.filter((cell) => typeof cell === 'string' && cell.length <= 200);
  return texts.length >= 1 && texts.length >= filled.length * 0.7;
}

const SECOND_ROW_HEAD =
  /^(?:overall|total|scores?|min(?:imum)?|no (?:bands?|sections?)\b.*|.*less than|each(?: band| section)?|(?:per )?(?:year|semester|month|annum)|whole course|domestic|home|local|uk|eu|international|overseas|off ?shore|on ?shore|amount|currency|period|name|code|title|months?|weeks?|years?)$/i;

/** Joins a group row with the row of heads under it; null when the lower row holds anything but such heads. */
function twoRowLabels(upper: readonly string[], lower: readonly string[]): string[] | null {
  let group = '';
  let found = false;
  const labels: string[] = [];
  for (let column = 0; column < Math.max(upper.length, lower.length); column++) {
    const own = upper[column] ?? '';
    const under = lower[column] ?? '';
    if (own !== '') group = own;
    if (under !== '' && under !== own && !SECOND_ROW_HEAD.test(under)) return null;
    if (under === '' || under === own) labels.push(own);
    else {
      found = true;
      labels.push(`${group} ${under}`.trim());
    }
  }
  return found ? labels : null;
}

function noHeader(
  { sheets }: HeaderSearch,
  searched: number,
  closest: Candidate | undefined,
  needsUniversity: boolean,
): ImportRefusal {
  const where = `No header row found in the first ${HEADER_ROWS} rows of ${searched === 1 ? 'the sheet' : 'the visible sheets'}`;
  const needed = needsUniversity
    ? 'A sheet of courses needs a row of heads with at least “Course Name” and “University”.'
    : 'A sheet of courses needs a row of heads with at least “Course Name”.';
  if (!closest || closest.fields.size === 0) return new ImportRefusal(422, `${where}. ${needed}`);
  const missing = [
    ...(closest.fields.has('course') ? [] : ['the course’s name']),
    ...(closest.fields.has('university') || !needsUniversity ? [] : ['the university']),
  ].join(' and ');
  const sheet = sheets[closest.sheetIndex]?.name ?? '';
  if (closest.fields.size > 1 && missing === 'the university') {
    const heads = `The heads in row ${closest.headerRow} of “${sheet}” name no university`;
    return new ImportRefusal(422, `${heads}. Choose its column, or type the university of all rows.`);
  }
  return new ImportRefusal(
    422,
    `${where}: the closest, row ${closest.headerRow} of “${sheet}”, has no column for ${missing}. ${needed}`,
  );
}
