import type { MailRequest } from '@/lib/domain/mail-requests';
import { enqueue } from '@/lib/platform/jobs/queue';
import { sendMail } from '@/lib/platform/mail/send';
import { withFacts } from '@/lib/services/applications/mail-facts';
import { applicationsFollow } from '@/lib/services/desk/follow';
import { isContactOf } from '@/lib/services/desk/messages/contacts';
import { sendMessage } from '@/lib/services/desk/messages/messages';
import { tasksOfStatus } from '@/lib/services/desk/tasks/by-rule';
import { tasksFollow } from '@/lib/services/desk/tasks/follow';
import { tellWebhooks } from '@/lib/services/desk/webhooks/events';
import { receiptsFollow } from '@/lib/services/people/fees/issue';
import { helpersTold } from '@/lib/services/people/helpers/told';
import { fileAcceptedPapers } from '@/lib/services/people/profile/accepted-papers';
import { recordStaffAction } from '@/lib/services/records/lists/actions';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { announceChange } from '@/lib/services/records/notices/changes';
import { type Effects, registerEffects } from '@/lib/services/records/notices/effects';
import { notifyGrouped } from '@/lib/services/records/notices/grouped';
import { notifyUnlessLeft, whileAgentOf } from '@/lib/services/records/notices/notices';
import { staffOf } from '@/lib/services/records/notices/staff-readers';

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
  mail: async ({ request, key }, id) => sendMail(await withFacts(request), { key: key ?? String(id) }),
  helpers: async (told, id) => {
    const { request, key = String(id) } = told.mail ?? {};
    for (const userId of await helpersTold(told, id))
      if (request)
        await sendMail({ ...(await withFacts(request)), userId } as MailRequest, { key: `${key}:${userId}` });
  },
  message: async ({ from, to, text }, id) => {
    const sender = { ...from, email: '' };
    if (await isContactOf(sender, to)) await sendMessage(sender, to, { text, key: `effect-${id}` });
  },
  'release-moves': async ({ group, key, at }) => {
    await enqueue('release-moves', { group }, { key, runAt: at });
  },
  'fee-receipts': ({ chargeId }) => receiptsFollow(chargeId),
  'accepted-papers': (papers) => fileAcceptedPapers(papers),
  'applications-follow': (following) => applicationsFollow(following),
  'tasks-follow': (following) => tasksFollow(following),
  'tasks-of-status': (entered) => tasksOfStatus(entered),
  webhook: (event, id, record) => tellWebhooks(event, id, record),
  'staff-action': ({ by, action, subject, change }, id) => recordStaffAction(by, action, subject, change, id),
};

/** Connects effects with what delivers them. Every process that changes records calls it at its start. */
export const connectEffects = () => registerEffects(EFFECTS);
