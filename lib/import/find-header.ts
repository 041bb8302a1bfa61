import type { ImportField } from './header-names';
import { type ColumnMapping, mapHeaders } from './map-headers';
import { ImportRefusal } from './refusal';
import { type Cell, isBlankRow, type SheetRow, type Spreadsheet } from './spreadsheet';
import { cellLine } from './values/text';

/** How deep under titles and notes a header row may stand. */
export const HEADER_ROWS = 30;
/** Bounds on what is looked at as a head, so that an absurd sheet costs no time. */
const MOST_HEADS = 200;
const LONGEST_HEAD = 300;

export interface FoundHeader {
  sheetIndex: number;
  /** The header row, 1-based; its last one when the heads take two rows. */
  headerRow: number;
  columns: ColumnMapping[];
}

interface Candidate extends FoundHeader {
  score: number;
  fields: ReadonlySet<ImportField | null>;
}

/**
 * Finds the header row: of the first 30 rows of every visible sheet (or of sheet `only`, visible or not) the one whose heads
 * name a course, its university and most else. Heads in two rows ('IELTS' over 'Overall' and 'No band less than') count
 * together. Throws ImportRefusal 422 when the sheets are empty or no row is a header.
 */
export async function findHeader(spreadsheet: Spreadsheet, only?: number): Promise<FoundHeader> {
  const candidates: Candidate[] = [];
  let hasRows = false;
  for (const [sheetIndex, sheet] of spreadsheet.sheets.entries()) {
    if (only === undefined ? sheet.hidden : sheetIndex !== only) continue;
    const rows = await spreadsheet.head(sheetIndex, HEADER_ROWS + 1);
    hasRows ||= rows.some((row) => !isBlankRow(row.cells));
    candidates.push(...candidatesIn(rows, sheetIndex));
  }
  if (!hasRows) throw new ImportRefusal(422, 'The spreadsheet is empty: none of its visible sheets holds anything.');
  candidates.sort((a, b) => b.score - a.score);
  const best = candidates.find(({ fields }) => fields.has('course') && fields.has('university'));
  if (!best) throw noHeader(spreadsheet, candidates[0]);
  return { sheetIndex: best.sheetIndex, headerRow: best.headerRow, columns: best.columns };
}

/** The mapping of one row taken as the header because a person said so. */
export async function headerAt(spreadsheet: Spreadsheet, sheetIndex: number, headerRow: number): Promise<FoundHeader> {
  const rows = await spreadsheet.head(sheetIndex, headerRow);
  const row = rows.find((candidate) => candidate.number === headerRow);
  return { sheetIndex, headerRow, columns: mapHeaders(labelsOf(row?.cells ?? [])) };
}

function candidatesIn(rows: readonly SheetRow[], sheetIndex: number): Candidate[] {
  return rows.flatMap((row, index) => {
    if (row.number > HEADER_ROWS || !couldBeHeader(row.cells)) return [];
    const single = candidate(labelsOf(row.cells), sheetIndex, row.number);
    const below = rows[index + 1];
    if (below?.number !== row.number + 1) return [single];
    const labels = twoRowLabels(labelsOf(row.cells), labelsOf(below.cells));
    const double = labels && candidate(labels, sheetIndex, below.number);
    return double && double.score > single.score ? [double] : [single];
  });
}

function candidate(labels: string[], sheetIndex: number, headerRow: number): Candidate {
  const columns = mapHeaders(labels);
  const fields = new Set(columns.map((column) => column.field));
  fields.delete(null);
  const score = columns.reduce((sum, column) => sum + column.confidence, 0);
  return { sheetIndex, headerRow, columns, fields, score };
}

function labelsOf(cells: readonly Cell[]): string[] {
  return Array.from(cells.slice(0, MOST_HEADS), (cell) => cellLine(cell ?? null).slice(0, LONGEST_HEAD));
}

/** Heads are short texts, and more than one. */
function couldBeHeader(cells: readonly Cell[]): boolean {
  const filled = cells.filter((cell) => cell !== null && cell !== '');
  const texts = filled.filter((cell) => typeof cell === 'string' && cell.length <= 200);
  return texts.length >= 2 && texts.length >= filled.length * 0.7;
}

const SECOND_ROW_HEAD =
  /^(?:overall|total|scores?|min(?:imum)?|no (?:bands?|sections?)\b.*|.*less than|each(?: band| section)?|(?:per )?(?:year|semester|month|annum)|whole course|amount|currency|period|name|code|title|months?|weeks?|years?)$/i;

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

function noHeader(spreadsheet: Spreadsheet, closest: Candidate | undefined): ImportRefusal {
  const where = `No header row found in the first ${HEADER_ROWS} rows of ${spreadsheet.sheets.length === 1 ? 'the sheet' : 'the visible sheets'}`;
  const needed = 'A sheet of courses needs a row of heads with at least “Course Name” and “University”.';
  if (!closest || closest.fields.size === 0) return new ImportRefusal(422, `${where}. ${needed}`);
  const missing = [
    ...(closest.fields.has('course') ? [] : ['the course’s name']),
    ...(closest.fields.has('university') ? [] : ['the university']),
  ].join(' and ');
  const sheet = spreadsheet.sheets[closest.sheetIndex]?.name ?? '';
  return new ImportRefusal(
    422,
    `${where}: the closest, row ${closest.headerRow} of “${sheet}”, has no column for ${missing}. ${needed}`,
  );
}
