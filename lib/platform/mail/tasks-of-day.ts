import type { TaskDay } from '@/lib/domain/mail-requests';
import { Task, type TaskRecord } from '@/models/task';

/** The most tasks that a reminder counts. */
const MOST = 100;

/** An owner's open tasks that are due on a day, as they stand now. */
export function tasksOfDay({ userId, on }: TaskDay): Promise<TaskRecord[]> {
  return Task.find({ ownerId: userId, doneOn: null, dueOn: on })
    .sort({ _id: 1 })
    .limit(MOST)
    .lean<TaskRecord[]>()
    .exec();
}
