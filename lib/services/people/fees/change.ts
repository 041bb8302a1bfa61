import type { Viewer } from '@/lib/platform/auth/viewer';
import type { Effect } from '@/lib/services/records/notices/effects';
import { deliverEffects, effectsUpdate } from '@/lib/services/records/notices/outbox';
import type { Signed } from '@/models/application-parts';
import { idOf } from '@/models/id';
import { Charge, type ChargeRecord } from '@/models/student-fee';
import { visibleCharge } from './visible';

/** How often a change is tried against others of the same charge: each failure means that another one was made. */
const TRIES = 100;

interface Change {
  set: Partial<Pick<ChargeRecord, 'state' | 'answeredOn' | 'payments' | 'isPaid' | 'refunds' | 'refundDueOn'>>;
  /** It is not offered any more. */
  closes?: true;
  effects: readonly Effect[];
}

/**
 * Changes a charge that the viewer reads, in one write together with its effects, and delivers those. Null from
 * `decide`: there is nothing to do, as the
 * same was done before; what that left undelivered is made then.
 */
export async function changeCharge(
  viewer: Viewer,
  id: string,
  decide: (charge: ChargeRecord) => Change | null,
): Promise<ChargeRecord> {
  for (let tries = 0; tries < TRIES; tries++) {
    const charge = await visibleCharge(viewer, id);
    const change = decide(charge);
    if (!change) {
      await deliverEffects(Charge, charge);
      return charge;
    }
    const { $push, $set } = effectsUpdate(change.effects);
    const after = await Charge.findOneAndUpdate(
      { _id: charge._id, revision: charge.revision },
      {
        $push,
        $set: { ...$set, ...change.set, revision: charge.revision + 1 },
        ...(change.closes ? { $unset: { openKey: '' } } : {}),
      },
      { returnDocument: 'after' },
    ).lean();
    if (!after) continue;
    await deliverEffects(Charge, after);
    return after;
  }
  throw new Error('Someone else is changing this fee right now. Please try again.');
}

/** Who does something now. */
export const signature = (viewer: Viewer): Signed => ({
  by: idOf(viewer),
  byRole: viewer.role,
  byName: viewer.name,
  at: new Date(),
});

/** The first due day of the refunds that are open; null without one. */
export const firstDue = (refunds: ChargeRecord['refunds']): string | null =>
  refunds
    .filter(({ state }) => state === 'asked')
    .map(({ dueOn }) => dueOn)
    .sort()
    .at(0) ?? null;
