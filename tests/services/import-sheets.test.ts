import { beforeEach, describe, expect, it } from 'vitest';
import { proposalFor } from '@/lib/services/catalogue/course-import/batches';
import { importRows } from '@/lib/services/catalogue/course-import/views';
import { emptyDatabase } from '../support/database';
import { AS_IT_LOOKS, applied, catalogue, planned, refusals, takenBack, uploaded } from '../support/imports';
import { longIt } from '../support/long-it';
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
  longIt('of universities by their ids stores each course in its own country, with its city and currency', async () => {
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

  longIt('by a course’s code stores fee, intakes and scores of every sheet, and goes as it came', async () => {
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

  longIt('completes the courses of its first sheet, which was applied alone before, under their ids', async () => {
    await applied(admin, await planned(admin, xlsx({ Courses: COURSES }), {}, 'UK', { source: 'A list' }));
    const before = await catalogue();
    const plan = await planned(admin, xlsx(THREE), {}, 'UK', { source: 'A list' });
    expect(plan).toMatchObject({ added: 0, changed: 2, refused: 0, gone: 0 });
    await applied(admin, plan, false, true);
    expect((await catalogue()).map(({ _id }) => _id)).toEqual(before.map(({ _id }) => _id));
  });

  longIt('says from which sheet a column and an unread cell come, and leaves what is known of its field', async () => {
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
      'Tuition_Fee_International (Fees & Intakes): The sheet “Fees & Intakes” has different values for this course: “23000” and “21500”. None was used.',
    );
  });
});

describe('a file of codes without names', () => {
  const SOURCE = { source: 'A list' };
  const LIST = [
    ['University', 'Course Name', 'Course Code', 'Fee', 'IELTS'],
    ['Quillbury University', 'Tidal Energy', 'QUI-1', '$18,250 USD', 6],
    ['Quillbury University', 'Law', 'QUI-2', 9_000, 6.5],
    ['Lake Harbor University', 'Law', 'QUI-2', 9_500, 7],
  ];
  const valuesOf = async () =>
    (await catalogue())
      .map(({ course, university, currency, tuitionFeeMinor, ieltsOverall }) => [
        ...[university, course, currency, tuitionFeeMinor, ieltsOverall],
      ])
      .sort();
  beforeEach(async () => {
    await applied(admin, await planned(admin, LIST, {}, 'UK', SOURCE));
  });

  it('changes the courses of its source that have them, in what it says alone; nothing is gone for it', async () => {
    const before = await catalogue();
    const scores = [
      ['Course Code', 'IELTS'],
      ['qui-1', 6.5],
    ];
    const plan = await planned(admin, scores, {}, 'UK', SOURCE);
    expect(plan).toMatchObject({ rows: 1, added: 0, changed: 1, refused: 0, gone: 0, missing: 0 });
    expect(plan.notes.join(' ')).toContain('The rows update existing courses by code');
    const done = await applied(admin, plan, true, true);
    expect((await valuesOf()).at(-1)).toEqual(['Quillbury University', 'Tidal Energy', 'USD', 1_825_000, 6.5]);
    const full = await planned(admin, LIST, {}, 'UK', SOURCE);
    expect(full).toMatchObject({ added: 0, changed: 1, unchanged: 2, gone: 0 });
    await takenBack(admin, done);
    const unstamped = (courses: Record<string, unknown>[]) => courses.map(({ seenIn: _seen, ...rest }) => rest);
    expect(unstamped(await catalogue())).toEqual(unstamped(before));
  });

  it('changes those of the university that is typed, and refuses unknown codes and such that several courses have', async () => {
    const fees = [
      ['Course Code', 'Fee'],
      ['QUI-2', 10_000],
      ['QUI-9', 1],
    ];
    const plan = await planned(admin, fees, { university: 'quillbury university' }, 'UK');
    expect(plan).toMatchObject({ added: 0, changed: 1, refused: 1 });
    expect(await refusals(plan)).toEqual([[3, 'No course from quillbury university in UK has the code “QUI-9”.']]);
    const ofSource = await planned(admin, fees, {}, 'UK', SOURCE);
    expect(await refusals(ofSource)).toEqual([
      [
        2,
        'The code “QUI-2” belongs to 2 courses: Law, Quillbury University; Law, Lake Harbor University. None was changed.',
      ],
      [3, 'No course from “A list” in UK has the code “QUI-9”.'],
    ]);
    const elsewhere = await planned(admin, fees, {}, 'Canada', SOURCE);
    expect(elsewhere).toMatchObject({ added: 0, changed: 0, refused: 2 });
  });

  it('takes none of rows that have one code and differ', async () => {
    const fees = [
      ['Course Code', 'Fee'],
      ['QUI-1', 1_000],
      ['QUI-1', 2_000],
    ];
    const plan = await planned(admin, fees, {}, 'UK', SOURCE);
    expect(await refusals(plan)).toEqual([
      [2, 'Same code as in row 3, but the rows differ. None was used.'],
      [3, 'Same code as in row 2, but the rows differ. None was used.'],
    ]);
  });

  it('asks for its names or its university where it has no source', async () => {
    const fees = [
      ['Course Code', 'Fee'],
      ['QUI-1', 1_000],
    ];
    const batch = await uploaded(admin, fees, 'UK');
    expect((await proposalFor(String(batch._id))).missing).toEqual(['course', 'university']);
    const typed = { ...AS_IT_LOOKS, university: 'Quillbury University' };
    expect((await proposalFor(String(batch._id), typed)).missing).toEqual([]);
  });

  it('and one with names but without fees leaves the currency of a fee alone', async () => {
    const names = LIST.map(([university, course, code]) => [university, course, code] as unknown[]);
    expect(await planned(admin, names, {}, 'UK', SOURCE)).toMatchObject({ changed: 0, unchanged: 3 });
  });
});
