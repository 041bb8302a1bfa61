import { DAY_MS } from '@/lib/domain/days/day';
import type { Cell, ExportTable } from './table';
import { type ZipEntry, zipPieces } from './zip';

/** What a worksheet can hold (the Excel 2007 limits). */
const MOST_ROWS = 1_048_576;
const MOST_LETTERS = 32_767;

/**
 * The table as the bytes of an .xlsx file (ECMA-376) in pieces, its head row bold and kept in sight. Every text is an
 * inline string, which no spreadsheet runs as a formula; days are dates. Rows beyond `mostRows`, the head counted, go to a further sheet.
 */
export function xlsxPieces(table: ExportTable, mostRows = MOST_ROWS): AsyncGenerator<Uint8Array, void, undefined> {
  return zipPieces(parts(table, mostRows));
}

async function* parts({ name, heads, days, batches }: ExportTable, mostRows: number): AsyncGenerator<ZipEntry> {
  const rows = flattened(batches);
  const styles = heads.map((head) => (days?.includes(head) ? DAY_STYLE : PLAIN_STYLE));
  let sheets = 0;
  for (let isLast = false; !isLast; ) {
    sheets++;
    const sheet = sheetOf({ heads, styles }, rows, mostRows);
    yield { name: `xl/worksheets/sheet${sheets}.xml`, content: sheet.pieces };
    isLast = sheet.isLast();
  }
  yield { name: 'xl/styles.xml', content: [STYLES] };
  yield { name: 'xl/workbook.xml', content: [workbook(name, sheets)] };
  yield { name: 'xl/_rels/workbook.xml.rels', content: [workbookRelations(sheets)] };
  yield { name: '_rels/.rels', content: [PACKAGE_RELATIONS] };
  yield { name: '[Content_Types].xml', content: [contentTypes(sheets)] };
}

async function* flattened(batches: ExportTable['batches']): AsyncGenerator<readonly Cell[]> {
  for await (const batch of batches) yield* batch;
}

interface Columns {
  heads: readonly string[];
  /** How the cells below each head look. */
  styles: readonly number[];
}

/** One sheet of the rows that are left; `isLast` is known once its pieces were read. */
function sheetOf({ heads, styles }: Columns, rows: AsyncGenerator<readonly Cell[]>, mostRows: number) {
  let ended = false;
  async function* pieces(): AsyncGenerator<string> {
    const first = await firstOf(rows, Math.min(MEASURED, mostRows - 1));
    yield `${XML}<worksheet xmlns="${MAIN}">${FROZEN_HEAD}<cols>${columns(heads, first)}</cols><sheetData>`;
    yield row(
      heads,
      1,
      heads.map(() => HEAD_STYLE),
    );
    let waiting = '';
    for (let number = 2; number <= mostRows; number++) {
      const before = first[number - 2];
      const next = before ? { done: false as const, value: before } : await rows.next();
      if (next.done) {
        ended = true;
        break;
      }
      waiting += row(next.value, number, styles);
      if (waiting.length < PIECE) continue;
      yield waiting;
      waiting = '';
    }
    yield `${waiting}</sheetData></worksheet>`;
  }
  return { pieces: pieces(), isLast: () => ended };
}

/** Letters of XML that are handed on at once. */
const PIECE = 65_536;
const [PLAIN_STYLE, HEAD_STYLE, DAY_STYLE] = [0, 1, 2];
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const FROZEN_HEAD =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';

/** How many rows say how wide the columns are, and the bounds of that, in letters. */
const MEASURED = 200;
const NARROWEST = 8;
const WIDEST = 60;

/** So many of the rows to come, or all that there are. */
async function firstOf(rows: AsyncGenerator<readonly Cell[]>, most: number): Promise<(readonly Cell[])[]> {
  const first: (readonly Cell[])[] = [];
  while (first.length < most) {
    const next = await rows.next();
    if (next.done) break;
    first.push(next.value);
  }
  return first;
}

/** Columns as wide as their longest text in the first rows. */
function columns(heads: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return heads
    .map((head, index) => {
      const longest = Math.max(head.length + 2, ...rows.map((cells) => String(cells[index] ?? '').length + 1));
      const width = Math.min(WIDEST, Math.max(NARROWEST, longest));
      return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;
    })
    .join('');
}

function row(cells: readonly Cell[], number: number, styles: readonly number[]): string {
  return `<row r="${number}">${cells.map((value, place) => cell(value, styles[place] ?? PLAIN_STYLE)).join('')}</row>`;
}

function cell(value: Cell, style: number): string {
  const look = style ? ` s="${style}"` : '';
  const day = style === DAY_STYLE && typeof value === 'string' && DAY.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isFinite(day)) return `<c${look}><v>${(day - FIRST_DAY) / DAY_MS}</v></c>`;
  if (typeof value === 'number') return Number.isFinite(value) ? `<c${look}><v>${value}</v></c>` : `<c${look}/>`;
  if (value === '') return `<c${look}/>`;
  return `<c${look} t="inlineStr"><is><t xml:space="preserve">${text(value)}</t></is></c>`;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** What spreadsheets count days from. */
const FIRST_DAY = Date.UTC(1899, 11, 30);

/** What XML can't hold is dropped; a text stays as long as a cell may be. */
function text(value: string): string {
  return value
    .slice(0, MOST_LETTERS)
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

const numbers = (sheets: number) => Array.from({ length: sheets }, (_none, index) => index + 1);

function workbook(name: string, sheets: number): string {
  const entries = numbers(sheets).map(
    (number) => `<sheet name="${name}${number > 1 ? ` ${number}` : ''}" sheetId="${number}" r:id="rId${number}"/>`,
  );
  return `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${entries.join('')}</sheets></workbook>`;
}

function workbookRelations(sheets: number): string {
  const entries = numbers(sheets).map(
    (number) => `<Relationship Id="rId${number}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
  );
  const styles = `<Relationship Id="rId${sheets + 1}" Type="${OFFICE}/styles" Target="styles.xml"/>`;
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${entries.join('')}${styles}</Relationships>`;
}

function contentTypes(sheets: number): string {
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const entries = numbers(sheets).map(
    (number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${type}.worksheet+xml"/>`,
  );
  return `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/>${entries.join('')}</Types>`;
}

const PACKAGE_RELATIONS = `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

/** Style 0 plain, style 1 bold, style 2 a day as '2026-11-20'. */
const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
