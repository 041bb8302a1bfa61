import { Types } from 'mongoose';
import { isDuplicateKey } from '@/lib/errors';
import { type CountedApplication, type CountedStudent, minuteOf, movesThatStood } from '@/lib/reports/counted';
import { hashOf } from '@/lib/search/mixed-key';
import { Application, type ApplicationRecord } from '@/models/application';
import { ReportPart } from '@/models/report-part';
import { User, type UserRecord } from '@/models/user';

/** How many parts all students are spread over: few enough to look at each, enough that a change rewrites little. */
const PARTS = 256;

/** The part that a student is counted in. */
const partOf = (studentId: string): number => hashOf(studentId) % PARTS;

/**
 * Counts these students as they are now, with all their applications. Counting one again changes nothing, so whatever
 * broke off is simply counted again.
 * @returns how many of them were not counted as they are now
 */
export async function countStudents(ids: readonly string[]): Promise<number> {
  let changed = 0;
  const byPart = grouped([...new Set(ids)], partOf);
  for (const [part, students] of byPart) changed += await countInPart(part, students);
  return changed;
}

async function countInPart(part: number, ids: readonly string[]): Promise<number> {
  for (;;) {
    // The part is read first: what another writer counts of later data then makes this write fail, never the other way.
    const before = await ReportPart.findById(part).lean();
    const students = new Map((JSON.parse(before?.students ?? '[]') as CountedStudent[]).map((one) => [one[0], one]));
    const now = await countedAsNow(ids);
    const changed = ids.filter((id) => JSON.stringify(students.get(id)) !== JSON.stringify(now.get(id)));
    if (!changed.length) return 0;
    for (const id of changed) {
      const student = now.get(id);
      if (student) students.set(id, student);
      else students.delete(id);
    }
    const text = JSON.stringify([...students.values()].sort(([one], [other]) => (one < other ? -1 : 1)));
    if (await written(part, before?.revision, text)) return changed.length;
  }
}

async function written(part: number, revision: Types.ObjectId | undefined, students: string): Promise<boolean> {
  const next = new Types.ObjectId();
  if (revision) {
    const update = { $set: { students, revision: next } };
    return (await ReportPart.updateOne({ _id: part, revision }, update)).modifiedCount === 1;
  }
  try {
    await ReportPart.create([{ _id: part, revision: next, students }]);
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

type Account = Pick<UserRecord, '_id' | 'createdOn' | 'cameBy'>;

/** Those of the ids that are students, as reports count them; one whose account was merged counts with the other. */
async function countedAsNow(ids: readonly string[]): Promise<Map<string, CountedStudent>> {
  const _ids = ids.map((id) => new Types.ObjectId(id));
  const accounts: Account[] = await User.find(
    { _id: { $in: _ids }, role: 'student', mergedInto: null },
    'createdOn cameBy',
  ).lean();
  const applications: ApplicationRecord[] = await Application.find(
    { userId: { $in: _ids } },
    'userId country university agentId counsellorId countedFor createdOn history.status history.at',
  )
    .sort({ _id: 1 })
    .lean();
  const byStudent = grouped(applications, ({ userId }) => String(userId));
  return new Map(
    accounts.map(({ _id, createdOn, cameBy = 'self' }) => {
      const theirs = (byStudent.get(String(_id)) ?? []).map(countedApplication);
      return [String(_id), [String(_id), minuteOf(createdOn), cameBy, theirs]];
    }),
  );
}

function countedApplication(application: ApplicationRecord): CountedApplication {
  const { createdOn, country, university, history, countedFor } = application;
  const { agentId, counsellorId } = countedFor ?? application;
  const idOf = (id: unknown) => (id ? String(id) : '');
  return [minuteOf(createdOn), country, university, idOf(agentId), idOf(counsellorId), movesThatStood(history)];
}

function grouped<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
