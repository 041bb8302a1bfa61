import type { ImportLimits } from '../limits';
import { damaged, ImportRefusal } from '../refusal';
import { rowsUpTo, type SheetRow, type Spreadsheet } from '../spreadsheet';
import { MergeFiller } from './merged-cells';
import {
  type CellStyles,
  type Relationship,
  readRelationships,
  readSharedStrings,
  readStyles,
  readWorkbookPart,
  relationshipsOf,
  type WorkbookSheet,
} from './xlsx-parts';
import { type SheetContext, type SheetTail, sheetRows, sheetTail } from './xlsx-sheet';
import { ZipPackage } from './zip-package';

/** Opens an .xlsx or .xlsm. Macros, external links, pictures and charts are never read. */
export async function openXlsx(path: string, limits: ImportLimits): Promise<Spreadsheet> {
  const zip = await ZipPackage.open(path, limits);
  try {
    return await XlsxWorkbook.open(zip, limits);
  } catch (error) {
    await zip.close();
    throw error;
  }
}

class XlsxWorkbook implements Spreadsheet {
  readonly format = 'xlsx';
  readonly encoding = '';
  private strings: string[] | null = null;

  private constructor(
    private readonly zip: ZipPackage,
    private readonly limits: ImportLimits,
    readonly sheets: (WorkbookSheet & { part: string })[],
    private readonly styles: CellStyles,
    private readonly date1904: boolean,
    private readonly stringsPart: string,
  ) {}

  static async open(zip: ZipPackage, limits: ImportLimits): Promise<XlsxWorkbook> {
    const roots = [...readRelationships(await zip.part('_rels/.rels'), '').values()];
    const part = roots.find((root) => root.type === 'officeDocument')?.target ?? 'xl/workbook.xml';
    refuseOtherPackages(zip, part);
    const relationships = readRelationships(await zip.part(relationshipsOf(part)), folderOf(part));
    const { sheets, date1904 } = readWorkbookPart(await zip.part(part));
    const worksheets = sheets.flatMap((sheet) => {
      const relationship = relationships.get(sheet.relationshipId);
      return relationship?.type === 'worksheet' ? [{ ...sheet, part: relationship.target }] : [];
    });
    if (worksheets.length > limits.sheets) throw new ImportRefusal(413, 'The workbook has too many sheets.');
    const styles = readStyles(await zip.part(targetOf(relationships, 'styles')));
    return new XlsxWorkbook(zip, limits, worksheets, styles, date1904, targetOf(relationships, 'sharedStrings'));
  }

  async *rows(sheetIndex: number): AsyncGenerator<SheetRow> {
    const { part, xml } = await this.sheet(sheetIndex);
    const tail = sheetTail(xml, this.limits);
    const filler = new MergeFiller(tail.merges, this.limits.columns);
    const links = await this.resolveLinks(part, tail);
    for (const row of sheetRows(xml, await this.context())) {
      filler.fill(row.number, row.cells);
      const own = links.get(row.number);
      yield own ? { ...row, links: new Map([...row.links, ...own]) } : row;
    }
  }

  async head(sheetIndex: number, lastRow: number): Promise<SheetRow[]> {
    const { xml } = await this.sheet(sheetIndex);
    return rowsUpTo(sheetRows(xml, await this.context()), lastRow);
  }

  close(): Promise<void> {
    return this.zip.close();
  }

  private async sheet(sheetIndex: number): Promise<{ part: string; xml: string }> {
    const part = this.sheets[sheetIndex]?.part;
    if (part === undefined) throw new RangeError(`The workbook has no sheet ${sheetIndex}`);
    if (!this.zip.has(part)) throw damaged(`its part ${part} is missing`);
    return { part, xml: (await this.zip.part(part, this.limits.sheetXml)).toString('latin1') };
  }

  private async context(): Promise<SheetContext> {
    const { sharedStrings, sharedStringsXml: most, columns: columnLimit } = this.limits;
    this.strings ??= readSharedStrings(await this.zip.part(this.stringsPart, most), sharedStrings);
    return { strings: this.strings, styles: this.styles, date1904: this.date1904, columnLimit };
  }

  private async resolveLinks(part: string, tail: SheetTail): Promise<Map<number, Map<number, string>>> {
    const found = new Map<number, Map<number, string>>();
    if (tail.links.length === 0) return found;
    const targets = readRelationships(await this.zip.part(relationshipsOf(part)), folderOf(part));
    let cells = 0;
    for (const link of tail.links) {
      const target = targets.get(link.relationshipId)?.target;
      if (target === undefined) continue;
      for (let row = link.firstRow; row <= link.lastRow && cells < this.limits.links; row++, cells++) {
        const ofRow = found.get(row) ?? new Map<number, string>();
        found.set(row, ofRow.set(link.firstColumn, target));
      }
    }
    return found;
  }
}

const OTHER_PACKAGES = [
  ['xl/workbook.bin', 'an Excel binary workbook (.xlsb)'],
  ['word/document.xml', 'a Word document'],
  ['ppt/presentation.xml', 'a PowerPoint presentation'],
  ['content.xml', 'an OpenDocument file'],
] as const;

function refuseOtherPackages(zip: ZipPackage, workbook: string): void {
  const other = OTHER_PACKAGES.find(([part]) => zip.has(part))?.[1];
  if (other) throw new ImportRefusal(415, `The file is ${other}. Save it as .xlsx or .csv and upload that file.`);
  if (zip.has(workbook)) return;
  if (zip.has('[Content_Types].xml')) throw damaged('the workbook inside it is missing');
  throw new ImportRefusal(415, 'The file is a ZIP archive. Unpack it and upload the spreadsheet itself.');
}

function folderOf(part: string): string {
  return part.slice(0, Math.max(0, part.lastIndexOf('/')));
}

function targetOf(relationships: ReadonlyMap<string, Relationship>, type: string): string {
  return [...relationships.values()].find((relationship) => relationship.type === type)?.target ?? '';
}
