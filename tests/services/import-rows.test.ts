import { beforeEach, describe, expect, it } from 'vitest';
import { importRows } from '@/lib/services/catalogue/course-import/views';
import type { ImportBatchRecord } from '@/models/import-batch';
import { emptyDatabase } from '../support/database';
import { applied, planned } from '../support/imports';
import { longIt } from '../support/long-it';
import { type Person, person } from '../support/people';
import { agencyRows } from '../support/workbooks';

let admin: Person;
beforeEach(async () => {
  await emptyDatabase();
  admin = await person('admin');
});

const HEAD_ROWS = 4;
/** More than two pages of a plan. */
const ROWS = 1_200;

const rowsOf = ({ _id }: ImportBatchRecord, query: Parameters<typeof importRows>[1]) => importRows(String(_id), query);

describe('the rows of a plan', () => {
  longIt('come page by page in the order of the file, the last page short', async () => {
    const plan = await planned(admin, agencyRows(ROWS));
    const seen: (number | undefined)[] = [];
    for (let page = 1; page <= 13; page++) {
      const { rows, total } = await rowsOf(plan, { kind: 'added', page, limit: 97 });
      expect(total).toBe(ROWS);
      seen.push(...rows.map(({ row }) => row));
    }
    expect(seen).toEqual(Array.from({ length: ROWS }, (_, index) => HEAD_ROWS + 1 + index));
  });

  longIt('are found by words of the course or the university, in any case and order, and counted', async () => {
    const plan = await planned(admin, agencyRows(ROWS));
    const { rows, total } = await rowsOf(plan, { kind: 'added', q: 'HUMBER nursing', page: 2, limit: 30 });
    const expected = (agencyRows(ROWS) as string[][]).flatMap((row, index) =>
      row[0]?.startsWith('Humber') && row[1]?.includes('Nursing') ? [index + 1] : [],
    );
    expect(total).toBe(expected.length);
    expect(rows.map(({ row }) => row)).toEqual(expected.slice(30, 60));
    expect(await rowsOf(plan, { kind: 'added', q: 'stream 1199' })).toMatchObject({ total: 1, rows: [{ row: 1_204 }] });
    expect(await rowsOf(plan, { kind: 'added', q: 'nothing like it' })).toEqual({ total: 0, rows: [] });
  });

  it('narrow down to a field that changes and to a column at fault, with the number of each', async () => {
    const rows = agencyRows(40);
    await applied(admin, await planned(admin, rows));
    const edition = rows.map((row, index) => {
      const place = index - HEAD_ROWS;
      if (place < 0) return row;
      const [duration, fee] = [place < 9 ? '5 years' : row[4], place < 5 ? '$77,000' : row[6]];
      const intakes = place >= 30 ? 'soon' : row[5];
      return [...row.slice(0, 4), duration, intakes, fee, ...row.slice(7)];
    });
    const plan = await planned(admin, edition);
    expect(plan.changed).toBe(9);
    expect(plan.about.map(({ kind, name, count }) => [kind, name, count])).toEqual([
      ['unread', 'Intakes', 10],
      ['changed', 'durationInMonths', 9],
      ['changed', 'tuitionFeeMinor', 5],
    ]);
    expect(await rowsOf(plan, { kind: 'changed', about: 'durationInMonths' })).toMatchObject({ total: 9 });
    const dearer = await rowsOf(plan, { kind: 'changed', about: 'tuitionFeeMinor', q: 'college' });
    expect(dearer.rows.map(({ row }) => row)).toEqual([5, 6, 7, 8, 9]);
    expect(await rowsOf(plan, { kind: 'unread', about: 'Intakes', q: 'soon' })).toMatchObject({
      total: 1,
      rows: [{ count: 10 }],
    });
    expect(await rowsOf(plan, { kind: 'unread', about: 'Duration' })).toEqual({ total: 0, rows: [] });
  });
});
