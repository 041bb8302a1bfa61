import { describe, expect, it } from 'vitest';
import { openSpreadsheet } from '@/lib/engines/import/files/read-workbook';
import { TEMPLATE_COLUMNS, templateCsv, templateWorkbook } from '@/lib/engines/import/template';
import { fileWith, importOf } from './spreadsheet-files';

describe('the template', () => {
  const filled = ['Diploma of Law', ...TEMPLATE_COLUMNS.slice(1).map(({ example }) => example)];
  it('imports as it explains itself, from .xlsx and .csv, without its example row', async () => {
    const { header, rows } = await importOf(await fileWith(await templateWorkbook()));
    expect(header.columns.map((column) => column.field)).toEqual(TEMPLATE_COLUMNS.map(({ field }) => field));
    expect(header.columns.every(({ confidence }) => confidence === 1)).toBe(true);
    expect(rows).toMatchObject([
      { draft: null, problems: [{ message: 'This is the example row from the template.' }] },
    ]);
    const csv = `${templateCsv()}${filled.map((cell) => `"${cell}"`).join(',')}\n`;
    const fromCsv = await importOf(await fileWith(csv, 'courses.csv'));
    expect(fromCsv.rows[0]?.draft).toBeNull();
    expect(fromCsv.rows[1]).toMatchObject({
      problems: [],
      draft: {
        course: 'Diploma of Law',
        tuitionFeeMinor: 3_200_000,
        fee_period: 'per year',
        durationInMonths: 36,
        admissionIntake: 'Feb Jul',
        ieltsOverall: 6.5,
        det: 110,
      },
    });
  });

  it('explains every column on a sheet of its own', async () => {
    const spreadsheet = await openSpreadsheet(await fileWith(await templateWorkbook()));
    expect(spreadsheet.sheets.map(({ name }) => name)).toEqual(['Courses', 'Columns']);
    expect(spreadsheet.head(1, 99)).toHaveLength(TEMPLATE_COLUMNS.length + 1);
  });
});
