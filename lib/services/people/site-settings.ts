import type { Model, Types } from 'mongoose';
import { conflict, isDuplicateKey } from '@/lib/domain/errors';
import type { StaffActionKind } from '@/lib/domain/staff-actions';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { deliverEffects, effectsUpdate } from '@/lib/services/records/notices/outbox';
import { staffIds } from '@/lib/services/records/notices/staff-readers';
import type { Outbox } from '@/models/outbox';
import type { ChangedFacts } from '@/models/staff-action';

/**
 * Saves settings of the site that are one document; logged, with a notice to every admin. 409 where it was saved since `savedOn`.
 * @param said.changed what the notice says that the viewer changed; its link leads to this part of the page This site
 * @returns the document as it is now
 */
export async function saveSiteSettings<T extends Outbox & { _id: Types.ObjectId; savedOn: Date }>(
  model: Model<T>,
  _id: Types.ObjectId,
  viewer: Viewer,
  { set, savedOn }: { set: Partial<T>; savedOn: string | null },
  said: { action: StaffActionKind; changed: string; section: string; after?: ChangedFacts },
): Promise<T> {
  const notice = { notification: `${viewer.name} changed ${said.changed}.`, href: `/site?section=${said.section}` };
  const { $push, $set } = effectsUpdate([
    ...(await staffIds({ role: 'admin' })).map((userId) => ({ kind: 'notice', userId, ...notice }) as const),
    {
      kind: 'staff-action',
      by: { userId: viewer.userId, role: viewer.role },
      action: said.action,
      subject: { kind: 'site', id: 'site' },
      change: said.after ? { after: said.after } : {},
    },
  ]);
  const seen = { _id, ...(savedOn ? { savedOn: new Date(savedOn) } : { savedOn: { $exists: false } }) };
  const change = { $push, $set: { ...set, ...$set, savedOn: new Date() } };
  const how = { upsert: savedOn === null, returnDocument: 'after' } as const;
  const changed = await model
    .findOneAndUpdate(seen as object, change as object, how)
    .lean()
    .catch((error: unknown) => {
      if (isDuplicateKey(error)) return null;
      throw error;
    });
  if (!changed) throw conflict('Another admin saved changes while you were editing.');
  await deliverEffects(model, changed as T);
  return changed as T;
}
