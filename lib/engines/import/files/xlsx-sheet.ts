import type { ImportLimits } from '../limits';
import { type Cell, NO_MARKS, parseCellRange, type SheetRow } from '../spreadsheet';
import type { Merge } from './merged-cells';
import { dateFromSerial } from './number-formats';
import { UNCALCULATED } from './spreadsheet-errors';
import type { CellStyles } from './xlsx-parts';
import { attributesOf, cellTextOf, xmlTokens } from './xml';

/** What the rest of the workbook contributes to reading one of its sheets. */
export interface SheetContext {
  strings: readonly string[];
  styles: CellStyles;
  date1904: boolean;
  /** Cells at and right of this column are dropped. */
  columnLimit: number;
}

interface OpenCell {
  column: number;
  /** As the `t` attribute says; a number where it says nothing. */
  type: string;
  style: number;
  /** Null until there is a value, even an empty one. */
  text: string | null;
  formula: string | null;
}

/**
 * The rows of a worksheet, of its XML as `xmlTokens` takes it. Formulas count by their cached value; one
 * that was never calculated is given as UNCALCULATED. An error value is given as its text, '#N/A'.
 */
export function* sheetRows(xml: string, context: SheetContext): Generator<SheetRow> {
  let row: SheetRow = { number: 0, cells: [], hidden: false, links: NO_MARKS, currencies: NO_MARKS };
  let cell: OpenCell = { column: -1, type: '', style: 0, text: null, formula: null };
  let inPhonetic = false;
  /** The element whose text is read. */
  let inside: '' | 'value' | 'formula' = '';
  for (const { kind, name, source } of xmlTokens(xml)) {
    if (kind === 'text') {
      if (inside === 'value') cell.text = (cell.text ?? '') + cellTextOf(source);
      else if (inside === 'formula') cell.formula = (cell.formula ?? '') + cellTextOf(source);
    } else if (kind === 'close') {
      if (name === 'v' || name === 't' || name === 'f') inside = '';
      else if (name === 'c') closeCell(row, cell, context);
      else if (name === 'rPh') inPhonetic = false;
      else if (name === 'row' && row.cells.length > 0) yield row;
    } else if (name === 'c') cell = openCell(source, cell.column);
    else if (name === 'v' || (name === 't' && cell.type === 'inlineStr' && !inPhonetic)) {
      inside = 'value';
      cell.text ??= '';
    } else if (name === 'f') {
      inside = 'formula';
      cell.formula = '';
    } else if (name === 'rPh') inPhonetic = true;
    else if (name === 'row') {
      row = openRow(source, row.number);
      cell = { ...cell, column: -1 };
    }
  }
}

function openRow(source: string, before: number): SheetRow {
  const attributes = attributesOf(source);
  const stated = numberOf(attributes.get('r') ?? '');
  return {
    number: stated > before + 1 && stated <= 1_048_576 ? stated : before + 1,
    cells: [],
    hidden: ['1', 'true'].includes(attributes.get('hidden') ?? ''),
    links: NO_MARKS,
    currencies: NO_MARKS,
  };
}

function openCell(source: string, before: number): OpenCell {
  const attributes = attributesOf(source);
  return {
    column: columnOf(attributes.get('r') ?? '', before + 1),
    type: attributes.get('t') ?? '',
    style: numberOf(attributes.get('s') ?? '0'),
    text: null,
    formula: null,
  };
}

/** The column of a cell reference ('C7' → 2); cells without one follow the cell before. */
function columnOf(reference: string, next: number): number {
  let column = 0;
  for (const letter of /^[a-z]{1,4}/i.exec(reference)?.[0].toUpperCase() ?? '') {
    column = column * 26 + letter.charCodeAt(0) - 64;
  }
  return column === 0 ? next : column - 1;
}

/** A number; NaN when it isn't one. */
const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

function closeCell(row: SheetRow, cell: OpenCell, context: SheetContext): void {
  const { column, formula, style } = cell;
  if (column >= context.columnLimit) return;
  const value = cellValue(cell, context);
  if (value === null) return;
  while (row.cells.length < column) row.cells.push(null);
  const isStruck = context.styles.struck[style] === true;
  if (isStruck && row.cells.every((other) => other === null)) row.struck = true;
  else if (row.struck && !isStruck) delete row.struck;
  row.cells[column] = value;
  // Of formulas only HYPERLINK("address", …) carries something a course needs.
  const link = formula && /^HYPERLINK\(\s*"([^"]{1,2048})"/i.exec(formula)?.[1];
  if (link) row.links = new Map([...row.links, [column, link]]);
  const sign = typeof value === 'number' ? context.styles.currency[style] : undefined;
  if (sign) row.currencies = new Map([...row.currencies, [column, sign]]);
}

function cellValue({ type, style, text, formula }: OpenCell, { strings, styles, date1904 }: SheetContext): Cell {
  if (!text) return text === null && formula !== null ? UNCALCULATED : null;
  switch (type) {
    case 's':
      return strings[numberOf(text)] || null;
    case 'str':
    case 'inlineStr':
    case 'e':
      return text;
    case 'b':
      return text.trim() === '1' || text.trim() === 'true';
    case 'd': {
      const date = new Date(`${text.replace(/Z$/, '')}${text.includes('T') ? 'Z' : ''}`);
      return Number.isNaN(date.getTime()) ? text : date;
    }
    default: {
      const number = numberOf(text);
      if (Number.isNaN(number)) return null;
      return styles.isDate[style] === 1
        ? (dateFromSerial(number, date1904) ?? number)
        : (styles.shown[style]?.(number) ?? number);
    }
  }
}

/** What a worksheet says after its rows. */
export interface SheetTail {
  merges: Merge[];
  /** Links in the order of the file, to the id of a relationship. */
  links: { firstRow: number; lastRow: number; firstColumn: number; relationshipId: string }[];
}

const END_OF_ROWS = 'sheetData>';

/** Merged cells and links, which stand behind the rows they apply to. */
export function sheetTail(xml: string, limits: ImportLimits): SheetTail {
  const tail: SheetTail = { merges: [], links: [] };
  const end = xml.lastIndexOf(END_OF_ROWS);
  if (end === -1) return tail;
  // The rest is no whole document: a root of its own makes its tags balance.
  for (const { kind, name, source } of xmlTokens(`<tail>${xml.slice(end + END_OF_ROWS.length)}`)) {
    if (kind !== 'open' || (name !== 'mergeCell' && name !== 'hyperlink')) continue;
    const attributes = attributesOf(source);
    const range = parseCellRange(attributes.get('ref') ?? '');
    const relationshipId = attributes.get('id');
    if (!range) continue;
    const { firstRow, lastRow, firstColumn } = range;
    if (name === 'mergeCell') {
      if (tail.merges.length < limits.merges) tail.merges.push({ firstRow, lastRow, column: firstColumn });
    } else if (relationshipId !== undefined && tail.links.length < limits.links) {
      tail.links.push({ firstRow, lastRow, firstColumn, relationshipId });
    }
  }
  return tail;
}
