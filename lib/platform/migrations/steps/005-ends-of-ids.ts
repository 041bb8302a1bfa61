import { User } from '@/models/user';
import { changeEach, endOf, type Migration, nextIds } from '../migration';

export const endsOfIds: Migration = {
  version: 5,
  name: 'Store the end of each account’s id and the company of each student’s agent, for search and sorting',
  async step(after) {
    const { last, ids } = await nextIds(User, after);
    const users = await User.find({ _id: { $in: ids }, ref: { $exists: false } }, 'addedBy').lean();
    const agents = await User.find({ _id: { $in: users.flatMap(({ addedBy }) => addedBy ?? []) } }, 'company_name');
    const companies = new Map(agents.map(({ _id, company_name }) => [String(_id), company_name]));
    const changed = await changeEach(
      User,
      users.map(({ _id, addedBy }) => ({
        filter: { _id, ref: { $exists: false } },
        set: { ref: endOf(_id), ...(addedBy ? { company_name: companies.get(String(addedBy)) ?? '' } : {}) },
      })),
    );
    return { after: last, changed };
  },
};
