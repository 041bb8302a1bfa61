import { ownUserId } from '@/lib/access';
import type { Viewer } from '@/lib/auth/viewer';
import type { Settings } from '@/lib/contract/accounts/settings';
import { notFound } from '@/lib/errors';
import { sendMail } from '@/lib/mail/send';
import { User } from '@/models/user';
import { recordActivity } from '../people/activities';
import { confirmFactorChange } from './second-factor';

/** The viewer's settings. 404 for another's. */
export async function settingsOf(viewer: Viewer, userId: string): Promise<Settings> {
  const user = await User.findById(ownUserId(viewer, userId), 'settings').lean();
  if (!user) throw notFound('User not found.');
  return user.settings;
}

/**
 * Saves the viewer's settings; logged when something changed. 404 for another's; switching the second factor on or off
 * takes an e-mailed code (422, second-factor.ts).
 */
export async function updateSettings(
  viewer: Viewer,
  input: Settings & { userId?: string | undefined; code?: string | undefined },
): Promise<void> {
  const userId = ownUserId(viewer, input.userId);
  const { notifications, tfa, newsLetter } = input;
  const settings = { notifications, tfa, newsLetter };
  if (tfa !== (await settingsOf(viewer, userId)).tfa) await confirmFactorChange(userId, input.code);
  const before = await User.findOneAndUpdate(
    { _id: userId },
    { $set: { settings } },
    { projection: 'settings' },
  ).lean();
  const changed = Object.entries(settings).some(([name, value]) => before?.settings[name as keyof Settings] !== value);
  if (changed) await recordActivity(userId, 'You changed your settings.');
  if (newsLetter && !before?.settings.newsLetter) {
    // Once a day at most, however often the box is ticked and unticked.
    const key = `${userId}:${new Date().toISOString().slice(0, 10)}`;
    await sendMail({ template: 'newsletter-welcome', userId }, { key });
  }
}
