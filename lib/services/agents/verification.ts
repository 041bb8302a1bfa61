import { forgetStanding } from '@/lib/auth/account';
import type { Viewer } from '@/lib/auth/viewer';
import { notFound } from '@/lib/errors';
import { sendMail } from '@/lib/mail/send';
import { User } from '@/models/user';
import { notify } from '../notifications/notifications';
import { recordActivity } from '../people/activities';
import { recordStaffAction } from '../staff/actions';

/**
 * Verifies an agent or takes it back, which ends their sessions at once. Setting what is already so changes nothing.
 * 404 for whoever is no agent.
 */
export async function setAgentVerification(viewer: Viewer, agentId: string, isVerified: boolean): Promise<void> {
  const agent = await User.findOneAndUpdate(
    { _id: agentId, role: 'agent', isVerified: !isVerified },
    { $set: { isVerified }, ...(isVerified ? {} : { $inc: { sessionVersion: 1 } }) },
  ).lean();
  if (!agent) {
    if (await User.exists({ _id: agentId, role: 'agent' })) return;
    throw notFound('User not found.');
  }
  forgetStanding(agentId);
  const words = isVerified ? 'verified' : 'took back the verification of';
  await recordActivity(viewer.userId, `You ${words} the agent ${agent.company_name || agent.name}.`);
  const account = { kind: 'account', id: agentId, userId: agentId } as const;
  const facts = { before: { isVerified: !isVerified }, after: { isVerified } };
  await recordStaffAction(viewer, isVerified ? 'agent.verify' : 'agent.unverify', account, facts);
  if (!isVerified) return;
  await notify(agentId, 'Your account was verified. Welcome!', '/');
  await sendMail({ template: 'verified', userId: agentId });
}
