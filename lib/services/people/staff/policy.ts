import { STAFF_ROLES } from '@/lib/contract/people/staff';
import { conflict } from '@/lib/domain/errors';
import { afterNewVersion } from '@/lib/platform/auth/stored-sessions';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { recordStaffAction } from '@/lib/services/records/lists/actions';
import { SiteSetting } from '@/models/site-setting';
import { User } from '@/models/user';

/** Whether every sign-in of team and admins takes a second factor. */
export async function staffFactorRequired(): Promise<boolean> {
  return (await SiteSetting.findById('site').lean())?.staffFactor === true;
}

/**
 * Requires a second factor of all staff, or no longer. Who has none of their own gets a code by e-mail; their open sessions
 * end. 409 for an admin who has none: what locks out others must have worked for the one who asks.
 */
export async function requireStaffFactor(viewer: Viewer, required: boolean): Promise<void> {
  const own = await User.findById(viewer.userId, 'settings').lean();
  if (required && !own?.settings.tfa)
    throw conflict('Please turn on 2-factor authentication for your own account first.');
  const before = await SiteSetting.findOneAndUpdate(
    { _id: 'site' },
    { $set: { staffFactor: required } },
    { upsert: true },
  ).lean();
  if ((before?.staffFactor ?? false) === required) return;
  if (required) await endSessionsWithoutFactor();
  const account = { kind: 'account', id: viewer.userId, userId: viewer.userId } as const;
  await recordStaffAction(viewer, 'staff.factor', account, { before: { required: !required }, after: { required } });
}

async function endSessionsWithoutFactor(): Promise<void> {
  const without = { role: { $in: [...STAFF_ROLES] }, 'settings.tfa': { $ne: true } };
  for (const { _id } of await User.find(without, '_id').lean()) {
    const user = await User.findByIdAndUpdate(_id, { $inc: { sessionVersion: 1 } }, { returnDocument: 'after' }).lean();
    if (user) await afterNewVersion(user);
  }
}
