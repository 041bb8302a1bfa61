import type { Types } from 'mongoose';
import { Application, wordsOfApplication } from '@/models/application';
import { Enquiry, wordsOfEnquiry } from '@/models/enquiry';
import { User, wordsOfUser } from '@/models/user';
import { changeEach, type Migration, nextIds } from '../migration';

/** The fields that words are made of, of all three. */
const SEARCHED = 'name email mobile company_name studentName course university agency ref';

/** No id is in two collections: a step takes the next ones of all three together. */
export const wordsOfLists: Migration = {
  version: 16,
  name: 'Store the words by which accounts, applications and enquiries are found',
  async step(after) {
    const next = await Promise.all([User, Application, Enquiry].map((model) => nextIds(model, after)));
    const all = next.flatMap(({ ids }) => ids).sort((a, b) => (a.toHexString() < b.toHexString() ? -1 : 1));
    const ids = all.slice(0, STEP);
    const changed = await Promise.all([
      give(User, ids, wordsOfUser),
      give(Application, ids, wordsOfApplication),
      give(Enquiry, ids, wordsOfEnquiry),
    ]);
    return { after: ids.at(-1) ?? null, changed: changed.reduce((sum, one) => sum + one, 0) };
  },
};

/** Fewer than what is looked at of one collection: none of the others is stepped over. */
const STEP = 1_000;

async function give<T>(
  model: { collection: (typeof User)['collection'] },
  ids: Types.ObjectId[],
  wordsOf: (record: Partial<T>) => string[],
): Promise<number> {
  const projection = Object.fromEntries(SEARCHED.split(' ').map((field) => [field, 1]));
  const records = await model.collection.find({ _id: { $in: ids }, words: null }, { projection }).toArray();
  return changeEach(
    model,
    records.map(({ _id, ...record }) => ({
      filter: { _id, words: null },
      set: { words: wordsOf(record as Partial<T>) },
    })),
  );
}
