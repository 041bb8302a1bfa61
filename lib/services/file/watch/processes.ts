import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { backupFolder } from '@/lib/platform/backup/backups';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { once } from '@/lib/platform/once';
import { type Disk, diskOf } from '@/lib/platform/server/disk';
import { productVersion } from '@/lib/platform/server/version';
import { WebProcess, type WebProcessRecord } from '@/models/web-process';

/** How often a process says that it runs. */
const BEAT_MS = 30_000;
/** After so long without a word it counts as ended. */
const SILENT_MS = 95_000;
/** For so long one that ended without a word is shown. */
const SHOWN_MS = 3_600_000;

const own = () =>
  once('own-web-process', () => ({
    _id: randomUUID(),
    startedOn: new Date(),
    timer: null as NodeJS.Timeout | null,
  }));

/** Lets the others know that this process runs, from now on. A second call changes nothing. */
export async function showProcess(): Promise<void> {
  const process = own();
  if (process.timer) return;
  process.timer = setInterval(() => void beat(), BEAT_MS);
  process.timer.unref();
  await beat();
}

/** Takes this process off the list: it stops in order. */
export async function hideProcess(): Promise<void> {
  const { timer, _id } = own();
  if (!timer) return;
  clearInterval(timer);
  await WebProcess.deleteOne({ _id }).catch(() => {});
}

/** The processes that said a moment ago that they run, the longest running first. */
export async function runningProcesses(now = new Date()): Promise<WebProcessRecord[]> {
  const since = new Date(now.getTime() - SILENT_MS);
  const running = await WebProcess.find({ seenOn: { $gte: since } }).lean();
  return running.sort((one, other) => one.startedOn.getTime() - other.startedOn.getTime());
}

/** How many processes ended in the last hour without stopping in order. */
export function lostProcesses(now = new Date()): Promise<number> {
  const [from, to] = [SHOWN_MS, SILENT_MS].map((ms) => new Date(now.getTime() - ms));
  return WebProcess.countDocuments({ seenOn: { $gte: from, $lt: to } });
}

/** The disks that this process writes to. */
export async function disksInUse(): Promise<Disk[]> {
  const disks = await Promise.all([...new Set([env().DATA_DIR, backupFolder()])].map(diskOf));
  return disks.filter((disk) => disk !== null);
}

async function beat(): Promise<void> {
  const { _id, startedOn } = own();
  try {
    const said = {
      ...{ host: hostname(), pid: process.pid, version: await productVersion(), startedOn, seenOn: new Date() },
      disks: await disksInUse(),
    };
    await WebProcess.updateOne({ _id }, { $set: said }, { upsert: true });
  } catch (error) {
    log().debug({ err: error }, 'this process could not report that it is running');
  }
}
