import type { ImportLimits } from '../limits';
import { ImportRefusal } from '../refusal';
import { type Cell, NO_MARKS, type SheetRow } from '../spreadsheet';
import type { Merge } from './merged-cells';
import { timeOfDay } from './number-formats';
import { UNCALCULATED } from './spreadsheet-errors';
import { tooManyRows } from './text-table';
import { attributesOf, cellTextOf, xmlTokens } from './xml';

/** A sheet of an OpenDocument file; a row that is repeated stands there once. */
export interface OdsSheet {
  name: string;
  hidden: boolean;
  rows: { row: SheetRow; repeated: number }[];
  merges: Merge[];
}

/** More filled cells than 300,000 rows of 24 columns have. */
const MOST_CELLS = 7_200_000;

/**
 * The sheets of a content.xml, given as `xmlTokens` takes it. Repeated cells and rows are counted before any is made: a few bytes may
 * stand for a thousand million of them. Throws ImportRefusal 413 for too many.
 */
export function odsSheets(xml: string, limits: ImportLimits): OdsSheet[] {
  const reader = new ContentReader(limits);
  for (const { kind, name, source } of xmlTokens(xml)) {
    if (kind === 'text') reader.text(cellTextOf(source).replace(/[ \t\r\n]+/g, ' '));
    else if (kind === 'open') reader.open(name, attributesOf(source));
    else reader.close(name);
  }
  return reader.sheets;
}

interface OpenCell {
  attributes: ReadonlyMap<string, string>;
  /** Null before the first paragraph. */
  text: string | null;
  comment: string;
  link: string;
}

/** What holds words that are none of the cell's. */
const APART = new Set(['frame', 'custom-shape', 'creator', 'date-string', 'date', 'shapes']);

class ContentReader {
  readonly sheets: OdsSheet[] = [];
  private readonly struckStyles = new Set<string>();
  private readonly hiddenStyles = new Set<string>();
  private style = '';
  private row: SheetRow | null = null;
  private rowsRepeated = 1;
  /** Of the row, whether each filled cell is struck out. */
  private struck: boolean[] = [];
  private column = 0;
  private number = 0;
  private cell: OpenCell | null = null;
  private inComment = false;
  private apart = 0;
  private inParagraph = 0;
  private cells = 0;
  private filled = 0;

  constructor(private readonly limits: ImportLimits) {}

  open(name: string, attributes: ReadonlyMap<string, string>): void {
    const get = (key: string) => attributes.get(key) ?? '';
    if (APART.has(name)) this.apart++;
    else if (name === 'style') this.style = get('name');
    else if (
      name === 'text-properties' &&
      /^(?!none$)./.test(get('text-line-through-style') || get('text-line-through-type'))
    )
      this.struckStyles.add(this.style);
    else if (name === 'table-properties' && get('display') === 'false') this.hiddenStyles.add(this.style);
    else if (name === 'table' && this.row === null) {
      this.sheets.push({ name: get('name'), hidden: this.hiddenStyles.has(get('style-name')), rows: [], merges: [] });
      if (this.sheets.length > this.limits.sheets)
        throw new ImportRefusal(413, 'The workbook has too many sheets. Remove some.');
      this.number = 0;
    } else if (name === 'table-row') this.openRow(attributes);
    else if ((name === 'table-cell' || name === 'covered-table-cell') && this.row)
      this.cell = { attributes, text: null, comment: '', link: '' };
    else if (name === 'annotation') this.inComment = true;
    else if (name === 'p' && this.cell) {
      if (this.inParagraph++ === 0 && !this.inComment && !this.apart)
        this.cell.text = this.cell.text === null ? '' : `${this.cell.text}\n`;
    } else if (name === 'a' && this.cell && !this.inComment) this.cell.link ||= get('href');
    else if (name === 's') this.text(' '.repeat(Math.min(Number(get('c') || 1), 1_000)));
    else if (name === 'tab') this.text('\t');
    else if (name === 'line-break') this.text('\n');
  }

  text(words: string): void {
    if (!this.cell || this.apart || this.inParagraph === 0) return;
    if (this.inComment) this.cell.comment += words;
    else this.cell.text = (this.cell.text ?? '') + words;
  }

  close(name: string): void {
    if (APART.has(name)) this.apart--;
    else if (name === 'annotation') this.inComment = false;
    else if (name === 'p' && this.cell) this.inParagraph--;
    else if (name === 'table-cell' && this.cell) this.closeCell(this.cell, false);
    else if (name === 'covered-table-cell' && this.cell) this.closeCell(this.cell, true);
    else if (name === 'table-row') this.closeRow();
  }

  private openRow(attributes: ReadonlyMap<string, string>): void {
    const hidden = /^(?:collapse|filter)$/.test(attributes.get('visibility') ?? '');
    this.row = { number: this.number + 1, cells: [], hidden, links: NO_MARKS, currencies: NO_MARKS };
    this.rowsRepeated = times(attributes.get('number-rows-repeated'));
    this.column = 0;
    this.struck = [];
  }

  private closeCell(cell: OpenCell, isCovered: boolean): void {
    const { attributes, comment, link } = cell;
    const row = this.row;
    const repeated = times(attributes.get('number-columns-repeated'));
    const from = this.column;
    const to = Math.min(from + repeated, this.limits.columns);
    this.column += repeated;
    this.cell = null;
    const value = isCovered || !row || to <= from ? null : valueIn(cell);
    if (value === null || !row) return;
    this.cells += (to - from) * this.rowsRepeated;
    if (this.cells > MOST_CELLS) throw new ImportRefusal(413, 'The workbook has too many repeated cells.');
    while (row.cells.length < from) row.cells.push(null);
    for (let column = from; column < to; column++) row.cells[column] = value;
    this.struck.push(this.struckStyles.has(attributes.get('style-name') ?? ''));
    if (link) row.links = new Map([...row.links, [from, link]]);
    if (comment) row.comments = new Map([...(row.comments ?? []), [from, comment]]);
    const currency = attributes.get('currency');
    if (currency && typeof value === 'number') row.currencies = new Map([...row.currencies, [from, currency]]);
    const spanned = times(attributes.get('number-rows-spanned'));
    const merges = this.sheets.at(-1)?.merges;
    if (spanned > 1 && merges && merges.length < this.limits.merges)
      merges.push({ firstRow: row.number, lastRow: row.number + spanned - 1, column: from });
  }

  private closeRow(): void {
    const row = this.row;
    this.row = null;
    if (!row) return;
    this.number += this.rowsRepeated;
    if (row.cells.length === 0) return;
    this.filled += this.rowsRepeated;
    if (this.filled > this.limits.textRows) throw tooManyRows(this.limits.textRows);
    if (this.struck.every(Boolean)) row.struck = true;
    this.sheets.at(-1)?.rows.push({ row, repeated: this.rowsRepeated });
  }
}

const times = (stated: string | undefined): number => {
  const number = Math.floor(Number(stated ?? 1));
  return number >= 1 ? Math.min(number, 1_048_576) : 1;
};

function valueIn({ attributes, text }: OpenCell): Cell {
  const type = attributes.get('value-type') ?? '';
  const stated = attributes.get('value') ?? '';
  const number = stated === '' ? Number.NaN : Number(stated);
  if (type === 'boolean') return attributes.get('boolean-value') === 'true';
  if (type === 'date') return dateOf(attributes.get('date-value') ?? '') ?? (text || null);
  if (type === 'time') return timeOfDay(attributes.get('time-value') ?? '') ?? (text || null);
  if (type === 'percentage' && !Number.isNaN(number)) return `${Number((number * 100).toPrecision(12))}%`;
  // A code that is shown with its leading zeros is that text.
  if ((type === 'float' || type === 'currency') && !Number.isNaN(number))
    return text && /^0\d+$/.test(text) && Number(text) === number ? text : number;
  const words = attributes.get('string-value') ?? text;
  if (!words && attributes.has('formula')) return UNCALCULATED;
  return words || null;
}

function dateOf(stated: string): Date | null {
  const date = new Date(stated.includes('T') ? `${stated.replace(/Z$/, '')}Z` : stated);
  return Number.isNaN(date.getTime()) ? null : date;
}
