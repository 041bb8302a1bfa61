import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { CFB } from 'xlsx';
import { longIt } from '../support/long-it';
import { fileWith, importOf, importRows, workbookBytes, workbookFile, workbookOf } from './spreadsheet-files';

describe('every row is accounted for', () => {
  it('once, in order, blank ones left out, with the reason where it is no course', async () => {
    const workbook = workbookOf({
      Courses: [
        ['Courses 2025'],
        ['Course', 'University', 'Expired'],
        ['Law', 'UBC', 'No'],
        [],
        ['', ' ', ''],
        ['Arts', '', ''],
        ['', 'UBC', ''],
        ['Faculty of Science'],
        ['Course', 'University', 'Expired'],
        ['Latin', 'UBC', 'Yes'],
        ['12345', 'UBC', ''],
        ['x'.repeat(301), 'UBC', ''],
        ['Hidden', 'UBC', ''],
        ['Music', 'UBC', ''],
      ],
    });
    const sheet = workbook.Sheets.Courses;
    if (sheet) sheet['!rows'] = Array.from({ length: 14 }, (_, index) => (index === 12 ? { hidden: true } : {}));
    const path = await fileWith(workbookBytes(workbook));
    const { rows } = await importOf(path);
    expect(
      rows.map(({ row, draft, problems }) => [row, draft?.course ?? problems.find(({ fatal }) => fatal)?.message]),
    ).toEqual([
      [3, 'Law'],
      [6, 'The row has no university name.'],
      [7, 'The row has no course name.'],
      [8, 'The row has no university name.'],
      [9, 'The row repeats the header.'],
      [10, 'Latin'],
      [11, '“12345” is not a course name.'],
      [12, 'The course name has 301 characters; at most 300 are allowed.'],
      [13, 'The row is hidden in the spreadsheet. Unhide it to import it.'],
      [14, 'Music'],
    ]);
    const withHidden = await importOf(path, 'Australia', { includeHidden: true });
    expect(withHidden.rows.find(({ row }) => row === 13)?.draft?.course).toBe('Hidden');
  });

  it('the same from .xlsx, .xls and .csv', async () => {
    const rows = [
      ['Course', 'University', 'Fee', 'Intakes', 'IELTS'],
      ['Law – “A”', 'UBC', 46100.5, 'Sep, Jan', 6.5],
      ['Arts', 'SFU', 'x', 'Feb', 'y'],
    ];
    const csv = rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n');
    const [xlsx, xls, text] = await Promise.all([
      workbookFile({ Courses: rows }).then((path) => importOf(path)),
      workbookFile({ Courses: rows }, 'xls').then((path) => importOf(path)),
      fileWith(csv, 'x.csv').then((path) => importOf(path)),
    ]);
    expect(xls.rows).toEqual(xlsx.rows);
    expect(text.rows).toEqual(xlsx.rows);
    expect(text.header.signature).toBe(xlsx.header.signature);
  });

  it('hidden rows of an .xls are known too', async () => {
    const path = await workbookFile(
      {
        Courses: [
          ['Course', 'University'],
          ['Law', 'UBC'],
          ['Arts', 'UBC'],
        ],
      },
      'xls',
    );
    const hidden = await fileWith(withHiddenRow(await readFile(path), 1));
    expect((await importOf(hidden)).rows.map(({ draft }) => draft?.course ?? null)).toEqual([null, 'Arts']);
  });
});

describe('columns nobody requested', () => {
  it('are kept as remarks, with their heads, when a person says so', async () => {
    const rows = await importRows(
      [
        ['Course', 'University', 'Remarks', 'Scholarship', 'Deadline'],
        ['Law', 'UBC', 'Nice', 'Up to 20%', ''],
      ],
      'Canada',
      {
        mapping: { 3: 'remarks', 4: 'remarks' },
      },
    );
    expect(rows[0]?.draft?.remarks).toBe('Nice\nScholarship: Up to 20%');
  });
});

/** Puts a Row record that hides `row` (0-based) behind the beginning of the only sheet: the library never writes one. */
function withHiddenRow(xls: Buffer, row: number): Buffer {
  const container = CFB.read(xls, { type: 'buffer' });
  const stream = CFB.find(container, 'Workbook');
  if (!stream) throw new Error('No workbook stream');
  const records = Buffer.from(stream.content);
  const beginning = Buffer.from([0x09, 0x08]);
  const sheet = records.indexOf(beginning, records.indexOf(beginning) + 2);
  const after = sheet + 4 + records.readUInt16LE(sheet + 2);
  const record = Buffer.alloc(20);
  record.writeUInt16LE(0x0208, 0);
  record.writeUInt16LE(16, 2);
  record.writeUInt16LE(row, 4);
  record.writeUInt8(0x20, 16);
  stream.content = Buffer.concat([records.subarray(0, after), record, records.subarray(after)]);
  stream.size = stream.content.length;
  return Buffer.from(CFB.write(container, { type: 'buffer' }));
}

longIt('reads hostile cells in bounded time and says what was too long', async () => {
  const heads = [
    'Course',
    'University',
    'Fee',
    'Duration',
    'Intakes',
    'IELTS',
    'English Requirements',
    'Website',
    'Level',
    'Country',
  ];
  const hostile = [
    `${'1'.repeat(32_000)}x`,
    '<'.repeat(32_000),
    'and '.repeat(8_000),
    'ielts '.repeat(5_000),
    `${'a.'.repeat(16_000)}`,
  ];
  const rows = hostile.map((text) => ['Law', 'UBC', ...Array.from({ length: 7 }, () => text), '']);
  const imported = await importRows([heads, ...rows, ['and '.repeat(8_000), 'UBC']]);
  expect(imported).toHaveLength(6);
  expect(imported[0]?.problems.find(({ column }) => column === 'Fee')?.message).toContain('too long');
  expect(imported.every(({ problems }) => problems.length < 20)).toBe(true);
});
