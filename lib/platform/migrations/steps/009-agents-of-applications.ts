import { Application } from '@/models/application';
import { User } from '@/models/user';
import { changeEach, type Migration, nextIds } from '../migration';

export const agentsOfApplications: Migration = {
  version: 9,
  name: 'Store the student’s current agent on applications',
  async step(after) {
    const { last, ids } = await nextIds(Application, after);
    const applications = await Application.find({ _id: { $in: ids } }, 'userId agentId').lean();
    const students = await User.find({ _id: { $in: applications.map(({ userId }) => userId) } }, 'addedBy').lean();
    const agents = new Map(students.map(({ _id, addedBy }) => [String(_id), addedBy]));
    const changed = await changeEach(
      Application,
      applications
        .map(({ _id, userId, agentId }) => ({ _id, agentId, now: agents.get(String(userId)) ?? null }))
        .filter(({ agentId, now }) => String(agentId) !== String(now))
        .map(({ _id, agentId, now }) => ({ filter: { _id, agentId }, set: { agentId: now } })),
    );
    return { after: last, changed };
  },
};
