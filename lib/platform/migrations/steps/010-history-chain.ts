import { linked } from '@/lib/engines/history/chain';
import { Application } from '@/models/application';
import { changeEach, type Migration, nextIds } from '../migration';

export const historyChain: Migration = {
  version: 10,
  name: 'The history of applications is chained by hashes',
  async step(after) {
    const { last, ids } = await nextIds(Application, after);
    const unchained = { _id: { $in: ids }, chain: null };
    const fields = 'courseId year month status history acts revision';
    for (let changed = 0; ; ) {
      // One that is moved between its reading and its writing is read again.
      const applications = await Application.find(unchained, fields).lean();
      if (!applications.length) return { after: last, changed };
      changed += await changeEach(
        Application,
        applications.map((application) => {
          const { _id, status, history, acts, revision } = application;
          const { chain, ...entries } = linked(application, null, { moves: history ?? [], acts: acts ?? [] });
          return {
            filter: { _id, status, chain: null, revision: revision ?? null },
            set: { history: entries.moves, chain, ...(acts ? { acts: entries.acts } : {}) },
          };
        }),
      );
    }
  },
};
