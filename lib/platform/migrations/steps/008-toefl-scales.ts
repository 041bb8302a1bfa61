import { toeflScaleOf } from '@/lib/domain/test-scores';
import { Profile } from '@/models/profile';
import { changeEach, type Migration, nextIds } from '../migration';

export const toeflScales: Migration = {
  version: 8,
  name: 'Store the scale of each TOEFL report',
  async step(after) {
    const { last, ids } = await nextIds(Profile, after);
    const unnamed = { _id: { $in: ids }, 'tests.toefl_overall': { $ne: null }, 'tests.toefl_scale': null };
    const profiles = await Profile.find(unnamed, 'tests').lean();
    const changed = await changeEach(
      Profile,
      // A report that is saved meanwhile names its scale by that.
      profiles.map(({ _id, tests: { toefl_test_date: taken, toefl_overall: overall } }) => ({
        filter: { _id, 'tests.toefl_scale': null, 'tests.toefl_overall': overall, 'tests.toefl_test_date': taken },
        set: { 'tests.toefl_scale': toeflScaleOf(taken ?? '', overall ?? 0) },
      })),
    );
    return { after: last, changed };
  },
};
