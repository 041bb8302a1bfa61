import { describe, expect, it } from 'vitest';
import { utils } from 'xlsx';
import { BLANK_COURSE } from '@/lib/domain/courses/course-fields';
import { fileWith, importOf, importRows, workbookBytes, workbookOf } from './spreadsheet-files';

describe('a row becomes a course', () => {
  it('with everything people write about it', async () => {
    const [row] = await importRows([
      [
        'Program Name',
        'University',
        'Campus',
        'Study Level',
        'Duration',
        'Intakes',
        'Tution Fee',
        'Ielts Score',
        'No band less than',
        'PTE Score',
        'No ban less than',
        'Website URL',
        'Entry Requirements',
        'Remarks',
        'DET Score',
        'Course Code',
        'Category',
      ],
      [
        ' Bachelor of  Law ',
        'Monash University',
        'Clayton',
        'Bachelor Degree',
        '2 years full time, 4 part time',
        'Sep & Jan',
        '$46,100 per year',
        '6.5',
        6,
        58,
        '50',
        'www.monash.edu/law',
        '<p>Year 12 &amp; LSAT</p>',
        'Popular',
        110,
        12345,
        '09 - Society and Culture',
      ],
    ]);
    expect(row).toEqual({
      row: 2,
      staffNotes: '',
      problems: [],
      draft: {
        ...BLANK_COURSE,
        course: 'Bachelor of Law',
        university: 'Monash University',
        country: 'Australia',
        campus: 'Clayton',
        level: 'Under Graduate',
        code: '12345',
        category: 'Society and Culture',
        admissionIntake: 'Jan Sep',
        currency: 'AUD',
        tuitionFeeMinor: 4_610_000,
        fee_period: 'per year',
        free: false,
        durationInMonths: 24,
        courseLink: 'https://www.monash.edu/law',
        admissionRequirement: 'Year 12 & LSAT',
        remarks: 'Popular',
        ieltsOverall: 6.5,
        ieltsLessThan: 6,
        pteOverall: 58,
        pteLessThan: 50,
        det: 110,
        alsoAsked: 'unread text; unread demand',
      },
    });
  });

  it('with what is unclear left out, named by column, and the rest kept', async () => {
    const [row] = await importRows([
      ['Course', 'University', 'Duration', 'Fee', 'Intakes', 'IELTS', 'Level', 'Website'],
      ['Law', 'UBC', '3-4 years', '18,000 - 20,000', 'Rolling admission', 65, 'Tier 2', 'see site'],
    ]);
    expect(row?.draft).toMatchObject({
      course: 'Law',
      durationInMonths: null,
      tuitionFeeMinor: null,
      admissionIntake: '',
      ieltsOverall: null,
      level: '',
      courseLink: '',
      remarks: 'Level: Tier 2',
    });
    expect(row?.problems.map(({ column }) => column).sort()).toEqual([
      'Duration',
      'Fee',
      'IELTS',
      'Intakes',
      'Level',
      'Website',
    ]);
    expect(row?.problems.every(({ fatal, message }) => !fatal && message.length > 10)).toBe(true);
  });

  it('with a TOEFL score on either scale, as the row, the head or a half says', async () => {
    const read = async (heads: string[], ...cells: (string | number)[]) => {
      const [row] = await importRows([
        ['Course', 'University', ...heads],
        ['Law', 'UBC', ...cells],
      ]);
      return [row?.draft?.toefl, row?.draft?.toeflScale, row?.problems.filter(({ isProse }) => !isProse).length];
    };
    expect(await read(['TOEFL'], 90)).toEqual([90, '0-120', 0]);
    expect(await read(['TOEFL'], 4.5)).toEqual([4.5, '1-6', 0]);
    expect(await read(['TOEFL', 'TOEFL Scale'], 5, '1-6')).toEqual([5, '1-6', 0]);
    expect(await read(['TOEFL (1-6)'], 5)).toEqual([5, '1-6', 0]);
    expect(await read(['TOEFL iBT 1-6 scale'], 5)).toEqual([5, '1-6', 0]);
    expect(await read(['TOEFL'], 5)).toEqual([null, '0-120', 1]);
    expect(await read(['TOEFL', 'TOEFL Scale'], 90, 'new')).toEqual([90, '0-120', 1]);
    expect(await read(['English Requirements'], 'IELTS 6.5 or TOEFL 4.5')).toEqual([4.5, '1-6', 0]);
  });

  it('with scores from prose, and prose that can’t be read kept as text', async () => {
    const rows = await importRows([
      ['Course', 'University', 'English Requirements'],
      ['Law', 'UBC', 'IELTS 6.5 (no band less than 6.0), PTE 58 (50) or TOEFL 79'],
      ['Arts', 'UBC', 'Good command of English'],
      ['Music', 'UBC', 'IELTS 6.0-6.5'],
    ]);
    expect(rows[0]?.draft).toMatchObject({
      ieltsOverall: 6.5,
      ieltsLessThan: 6,
      pteOverall: 58,
      pteLessThan: 50,
      toefl: 79,
      admissionRequirement: '',
    });
    expect(rows[1]?.draft).toMatchObject({
      ieltsOverall: null,
      admissionRequirement: 'English: Good command of English',
    });
    expect(rows[2]).toMatchObject({
      draft: { ieltsOverall: null, admissionRequirement: 'English: IELTS 6.0-6.5' },
      problems: [{ fatal: false }],
    });
  });

  it('with several exams in one exam’s column', async () => {
    const [row] = await importRows([
      ['Course', 'University', 'IELTS Score'],
      ['Law', 'UBC', 'IELTS 6.5 / PTE 58'],
    ]);
    expect(row?.draft).toMatchObject({ ieltsOverall: 6.5, pteOverall: 58 });
  });

  it('with spreadsheet errors reported, not imported', async () => {
    const rows = await importRows([
      ['Course', 'University', 'Campus', 'Fee'],
      ['Law', 'UBC', '#N/A', '#REF!'],
      ['#REF!', 'UBC', 'x', 1],
    ]);
    expect(rows[0]).toMatchObject({
      draft: { campus: '', tuitionFeeMinor: null },
      problems: [{ column: 'Campus' }, { column: 'Fee' }],
    });
    expect(rows[1]?.draft).toBeNull();
  });

  it('with dates that a spreadsheet made of months and of numbers', async () => {
    const workbook = workbookOf({
      Courses: [
        ['Course', 'University', 'Intake', 'Duration', 'IELTS'],
        ['Law', 'UBC', 1, 1, 1],
      ],
    });
    const sheet = workbook.Sheets.Courses;
    for (const cell of ['C2', 'D2', 'E2']) if (sheet) sheet[cell] = { t: 'n', v: 45536, z: 'd-mmm' };
    const { rows } = await importOf(await fileWith(workbookBytes(workbook)));
    expect(rows[0]).toMatchObject({ draft: { admissionIntake: 'Sep', durationInMonths: null, ieltsOverall: null } });
    expect(rows[0]?.problems.map(({ column }) => column).sort()).toEqual(['Duration', 'IELTS']);
  });

  it('with the address linked to its name where there is no column of addresses', async () => {
    const workbook = workbookOf({
      Courses: [
        ['Course', 'University'],
        ['Law', 'UBC'],
      ],
    });
    const cell = workbook.Sheets.Courses?.A2;
    if (cell) cell.l = { Target: 'https://ubc.ca/law' };
    const { rows } = await importOf(await fileWith(workbookBytes(workbook)));
    expect(rows[0]?.draft?.courseLink).toBe('https://ubc.ca/law');
  });

  it('with the university of the merged cell above', async () => {
    const workbook = workbookOf({
      Courses: [
        ['University', 'Course'],
        ['UBC', 'Law'],
        [null, 'Arts'],
        ['SFU', 'Music'],
      ],
    });
    const sheet = workbook.Sheets.Courses;
    if (sheet) sheet['!merges'] = [utils.decode_range('A2:A3')];
    const { rows } = await importOf(await fileWith(workbookBytes(workbook)));
    expect(rows.map((row) => row.draft?.university)).toEqual(['UBC', 'UBC', 'SFU']);
  });

  it('in the country of its own column, else the form’s', async () => {
    const rows = await importRows(
      [
        ['Course', 'University', 'Country', 'Fee'],
        ['Law', 'UBC', 'United Kingdom', 5],
        ['Arts', 'UBC', '', 5],
        ['Music', 'X', 'Germany', 5],
      ],
      'Canada',
    );
    expect(rows[0]?.draft).toMatchObject({ country: 'UK', currency: 'GBP' });
    expect(rows[1]?.draft).toMatchObject({ country: 'Canada', currency: 'CAD' });
    expect(rows[2]).toMatchObject({
      draft: null,
      problems: [{ column: 'Country', fatal: true, message: expect.stringContaining('Germany') }],
    });
  });

  it('with its fee in the currency of its column or number format', async () => {
    const rows = await importRows([
      ['Course', 'University', 'Currency', 'Fee', 'Fee Period'],
      ['Law', 'UBC', 'usd', 5, 'annual'],
      ['Arts', 'UBC', 'zloty', 5, ''],
    ]);
    expect(rows[0]?.draft).toMatchObject({ currency: 'USD', tuitionFeeMinor: 500, fee_period: 'per year' });
    expect(rows[1]).toMatchObject({ draft: { currency: 'AUD' }, problems: [{ column: 'Currency' }] });
  });
});
