import { User } from '@/models/user';
import { hashOf } from './deletions';
import { eraseStudent } from './erase';

/** Erases the accounts of these lines that are in the database, as a restored backup brings them. Returns how many. */
export async function replayDeletions(lines: readonly string[]): Promise<number> {
  const gone = new Set(lines.map((line) => line.slice(0, 64)));
  let erased = 0;
  if (gone.size === 0) return erased;
  for await (const { _id } of User.find({ role: 'student', erasedOn: { $exists: false } }, '_id')
    .sort({ _id: 1 })
    .cursor()) {
    if (!gone.has(hashOf(_id))) continue;
    await eraseStudent(_id);
    erased++;
  }
  return erased;
}
