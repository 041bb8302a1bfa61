import { type Cell, NO_MARKS, type SheetRow } from '../spreadsheet';
import { dateFromSerial } from './excel-dates';
import { UNCALCULATED } from './spreadsheet-errors';
import { CellType, cellType, columnOf, literalLink, parseNumber } from './xlsx-cell';
import type { CellStyles } from './xlsx-parts';
import { decodeText } from './xlsx-strings';
import type { XmlHandler, XmlScanner } from './xml-scanner';

/** What the rest of the workbook contributes to reading one of its sheets. */
export interface SheetContext {
  strings: readonly string[];
  styles: CellStyles;
  date1904: boolean;
  /** Cells at and right of this column are dropped. */
  columnLimit: number;
}

/**
 * Collects the rows of a worksheet as the scanner meets them. Formulas count by their cached value; one
 * that was never calculated is given as UNCALCULATED. An error value is given as its text, '#N/A'.
 */
export class SheetReader implements XmlHandler {
  wantsText = false;
  private rows: SheetRow[] = [];
  private rowNumber = 0;
  private hidden = false;
  private cells: Cell[] = [];
  private links: Map<number, string> | null = null;
  private currencies: Map<number, string> | null = null;
  private filled = false;
  private column = -1;
  private type: CellType = CellType.Number;
  private style = 0;
  private inValue = false;
  private inFormula = false;
  private hasFormula = false;
  private hasValue = false;
  private inPhonetic = false;
  private number = Number.NaN;
  private textValue: string | null = null;
  private formulaLink: string | null = null;

  constructor(private readonly context: SheetContext) {}

  /** The rows completed since the last call. */
  take(): SheetRow[] {
    const { rows } = this;
    this.rows = [];
    return rows;
  }

  open(xml: XmlScanner): void {
    if (xml.named('c')) this.openCell(xml);
    else if (xml.named('v')) {
      this.inValue = true;
      this.hasValue = true;
      this.wantsText = true;
    } else if (xml.named('t')) {
      this.inValue = this.type === CellType.Inline && !this.inPhonetic;
      this.wantsText = this.inValue;
    } else if (xml.named('f')) {
      this.inFormula = true;
      this.hasFormula = true;
      this.wantsText = true;
    } else if (xml.named('row')) this.openRow(xml);
    else if (xml.named('rPh')) this.inPhonetic = true;
  }

  text(xml: XmlScanner, start: number, end: number, hasEntities: boolean): void {
    if (this.inFormula) {
      // Only HYPERLINK("address", …) carries something a course needs.
      if (xml.bytes[start] === 0x48) this.formulaLink = literalLink(decodeText(xml.bytes, start, end, hasEntities));
    } else if (this.inValue) {
      if (this.type <= CellType.Shared) this.number = parseNumber(xml.bytes, start, end);
      else this.textValue = (this.textValue ?? '') + decodeText(xml.bytes, start, end, hasEntities);
    }
  }

  close(xml: XmlScanner): void {
    if (xml.named('c')) this.closeCell();
    else if (xml.named('v') || xml.named('t')) {
      this.inValue = false;
      this.wantsText = false;
    } else if (xml.named('f')) {
      this.inFormula = false;
      this.wantsText = false;
    } else if (xml.named('row')) this.closeRow();
    else if (xml.named('rPh')) this.inPhonetic = false;
  }

  private openRow(xml: XmlScanner): void {
    this.rowNumber += 1;
    this.hidden = false;
    while (xml.nextAttribute()) {
      if (xml.attributeNamed('r')) {
        const stated = parseNumber(xml.bytes, xml.valueStart, xml.valueEnd);
        if (stated > this.rowNumber && stated <= 1_048_576) this.rowNumber = stated;
      } else if (xml.attributeNamed('hidden')) this.hidden = ['1', 'true'].includes(xml.attributeValue());
    }
    this.cells = [];
    this.links = null;
    this.currencies = null;
    this.filled = false;
    this.column = -1;
  }

  private openCell(xml: XmlScanner): void {
    this.column += 1;
    this.type = CellType.Number;
    this.style = 0;
    this.number = Number.NaN;
    this.textValue = null;
    this.formulaLink = null;
    this.hasFormula = false;
    this.hasValue = false;
    while (xml.nextAttribute()) {
      const { bytes, valueStart, valueEnd } = xml;
      // The reference; cells without one follow the cell before.
      if (xml.attributeNamed('r')) this.column = columnOf(bytes, valueStart, valueEnd, this.column);
      else if (xml.attributeNamed('s')) this.style = parseNumber(bytes, valueStart, valueEnd);
      else if (xml.attributeNamed('t')) this.type = cellType(bytes, valueStart, valueEnd);
    }
  }

  private closeCell(): void {
    const { column } = this;
    if (column >= this.context.columnLimit) return;
    const value = this.value();
    if (value === null) return;
    while (this.cells.length < column) this.cells.push(null);
    this.cells[column] = value;
    this.filled = true;
    if (this.formulaLink !== null) {
      this.links ??= new Map();
      this.links.set(column, this.formulaLink);
    }
    const sign = typeof value === 'number' ? this.context.styles.currency[this.style] : undefined;
    if (sign) {
      this.currencies ??= new Map();
      this.currencies.set(column, sign);
    }
  }

  private value(): Cell {
    if (this.hasFormula && !this.hasValue) return UNCALCULATED;
    switch (this.type) {
      case CellType.Number:
        if (Number.isNaN(this.number)) return null;
        return this.context.styles.isDate[this.style] === 1
          ? (dateFromSerial(this.number, this.context.date1904) ?? this.number)
          : (this.context.styles.shown[this.style]?.(this.number) ?? this.number);
      case CellType.Shared:
        return this.context.strings[this.number] || null;
      case CellType.Boolean:
        return this.textValue === null ? null : this.textValue.trim() === '1' || this.textValue.trim() === 'true';
      case CellType.IsoDate: {
        const date = new Date(`${(this.textValue ?? '').replace(/Z$/, '')}${this.textValue?.includes('T') ? 'Z' : ''}`);
        return Number.isNaN(date.getTime()) ? this.textValue : date;
      }
      default:
        return this.textValue === '' ? null : this.textValue;
    }
  }

  private closeRow(): void {
    if (!this.filled) return;
    this.rows.push({
      number: this.rowNumber,
      cells: this.cells,
      hidden: this.hidden,
      links: this.links ?? NO_MARKS,
      currencies: this.currencies ?? NO_MARKS,
    });
  }
}
