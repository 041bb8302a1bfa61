import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { connectDatabase } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { once } from '@/lib/platform/once';

const MB = 1024 * 1024;
/** How long what was seen of the database's disk holds. */
const GOOD_MS = 5_000;

export interface Disk {
  folder: string;
  /** Bytes that this user may still write. */
  free: number;
  /** Bytes of the whole disk. */
  total: number;
}

/** The disk that a folder is on, or will be; null where the system doesn't say. */
export async function diskOf(folder: string): Promise<Disk | null> {
  for (let at = resolve(folder); ; at = dirname(at)) {
    try {
      const { bavail, blocks, bsize } = await statfs(at);
      return { folder, free: bavail * bsize, total: blocks * bsize };
    } catch {
      if (at === dirname(at)) return null;
    }
  }
}

/** Bytes of the database's disk below which the site only reads and removes. */
export const reserveBytes = (): number => env().DISK_RESERVE_MB * MB;

/** Whether the database is one that `npm start` runs, whose files are in DATA_DIR. */
export const isLocalDatabase = (): boolean => /^mongodb:\/\/[^/]*%2F/i.test(env().MONGODB_URI ?? '');

/** The disk of the database; null where it doesn't say. A MongoDB of one's own is asked itself. */
export async function databaseDisk(): Promise<Disk | null> {
  if (isLocalDatabase()) return diskOf(env().DATA_DIR);
  const { connection } = await connectDatabase();
  const stats = await connection.db?.command({ dbStats: 1 }, { signal: AbortSignal.timeout(3_000) }).catch(() => null);
  const [total, used] = [Number(stats?.fsTotalSize), Number(stats?.fsUsedSize)];
  return total > 0 && used >= 0 ? { folder: 'of the database', free: total - used, total } : null;
}

/** Whether the database's disk is nearly full, so that only reading and removing is left; not so where it isn't known. */
export async function isDiskFull(now = Date.now()): Promise<boolean> {
  const seen = once('database-disk', (): { at: number; full: boolean } => ({
    at: Number.NEGATIVE_INFINITY,
    full: false,
  }));
  if (now - seen.at >= GOOD_MS) {
    seen.at = now;
    const disk = await databaseDisk().catch(() => null);
    seen.full = disk !== null && disk.free < reserveBytes();
  }
  return seen.full;
}
