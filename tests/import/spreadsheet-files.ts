import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { afterAll } from 'vitest';
import { utils, type WorkBook, write } from 'xlsx';
import type { Country } from '@/lib/domain/countries';
import { type ImportedRow, type ImportOptions, readCourseDrafts } from '@/lib/engines/import/drafts';
import { openSpreadsheet } from '@/lib/engines/import/files/read-workbook';
import { ImportRefusal } from '@/lib/engines/import/refusal';
import type { SheetRow } from '@/lib/engines/import/spreadsheet';

const folders: string[] = [];

afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

/** Writes a file for one test; gone when its test file is done. */
export async function fileWith(content: string | Uint8Array, name = 'courses.xlsx'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'import-'));
  folders.push(folder);
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

type Rows = readonly (readonly unknown[])[];

export function workbookOf(sheets: Record<string, Rows>): WorkBook {
  const workbook = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    utils.book_append_sheet(workbook, utils.aoa_to_sheet(rows.map((row) => [...row])), name);
  }
  return workbook;
}

export function workbookBytes(
  workbook: WorkBook,
  bookType: 'xlsx' | 'xls' | 'biff5' | 'xlsb' | 'ods' = 'xlsx',
): Buffer {
  return write(workbook, { type: 'buffer', bookType, compression: true }) as Buffer;
}

/** A workbook file of the given sheets. */
export function workbookFile(sheets: Record<string, Rows>, bookType: 'xlsx' | 'xls' = 'xlsx'): Promise<string> {
  return fileWith(workbookBytes(workbookOf(sheets), bookType), `courses.${bookType}`);
}

/** A zip file made by hand, so that it can be made wrong: `lie` changes what the directory says of a part. */
export function zipOf(
  parts: Record<string, string | Buffer>,
  lie: (name: string) => { crc?: number; encrypted?: boolean } = () => ({}),
): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const { crc = crc32(bytes), encrypted = false } = lie(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(encrypted ? 1 : 0, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc, 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), common, tail, Buffer.from(name)]));
    bodies.push(local);
    offset += local.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(index.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, index, end]);
}

const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The parts of a workbook with one sheet, its XML given by the test. */
export function sheetParts(sheetXml: string, more: Record<string, string> = {}): Record<string, string> {
  return {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships><Relationship Id="r1" Type="${TYPES}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': '<workbook><sheets><sheet name="Courses" sheetId="1" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': `<Relationships>
      <Relationship Id="r1" Type="${TYPES}/worksheet" Target="worksheets/sheet1.xml"/>
      <Relationship Id="r2" Type="${TYPES}/sharedStrings" Target="/xl/sharedStrings.xml"/>
      <Relationship Id="r3" Type="${TYPES}/styles" Target="styles.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': sheetXml,
    ...more,
  };
}

export function sheetFile(sheetXml: string, more: Record<string, string> = {}): Promise<string> {
  return fileWith(zipOf(sheetParts(sheetXml, more)));
}

/** `<worksheet>` around rows of XML. */
export function sheetOf(rows: string, tail = ''): string {
  return `<?xml version="1.0"?><worksheet><sheetData>${rows}</sheetData>${tail}</worksheet>`;
}

export async function rowsOf(path: string, sheetIndex = 0): Promise<SheetRow[]> {
  return [...(await openSpreadsheet(path)).rows(sheetIndex)];
}

export async function cellsOf(path: string, sheetIndex = 0): Promise<SheetRow['cells'][]> {
  return (await rowsOf(path, sheetIndex)).map((row) => row.cells);
}

/** The refusal a promise ends in. */
export async function refusalOf(promise: Promise<unknown>): Promise<{ status: number; message: string }> {
  const outcome = await promise.then(
    () => null,
    (error: unknown) => error,
  );
  if (outcome instanceof ImportRefusal) return { status: outcome.status, message: outcome.message };
  throw outcome ?? new Error('It was not refused');
}

/** All rows a file gives, with what was understood of its header. */
export async function importOf(path: string, country: Country = 'Australia', options: Partial<ImportOptions> = {}) {
  const source = await readCourseDrafts(path, { country, ...options });
  return { header: source.header, rows: [...source.rows] as ImportedRow[] };
}

/** The rows of a workbook made of one sheet. */
export const importRows = async (rows: unknown[][], country?: Country, options?: Partial<ImportOptions>) =>
  (await importOf(await workbookFile({ Courses: rows }), country, options)).rows;
