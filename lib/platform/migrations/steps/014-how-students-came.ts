import type { CameBy } from '@/lib/domain/reports';
import { Referral } from '@/models/referral';
import { User, type UserRecord } from '@/models/user';
import { changeEach, type Migration, nextIds } from '../migration';

export const howStudentsCame: Migration = {
  version: 14,
  name: 'Store the source of each student and count it for the reports',
  async step(after) {
    const { last, ids } = await nextIds(User, after);
    const unknown = { _id: { $in: ids }, role: 'student', cameBy: null };
    const students = await User.find(unknown as object, 'addedBy formerAgents').lean();
    const referrals = await Referral.find({ referredUserId: { $in: students.map(({ _id }) => _id) } }).lean();
    const referred = new Set(referrals.map(({ referredUserId }) => String(referredUserId)));
    const cameBy = ({ _id, addedBy, formerAgents }: UserRecord): CameBy => {
      if (addedBy || formerAgents?.length) return 'agent';
      return referred.has(String(_id)) ? 'referral' : 'self';
    };
    const changed = await changeEach(
      User,
      students.map((student) => ({
        filter: { _id: student._id },
        set: { cameBy: cameBy(student) },
      })),
    );
    return { after: last, changed };
  },
};
