import { describe, expect, it } from 'vitest';
import { CFB } from 'xlsx';
import { readCourseDrafts } from '@/lib/engines/import/drafts';
import { openSpreadsheet } from '@/lib/engines/import/files/read-workbook';
import { DEFAULT_LIMITS } from '@/lib/engines/import/limits';
import { longIt } from '../support/long-it';
import { LONG } from '../support/tiers';
import {
  fileWith,
  refusalOf,
  rowsOf,
  sheetFile,
  sheetOf,
  sheetParts,
  workbookBytes,
  workbookFile,
  workbookOf,
  zipOf,
} from './spreadsheet-files';

const HEADS = ['Course Name', 'University', 'Level'];
const importOf = (path: string) => readCourseDrafts(path, { country: 'Canada' });

describe('another kind of file is refused with 415, whatever its name', () => {
  const cases: [string, string | Buffer, RegExp][] = [
    ['a PDF', '%PDF-1.7\n%âãÏÓ', /a PDF/],
    ['a PNG', Buffer.from('\x89PNG\r\n\x1a\n\0\0', 'latin1'), /PNG/],
    ['a JPEG', Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF', 'latin1'), /JPEG/],
    ['a web page', '\n<!DOCTYPE html><html><body><table></table></body></html>', /web page/],
    ['an HTML table saved as .xls', '<table><tr><td>Course Name</td></tr></table>', /web page/],
    ['XML', '\uFEFF<?xml version="1.0"?><Workbook/>', /XML/],
    ['JSON', '[{"course":"x"}]', /JSON/],
    ['RTF', '{\\rtf1\\ansi courses}', /RTF/],
    ['gzip', Buffer.from([0x1f, 0x8b, 8, 0, 0]), /gzip/],
    ['a zip of other files', zipOf({ 'courses.csv': 'Course Name,University' }), /ZIP archive/],
    ['a Word document', zipOf({ '[Content_Types].xml': '', 'word/document.xml': '<w/>' }), /Word/],
    ['a binary workbook', workbookBytes(workbookOf({ Courses: [HEADS] }), 'xlsb'), /xlsb/],
    [
      'an OpenDocument text',
      zipOf({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<a/>' }),
      /OpenDocument/,
    ],
    ['bytes that are no text', Buffer.from([1, 2, 3, 0, 255, 254, 0, 7, 0, 0, 0, 9]), /neither a spreadsheet nor text/],
  ];
  it.each(cases)('%s', async (_, content, message) => {
    const refusal = await refusalOf(importOf(await fileWith(content)));
    expect(refusal.status).toBe(415);
    expect(refusal.message).toMatch(message);
  });

  it('an old Office file that is no workbook', async () => {
    const container = CFB.utils.cfb_new();
    CFB.utils.cfb_add(container, 'WordDocument', Buffer.from('text'));
    const refusal = await refusalOf(importOf(await fileWith(Buffer.from(CFB.write(container, { type: 'buffer' })))));
    expect(refusal).toMatchObject({ status: 415, message: expect.stringContaining('not an Excel workbook') });
  });
});

describe('a spreadsheet without usable content is refused with 422', () => {
  it('an empty file', async () => {
    expect(await refusalOf(importOf(await fileWith('', 'courses.csv')))).toEqual({
      status: 422,
      message: 'The file is empty.',
    });
  });

  it('a workbook whose sheets are empty', async () => {
    const refusal = await refusalOf(importOf(await workbookFile({ Sheet1: [], Sheet2: [['', ' ']] })));
    expect(refusal).toMatchObject({ status: 422, message: expect.stringContaining('The spreadsheet is empty') });
  });

  it('a sheet without a header row', async () => {
    const refusal = await refusalOf(
      importOf(
        await workbookFile({
          Sheet1: [
            ['Nursing', 'Douglas College'],
            ['Law', 'SFU'],
          ],
        }),
      ),
    );
    expect(refusal).toMatchObject({ status: 422, message: expect.stringContaining('No header row found') });
  });

  it('a header without a university says which column is missing', async () => {
    const path = await workbookFile({
      Fees: [
        ['Course Name', 'Tuition Fee'],
        ['Nursing', 100],
      ],
    });
    expect((await refusalOf(importOf(path))).message).toBe(
      'The headings in row 1 of “Fees” don’t include a university. Choose its column, or enter the university for all rows.',
    );
  });

  it('a header without rows under it', async () => {
    const refusal = await refusalOf(importOf(await workbookFile({ Courses: [['List'], HEADS] })));
    expect(refusal).toEqual({ status: 422, message: 'There are no rows below the header in row 2.' });
  });

  it('a header below row 30', async () => {
    const notes = Array.from({ length: 31 }, (_, index) => [`Note ${index}`]);
    const refusal = await refusalOf(importOf(await workbookFile({ Courses: [...notes, HEADS, ['a', 'b', 'c']] })));
    expect(refusal.message).toContain('No header row found');
  });

  it('a workbook encrypted by Excel', async () => {
    const container = CFB.utils.cfb_new();
    CFB.utils.cfb_add(container, 'EncryptionInfo', Buffer.alloc(64));
    CFB.utils.cfb_add(container, 'EncryptedPackage', Buffer.alloc(4096));
    const refusal = await refusalOf(importOf(await fileWith(Buffer.from(CFB.write(container, { type: 'buffer' })))));
    expect(refusal).toMatchObject({ status: 422, message: expect.stringContaining('protected by a password') });
  });

  it('a zip encrypted part by part', async () => {
    const parts = sheetParts(sheetOf(''));
    const refusal = await refusalOf(importOf(await fileWith(zipOf(parts, () => ({ encrypted: true })))));
    expect(refusal).toMatchObject({ status: 422, message: expect.stringContaining('protected by a password') });
  });
});

describe('a damaged workbook is refused with 422 and gives no half-read sheet', () => {
  const rows = Array.from({ length: 400 }, (_, index) => [`Course ${index}`, 'Douglas College', Math.sin(index)]);
  const bytes = () => workbookBytes(workbookOf({ Courses: [HEADS, ...rows] }));

  it.each([0.1, 0.5, 0.9, 0.999])('cut off at %f of its length', async (share) => {
    const whole = bytes();
    const refusal = await refusalOf(importOf(await fileWith(whole.subarray(0, Math.floor(whole.length * share)))));
    expect(refusal).toMatchObject({ status: 422, message: expect.stringContaining('damaged') });
  });

  it('a wrong checksum', async () => {
    const path = await fileWith(
      zipOf(sheetParts(sheetOf('<row><c t="str"><v>x</v></c></row>')), (name) =>
        name.includes('sheet1') ? { crc: 1 } : {},
      ),
    );
    expect(await refusalOf(rowsOf(path))).toMatchObject({ status: 422, message: expect.stringContaining('checksum') });
  });

  it.each([
    ['XML that breaks off', '<worksheet><sheetData><row><c t="str"><v>x</v></c></row>'],
    ['tags closed that were never opened', '<worksheet></worksheet></sheetData>'],
    ['a document type with entities', '<!DOCTYPE x [<!ENTITY a "aaaaaaaa">]><worksheet><sheetData/></worksheet>'],
  ])('%s', async (_, xml) => {
    expect(await refusalOf(rowsOf(await sheetFile(xml)))).toMatchObject({ status: 422 });
  });

  it('a missing sheet and a missing workbook', async () => {
    const { 'xl/worksheets/sheet1.xml': _sheet, ...noSheet } = sheetParts('');
    expect(await refusalOf(importOf(await fileWith(zipOf(noSheet))))).toMatchObject({ status: 422 });
    const { 'xl/workbook.xml': _workbook, ...noWorkbook } = sheetParts('');
    expect(await refusalOf(importOf(await fileWith(zipOf(noWorkbook))))).toMatchObject({ status: 422 });
  });

  it('a damaged .xls', async () => {
    const whole = workbookBytes(workbookOf({ Courses: [HEADS, ...rows] }), 'xls');
    const refusal = await refusalOf(importOf(await fileWith(whole.subarray(0, 700), 'courses.xls')));
    expect(refusal).toMatchObject({ status: 422, message: expect.stringContaining('damaged') });
  });

  it('an .xls that is cut off anywhere', async () => {
    const whole = workbookBytes(workbookOf({ Courses: [HEADS, ...rows.slice(0, 60)] }), 'xls');
    for (let length = 64; length < whole.length - 512; length += 64) {
      const refusal = await refusalOf(importOf(await fileWith(whole.subarray(0, length), 'courses.xls')));
      expect([length, refusal.status, refusal.message]).toEqual([length, 422, expect.stringContaining('damaged')]);
    }
  });

  it.each<[string, () => Buffer]>([
    ['.xlsx', bytes],
    ['.xls', () => workbookBytes(workbookOf({ Courses: [HEADS, ...rows.slice(0, 40)] }), 'xls')],
    ['.csv', () => Buffer.from([HEADS, ...rows.slice(0, 40)].map((row) => row.join(';')).join('\r\n'), 'utf16le')],
  ])('random bytes flipped anywhere in a %s never throw anything but a refusal', async (_, make) => {
    const whole = make();
    let seed = 7;
    for (let round = 0; round < (LONG ? 60 : 6); round++) {
      const broken = Buffer.from(whole);
      for (let flip = 0; flip < 6; flip++) {
        seed = (seed * 1103515245 + 12345) % 2147483648;
        broken[seed % broken.length] = seed >> 8;
      }
      const outcome = await importOf(await fileWith(broken)).then(
        async (source) => {
          for (const row of source.rows) expect(row.row).toBeGreaterThan(0);
        },
        (error: unknown) => error,
      );
      if (outcome !== undefined) expect(outcome).toMatchObject({ name: 'ImportRefusal' });
    }
  });
});

describe('too much is refused with 413', () => {
  it('a file over its limit', async () => {
    const path = await fileWith('x'.repeat(3000), 'courses.csv');
    const refusal = await refusalOf(openSpreadsheet(path, 'courses.csv', { ...DEFAULT_LIMITS, file: 2000 }));
    expect(refusal.status).toBe(413);
  });

  it('more rows of text than are read, empty ones apart: the number of a row counts them all the same', async () => {
    const path = await fileWith(`Course\n${'\n'.repeat(50)}a\r\nb\r\r\nc\n`, 'courses.csv');
    const rows = async (textRows: number) => {
      const spreadsheet = await openSpreadsheet(path, 'courses.csv', { ...DEFAULT_LIMITS, textRows });
      return spreadsheet.head(0, 1_000);
    };
    expect((await rows(4)).map(({ number, cells }) => [number, cells[0]])).toEqual([
      [1, 'Course'],
      [52, 'a'],
      [53, 'b'],
      [55, 'c'],
    ]);
    expect(await refusalOf(rows(3))).toMatchObject({
      status: 413,
      message: 'The file has more than 3 rows. Upload it in parts.',
    });
  });

  it('more lines of text than a spreadsheet can show, though all are empty', async () => {
    const path = await fileWith(`Course\n${'\r'.repeat(6)}\nLaw\n`, 'courses.csv');
    const rows = async (textLines: number) =>
      (await openSpreadsheet(path, 'courses.csv', { ...DEFAULT_LIMITS, textLines })).head(0, 1_000);
    expect((await rows(6)).length).toBe(2);
    expect(await refusalOf(rows(5))).toMatchObject({ status: 413 });
  });

  it('a row of text with more cells than any list, before an array is made of them', async () => {
    const path = await fileWith(`Course,University\n${','.repeat(3)}\nLaw,UBC\n`, 'courses.csv');
    const rows = async (textCells: number) =>
      (await openSpreadsheet(path, 'courses.csv', { ...DEFAULT_LIMITS, textCells })).head(0, 1_000);
    expect((await rows(3)).map(({ number }) => number)).toEqual([1, 3]);
    expect(await refusalOf(rows(2))).toMatchObject({
      status: 422,
      message: 'A row has more than 2 columns. Please check how the file was saved.',
    });
  });

  longIt('a zip bomb: a sheet of zeros and a shared string table of one letter', async () => {
    const blank = sheetOf(`<row><c t="str"><v>${'0'.repeat(1000)}</v></c></row>`.repeat(60_000));
    expect(await refusalOf(rowsOf(await sheetFile(blank)))).toMatchObject({ status: 413 });
    const strings = `<sst>${'<si><t>a</t></si>'.repeat(3_000_000)}</sst>`;
    const path = await sheetFile(sheetOf('<row><c t="s"><v>0</v></c></row>'), { 'xl/sharedStrings.xml': strings });
    expect(await refusalOf(rowsOf(path))).toMatchObject({ status: 413 });
  });

  it('a sheet, a table of strings or a directory beyond its limit', async () => {
    const small = { ...DEFAULT_LIMITS, sheetXml: 2000, sharedStrings: 3, zipEntries: 5 };
    const open = async (path: string, limits: typeof small) => {
      const spreadsheet = await openSpreadsheet(path, 'x', limits);
      spreadsheet.head(0, 30);
    };
    const long = await sheetFile(sheetOf('<row><c><v>1</v></c></row>'.repeat(200)));
    expect(await refusalOf(open(long, { ...small, zipEntries: 99 }))).toMatchObject({ status: 413 });
    const strings = await sheetFile(sheetOf(''), {
      'xl/sharedStrings.xml': `<sst>${'<si><t>a</t></si>'.repeat(4)}</sst>`,
    });
    expect(await refusalOf(open(strings, { ...small, zipEntries: 99 }))).toMatchObject({ status: 413 });
    const many = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`xl/media/${index}.png`, 'x']));
    expect(await refusalOf(open(await sheetFile(sheetOf(''), many), small))).toMatchObject({ status: 413 });
  });

  it('one cell of several megabytes', async () => {
    const path = await sheetFile(
      sheetOf(`<row><c t="str"><v>${Buffer.alloc(3_000_000, 'lorem ipsum ').toString()}</v></c></row>`),
    );
    expect(await refusalOf(rowsOf(path))).toMatchObject({ status: 422, message: expect.stringContaining('too long') });
  });
});

describe('a text file that can’t be read to its end', () => {
  it('names the row whose quotation mark is never closed', async () => {
    const path = await fileWith('Course Name,University\nLaw,SFU\n"Nursing,Douglas\nArts,UBC\n', 'courses.csv');
    expect(await refusalOf(rowsOf(path))).toMatchObject({ status: 422, message: expect.stringContaining('row 3') });
  });
});
