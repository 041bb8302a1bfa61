import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Db, MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { databaseChecksum } from '@/database/checksum';
import { startEmbedded } from '@/database/embedded/start';
import { MIGRATIONS } from '@/lib/platform/migrations/all';
import { freePort } from '@/scripts/site';
import { run, saidByStart, started } from '../support/operator';
import { programOf } from '../support/program';
import { runFormer, unpackFormerRelease } from '../support/releases';

/** What an operator's machine does to a site, as processes of its own meet it. In `npm run test:long`: some twenty minutes. */

const NAME = 'study_abroad';
const MOMENTS = 10;
const KILLS = 20;
const COUNTED = [
  'users',
  'profiles',
  'courses',
  'applications',
  'messages',
  'blogs',
  'tasks',
  'prospects',
  'uploads.files',
];
const root = mkdtempSync(join(tmpdir(), 'interruptions-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function within<T>(data: string, work: (db: Db) => Promise<T>): Promise<T> {
  const database = await startEmbedded({ dataDir: join(data, 'embedded') });
  const client = await MongoClient.connect(database.uri);
  try {
    return await work(client.db(NAME));
  } finally {
    await client.close();
    await database.stop();
  }
}
const counts = (data: string) =>
  within(data, async (db) =>
    Object.fromEntries(
      await Promise.all(COUNTED.map(async (name) => [name, await db.collection(name).countDocuments()])),
    ),
  );
/** The commands that still run in a group of processes; one that has ended and waits to be read by its parent doesn't. */
const runningIn = (group: number): string[] =>
  readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return [];
    try {
      // "pid (command) state parent group …", where the command may hold spaces and brackets.
      const [state, , pgrp] = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      return Number(pgrp) === group && state !== 'Z' ? [readFileSync(`/proc/${pid}/cmdline`, 'utf8')] : [];
    } catch {
      return [];
    }
  });
const dataFile = (data: string) => join(data, 'embedded', 'lmdb', 'data.mdb');

describe.runIf(process.env.LONG_TESTS)('the data of an earlier version', { timeout: 3_600_000 }, () => {
  it.each(['4d79c6a', '539423e3'])(
    `an update from %s survives ${KILLS} kills: then all is there, and the copy is of before`,
    async (commit) => {
      const sources = join(root, commit);
      const paths = ['database', 'lib', 'models', 'package.json', 'public', 'scripts', 'tsconfig.json'];
      await unpackFormerRelease(sources, { commit, paths });
      const former = join(root, `${commit}-data`);
      await runFormer(sources, ["import { main } from './scripts/seed';", "await main(['--courses', '300']);"], {
        ...{ DATA_DIR: former, MONGODB_DB: NAME, MONGODB_URI: '' },
      });
      const before = await within(former, databaseChecksum);
      const counted = Object.fromEntries(COUNTED.map((name) => [name, before[name]?.documents ?? 0]));
      const program = JSON.stringify(await programOf('scripts/db-indexes.ts'));
      const update = (data: string) =>
        run(['-e', `import(${program}).then(({ main }) => main([])).then(() => process.exit(0))`], { DATA_DIR: data });

      const measured = join(root, `${commit}-measured`);
      cpSync(former, measured, { recursive: true });
      const begun = performance.now();
      const one = update(measured);
      expect(await one.ended, one.output()).toBe(0);
      const took = performance.now() - begun;
      rmSync(measured, { recursive: true });

      for (let kill = 0; kill < KILLS; kill++) {
        const data = join(root, `${commit}-${kill}`);
        cpSync(former, data, { recursive: true });
        const killed = update(data);
        await delay((took * (kill + 0.5)) / KILLS);
        killed.signal('SIGKILL');
        await killed.ended;
        const last = update(data);
        expect(await last.ended, last.output()).toBe(0);
        const now = await counts(data);
        for (const [name, count] of Object.entries(counted))
          expect(now[name], `kill ${kill}: ${name}`).toBeGreaterThanOrEqual(count);
        // An earlier version may have had one that is gone since.
        const had = { _id: { $in: MIGRATIONS.map(({ version }) => version) }, endedOn: { $ne: null } };
        const ended = await within(data, (db) => db.collection<{ _id: number }>('migrations').countDocuments(had));
        expect(ended, `kill ${kill}: migrations`).toBe(MIGRATIONS.length);
        const copy = readdirSync(data).find((name) => name.startsWith('before-'));
        await mkdir(join(data, 'copied'));
        renameSync(join(data, String(copy)), join(data, 'copied', 'embedded'));
        expect(await within(join(data, 'copied'), databaseChecksum), `kill ${kill}`).toEqual(before);
        rmSync(data, { recursive: true });
      }
    },
  );
});

describe.runIf(process.env.LONG_TESTS)('a site', { timeout: 3_600_000 }, () => {
  const whole = join(root, 'whole');
  let expected: Record<string, number>;
  let tookMs: number;

  beforeAll(async () => {
    // Builds the site where that is due.
    await saidByStart(join(root, 'built'));
    const begun = performance.now();
    const first = await started(whole);
    tookMs = performance.now() - begun;
    expect(first.output()).toContain('student@example.com');
    first.signal('SIGINT');
    expect(await first.ended).toBe(0);
    expected = await counts(whole);
    expect(Object.entries(expected).filter(([, count]) => count === 0)).toEqual([]);
  }, 1_800_000);

  it(`a first start survives Ctrl-C at ${MOMENTS} moments: nothing runs on, and the next start has all of the demo`, async () => {
    for (let moment = 0; moment < MOMENTS; moment++) {
      const data = join(root, `first-${moment}`);
      const broken = run(['scripts/start.mjs'], { DATA_DIR: data, PORT: String(await freePort()) });
      await delay((tookMs * (moment + 0.5)) / MOMENTS);
      broken.signal('SIGINT');
      await broken.ended;
      await vi.waitFor(() => expect(runningIn(broken.process.pid as number), 'runs on').toEqual([]), 10_000);
      const { said, code } = await saidByStart(data);
      expect([code, said.includes('student@example.com')], `${moment}: ${said}`).toEqual([0, true]);
      expect(await counts(data), `moment ${moment}`).toEqual(expected);
      rmSync(data, { recursive: true });
    }
  });

  it('a full disk starts to read and remove, one that can only be read says so', async () => {
    const data = join(root, 'disk');
    await mkdir(data);
    const needed = Number(execFileSync('du', ['-sk', whole], { encoding: 'utf8' }).split('\t')[0]);
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${needed + 40_000}k`, 'tmpfs', data]);
    try {
      // A copy of the data file's holes would fill it.
      execFileSync('cp', ['-a', '--sparse=always', `${whole}/.`, data]);
      writeFileSync(join(data, 'filler'), Buffer.alloc(35_000_000, 1));
      const full = await saidByStart(data);
      expect([full.code, full.said]).toEqual([
        0,
        expect.stringContaining('Attention: The disk is nearly full: the site only reads and removes.'),
      ]);
      execFileSync('mount', ['-o', 'remount,ro', data]);
      const fixed = await saidByStart(data);
      expect([fixed.code, fixed.said]).toEqual([1, expect.stringContaining('on a read-only disk')]);
    } finally {
      execFileSync('umount', ['-l', data]);
    }
    expect((await saidByStart(whole)).code).toBe(0);
  });

  it('a key that is missing is named and none is made; brought back, all is well', async () => {
    const data = join(root, 'keys');
    cpSync(whole, data, { recursive: true });
    renameSync(join(data, 'documents-key'), join(root, 'brought-back'));
    expect((await saidByStart(data)).said).toMatch(
      /Attention: \d+ files are encrypted with the key [0-9a-f]{12}, which is missing/,
    );
    expect(existsSync(join(data, 'documents-key'))).toBe(false);
    renameSync(join(root, 'brought-back'), join(data, 'documents-key'));
    expect((await saidByStart(data)).said).not.toContain('Attention');
  });

  const damages: Record<string, (file: string) => void> = {
    'cut off': (file) => truncateSync(file, 4096 + 100),
    'of zeros': (file) => writeFileSync(file, Buffer.alloc(200_000)),
    'another file': (file) => writeFileSync(file, 'no database at all. '.repeat(10_000)),
    empty: (file) => truncateSync(file, 0),
    'without its first pages': (file) => {
      const bytes = readFileSync(file);
      writeFileSync(file, bytes.fill(0xff, 0, 8 * 4096));
    },
  };
  it.each(Object.keys(damages))(
    'a data file that is %s is named with the command, which brings the site back',
    async (how) => {
      const data = join(root, `damaged-${how.replaceAll(' ', '-')}`);
      cpSync(whole, data, { recursive: true });
      const backup = join(data, 'backups', 'auto-2026-11-26T03-00-00-000');
      const made = run(['scripts/run.mjs', 'scripts/backup.ts', backup], { DATA_DIR: data });
      expect(await made.ended, made.output()).toBe(0);
      damages[how]?.(dataFile(data));
      const { code, said } = await saidByStart(data);
      expect(code, said).toBe(1);
      const embedded = join(data, 'embedded');
      expect(said).toContain(`mv ${embedded} ${embedded}-damaged && npm run restore -- ${backup}`);
      renameSync(embedded, `${embedded}-damaged`);
      const restored = run(['scripts/run.mjs', 'scripts/restore.ts', backup], { DATA_DIR: data });
      expect(await restored.ended, restored.output()).toBe(0);
      expect((await saidByStart(data)).code).toBe(0);
      expect(await counts(data)).toEqual(expected);
    },
  );
});
