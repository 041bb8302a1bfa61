import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { BLANK_COURSE } from '@/lib/domain/course-fields';
import { idsOf } from '@/lib/services/catalogue/course-import/plan/pages';

const ID = '6a63a1b2c3d4e5f60718293a';
const OTHER = '6a63a1b2c3d4e5f60718293b';

describe('the ids of a page of a plan', () => {
  const pageOf = (entries: object[]) => ({
    entries: gzipSync(JSON.stringify(entries)),
    from: 500,
    to: 500 + entries.length,
  });
  const draft = { ...BLANK_COURSE, course: 'Law' };

  it('are those of its entries, in their order', async () => {
    const entries = [ID, OTHER].map((id, row) => ({ row, id, identity: 'x', draft }));
    expect(await idsOf(pageOf(entries))).toEqual([ID, OTHER]);
  });

  it('are not taken from a text that looks like an entry', async () => {
    const remarks = `{"row":1,"id":"${OTHER}"}`;
    expect(await idsOf(pageOf([{ row: 1, id: ID, identity: 'x', draft: { ...draft, remarks } }]))).toEqual([ID]);
  });

  it('are found in entries that begin otherwise', async () => {
    expect(await idsOf(pageOf([{ id: OTHER, row: 3, draft }]))).toEqual([OTHER]);
  });
});
