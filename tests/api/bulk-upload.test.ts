import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { POST as upload } from '@/app/api/v1/add-bulk-course/route';
import { startJobs, stopJobs } from '@/lib/platform/jobs/worker';
import { JOBS } from '@/lib/wiring/jobs';
import { Course } from '@/models/course';
import { ImportBatch } from '@/models/import-batch';
import { University } from '@/models/university';
import { longIt } from '../support/long-it';
import { everybody, type Person } from '../support/people';
import { ask } from '../support/request';
import { agencyRows, passwordProtected, uploadForm, xlsx } from '../support/workbooks';

let who: Record<'admin' | 'team' | 'agent' | 'student', Person>;
beforeAll(async () => {
  who = await everybody();
  await startJobs(JOBS);
});
afterAll(() => stopJobs());
beforeEach(async () => {
  await Course.deleteMany({});
});

const send = (bytes: Uint8Array<ArrayBuffer> | string, name: string, as: Person | null = who.admin) =>
  ask(upload, { as, form: uploadForm(bytes, name) });

describe('POST /add-bulk-course', () => {
  it('adds the courses of a workbook with title rows above its header, and counts them', async () => {
    const answer = await send(xlsx({ Notes: [['Read me first']], List: agencyRows(40) }), 'partners.xlsx');
    expect(answer.body).toMatchObject({
      success: true,
      message: 'Courses added successfully',
      rows: 40,
      added: 40,
      changed: 0,
      unchanged: 0,
      refused: 0,
      errors: [],
    });
    expect(await Course.findOne({ course: 'Bachelor of Nursing' }).lean()).toMatchObject({
      university: 'Douglas College',
      country: 'Canada',
      level: 'Under Graduate',
      admissionIntake: 'Jan Sep',
      currency: 'CAD',
      tuitionFeeMinor: 1_800_000,
      fee_period: 'per year',
      durationInMonths: 48,
      ieltsOverall: 6.5,
      ieltsLessThan: 6,
    });
    expect(await University.countDocuments({ country: 'Canada', university: 'Humber College' })).toBe(1);
    expect(await ImportBatch.findById(answer.body.batchId).lean()).toMatchObject({
      status: 'done',
      rows: 40,
      added: 40,
    });
  });

  longIt('changes nothing when the same file comes twice, and exactly the edited cells of an edited copy', async () => {
    const rows = agencyRows(30);
    await send(xlsx({ List: rows }), 'list.xlsx');
    const again = await send(xlsx({ List: rows }), 'list.xlsx');
    expect(again.body).toMatchObject({ rows: 30, added: 0, changed: 0, unchanged: 30, refused: 0 });
    const edited = rows.map((row) => [...row]);
    (edited[4] as unknown[])[6] = '$99,500';
    const answer = await send(xlsx({ List: edited }), 'list.xlsx');
    expect(answer.body).toMatchObject({ added: 0, changed: 1, unchanged: 29 });
    expect(await Course.findOne({ tuitionFeeMinor: 9_950_000 }).lean()).toMatchObject({ course: edited[4]?.[1] });
  });

  it('refuses a row by whose code a known course would change name and level, and takes the others', async () => {
    const heads = ['Course', 'University', 'Course code', 'Level', 'Tuition fee'];
    const law = ['MSc Marine Law', 'Brookvale University', 'L-7', 'Master', 21_000];
    await send(xlsx({ List: [heads, law] }), 'codes.xlsx');
    const film = ['BA Film Studies', 'Brookvale University', 'L-7', 'Bachelor', 18_000];
    const ports = ['MSc Port Logistics', 'Brookvale University', 'P-9', 'Master', 22_000];
    const { body } = await send(xlsx({ List: [heads, film, ports] }), 'codes.xlsx');
    expect(body).toMatchObject({ rows: 2, added: 1, changed: 0, refused: 1 });
    expect(body.errors).toEqual([
      { row: 2, message: expect.stringMatching(/“L-7” of “MSc Marine Law”, Post Graduate.*“BA Film Studies”/) },
    ]);
    expect((await Course.find({}).sort({ course: 1 }).lean()).map(({ course }) => course)).toEqual([
      'MSc Marine Law',
      'MSc Port Logistics',
    ]);
  });

  it('refuses bad rows with row and reason, keeps the good ones, and accounts for every row', async () => {
    const rows = agencyRows(5);
    rows.push([...(rows[4] as unknown[])]);
    rows.push(['Douglas College', '', '', '', '', '', '', '', '', '']);
    const answer = await send(xlsx({ List: rows }), 'list.xlsx');
    expect(answer.body).toMatchObject({ rows: 7, added: 5, refused: 2 });
    const counted = Number(answer.body.added) + Number(answer.body.changed) + Number(answer.body.unchanged);
    expect(counted + Number(answer.body.refused)).toBe(7);
    expect(answer.body.errors).toEqual(
      expect.arrayContaining([
        { row: 10, message: 'The same course as in row 5.' },
        expect.objectContaining({ row: 11 }),
      ]),
    );
  });

  longIt('reads CSV with the same result as the workbook', async () => {
    const cells = agencyRows(12).slice(3);
    const csv = cells.map((row) => row.map((cell) => `"${String(cell).replace(/"/g, '""')}"`).join(';')).join('\r\n');
    expect((await send(`\ufeff${csv}`, 'list.csv')).body).toMatchObject({ rows: 12, added: 12, refused: 0 });
    expect((await send(xlsx({ List: agencyRows(12) }), 'list.xlsx')).body).toMatchObject({ unchanged: 12 });
  });

  it.each([
    [
      'a picture renamed to .xlsx',
      Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
      'list.xlsx',
      415,
    ],
    [
      'a web page renamed to .xlsx',
      '<!doctype html><html><body><table><tr><td>x</td></tr></table></body></html>',
      'list.xlsx',
      415,
    ],
    ['a workbook with a password', passwordProtected(), 'list.xlsx', 422],
    ['an empty file', '', 'list.csv', 422],
    ['a workbook without rows', xlsx({ Empty: [] }), 'list.xlsx', 422],
    [
      'a workbook without a header',
      xlsx({
        List: [
          [1, 2, 3],
          [4, 5, 6],
        ],
      }),
      'list.xlsx',
      422,
    ],
    ['a zip that breaks off', xlsx({ List: agencyRows(50) }).slice(0, 900), 'list.xlsx', 422],
  ])('refuses %s, says why, and changes nothing', async (_what, bytes, name, status) => {
    const answer = await send(bytes, name);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(/^Failed to add courses: \S.{10,}/);
    expect(await Course.countDocuments()).toBe(0);
  });

  it('turns HTML and formulas in cells into plain text, never into markup or an evaluated formula', async () => {
    const rows = agencyRows(1);
    (rows[4] as unknown[])[1] = '<b>Bachelor</b> of <script>alert(1)</script>Arts';
    (rows[4] as unknown[])[2] = '=HYPERLINK("http://evil.example","Campus")';
    await send(xlsx({ List: rows }), 'list.xlsx');
    const stored = await Course.findOne().lean();
    expect(stored?.course).not.toMatch(/[<>]/);
    expect(stored?.course).toContain('Bachelor of');
  });

  longIt('refuses 60 MB with 413 before reading it, and leaves no temporary file behind', async () => {
    const own = await mkdtemp(join(tmpdir(), 'bulk-upload-'));
    vi.stubEnv('TMPDIR', own);
    const answer = await send(new Uint8Array(60 * 1024 * 1024), 'huge.xlsx');
    expect([answer.status, answer.body.message]).toEqual([413, 'The file is larger than 50 MB.']);
    await send(xlsx({ List: agencyRows(3) }), 'list.xlsx');
    const ours = async () => (await readdir(own)).filter((name) => /^(upload|spreadsheet)-/.test(name));
    await expect.poll(ours).toEqual([]);
    vi.unstubAllEnvs();
    await rm(own, { recursive: true });
  });

  it('wants a file, a country of the list, a form, and an admin', async () => {
    const none = new FormData();
    none.append('country', 'Canada');
    const without = await ask(upload, { as: who.admin, form: none });
    expect([without.status, without.body.message]).toEqual([422, 'Please select a file before submitting.']);
    const nowhere = await ask(upload, { as: who.admin, form: uploadForm('x', 'a.csv', 'Atlantis') });
    expect([nowhere.status, Object.keys(nowhere.body.fields ?? {})]).toEqual([422, ['country']]);
    expect((await ask(upload, { as: who.admin, body: { country: 'Canada' } })).status).toBe(415);
    for (const as of [who.team, who.agent, who.student]) expect((await send('x', 'a.csv', as)).status).toBe(403);
    expect((await send('x', 'a.csv', null)).status).toBe(401);
  });
});
