import { beforeAll, describe, expect, it } from 'vitest';
import type { ImportBatchRecord } from '@/models/import-batch';
import { cricosWorkbook, hasCricos } from '../support/cricos';
import { emptyDatabase } from '../support/database';
import { applied, catalogue, planned } from '../support/imports';
import { type Person, person } from '../support/people';
import { LONG } from '../support/tiers';

describe.runIf(hasCricos)('the CRICOS register of January 2023, uploaded', { timeout: 300_000 }, () => {
  let admin: Person;
  let bytes: Uint8Array;
  let rowsInFile: number;
  let uploaded: ImportBatchRecord;
  let register: Record<string, unknown>[];

  beforeAll(async () => {
    await emptyDatabase();
    admin = await person('admin');
    ({ bytes, rows: rowsInFile } = cricosWorkbook());
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

  it.runIf(LONG)('changes nothing when it comes again', async () => {
    const again = await planned(admin, bytes, {}, 'Australia');
    expect(again).toMatchObject({ rows: rowsInFile, added: 0, changed: 0, missing: 0, refused: uploaded.refused });
    expect(again.unchanged).toBe(uploaded.added);
    await applied(admin, again);
    // But that this upload names them, too.
    const facts = (courses: typeof register) => courses.map(({ seenIn: _uploads, ...course }) => course);
    expect(facts(await catalogue())).toEqual(facts(register));
  });
});
