import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OLDEST_THAT_MAY_RUN } from '@/lib/platform/migrations/all';
import { longIt } from '../support/long-it';
import {
  FORMER_MIGRATIONS,
  FORMER_RELEASE,
  hasFormerRelease,
  type ReleaseProcess,
  runScript,
  startRelease,
  unpackFormerRelease,
} from '../support/releases';
import type { Json } from '../support/request';

const { MONGODB_URI = '', MONGODB_DB = '' } = process.env;
/** No application of the demo is for it. */
const YEAR = new Date().getFullYear() + 2;
const MONTH = 'Sep';
const isThere = await hasFormerRelease();
if (!isThere) console.log(`Nothing is run beside the former release: this clone has no commit ${FORMER_RELEASE}.`);

let folder: string;
let env: Record<string, string>;
let running: { former: ReleaseProcess; present: ReleaseProcess };
let courses: string[];
/** What the former release had stored before the database was brought up to date. */
let storedBefore: { application: string; saved: string };

describe.runIf(isThere)('a process of the former release, beside one of this on one database', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'releases-'));
    const sources = join(folder, 'former');
    env = { MONGODB_URI, MONGODB_DB: `${MONGODB_DB}_releases`, NODE_ENV: 'test', DATA_DIR: join(folder, 'data') };
    await unpackFormerRelease(sources);
    await runScript(sources, 'seed', ['--courses', '300'], env);
    const former = await startRelease(sources, env);
    const found = await asked(former, 'student', 'GET', 'course-search?limit=50&country=Canada');
    courses = list(found.courses)
      .filter(({ admissionIntake }) => String(admissionIntake).includes(MONTH))
      .map(idOf);
    storedBefore = { application: await applied(former), saved: await saved(former) };
    await runScript('.', 'db-indexes', [], env);
    running = { former, present: await startRelease('.', env) };
  }, 240_000);

  afterAll(async () => {
    await running?.former.stop();
    await running?.present.stop();
    const client = await MongoClient.connect(MONGODB_URI);
    await client.db(`${MONGODB_DB}_releases`).dropDatabase();
    await client.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('is of the version that this release lets run', async () => {
    const { stdout } = await promisify(execFile)('git', ['ls-tree', '--name-only', FORMER_RELEASE, FORMER_MIGRATIONS]);
    expect(Number(/(\d+)-[^/]*\n$/.exec(stdout)?.[1])).toBe(OLDEST_THAT_MAY_RUN);
  });

  longIt('is ready, as the one of this is', async () => {
    for (const { url } of Object.values(running))
      expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({ database: true, migrations: true });
  });

  it('leaves what it stored before the update readable by both', async () => {
    for (const release of Object.values(running)) {
      expect(await seen(release, storedBefore.application)).toMatchObject({
        applicationStatus: 'Pending',
        history: ['Pending'],
      });
      expect(await savedCourses(release)).toContain(storedBefore.saved);
    }
  });

  it.each([
    ['former', 'present'],
    ['present', 'former'],
  ] as const)(
    'stores what the other goes on with: applications, saved courses and messages of the %s release',
    async (one, other) => {
      const [writer, reader] = [running[one], running[other]];
      const application = await applied(writer);
      const course = await saved(writer);
      const { user } = await signedIn(writer, 'student');
      const text = `Written by the ${one} release.`;
      await asked(writer, 'team', 'POST', `messages/${user.id}`, { text, key: `releases-${one}` });

      const move = { status: 'Under Review', from: 'Pending' };
      await asked(reader, 'team', 'POST', `applications/${application}/status`, move);
      const moved = {
        applicationStatus: 'Under Review',
        history: ['Pending', 'Under Review'],
        year: YEAR,
        month: MONTH,
      };
      const team = (await signedIn(reader, 'team')).user.id;
      for (const release of [reader, writer]) {
        expect(await seen(release, application)).toMatchObject(moved);
        expect(await savedCourses(release)).toContain(course);
        const { messages } = await asked(release, 'student', 'GET', `messages/${team}`);
        expect(list(messages).map((message) => message.text)).toContain(text);
      }
    },
  );

  it('shows staff and agents the same applications and students', async () => {
    const shown = async (release: ReleaseProcess) => {
      const { applications } = await asked(release, 'admin', 'GET', 'staff/applications?limit=50');
      const students = await asked(release, 'agent', 'GET', 'get-students?limit=50');
      return [
        list(applications).map((application) => [idOf(application), application.status, application.studentName]),
        list(students).map((student) => [idOf(student), student.name]),
      ];
    };
    const [former, present] = [await shown(running.former), await shown(running.present)];
    expect(former.map(({ length }) => length > 2)).toEqual([true, true]);
    expect(present).toEqual(former);
  });
});

type Role = 'student' | 'agent' | 'team' | 'admin';

const idOf = (record: Json) => String(record._id);
const list = (json: Json | undefined): Json[] => (Array.isArray(json) ? json : []);

async function signedIn({ url }: ReleaseProcess, role: Role): Promise<{ token: string; user: { id: string } }> {
  const answer = await fetch(`${url}/api/v1/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'identity' },
    body: JSON.stringify({ email: `${role}@example.com`, password: 'Demo-2026!' }),
  });
  expect(answer.status).toBe(200);
  return answer.json();
}

async function asked(release: ReleaseProcess, role: Role, method: string, call: string, body?: object): Promise<Json> {
  const { token } = await signedIn(release, role);
  const answer = await fetch(`${release.url}/api/v1/${call}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'accept-encoding': 'identity',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  expect(answer.ok, `${method} ${call}: ${answer.status} ${text}`).toBe(true);
  return JSON.parse(text);
}

/** The next course that nothing was done with. */
const nextCourse = () => courses.pop() as string;

async function applied(release: ReleaseProcess): Promise<string> {
  const body = { courseId: nextCourse(), year: YEAR, month: MONTH };
  return idOf((await asked(release, 'student', 'POST', 'apply', body)).application as Json);
}

async function saved(release: ReleaseProcess): Promise<string> {
  const courseId = nextCourse();
  await asked(release, 'student', 'POST', 'save-course', { courseId });
  return courseId;
}

const savedCourses = async (release: ReleaseProcess) =>
  list(await asked(release, 'student', 'GET', 'get-saved-courses?country=Canada&limit=50')).map(idOf);

/** An application as its student sees it. */
async function seen(release: ReleaseProcess, id: string) {
  const { application } = await asked(release, 'student', 'GET', `applications/${id}`);
  return { ...application, history: list(application?.history).map((move) => move.status) };
}
