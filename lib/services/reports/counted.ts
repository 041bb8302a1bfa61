import { setImmediate as turn } from 'node:timers/promises';
import { once } from '@/lib/once';
import { type Columns, columnsOf, Words } from '@/lib/reports/columns';
import type { CountedStudent } from '@/lib/reports/counted';
import type { Counted } from '@/lib/reports/filter';
import { ReportPart } from '@/models/report-part';

/** How many parts are read at a time. */
const STEP = 8;

interface Kept {
  words: Words;
  parts: Map<number, { revision: string; columns: Columns }>;
  reading: Promise<unknown>;
}

const kept = () =>
  once<Kept>('counted for reports', () => ({ words: new Words(), parts: new Map(), reading: Promise.resolve() }));

/** All that is counted, as it stands in the database: kept in this process, where only the parts that changed are read again. */
export async function currentCounts(): Promise<Counted> {
  const mine = kept();
  // One after another, so that no two requests read the same parts.
  const reading = mine.reading.then(
    () => renew(mine),
    () => renew(mine),
  );
  mine.reading = reading.catch(() => undefined);
  await reading;
  return { parts: [...mine.parts.values()].map(({ columns }) => columns), words: mine.words };
}

async function renew({ words, parts }: Kept): Promise<void> {
  const stored = await ReportPart.find({}, '_id revision').sort({ _id: 1 }).lean();
  const there = new Set(stored.map(({ _id }) => _id));
  for (const part of parts.keys()) if (!there.has(part)) parts.delete(part);
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
    }
    // Other requests get their share of the processor.
    await turn();
  }
}
