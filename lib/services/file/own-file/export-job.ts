import { setTimeout } from 'node:timers/promises';
import { DAY_MS, dayOf } from '@/lib/domain/days/day';
import { archivePieces } from '@/lib/platform/archive/archive';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { siteUrl } from '@/lib/platform/env';
import type { ZipEntry } from '@/lib/platform/export/zip';
import { removeFiles, storeFile } from '@/lib/platform/files/store';
import { defineJob } from '@/lib/platform/jobs/worker';
import { sendMail } from '@/lib/platform/mail/send';
import { FileExport } from '@/models/file-export';
import { User } from '@/models/user';
import { removeExport } from './export';
import { exportEntries } from './export-entries';

/** How long an archive can be fetched. */
const KEPT_MS = 7 * DAY_MS;
const TRIES = 4;
/** After each MB of an archive the job rests twice as long as that took: pages have the other two thirds of the process for themselves. */
const REST_EVERY = 1024 * 1024;
const REST = 2;
/** How often the progress is written down. */
const NOTED_MS = 500;

/** Makes a student's archive; one of them at a time in each process, so that pages stay quick. */
export const exportFile = defineJob({
  kind: 'export-file',
  maxTries: TRIES,
  async run({ userId, run }, { tries, signal }) {
    const own = { userId, run, state: 'working' as const };
    try {
      if (await FileExport.exists(own)) await make(own, signal);
    } catch (error) {
      if (tries >= TRIES && !signal.aborted) await FileExport.updateOne(own, { $set: { state: 'failed' } });
      throw error;
    }
  },
});

/** Once an hour, removes the archives that are no longer kept. */
export const endExports = defineJob({
  kind: 'end-exports',
  everyMs: 3600_000,
  run: async (_payload, { signal }) => removeOldExports(new Date(), signal),
});

/** Removes the archives whose time ended before this moment. */
export async function removeOldExports(before: Date, signal?: AbortSignal): Promise<void> {
  for (const over of await FileExport.find({ endsOn: { $lte: before } }, 'userId run').lean()) {
    signal?.throwIfAborted();
    await removeExport(over);
  }
}

async function make(own: { userId: string; run: string; state: 'working' }, signal: AbortSignal): Promise<void> {
  const student = await User.findOne({ _id: own.userId, role: 'student' }, 'name email').lean();
  if (!student) return;
  const viewer: Viewer = { userId: own.userId, role: 'student', name: student.name, email: student.email };
  const madeOn = new Date();
  const about = { site: siteUrl(), madeOn: madeOn.toISOString(), student: student.name };
  const { total, entries } = await exportEntries(viewer, about);
  let size = 0;
  async function* pieces() {
    let [rested, restedAt] = [0, performance.now()];
    for await (const piece of archivePieces(about, counted(own, total, entries, signal))) {
      size += piece.length;
      yield piece;
      if (size - rested < REST_EVERY) continue;
      await setTimeout(REST * (performance.now() - restedAt), undefined, { signal });
      [rested, restedAt] = [size, performance.now()];
    }
  }
  const name = `my-file-${dayOf(about.madeOn, 'UTC')}.zip`;
  const fileId = await storeFile(pieces(), { kind: 'export', ownerId: own.userId, name, type: 'application/zip' });
  const ready = { state: 'ready' as const, fileId, size, done: total, endsOn: new Date(Date.now() + KEPT_MS) };
  const { matchedCount } = await FileExport.updateOne(own, { $set: { ...ready, total } });
  // Another process made it, or it is no longer wanted.
  if (matchedCount === 0) return removeFiles([fileId]);
  await sendMail({ template: 'export-ready', userId: own.userId }, { key: `export-ready:${own.run}` });
}

/** The entries, with the number of those that are written noted now and then. */
async function* counted(
  own: { userId: string; run: string },
  total: number,
  entries: AsyncIterable<ZipEntry>,
  signal: AbortSignal,
): AsyncGenerator<ZipEntry> {
  let [done, noted] = [0, 0];
  for await (const entry of entries) {
    signal.throwIfAborted();
    yield entry;
    done++;
    if (Date.now() - noted < NOTED_MS) continue;
    noted = Date.now();
    await FileExport.updateOne(own, { $set: { done, total } });
  }
}
