import { Types } from 'mongoose';
import { defineJob } from '@/lib/jobs/worker';
import { log } from '@/lib/log';
import { Application } from '@/models/application';
import { User } from '@/models/user';
import { countStudents } from './count';

/** How many students are counted at a time: so many that nearly every part is rewritten once for several of its students. */
const STEP = 5_000;

/** Every half minute, counts what changed. */
export const countForReports = defineJob({
  kind: 'count-for-reports',
  everyMs: 30_000,
  run: (_payload, { signal }) => countChanges(signal),
});

/** Once a day, counts everything anew and says when something had been left out. */
export const recountReports = defineJob({
  kind: 'recount-reports',
  everyMs: 24 * 3600_000,
  async run(_payload, { signal }) {
    await countChanges(signal);
    const wrong = await recountAll(signal);
    if (wrong) log().warn({ students: wrong }, 'reports had not counted these students as they are; they do now');
  },
});

/** Marks are ids: all are after this one. */
const OLDEST = Types.ObjectId.createFromTime(0);
const MARKED = { uncounted: { $gt: OLDEST } };

/** Counts what was changed since it was last counted. */
export async function countChanges(signal?: AbortSignal): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    const [students, applications] = await Promise.all([
      User.find(MARKED, 'uncounted').sort({ uncounted: 1 }).limit(STEP).lean(),
      Application.find(MARKED, 'userId uncounted').sort({ uncounted: 1 }).limit(STEP).lean(),
    ]);
    if (!students.length && !applications.length) return;
    await countStudents([...students.map(({ _id }) => _id), ...applications.map(({ userId }) => userId)].map(String));
    // One that was changed meanwhile has another mark, and is counted again.
    await unmark(User.collection, students);
    await unmark(Application.collection, applications);
  }
}

async function unmark(collection: typeof User.collection, records: readonly Marked[]): Promise<void> {
  if (!records.length) return;
  await collection.bulkWrite(
    records.map(({ _id, uncounted }) => ({
      updateOne: { filter: { _id, uncounted }, update: { $unset: { uncounted: '' } } },
    })),
  );
}

interface Marked {
  _id: Types.ObjectId;
  uncounted?: Types.ObjectId;
}

/** Since when something waits to be counted; null for nothing. */
export async function uncountedSince(): Promise<Date | null> {
  const oldest = await Promise.all([
    User.findOne(MARKED, 'uncounted').sort({ uncounted: 1 }).lean(),
    Application.findOne(MARKED, 'uncounted').sort({ uncounted: 1 }).lean(),
  ]);
  const times = oldest.flatMap((record) => (record?.uncounted ? [record.uncounted.getTimestamp().getTime()] : []));
  return times.length ? new Date(Math.min(...times)) : null;
}

/** Counts every student as they are now. Returns how many had been counted otherwise. */
export async function recountAll(signal?: AbortSignal): Promise<number> {
  let wrong = 0;
  for (let after: Types.ObjectId | null = null; ; ) {
    signal?.throwIfAborted();
    const batch: { _id: Types.ObjectId }[] = await User.find(
      { role: 'student', ...(after ? { _id: { $gt: after } } : {}) },
      '_id',
    )
      .sort({ _id: 1 })
      .limit(STEP)
      .lean();
    wrong += await countStudents(batch.map(({ _id }) => String(_id)));
    after = batch.at(-1)?._id ?? null;
    if (!after) return wrong;
  }
}
