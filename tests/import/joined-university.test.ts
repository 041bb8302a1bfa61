import { describe, expect, it } from 'vitest';
import { proposeMapping } from '@/lib/engines/import/columns/proposal';
import { importOf, refusalOf, workbookFile } from './spreadsheet-files';

const HEADS = ['Inst ID', 'Programme', 'Tuition Fee', 'Semesters'];
const COURSES = [HEADS, ['ubc', 'Law', '$20,000', 2], ['SFU', 'Arts', '$18,000', 1], ['ubc', 'Music', '$15,000', 2]];
const INSTITUTIONS = [
  ['Inst ID', 'City', 'Institution name'],
  ['UBC', 'Vancouver', 'University of British Columbia'],
  ['SFU', 'Burnaby', 'Simon Fraser University'],
];

describe('universities that another sheet of the workbook names', () => {
  it('are proposed where a column holds the ids of that sheet, and read as its names', async () => {
    const path = await workbookFile({ Courses: COURSES, Institutions: INSTITUTIONS });
    const proposal = await proposeMapping(path);
    expect(proposal).toMatchObject({ sheet: 0, headerRow: 1, missing: [], universityOffers: [], guessed: false });
    expect(proposal.columns[0]).toMatchObject({
      header: 'Inst ID',
      field: 'university',
      samples: ['ubc', 'SFU', 'ubc'],
    });
    expect(proposal.columns[0]?.why).toBe(
      'The ids are listed in the sheet “Institutions”, where the column “Institution name” contains the names, “City” the campus.',
    );
    const { rows } = await importOf(path);
    expect(rows.map(({ draft }) => [draft?.course, draft?.university])).toEqual([
      ['Law', 'University of British Columbia'],
      ['Arts', 'Simon Fraser University'],
      ['Music', 'University of British Columbia'],
    ]);
  });

  it('are found whichever sheet stands first, by numbers too, under heads that speak of an institution', async () => {
    const path = await workbookFile({
      Universities: [
        ['ID', 'Name'],
        [17, 'Example University'],
        [4, 'Sample College'],
      ],
      List: [
        ['Program Name', 'University ID', 'Fee'],
        ['Law', 17, 9000],
        ['Arts', 4, 8000],
      ],
    });
    const { rows } = await importOf(path);
    expect(rows.map(({ draft }) => draft?.university)).toEqual(['Example University', 'Sample College']);
  });

  it('bring their country and their city along, unless the row has its own; one of another country is refused', async () => {
    const heads = ['course_id', 'university_id', 'course_name', 'fees', 'campus'];
    const rows = [
      ['C1', 'U1', 'Marine Biology', 18_000, ''],
      ['C2', 'U2', 'Data Systems', 41_000, 'East'],
      ['C3', 'U3', 'Forestry', 9_000, ''],
    ];
    const universities = [
      ['university_id', 'university_name', 'country', 'city'],
      ['U1', 'Quillbury University', 'UK', 'Quillbury'],
      ['U2', 'Lake Harbor University', 'United States', 'Lake Harbor'],
      ['U3', 'Waldhof University', 'Germany', 'Waldhof'],
    ];
    const path = await workbookFile({ Universities: universities, Courses: [heads, ...rows] });
    const { rows: read } = await importOf(path, 'UK');
    expect(read.map(({ draft }) => draft && [draft.university, draft.country, draft.campus, draft.currency])).toEqual([
      ['Quillbury University', 'UK', 'Quillbury', 'GBP'],
      ['Lake Harbor University', 'USA', 'East', 'USD'],
      null,
    ]);
    expect(read[2]?.problems).toMatchObject([{ column: 'university_id', fatal: true }]);
  });

  it('and sheets of which nothing is read are named with what they hold', async () => {
    const fees = [
      ['Inst ID', 'Deadline', 'Deposit'],
      ['UBC', 'May', 500],
    ];
    const path = await workbookFile({ Courses: COURSES, Institutions: INSTITUTIONS, Fees: fees });
    const { notes } = await proposeMapping(path);
    expect(notes.filter((note) => note.startsWith('The sheet “'))).toEqual([
      'The sheet “Fees” is not read: Inst ID, Deadline, Deposit.',
    ]);
  });

  it('refuse a row whose id the sheet does not have, further down, and never take it for a name', async () => {
    const many = Array.from({ length: 40 }, (_, place) => ['UBC', `Law ${place}`, '$20,000', 2]);
    const sheets = { Courses: [HEADS, ...many, ['XYZ', 'Dance', '$1,000', 2]], Institutions: INSTITUTIONS };
    const { rows } = await importOf(await workbookFile(sheets));
    expect(rows.filter(({ draft }) => draft)).toHaveLength(40);
    expect(rows.at(-1)).toMatchObject({
      draft: null,
      problems: [
        { column: 'Inst ID', message: '“XYZ” is not one of the ids in the sheet “Institutions”.', fatal: true },
      ],
    });
  });

  it('are left to a person where ids are missing, stand twice, or only numbers happen to agree', async () => {
    const [head, ubc] = INSTITUTIONS;
    const others: Record<string, unknown[][]> = {
      missing: [head as string[], ubc as string[]],
      twice: [...INSTITUTIONS, ['UBC', 'Kelowna', 'Okanagan']],
      unnamed: [['Inst ID', 'City'], ...INSTITUTIONS.slice(1)],
      numbers: [
        ['No', 'Institution name'],
        [1, 'Example University'],
        [2, 'Sample College'],
      ],
    };
    for (const [what, sheet] of Object.entries(others)) {
      const path = await workbookFile({ Courses: COURSES, Institutions: sheet });
      expect((await proposeMapping(path)).missing, what).toEqual(['university']);
      expect(await refusalOf(importOf(path)), what).toMatchObject({ status: 422 });
    }
    const path = await workbookFile({ Courses: COURSES, Institutions: INSTITUTIONS });
    expect((await proposeMapping(path, { mapping: { 0: null } })).missing).toEqual(['university']);
  });
});
