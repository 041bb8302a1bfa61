import { formatCurrencySign, isDateFormat, shownAs } from './number-formats';
import { type XmlHandler, XmlScanner } from './xml-scanner';

/** Walks a small XML part and calls `visit` with each tag's local name and attributes. */
function eachTag(
  xml: Buffer,
  visit: (name: string, attributes: Map<string, string>) => void,
  closed: (name: string) => void = () => {},
): void {
  const nameOf = (scanner: XmlScanner) => scanner.bytes.toString('latin1', scanner.nameStart, scanner.nameEnd);
  const handler: XmlHandler = {
    wantsText: false,
    open: (scanner) => visit(nameOf(scanner), scanner.attributes()),
    close: (scanner) => closed(nameOf(scanner)),
    text: () => {},
  };
  const scanner = new XmlScanner(handler, xml.length);
  scanner.push(xml);
  scanner.end();
}

export interface Relationship {
  /** Last segment of the type's address: 'worksheet', 'sharedStrings', 'hyperlink'. */
  type: string;
  target: string;
}

/** Relationship id → what it points to. Targets inside the package are resolved against `folder`. */
export function readRelationships(xml: Buffer, folder: string): Map<string, Relationship> {
  const found = new Map<string, Relationship>();
  eachTag(xml, (name, attributes) => {
    const id = attributes.get('Id');
    const target = attributes.get('Target');
    if (name !== 'Relationship' || id === undefined || target === undefined) return;
    const type = attributes.get('Type')?.split('/').at(-1) ?? '';
    const external = attributes.get('TargetMode') === 'External';
    found.set(id, { type, target: external ? target : resolvePart(folder, target) });
  });
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
  eachTag(xml, (name, attributes) => {
    if (name === 'workbookPr') date1904 = ['1', 'true'].includes(attributes.get('date1904') ?? '');
    if (name !== 'sheet') return;
    sheets.push({
      name: attributes.get('name') ?? '',
      hidden: (attributes.get('state') ?? 'visible') !== 'visible',
      relationshipId: attributes.get('id') ?? '',
    });
  });
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
}

/** Reads the number formats behind the cell styles; an absent part means no styles. */
export function readStyles(xml: Buffer): CellStyles {
  const codes = new Map<number, string>();
  const formats: number[] = [];
  let inCellStyles = false;
  eachTag(
    xml,
    (name, attributes) => {
      if (name === 'cellXfs') inCellStyles = true;
      else if (name === 'numFmt') codes.set(Number(attributes.get('numFmtId')), attributes.get('formatCode') ?? '');
      else if (name === 'xf' && inCellStyles) formats.push(Number(attributes.get('numFmtId') ?? 0));
    },
    (name) => {
      if (name === 'cellXfs') inCellStyles = false;
    },
  );
  return {
    isDate: Uint8Array.from(formats, (id) => (isDateFormat(id, codes.get(id)) ? 1 : 0)),
    currency: formats.map((id) => formatCurrencySign(codes.get(id))),
    shown: formats.map((id) => shownAs(id, codes.get(id))),
  };
}
