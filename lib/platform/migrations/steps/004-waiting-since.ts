import { isWaiting } from '@/lib/domain/applications/application-status';
import { Application } from '@/models/application';
import { changeEach, type Migration, nextIds } from '../migration';

export const waitingSince: Migration = {
  version: 4,
  name: 'Store since when older applications have been waiting: their last move',
  async step(after) {
    const { last, ids } = await nextIds(Application, after);
    const since = { _id: { $in: ids }, waitsSince: null };
    const applications = await Application.find(since, 'status history createdOn').lean();
    const changed = await changeEach(
      Application,
      // One that is moved meanwhile gets its date by that.
      applications.map(({ _id, status, history, createdOn }) => ({
        filter: { _id, status, waitsSince: null },
        set: { waitsSince: isWaiting(status) ? (history?.at(-1)?.at ?? createdOn ?? _id.getTimestamp()) : null },
      })),
    );
    return { after: last, changed };
  },
};
