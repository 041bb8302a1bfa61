import { ImportRefusal } from '../refusal';
import { parseCellRange } from '../spreadsheet';
import { formatCurrencySign, isDateFormat, shownAs } from './number-formats';
import { attributesOf, cellTextOf, xmlTokens } from './xml';

export interface Relationship {
  /** Last segment of the type's address: 'worksheet', 'sharedStrings', 'hyperlink'. */
  type: string;
  target: string;
}

/** Relationship id → what it points to. Targets inside the package are resolved against `folder`. */
export function readRelationships(xml: Buffer, folder: string): Map<string, Relationship> {
  const found = new Map<string, Relationship>();
  for (const { kind, name, source } of xmlTokens(xml.toString('latin1'))) {
    if (kind !== 'open' || name !== 'Relationship') continue;
    const attributes = attributesOf(source);
    const id = attributes.get('Id');
    const target = attributes.get('Target');
    if (id === undefined || target === undefined) continue;
    const type = attributes.get('Type')?.split('/').at(-1) ?? '';
    const external = attributes.get('TargetMode') === 'External';
    found.set(id, { type, target: external ? target : resolvePart(folder, target) });
  }
  return found;
}

/** Path of the relationships that belong to a part. */
export function relationshipsOf(part: string): string {
  const cut = part.lastIndexOf('/') + 1;
  return `${part.slice(0, cut)}_rels/${part.slice(cut)}.rels`;
}

function resolvePart(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const path = folder === '' ? [] : folder.split('/');
  for (const step of target.split('/')) {
    if (step === '..') path.pop();
    else if (step !== '.') path.push(step);
  }
  return path.join('/');
}

export interface WorkbookSheet {
  name: string;
  hidden: boolean;
  relationshipId: string;
}

/** The sheets in tab order, and whether dates count from 1904. */
export function readWorkbookPart(xml: Buffer): { sheets: WorkbookSheet[]; date1904: boolean } {
  const sheets: WorkbookSheet[] = [];
  let date1904 = false;
  for (const { kind, name, source } of xmlTokens(xml.toString('latin1'))) {
    if (kind !== 'open' || (name !== 'workbookPr' && name !== 'sheet')) continue;
    const attributes = attributesOf(source);
    if (name === 'workbookPr') date1904 = ['1', 'true'].includes(attributes.get('date1904') ?? '');
    if (name !== 'sheet') continue;
    sheets.push({
      name: attributes.get('name') ?? '',
      hidden: (attributes.get('state') ?? 'visible') !== 'visible',
      relationshipId: attributes.get('id') ?? '',
    });
  }
  return { sheets, date1904 };
}

/** What a cell's style index says about its number. */
export interface CellStyles {
  /** 1 where the style shows a date. */
  isDate: Uint8Array;
  /** The currency sign the style shows, or ''. */
  currency: string[];
  /** The style's own text for a number, where that says more than the number: '60%', '000123'. */
  shown: (((value: number) => string) | undefined)[];
  /** Whether the style strikes its cell out. */
  struck: boolean[];
}

/** The comments of a worksheet: row → column → text. */
export function readComments(xml: Buffer): Map<number, Map<number, string>> {
  const found = new Map<number, Map<number, string>>();
  let at: { row: number; column: number } | null = null;
  let isRead = false;
  for (const { kind, name, source } of xmlTokens(xml.toString('latin1'))) {
    if (name === 't') isRead = kind === 'open';
    else if (name === 'comment' && kind === 'open') {
      const range = parseCellRange(attributesOf(source).get('ref') ?? '');
      at = range && { row: range.firstRow, column: range.firstColumn };
    } else if (kind === 'text' && isRead && at) {
      const ofRow = found.get(at.row) ?? new Map<number, string>();
      found.set(at.row, ofRow.set(at.column, (ofRow.get(at.column) ?? '') + cellTextOf(source)));
    }
  }
  return found;
}

/** Reads the number formats behind the cell styles; an absent part means no styles. */
export function readStyles(xml: Buffer): CellStyles {
  const codes = new Map<number, string>();
  const formats: { format: number; font: number }[] = [];
  const struckFonts: boolean[] = [];
  let inFonts = false;
  let inCellStyles = false;
  for (const { kind, name, source } of xmlTokens(xml.toString('latin1'))) {
    if (name === 'cellXfs') inCellStyles = kind === 'open';
    else if (name === 'fonts') inFonts = kind === 'open';
    else if (kind !== 'open') continue;
    else if (name === 'numFmt') {
      const attributes = attributesOf(source);
      codes.set(Number(attributes.get('numFmtId')), attributes.get('formatCode') ?? '');
    } else if (name === 'font' && inFonts) struckFonts.push(false);
    else if (name === 'strike' && inFonts)
      struckFonts[struckFonts.length - 1] = !/^(?:0|false)$/.test(attributesOf(source).get('val') ?? '');
    else if (name === 'xf' && inCellStyles) {
      const attributes = attributesOf(source);
      formats.push({ format: Number(attributes.get('numFmtId') ?? 0), font: Number(attributes.get('fontId') ?? 0) });
    }
  }
  return {
    isDate: Uint8Array.from(formats, ({ format: id }) => (isDateFormat(id, codes.get(id)) ? 1 : 0)),
    currency: formats.map(({ format: id }) => formatCurrencySign(codes.get(id))),
    shown: formats.map(({ format: id }) => shownAs(id, codes.get(id))),
    struck: formats.map(({ font }) => struckFonts[font] === true),
  };
}

/** The workbook's shared strings, rich text flattened and phonetic guides left out. Throws ImportRefusal for more than `most`. */
export function readSharedStrings(xml: Buffer, most: number): string[] {
  const strings: string[] = [];
  let current = '';
  let isRead = false;
  let inPhonetic = false;
  for (const { kind, name, source } of xmlTokens(xml.toString('latin1'))) {
    if (kind === 'text') {
      if (isRead) current += cellTextOf(source);
    } else if (name === 't') isRead = kind === 'open' && !inPhonetic;
    else if (name === 'rPh') inPhonetic = kind === 'open';
    else if (name === 'si' && kind === 'open') current = '';
    else if (name === 'si') {
      if (strings.length >= most) {
        throw new ImportRefusal(413, 'The workbook contains too many different texts. Upload it in smaller parts.');
      }
      strings.push(current);
    }
  }
  return strings;
}
