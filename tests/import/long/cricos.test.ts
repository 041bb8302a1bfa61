import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import type { ImportHeader } from '@/lib/engines/import/columns/import-header';
import { type ImportedRow, readCourseDrafts } from '@/lib/engines/import/drafts';
import { EXPIRED_REMARK } from '@/lib/engines/import/parse-values';
import { importOf, refusalOf } from '../spreadsheet-files';

const DATA = resolve(__dirname, '../../../../shared/data');
const CRICOS = join(DATA, 'au_cricos_2023-01');

function fileIn(folder: string, ending: string): string {
  const name = readdirSync(folder).find((file) => file.endsWith(ending));
  return join(folder, name ?? '');
}

describe.runIf(existsSync(CRICOS))('the CRICOS register of January 2023', () => {
  let imported: { header: ImportHeader; rows: ImportedRow[] };
  let expected: Record<string, string | number | null>[];

  beforeAll(async () => {
    const path = fileIn(CRICOS, '.xlsx');
    imported = await importOf(path, 'Australia');
    const workbook = read(await readFile(path), { dense: true, sheets: 'Courses' });
    const sheet = workbook.Sheets.Courses;
    if (!sheet) throw new Error('No sheet');
    expected = utils.sheet_to_json<Record<string, string | number | null>>(sheet, {
      range: 2,
      defval: null,
      blankrows: false,
    });
    expected = expected.filter((row) => row['CRICOS Course Code'] !== null);
  });

  it('is read from its sheet Courses with the header in row 3', () => {
    expect(imported.header).toMatchObject({ sheetName: 'Courses', headerRow: 3 });
  });

  it('accounts for all 25,687 courses: drafts, with a remark where one is expired, costs 0 or has too long names', () => {
    expect(imported.rows).toHaveLength(25_687);
    expect(expected).toHaveLength(25_687);
    expect(imported.rows.filter((row) => row.draft === null)).toEqual([]);
    const remarked: Record<string, number> = {};
    for (const { draft, problems } of imported.rows)
      for (const { column = '' } of problems) {
        remarked[column] = (remarked[column] ?? 0) + 1;
        if (column === 'Expired') expect(draft?.remarks).toContain(EXPIRED_REMARK);
        if (column === 'Tuition Fee') expect(draft?.tuitionFeeMinor).toBeNull();
      }
    const free = imported.rows.filter((_row, at) => Number(expected[at]?.['Tuition Fee']) === 0);
    expect(free.every(({ draft }) => draft?.tuitionFeeMinor === null && !draft.free)).toBe(true);
    // The others of 0 are shown as a dash by their cells.
    expect(remarked).toEqual({ Expired: 620, 'Tuition Fee': 380, 'Other University Names (Institutions)': 8 });
  });
});

describe.runIf(existsSync(DATA))('the other files beside it', () => {
  it('Ontario’s programmes come from the sheet Program; rows no name are refused', async () => {
    const path = fileIn(join(DATA, 'ca_ontario_college_programs'), 'raw.xlsx');
    const { header, rows } = await importOf(path, 'Canada');
    expect(header).toMatchObject({ sheetName: 'Program', headerRow: 1 });
    expect(rows).toHaveLength(38_841);
    expect(rows.filter((row) => row.draft).length).toBeGreaterThan(38_500);
    expect(rows.filter((row) => !row.draft).every((row) => row.problems[0]?.message.includes('course name'))).toBe(
      true,
    );
  });

  it('Singapore’s degrees are courses', async () => {
    const { rows } = await importOf(fileIn(join(DATA, 'sg_graduate_employment_survey'), '.csv'), 'Singapore');
    expect(rows).toHaveLength(1209);
    expect(rows[0]?.draft).toMatchObject({
      course: 'Accountancy & Business',
      university: 'Nanyang Technological University',
      country: 'Singapore',
    });
  });

  it.each([
    ['us_tuition_cost_2018', '.csv', 422],
    ['us_cip_taxonomy', '.json', 415],
    ['world_universities_hipo', '.json', 415],
    ['world_universities_hipo', 'LICENSE.txt', 422],
  ])('%s %s holds no courses and is refused', async (folder, ending, status) => {
    const refusal = await refusalOf(readCourseDrafts(fileIn(join(DATA, folder), ending), { country: 'USA' }));
    expect(refusal.status).toBe(status);
  });
});
