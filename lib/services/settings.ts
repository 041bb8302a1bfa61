import { ownUserId } from '@/lib/access';
import type { Viewer } from '@/lib/auth/viewer';
import type { Settings } from '@/lib/contract/settings';
import { notFound } from '@/lib/errors';
import { User } from '@/models/user';
import { recordActivity } from './activities';

/** The viewer's settings. 404 for another's. */
export async function settingsOf(viewer: Viewer, userId: string): Promise<Settings> {
  const user = await User.findById(ownUserId(viewer, userId), 'settings').lean();
  if (!user) throw notFound('User not found.');
  return user.settings;
}

/** Saves the viewer's settings; logged when something changed. 404 for another's. */
export async function updateSettings(viewer: Viewer, input: Settings & { userId?: string | undefined }): Promise<void> {
  const userId = ownUserId(viewer, input.userId);
  const { notifications, tfa, newsLetter } = input;
  const settings = { notifications, tfa, newsLetter };
  const before = await User.findOneAndUpdate(
    { _id: userId },
    { $set: { settings } },
    { projection: 'settings' },
  ).lean();
  const changed = Object.entries(settings).some(([name, value]) => before?.settings[name as keyof Settings] !== value);
  if (changed) await recordActivity(userId, 'You changed your settings.');
}
