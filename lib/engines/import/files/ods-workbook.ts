import type { ImportLimits } from '../limits';
import { keptRows, rowsUpTo, type SheetRow, type Spreadsheet } from '../spreadsheet';
import { fillMerged } from './merged-cells';
import { type OdsSheet, odsSheets } from './ods-content';
import { passwordProtected, type ZipPackage } from './zip-package';

/** What the first part of an OpenDocument spreadsheet says. */
const KIND = 'application/vnd.oasis.opendocument.spreadsheet';

export const isOds = async (zip: ZipPackage): Promise<boolean> =>
  zip.has('content.xml') && (await zip.part('mimetype', 1_000)).toString('latin1').startsWith(KIND);

/** An .ods workbook, read whole. Macros, pictures and charts are never read. Throws ImportRefusal as an .xlsx does. */
export async function odsIn(zip: ZipPackage, limits: ImportLimits): Promise<Spreadsheet> {
  if ((await zip.part('META-INF/manifest.xml')).includes('encryption-data')) throw passwordProtected();
  const sheets = odsSheets((await zip.part('content.xml', limits.sheetXml)).toString('latin1'), limits);
  const sheetOf = (index: number) => {
    const sheet = sheets[index];
    if (!sheet) throw new RangeError(`The workbook has no sheet ${index}`);
    return sheet;
  };
  return {
    format: 'ods',
    encoding: '',
    sheets: sheets.map(({ name, hidden }) => ({ name, hidden })),
    rows: keptRows((index) => {
      const rows = [...each(sheetOf(index))];
      fillMerged(rows, sheetOf(index).merges, limits.columns);
      return rows;
    }),
    head: (index, lastRow) => rowsUpTo(each(sheetOf(index)), lastRow),
  };
}

function* each({ rows }: OdsSheet): Generator<SheetRow> {
  for (const { row, repeated } of rows)
    for (let further = 0; further < repeated; further++)
      yield { ...row, number: row.number + further, cells: [...row.cells] };
}
