import { ownUserId } from '@/lib/access';
import type { Proof } from '@/lib/contract/accounts/proof';
import type { Settings } from '@/lib/contract/accounts/settings';
import { todayIn } from '@/lib/domain/days/day';
import { conflict, found } from '@/lib/domain/errors';
import type { Seen } from '@/lib/domain/saves/seen';
import { assertConfirmed } from '@/lib/platform/auth/confirmation';
import { afterNewVersion } from '@/lib/platform/auth/stored-sessions';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { sendMail } from '@/lib/platform/mail/send';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { mergedWith } from '@/lib/services/records/lists/merged-with';
import { User } from '@/models/user';
import { staffFactorRequired } from '../staff/policy';
import { confirmFactorChange } from './second-factor';

/** The viewer's settings. 404 for another's. */
export async function settingsOf(viewer: Viewer, userId: string): Promise<Settings> {
  const user = found(await User.findById(ownUserId(viewer, userId), 'settings').lean(), 'User not found.');
  return user.settings;
}

/**
 * Saves the viewer's settings; logged when something changed. 404 for another's; switching the second factor on or off
 * takes a code (422, second-factor.ts) and ends the other sessions; off, it takes the password of staff again (403), and is
 * refused (409) while admins ask it of all staff.
 */
export async function updateSettings(
  viewer: Viewer,
  input: Settings & Proof & { userId?: string | undefined; seen?: Seen | undefined },
): Promise<void> {
  const userId = ownUserId(viewer, input.userId);
  const stored = await settingsOf(viewer, userId);
  const { notifications, tfa, newsLetter } = input;
  const settings = mergedWith({ ...stored }, { notifications, tfa, newsLetter }, input.seen);
  const changesFactor = settings.tfa !== stored.tfa;
  if (changesFactor) await checkFactorChange(viewer, settings.tfa, { code: input.code, passkey: input.passkey });
  const before = await User.findOneAndUpdate(
    { _id: userId },
    { $set: { settings }, ...(changesFactor ? { $inc: { sessionVersion: 1 } } : {}) },
    { projection: 'settings sessionVersion' },
  ).lean();
  if (before && changesFactor) {
    await afterNewVersion({ ...before, sessionVersion: before.sessionVersion + 1 }, viewer.session?.id);
  }
  const changed = Object.entries(settings).some(([name, value]) => before?.settings[name as keyof Settings] !== value);
  if (changed) await recordActivity(userId, 'You changed your settings.');
  if (settings.newsLetter && !before?.settings.newsLetter) {
    // Once a day at most, however often the box is ticked and unticked.
    const key = `${userId}:${todayIn('UTC')}`;
    await sendMail({ template: 'newsletter-welcome', userId }, { key });
  }
}

async function checkFactorChange(viewer: Viewer, on: boolean, proof: Proof): Promise<void> {
  const isStaff = viewer.role === 'team' || viewer.role === 'admin';
  if (!on && isStaff) {
    if (await staffFactorRequired()) throw conflict('Two-factor sign-in is required for all staff.');
    assertConfirmed(viewer);
  }
  await confirmFactorChange(viewer.userId, proof);
}
