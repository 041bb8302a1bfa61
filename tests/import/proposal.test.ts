import { describe, expect, it } from 'vitest';
import type { ImportField } from '@/lib/domain/imports/import-fields';
import { type MappingProposal, type ProposalOptions, proposeMapping } from '@/lib/engines/import/columns/proposal';
import { fileWith, importOf, refusalOf, workbookBytes, workbookFile, workbookOf } from './spreadsheet-files';

const HEADS = ['Programme', 'Univercity', 'Tution Fee', 'Scholarship', 'IELTS', 'No band less than'];
const ROWS = [
  ['Law', 'UBC', '$1', 'None', 6.5, 6],
  ['Arts', 'SFU', 2, '', 6, 5.5],
  [],
  ['Music', 'UVic', 3, 'Up to 20 %', '', ''],
  ['Dance', 'UVic', 4, 'x'.repeat(200), '', ''],
];
const propose = async (sheets: Record<string, unknown[][]>, options?: ProposalOptions) =>
  proposeMapping(await workbookFile(sheets), options);
const fieldsOf = (proposal: MappingProposal) => proposal.columns.map(({ field }) => field);

describe('a proposal', () => {
  it('says sheet, header, rows, and of each column its samples, field, confidence and why', async () => {
    const proposal = await propose({ Readme: [['Notes']], Courses: [['Spring list'], HEADS, ...ROWS] });
    expect(proposal).toMatchObject({ format: 'xlsx', sheet: 1, headerRow: 2, rows: 4, missing: [], guessed: false });
    expect(proposal.sheets).toEqual([
      { index: 0, name: 'Readme', hidden: false, rows: null, looksLikeCourses: false },
      { index: 1, name: 'Courses', hidden: false, rows: 6, looksLikeCourses: true },
    ]);
    expect(fieldsOf(proposal)).toEqual([
      'course',
      'university',
      'tuitionFee',
      null,
      'ieltsOverall',
      'ieltsLessThan',
    ] satisfies (ImportField | null)[]);
    expect(proposal.columns[0]).toMatchObject({ index: 0, header: 'Programme', samples: ['Law', 'Arts', 'Music'] });
    expect(proposal.columns[3]?.samples.map((sample) => sample.length)).toEqual([4, 10, 80]);
    expect(proposal.columns[1]).toMatchObject({ confidence: 0.8, why: expect.stringContaining('misspelling') });
    expect(proposal.columns[3]).toMatchObject({ confidence: 0, why: 'There is no field with this name.' });
    expect(proposal.fields.find(({ field }) => field === 'remarks')).toMatchObject({ shared: true });
  });

  it('tells how many rows reading then gives', async () => {
    const path = await workbookFile({ Courses: [['Spring list'], HEADS, ...ROWS, ['', ' '], HEADS] });
    const { rows } = await importOf(path);
    expect((await proposeMapping(path)).rows).toBe(rows.length);
  });

  it('shows the effect of corrections, and reading with the same ones obeys them', async () => {
    const path = await workbookFile({ Courses: [HEADS, ...ROWS] });
    const mapping = { 3: 'remarks', 4: null } as const;
    const proposal = await proposeMapping(path, { mapping });
    expect(fieldsOf(proposal)).toEqual(['course', 'university', 'tuitionFee', 'remarks', null, 'ieltsLessThan']);
    const { rows } = await importOf(path, 'Canada', { mapping });
    expect(rows[2]?.draft).toMatchObject({ course: 'Music', remarks: 'Scholarship: Up to 20 %', ieltsOverall: null });
  });

  it('names what is missing instead of refusing, so that a person can choose it', async () => {
    const sheets = {
      A: [
        ['Lehrgang', 'Hochschule', 'Fee'],
        ['Law', 'UBC', 1],
      ],
    };
    const proposal = await propose(sheets);
    expect(proposal).toMatchObject({ headerRow: 1, guessed: false, missing: ['course', 'university'] });
    const chosen = { headerRow: 1, mapping: { 0: 'course', 1: 'university' } } as const;
    expect((await propose(sheets, chosen)).missing).toEqual([]);
    const { rows } = await importOf(await workbookFile(sheets), 'Canada', chosen);
    expect(rows.map(({ draft }) => draft?.university)).toEqual(['UBC']);
  });

  it('needs no column of universities where a person names the one of all rows', async () => {
    const path = await workbookFile({
      A: [
        ['Course', 'Fee'],
        ['Law', 1],
        ['Arts', 2],
      ],
    });
    expect((await proposeMapping(path)).missing).toEqual(['university']);
    expect((await proposeMapping(path, { university: 'UBC' })).missing).toEqual([]);
    const { rows } = await importOf(path, 'Canada', { university: 'UBC' });
    expect(rows.map(({ draft }) => [draft?.course, draft?.university])).toEqual([
      ['Law', 'UBC'],
      ['Arts', 'UBC'],
    ]);
  });

  it('fills a named university in only where the row has none', async () => {
    const path = await workbookFile({
      A: [
        ['Course', 'University'],
        ['Law', 'SFU'],
        ['Arts', '-'],
      ],
    });
    const { rows } = await importOf(path, 'Canada', { university: 'UBC' });
    expect(rows.map(({ draft }) => draft?.university)).toEqual(['SFU', 'UBC']);
  });

  it('refuses one field for two columns, and a header row that is empty or absurdly deep', async () => {
    const path = await workbookFile({ Courses: [HEADS, [], ...ROWS] });
    expect(await refusalOf(proposeMapping(path, { mapping: { 0: 'course', 3: 'course' } }))).toEqual({
      status: 422,
      message: 'Columns A and D were both chosen for “Course name”. Please choose only one.',
    });
    expect((await refusalOf(proposeMapping(path, { headerRow: 2 }))).message).toContain('Row 2 of “Courses” is empty');
    expect((await refusalOf(proposeMapping(path, { headerRow: 9999 }))).status).toBe(422);
    expect((await refusalOf(proposeMapping(path, { sheet: 4 }))).message).toBe('The workbook has no sheet number 5.');
  });

  it('says which other sheets look like courses too, and reads the one a person chooses', async () => {
    const sheets = { UG: [HEADS, ['Law', 'UBC']], PG: [HEADS, ['LLM', 'UBC']] };
    const proposal = await propose(sheets);
    expect(proposal.sheet).toBe(0);
    expect(proposal.notes).toContain('Only the sheet “UG” is read; “PG” looks like courses too.');
    expect(await propose(sheets, { sheet: 1 })).toMatchObject({ sheet: 1, headerRow: 1, rows: 1 });
  });
});

describe('a sheet without a header', () => {
  const headless = [
    ['Bachelor of Laws', 'University of York', '3 years', '£18,000', 'September', 'https://york.ac.uk/law', 'a', 7],
    ['Master of Arts', 'Leeds College', '1 year', '£21,500', 'Sep, Jan', 'https://leeds.ac.uk/ma', 'b', 6],
  ];

  it('gets a guess of low confidence from its cells', async () => {
    const proposal = await propose({ Sheet1: headless });
    expect(proposal).toMatchObject({ headerRow: 0, guessed: true, rows: 2, missing: [] });
    expect(fieldsOf(proposal)).toEqual([
      'course',
      'university',
      'duration',
      'tuitionFee',
      'admissionIntake',
      'courseLink',
      null,
      null,
    ]);
    expect(proposal.columns.every(({ confidence }) => confidence <= 0.5)).toBe(true);
  });

  it('is read only when a person says that it has none', async () => {
    const path = await workbookFile({ Sheet1: headless });
    expect((await refusalOf(importOf(path, 'UK'))).message).toContain('No header row found');
    const { header, rows } = await importOf(path, 'UK', { headerRow: 0, mapping: { 6: 'remarks' } });
    expect(header.notes).toContain('Read without a header row: the first row is treated as a course.');
    expect(rows.map(({ draft }) => draft)).toMatchObject([
      { course: 'Bachelor of Laws', university: 'University of York', tuitionFeeMinor: 1_800_000, remarks: 'a' },
      { course: 'Master of Arts', durationInMonths: 12, admissionIntake: 'Jan Sep', remarks: 'b' },
    ]);
  });
});

describe('the signature', () => {
  it('is the same for the same heads, whatever their case, the rows, the format and the corrections', async () => {
    const first = await propose({ Fees2025: [['Spring'], HEADS, ...ROWS] });
    const second = await proposeMapping(
      await fileWith(`${HEADS.map((head) => head.toUpperCase()).join(';')}\nx;y;1;2;3;4\n`, 'other.csv'),
    );
    const corrected = await propose({ A: [['x', 'y'], HEADS, ['Law', 'UBC']] }, { headerRow: 1, mapping: { 0: null } });
    expect(first.signature).toMatch(/^[0-9a-f]{64}$/);
    expect(second.signature).toBe(first.signature);
    expect(corrected.signature).toBe(first.signature);
    expect((await importOf(await workbookFile({ A: [HEADS, ...ROWS] }))).header.signature).toBe(first.signature);
  });

  it('differs when a head is added, renamed or moved', async () => {
    const signatures = await Promise.all(
      [HEADS, [...HEADS, 'Campus'], ['Programme', 'College', ...HEADS.slice(2)], [...HEADS].reverse()].map(
        async (heads) => (await propose({ A: [heads, ['Law', 'UBC']] })).signature,
      ),
    );
    expect(new Set(signatures).size).toBe(4);
  });
});

it('a hidden sheet is listed, never chosen unless a person does', async () => {
  const workbook = workbookOf({
    Open: [
      ['Course', 'University'],
      ['Law', 'UBC'],
    ],
    Old: [HEADS, ...ROWS],
  });
  workbook.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }] };
  const path = await fileWith(workbookBytes(workbook));
  expect(await proposeMapping(path)).toMatchObject({
    sheet: 0,
    sheets: [{}, { hidden: true, looksLikeCourses: true }],
  });
  expect(await proposeMapping(path, { sheet: 1 })).toMatchObject({ sheet: 1, rows: 4 });
});
