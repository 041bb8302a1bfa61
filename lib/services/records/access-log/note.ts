import { Types } from 'mongoose';
import { ACCESS_LOG_DAYS, type FilePart } from '@/lib/domain/access-log';
import { DAY_MS } from '@/lib/domain/days/day';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { log } from '@/lib/platform/log';
import { once } from '@/lib/platform/once';
import { AccessLogEntry, type AccessLogRecord, MOST_SEEN } from '@/models/access-log-entry';
import { announceChange, changeOfAccessLog } from '../notices/changes';

/** Entries wait so long to be written together. With the write and its announcement they are shown within a second. */
const BATCH_MS = 250;
/** More are written at once. */
const MOST_WAITING = 1_000;
/** After so long without access, the next one is another entry. */
const PAUSE_MS = 30 * 60_000;

interface Access {
  viewer: Viewer;
  studentId: string;
  part: FilePart;
  of: string;
  name: string;
  on: Date;
}

interface State {
  /** By reader, student and part: what is read twice in a batch is one. */
  waiting: Map<string, Access>;
  timer: NodeJS.Timeout | undefined;
  /** The writes, one after another. */
  written: Promise<void>;
}

const state = () =>
  once('access-log', (): State => ({ waiting: new Map(), timer: undefined, written: Promise.resolve() }));

/**
 * Notes that the viewer was given a part of a student's file: to be called by all that gives one. The student's own
 * reading is none, nor that of the product itself (a viewer without a session). Lists are none.
 * @param of the record's id, and its name where a student has several
 */
export function noteAccess(viewer: Viewer, student: unknown, part: FilePart, of: { id: unknown; name?: string }): void {
  const studentId = String(student);
  if (!viewer.session || viewer.userId === studentId) return;
  const current = state();
  const key = [viewer.userId, studentId, part, of.id].join('|');
  const known = current.waiting.get(key);
  const access = { viewer, studentId, part, of: String(of.id), name: of.name ?? '', on: new Date() };
  if (!known) current.waiting.set(key, access);
  if (current.waiting.size >= MOST_WAITING) void writeAccessLog();
  else current.timer ??= setTimeout(() => void writeAccessLog(), BATCH_MS);
}

/** Writes what waits to be written, and resolves when it is there. Never rejects: what fails is tried with the next batch. */
export function writeAccessLog(): Promise<void> {
  const current = state();
  clearTimeout(current.timer);
  current.timer = undefined;
  const batch = [...current.waiting.values()];
  current.waiting.clear();
  if (batch.length) current.written = current.written.then(() => writeBatch(batch));
  return current.written;
}

async function writeBatch(batch: readonly Access[]): Promise<void> {
  const entries = new Map<string, Access[]>();
  for (const access of batch) {
    const pair = `${access.viewer.userId}|${access.studentId}`;
    entries.set(pair, [...(entries.get(pair) ?? []), access]);
  }
  for (const accesses of entries.values()) await writeEntry(accesses).catch((error) => keepForLater(accesses, error));
}

/** All of one reader and one student. */
async function writeEntry(accesses: readonly Access[]): Promise<void> {
  const [first] = accesses;
  if (!first) return;
  const { viewer, studentId, on } = first;
  const pair = { studentId, readerId: viewer.userId };
  const since = new Date(on.getTime() - PAUSE_MS);
  const entry = await AccessLogEntry.findOne({ ...pair, lastOn: { $gte: since } })
    .sort({ lastOn: -1 })
    .lean();
  const news = accesses.filter((access) => !entry?.seen.some((seen) => isSame(seen, access)));
  const seen = news.map(({ part, of, name, on: at }) => ({ part, of: new Types.ObjectId(of), name, on: at }));
  const times = timesOf(accesses.at(-1)?.on ?? on);
  if (entry && entry.seen.length + seen.length <= MOST_SEEN) {
    await AccessLogEntry.updateOne(
      { _id: entry._id },
      { $set: times, ...(seen.length ? { $push: { seen: { $each: seen } } } : {}) },
    );
  } else {
    const reader = { readerName: viewer.name, readerRole: viewer.role };
    for (let from = 0; from < seen.length; from += MOST_SEEN) {
      await AccessLogEntry.create({
        ...pair,
        ...reader,
        seen: seen.slice(from, from + MOST_SEEN),
        startedOn: on,
        ...times,
      });
    }
  }
  if (seen.length) await announceChange(changeOfAccessLog(studentId));
}

const timesOf = (lastOn: Date) => ({ lastOn, endsOn: new Date(lastOn.getTime() + ACCESS_LOG_DAYS * DAY_MS) });

const isSame = (seen: AccessLogRecord['seen'][number], { part, of }: Access) =>
  seen.part === part && String(seen.of) === of;

/** While the database is away nothing new is read either, so what waits stays small. */
function keepForLater(accesses: readonly Access[], error: unknown): void {
  log().error({ err: error }, 'who looked at a file could not be written yet');
  const current = state();
  if (current.waiting.size + accesses.length > MOST_WAITING) return;
  for (const access of accesses) {
    current.waiting.set([access.viewer.userId, access.studentId, access.part, access.of].join('|'), access);
  }
  current.timer ??= setTimeout(() => void writeAccessLog(), 10 * BATCH_MS);
}
