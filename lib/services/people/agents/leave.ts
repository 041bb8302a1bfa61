import { ownUserId } from '@/lib/access';
import { agentReader } from '@/lib/domain/agency/care';
import { conflict } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { announceChange, changeOfAgent, changeOfStudent } from '@/lib/services/records/notices/changes';
import { notify } from '@/lib/services/records/notices/notifications';
import { User } from '@/models/user';
import { changeTime, endClaimsBefore } from '../agency/answers';
import { renewAgent } from '../scope';

/**
 * Ends the bond between a student and the agent who added them: from then on the agent sees neither the student nor
 * their applications. 404 for another's `userId`, 409 for a student without an agent.
 */
export function leaveAgent(viewer: Viewer, userId?: string): Promise<void> {
  return leaveAgentOf(ownUserId(viewer, userId));
}

/** The same for a student who proved in another way who they are. */
export async function leaveAgentOf(studentId: string): Promise<void> {
  const student = await User.findById(studentId, 'name addedBy memberId agencyOn').lean();
  const agentId = student?.addedBy;
  if (!agentId) throw conflict('You have no agency.');
  const agencyOn = changeTime(student);
  // This ends the agent's reach: of two calls at once one does it.
  const left = await User.updateOne(
    { _id: student._id, addedBy: agentId },
    {
      $set: { addedBy: null, company_name: '', branchId: null, memberId: null, claimId: null, agencyOn },
      $addToSet: { formerAgents: agentId },
    },
  );
  if (left.modifiedCount === 0) throw conflict('You have no agency.');
  await endClaimsBefore({ userId: student._id }, agencyOn);
  await renewAgent(studentId);
  await announceChange(changeOfStudent({ _id: student._id, addedBy: null }));
  await announceChange(changeOfAgent(agentId));
  await recordActivity(studentId, 'You left your agency.');
  const reader = agentReader({ agentId, memberId: student.memberId });
  await notify(String(reader), `${student.name} is no longer your student.`, '/students');
}
