import { Application } from '@/models/application';
import { Prospect } from '@/models/prospect';
import { User } from '@/models/user';
import { type Migration, nextIds } from '../migration';

/** Students and leads that came from a sheet, or were given to a counsellor, without a branch are of their counsellor's one branch. */
export const branchesOfCounsellors: Migration = {
  version: 46,
  name: 'Give students and leads without a branch that of their counsellor',
  async step(after) {
    const { last, ids } = await nextIds(User, after);
    const people = await User.find({ _id: { $in: ids }, role: 'agent' }, 'agency').lean();
    let changed = 0;
    for (const { _id: memberId, agency } of people) {
      const [branchId, another] = agency?.branches ?? [];
      if (!agency || !branchId || another) continue;
      const set = { $set: { branchId } };
      const written = await Promise.all([
        User.collection.updateMany({ role: 'student', addedBy: agency.id, memberId, branchId: null }, set),
        Prospect.collection.updateMany({ agencyId: agency.id, memberId, branchId: null }, set),
        Application.collection.updateMany({ agentId: agency.id, memberId, branchId: null }, set),
      ]);
      for (const { modifiedCount } of written) changed += modifiedCount;
    }
    return { after: last, changed };
  },
};
