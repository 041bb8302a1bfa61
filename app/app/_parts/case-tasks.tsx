import { TaskList } from '@/components/staff/tasks/task-list';
import { canReadNotes } from '@/lib/access';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { tasksAbout } from '@/lib/services/desk/tasks/tasks';
import { counsellorNames } from '@/lib/services/people/staff/counsellors';
import { readerToday } from './reader-day';

interface CaseTasksProps {
  viewer: Viewer;
  studentId: string;
  /** The application that they are about; of the student with all applications without it. */
  applicationId?: string;
}

/** What staff are to do about a student or an application; nothing for others. */
export async function CaseTasks({ viewer, studentId, applicationId }: CaseTasksProps) {
  if (!canReadNotes(viewer)) return null;
  const [tasks, colleagues, { today }] = await Promise.all([
    tasksAbout(viewer, applicationId ? { applicationId } : { studentId }),
    counsellorNames(),
    readerToday(viewer),
  ]);
  const about = { studentId, applicationId: applicationId ?? null, label: '' };
  return <TaskList about={about} tasks={tasks} colleagues={colleagues} viewerId={viewer.userId} today={today} />;
}
