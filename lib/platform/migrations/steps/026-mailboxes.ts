import type { Types } from 'mongoose';
import { mailboxOf } from '@/lib/domain/addresses/own-addresses';
import { Profile } from '@/models/profile';
import { User } from '@/models/user';
import { changeEach, type Migration, nextIds } from '../migration';

/** No id is in both collections: a step takes the next ones of the two together. */
export const mailboxes: Migration = {
  version: 26,
  name: 'Store email addresses of accounts and guardians in a form that can be compared',
  async step(after) {
    const next = await Promise.all([User, Profile].map((model) => nextIds(model as typeof User, after)));
    const all = next.flatMap(({ ids }) => ids).sort((a, b) => (a.toHexString() < b.toHexString() ? -1 : 1));
    const ids = all.slice(0, STEP);
    const changed = [
      await give(User, ids, 'email', 'mailbox'),
      await give(Profile, ids, 'personal.guardian_email', 'guardianMailbox'),
    ];
    return { after: ids.at(-1) ?? null, changed: changed.reduce((sum, one) => sum + one, 0) };
  },
};

/** Fewer than what is looked at of one collection: none of the other is stepped over. */
const STEP = 1_000;

/** An address that is changed in between keeps what came with the change. */
async function give(
  model: { collection: (typeof User)['collection'] },
  ids: Types.ObjectId[],
  address: string,
  field: string,
): Promise<number> {
  const missing = { _id: { $in: ids }, [field]: null, [address]: { $type: 'string', $ne: '' } };
  const records = await model.collection.find(missing, { projection: { [address]: 1 } }).toArray();
  return changeEach(
    model,
    records.map((record) => {
      const email = address
        .split('.')
        .reduce<unknown>((value, name) => (value as Record<string, unknown> | null)?.[name], record) as string;
      return { filter: { _id: record._id, [address]: email, [field]: null }, set: { [field]: mailboxOf(email) } };
    }),
  );
}
