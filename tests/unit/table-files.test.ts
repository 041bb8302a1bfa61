import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import { openSpreadsheet } from '@/lib/engines/import/files/read-workbook';
import { ZipPackage } from '@/lib/engines/import/files/zip-package';
import { DEFAULT_LIMITS } from '@/lib/engines/import/limits';
import { type Cell, csvPieces, type ExportTable, inBatches } from '@/lib/platform/export/table';
import { xlsxPieces } from '@/lib/platform/export/xlsx';
import { type ZipEntry, zipPieces } from '@/lib/platform/export/zip';
import { longIt } from '../support/long-it';

const HEADS = ['Name', 'Mobile', 'Students'];

function table(rows: Cell[][], size = 2): ExportTable {
  async function* given() {
    yield* rows;
  }
  return { name: 'people', heads: HEADS, batches: inBatches(given(), size) };
}

async function bytesOf(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

async function sheetsOf(given: ExportTable, mostRows?: number) {
  const book = XLSX.read(await bytesOf(xlsxPieces(given, mostRows)), { cellFormula: true });
  return book.SheetNames.map((name) => ({ name, sheet: book.Sheets[name] as XLSX.WorkSheet }));
}

const rowsIn = (sheet: XLSX.WorkSheet | undefined) =>
  XLSX.utils.sheet_to_json<Cell[]>(sheet as XLSX.WorkSheet, { header: 1, defval: '' });

describe('a table as an .xlsx file', () => {
  it('holds every row of every batch under the heads, numbers as numbers', async () => {
    const rows: Cell[][] = [
      ['Asha', '+919876543210', 3],
      ['Bina', '', 0],
      ['Zoë 🎓', '42', -1.5],
    ];
    const [only, ...others] = await sheetsOf(table(rows));
    expect(others).toEqual([]);
    expect(only?.name).toBe('people');
    expect(rowsIn(only?.sheet)).toEqual([HEADS, ...rows]);
  });

  it.each(['=HYPERLINK("http://evil.example","x")', '+cmd|calc', '-2+3', '@SUM(A1)', '\t=1+1'])(
    'keeps %j a text, letter for letter, and no formula',
    async (name) => {
      const [only] = await sheetsOf(table([[name, '', 0]]));
      const cell = only?.sheet.A2 as XLSX.CellObject;
      expect([cell.t, cell.v, cell.f]).toEqual(['s', name, undefined]);
    },
  );

  it('has days as dates under the heads that hold days; what is not a date there, and a day elsewhere, stay texts', async () => {
    const rows: Cell[][] = [
      ['2026-11-20', '2026-11-20', 1],
      ['Asha', 'not yet', 2],
      ['Bina', '2024-02-29', 3],
    ];
    const bytes = await bytesOf(xlsxPieces({ ...table(rows), days: ['Mobile'] }));
    const sheet = XLSX.read(bytes, { cellDates: true, UTC: true }).Sheets.people as XLSX.WorkSheet;
    const shown = (place: string) => {
      const cell = sheet[place] as XLSX.CellObject;
      return [cell.t, cell.v instanceof Date ? cell.v.toISOString().slice(0, 10) : cell.v, cell.w];
    };
    expect(shown('B2')).toEqual(['d', '2026-11-20', '2026-11-20']);
    expect(shown('B4')).toEqual(['d', '2024-02-29', '2024-02-29']);
    expect([shown('A2')[0], shown('B3').slice(0, 2)]).toEqual(['s', ['s', 'not yet']]);
  });

  it('has columns as wide as what stands in them, within bounds', async () => {
    const rows: Cell[][] = [
      ['507f1f77bcf86cd799439011', '+919876543210', 1],
      ['x'.repeat(500), '', 2],
    ];
    const book = XLSX.read(await bytesOf(xlsxPieces(table(rows))), { cellStyles: true });
    const widths = book.Sheets.people?.['!cols']?.map(({ width }) => Math.round(width ?? 0));
    expect(widths).toEqual([60, 14, 10]);
  });

  it('takes what XML has signs for and drops what it has none for', async () => {
    const [only] = await sheetsOf(table([['<b>&amp; "x"</b>\u0000\u0007\ud800', 'two\nlines', 1]]));
    expect(rowsIn(only?.sheet)[1]).toEqual(['<b>&amp; "x"</b>', 'two\nlines', 1]);
  });

  it('goes on on a further sheet, heads and all, where a sheet is full', async () => {
    const rows = Array.from({ length: 7 }, (_none, index): Cell[] => [`Student ${index}`, '', index]);
    const sheets = await sheetsOf(table(rows), 4);
    expect(sheets.map(({ name }) => name)).toEqual(['people', 'people 2', 'people 3']);
    expect(sheets.map(({ sheet }) => rowsIn(sheet)[0])).toEqual([HEADS, HEADS, HEADS]);
    expect(sheets.flatMap(({ sheet }) => rowsIn(sheet).slice(1))).toEqual(rows);
  });

  it('is read back by our own spreadsheet reader', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'table-'));
    const path = join(folder, 'people.xlsx');
    await writeFile(path, await bytesOf(xlsxPieces(table([['Asha', '42', 1]]))));
    const spreadsheet = await openSpreadsheet(path);
    const rows: unknown[] = [];
    for (const { cells } of spreadsheet.rows(0)) rows.push(cells);
    await rm(folder, { recursive: true });
    expect(rows).toEqual([HEADS, ['Asha', '42', 1]]);
  });
});

describe('a table as a .csv file', () => {
  async function textOf(rows: Cell[][]): Promise<string> {
    let text = '';
    for await (const piece of csvPieces(table(rows))) text += piece;
    return text;
  }

  it('starts with the mark for UTF-8, quotes every text and lets none become a formula', async () => {
    const text = await textOf([
      ['=1+1', '+919876543210', 2],
      ['Rao, "Asha"', '', 0],
    ]);
    expect(text).toBe('\uFEFF"Name","Mobile","Students"\r\n"\'=1+1","+919876543210",2\r\n"Rao, ""Asha""","",0\r\n');
  });

  it.each([
    ['Ann;=1+1;x', "Ann;'=1+1;x"],
    ["\uff1dcmd|' /C calc'!A0", "'\uff1dcmd|' /C calc'!A0"],
    ['two\n@SUM(A1)', "two\n'@SUM(A1)"],
    ['a;"=1+1', 'a;"\'=1+1'],
    ['a\t-2+3', "a\t'-2+3"],
    ['\t=1', "\t'=1"],
    [' =1', " '=1"],
    ['a-b; c = d', 'a-b; c = d'],
  ])('keeps %j a text in a spreadsheet that splits at ; or tab and reads full-width signs', async (given, kept) => {
    const read = XLSX.read(await textOf([[given, '', 1]]), { type: 'string', raw: true });
    expect(read.Sheets.Sheet1?.A2?.v).toBe(kept);
    // As a spreadsheet whose list separator is ';' splits the line, whatever it makes of the quotes.
    const cells = (await textOf([['x', given, 1]])).split(/[;\t\r\n]/).map((cell) => cell.replace(/^[\s",]+/, ''));
    for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\uff1d\uff0b\uff0d\uff20]/);
  });
});

describe('a ZIP archive in pieces', () => {
  longIt('is read back by our own reader, entry by entry, and made of the same is the same byte for byte', async () => {
    const photo = randomBytes(50_000);
    const files: ZipEntry[] = [
      { name: 'data/größe.json', content: ['{"name":', '', '"Zoë 🎓"}'] },
      { name: 'documents/photo.png', content: [photo.subarray(0, 9), photo.subarray(9)], packed: true },
      { name: 'empty.txt', content: [] },
    ];
    const bytes = await bytesOf(zipPieces(files));
    const folder = await mkdtemp(join(tmpdir(), 'zip-'));
    const path = join(folder, 'made.zip');
    await writeFile(path, bytes);
    const zip = await ZipPackage.open(path, DEFAULT_LIMITS);
    const read = [];
    for (const { name } of files) read.push(await zip.part(name));
    await zip.close();
    await rm(folder, { recursive: true });
    expect(read).toEqual([Buffer.from('{"name":"Zoë 🎓"}'), photo, Buffer.alloc(0)]);
    expect(await bytesOf(zipPieces(files))).toEqual(bytes);
  });

  it('takes an entry only when those before it were read', async () => {
    const order: string[] = [];
    async function* told(name: string) {
      order.push(name);
      yield name;
    }
    async function* entries(): AsyncGenerator<ZipEntry> {
      for (const name of ['a', 'b', 'c']) {
        yield { name, content: told(name) };
        order.push(`after ${name}`);
      }
    }
    await bytesOf(zipPieces(entries()));
    expect(order).toEqual(['a', 'after a', 'b', 'after b', 'c', 'after c']);
  });

  it('passes on the failure of a source instead of ending as if whole', async () => {
    async function* failing() {
      yield 'begin';
      throw new Error('the database went away');
    }
    await expect(bytesOf(zipPieces([{ name: 'a.txt', content: failing() }]))).rejects.toThrow('the database went away');
    async function* entries(): AsyncGenerator<ZipEntry> {
      yield { name: 'a.txt', content: ['a'] };
      throw new Error('the record went away');
    }
    await expect(bytesOf(zipPieces(entries()))).rejects.toThrow('the record went away');
  });

  it('reads no further than its reader, and ends its source when the reader goes away', async () => {
    let [read, ended] = [0, 0];
    async function* endless() {
      try {
        for (;;) {
          yield randomBytes(100_000);
          read += 100_000;
        }
      } finally {
        ended++;
      }
    }
    async function* entries(): AsyncGenerator<ZipEntry> {
      try {
        yield { name: 'a.bin', content: endless(), packed: true };
      } finally {
        ended++;
      }
    }
    let taken = 0;
    for await (const piece of zipPieces(entries())) {
      taken += piece.length;
      await setTimeout(1);
      if (taken > 3_000_000) break;
    }
    expect(ended).toBe(2);
    expect(read - taken).toBeLessThan(1_000_000);
  });

  it('refuses to become larger than 4 GiB, in one entry or as a whole', async () => {
    const [one, other] = [randomBytes(600), randomBytes(600)];
    const made = (contents: Uint8Array[][], most?: number) =>
      bytesOf(
        zipPieces(
          contents.map((content, at) => ({ name: `${at}`, content })),
          most,
        ),
      );
    await expect(made([[one], [other]], 1_000)).rejects.toThrow('larger than 4 GiB');
    await expect(made([[Buffer.alloc(600), Buffer.alloc(600)]], 1_000)).rejects.toThrow('larger than 4 GiB');
    expect(await made([[one], [other]], 2_000)).toEqual(await made([[one], [other]]));
  });
});
