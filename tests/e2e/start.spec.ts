import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '@/scripts/site';
import { agencyRows, uploadForm, xlsx } from '../support/workbooks';

/** These start the product as its owner does, with `npm start`'s own script, on the build the suite made before. */

const DATA = mkdtempSync(join(tmpdir(), 'start-'));
test.afterAll(() => rmSync(DATA, { recursive: true, force: true }));

test.describe('npm start', () => {
  test('serves the demo, and after SIGKILL of every process in the middle of an upload has every acknowledged write @long', async () => {
    test.setTimeout(180_000);
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const first = start({ PORT: String(port), DATA_DIR: DATA });
    const said = await first.said(/Stop with Ctrl-C/);
    expect(said).toContain(url);
    expect(said).toMatch(/Database: \S+/);
    expect(said).toContain('student@example.com');
    expect(said).toContain('Demo-2026!');
    // Its passwords are in the README: another address of the machine, as a neighbour would use, reaches nothing.
    await expect(fetch(`http://127.0.0.2:${port}/healthz`)).rejects.toThrow();

    const student = await signIn(url, 'student');
    const admin = await signIn(url, 'admin');
    const courses = (await json(`${url}/api/v1/course-search?limit=50&q=business`)).courses.map(({ _id }) => _id);
    const upload = fetch(`${url}/api/v1/add-bulk-course`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin}` },
      body: uploadForm(xlsx({ List: agencyRows(20_000) }), 'list.xlsx'),
    }).catch(() => null);
    const acknowledged: string[] = [];
    for (const courseId of courses) {
      const answer = await post(`${url}/api/v1/save-course`, { courseId }, student).catch(() => null);
      if (answer?.ok) acknowledged.push(courseId);
      if (acknowledged.length === 30) process.kill(-(first.process.pid as number), 'SIGKILL');
      if (!answer) break;
    }
    await upload;
    expect(acknowledged.length).toBeGreaterThanOrEqual(30);

    await expect
      .poll(() =>
        fetch(`${url}/healthz`).then(
          () => 'up',
          () => 'down',
        ),
      )
      .toBe('down');
    const second = start({ PORT: String(port), DATA_DIR: DATA });
    await second.said(/Stop with Ctrl-C/);
    for (const courseId of acknowledged) {
      expect(await json(`${url}/api/v1/is-course-saved?courseId=${courseId}`, student)).toEqual({ isSaved: true });
    }
    const again = await fetch(`${url}/api/v1/add-bulk-course`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin}` },
      body: uploadForm(xlsx({ List: agencyRows(2_000) }), 'list.xlsx'),
    });
    const counts = await again.json();
    expect(counts.added + counts.changed + counts.unchanged + counts.refused).toBe(2_000);
    second.process.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  });

  test('says in one sentence, with exit code 1, that the port is in use', async () => {
    const blocker = createServer().listen(0);
    const address = blocker.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const run = start({ PORT: String(port), DATA_DIR: DATA });
    expect(await run.ended).toBe(1);
    expect(run.errors()).toMatch(new RegExp(`^\\s*Port ${port} is in use by another program\\.[^\\n]*\\n?$`));
    blocker.close();
  });

  const SECRET = 'x'.repeat(40);
  const refusals: [string, Record<string, string>, RegExp][] = [
    ['a missing secret in production', { NODE_ENV: 'production' }, /^\s*NEXTAUTH_SECRET is not set: [^\n]+\n?$/],
    [
      'a secret that is too short',
      { NEXTAUTH_SECRET: 'short' },
      /^\s*The environment variable NEXTAUTH_SECRET [^\n]+\n?$/,
    ],
    [
      'a MONGODB_URI that nobody answers at, without its password',
      { MONGODB_URI: 'mongodb://user:hidden@127.0.0.1:9/', NEXTAUTH_SECRET: SECRET },
      /^\s*MONGODB_URI is set, but no MongoDB is responding at mongodb:\/\/127\.0\.0\.1:9\/\.\n?$/,
    ],
    ['a PORT that is not a valid port', { PORT: 'eighty' }, /^\s*PORT must be a number[^\n]+\n?$/],
  ];
  for (const [what, env, sentence] of refusals) {
    test(`says in one sentence, with exit code 1: ${what} @long`, async () => {
      const run = start({ PORT: String(await freePort()), DATA_DIR: DATA, ...env });
      expect(await run.ended).toBe(1);
      expect(run.errors()).toMatch(sentence);
    });
  }
});

interface Run {
  process: ChildProcess;
  /** Everything said so far, once it matches. */
  said(pattern: RegExp): Promise<string>;
  errors(): string;
  ended: Promise<number | null>;
}

function start(env: Record<string, string>): Run {
  // FORCE_COLOR is Playwright's, and with NO_COLOR beside it Node 24 says so where the sentence is looked for.
  const { MONGODB_URI: _uri, NEXTAUTH_SECRET: _secret, NODE_ENV: _mode, FORCE_COLOR: _color, ...clean } = process.env;
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    // A process group of its own, so that all of its processes can be killed at once.
    detached: true,
    env: { NODE_ENV: undefined, ...clean, LOG_LEVEL: 'error', ...env } as unknown as NodeJS.ProcessEnv,
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (piece) => {
    output += piece;
  });
  child.stderr.on('data', (piece) => {
    errors += piece;
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const said = async (pattern: RegExp) => {
    await expect
      .poll(() => (child.exitCode === null ? output : `ended: ${errors}`), { timeout: 90_000 })
      .toMatch(pattern);
    return output;
  };
  return { process: child, said, errors: () => errors, ended };
}

async function signIn(url: string, role: string): Promise<string> {
  const answer = await post(`${url}/api/v1/auth`, { email: `${role}@example.com`, password: 'Demo-2026!' });
  return (await answer.json()).token;
}

function post(url: string, body: object, token?: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function json(url: string, token?: string): Promise<{ courses: { _id: string }[] }> {
  const answer = await fetch(url, token ? { headers: { authorization: `Bearer ${token}` } } : {});
  return answer.json();
}
