import { describe, expect, it } from 'vitest';
import { proposeMapping } from '@/lib/engines/import/columns/proposal';
import { courseIdentity } from '@/lib/services/catalogue/course-identity';
import { importOf, workbookFile } from './spreadsheet-files';

const day = (text: string) => new Date(`${text}T00:00:00Z`);
const COURSES = [
  ['University_Name', 'Course_Name', 'Course_Code', 'Degree_Level', 'Duration_Years'],
  ['Quillbury University', 'BSc (Hons) Tidal Energy', 'QUI-1', 'Bachelors', 3],
  ['Quillbury University', 'MSc Tidal Energy', 'QUI-2', 'Masters', 1],
];
const FEES = [
  ['Course_Code', 'Tuition_Fee_Local', 'Tuition_Fee_International', 'Start_Date_1', 'Start_Date_2'],
  ['QUI-2', 9_000, 21_500, day('2026-09-21'), day('2027-01-18')],
  ['QUI-1', 9_535, 18_250, day('2026-09-21'), null],
];
const ENTRY = [
  ['Course_Code', 'Academic_Requirements', 'IELTS_Overall', 'IELTS_Reading', 'IELTS_Writing', 'IELTS_Listening'].concat(
    ['IELTS_Speaking', 'TOEFL_Overall', 'PTE_Overall'],
  ),
  ['QUI-1', '112 UCAS points', 6, 5.5, 5.5, 5.5, 5.5, 80, 56],
  ['QUI-2', '2:2 degree', 6.5, 6, 6, 6, 6, 88, 62],
];
const three = { Courses: COURSES, 'Fees & Intakes': FEES, 'Entry Requirements': ENTRY };

async function readOf(sheets: Parameters<typeof workbookFile>[0], country: 'UK' | 'Canada' = 'UK') {
  const { header, rows } = await importOf(await workbookFile(sheets), country);
  return { header, rows, drafts: rows.map(({ draft }) => draft) };
}

describe('sheets that share a key', () => {
  it('are one list by the code of a course, in whichever order they and their rows stand', async () => {
    for (const names of [Object.keys(three), Object.keys(three).reverse()]) {
      const sheets = Object.fromEntries(names.map((name) => [name, three[name as keyof typeof three]]));
      const { header, drafts, rows } = await readOf(sheets);
      expect(header.sheetName).toBe('Courses');
      expect(drafts).toMatchObject([
        {
          ...{ course: 'BSc (Hons) Tidal Energy', tuitionFeeMinor: 1_825_000, currency: 'GBP', admissionIntake: 'Sep' },
          ...{ ieltsOverall: 6, ieltsLessThan: 5.5, toefl: 80, pteOverall: 56, durationInMonths: 36 },
        },
        {
          ...{ course: 'MSc Tidal Energy', tuitionFeeMinor: 2_150_000, admissionIntake: 'Jan Sep' },
          ...{ ieltsOverall: 6.5, ieltsLessThan: 6, toefl: 88, pteOverall: 62, admissionRequirement: '2:2 degree' },
        },
      ]);
      expect(rows.flatMap(({ problems }) => problems.filter(({ isProse }) => !isProse))).toEqual([]);
    }
  });

  it('say from which sheet each column comes, and that they are read along', async () => {
    const { columns, sheet, notes, missing } = await proposeMapping(await workbookFile(three));
    expect([sheet, missing]).toEqual([0, []]);
    const from = columns.flatMap(({ header, field, sheet: other }) => (field && other ? [[header, field, other]] : []));
    expect(from).toContainEqual(['Tuition_Fee_International', 'tuitionFee', { name: 'Fees & Intakes', column: 2 }]);
    expect(from).toContainEqual(['PTE_Overall', 'pteOverall', { name: 'Entry Requirements', column: 8 }]);
    expect(columns.find(({ header }) => header === 'Course_Name')?.sheet).toBeNull();
    expect(columns.find(({ header }) => header === 'PTE_Overall')?.samples).toEqual(['56', '62']);
    expect(notes).toContain(
      'The sheet “Fees & Intakes” is read together with “Courses”: rows with the same “Course_Code” belong together.',
    );
    expect(notes.join(' ')).not.toMatch(/No column was found for the (fee|intakes|English)|is not read/);
  });

  it('follow what a person chose for a column of another sheet', async () => {
    const path = await workbookFile(three);
    const { columns } = await proposeMapping(path);
    const at = (header: string) => columns.find((column) => column.header === header)?.index ?? -1;
    const mapping = { [at('Tuition_Fee_Local')]: 'tuitionFee' as const };
    const { rows } = await importOf(path, 'UK', { mapping });
    expect(rows.map(({ draft }) => draft?.tuitionFeeMinor)).toEqual([953_500, 900_000]);
  });

  it('name keys of either that the other hasn’t, rows without one, and what is not read', async () => {
    const fees = [
      ['Course_Code', 'Course_Name', 'Fee'],
      ['QUI-1', 'Tidal Energy', 18_250],
      ['QUI-9', 'Gone', 1_000],
      ['', 'Nameless', 2_000],
    ];
    const { header, drafts } = await readOf({ Courses: COURSES, Fees: fees });
    expect(drafts.map((draft) => draft?.tuitionFeeMinor)).toEqual([1_825_000, null]);
    expect(header.notes).toEqual(
      expect.arrayContaining([
        'Not used from “Fees”, because “Courses” has no row with this “Course_Code”: QUI-9.',
        '“Fees” has no row for: QUI-2.',
        'Not used from “Fees”: 1 row without “Course_Code”.',
        'Not used from “Fees”, because it is already in “Courses” or is not about a single course: Course_Name.',
        '“Fees” has different values under “Course_Name”; the values in “Courses” are used: QUI-1.',
      ]),
    );
  });

  it('gather intakes, their closing days and texts of several rows, and take no value of two', async () => {
    const fees = [
      ['Course_Code', 'Intake', 'Application Deadline', 'Fee', 'Entry requirements', 'PTE'],
      ['QUI-1', 'September 2026', day('2026-06-30'), 18_250, '112 UCAS points', 56],
      ['QUI-1', 'January 2027', day('2026-10-31'), 18_250, 'An interview', 58],
      ['QUI-2', 'September 2026', day('2026-06-30'), 21_500, '', null],
      ['QUI-2', 'January 2027', null, 22_000, '', 62],
    ];
    const { rows, drafts, header } = await readOf({ Courses: COURSES, Fees: fees });
    expect(drafts).toMatchObject([
      {
        ...{ admissionIntake: 'Jan Sep', closingDays: 'Jan 2026-10-31 Sep 2026-06-30', tuitionFeeMinor: 1_825_000 },
        ...{ admissionRequirement: '112 UCAS points\nAn interview', pteOverall: null },
      },
      { admissionIntake: 'Jan Sep', closingDays: 'Sep 2026-06-30', tuitionFeeMinor: null, pteOverall: 62 },
    ]);
    const said = (place: number) => rows[place]?.problems.map(({ column, message }) => `${column}: ${message}`);
    expect(said(0)).toContain(
      'PTE (Fees): The sheet “Fees” has different values for this course: “56” and “58”. None was used.',
    );
    expect(said(1)).toEqual([
      'Fee (Fees): The sheet “Fees” has different values for this course: “21500” and “22000”. None was used.',
    ]);
    expect(header.notes.join(' ')).toContain('“Fees” has several rows for 2 courses: ');
  });

  it('and where the fuller sheet has a row for each intake, the other one is the list', async () => {
    const intakes = [
      ['Course Code', 'Course Name', 'University', 'Intake', 'Fee', 'Level', 'Duration'],
      ['QUI-1', 'BSc (Hons) Tidal Energy', 'Quillbury University', 'September', 18_250, 'UG', '3 years'],
      ['QUI-1', 'BSc (Hons) Tidal Energy', 'Quillbury University', 'January', 18_250, 'UG', '3 years'],
      ['QUI-2', 'MSc Tidal Energy', 'Quillbury University', 'May', 21_500, 'PG', '1 year'],
    ];
    const list = [
      ['Course Code', 'Course Name', 'Campus'],
      ['QUI-1', 'BSc (Hons) Tidal Energy', 'North'],
      ['QUI-2', 'MSc Tidal Energy', 'South'],
    ];
    const { drafts } = await readOf({ Intakes: intakes, List: list });
    expect(drafts).toMatchObject([
      { admissionIntake: 'Jan Sep', campus: 'North', tuitionFeeMinor: 1_825_000 },
      { admissionIntake: 'May', campus: 'South', tuitionFeeMinor: 2_150_000 },
    ]);
  });

  it('leave out the rows for home students where the other sheet tells them apart', async () => {
    const fees = [
      ['Course_Code', 'Student type', 'Annual fee'],
      ['QUI-1', 'Home', 9_535],
      ['QUI-1', 'International', 18_250],
      ['QUI-2', 'Home', 9_000],
    ];
    const { drafts, header } = await readOf({ Courses: COURSES, Fees: fees });
    expect(drafts.map((draft) => draft?.tuitionFeeMinor)).toEqual([1_825_000, null]);
    expect(header.notes).toContain('Not used from “Fees”: 2 rows for domestic students.');
  });

  it('may share the name of a course, or a code within a campus', async () => {
    const byName = [
      ['Course_Name', 'Fee'],
      ['MSc Tidal Energy', 21_500],
      ['BSc (Hons) Tidal Energy', 18_250],
    ];
    expect((await readOf({ Courses: COURSES, Fees: byName })).drafts.map((draft) => draft?.tuitionFeeMinor)).toEqual([
      1_825_000, 2_150_000,
    ]);
    const courses = [
      ['University', 'Course', 'Course code', 'Campus'],
      ['Quillbury University', 'Law', 'L1', 'North'],
      ['Quillbury University', 'Law', 'L1', 'South'],
    ];
    const fees = [
      ['Course code', 'Campus', 'Fee'],
      ['L1', 'South', 2_000],
      ['L1', 'North', 1_000],
    ];
    expect((await readOf({ Courses: courses, Fees: fees })).drafts.map((draft) => draft?.tuitionFeeMinor)).toEqual([
      100_000, 200_000,
    ]);
  });

  it('may share the name of a university, whose country and city come along, and not its address', async () => {
    const courses = [
      ['Course', 'University', 'Fee'],
      ['Marine Biology', 'Quillbury University', 18_000],
      ['Forestry', 'University of Maple Bay', 32_000],
    ];
    const universities = [
      ['University', 'Country', 'City', 'Website'],
      ['Quillbury University', 'UK', 'Quillbury', 'https://quillbury.example'],
      ['University of Maple Bay', 'Canada', 'Maple Bay', 'https://maplebay.example'],
    ];
    const { drafts, header } = await readOf({ Courses: courses, Universities: universities });
    expect(drafts.map((draft) => [draft?.country, draft?.campus, draft?.currency, draft?.courseLink])).toEqual([
      ['UK', 'Quillbury', 'GBP', ''],
      ['Canada', 'Maple Bay', 'CAD', ''],
    ]);
    expect(header.notes.join(' ')).toContain('is not about a single course: Website.');
  });

  it('are left apart where nothing but a running number, an id of something else or few values agree', async () => {
    const courses = [
      ['No', 'ID', 'Course', 'University', 'Level'],
      [1, 1, 'Law', 'Quillbury University', 'UG'],
      [2, 2, 'Arts', 'Quillbury University', 'UG'],
      [3, 3, 'Music', 'Quillbury University', 'PG'],
    ];
    const others = {
      Scholarships: [
        ['No', 'Name', 'Amount'],
        [1, 'Merit', 2_000],
        [2, 'Sport', 1_000],
        [3, 'Need', 3_000],
      ],
      Hostels: [
        ['ID', 'Hostel', 'Fee'],
        [1, 'North', 900],
        [2, 'South', 800],
        [3, 'West', 700],
      ],
      Levels: [
        ['Level', 'IELTS'],
        ['UG', 6],
        ['PG', 6.5],
      ],
    };
    const { drafts, header } = await readOf({ Courses: courses, ...others });
    expect(drafts.map((draft) => [draft?.tuitionFeeMinor, draft?.ieltsOverall])).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ]);
    for (const name of Object.keys(others)) expect(header.notes.join(' ')).toContain(`The sheet “${name}” is not read`);
  });

  it('are proposed and remembered under the heads of the sheet itself', async () => {
    const { signature: joined } = await proposeMapping(await workbookFile(three));
    const { signature: alone } = await proposeMapping(await workbookFile({ Courses: COURSES }));
    expect(joined).toBe(alone);
  });

  it('give places and other names for search where their rows repeat, and no course becomes another one', async () => {
    const places = [
      ['Course_Code', 'Campus', 'City'],
      ['QUI-1', 'North Campus', 'Quillbury'],
      ['QUI-1', '12 High Street, Level 3', 'Tidewater'],
      ['QUI-2', 'North Campus', 'Quillbury'],
    ];
    const providers = [
      ['University_Name', 'Trading Name', 'Website'],
      ['Quillbury University', 'QuillTech', 'https://quill.example'],
      ['Quillbury University', 'Quill Coast College', 'https://coast.example'],
    ];
    const { drafts, rows, header } = await readOf({ Courses: COURSES, Places: places, Providers: providers });
    expect(drafts).toMatchObject([
      { campus: '', places: 'North Campus, Quillbury; Tidewater', universityNames: 'QuillTech; Quill Coast College' },
      { campus: '', places: 'North Campus, Quillbury', universityNames: 'QuillTech; Quill Coast College' },
    ]);
    expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
    const alone = await readOf({ Courses: COURSES });
    const identities = (list: typeof drafts) => list.map((draft) => draft && courseIdentity(draft));
    expect(identities(drafts)).toEqual(identities(alone.drafts));
    expect(header.notes).toContain(
      '“Teaching Locations” is taken from “Campus”, “City” of “Places”, for search. It doesn’t decide which courses are the same.',
    );
  });

  it('are not looked through in a workbook of more than twelve, which is said', async () => {
    const more = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`Note ${at}`, [['Read me'], ['Hello']]]));
    const path = await workbookFile({ ...three, ...more });
    const { notes, columns } = await proposeMapping(path);
    expect(columns.every(({ sheet }) => sheet === null)).toBe(true);
    expect(notes).toContainEqual(
      expect.stringMatching(/^The workbook has 13 sheets, so they are not combined: .* up to 12 sheets\./),
    );
    expect(notes.join()).toContain('The sheet “Entry Requirements” is not read');
    expect((await proposeMapping(await workbookFile(three))).notes.join()).not.toMatch(
      /sheets, so they are not combined/,
    );
  });
});
