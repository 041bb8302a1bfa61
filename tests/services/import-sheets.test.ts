import { beforeEach, describe, expect, it } from 'vitest';
import { proposalFor } from '@/lib/services/catalogue/course-import/batches';
import { importRows } from '@/lib/services/catalogue/course-import/views';
import { emptyDatabase } from '../support/database';
import { applied, catalogue, planned, takenBack, uploaded } from '../support/imports';
import { type Person, person } from '../support/people';
import { xlsx } from '../support/workbooks';

let admin: Person;
beforeEach(async () => {
  await emptyDatabase();
  admin = await person('admin');
});

const UNIVERSITIES = [
  ['university_id', 'university_name', 'country', 'city', 'website'],
  [1, 'Quillbury University', 'UK', 'Quillbury', 'https://quillbury.example'],
  [2, 'Lake Harbor University', 'USA', 'Lake Harbor', 'https://lakeharbor.example'],
  [3, 'University of Maple Bay', 'Canada', 'Maple Bay', 'https://maplebay.example'],
];
const OF_UNIVERSITIES = [
  ['course_id', 'university_id', 'course_name', 'level', 'duration', 'fees'],
  [1, 1, 'Marine Biology', 'Bachelor', '3 years', 18_000],
  [2, 2, 'Data Systems', 'Master', '2 years', 41_000],
  [3, 3, 'Forestry', 'Bachelor', '4 years', 32_000],
];
const COURSES = [
  ['University_Name', 'Course_Name', 'Course_Code', 'Degree_Level', 'Duration_Years'],
  ['Quillbury University', 'BSc (Hons) Tidal Energy', 'QUI-1', 'Bachelors', 3],
  ['Quillbury University', 'MSc Tidal Energy', 'QUI-2', 'Masters', 1],
];
const FEES = [
  ['Course_Code', 'Tuition_Fee_Local', 'Tuition_Fee_International', 'Start_Date_1', 'Start_Date_2'].concat([
    'Application_Deadline',
  ]),
  ['QUI-1', 9_535, 18_250, '2026-09-21', '', '2026-06-30'],
  ['QUI-2', 9_000, 21_500, '2026-09-21', '2027-01-18', '2026-08-15'],
];
const ENTRY = [
  ['Course_Code', 'Academic_Requirements', 'IELTS_Overall', 'IELTS_Reading', 'IELTS_Writing'].concat([
    'IELTS_Listening',
    'IELTS_Speaking',
    'TOEFL_Overall',
    'PTE_Overall',
  ]),
  ['QUI-1', '112 UCAS points', 6, 5.5, 5.5, 5.5, 5.5, 80, 56],
  ['QUI-2', '2:2 degree', 6.5, 6, 6, 6, 6, 88, 62],
];
const THREE = { Courses: COURSES, 'Fees & Intakes': FEES, 'Entry Requirements': ENTRY };

describe('a workbook whose sheets are one list', () => {
  it('of universities by their ids stores each course in its own country, with its city and currency', async () => {
    const file = xlsx({ Universities: UNIVERSITIES, Courses: OF_UNIVERSITIES });
    const plan = await planned(admin, file, {}, 'UK');
    expect(plan).toMatchObject({ rows: 3, added: 3, refused: 0, unread: 0 });
    await applied(admin, plan);
    const stored = (await catalogue()).map(({ university, country, currency, campus, courseLink }) => [
      ...[university, country, currency, campus, courseLink],
    ]);
    expect(stored.sort()).toEqual([
      ['Lake Harbor University', 'USA', 'USD', 'Lake Harbor', ''],
      ['Quillbury University', 'UK', 'GBP', 'Quillbury', ''],
      ['University of Maple Bay', 'Canada', 'CAD', 'Maple Bay', ''],
    ]);
  });

  it('by a course’s code stores fee, intakes and scores of every sheet, and goes as it came', async () => {
    const plan = await planned(admin, xlsx(THREE), {}, 'UK');
    expect(plan).toMatchObject({ rows: 2, added: 2, refused: 0 });
    const done = await applied(admin, plan);
    expect((await catalogue()).sort((a, b) => String(a.code).localeCompare(String(b.code)))).toMatchObject([
      {
        ...{ code: 'QUI-1', tuitionFeeMinor: 1_825_000, admissionIntake: 'Sep', closingDays: 'Sep 2026-06-30' },
        ...{ ieltsOverall: 6, ieltsLessThan: 5.5, toefl: 80, pteOverall: 56, admissionRequirement: '112 UCAS points' },
      },
      {
        ...{ code: 'QUI-2', tuitionFeeMinor: 2_150_000, admissionIntake: 'Jan Sep', award: 'Masters' },
        ...{ ieltsOverall: 6.5, ieltsLessThan: 6, toefl: 88, pteOverall: 62, admissionRequirement: '2:2 degree' },
      },
    ]);
    const again = await planned(admin, xlsx(THREE), {}, 'UK');
    expect(again).toMatchObject({ added: 0, changed: 0, unchanged: 2, refused: 0 });
    await takenBack(admin, done);
    expect(await catalogue()).toEqual([]);
  });

  it('completes the courses of its first sheet, which was applied alone before, under their ids', async () => {
    await applied(admin, await planned(admin, xlsx({ Courses: COURSES }), {}, 'UK', { source: 'A list' }));
    const before = await catalogue();
    const plan = await planned(admin, xlsx(THREE), {}, 'UK', { source: 'A list' });
    expect(plan).toMatchObject({ added: 0, changed: 2, refused: 0, gone: 0 });
    await applied(admin, plan, false, true);
    expect((await catalogue()).map(({ _id }) => _id)).toEqual(before.map(({ _id }) => _id));
  });

  it('says from which sheet a column and an unread cell come, and leaves what is known of its field', async () => {
    const batch = await uploaded(admin, xlsx(THREE), 'UK');
    const { columns } = await proposalFor(String(batch._id));
    expect(columns.find(({ field }) => field === 'tuitionFee')).toMatchObject({
      header: 'Tuition_Fee_International',
      sheet: { name: 'Fees & Intakes', column: 2 },
    });
    await applied(admin, await planned(admin, xlsx(THREE), {}, 'UK'));
    const [heads = [], first = [], second = []] = FEES;
    const fees = [heads, first, [...second.slice(0, 2), 23_000, ...second.slice(3)], second];
    const plan = await planned(admin, xlsx({ ...THREE, 'Fees & Intakes': fees }), {}, 'UK');
    expect(plan).toMatchObject({ added: 0, changed: 0, unchanged: 2, unread: 2 });
    const { rows } = await importRows(String(plan._id), { kind: 'unread' });
    expect(rows.map(({ column, message }) => `${column}: ${message}`)).toContain(
      'Tuition_Fee_International (Fees & Intakes): The sheet “Fees & Intakes” says “23000” and “21500” for this course; none was taken.',
    );
  });
});
