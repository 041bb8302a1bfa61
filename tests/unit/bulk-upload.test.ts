import { describe, expect, it } from 'vitest';
import { fileProblem, MOST_BYTES } from '@/app/app/admin/bulk-course/_parts/check-file';
import { refusedCsv } from '@/app/app/admin/bulk-course/_parts/refused-csv';
import { addBulkCourse } from '@/lib/contract/catalogue/catalogue';

describe('a file before its upload', () => {
  it('must be there', () => {
    expect(fileProblem(undefined)).toBe('Please select a file before submitting.');
  });

  it.each(['courses.xlsx', 'courses.XLS', 'list.of.courses.csv'])('may be %s', (name) => {
    expect(fileProblem({ name, size: 1 })).toBeUndefined();
  });

  it('is refused by its ending, when empty and when too large, each in words of its own', () => {
    expect(fileProblem({ name: 'courses.pdf', size: 1 })).toContain('.pdf');
    expect(fileProblem({ name: 'courses', size: 1 })).toContain('no file extension');
    expect(fileProblem({ name: 'courses.csv', size: 0 })).toContain('empty');
    expect(fileProblem({ name: 'courses.csv', size: MOST_BYTES })).toBeUndefined();
    expect(fileProblem({ name: 'courses.csv', size: MOST_BYTES + 1 })).toContain('the limit is 50');
  });

  it('has the limit that the server holds', () => {
    expect(MOST_BYTES).toBe(addBulkCourse.files.courses_file.maxBytes);
  });
});

describe('the refused rows as CSV', () => {
  it('quote commas, quotes and line breaks, and keep formulas from running', () => {
    const csv = refusedCsv([
      { row: 4, column: 'Tuition Fee', message: 'Not a fee: "a, b"' },
      { row: 1234, message: '=HYPERLINK("x")\nis no course' },
    ]);
    expect(csv).toBe(
      '\uFEFF"Row","Column","Reason"\r\n4,"Tuition Fee","Not a fee: ""a, b"""\r\n1234,"","\'=HYPERLINK(""x"")\nis no course"\r\n',
    );
  });
});
