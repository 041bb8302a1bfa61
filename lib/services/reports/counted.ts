import { setImmediate as turn } from 'node:timers/promises';
import { Types } from 'mongoose';
import { cache } from 'react';
import { once } from '@/lib/once';
import { type Columns, columnsOf, Words } from '@/lib/reports/columns';
import type { CountedStudent } from '@/lib/reports/counted';
import type { Counted } from '@/lib/reports/filter';
import { ReportPart } from '@/models/report-part';

/** How many parts are read at a time. */
const STEP = 8;
/** Of a part that changed so many seconds before the newest known one, the process may not have heard: clocks differ a little. */
const MARGIN_S = 60;
/** After this long the revisions of all parts are compared again, whatever the clocks said. */
const WHOLE_MS = 300_000;

interface Kept {
  words: Words;
  parts: Map<number, { revision: string; columns: Columns }>;
  /** When the newest known part was written, in seconds; when all revisions were last compared, in ms. */
  newest: number;
  wholeOn: number;
  reading: Promise<unknown>;
}

const kept = () =>
  once<Kept>('counted for reports', () => ({
    words: new Words(),
    parts: new Map(),
    newest: 0,
    wholeOn: 0,
    reading: Promise.resolve(),
  }));

/**
 * All that is counted, as it stands in the database: kept in this process, where only the parts that changed are read again.
 * Looked after once while a page is rendered.
 */
export const currentCounts = cache(async (): Promise<Counted> => {
  const mine = kept();
  // One after another, so that no two requests read the same parts.
  const reading = mine.reading.then(
    () => renew(mine),
    () => renew(mine),
  );
  mine.reading = reading.catch(() => undefined);
  await reading;
  return { parts: [...mine.parts.values()].map(({ columns }) => columns), words: mine.words };
});

/**
 * The parts that may have changed: of those written lately, the ones that are here already are known from the index, as
 * reading a part costs as much as all its students.
 */
function changedSince({ parts, newest }: Kept) {
  const since = Types.ObjectId.createFromTime(Math.max(0, newest - MARGIN_S));
  const known = [...parts.values()].map(({ revision }) => revision).filter((revision) => revision >= String(since));
  return { revision: { $gte: since, $nin: known } };
}

async function renew(mine: Kept): Promise<void> {
  const { words, parts } = mine;
  const now = Date.now();
  const isWhole = now - mine.wholeOn > WHOLE_MS;
  const stored = await ReportPart.find(isWhole ? {} : changedSince(mine), '_id revision')
    .sort(isWhole ? { _id: 1 } : { revision: 1 })
    .lean();
  if (isWhole) {
    const there = new Set(stored.map(({ _id }) => _id));
    for (const part of parts.keys()) if (!there.has(part)) parts.delete(part);
  }
  const changed = stored
    .filter(({ _id, revision }) => parts.get(_id)?.revision !== String(revision))
    .map(({ _id }) => _id);
  for (let at = 0; at < changed.length; at += STEP) {
    for (const { _id, revision, students } of await ReportPart.find({ _id: { $in: changed.slice(at, at + STEP) } })
      .sort({ _id: 1 })
      .lean()) {
      parts.set(_id, {
        revision: String(revision),
        columns: columnsOf(JSON.parse(students) as CountedStudent[], words),
      });
      mine.newest = Math.max(mine.newest, Math.floor(revision.getTimestamp().getTime() / 1000));
    }
    // Other requests get their share of the processor.
    await turn();
  }
  if (isWhole) mine.wholeOn = now;
}
