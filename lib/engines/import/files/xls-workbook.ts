import { readFile } from 'node:fs/promises';
import type { CellObject, WorkBook, WorkSheet } from 'xlsx';
import type { ImportLimits } from '../limits';
import { damaged, ImportRefusal } from '../refusal';
import { type Cell, keptRows, NO_MARKS, rowsUpTo, type SheetRow, type Spreadsheet } from '../spreadsheet';
import { fillMerged } from './merged-cells';
import { dateFromSerial, formatCurrencySign, shownAs } from './number-formats';
import { passwordProtected } from './zip-package';

type Library = typeof import('xlsx');

/**
 * Opens an Excel 97–2003 workbook: at most 65,536 rows a sheet, and a smaller file limit. Also recognises what else hides in
 * the same container.
 */
export async function openXls(path: string, limits: ImportLimits): Promise<Spreadsheet> {
  const bytes = await readFile(path);
  const library = await import('xlsx');
  const streams = streamNames(library.CFB, bytes);
  if (streams.has('encryptedpackage')) throw passwordProtected();
  if (!streams.has('workbook') && !streams.has('book')) {
    throw new ImportRefusal(415, 'The file is an old Office document, but not an Excel workbook.');
  }
  if (bytes.length > limits.xlsFile) {
    throw new ImportRefusal(413, 'The .xls file is too large. Save it as .xlsx or .csv and upload that file.');
  }
  const workbook = parse(library, bytes);
  if (!workbook.SheetNames.every((name) => workbook.Sheets[name])) throw damaged('one of its sheets is missing');
  const properties = workbook.Workbook;
  const sheetOf = (index: number) => {
    const sheet = workbook.Sheets[workbook.SheetNames[index] ?? ''];
    if (!sheet) throw new RangeError(`The workbook has no sheet ${index}`);
    return sheet;
  };
  const date1904 = properties?.WBProps?.date1904 === true;
  const rowsIn = (sheet: WorkSheet) => sheetRows(sheet, limits, (object) => cellValue(library, object, date1904));
  return {
    format: 'xls',
    encoding: '',
    sheets: workbook.SheetNames.map((name, index) => ({
      name,
      hidden: (properties?.Sheets?.[index]?.Hidden ?? 0) !== 0,
    })),
    rows: keptRows((index) => {
      const sheet = sheetOf(index);
      const rows = [...rowsIn(sheet)];
      const merges = (sheet['!merges'] ?? []).map(({ s, e }) => ({ firstRow: s.r + 1, lastRow: e.r + 1, column: s.c }));
      fillMerged(rows, merges, limits.columns);
      return rows;
    }),
    head: (index, lastRow) => rowsUpTo(rowsIn(sheetOf(index)), lastRow),
  };
}

function parse(library: Library, bytes: Buffer): WorkBook {
  try {
    return library.read(bytes, { type: 'buffer', dense: true, cellNF: true, cellStyles: true, cellHTML: false });
  } catch (error) {
    if (error instanceof Error && /password|encrypt/i.test(error.message)) throw passwordProtected();
    throw damaged('its records can’t be read');
  }
}

function* sheetRows(
  sheet: WorkSheet,
  { columns }: ImportLimits,
  read: (object: CellObject) => Cell,
): Generator<SheetRow> {
  const grid: (CellObject | undefined)[][] = sheet['!data'] ?? [];
  for (const [index, objects] of grid.entries()) {
    if (!objects) continue;
    const cells: Cell[] = [];
    const links = new Map<number, string>();
    const currencies = new Map<number, string>();
    const comments = new Map<number, string>();
    for (const [column, object] of objects.slice(0, columns).entries()) {
      const value = object ? read(object) : null;
      cells.push(value);
      if (!object || value === null) continue;
      const comment = (object.c ?? []).map(({ t }) => t).join('\n');
      if (comment) comments.set(column, comment);
      if (object.l?.Target) links.set(column, object.l.Target);
      const sign = typeof value === 'number' ? formatCurrencySign(String(object.z ?? '')) : '';
      if (sign) currencies.set(column, sign);
    }
    if (cells.every((cell) => cell === null)) continue;
    yield {
      number: index + 1,
      cells,
      hidden: sheet['!rows']?.[index]?.hidden === true,
      links: links.size > 0 ? links : NO_MARKS,
      currencies: currencies.size > 0 ? currencies : NO_MARKS,
      ...(comments.size > 0 ? { comments } : {}),
    };
  }
}

function cellValue(library: Library, object: CellObject, date1904: boolean): Cell {
  switch (object.t) {
    case 'n': {
      const number = Number(object.v);
      const format = String(object.z ?? 'General');
      const isDate = library.SSF.is_date(format);
      return isDate ? (dateFromSerial(number, date1904) ?? number) : (shownAs(0, format)?.(number) ?? number);
    }
    case 's':
      return object.v === '' ? null : String(object.v ?? '');
    case 'b':
      return object.v === true;
    case 'd':
      return object.v instanceof Date ? object.v : null;
    case 'e':
      return object.w ?? '#VALUE!';
    default:
      return null;
  }
}

interface CompoundFile {
  FullPaths: string[];
  FileIndex: { type: number; size: number; content?: ArrayLike<number> }[];
}

interface CompoundReader {
  read(bytes: Buffer, options: { type: 'buffer' }): CompoundFile;
}

/**
 * The names of the streams in a compound file, the container of older and of encrypted office files, in lower case.
 * Throws ImportRefusal 422 for a damaged one. A file that was cut off in its directory reads like one of another kind and
 * one cut off in its last stream like a whole one, so both are looked for.
 */
function streamNames(reader: CompoundReader, bytes: Buffer): Set<string> {
  const { FullPaths, FileIndex } = readContainer(reader, bytes);
  const isShort = FileIndex.some(({ type, size, content }) => type === STREAM && (content?.length ?? 0) < size);
  if (isShort || lacksDirectory(bytes)) throw damaged('its end is missing');
  return new Set(FullPaths.map((path) => path.split('/').at(-1)?.toLowerCase() ?? ''));
}

const STREAM = 2;

function readContainer(reader: CompoundReader, bytes: Buffer): CompoundFile {
  try {
    return reader.read(bytes, { type: 'buffer' });
  } catch {
    throw damaged('its container can’t be read');
  }
}

/** Offsets in the header: [MS-CFB] 2.2. */
const SECTOR_SHIFT = 30;
const DIRECTORY_START = 48;
const TABLE_SECTORS = 76;
const TABLES_IN_HEADER = 109;
const LAST_SECTOR = 0xfffffffa;

/** Whether a sector of the directory, or of the table that leads to it, isn't wholly there. */
function lacksDirectory(bytes: Buffer): boolean {
  const sectorSize = 1 << bytes.readUInt16LE(SECTOR_SHIFT);
  const isThere = (sector: number) => (sector + 2) * sectorSize <= bytes.length;
  let sector = bytes.readUInt32LE(DIRECTORY_START);
  for (let steps = 0; sector <= LAST_SECTOR && steps * sectorSize < bytes.length; steps++) {
    if (!isThere(sector)) return true;
    const [table, entry] = [Math.floor((4 * sector) / sectorSize), (4 * sector) % sectorSize];
    if (table >= TABLES_IN_HEADER) return false;
    const tableSector = bytes.readUInt32LE(TABLE_SECTORS + 4 * table);
    if (!isThere(tableSector)) return true;
    sector = bytes.readUInt32LE((tableSector + 1) * sectorSize + entry);
  }
  return false;
}
