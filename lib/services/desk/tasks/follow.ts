import { Types } from 'mongoose';
import type { TasksFollowing } from '@/lib/services/records/notices/effects';
import { Task } from '@/models/task';

/** Makes open tasks follow their case. Running it again changes nothing more. */
export async function tasksFollow({ of, from, to }: TasksFollowing): Promise<void> {
  if (from === to) return;
  const ownerId = to === null ? null : new Types.ObjectId(to);
  await Task.updateMany({ ...of, ownerId: from, doneOn: null }, { $set: { ownerId } });
}
