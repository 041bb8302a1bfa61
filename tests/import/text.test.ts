import { describe, expect, it } from 'vitest';
import { openSpreadsheet } from '@/lib/engines/import/files/read-workbook';
import { cellsOf, fileWith, rowsOf } from './spreadsheet-files';

const HEAD = ['Course', 'Université', 'Fee'];
const ROW = ['Café “Arts” – €', 'Montréal', '1'];
const table = (delimiter: string) => `${HEAD.join(delimiter)}\r\n${ROW.join(delimiter)}\r\n`;

describe('encodings', () => {
  const windows1252 = Buffer.from(
    table(',').replace('“', '\x93').replace('”', '\x94').replace('–', '\x96').replace('€', '\x80'),
    'latin1',
  );
  const utf16 = Buffer.from(table(','), 'utf16le');
  const swapped = Buffer.from(utf16).swap16();
  it.each<[string, Buffer]>([
    ['UTF-8', Buffer.from(table(','))],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${table(',')}`)],
    ['Windows-1252', windows1252],
    ['UTF-16 little-endian with a mark', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])],
    ['UTF-16 big-endian with a mark', Buffer.concat([Buffer.from([0xfe, 0xff]), swapped])],
    ['UTF-16 little-endian without a mark', utf16],
    ['UTF-16 big-endian without a mark', swapped],
  ])('%s', async (_, bytes) => {
    expect(await cellsOf(await fileWith(bytes, 'courses.csv'))).toEqual([HEAD, ROW]);
  });

  it('keeps characters whole across chunks', async () => {
    const rows = Array.from({ length: 30_000 }, (_, index) => `é€😀${index},x`);
    const cells = await cellsOf(await fileWith(rows.join('\n'), 'courses.csv'));
    expect(cells.map(([cell]) => cell)).toEqual(rows.map((row) => row.split(',')[0]));
  });

  it('says how a file was read', async () => {
    const spreadsheet = await openSpreadsheet(await fileWith(windows1252, 'x.csv'), 'Spring list.csv');
    expect(spreadsheet).toMatchObject({
      format: 'text',
      encoding: 'windows-1252, separated by comma',
      sheets: [{ name: 'Spring list' }],
    });
  });
});

describe('delimiters', () => {
  it.each([',', ';', '\t', '|'])('%j', async (delimiter) => {
    expect(await cellsOf(await fileWith(table(delimiter), 'courses.csv'))).toEqual([HEAD, ROW]);
  });

  it('is not misled by commas in semicolon-separated prose', async () => {
    const text = 'Course;University\nArts, Music, Law;UBC\nScience, Maths;SFU\n"a;b, c";UVic';
    expect(await cellsOf(await fileWith(text, 'x.csv'))).toEqual([
      ['Course', 'University'],
      ['Arts, Music, Law', 'UBC'],
      ['Science, Maths', 'SFU'],
      ['a;b, c', 'UVic'],
    ]);
  });

  it('obeys the line sep=; and does not count it as a row', async () => {
    const rows = await rowsOf(await fileWith('sep=;\r\nCourse;University\r\nArts;UBC', 'x.csv'));
    expect(rows.map(({ number, cells }) => [number, cells])).toEqual([
      [1, ['Course', 'University']],
      [2, ['Arts', 'UBC']],
    ]);
  });
});

describe('records', () => {
  it('keeps quoted newlines, doubled quotes and stray quotes; counts records as rows', async () => {
    const text = 'Course,Note\r\n"Law\nand ""Order""",x\r\n\r\n5" pipe fitting,y\rlast,z\n';
    const rows = await rowsOf(await fileWith(text, 'x.csv'));
    expect(rows.map(({ number, cells }) => [number, cells])).toEqual([
      [1, ['Course', 'Note']],
      [2, ['Law\nand "Order"', 'x']],
      [4, ['5" pipe fitting', 'y']],
      [5, ['last', 'z']],
    ]);
  });

  it('reads ragged records and leaves fully empty ones out', async () => {
    expect(await cellsOf(await fileWith('a,b,c\n1\n,,\n1,2,3,4\n', 'x.csv'))).toEqual([
      ['a', 'b', 'c'],
      ['1'],
      ['1', '2', '3', '4'],
    ]);
  });
});
