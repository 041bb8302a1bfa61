import { describe, expect, it } from 'vitest';
import { utils, type WorkBook } from 'xlsx';
import { openSpreadsheet } from '@/lib/engines/import/files/read-workbook';
import { longIt } from '../support/long-it';
import {
  cellsOf,
  fileWith,
  rowsOf,
  sheetFile,
  sheetOf,
  sheetParts,
  workbookBytes,
  workbookFile,
  workbookOf,
  zipOf,
} from './spreadsheet-files';

const STYLES = `<styleSheet><numFmts>
  <numFmt numFmtId="164" formatCode="mmm\\-yy"/><numFmt numFmtId="165" formatCode="[$£-809]#,##0"/>
  <numFmt numFmtId="166" formatCode="&quot;A$&quot;#,##0.00"/><numFmt numFmtId="167" formatCode="&quot;days&quot; 0"/></numFmts>
  <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
  <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="167"/></cellXfs>
  </styleSheet>`;

describe('cells of an .xlsx', () => {
  it('keeps text, numbers and booleans as they are', async () => {
    const path = await workbookFile({
      Courses: [
        ['a', 1, 2.5, true, false],
        ['ü – “quoted” €', -0.1, 1e21, '', '007'],
      ],
    });
    expect(await cellsOf(path)).toEqual([
      ['a', 1, 2.5, true, false],
      ['ü – “quoted” €', -0.1, 1e21, null, '007'],
    ]);
  });

  it('reads decimal numbers to the last bit', async () => {
    const numbers = [
      '0.1',
      '46100.55',
      '6.5',
      '-12.75',
      '123456789012345',
      '0.000001',
      '1234567.891',
      '1E-7',
      '46100.000000000007',
    ];
    const path = await sheetFile(sheetOf(numbers.map((number) => `<row><c><v>${number}</v></c></row>`).join('')));
    expect((await cellsOf(path)).map(([cell]) => cell)).toEqual(numbers.map(Number));
  });

  it('flattens rich text and leaves phonetic guides out', async () => {
    const strings = `<sst><si><r><rPr><b/></rPr><t xml:space="preserve">Bachelor </t></r><r><t>of &amp; Arts</t></r></si>
      <si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si><si><t/></si><si><t>line_x000D_&#10;two &#x1F600;</t></si></sst>`;
    const rows = [0, 1, 2, 3].map((index) => `<row><c t="s"><v>${index}</v></c><c><v>1</v></c></row>`).join('');
    const path = await sheetFile(sheetOf(rows), { 'xl/sharedStrings.xml': strings });
    expect((await cellsOf(path)).map(([cell]) => cell)).toEqual(['Bachelor of & Arts', '東京', null, 'line\r\ntwo 😀']);
  });

  it('reads names with a namespace prefix, CDATA, comments and single quotes', async () => {
    const xml = `<x:worksheet><x:sheetData><!-- <row> --><x:row r='2'><x:c r='B2' t='inlineStr'><x:is><x:t>a &lt; b</x:t></x:is></x:c>
      <x:c r="C2" t="str"><x:v><![CDATA[<b> & c]]></x:v></x:c></x:row></x:sheetData></x:worksheet>`;
    const rows = await rowsOf(await sheetFile(xml));
    expect(rows).toMatchObject([{ number: 2, cells: [null, 'a < b', '<b> & c'] }]);
  });

  it('takes a formula’s cached value, and says where there is none', async () => {
    const xml = sheetOf(`<row><c><f>1+1</f><v>2</v></c><c t="str"><f>A1&amp;"x"</f><v>2x</v></c><c><f>NOW()</f></c>
      <c t="e"><f>1/0</f><v>#DIV/0!</v></c><c t="b"><f>TRUE()</f><v>1</v></c></row>`);
    expect(await cellsOf(await sheetFile(xml))).toEqual([[2, '2x', '#UNCALCULATED!', '#DIV/0!', true]]);
  });

  it('turns numbers shown as dates into dates, in both calendars', async () => {
    const xml = sheetOf(
      '<row><c s="1"><v>45536</v></c><c s="2"><v>45536.5</v></c><c s="5"><v>45536</v></c><c t="d"><v>2025-09-01</v></c></row>',
    );
    const styles = { 'xl/styles.xml': STYLES };
    expect(await cellsOf(await sheetFile(xml, styles))).toEqual([
      [new Date('2024-09-01'), new Date('2024-09-01T12:00:00Z'), 45536, new Date('2025-09-01')],
    ]);
    const workbook = '<workbook><workbookPr date1904="1"/><sheets><sheet name="S" r:id="r1"/></sheets></workbook>';
    const from1904 = await cellsOf(await sheetFile(xml, { ...styles, 'xl/workbook.xml': workbook }));
    expect(from1904[0]?.[0]).toEqual(new Date('2028-09-02'));
  });

  it('reports the currency a number format shows', async () => {
    const xml = sheetOf('<row><c s="3"><v>100</v></c><c s="4"><v>100</v></c><c><v>100</v></c></row>');
    const [row] = await rowsOf(await sheetFile(xml, { 'xl/styles.xml': STYLES }));
    expect([...(row?.currencies ?? [])]).toEqual([
      [0, '£'],
      [1, 'A$'],
    ]);
  });
});

describe('rows of an .xlsx', () => {
  it('numbers rows as the spreadsheet does and passes over blank ones', async () => {
    const path = await workbookFile({ Courses: [['a'], [], ['', null], ['b']] });
    expect((await rowsOf(path)).map((row) => row.number)).toEqual([1, 4]);
  });

  it('reads ragged rows and cells without references', async () => {
    const path = await sheetFile(
      sheetOf(
        '<row><c><v>1</v></c><c r="D1"><v>2</v></c><c><v>3</v></c></row><row r="9"><c r="B9"><v>4</v></c></row><row><c><v>5</v></c></row>',
      ),
    );
    expect(await rowsOf(path)).toMatchObject([
      { number: 1, cells: [1, null, null, 2, 3] },
      { number: 9, cells: [null, 4] },
      { number: 10, cells: [5] },
    ]);
  });

  it('marks hidden rows and hidden sheets', async () => {
    const workbook = workbookOf({ Open: [['a'], ['b']], Notes: [['x']], Secret: [['y']] });
    const sheet = workbook.Sheets.Open;
    if (sheet) sheet['!rows'] = [{}, { hidden: true }];
    workbook.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }, { Hidden: 2 }] };
    const path = await fileWith(workbookBytes(workbook));
    expect((await rowsOf(path)).map((row) => row.hidden)).toEqual([false, true]);
    const spreadsheet = await openSpreadsheet(path);
    expect(spreadsheet.sheets.map(({ name, hidden }) => [name, hidden])).toEqual([
      ['Open', false],
      ['Notes', true],
      ['Secret', true],
    ]);
  });

  it('fills merged cells downwards, never sideways, and stops where the merge stops', async () => {
    const workbook = workbookOf({
      Courses: [
        ['UBC', 'Law', 'x'],
        [null, 'Arts', 'y'],
        [null, 'Music', null],
        [null, 'Nobody', 'z'],
      ],
    });
    const sheet = workbook.Sheets.Courses;
    if (sheet) sheet['!merges'] = [utils.decode_range('A1:A3'), utils.decode_range('C2:D3')];
    const cells = await cellsOf(await fileWith(workbookBytes(workbook)));
    expect(cells).toEqual([
      ['UBC', 'Law', 'x'],
      ['UBC', 'Arts', 'y'],
      ['UBC', 'Music', 'y'],
      [null, 'Nobody', 'z'],
    ]);
  });

  it('finds the address behind a linked cell and in a HYPERLINK formula', async () => {
    const workbook = workbookOf({
      Courses: [
        ['Law', 'click here'],
        ['Arts', 'more'],
      ],
    });
    const cell = workbook.Sheets.Courses?.B1;
    if (cell) cell.l = { Target: 'https://ubc.ca/law?a=1&b=2' };
    const linked = await rowsOf(await fileWith(workbookBytes(workbook)));
    expect(linked.map((row) => [...row.links])).toEqual([[[1, 'https://ubc.ca/law?a=1&b=2']], []]);
    const formula = sheetOf('<row><c t="str"><f>HYPERLINK("https://sfu.ca/arts","Arts")</f><v>Arts</v></c></row>');
    const [row] = await rowsOf(await sheetFile(formula));
    expect([...(row?.links ?? [])]).toEqual([[0, 'https://sfu.ca/arts']]);
  });

  longIt('reads every row of a sheet larger than any chunk, and the same when read again', async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => [`Course ${index} – ü`, index, `“${index}”`]);
    const spreadsheet = await openSpreadsheet(await workbookFile({ Courses: rows }));
    for (let round = 0; round < 2; round++) {
      let count = 0;
      for (const row of spreadsheet.rows(0)) {
        expect(row.cells).toEqual(rows[count]);
        count++;
      }
      expect(count).toBe(20_000);
    }
  });

  longIt('can be left in the middle again and again', async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => [`Course ${index}`, Math.sin(index)]);
    const spreadsheet = await openSpreadsheet(await workbookFile({ Courses: rows }));
    for (let round = 0; round < 20; round++) expect(spreadsheet.head(0, 3)).toHaveLength(3);
  });

  it('ignores macros and external links', async () => {
    const parts = sheetParts(sheetOf('<row><c t="str"><f>\'[1]Sheet1\'!A1</f><v>cached</v></c></row>'));
    const path = await fileWith(
      zipOf({ ...parts, 'xl/vbaProject.bin': 'MZ', 'xl/externalLinks/externalLink1.xml': '<broken' }),
    );
    expect(await cellsOf(path)).toEqual([['cached']]);
  });
});

describe('an .xls', () => {
  it('gives the same rows, dates, hidden marks, links and merges', async () => {
    const workbook: WorkBook = workbookOf({
      Courses: [['Law', 6.5, true, 'UBC'], [], ['Arts', 2, null, null]],
      Hidden: [['x']],
    });
    const sheet = workbook.Sheets.Courses;
    if (sheet) {
      sheet['!merges'] = [utils.decode_range('D1:D3')];
      sheet.E1 = { t: 'n', v: 45536, z: 'mmm-yy' };
      sheet.F1 = { t: 'n', v: 100, z: '"£"#,##0' };
      sheet['!ref'] = 'A1:F3';
    }
    workbook.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }] };
    const path = await fileWith(workbookBytes(workbook, 'xls'), 'anything.csv');
    const rows = await rowsOf(path);
    expect(rows.map((row) => row.number)).toEqual([1, 3]);
    expect(rows[0]?.cells).toEqual(['Law', 6.5, true, 'UBC', new Date('2024-09-01'), 100]);
    expect([...(rows[0]?.currencies ?? [])]).toEqual([[5, '£']]);
    expect(rows[1]?.cells.slice(0, 4)).toEqual(['Arts', 2, null, 'UBC']);
    const spreadsheet = await openSpreadsheet(path);
    expect(spreadsheet).toMatchObject({ format: 'xls', sheets: [{ hidden: false }, { name: 'Hidden', hidden: true }] });
  });
});
