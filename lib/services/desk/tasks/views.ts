import { canChangeTask, canDeleteTask } from '@/lib/access';
import type { TaskView } from '@/lib/contract/people/tasks';
import type { Viewer } from '@/lib/platform/auth/viewer';
import type { TaskRecord } from '@/models/task';
import { User } from '@/models/user';

/** Tasks as the viewer sees them, in the same order. */
export async function taskViews(viewer: Viewer, tasks: readonly TaskRecord[]): Promise<TaskView[]> {
  const ids = tasks.flatMap(({ ownerId }) => ownerId ?? []);
  const owners = await User.find({ _id: { $in: ids } }, 'name').lean();
  const names = new Map(owners.map(({ _id, name }) => [String(_id), name]));
  return tasks.map((task) => {
    const { _id, title, studentId, studentName, applicationId, ownerId, dueOn, doneOn } = task;
    const { doneByName, word, madeBy } = task;
    return {
      _id: String(_id),
      title,
      studentId: studentId && String(studentId),
      studentName,
      applicationId: applicationId && String(applicationId),
      owner: ownerId && { _id: String(ownerId), name: names.get(String(ownerId)) ?? '' },
      dueOn,
      doneOn: doneOn?.toISOString() ?? null,
      doneByName,
      word,
      byRule: madeBy === null,
      mayChange: canChangeTask(viewer, task),
      mayDelete: canDeleteTask(viewer, task),
    };
  });
}

/** Where a task is read, inside its reader's area; '/' for one about no student. */
export function taskHref({ studentId, applicationId }: Pick<TaskRecord, 'studentId' | 'applicationId'>): string {
  if (applicationId) return `/applications/${applicationId}`;
  return studentId ? `/view-profile/${studentId}` : '/';
}
