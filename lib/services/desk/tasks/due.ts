import { Types } from 'mongoose';
import type { AssigneeChoice } from '@/lib/contract/people/desk';
import type { WorkRow } from '@/lib/contract/people/work';
import { MOST_COUNTED_WORK } from '@/lib/domain/applications/work';
import { addDays, type Day } from '@/lib/domain/days/day';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { Task, type TaskRecord } from '@/models/task';

/** Open tasks that are overdue or due today: of the viewer, of no one, of one colleague or of all. */
export async function tasksDue(
  { userId }: Viewer,
  given: { group: 'overdue' | 'today'; inCharge: AssigneeChoice; today: Day; limit: number },
): Promise<{ rows: WorkRow[]; total: number }> {
  const { group, inCharge, today, limit } = given;
  const whose = inCharge === 'nobody' ? null : new Types.ObjectId(inCharge === 'me' ? userId : inCharge);
  const owner = inCharge === undefined ? {} : { ownerId: whose };
  const due = { ...owner, doneOn: null, dueOn: group === 'today' ? today : { $lt: today } };
  const tasks = await Task.find(due).sort({ dueOn: 1, _id: 1 }).limit(limit).lean();
  const isAll = tasks.length < limit;
  const total = isAll ? tasks.length : await Task.countDocuments(due).limit(MOST_COUNTED_WORK + 1);
  return { rows: tasks.map(rowOf), total };
}

function rowOf(task: TaskRecord): WorkRow {
  const { _id, title, studentId, studentName, applicationId, university, country, dueOn } = task;
  return {
    key: String(_id),
    kind: 'task',
    studentId: studentId && String(studentId),
    studentName,
    leadId: null,
    applicationId: applicationId && String(applicationId),
    what: title,
    university,
    country,
    dueOn,
    since: null,
    item: null,
  };
}

/** What was due longer ago is no longer news. */
const OLDEST_DAYS = 90;

/** The viewer's own open tasks, the first due on top; at most `limit`. */
export function ownTasks({ userId }: Viewer, today: Day, limit: number): Promise<TaskRecord[]> {
  return Task.find({ ownerId: userId, doneOn: null, dueOn: { $gte: addDays(today, -OLDEST_DAYS) } })
    .sort({ dueOn: 1, _id: 1 })
    .limit(limit)
    .lean<TaskRecord[]>()
    .exec();
}
