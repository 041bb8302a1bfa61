import { isDeepStrictEqual } from 'node:util';
import type { Types } from 'mongoose';
import { addressLine } from '@/lib/domain/profile';
import { passportKeyOf } from '@/lib/platform/auth/passport-key';
import { Application, wordsOfApplication } from '@/models/application';
import { Enquiry, wordsOfEnquiry } from '@/models/enquiry';
import { Profile } from '@/models/profile';
import { Prospect, wordsOfProspect } from '@/models/prospect';
import { User, wordsOfUser } from '@/models/user';
import { changeEach, type Migration, nextIds } from '../migration';

/** No id is in two collections: a step takes the next ones of all together. */
export const wordsOfTheBox: Migration = {
  version: 49,
  name: 'Store what the search box finds people, leads and applications by',
  async step(after) {
    const next = await Promise.all([User, Application, Enquiry, Prospect].map((model) => nextIds(model, after)));
    const all = next.flatMap(({ ids }) => ids).sort((a, b) => (a.toHexString() < b.toHexString() ? -1 : 1));
    const ids = all.slice(0, STEP);
    const changed = await Promise.all([
      giveAddresses(ids).then(async (given) => given + (await give(User, ids, wordsOfUser))),
      give(Application, ids, wordsOfApplication),
      give(Enquiry, ids, wordsOfEnquiry),
      give(Prospect, ids, wordsOfProspect),
    ]);
    return { after: ids.at(-1) ?? null, changed: changed.reduce((sum, one) => sum + one, 0) };
  },
};

/** Fewer than what is looked at of one collection: none of the others is stepped over. */
const STEP = 1_000;

/** The copies of what profiles say: the address on the account, the key of the passport. */
async function giveAddresses(ids: readonly Types.ObjectId[]): Promise<number> {
  const theirs = { userId: { $in: [...ids] }, personal: { $ne: null } };
  const profiles = await Profile.collection
    .find(theirs, { projection: { userId: 1, personal: 1, passportKey: 1 } })
    .toArray();
  const keys = profiles.flatMap(({ _id, personal, passportKey = null }) => {
    const key = passportKeyOf(personal.passport_number);
    const filter = { _id, 'personal.passport_number': personal.passport_number };
    return key && key !== passportKey ? [{ filter, set: { passportKey: key } }] : [];
  });
  const addresses = profiles.flatMap(({ userId, personal }) => {
    const address = addressLine(personal);
    return address ? [{ filter: { _id: userId, address: { $exists: false } }, set: { address } }] : [];
  });
  return (await changeEach(Profile, keys)) + (await changeEach(User, addresses));
}

async function give<T>(
  model: { collection: (typeof User)['collection'] },
  ids: Types.ObjectId[],
  wordsOf: (record: Partial<T>) => string[],
): Promise<number> {
  const records = await model.collection.find({ _id: { $in: ids }, erasedOn: null }).toArray();
  return changeEach(
    model,
    records.flatMap(({ _id, words: stored = null, ...record }) => {
      // An erased record keeps none.
      const words = Array.isArray(stored) && stored.length === 0 ? stored : wordsOf(record as Partial<T>);
      return isDeepStrictEqual(words, stored) ? [] : [{ filter: { _id, words: stored }, set: { words } }];
    }),
  );
}
