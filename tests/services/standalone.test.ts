import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as XLSX from 'xlsx';
import { type EmbeddedDatabase, startEmbedded } from '@/database/embedded/start';
import { connectDatabase, disconnectDatabase } from '@/lib/platform/db';
import { bringUpToDate } from '@/lib/platform/migrations/migrate';
import { forget } from '@/lib/platform/once';
import { freePort } from '@/scripts/site';
import { file, formOf, PDF } from '../support/files';
import { PASSWORD, type Person, person } from '../support/people';
import { education } from '../support/profiles';
import { agencyRows, uploadForm, xlsx } from '../support/workbooks';

/** A user with no rights at all; only root can start a process as another user. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const SECRET = 'a secret of the image test, 32 characters or more';
const METRICS_TOKEN = 'the token of the metrics';

/** What the Dockerfile puts into the web image, run as compose runs it: by nobody, on files that nobody may change. */
describe.runIf(process.env.LONG_TESTS)('the content of the web image', () => {
  const outer = process.env.MONGODB_URI;
  let folder: string;
  let database: EmbeddedDatabase;
  let web: ChildProcess;
  let output = '';
  let url: string;
  let admin: Person;
  let student: Person;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'image-'));
    chmodSync(folder, 0o755);
    const app = builtInto(join(folder, 'app'));
    await disconnectDatabase();
    database = await startEmbedded({ dataDir: join(folder, 'data'), port: await freePort() });
    process.env.MONGODB_URI = database.uri;
    forget('env');
    await connectDatabase();
    await bringUpToDate();
    [admin, student] = [await person('admin'), await person('student')];

    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    web = spawn(process.execPath, ['deploy/web.mjs'], {
      cwd: app,
      ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        PORT: String(port),
        TMPDIR: folderOfNobody(join(folder, 'tmp')),
        MONGODB_DB: process.env.MONGODB_DB,
        ...secretFiles({ MONGODB_URI: database.uri, NEXTAUTH_SECRET: SECRET, METRICS_TOKEN }),
      },
    });
    for (const stream of [web.stdout, web.stderr]) stream?.on('data', (piece) => (output += piece));
    await vi.waitFor(async () => expect(await ready(), output).toBe(200), { timeout: 30_000, interval: 100 });
  }, 300_000);

  afterAll(async () => {
    web?.kill('SIGKILL');
    await disconnectDatabase();
    await database?.stop();
    execFileSync('chmod', ['-R', 'u+w', folder]);
    rmSync(folder, { recursive: true, force: true });
    process.env.MONGODB_URI = outer;
    forget('env');
    await connectDatabase();
  });

  /** The Dockerfile's own command; then the result away from the packages and sources beside it. */
  function builtInto(app: string): string {
    // Not what the browser tests run on: they build anew.
    rmSync('.next/built-from', { force: true });
    const env = { ...process.env, NODE_ENV: 'production', BUILD_STANDALONE: '1', NEXT_TELEMETRY_DISABLED: '1' };
    execFileSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], { env: env as NodeJS.ProcessEnv });
    execFileSync(process.execPath, ['scripts/compress-static.mjs']);
    execFileSync(process.execPath, ['scripts/standalone.mjs']);
    cpSync('.next/standalone', app, { recursive: true, verbatimSymlinks: true });
    rmSync('.next/standalone', { recursive: true });
    execFileSync('chmod', ['-R', 'a-w,a+rX', app]);
    chmodSync(join(app, '.next'), 0o755);
    // Memory in the container, mounted over the read-only files.
    folderOfNobody(join(app, '.next/cache'));
    chmodSync(join(app, '.next'), 0o555);
    return app;
  }

  function folderOfNobody(path: string): string {
    mkdirSync(path);
    if (isRoot) chownSync(path, NOBODY, NOBODY);
    return path;
  }

  function secretFiles(secrets: Record<string, string>): Record<string, string> {
    const entries = Object.entries(secrets).map(([name, value]) => {
      const path = join(folder, name);
      writeFileSync(path, value);
      return [`${name}_FILE`, path];
    });
    return Object.fromEntries(entries);
  }

  const ready = () =>
    fetch(`${url}/readyz`).then(
      ({ status }) => status,
      () => 0,
    );

  async function signIn({ user }: Person): Promise<Record<string, string>> {
    const answer = await fetch(`${url}/api/v1/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: user.email, password: PASSWORD }),
    });
    expect(answer.status).toBe(200);
    return { authorization: `Bearer ${(await answer.json()).token}` };
  }

  it('signs in, and shows pages with their styles, scripts and pictures', async () => {
    const { authorization = '' } = await signIn(admin);
    const page = await fetch(`${url}/app/admin`, { headers: { cookie: `token=${authorization.slice(7)}` } });
    const html = await page.text();
    expect([page.status, html.includes('Welcome Admin')]).toEqual([200, true]);
    const assets = [...new Set(html.match(/\/_next\/static\/[\w./~-]+\.(?:css|js|woff2)/g) ?? [])];
    expect(assets.length).toBeGreaterThan(3);
    for (const path of [...assets, '/og.png']) expect([path, (await fetch(url + path)).status]).toEqual([path, 200]);
    const sheet = assets.find((path) => path.endsWith('.css'));
    const compressed = await fetch(url + sheet, { headers: { 'accept-encoding': 'br' } });
    expect([compressed.status, compressed.headers.get('content-encoding')]).toEqual([200, 'br']);
  });

  it('has the practice sets and their sound', async () => {
    const page = await fetch(`${url}/practice/ielts-ac-listening-1`);
    expect([page.status, (await page.text()).includes('Listening, set 1')]).toEqual([200, true]);
    const sound = await fetch(`${url}/practice-sound/ielts-ac-listening-1/part-1.mp3`, {
      headers: { range: 'bytes=1000-1999' },
    });
    expect([sound.status, (await sound.arrayBuffer()).byteLength]).toEqual([206, 1000]);
  });

  it('reads a spreadsheet, in a thread of its own, and finds its courses', async () => {
    const headers = await signIn(admin);
    const body = uploadForm(xlsx({ List: agencyRows(25) }), 'list.xlsx');
    const answer = await fetch(`${url}/api/v1/add-bulk-course`, { method: 'POST', headers, body });
    expect(await answer.json()).toMatchObject({ added: 25, refused: 0 });
    const total = async () => (await (await fetch(`${url}/api/v1/course-search?q=@humber`)).json()).total;
    await expect.poll(total).toBe(8);
  });

  it('takes the documents of a profile, and gives them back as they were', async () => {
    const headers = await signIn(student);
    const academic = { userId: student.userId, educationSummaries: [education()] };
    const saved = await fetch(`${url}/api/v1/save-academic-info`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(academic),
    });
    expect(saved.status).toBe(200);
    const required = ['tenth_certificate', 'twelfth_certificate', 'english_certificate', 'passport'];
    const files = Object.fromEntries(required.map((name) => [name, file(PDF, `${name}.pdf`)]));
    const body = formOf({ userId: student.userId, ...files });
    const answer = await fetch(`${url}/api/v1/save-documents`, { method: 'POST', headers, body });
    const stored = (await answer.json()).files;
    expect([answer.status, stored.length]).toEqual([200, 4]);
    const given = await fetch(url + stored[0].path, { headers });
    expect(new Uint8Array(await given.arrayBuffer())).toEqual(new Uint8Array(PDF));
  });

  it('writes a table as a spreadsheet', async () => {
    const headers = await signIn(admin);
    const answer = await fetch(`${url}/api/v1/get-students/export?format=xlsx`, { headers });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('spreadsheetml'),
    ]);
    const book = XLSX.read(Buffer.from(await answer.arrayBuffer()));
    const rows: Record<string, string>[] = XLSX.utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ''] ?? {});
    expect(rows.map(({ Email }) => Email)).toEqual([student.user.email]);
  });

  it('has no mail server and no folder for mails: it says so, the mail waits, and all else goes on', async () => {
    const { email } = student.user;
    const asked = await fetch(`${url}/api/v1/forget-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    expect(asked.status).toBe(200);
    const complaint = "SMTP_URL is not set, and .data/outbox can't be written";
    // At the start, and at the mail.
    await expect.poll(() => output.split(complaint).length).toBeGreaterThan(2);
    expect(await ready()).toBe(200);
  });

  it('measures itself, and ends with code 0 when it is told to stop', async () => {
    const metrics = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
    const measured = await metrics.text();
    expect(measured).toContain('search_index_ready 1');
    for (const of of ['answers', 'pages'])
      expect(measured).toMatch(new RegExp(`^kept_bytes\\{of="${of}"\\} \\d+$`, 'm'));
    expect(measured).toMatch(/^kept_bytes\{of="search"\} [1-9]\d+$/m);
    const ended = new Promise((resolve) => web.once('exit', resolve));
    web.kill('SIGTERM');
    expect(await ended).toBe(0);
  });
});
