import { startOrder } from '@/lib/domain/applications/starts';
import { Application } from '@/models/application';
import { changeEach, type Migration, nextIds } from '../migration';

export const movedOnAndIntake: Migration = {
  version: 7,
  name: 'Store when each application was last moved, and its intake as a number that sorts by time',
  async step(after) {
    const { last, ids } = await nextIds(Application, after);
    const unsorted = { _id: { $in: ids }, intakeOn: { $exists: false } };
    const applications = await Application.find(unsorted, 'year month history status createdOn').lean();
    const changed = await changeEach(
      Application,
      // One that is moved meanwhile gets its date by that.
      applications.map(({ _id, status, year, month, history, createdOn }) => ({
        filter: { _id, status, intakeOn: { $exists: false } },
        set: {
          movedOn: history?.at(-1)?.at ?? createdOn ?? _id.getTimestamp(),
          intakeOn: startOrder({ year, month }),
        },
      })),
    );
    return { after: last, changed };
  },
};
