import { createHash } from 'node:crypto';
import { ImportRefusal } from '../refusal';
import {
  byLikelihood,
  type Candidate,
  candidateAt,
  candidatesIn,
  type FoundHeader,
  HEADER_ROWS,
  isComplete,
  ROWS_BELOW,
  scoreOf,
} from '../sheets/candidates';
import { isBlankRow, type SheetRow, type Spreadsheet } from '../spreadsheet';
import { isByCode } from './correct-mapping';
import { guessColumns } from './guess-columns';
import { headerWords } from './header-words';
import { joinUniversities } from './joined-university';

/** How deep a person may say it stands. */
const LAST_HEADER_ROW = 500;

/** What a person said about the file, where that differs from what it seems to be. */
export interface HeaderChoice {
  /** Which sheet to read (0-based), hidden ones included. */
  sheet?: number | undefined;
  /** The header row (1-based); 0 when there is none, and columns are guessed from what stands in them. */
  headerRow?: number | undefined;
  /** The university of all rows, for files of one university that have no column for it. */
  university?: string | undefined;
  /** The file has a source: rows without names are its courses by their codes. */
  ofSource?: boolean | undefined;
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
export function searchHeaders(spreadsheet: Spreadsheet): HeaderSearch {
  const sheets: SearchedSheet[] = [];
  for (const [sheetIndex, { name, hidden }] of spreadsheet.sheets.entries()) {
    const rows = spreadsheet.head(sheetIndex, HEADER_ROWS + 1);
    const joined = spreadsheet.joined?.sheetIndex === sheetIndex ? spreadsheet.joined : undefined;
    const candidates = candidatesIn(rows, sheetIndex, joined).sort(byLikelihood);
    sheets.push({ name, hidden, rows, candidates });
  }
  joinUniversities(spreadsheet, sheets);
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
export function findHeader(
  spreadsheet: Spreadsheet,
  search: HeaderSearch,
  { sheet, headerRow, university, ofSource }: HeaderChoice = {},
): FoundHeader {
  if (sheet !== undefined && !search.sheets[sheet]) {
    throw new ImportRefusal(422, `The workbook has no sheet number ${sheet + 1}.`);
  }
  const open = search.sheets.filter(({ hidden }, index) => (sheet === undefined ? !hidden : index === sheet));
  if (open.every(({ rows }) => rows.every((row) => isBlankRow(row.cells)))) {
    throw new ImportRefusal(422, 'The spreadsheet is empty: its visible sheets contain nothing.');
  }
  if (headerRow !== undefined) return headerAt(spreadsheet, search, sheet ?? likeliestSheet(search), headerRow);
  // What a person types about the rows doesn't move the header.
  const candidates = open.flatMap((searched) => searched.candidates).sort(byLikelihood);
  const complete = candidates.find((candidate) => isComplete(candidate, !university));
  const byCode = candidates.find(
    ({ columns, fields }) => fields.size > 1 && isByCode(columns, { university, ofSource }),
  );
  const [likeliest] = candidates;
  const best = likeliest === complete || !complete ? (complete ?? byCode) : undefined;
  if (!best) throw noHeader(search, open.length, likeliest, !university);
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

function headerAt(spreadsheet: Spreadsheet, search: HeaderSearch, sheetIndex: number, headerRow: number): FoundHeader {
  const searched = search.sheets[sheetIndex];
  if (headerRow === 0) return { sheetIndex, headerRow, columns: guessColumns(searched?.rows ?? []) };
  if (headerRow > LAST_HEADER_ROW) {
    throw new ImportRefusal(422, `The header row must be in the first ${LAST_HEADER_ROW} rows.`);
  }
  const known = searched?.candidates.find((candidate) => candidate.headerRow === headerRow);
  if (known) return { sheetIndex, headerRow, columns: known.columns };
  const rows = spreadsheet.head(sheetIndex, headerRow + ROWS_BELOW);
  const row = rows.find((candidate) => candidate.number === headerRow);
  if (!row)
    throw new ImportRefusal(422, `Row ${headerRow} of “${searched?.name}” is empty, so it can’t be the header row.`);
  const joined = spreadsheet.joined?.sheetIndex === sheetIndex ? spreadsheet.joined : undefined;
  return candidateAt(row, sheetIndex, rows.slice(rows.indexOf(row) + 1), joined);
}

function signatureOf(sheets: readonly SearchedSheet[]): string {
  const visible = sheets.filter(({ hidden }) => !hidden);
  const [best] = visible.flatMap((searched) => searched.candidates).sort(byLikelihood);
  const looks = best
    ? best.columns.flatMap(({ label, sheet }) => (sheet ? [] : [headerWords(label)]))
    : ['', ...guessColumns(visible[0]?.rows ?? []).map(({ field }) => field ?? '')];
  return createHash('sha256').update(looks.join('|')).digest('hex');
}

function noHeader(
  { sheets }: HeaderSearch,
  searched: number,
  closest: Candidate | undefined,
  needsUniversity: boolean,
): ImportRefusal {
  const where = `No header row found in the first ${HEADER_ROWS} rows of ${searched === 1 ? 'the sheet' : 'the visible sheets'}`;
  const needed = needsUniversity
    ? 'A course spreadsheet needs a heading row with at least “Course Name” and “University”.'
    : 'A course spreadsheet needs a heading row with at least “Course Name”.';
  if (!closest || closest.fields.size === 0) return new ImportRefusal(422, `${where}. ${needed}`);
  const missing = [
    ...(closest.fields.has('course') ? [] : ['the course name']),
    ...(closest.fields.has('university') || !needsUniversity ? [] : ['the university']),
  ].join(' and ');
  const sheet = sheets[closest.sheetIndex]?.name ?? '';
  if (closest.fields.size > 1 && missing === 'the university') {
    const heads = `The headings in row ${closest.headerRow} of “${sheet}” don’t include a university`;
    return new ImportRefusal(422, `${heads}. Choose its column, or enter the university for all rows.`);
  }
  return new ImportRefusal(
    422,
    `${where}. The closest, row ${closest.headerRow} of “${sheet}”, has no column for ${missing}. ${needed}`,
  );
}
