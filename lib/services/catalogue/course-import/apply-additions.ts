import { Types } from 'mongoose';
import { withLists } from '@/lib/domain/courses/intakes';
import { withoutClosed } from '@/lib/domain/imports/staff-only-texts';
import { Course, type CourseRecord } from '@/models/course';
import { duplicates } from '@/models/define';
import type { PageOutcome } from '@/models/import-page';
import { applyChanges } from './apply-changes';
import { statedFields } from './plan/differences';
import type { PlanEntries } from './plan/entries';
import { markSeen } from './sources';

type Addition = PlanEntries['added'];

/** Courses are sent in parts, so that the database answers others in between; it stores what waits in one go. */
const COURSES_AT_ONCE = 125;

/**
 * Adds courses under the ids the plan gave them, so that adding again adds nothing. One that was added otherwise since
 * the plan was made is changed by what its row states instead.
 */
export async function applyAdditions(
  batchId: Types.ObjectId,
  entries: Addition[],
  { withSource }: { withSource: boolean },
): Promise<PageOutcome> {
  const outcome: PageOutcome = { added: entries.length, changed: 0, unchanged: 0, removed: 0 };
  const refused = await insertCourses(batchId, entries, withSource ? { seenIn: [batchId] } : {});
  if (!refused.length) return outcome;
  const stored = await Course.collection
    .find<CourseRecord>({ identity: { $in: refused.map(({ identity }) => identity) } })
    .toArray();
  const idOf = new Map(stored.map(({ identity, _id }) => [identity, String(_id)]));
  const others = refused.flatMap((entry) => {
    const id = idOf.get(entry.identity);
    return id && id !== entry.id ? [{ ...entry, id, before: {}, after: statedFields(entry.draft) }] : [];
  });
  const instead = await applyChanges(batchId, others);
  if (withSource)
    await markSeen(
      batchId,
      others.map(({ id }) => id),
    );
  outcome.added += instead.added - others.length;
  outcome.changed += instead.changed;
  outcome.unchanged += instead.unchanged;
  return outcome;
}

/** Inserts what it can. Returns the entries whose id or identity is there already. */
async function insertCourses(
  batchId: Types.ObjectId,
  entries: Pick<Addition, 'id' | 'identity' | 'draft'>[],
  more: Pick<CourseRecord, 'seenIn'>,
): Promise<Addition[]> {
  const now = new Date();
  const courses = entries.map(({ id, identity, draft }) => ({
    // First, as MongoDB stores it: the embedded database then takes the document's bytes as they come.
    _id: new Types.ObjectId(id),
    ...withLists(withoutClosed(draft)),
    identity,
    batchId,
    ...more,
    createdOn: now,
    updatedOn: now,
  }));
  const starts = courses.flatMap((_, at) => (at % COURSES_AT_ONCE ? [] : [at]));
  // All of them: a retry of the page after a failure must not meet a part that is still being written.
  const parts = await Promise.allSettled(
    starts.map(async (start) => {
      const some = courses.slice(start, start + COURSES_AT_ONCE);
      const places = await duplicates(() => Course.collection.insertMany(some, { ordered: false }));
      return places.flatMap((place) => (entries[start + place] as Addition | undefined) ?? []);
    }),
  );
  return parts.flatMap((part) => {
    if (part.status === 'rejected') throw part.reason;
    return part.value;
  });
}
