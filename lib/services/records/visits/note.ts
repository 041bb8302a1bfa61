import { Types } from 'mongoose';
import { type FilePart, VISIT_DAYS } from '@/lib/domain/readings';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { log } from '@/lib/platform/log';
import { once } from '@/lib/platform/once';
import { MOST_SEEN, Visit, type VisitRecord } from '@/models/visit';
import { announceChange, changeOfVisits } from '../notices/changes';

/** Readings wait so long to be written together. With the write and its announcement they are shown within a second. */
const BATCH_MS = 250;
/** More are written at once. */
const MOST_WAITING = 1_000;
/** After so long without a reading, the next one is another visit. */
const PAUSE_MS = 30 * 60_000;

const DAY_MS = 24 * 3_600_000;

interface Reading {
  viewer: Viewer;
  studentId: string;
  part: FilePart;
  of: string;
  name: string;
  on: Date;
}

interface State {
  /** By reader, student and part: what is read twice in a batch is one. */
  waiting: Map<string, Reading>;
  timer: NodeJS.Timeout | undefined;
  /** The writes, one after another. */
  written: Promise<void>;
}

const state = () =>
  once('readings', (): State => ({ waiting: new Map(), timer: undefined, written: Promise.resolve() }));

/**
 * Notes that the viewer was given a part of a student's file: to be called by all that gives one. The student's own
 * readings are none, nor those of the product itself (a viewer without a session). Lists are no readings.
 * @param of the record's id, and its name where a student has several
 */
export function noteReading(
  viewer: Viewer,
  student: unknown,
  part: FilePart,
  of: { id: unknown; name?: string },
): void {
  const studentId = String(student);
  if (!viewer.session || viewer.userId === studentId) return;
  const current = state();
  const key = [viewer.userId, studentId, part, of.id].join('|');
  const known = current.waiting.get(key);
  const reading = { viewer, studentId, part, of: String(of.id), name: of.name ?? '', on: new Date() };
  if (!known) current.waiting.set(key, reading);
  if (current.waiting.size >= MOST_WAITING) void writeReadings();
  else current.timer ??= setTimeout(() => void writeReadings(), BATCH_MS);
}

/** Writes what waits to be written, and resolves when it is there. Never rejects: what fails is tried with the next batch. */
export function writeReadings(): Promise<void> {
  const current = state();
  clearTimeout(current.timer);
  current.timer = undefined;
  const batch = [...current.waiting.values()];
  current.waiting.clear();
  if (batch.length) current.written = current.written.then(() => writeBatch(batch));
  return current.written;
}

async function writeBatch(batch: readonly Reading[]): Promise<void> {
  const visits = new Map<string, Reading[]>();
  for (const reading of batch) {
    const pair = `${reading.viewer.userId}|${reading.studentId}`;
    visits.set(pair, [...(visits.get(pair) ?? []), reading]);
  }
  for (const readings of visits.values()) await writeVisit(readings).catch((error) => keepForLater(readings, error));
}

/** All of one reader and one student. */
async function writeVisit(readings: readonly Reading[]): Promise<void> {
  const [first] = readings;
  if (!first) return;
  const { viewer, studentId, on } = first;
  const pair = { studentId, readerId: viewer.userId };
  const since = new Date(on.getTime() - PAUSE_MS);
  const visit = await Visit.findOne({ ...pair, lastOn: { $gte: since } })
    .sort({ lastOn: -1 })
    .lean();
  const news = readings.filter((reading) => !visit?.seen.some((seen) => isSame(seen, reading)));
  const seen = news.map(({ part, of, name, on: at }) => ({ part, of: new Types.ObjectId(of), name, on: at }));
  const times = timesOf(readings.at(-1)?.on ?? on);
  if (visit && visit.seen.length + seen.length <= MOST_SEEN) {
    await Visit.updateOne(
      { _id: visit._id },
      { $set: times, ...(seen.length ? { $push: { seen: { $each: seen } } } : {}) },
    );
  } else {
    const reader = { readerName: viewer.name, readerRole: viewer.role };
    for (let from = 0; from < seen.length; from += MOST_SEEN) {
      await Visit.create({ ...pair, ...reader, seen: seen.slice(from, from + MOST_SEEN), startedOn: on, ...times });
    }
  }
  if (seen.length) await announceChange(changeOfVisits(studentId));
}

const timesOf = (lastOn: Date) => ({ lastOn, endsOn: new Date(lastOn.getTime() + VISIT_DAYS * DAY_MS) });

const isSame = (seen: VisitRecord['seen'][number], { part, of }: Reading) =>
  seen.part === part && String(seen.of) === of;

/** While the database is away nothing new is read either, so what waits stays small. */
function keepForLater(readings: readonly Reading[], error: unknown): void {
  log().error({ err: error }, 'who looked at a file could not be written yet');
  const current = state();
  if (current.waiting.size + readings.length > MOST_WAITING) return;
  for (const reading of readings) {
    current.waiting.set([reading.viewer.userId, reading.studentId, reading.part, reading.of].join('|'), reading);
  }
  current.timer ??= setTimeout(() => void writeReadings(), 10 * BATCH_MS);
}
