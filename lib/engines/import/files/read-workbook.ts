import { open } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { DEFAULT_LIMITS, type ImportLimits } from '../limits';
import { ImportRefusal } from '../refusal';
import type { SheetRow, Spreadsheet } from '../spreadsheet';
import { openTextTable } from './text-table';
import { openXls } from './xls-workbook';
import { openXlsx } from './xlsx-workbook';

/**
 * Opens a spreadsheet by what it contains, whatever its name says: .xlsx/.xlsm, .ods, .xls, or delimited text.
 * `originalName` (the uploaded file's name) only names the sheet of a text file. The caller closes what it gets.
 * Throws ImportRefusal: 413 too large, 415 another kind of file, 422 empty, damaged or password-protected.
 */
export async function openSpreadsheet(
  path: string,
  originalName: string = basename(path),
  limits: ImportLimits = DEFAULT_LIMITS,
): Promise<Spreadsheet> {
  const { start, size } = await firstBytes(path);
  if (size === 0) throw new ImportRefusal(422, 'The file is empty.');
  if (size > limits.file) {
    const allowed = Math.floor(limits.file / 1024 / 1024);
    throw new ImportRefusal(413, `The file is larger than ${allowed} MB. Upload it in smaller parts.`);
  }
  const latin = start.toString('latin1');
  if (latin.startsWith('PK\x03\x04')) return openXlsx(path, limits);
  if (latin.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return openXls(path, limits);
  const other = otherKind(latin);
  if (other) {
    throw new ImportRefusal(415, `The file is ${other}, not a spreadsheet. ${adviceFor(other, originalName)}`);
  }
  const sheetName = basename(originalName, extname(originalName));
  return openTextTable(path, sheetName, limits);
}

/** Web systems often export a page under the name of a workbook; spreadsheet programs open it, with a warning. */
function adviceFor(kind: string, name: string): string {
  const isNamedWorkbook = /\.xl\w+$/i.test(name) && /\((?:HTML|XML|MHTML)\)$/.test(kind);
  return isNamedWorkbook
    ? 'Open it in your spreadsheet program, save it as .xlsx and upload that file.'
    : 'Upload an .xlsx, .ods, .xls or .csv file.';
}

async function firstBytes(path: string): Promise<{ start: Buffer; size: number }> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1024), 0, 1024, 0);
    return { start: buffer.subarray(0, bytesRead), size: (await file.stat()).size };
  } finally {
    await file.close();
  }
}

/**
 * The rows of a sheet with these numbers, of the first sheet where none is called so. Throws ImportRefusal as opening the file does.
 */
export async function readRowsAt(
  path: string,
  originalName: string,
  sheetName: string,
  numbers: ReadonlySet<number>,
): Promise<Pick<SheetRow, 'number' | 'cells'>[]> {
  const spreadsheet = await openSpreadsheet(path, originalName);
  const sheet = spreadsheet.sheets.findIndex(({ name }) => name === sheetName);
  const rows = spreadsheet.rows(Math.max(0, sheet)).filter(({ number }) => numbers.has(number));
  return rows.map(({ number, cells }) => ({ number, cells }));
}

const SIGNATURES: readonly (readonly [string, string])[] = [
  ['%PDF-', 'a PDF'],
  ['\x89PNG', 'a picture (PNG)'],
  ['\xff\xd8\xff', 'a picture (JPEG)'],
  ['GIF8', 'a picture (GIF)'],
  ['RIFF', 'a picture, audio or video file'],
  ['PK\x05\x06', 'an empty ZIP archive'],
  ['\x1f\x8b', 'a gzip archive'],
  ['7z\xbc\xaf', 'a 7z archive'],
  ['Rar!', 'a RAR archive'],
  ['\x7fELF', 'a program'],
  ['MZ\x90', 'a program'],
  ['SQLite format 3', 'a database'],
  ['{\\rtf', 'an RTF document'],
];

const MARKUP: readonly (readonly [RegExp, string])[] = [
  [/^<(?:!doctype html|html|head|body|table|meta|div|script)/i, 'a web page (HTML)'],
  [/^<(?:\?xml|!--|[a-z]+[\s>])/i, 'an XML document (XML)'],
  [/^(?:MIME-Version:|From: <Saved by)/i, 'a saved web page (MHTML)'],
  [/^(?:\{\s*["}]|\[\s*[[{"\]])/, 'a JSON file'],
];

/** What a file is, in words, when its first bytes (as Latin-1) show that it is no delimited text; else undefined. */
function otherKind(start: string): string | undefined {
  const binary = SIGNATURES.find(([signature]) => start.startsWith(signature));
  if (binary) return binary[1];
  const text = start.replace(/^\xef\xbb\xbf/, '').trimStart();
  return MARKUP.find(([pattern]) => pattern.test(text))?.[1];
}
