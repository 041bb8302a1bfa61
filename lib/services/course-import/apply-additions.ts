import { Types } from 'mongoose';
import { Course, type CourseRecord } from '@/models/course';
import type { PageOutcome } from '@/models/import-page';
import { applyChanges } from './apply-changes';
import { statedFields } from './differences';
import type { PlanEntries } from './plan-entries';
import { duplicates } from './write-errors';

type Addition = PlanEntries['added'];

/**
 * Adds courses under the ids the plan gave them, so that adding again adds nothing. One that somebody else added since
 * the plan was made is changed by what its row states instead.
 */
export async function applyAdditions(batchId: Types.ObjectId, entries: Addition[]): Promise<PageOutcome> {
  const outcome: PageOutcome = { added: entries.length, changed: 0, unchanged: 0, removed: 0 };
  const refused = await insertCourses(batchId, entries);
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
  outcome.added += instead.added - others.length;
  outcome.changed += instead.changed;
  outcome.unchanged += instead.unchanged;
  return outcome;
}

/** Inserts what it can; answers the entries whose id or identity is there already. */
export async function insertCourses(
  batchId: Types.ObjectId,
  entries: Pick<Addition, 'id' | 'identity' | 'draft'>[],
): Promise<Addition[]> {
  const now = new Date();
  const courses = entries.map(({ id, identity, draft }) => ({
    ...draft,
    _id: new Types.ObjectId(id),
    identity,
    batchId,
    createdOn: now,
    updatedOn: now,
  }));
  const refused = await duplicates(() => Course.collection.insertMany(courses, { ordered: false }));
  return refused.flatMap((index) => (entries[index] as Addition | undefined) ?? []);
}
