import { workOrderOf } from '@/lib/domain/applications/work-order';
import { Application } from '@/models/application';
import { Course } from '@/models/course';
import { User } from '@/models/user';
import { changeEach, endOf, type Migration, nextIds } from '../migration';

export const listsOfApplications: Migration = {
  version: 12,
  name: 'Store on each application the fields its lists sort, search and filter by',
  async step(after) {
    const { last, ids } = await nextIds(Application, after);
    const unlisted = { _id: { $in: ids }, workOrder: { $exists: false } };
    const applications = await Application.find(unlisted, 'userId courseId status movedOn createdOn').lean();
    const byId = <T extends { _id: unknown }>(records: T[]) => new Map(records.map((one) => [String(one._id), one]));
    const students = byId(
      await User.find({ _id: { $in: applications.map(({ userId }) => userId) } }, 'mobile company_name').lean(),
    );
    const courses = byId(
      await Course.find({ _id: { $in: applications.map(({ courseId }) => courseId) } }, 'level').lean(),
    );
    const changed = await changeEach(
      Application,
      // One that is moved meanwhile is met again by its status.
      applications.map(({ _id, userId, courseId, status, movedOn, createdOn }) => ({
        filter: { _id, status, workOrder: { $exists: false } },
        set: {
          workOrder: workOrderOf(status, movedOn ?? createdOn ?? _id.getTimestamp()),
          ref: endOf(_id),
          mobile: students.get(String(userId))?.mobile ?? '',
          agency: students.get(String(userId))?.company_name ?? '',
          level: courses.get(String(courseId))?.level ?? '',
        },
      })),
    );
    return { after: last, changed };
  },
};
