import type { ImportLimits } from '../limits';
import { damaged, ImportRefusal } from '../refusal';
import { keptRows, rowsUpTo, type Spreadsheet } from '../spreadsheet';
import { discoverUniIn, isDiscoverUni } from './discover-uni';
import { fillMerged } from './merged-cells';
import { isOds, odsIn } from './ods-workbook';
import {
  type Relationship,
  readComments,
  readRelationships,
  readSharedStrings,
  readStyles,
  readWorkbookPart,
  relationshipsOf,
} from './xlsx-parts';
import { type SheetContext, type SheetTail, sheetRows, sheetTail } from './xlsx-sheet';
import { ZipPackage } from './zip-package';

/** Opens an .xlsx, .xlsm, .ods or the archive of Discover Uni. Macros, external links, pictures and charts are never read. */
export async function openXlsx(path: string, limits: ImportLimits): Promise<Spreadsheet> {
  const zip = await ZipPackage.open(path, limits);
  try {
    if (isDiscoverUni(zip)) return await discoverUniIn(zip, limits);
    return (await isOds(zip)) ? await odsIn(zip, limits) : await workbookIn(zip, limits);
  } finally {
    await zip.close();
  }
}

async function workbookIn(zip: ZipPackage, limits: ImportLimits): Promise<Spreadsheet> {
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
  const context: SheetContext = {
    strings: readSharedStrings(
      await zip.part(targetOf(relationships, 'sharedStrings'), limits.sharedStringsXml),
      limits.sharedStrings,
    ),
    styles: readStyles(await zip.part(targetOf(relationships, 'styles'))),
    date1904,
    columnLimit: limits.columns,
  };
  const texts: {
    xml: string;
    targets: ReadonlyMap<string, Relationship>;
    comments: ReturnType<typeof readComments>;
  }[] = [];
  let left = limits.sheetXml;
  for (const { part: of } of worksheets) {
    if (!zip.has(of)) throw damaged(`its part ${of} is missing`);
    const bytes = await zip.part(of, left);
    left -= bytes.length;
    const targets = readRelationships(await zip.part(relationshipsOf(of)), folderOf(of));
    const comments = readComments(await zip.part(targetOf(targets, 'comments')));
    texts.push({ xml: bytes.toString('latin1'), targets, comments });
  }
  const textOf = (index: number) => {
    const text = texts[index];
    if (!text) throw new RangeError(`The workbook has no sheet ${index}`);
    return text;
  };
  return {
    format: 'xlsx',
    encoding: '',
    sheets: worksheets,
    rows: keptRows((index) => {
      const { xml, targets } = textOf(index);
      const { merges, links } = sheetTail(xml, limits);
      const { comments } = textOf(index);
      const linksOf = linksByRow(links, targets, limits);
      const rows = [...sheetRows(xml, context)];
      fillMerged(rows, merges, limits.columns);
      return rows.map((row) => {
        const own = linksOf.get(row.number);
        const noted = comments.get(row.number);
        const withLinks = own ? { ...row, links: new Map([...row.links, ...own]) } : row;
        return noted ? { ...withLinks, comments: noted } : withLinks;
      });
    }),
    head: (index, lastRow) => rowsUpTo(sheetRows(textOf(index).xml, context), lastRow),
  };
}

function linksByRow(links: SheetTail['links'], targets: ReadonlyMap<string, Relationship>, limits: ImportLimits) {
  const found = new Map<number, Map<number, string>>();
  let cells = 0;
  for (const link of links) {
    const target = targets.get(link.relationshipId)?.target;
    if (target === undefined) continue;
    for (let row = link.firstRow; row <= link.lastRow && cells < limits.links; row++, cells++) {
      const ofRow = found.get(row) ?? new Map<number, string>();
      found.set(row, ofRow.set(link.firstColumn, target));
    }
  }
  return found;
}

const OTHER_PACKAGES = [
  ['xl/workbook.bin', 'an Excel binary workbook (.xlsb)'],
  ['word/document.xml', 'a Word document'],
  ['ppt/presentation.xml', 'a PowerPoint presentation'],
  ['content.xml', 'an OpenDocument file'],
] as const;

function refuseOtherPackages(zip: ZipPackage, workbook: string): void {
  const other = OTHER_PACKAGES.find(([part]) => zip.has(part))?.[1];
  if (other) throw new ImportRefusal(415, `The file is ${other}. Save it as .xlsx, .ods or .csv and upload that file.`);
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
