import { Application } from '@/models/application';
import { User } from '@/models/user';

/**
 * Writes a student's present name to their applications, whose lists are searched by it. A second call changes nothing;
 * of two at once the last one sees the name that stays.
 * @param written the name that they are known to have
 */
export async function renewStudentName(userId: string, written?: string): Promise<void> {
  for (let done = written; ; ) {
    const student = await User.findById(userId, 'name').lean();
    if (!student || student.name === done) return;
    done = student.name;
    await Application.updateMany({ userId, studentName: { $ne: done } }, { $set: { studentName: done } });
  }
}
