import { describe, expect, it } from 'vitest';
import { proposeMapping } from '@/lib/engines/import/columns/proposal';
import { importOf, importRows, workbookFile } from './spreadsheet-files';

const ABOVE = [
  ['University', 'Course', 'IELTS', null, null, null, null, 'Tuition Fee', null],
  [null, null, 'Overall', 'Listening', 'Reading', 'Writing', 'Speaking', 'Home', 'International Students'],
];
const BELOW = [
  [null, null, 'IELTS', null, null, null, null, 'Tuition Fee', null],
  ['University', 'Course', 'Overall', 'L', 'R', 'W', 'S', 'Domestic', 'Overseas'],
];
const ROW = ['A University', 'MSc Law', 6.5, 6, 6, 5.5, 6, 9_000, 18_000];

describe('heads of two rows', () => {
  it.each([
    ['whose others stand in the upper row', ABOVE],
    ['whose others stand in the lower row', BELOW],
  ])(
    '%s are read as one: the overall score, the lowest part, and the fee of students from abroad',
    async (_, heads) => {
      const [row, ...more] = await importRows([...heads, ROW], 'UK');
      expect(more).toEqual([]);
      expect(row?.draft).toMatchObject({
        ...{ course: 'MSc Law', university: 'A University', tuitionFeeMinor: 1_800_000 },
        ...{ ieltsOverall: 6.5, ieltsLessThan: 5.5 },
      });
    },
  );

  it('never give the fee of home students, which stands first under the common head', async () => {
    const heads = [
      ['University', 'Course', 'Tuition Fee', null],
      [null, null, 'Domestic Students', 'International Students'],
    ];
    const [row] = await importRows([...heads, ['A University', 'Law', 9_000, 18_000]], 'UK');
    expect(row?.draft?.tuitionFeeMinor).toBe(1_800_000);
  });

  it('keep the period that the common head says', async () => {
    const heads = [
      [null, null, 'Annual Tuition Fee', null],
      ['University', 'Course', 'Local', 'Overseas'],
    ];
    const [row] = await importRows([...heads, ['A University', 'Law', 9_000, 18_000]], 'UK');
    expect(row?.draft).toMatchObject({ tuitionFeeMinor: 1_800_000, fee_period: 'per year' });
  });

  it('are no two rows where the first is a title', async () => {
    const [row] = await importRows([
      ['Course list', null, null],
      ['University', 'Course', 'Fee'],
      ['A', 'Law', 9_000],
    ]);
    expect(row?.draft).toMatchObject({ course: 'Law', university: 'A', tuitionFeeMinor: 900_000 });
  });
});

describe('a code that says there is none', () => {
  it.each(['-', 'N/A', 'TBC'])('%j is no key: no row takes the values of another', async (code) => {
    const path = await workbookFile({
      Courses: [
        ['University', 'Course', 'Course Code'],
        ['A University', 'BSc Soil', 'S-1'],
        ['A University', 'BSc Rock', code],
        ['A University', 'BSc Sand', code],
      ],
      Fees: [
        ['Course Code', 'Tuition Fee'],
        ['S-1', 17_000],
        [code, 99_000],
      ],
    });
    const { rows, header } = await importOf(path, 'UK');
    expect(rows.map(({ draft }) => draft?.tuitionFeeMinor)).toEqual([1_700_000, null, null]);
    expect(header.notes).toContain('Not used from “Fees”: 1 row without “Course Code”.');
  });
});

describe('a beginning that all heads of a sheet have', () => {
  it('is no part of them in a second sheet of few columns, nor of the head of its codes', async () => {
    const path = await workbookFile({
      Courses: [
        ['crs_university', 'crs_course', 'crs_code', 'crs_level'],
        ['A University', 'Soil', 'S-1', 'Bachelor'],
        ['A University', 'Rock', 'S-2', 'Bachelor'],
      ],
      More: [
        ['crs_course_id', 'crs_field_of_study', 'crs_tuition_fee'],
        ['S-2', 'Science', 18_000],
        ['S-1', 'Science', 17_000],
      ],
    });
    const { columns } = await proposeMapping(path);
    expect(Object.fromEntries(columns.map(({ header, field }) => [header, field]))).toMatchObject({
      ...{ crs_course: 'course', crs_code: 'code', crs_field_of_study: 'category', crs_tuition_fee: 'tuitionFee' },
    });
    const { rows } = await importOf(path, 'UK');
    expect(rows.map(({ draft }) => draft?.tuitionFeeMinor)).toEqual([1_700_000, 1_800_000]);
  });
});
