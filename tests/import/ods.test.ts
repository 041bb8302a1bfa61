import { describe, expect, it } from 'vitest';
import { utils } from 'xlsx';
import { openSpreadsheet } from '@/lib/engines/import/files/read-workbook';
import { diceOf } from './generator/dice';
import { fileWith, importOf, refusalOf, rowsOf, sheetOf, sheetParts, workbookBytes, zipOf } from './spreadsheet-files';

const KIND = 'application/vnd.oasis.opendocument.spreadsheet';
const content = (tables: string, styles = '') => `<?xml version="1.0"?><office:document-content>
  <office:automatic-styles>${styles}</office:automatic-styles>
  <office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`;
const odsFile = (tables: string, styles?: string) =>
  fileWith(zipOf({ mimetype: KIND, 'content.xml': content(tables, styles) }), 'list.ods');
const text = (words: string, more = '') =>
  `<table:table-cell office:value-type="string" ${more}><text:p>${words}</text:p></table:table-cell>`;
const row = (cells: string, more = '') => `<table:table-row ${more}>${cells}</table:table-row>`;

/** A list as offices keep it: days, times, amounts, codes, words in other scripts, line breaks, blanks. */
function listOf(seed: number): unknown[][] {
  const dice = diceOf(seed);
  const cell = () =>
    dice.one<() => unknown>([
      () => new Date(Date.UTC(1990 + dice.below(60), dice.below(12), 1 + dice.below(28))),
      () =>
        new Date(Date.UTC(2020 + dice.below(9), dice.below(12), 1 + dice.below(28), dice.below(24), dice.below(60))),
      () => dice.below(90_000) / 100,
      () => -dice.below(5_000),
      () => 0.1 + 0.2,
      () => dice.in(2),
      () => `00${dice.below(900)}`,
      () => 'कानून & “Law” <b>',
      () => `two\nlines ${dice.below(9)}`,
      () => 'a  b   c',
      () => null,
      () => 'IELTS 6.5 (6.0)',
    ])();
  return Array.from({ length: 12 + dice.below(20) }, () => Array.from({ length: 1 + dice.below(9) }, cell));
}

describe('the same list', () => {
  it.each(Array.from({ length: 40 }, (_, seed) => seed))(
    'gives the same cells as .xlsx, .ods and .xls (%i)',
    async (seed) => {
      // The library writes days into .ods only where its cells are days.
      const bookFor = (type: string) =>
        utils.book_new(utils.aoa_to_sheet(listOf(seed), { cellDates: type === 'ods', UTC: true }), 'List');
      const read = async (type: 'xlsx' | 'ods' | 'xls') =>
        (await rowsOf(await fileWith(workbookBytes(bookFor(type), type), `list.${type}`))).map(({ number, cells }) => {
          while (cells.at(-1) === null) cells.pop();
          return { number, cells };
        });
      const xlsx = await read('xlsx');
      expect(xlsx.length).toBeGreaterThan(5);
      expect(await read('ods')).toEqual(xlsx);
      expect(await read('xls')).toEqual(xlsx);
    },
  );
});

it('a few bytes that stand for a thousand million cells are refused before any is made', async () => {
  const bomb = `<table:table table:name="A">${row(text('x', 'table:number-columns-repeated="16000"'), 'table:number-rows-repeated="1048570"')}</table:table>`;
  const path = await odsFile(bomb);
  const before = process.memoryUsage().rss;
  expect(await refusalOf(openSpreadsheet(path))).toMatchObject({ status: 413 });
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
});

it('one row that stands for a million is refused, though its cells would be few enough', async () => {
  const path = await odsFile(
    `<table:table table:name="A">${row(text('x'), 'table:number-rows-repeated="1048570"')}</table:table>`,
  );
  expect(await refusalOf(openSpreadsheet(path))).toMatchObject({ status: 413 });
});

it('the empty rows and columns to the end of a sheet cost nothing, and repeated rows are each a row', async () => {
  const empty = row(
    '<table:table-cell table:number-columns-repeated="16384"/>',
    'table:number-rows-repeated="1048570"',
  );
  const path = await odsFile(
    `<table:table table:name="A">${row(text('a') + text('b', 'table:number-columns-repeated="2"'))}${row(text('c'), 'table:number-rows-repeated="2"')}${empty}</table:table>`,
  );
  expect((await rowsOf(path)).map(({ number, cells }) => [number, ...cells])).toEqual([
    [1, 'a', 'b', 'b'],
    [2, 'c'],
    [3, 'c'],
  ]);
});

it('hidden sheets and rows, merged cells, links, currencies, percentages and times are read', async () => {
  const table = `<table:table table:name="Old" table:style-name="ta2">${row(text('x'))}</table:table>
    <table:table table:name="List">
    ${row(text('Uni', 'table:number-rows-spanned="2"') + text('<text:a xlink:href="https://a.example/1">Law</text:a>'))}
    ${row(`<table:covered-table-cell/>${text('Art')}<table:table-cell office:value-type="currency" office:currency="GBP" office:value="900"/>`)}
    ${row('<table:table-cell office:value-type="percentage" office:value="0.57"/><table:table-cell office:value-type="time" office:time-value="PT12H00M00S"/>', 'table:visibility="filter"')}
    </table:table>`;
  const path = await odsFile(
    table,
    '<style:style style:name="ta2"><style:table-properties table:display="false"/></style:style>',
  );
  expect((await openSpreadsheet(path)).sheets).toEqual([
    { name: 'Old', hidden: true },
    { name: 'List', hidden: false },
  ]);
  const rows = await rowsOf(path, 1);
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['Uni', 'Law'],
    ['Uni', 'Art', 900],
    ['57%', new Date(Date.UTC(1899, 11, 31, 12))],
  ]);
  expect(rows[0]?.links.get(1)).toBe('https://a.example/1');
  expect(rows[1]?.currencies.get(2)).toBe('GBP');
  expect(rows.map(({ hidden }) => hidden)).toEqual([false, false, true]);
});

describe('struck-out rows and comments', () => {
  const STYLE =
    '<style:style style:name="ce1" style:family="table-cell"><style:text-properties style:text-line-through-style="solid"/></style:style>';
  const struck = 'table:style-name="ce1"';
  const noted = (words: string) =>
    `<table:table-cell office:value-type="string"><office:annotation><dc:creator>Asha</dc:creator><text:p>${words}</text:p></office:annotation><text:p>MSc Soil</text:p></table:table-cell>`;
  const ods = () =>
    odsFile(
      `<table:table table:name="A">${row(text('University') + text('Course'))}
      ${row(text('Q University') + noted('closed since May'))}
      ${row(text('Q University', struck) + text('BSc Law', struck))}
      ${row(text('Q University', struck) + text('BSc Art'))}</table:table>`,
      STYLE,
    );
  const cell = (at: string, words: string, style = 0) =>
    `<c r="${at}" s="${style}" t="inlineStr"><is><t>${words}</t></is></c>`;
  const xlsx = () =>
    fileWith(
      zipOf(
        sheetParts(
          sheetOf(
            `<row r="1">${cell('A1', 'University')}${cell('B1', 'Course')}</row>
             <row r="2">${cell('A2', 'Q University')}${cell('B2', 'MSc Soil')}</row>
             <row r="3">${cell('A3', 'Q University', 1)}${cell('B3', 'BSc Law', 1)}</row>
             <row r="4">${cell('A4', 'Q University', 1)}${cell('B4', 'BSc Art')}</row>`,
          ),
          {
            'xl/styles.xml':
              '<styleSheet><fonts><font/><font><strike/></font></fonts><cellXfs><xf fontId="0"/><xf fontId="1"/></cellXfs></styleSheet>',
            'xl/worksheets/_rels/sheet1.xml.rels':
              '<Relationships><Relationship Id="r1" Type="x/comments" Target="../comments1.xml"/></Relationships>',
            'xl/comments1.xml':
              '<comments><commentList><comment ref="B2"><text><r><t>closed </t></r><r><t>since May</t></r></text></comment></commentList></comments>',
          },
        ),
      ),
    );

  it.each([
    ['.ods', ods],
    ['.xlsx', xlsx],
  ])('of %s are shown and asked about', async (_, file) => {
    const { header, rows } = await importOf(await file());
    expect(rows.map(({ draft }) => draft?.course ?? null)).toEqual(['MSc Soil', null, 'BSc Art']);
    expect(rows[0]?.problems).toMatchObject([
      { column: 'Course', message: 'Comment in the cell: “closed since May”', fatal: false },
    ]);
    expect(rows[1]?.problems).toMatchObject([
      { fatal: true, message: expect.stringMatching(/^The row is struck out/) },
    ]);
    expect(header.notes).toContainEqual(expect.stringMatching(/^1 row is struck out and rejected/));
    const all = await importOf(await file(), 'Australia', { includeHidden: true });
    expect(all.rows.map(({ draft }) => draft?.course)).toEqual(['MSc Soil', 'BSc Law', 'BSc Art']);
  });
});
