import { missingConsentOf } from '@/lib/domain/applications/consent';
import { publish } from '@/lib/platform/events/bus';
import type { Effect } from '@/lib/services/records/notices/effects';
import { Application, type ApplicationRecord } from '@/models/application';
import { Notification } from '@/models/notification';

const GROUP = 'yes:asked';
const BEFORE = 'Nothing is sent until you confirm.';

/**
 * The notice in a student's bell that their yes is missing, one for all applications. Quiet: the page they are on asks for it.
 * @param what the application in words: 'Nursing at Douglas College (Sep 2027)'
 */
export const yesIsMissing = (userId: string, applicationId: string, what: string): Effect => ({
  kind: 'grouped-notice',
  userId,
  notice: {
    group: GROUP,
    one: `Please confirm what is sent for ${what}. ${BEFORE}`,
    many: `Please confirm what is sent for {n} applications. ${BEFORE}`,
    href: `/my-applications/${applicationId}`,
    hrefOfMany: '/my-applications',
    quiet: true,
  },
});

/** Counts that notice as read once none of the student's applications waits for their yes any more. */
export async function yesIsGiven(userId: ApplicationRecord['userId']): Promise<void> {
  const unread = { userId, group: GROUP, readOn: null };
  if (!(await Notification.exists(unread))) return;
  const applications = await Application.find({ userId }).lean();
  if (applications.some((application) => missingConsentOf(application) === 'student')) return;
  await Notification.updateMany(unread, { $set: { readOn: new Date() } });
  await publish({ kind: 'notifications-read', to: [String(userId)], payload: {} });
}
