import { found } from '@/lib/domain/errors';
import { afterNewVersion } from '@/lib/platform/auth/stored-sessions';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { changeOfAgent } from '@/lib/services/records/notices/changes';
import type { Effect } from '@/lib/services/records/notices/effects';
import { deliverEffects, effectsUpdate } from '@/lib/services/records/notices/outbox';
import { User, type UserRecord } from '@/models/user';
import { renewEnquiries } from '../enquiries';
import { fallOfAgency } from '../handling';

/**
 * Verifies an agent or takes it back, which ends their sessions at once, and what the agency handled falls to staff. A second call
 * changes nothing, but delivers the effects that a process which died left undelivered. 404 for an account that is no agent's.
 */
export async function setAgentVerification(viewer: Viewer, agentId: string, isVerified: boolean): Promise<void> {
  const agent = found(await User.findOne({ _id: agentId, role: 'agent', agency: null }).lean(), 'User not found.');
  const { $push, $set } = effectsUpdate(effectsOf(viewer, agent, isVerified));
  const after = await User.findOneAndUpdate(
    { _id: agentId, role: 'agent', isVerified: !isVerified },
    { $set: { ...$set, isVerified }, $push, ...(isVerified ? {} : { $inc: { sessionVersion: 1 } }) },
    { returnDocument: 'after' },
  ).lean();
  if (after) {
    await afterNewVersion(after);
    await renewEnquiries(agent.email);
  }
  await closeMembers(agentId, !isVerified);
  if (!isVerified) await fallOfAgency(agentId, 'The agency is no longer verified.');
  await deliverEffects(User, after ?? agent);
}

/**
 * The people of an agency sign in as long as it is verified; from then on their sessions are over. Running it again
 * changes nothing more.
 */
async function closeMembers(agencyId: string, closed: boolean): Promise<void> {
  const members = await User.find({ 'agency.id': agencyId, 'agency.closed': !closed }, '_id').lean();
  for (const { _id } of members) {
    const after = await User.findOneAndUpdate(
      { _id, 'agency.closed': !closed },
      { $set: { 'agency.closed': closed }, $inc: { sessionVersion: 1 } },
      { returnDocument: 'after' },
    ).lean();
    if (after) await afterNewVersion(after);
  }
}

/** Its effects: an activity of the admin, a line in the staff's log, and a notice to an agent who is verified now. */
function effectsOf({ userId, role }: Viewer, agent: UserRecord, isVerified: boolean): Effect[] {
  const agentId = String(agent._id);
  const words = isVerified ? 'verified' : 'removed the verification of';
  return [
    { kind: 'changed', ...changeOfAgent(agentId) },
    { kind: 'activity', userId, activity: `You ${words} the agent ${agent.company_name || agent.name}.` },
    {
      kind: 'staff-action',
      by: { userId, role },
      action: isVerified ? 'agent.verify' : 'agent.unverify',
      subject: { kind: 'account', id: agentId, userId: agentId },
      change: { before: { isVerified: !isVerified }, after: { isVerified } },
    },
    ...(isVerified
      ? ([
          { kind: 'notice', userId: agentId, notification: 'Your account has been verified. Welcome!', href: '/' },
          { kind: 'mail', request: { template: 'verified', userId: agentId } },
        ] as const)
      : []),
  ];
}
