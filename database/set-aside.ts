import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What nothing uses any more and nobody has looked at: `set-aside-2026-11-28T14-05-33-123` in the folder of the local data. */
const NAME = /^set-aside-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})$/;
/** For so long it stays. */
const KEPT_MS = 7 * 24 * 3_600_000;

interface SetAside {
  path: string;
  /** When it is removed. */
  goesOn: Date;
}

/** Puts a folder of the local data where nothing reads it, until it goes. */
export function setAside(folder: string, name: string, now = new Date()): SetAside {
  const path = join(folder, `set-aside-${now.toISOString().slice(0, 23).replace(/[:.]/g, '-')}`);
  mkdirSync(folder, { recursive: true });
  renameSync(join(folder, name), path);
  return { path, goesOn: new Date(now.getTime() + KEPT_MS) };
}

/** All that is set aside in the folder of the local data, the oldest first; none where it can't be read. */
export function allSetAside(folder: string): SetAside[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const [, day, hours, minutes, seconds, ms] = NAME.exec(name) ?? [];
      const at = day ? Date.parse(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`) : Number.NaN;
      return Number.isNaN(at) ? [] : [{ path: join(folder, name), goesOn: new Date(at + KEPT_MS) }];
    });
}

/** Removes what was set aside seven days ago. What belongs to another user stays, and Status says so. */
export function removeOldSetAside(folder: string, now = new Date()): void {
  for (const { path, goesOn } of allSetAside(folder)) {
    try {
      if (goesOn <= now) rmSync(path, { recursive: true, force: true });
    } catch (error) {
      if (!['EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
}
