import { ownUserId } from '@/lib/access';
import { conflict } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { announceChange, changeOfAgent, changeOfStudent } from '@/lib/services/records/notices/changes';
import { notify } from '@/lib/services/records/notices/notifications';
import { User } from '@/models/user';
import { renewAgent } from '../scope';

/**
 * Ends the bond between a student and the agent who added them: from then on the agent sees neither the student nor
 * their applications. 404 for another's `userId`, 409 for a student without an agent.
 */
export async function leaveAgent(viewer: Viewer, userId?: string): Promise<void> {
  const student = await User.findById(ownUserId(viewer, userId), 'name addedBy').lean();
  const agentId = student?.addedBy;
  if (!agentId) throw conflict('You have no agent.');
  // This ends the agent's reach: of two calls at once one does it.
  const left = await User.updateOne(
    { _id: viewer.userId, addedBy: agentId },
    { $set: { addedBy: null, company_name: '', branchId: null, memberId: null }, $addToSet: { formerAgents: agentId } },
  );
  if (left.modifiedCount === 0) throw conflict('You have no agent.');
  await renewAgent(viewer.userId);
  await announceChange(changeOfStudent({ _id: student._id, addedBy: null }));
  await announceChange(changeOfAgent(agentId));
  await recordActivity(viewer.userId, 'You left your agent.');
  await notify(String(agentId), `${student.name} is no longer your student.`, '/students');
}
