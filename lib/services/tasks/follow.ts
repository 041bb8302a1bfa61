import { Types } from 'mongoose';
import { Task } from '@/models/task';

/** A case changed hands: its open tasks that were with the same counsellor go along. */
export interface TasksFollowing {
  /** Of a student with all applications, or of one application. */
  of: { studentId: string } | { applicationId: string };
  /** Ids of staff; null for no one. */
  from: string | null;
  to: string | null;
}

/** Makes open tasks follow their case. Running it again changes nothing more. */
export async function tasksFollow({ of, from, to }: TasksFollowing): Promise<void> {
  if (from === to) return;
  const ownerId = to === null ? null : new Types.ObjectId(to);
  await Task.updateMany({ ...of, ownerId: from, doneOn: null }, { $set: { ownerId } });
}
