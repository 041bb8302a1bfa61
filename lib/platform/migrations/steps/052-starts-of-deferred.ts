import { itemsAt, NO_START_YET, offerAt } from '@/lib/domain/applications/starts';
import { Application } from '@/models/application';
import type { TimelineEntry } from '@/models/application-parts';
import { type Migration, nextIds } from '../migration';

/**
 * Applications that were deferred before a deferral named its new start: it isn't known yet. The days that belonged to the former start are
 * taken away from what is still open, each said in the timeline, as a deferral does now.
 */
export const startsOfDeferred: Migration = {
  version: 52,
  name: 'Say of deferred applications that their new start is not known yet',
  async step(after) {
    const { last, ids } = await nextIds(Application, after);
    const filter = { _id: { $in: ids }, status: 'Deferred', starts: { $exists: false } } as const;
    let changed = 0;
    for (const application of await Application.find(filter).lean()) {
      const { _id, year, month, createdOn, history, revision } = application;
      const move = history.findLast(({ status }) => status === 'Deferred');
      const by = move?.by ? { by: move.by, byRole: move.byRole, byName: move.byName } : null;
      const unknown = { askedBy: null, evidence: '' };
      const starts = [
        { year, month, since: createdOn, by: null, why: '', ...unknown },
        { year: null, month: null, since: move?.at ?? new Date(), by, why: move?.reason ?? '', ...unknown },
      ];
      const items = itemsAt(application.items ?? [], { year, month }, null, []);
      const offer = application.offer && offerAt(application.offer, { year, month }, null);
      const acts = [
        ...items.flatMap(({ item, said }) => (said ? [entry('changed', item.label, said)] : [])),
        ...(offer?.said.length ? [entry('offer changed', '', offer.said.join(', '))] : []),
      ];
      const { modifiedCount } = await Application.updateOne(
        { _id, status: 'Deferred', starts: { $exists: false }, revision: revision ?? null },
        {
          $set: {
            ...{ starts, intakeOn: NO_START_YET, items: items.map(({ item }) => item) },
            ...(offer ? { offer: offer.offer } : {}),
          },
          $push: { acts: { $each: acts } },
          $inc: { revision: 1 },
        },
        { timestamps: false },
      );
      changed += modifiedCount;
    }
    return { after: last, changed };
  },
};

const entry = (act: TimelineEntry['act'], label: string, reason: string): TimelineEntry => ({
  ...{ act, label, reason, by: null, byRole: 'system', byName: '', at: new Date() },
});
