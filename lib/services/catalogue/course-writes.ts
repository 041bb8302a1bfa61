import { Types } from 'mongoose';
import type { CourseDraft } from '@/lib/domain/courses/course';
import { withLists } from '@/lib/domain/courses/intakes';
import { Course, type CourseRecord } from '@/models/course';
import { courseIdentity } from './course-identity';

export interface Written {
  added: number;
  changed: number;
  unchanged: number;
  /** Rows that state a course an earlier row of the same source already stated. */
  repeated: { row: number; of: number }[];
}

/**
 * Stores drafts by identity: unknown ones are inserted, known ones changed where a field differs. `seen` maps the
 * identities of the source so far to their row, and grows. Safe to run again, and beside another upload of the same
 * courses: the unique index decides who inserts, the other then compares.
 */
export async function writeDrafts(
  drafts: { row: number; draft: CourseDraft }[],
  batchId: Types.ObjectId | null,
  seen: Map<string, number>,
): Promise<Written> {
  const written: Written = { added: 0, changed: 0, unchanged: 0, repeated: [] };
  const fresh: Identified[] = [];
  for (const { row, draft } of drafts) {
    const identity = courseIdentity(draft);
    const of = seen.get(identity);
    if (of !== undefined) written.repeated.push({ row, of });
    else {
      seen.set(identity, row);
      fresh.push({ identity, draft });
    }
  }
  await store(fresh, batchId, written);
  return written;
}

interface Identified {
  identity: string;
  draft: CourseDraft;
}

async function store(drafts: Identified[], batchId: Types.ObjectId | null, written: Written): Promise<void> {
  if (!drafts.length) return;
  const known = await Course.collection
    .find<CourseRecord>({ identity: { $in: drafts.map(({ identity }) => identity) } })
    .toArray();
  const byIdentity = new Map(known.map((course) => [course.identity, course]));
  const now = new Date();
  const inserts: Identified[] = [];
  const updates: { _id: Types.ObjectId; change: Partial<CourseDraft> }[] = [];
  for (const one of drafts) {
    const stored = byIdentity.get(one.identity);
    if (!stored) inserts.push(one);
    else {
      const change = differences(stored, one.draft);
      if (change) updates.push({ _id: stored._id, change });
      else written.unchanged++;
    }
  }
  if (updates.length) {
    await Course.collection.bulkWrite(
      updates.map(({ _id, change }) => ({
        updateOne: { filter: { _id }, update: { $set: { ...withLists(change), batchId, updatedOn: now } } },
      })),
      { ordered: false },
    );
    written.changed += updates.length;
  }
  const lost = await insert(inserts, batchId, now);
  written.added += inserts.length - lost.length;
  if (lost.length) await store(lost, batchId, written);
}

/** Inserts what it can. Returns those that another upload inserted first. */
async function insert(drafts: Identified[], batchId: Types.ObjectId | null, now: Date): Promise<Identified[]> {
  if (!drafts.length) return [];
  try {
    await Course.collection.insertMany(
      drafts.map(({ identity, draft }) => ({
        ...withLists(draft),
        _id: new Types.ObjectId(),
        identity,
        batchId,
        createdOn: now,
        updatedOn: now,
      })),
      { ordered: false },
    );
    return [];
  } catch (error) {
    const failures = writeErrorsOf(error);
    if (!failures?.every(({ code }) => code === 11000)) throw error;
    return failures.flatMap(({ index }) => drafts[index] ?? []);
  }
}

function writeErrorsOf(error: unknown): { code: number; index: number }[] | null {
  const failures = (error as { writeErrors?: unknown }).writeErrors;
  const list = Array.isArray(failures) ? failures : failures ? [failures] : [];
  return list.length ? (list as { code: number; index: number }[]) : null;
}

/** The draft's fields that differ from the stored course, or null. */
function differences(stored: CourseRecord, draft: CourseDraft): Partial<CourseDraft> | null {
  const changed = Object.entries(draft).filter(([field, value]) => stored[field as keyof CourseDraft] !== value);
  return changed.length ? (Object.fromEntries(changed) as Partial<CourseDraft>) : null;
}
