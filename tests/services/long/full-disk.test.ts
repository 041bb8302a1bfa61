import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chooseDatabase } from '@/database/choose';
import { connectDatabase, disconnectDatabase } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { bringUpToDate } from '@/lib/platform/migrations/migrate';
import { forget } from '@/lib/platform/once';
import { isDiskFull } from '@/lib/platform/server/disk';
import { User } from '@/models/user';
import { openUpToDate } from '@/scripts/open-database';
import { person } from '../../support/people';

/** A disk of its own for the data, which fills up: only root can make one. */
const MB = 1_000_000;
const folder = mkdtempSync(join(tmpdir(), 'full-disk-'));
const mounted = mount();
const before = { uri: process.env.MONGODB_URI, data: process.env.DATA_DIR };

function mount(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

beforeAll(disconnectDatabase);
afterAll(async () => {
  process.env.MONGODB_URI = before.uri;
  if (before.data === undefined) delete process.env.DATA_DIR;
  else process.env.DATA_DIR = before.data;
  for (const name of ['env', 'database-disk']) forget(name);
  await connectDatabase();
  if (mounted) execFileSync('umount', ['-l', folder]);
  rmdirSync(folder);
});

const freeBytes = () => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};
const fillUntil = (free: number) =>
  writeFileSync(join(folder, 'filler'), Buffer.alloc(freeBytes() - free, 1), { flag: 'a' });

it.skipIf(!mounted)('a start on a full disk opens the data, reads, lets an admin in and removes', async () => {
  delete process.env.MONGODB_URI;
  process.env.DATA_DIR = folder;
  const filled = await chooseDatabase(folder);
  process.env.MONGODB_URI = filled.uri;
  forget('env');
  await connectDatabase();
  await bringUpToDate();
  const [admin, other] = [await person('admin'), await person('student')];
  await disconnectDatabase();
  await filled.stop();

  for (const free of [10 * MB, 2 * MB]) {
    fillUntil(free);
    delete process.env.MONGODB_URI;
    const database = await openUpToDate(folder);
    forget('database-disk');
    expect([database.migrated, await isDiskFull()]).toEqual([[], true]);
    expect(await User.countDocuments({ email: admin.user.email })).toBe(1);
    if (free > 4 * MB) expect(await person('team')).toHaveProperty('token');
    else await expect(person('team')).rejects.toMatchObject({ code: 14_031 });
    expect((await User.deleteOne({ _id: free > 4 * MB ? other.userId : admin.userId })).deletedCount).toBe(1);
    await disconnectDatabase();
    await database.stop();
  }
  expect(env().DATA_DIR).toBe(folder);
});
