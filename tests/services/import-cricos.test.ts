import { beforeAll, describe, expect, it } from 'vitest';
import { utils } from 'xlsx';
import { searchPlan } from '@/lib/services/catalogue/course-import/plan/search';
import type { ImportBatchRecord } from '@/models/import-batch';
import { cricosWorkbook, hasCricos, ROWS_ABOVE } from '../support/cricos';
import { emptyDatabase } from '../support/database';
import { applied, catalogue, planned, takenBack } from '../support/imports';
import { type Person, person } from '../support/people';
import { LONG } from '../support/tiers';

type Sheet = unknown[][];

describe.runIf(hasCricos)('the CRICOS register of January 2023, uploaded', { timeout: 300_000 }, () => {
  let admin: Person;
  let bytes: Uint8Array;
  let sheet: Sheet;
  let rowsInFile: number;
  let uploaded: ImportBatchRecord;
  let register: Record<string, unknown>[];

  beforeAll(async () => {
    await emptyDatabase();
    admin = await person('admin');
    ({ bytes, sheet, rows: rowsInFile } = cricosWorkbook());
    uploaded = await applied(admin, await planned(admin, bytes, {}, 'Australia'));
    register = await catalogue();
  }, 300_000);

  it('accounts for every row', () => {
    const { rows, added, changed, unchanged, refused } = uploaded;
    expect(rows).toBe(rowsInFile);
    expect(added + unchanged + refused).toBe(rows);
    expect(changed).toBe(0);
    expect(register).toHaveLength(added);
  });

  it('changes nothing when it comes again', async () => {
    const again = await planned(admin, bytes, {}, 'Australia');
    expect(again).toMatchObject({ rows: rowsInFile, added: 0, changed: 0, missing: 0, refused: uploaded.refused });
    expect(again.unchanged).toBe(uploaded.added);
    await applied(admin, again);
    expect(await catalogue()).toEqual(register);
  });

  it.runIf(LONG)(
    'an edited copy shows exactly the fees changed, rows removed and rows added, and taking it back restores every field',
    async () => {
      const edition = edited(sheet);
      const plan = await planned(admin, csvOf(edition.rows), {}, 'Australia');
      expect(plan).toMatchObject({
        changed: edition.fees.size,
        missing: edition.removed,
        added: edition.added,
        refused: uploaded.refused,
      });
      const { entries: changes } = await searchPlan(plan._id, 'changed', 0, rowsInFile);
      for (const { draft, before, after } of changes) {
        expect(Object.keys(after)).toEqual(['tuitionFeeMinor']);
        expect(Number(after.tuitionFeeMinor) - Number(before.tuitionFeeMinor)).toBe(MORE * 100);
        expect(edition.fees.has(draft.code)).toBe(true);
      }
      const done = await applied(admin, plan, true);
      expect(await catalogue()).toHaveLength(uploaded.added + edition.added - edition.removed);
      await takenBack(admin, done);
      expect(await catalogue()).toEqual(register);
    },
  );
});

const MORE = 111;

/** A copy with 5 % of the fees raised, 2 % of the rows left out and 3 % new ones; `fees` by course code. */
function edited(sheet: Sheet) {
  const heads = (sheet[ROWS_ABOVE - 1] as string[]).map((head) => String(head).trim());
  const at = (head: string) => heads.indexOf(head);
  const [code, name, fee] = [at('CRICOS Course Code'), at('Course Name'), at('Tuition Fee')];
  const provider = at('Institution Name');
  const body = sheet.slice(ROWS_ABOVE).filter((row) => row[code] !== '');
  const rows: Sheet = [];
  const fees = new Set<string>();
  const added: Sheet = [];
  let removed = 0;
  body.forEach((row, index) => {
    // Courses of a university that the file no longer names at all are nobody's business: one of its rows stays.
    if (index % 50 === 7 && body[index - 1]?.[provider] === row[provider]) removed++;
    else if (index % 20 === 3 && Number(row[fee]) > 0) {
      fees.add(String(row[code]));
      rows.push(row.map((cell, column) => (column === fee ? Math.round((Number(cell) + MORE) * 100) / 100 : cell)));
    } else rows.push(row);
    if (index % 100 < 3) {
      const own = new Map<number, unknown>([
        [code, `NEW${index}`],
        [name, `${row[name]} by distance ${index}`],
      ]);
      added.push(row.map((cell, column) => own.get(column) ?? cell));
    }
  });
  return { rows: [...sheet.slice(0, ROWS_ABOVE), ...rows, ...added], fees, removed, added: added.length };
}

function csvOf(rows: Sheet): Uint8Array {
  return new TextEncoder().encode(utils.sheet_to_csv(utils.aoa_to_sheet(rows)));
}
