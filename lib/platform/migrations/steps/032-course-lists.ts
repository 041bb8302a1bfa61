import { withLists } from '@/lib/domain/courses/intakes';
import { Course } from '@/models/course';
import { changeEach, type Migration, nextIds } from '../migration';

export const courseLists: Migration = {
  version: 32,
  name: 'Store intakes and closing dates of courses as lists beside the texts',
  async step(after) {
    const { ids, last } = await nextIds(Course, after);
    const projection = { admissionIntake: 1, closingDays: 1 };
    const missing = { _id: { $in: ids }, intakes: { $exists: false } };
    const courses = await Course.collection.find(missing, { projection }).toArray();
    const changed = await changeEach(
      Course,
      courses.map(({ _id, admissionIntake = null, closingDays = null }) => {
        const { intakes, closings } = withLists({
          admissionIntake: admissionIntake ?? '',
          closingDays: closingDays ?? '',
        });
        // A course that is changed in between keeps what came with the change.
        return { filter: { ...missing, _id, admissionIntake, closingDays }, set: { intakes, closings } };
      }),
    );
    return { after: last, changed };
  },
};
