import { describe, expect, it } from 'vitest';
import { findHeader, searchHeaders } from '@/lib/engines/import/columns/find-header';
import { readCourseDrafts } from '@/lib/engines/import/drafts';
import { openSpreadsheet } from '@/lib/engines/import/files/read-workbook';
import { fileWith, refusalOf, workbookBytes, workbookFile, workbookOf } from './spreadsheet-files';

describe('finding the header', () => {
  const HEADS = ['Course Name', 'University', 'Tuition Fee'];
  const foundIn = async (path: string, sheet?: number) => {
    const spreadsheet = await openSpreadsheet(path);
    return findHeader(spreadsheet, searchHeaders(spreadsheet), { sheet });
  };

  it('under titles, notes and blank rows', async () => {
    const path = await workbookFile({
      S: [['Fees 2025'], [], ['All fees in AUD', null, 'v2'], HEADS, ['Law', 'UBC', 1]],
    });
    expect(await foundIn(path)).toMatchObject({ sheetIndex: 0, headerRow: 4 });
  });

  it('in row 30', async () => {
    const notes = Array.from({ length: 29 }, () => ['note']);
    expect((await foundIn(await workbookFile({ S: [...notes, HEADS, ['a', 'b', 1]] }))).headerRow).toBe(30);
  });

  it('on the sheet that looks most like courses, never on a hidden one unless asked', async () => {
    const workbook = workbookOf({
      Purpose: [['This register lists courses']],
      Institutions: [
        ['Institution Name', 'City'],
        ['UBC', 'Vancouver'],
      ],
      Courses: [HEADS, ['Law', 'UBC', 1]],
      Old: [
        [...HEADS, 'Level', 'Duration', 'Intakes'],
        ['Law', 'UBC', 1],
      ],
    });
    workbook.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 0 }, { Hidden: 0 }, { Hidden: 1 }] };
    const path = await fileWith(workbookBytes(workbook));
    expect(await foundIn(path)).toMatchObject({ sheetIndex: 2, headerRow: 1 });
    expect(await foundIn(path, 3)).toMatchObject({ sheetIndex: 3 });
    expect(await refusalOf(foundIn(path, 1))).toMatchObject({ status: 422 });
  });

  it('in two rows, exams over their scores', async () => {
    const path = await workbookFile({
      S: [
        ['Course', 'University', 'IELTS', null, 'PTE', null, 'Remarks'],
        [null, null, 'Overall', 'No band less than', 'Overall', 'No band less than', null],
        ['Law', 'UBC', 6.5, 6, 58, 50, 'x'],
      ],
    });
    const { headerRow, columns } = await foundIn(path);
    expect(headerRow).toBe(2);
    expect(columns.map((column) => column.field)).toEqual([
      'course',
      'university',
      'ieltsOverall',
      'ieltsLessThan',
      'pteOverall',
      'pteLessThan',
      'remarks',
    ]);
  });

  it('is not misled by a row of data that names courses and universities', async () => {
    const path = await workbookFile({
      S: [['Diploma', 'Course in Law', 'University of X'], HEADS, ['Course', 'University', 1]],
    });
    expect((await foundIn(path)).headerRow).toBe(2);
  });

  it('can be corrected: sheet, header row and columns', async () => {
    const path = await workbookFile({
      A: [
        ['Course', 'University'],
        ['x', 'y'],
      ],
      B: [
        ['junk', 'junk'],
        ['Law', 'UBC', 'Arts', 'n1'],
      ],
    });
    const source = await readCourseDrafts(path, {
      country: 'Canada',
      sheet: 1,
      headerRow: 0,
      mapping: { 0: 'remarks', 1: 'university', 2: 'course' },
    });
    const rows = [];
    for await (const row of source.rows) rows.push(row);
    expect(rows.map((row) => row.draft?.course ?? null)).toEqual([null, 'Arts']);
    expect(rows[1]?.draft).toMatchObject({ university: 'UBC', remarks: 'Law' });
    expect(await refusalOf(readCourseDrafts(path, { country: 'Canada', mapping: { 0: null } }))).toMatchObject({
      status: 422,
    });
    expect(await refusalOf(readCourseDrafts(path, { country: 'Canada', sheet: 7 }))).toMatchObject({ status: 422 });
  });
});
