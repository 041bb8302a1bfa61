import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { read, utils } from 'xlsx';
import type { Endpoint } from '@/lib/api/endpoint';
import { runDueJobs } from '@/lib/platform/jobs/worker';
import { JOBS } from '@/lib/wiring/jobs';
import { Course } from '@/models/course';
import { ImportMapping } from '@/models/import-mapping';
import { ImportPage } from '@/models/import-page';
import { StaffAction } from '@/models/staff-action';
import { allEndpoints } from '../support/endpoints';
import { longIt } from '../support/long-it';
import { everybody, type Person } from '../support/people';
import { ask, type Given, type Json, rows, send } from '../support/request';
import { agencyRows, uploadForm, xlsx } from '../support/workbooks';

let endpoints: Map<string, Endpoint>;
let who: Record<'admin' | 'team' | 'agent' | 'student', Person>;
beforeAll(async () => {
  endpoints = await allEndpoints();
  who = await everybody();
});
beforeEach(async () => {
  for (const model of [Course, ImportMapping, ImportPage, StaffAction]) await model.collection.deleteMany({});
});

const CALLS = [
  'GET /course-imports/{id}',
  'POST /course-imports/{id}/columns',
  'POST /course-imports/{id}/plan',
  'GET /course-imports/{id}/rows',
  'POST /course-imports/{id}/apply',
  'POST /course-imports/{id}/take-back',
  'GET /course-imports/{id}/refused',
  'DELETE /course-imports/{id}',
];

const call = (name: string, given: Given = {}) => ask(endpoints.get(name) as Endpoint, { as: who.admin, ...given });
const on = (name: string, id: string, given: Given = {}) => call(name, { params: { id }, ...given });

async function uploaded(list: unknown[][], as: Person = who.admin): Promise<string> {
  const answer = await call('POST /course-imports', { as, form: uploadForm(xlsx({ List: list }), 'partners.xlsx') });
  expect([answer.status, answer.body.import?.status]).toEqual([201, 'uploaded']);
  return String(answer.body.import?._id);
}

async function stateOf(id: string): Promise<Json | undefined> {
  await runDueJobs(JOBS);
  return (await on('GET /course-imports/{id}', id)).body.import;
}

const bodyOf = (name: string) => (name.startsWith('POST') ? { body: {} } : {});

const odd = () =>
  agencyRows(8).map((row, index) => (index === 3 ? ['Provider Body', 'What one learns', ...row.slice(2)] : row));

describe('an upload for review', () => {
  it('goes from its columns over its plan to its courses, and all the way back', async () => {
    const list = agencyRows(30);
    (list[9] as unknown[])[1] = '';
    const id = await uploaded(list);
    const columns = await on('POST /course-imports/{id}/columns', id, { body: {} });
    expect(columns.body).toMatchObject({ rows: 30, headerRow: 4, missing: [] });
    expect(rows(columns.body.columns)[1]).toMatchObject({ header: 'Program Name', field: 'course' });
    expect((await on('POST /course-imports/{id}/plan', id, { body: {} })).status).toBe(202);
    expect(await stateOf(id)).toMatchObject({ status: 'planned', rows: 30, added: 29, refused: 1, universities: 3 });
    const added = await on('GET /course-imports/{id}/rows', id, { query: { kind: 'added', page: '3', limit: '10' } });
    expect(added.body.total).toBe(29);
    expect(rows(added.body.rows)).toHaveLength(9);
    expect(rows(added.body.rows).at(-1)).toMatchObject({
      row: 34,
      course: 'Bachelor of Civil Engineering (Stream 29)',
    });
    expect(await Course.countDocuments()).toBe(0);

    expect((await on('POST /course-imports/{id}/apply', id, { body: {} })).status).toBe(202);
    expect(await stateOf(id)).toMatchObject({ status: 'done', added: 29, decidedBy: who.admin.user.name });
    expect(await Course.countDocuments()).toBe(29);
    expect((await on('POST /course-imports/{id}/apply', id, { body: {} })).status).toBe(409);
    expect((await on('DELETE /course-imports/{id}', id)).status).toBe(409);

    expect((await on('POST /course-imports/{id}/take-back', id)).status).toBe(202);
    expect(await stateOf(id)).toMatchObject({ status: 'undone', back: { removed: 29, kept: 0 } });
    expect(await Course.countDocuments()).toBe(0);
    expect((await on('POST /course-imports/{id}/take-back', id)).status).toBe(409);
    const log = await StaffAction.find().sort({ at: 1 }).lean();
    expect(log.map(({ action, subjectId }) => [action, subjectId])).toEqual([
      ['courses.upload', id],
      ['courses.take-back', id],
    ]);
    const history = await call('GET /course-imports', { query: { page: '1', limit: '1' } });
    expect(rows(history.body.imports)[0]).toMatchObject({ _id: id, byName: who.admin.user.name, status: 'undone' });
  });

  longIt(
    'is read as a person corrects it, and the next file that looks the same is read so by itself, in one go too',
    async () => {
      const id = await uploaded(odd());
      const proposal = await on('POST /course-imports/{id}/columns', id, { body: {} });
      expect(proposal.body.headerRow).toBe(4);
      expect(proposal.body.missing).toContain('course');
      const mapping = [
        { column: 0, field: 'university' },
        { column: 1, field: 'course' },
      ];
      const corrected = await on('POST /course-imports/{id}/columns', id, { body: { mapping } });
      expect(corrected.body.missing).toEqual([]);
      await on('POST /course-imports/{id}/plan', id, { body: { mapping } });
      expect(await stateOf(id)).toMatchObject({ status: 'planned', added: 8 });

      const next = (await on('GET /course-imports/{id}', await uploaded(odd()))).body.import;
      expect(next).toMatchObject({ remembered: true, choice: { headerRow: null, mapping } });
      const [once] = await Promise.all([
        call('POST /add-bulk-course', { form: uploadForm(xlsx({ List: odd() }), 'partners.xlsx') }),
        expect.poll(() => runDueJobs(JOBS), { timeout: 20_000 }).toBeGreaterThan(0),
      ]);
      expect(once.body).toMatchObject({ added: 8, refused: 0 });
    },
  );

  it('says in words when two columns are to give one field, or the course name is missing', async () => {
    const id = await uploaded(agencyRows(3));
    const twice = [0, 1].map((column) => ({ column, field: 'course' }));
    const answer = await on('POST /course-imports/{id}/plan', id, { body: { mapping: twice } });
    expect([answer.status, answer.body.message]).toEqual([
      422,
      expect.stringContaining('both chosen for “Course name”'),
    ]);
    const none = await on('POST /course-imports/{id}/plan', id, { body: { mapping: [{ column: 1, field: null }] } });
    expect(none.status).toBe(202);
    expect(await stateOf(id)).toMatchObject({ status: 'refused', failure: expect.stringContaining('course name') });
    expect((await on('POST /course-imports/{id}/plan', id, { body: {} })).status).toBe(202);
    expect(await stateOf(id)).toMatchObject({ status: 'planned', added: 3 });
  });

  it('gives the refused rows as a workbook with the original columns and the reason', async () => {
    const list = agencyRows(5);
    (list[6] as unknown[])[1] = '';
    (list[7] as unknown[])[0] = '=cmd()';
    (list[7] as unknown[])[1] = '';
    const id = await uploaded(list);
    await on('POST /course-imports/{id}/plan', id, { body: {} });
    await stateOf(id);
    const response = await send(endpoints.get('GET /course-imports/{id}/refused') as Endpoint, {
      as: who.admin,
      params: { id },
    });
    const book = read(Buffer.from(await response.arrayBuffer()));
    const table = utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0] as string] as never, { header: 1 });
    expect(table[0]?.slice(0, 2)).toEqual(['University', 'Program Name']);
    expect(table[0]?.slice(-3)).toEqual(['Row in the file', 'Reason', 'Column']);
    expect(table).toHaveLength(3);
    expect(table[1]?.[0]).toBe('Langara College');
    expect(table[1]?.slice(-3)).toEqual([7, expect.stringMatching(/course/i), 'Program Name']);
  });

  it('can be thrown away before it is applied, and leaves no temporary file', async () => {
    // A folder of its own: other tests make their temporary files in the common one meanwhile.
    const own = mkdtempSync(join(tmpdir(), 'own-'));
    vi.stubEnv('TMPDIR', own);
    onTestFinished(() => {
      vi.unstubAllEnvs();
      rmSync(own, { recursive: true });
    });
    const id = await uploaded(agencyRows(3));
    await on('POST /course-imports/{id}/plan', id, { body: {} });
    await stateOf(id);
    expect((await on('DELETE /course-imports/{id}', id)).status).toBe(200);
    expect((await on('GET /course-imports/{id}', id)).status).toBe(404);
    expect(await ImportPage.countDocuments()).toBe(0);
    expect(readdirSync(own).filter((name) => /^(upload|spreadsheet)-/.test(name))).toEqual([]);
  });

  it.each(['team', 'agent', 'student'] as const)('is closed to %s accounts, whatever they call', async (role) => {
    const id = await uploaded(agencyRows(3));
    for (const name of CALLS) {
      expect([name, (await on(name, id, { as: who[role], ...bodyOf(name) })).status]).toEqual([name, 403]);
      expect([name, (await on(name, id, { as: null, ...bodyOf(name) })).status]).toEqual([name, 401]);
    }
    expect((await on('GET /course-imports/{id}', id)).body.import).toMatchObject({ status: 'uploaded' });
  });
});
