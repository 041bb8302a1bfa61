import { randomFillSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseDatabase } from '@/database/choose';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { connectDatabase, disconnectDatabase } from '@/lib/platform/db';
import { storeFile } from '@/lib/platform/files/store';
import { startFileExport } from '@/lib/services/file/own-file/export';
import { createAccount, tokenFor } from '@/lib/services/people/accounts/accounts';
import { FileExport } from '@/models/file-export';
import { Profile } from '@/models/profile';
import type { UserRecord } from '@/models/user';
import { buildWhenStale } from '@/scripts/build';
import { fillWithDemo } from '@/scripts/seed';
import { freePort, type Site, startSite } from '@/scripts/site';
import { reach } from './results';

const MB = 1024 * 1024;
/** A large file of one student, and those of many that are exported at once. MB. */
const LARGE = 200;
const MANY = 20;
const EACH = 20;
/** Documents are at most so large. MB. */
const DOCUMENT = 10;
/** Requests for a page, calm. */
const PAGES = 300;

/**
 * Exports of students' files on a built site: what one of 200 MB takes of the web process's memory over what it had, and how long another
 * student's page takes while 20 of 20 MB are asked for at once.
 */
export async function benchExport(): Promise<void> {
  await buildWhenStale();
  const folder = await mkdtemp(join(tmpdir(), 'export-'));
  process.env.DATA_DIR = folder;
  process.env.NEXTAUTH_SECRET = 'a secret of the bench, 32 characters or more';
  process.env.DOCUMENTS_KEY = 'a'.repeat(64);
  const database = await chooseDatabase(folder);
  process.env.MONGODB_URI = database.uri;
  await fillWithDemo({ courses: 500, quiet: true });
  await connectDatabase();
  const { MONGODB_URI, NEXTAUTH_SECRET, DOCUMENTS_KEY, DATA_DIR } = process.env;
  const own = { MONGODB_URI, NEXTAUTH_SECRET, DOCUMENTS_KEY, DATA_DIR };
  const env = { ...own, NODE_ENV: 'production', LOG_LEVEL: 'error', RATE_LIMITS: 'off' };
  const site = await startSite({ port: await freePort(), quiet: true, env });
  try {
    const reader = await student('reader', 0);
    const calm = await pages(site, reader, PAGES, () => false);
    await exported([await student('small', 1)]);
    await memoryOfOne(site, await student('large', LARGE));
    const many = [];
    for (let index = 0; index < MANY; index++) many.push(await student(`many-${index}`, EACH));
    let underWay = true;
    const began = performance.now();
    const all = exported(many).finally(() => {
      underWay = false;
    });
    const [during] = await Promise.all([pages(site, reader, 0, () => underWay), all]);
    const seconds = Math.round((performance.now() - began) / 1000);
    const words = ({ p50, p95 }: Times) => `p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`;
    console.log(`a page while ${MANY} exports of ${EACH} MB take ${seconds} s: ${words(during)}; calm: ${words(calm)}`);
    reach('export.p50', during.p50 / calm.p50);
    reach('export.p95', during.p95 / calm.p95);
  } finally {
    await site.stop();
    await disconnectDatabase();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function memoryOfOne(site: Site, large: UserRecord): Promise<void> {
  const status = `/proc/${site.process.pid}`;
  const before = megabytes(status, 'VmRSS');
  // The kernel begins to look for the peak anew.
  writeFileSync(`${status}/clear_refs`, '5');
  await exported([large]);
  const peak = megabytes(status, 'VmHWM');
  console.log(`an export of ${LARGE} MB: memory ${before} MB before, ${peak} MB at most`);
  reach('export.memory', peak - before);
}

/** A student with documents of so many MB. */
async function student(name: string, size: number): Promise<UserRecord> {
  const account = { name, email: `${name}@example.com`, mobile: '9876543210', passwordHash: '-', isVerified: true };
  const user = await createAccount({ ...account, role: 'student' });
  const ownerId = String(user._id);
  const passport = [];
  for (let left = size * MB; left > 0; left -= DOCUMENT * MB) {
    const bytes = Math.min(left, DOCUMENT * MB);
    const file = { name: `scan-${left}.pdf`, type: 'application/pdf' };
    const fileId = await storeFile(scan(bytes), { kind: 'document', ownerId, ...file });
    passport.push({ fileId, size: bytes, addedOn: new Date(), ...file });
  }
  await Profile.updateOne({ userId: user._id }, { $set: { documents: { passport } } }, { upsert: true });
  return user;
}

/** Bytes that don't get smaller, as those of scans. */
async function* scan(bytes: number): AsyncGenerator<Uint8Array> {
  for (let left = bytes; left > 0; left -= MB) yield randomFillSync(Buffer.alloc(Math.min(left, MB)));
}

/** Asks for the archives of all, and waits until the site has made them. */
async function exported(students: readonly UserRecord[]): Promise<void> {
  for (const { _id, name, email } of students) {
    const viewer: Viewer = { userId: String(_id), role: 'student', name, email };
    await startFileExport(viewer);
  }
  const userId = { $in: students.map(({ _id }) => _id) };
  for (;;) {
    if (await FileExport.exists({ userId, state: 'failed' })) throw new Error('An export failed.');
    if ((await FileExport.countDocuments({ userId, state: 'ready' })) === students.length) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

interface Times {
  p50: number;
  p95: number;
}

/** The times of a student's dashboard, asked for one after another. Milliseconds. */
async function pages(site: Site, reader: UserRecord, least: number, goOn: () => boolean): Promise<Times> {
  const headers = { cookie: `token=${await tokenFor(reader)}` };
  const times: number[] = [];
  for (let made = 0; made < least || goOn(); made++) {
    const began = performance.now();
    const answer = await fetch(`${site.url}/app/student`, { headers, redirect: 'manual' });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`The page was answered with ${answer.status}.`);
    // The first ones load code.
    if (made >= 20 || least === 0) times.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(part * times.length)] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

function megabytes(of: string, name: string): number {
  const [, kB] = new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`${of}/status`, 'utf8')) ?? [];
  return Math.round(Number(kB) / 1024);
}
