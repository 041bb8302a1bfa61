import { CommissionEntry } from '@/models/commission-entry';
import { Posting } from '@/models/posting';
import { changeEach, type Migration, nextIds } from '../migration';

/** Events of what is earned: what a branch is owed of what came is posted by others. */
const EARNED = ['claimable', 'rated', 'agreed'];

/** What was posted of branches that are firms of their own stays as it was posted: owed when earned, not when it came. */
export const booksOfFirms: Migration = {
  version: 39,
  name: 'Keep accounts that owe a branch its share of what is earned as they are',
  async step(after) {
    const { last, ids } = await nextIds(CommissionEntry, after);
    const earned = {
      entryId: { $in: ids },
      event: { $in: EARNED },
      legs: { $elemMatch: { account: 'payable:partner' as const } },
    };
    const known = await Posting.distinct('entryId', earned);
    return {
      after: last,
      changed: await changeEach(
        CommissionEntry,
        known.map((_id) => ({ filter: { _id }, set: { owedWhenEarned: true } })),
      ),
    };
  },
};
