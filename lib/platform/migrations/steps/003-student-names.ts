import { Application } from '@/models/application';
import { User } from '@/models/user';
import { changeEach, type Migration, nextIds } from '../migration';

export const studentNames: Migration = {
  version: 3,
  name: 'Store the student’s name on applications, so that lists can be searched by it',
  async step(after) {
    const { last, ids } = await nextIds(Application, after);
    const nameless = { _id: { $in: ids }, studentName: { $in: [null, ''] } };
    const applications = await Application.find(nameless, 'userId').lean();
    const students = await User.find({ _id: { $in: applications.map(({ userId }) => userId) } }, 'name').lean();
    const names = new Map(students.map(({ _id, name }) => [String(_id), name]));
    const changed = await changeEach(
      Application,
      applications.map(({ _id, userId }) => ({
        filter: { _id, studentName: nameless.studentName },
        set: { studentName: names.get(String(userId)) ?? '' },
      })),
    );
    return { after: last, changed };
  },
};
