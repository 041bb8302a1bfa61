import { enqueue } from '@/lib/jobs/queue';
import { sendMail } from '@/lib/mail/send';
import { applicationsFollow } from '@/lib/services/desk/follow';
import { isContactOf } from '@/lib/services/messages/contacts';
import { sendMessage } from '@/lib/services/messages/messages';
import { announceChange } from '@/lib/services/notifications/changes';
import { type Effects, registerEffects } from '@/lib/services/notifications/effects';
import { notifyGrouped } from '@/lib/services/notifications/grouped';
import { notifyUnlessLeft, whileAgentOf } from '@/lib/services/notifications/notices';
import { staffOf } from '@/lib/services/notifications/staff-readers';
import { recordActivity } from '@/lib/services/people/activities';
import { fileAcceptedPapers } from '@/lib/services/profile/accepted-papers';
import { recordStaffAction } from '@/lib/services/staff/actions';
import { tasksOfStatus } from '@/lib/services/tasks/by-rule';
import { tasksFollow } from '@/lib/services/tasks/follow';

/** What each effect of an action does to other records and people. */
const EFFECTS: Effects = {
  activity: ({ userId, activity }, id) => recordActivity(userId, activity, id),
  changed: (change) => announceChange(change),
  notice: (notice, id) => notifyUnlessLeft(notice, id),
  'grouped-notice': async ({ userId, notice, whileAgentOf: studentId }, id) => {
    if (await whileAgentOf(userId, studentId)) await notifyGrouped(userId, notice, id);
  },
  'staff-notice': async ({ staff, notice }, id) => {
    for (const userId of await staffOf(staff)) await notifyGrouped(userId, notice, id);
  },
  mail: ({ request, key }, id) => sendMail(request, { key: key ?? String(id) }),
  message: async ({ from, to, text }, id) => {
    const sender = { ...from, email: '' };
    if (await isContactOf(sender, to)) await sendMessage(sender, to, { text, key: `effect-${id}` });
  },
  'release-moves': async ({ group, key, at }) => {
    await enqueue('release-moves', { group }, { key, runAt: at });
  },
  'accepted-papers': (papers) => fileAcceptedPapers(papers),
  'applications-follow': (following) => applicationsFollow(following),
  'tasks-follow': (following) => tasksFollow(following),
  'tasks-of-status': (entered) => tasksOfStatus(entered),
  'staff-action': ({ by, action, subject, change }, id) => recordStaffAction(by, action, subject, change, id),
};

/** Connects effects with what delivers them. Every process that changes records calls it at its start. */
export const connectEffects = () => registerEffects(EFFECTS);
