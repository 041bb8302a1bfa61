import { describe, expect, it } from 'vitest';
import { proposeMapping } from '@/lib/engines/import/columns/proposal';
import { parseScores } from '@/lib/engines/import/values/scores';
import { fileWith, importOf, importRows, workbookFile } from './spreadsheet-files';

const draftsOf = async (rows: unknown[][], country?: 'UK' | 'USA' | 'New Zealand') =>
  (await importRows(rows, country)).map(({ draft }) => draft);

describe('lists that strangers keep', () => {
  it('months in which applications open and close are no intakes, and the file says that it has none', async () => {
    const { header, rows } = await importOf(
      await workbookFile({
        List: [
          [
            'University',
            'Program',
            'Degree',
            'Tuition per year (GBP)',
            'Expected Open Month',
            'Expected Deadline Month',
          ],
          ['Larkmoor University', 'Data Ethics', 'MSc', 21_500, 'October', 'January'],
          ['Quarry Bank College', 'Nursing', 'BSc', 18_000, 'September', 'March'],
        ],
      }),
      'UK',
    );
    expect(rows.map(({ draft }) => draft?.admissionIntake)).toEqual(['', '']);
    expect(header.notes).toContain('No column was found for the intakes.');
  });

  it('heads say for whom the list is, a unit alone, a share of marks, and may have two slips', async () => {
    const drafts = await draftsOf([
      ['Partner', 'NZ Course', 'Months', 'Tution Fess (CAD)', 'Ielts Scor', '12th %'],
      ['Larkmoor University', 'Bachelor of Data Ethics', 36, '21,500', 6.5, '60%'],
      ['Quarry Bank College', 'Diploma of Nursing', 18, '18,000', 6, '55%'],
    ]);
    expect(drafts[0]).toMatchObject({
      ...{ university: 'Larkmoor University', course: 'Bachelor of Data Ethics', durationInMonths: 36 },
      ...{ tuitionFeeMinor: 2_150_000, ieltsOverall: 6.5, minPercentage: 60 },
    });
    const [period] = await draftsOf([
      ['University', 'Subject', 'Course duration (yrs)', 'Study period'],
      ['Larkmoor University', 'Bachelor of Data Ethics', 3, 'S1, S2'],
    ]);
    expect(period).toMatchObject({ course: 'Bachelor of Data Ethics', durationInMonths: 36 });
  });

  it('shares of students and of admitted applicants are no minimum marks', async () => {
    const drafts = await draftsOf([
      ['University', 'Program', 'Degree', 'Percentage of International Students', 'Acceptance Percentage'],
      ['Larkmoor University', 'Data Ethics', 'MSc', 31, 64],
      ['Quarry Bank College', 'Nursing', 'BSc', 12, 55],
    ]);
    for (const draft of drafts) expect(draft).toMatchObject({ minPercentage: null, admissionRequirement: '' });
  });

  it('documents are no English requirement, and tests without a score are kept without a message for each', async () => {
    const rows = await importRows([
      ['University', 'Program', 'Degree', 'English Requirement', 'Required Documents'],
      [
        'Larkmoor University',
        'Data Ethics',
        'MSc',
        'IELTS / TOEFL',
        'CV; Transcript; 2 Recommendation Letters; TOEFL/IELTS',
      ],
      ['Quarry Bank College', 'Nursing', 'BSc', 'IELTS', 'CV; 1 Reference; IELTS'],
    ]);
    expect(rows.map(({ draft }) => draft?.admissionRequirement)).toEqual(['English: IELTS / TOEFL', 'English: IELTS']);
    expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
  });

  it('rows of an institution and its town are institutions, and a course with a town stays a course', async () => {
    const rows = await importRows(
      [
        ['Institution', 'name', 'city', 'type'],
        ['Rajpath University', 'Lotus Women’s College', 'Itanagar', 'State'],
        ['Rajpath University', 'Hillview Government College', 'Pasighat', 'State'],
        ['Rajpath University', 'Sociology', 'Tezu', 'State'],
      ],
      'UK',
    );
    expect(rows.map(({ institution, draft }) => institution?.university ?? draft?.course)).toEqual([
      'Lotus Women’s College',
      'Hillview Government College',
      'Sociology',
    ]);
    expect(rows[0]?.problems).toMatchObject([{ fatal: true, message: expect.stringMatching(/not a course/) }]);
  });

  it('a link to details is the link where each row has another', async () => {
    const list = (same: boolean) => [
      ['University', 'Course', 'Level', 'Duration', 'Detail Link'],
      ...[1, 2, 3].map((at) => [
        'Larkmoor University',
        `BSc Soil ${at}`,
        'BSc',
        '3 years',
        `https://l.example/${same ? 0 : at}`,
      ]),
    ];
    expect((await draftsOf(list(false)))[2]?.courseLink).toBe('https://l.example/3');
    expect((await draftsOf(list(true)))[2]?.courseLink).toBe('');
  });

  it('bare numbers are months where other cells of the column are lists of them, and only there', async () => {
    const list = (intakes: unknown[]) => [
      ['program', 'university', 'level', 'duration_months', 'intakes', 'max_gap_years', 'City Name'],
      ...intakes.map((cell, at) => [`Diploma ${'abc'[at]}`, 'Tasman Coast Institute', 'PG', 12, cell, 3, 'Nelson']),
    ];
    const read = async (...cells: unknown[]) =>
      (await draftsOf(list(cells), 'New Zealand')).map((d) => d?.admissionIntake);
    expect(await read(2, '3', '2|7')).toEqual(['Feb', 'Mar', 'Feb Jul']);
    expect(await read(2, 3, 4)).toEqual(['', '', '']);
    expect(await read(2, 24, '2|7')).toEqual(['', '', 'Feb Jul']);
    expect((await draftsOf(list([2, 3, '2|7'])))[0]).toMatchObject({ maxGapYears: 3, campus: 'Nelson' });
  });

  it('codes of departments are no universities: the person is asked for them', async () => {
    const path = await fileWith(
      'school,course_num,name,description\nAPPX,4650,Numerical Analysis,Equations\nCSCX,2270,Data Structures,Lists\n',
      'a.csv',
    );
    const { missing, columns } = await proposeMapping(path, { originalName: 'a.csv' });
    expect(missing).toEqual(['university']);
    expect(columns[0]?.field).toBeNull();
  });

  it('a row of heads none of whose words is known is said to be that, and is no course', async () => {
    const path = await fileWith('UKPRN,KISQ,KISX,TITLEX\n10007,A12,1,Art\n10008,B13,2,Law\n', 'a.csv');
    const { headerRow, rows, guessed, notes, columns } = await proposeMapping(path, { originalName: 'a.csv' });
    expect({ headerRow, rows, guessed }).toEqual({ headerRow: 1, rows: 2, guessed: false });
    expect(columns.map(({ header }) => header)).toEqual(['UKPRN', 'KISQ', 'KISX', 'TITLEX']);
    expect(notes).toContain('Row 1 contains headings, but we don’t know any of them. Choose what the columns contain.');
    const mapping = { 1: 'university', 3: 'course' } as const;
    const { rows: read } = await importOf(path, 'UK', { originalName: 'a.csv', mapping });
    expect(read.map(({ draft }) => draft?.course)).toEqual(['Art', 'Law']);
  });
});

it.each([
  ['6.0 no less than 5.5', 6, 5.5],
  ['6.5 NLT 5.5', 6.5, 5.5],
  ['6.0 overall no band < 5.5', 6, 5.5],
  ['6.5 with no band below 6.0', 6.5, 6],
  ['7 overall, no less than 6.5', 7, 6.5],
  ['6.0 not less than 5.5 in each', 6, 5.5],
  ['6.5 no less than 6', 6.5, 6],
  ['6.5 minimum of 6.0 in each band', 6.5, 6],
])('%s is the overall score and the lowest part', (text, overall, lessThan) => {
  expect(parseScores(text, 'ielts')).toEqual({ value: { overall, lessThan } });
});
