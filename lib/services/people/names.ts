import { Application } from '@/models/application';
import { User, type UserRecord } from '@/models/user';

/**
 * Writes a student's present name and number to their applications, whose lists are searched by them. A second call
 * changes nothing; of two at once the last one sees what stays.
 * @param written what is known to be there
 */
export async function renewStudentName(userId: string, written?: Pick<UserRecord, 'name' | 'mobile'>): Promise<void> {
  for (let done = written; ; ) {
    const student = await User.findById(userId, 'name mobile').lean();
    if (!student || (student.name === done?.name && student.mobile === done.mobile)) return;
    done = student;
    const copies = { studentName: student.name, mobile: student.mobile };
    await Application.updateMany(
      { userId, $or: [{ studentName: { $ne: copies.studentName } }, { mobile: { $ne: copies.mobile } }] },
      { $set: copies },
    );
  }
}
