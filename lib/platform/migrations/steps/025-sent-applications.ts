import { sentByHistory } from '@/lib/domain/applications/sent';
import { Application } from '@/models/application';
import { changeEach, type Migration, nextIds } from '../migration';

export const sentApplications: Migration = {
  version: 25,
  name: 'Store when applications were sent to the university, from their history',
  async step(after) {
    const { last, ids } = await nextIds(Application, after);
    const unknown = { _id: { $in: ids }, sent: null };
    const applications = await Application.find(unknown, 'status history movedOn offer').lean();
    const changed = await changeEach(
      Application,
      // One that is sent, or whose move is undone, meanwhile is left as that has it.
      applications.flatMap(({ _id, ...application }) => {
        const sent = sentByHistory(application);
        return sent ? [{ filter: { _id, status: application.status, sent: null }, set: { sent } }] : [];
      }),
    );
    return { after: last, changed };
  },
};
