import type { Types } from 'mongoose';
import { e164Of, phoneCountryOf } from '@/lib/domain/phones';
import { Enquiry } from '@/models/enquiry';
import { Profile, type ProfileRecord } from '@/models/profile';
import { User } from '@/models/user';
import { changeEach, type Migration, nextIds } from '../migration';

/** No id is in two of the collections: a step takes the next ones of the three together. */
export const phones: Migration = {
  version: 31,
  name: 'Store phone numbers in E.164 form beside the text',
  async step(after) {
    const next = await Promise.all([User, Enquiry, Profile].map((model) => nextIds(model as typeof User, after)));
    const all = next.flatMap(({ ids }) => ids).sort((a, b) => (a.toHexString() < b.toHexString() ? -1 : 1));
    const ids = all.slice(0, STEP);
    const changed = [await ofUsers(ids), await ofEnquiries(ids), await ofContacts(ids)];
    return { after: ids.at(-1) ?? null, changed: changed.reduce((sum, one) => sum + one, 0) };
  },
};

/** Fewer than what is looked at of one collection: none of the others is stepped over. */
const STEP = 1_000;
const MISSING = { $exists: false } as const;

async function ofUsers(ids: readonly Types.ObjectId[]): Promise<number> {
  const users = await User.collection
    .find({ _id: { $in: [...ids] }, mobileE164: MISSING }, { projection: { mobile: 1 } })
    .toArray();
  const profiles = await Profile.find(
    { userId: { $in: users.map(({ _id }) => _id) } },
    'userId personal.country personal.nationality',
  ).lean<Pick<ProfileRecord, 'userId' | 'personal'>[]>();
  const countries = new Map(profiles.map(({ userId, personal }) => [String(userId), phoneCountryOf(personal)]));
  return changeEach(
    User,
    users.map(({ _id, mobile }) => {
      const country = countries.get(String(_id));
      return unlessChanged({ _id, mobile }, { mobileE164: e164Of(mobile, country) });
    }),
  );
}

async function ofEnquiries(ids: readonly Types.ObjectId[]): Promise<number> {
  const enquiries = await Enquiry.collection
    .find({ _id: { $in: [...ids] }, mobileE164: MISSING }, { projection: { mobile: 1 } })
    .toArray();
  return changeEach(
    Enquiry,
    enquiries.map(({ _id, mobile }) => unlessChanged({ _id, mobile }, { mobileE164: e164Of(mobile) })),
  );
}

/** The number to call in an emergency. */
async function ofContacts(ids: readonly Types.ObjectId[]): Promise<number> {
  const contacts = { _id: { $in: [...ids] }, contactE164: MISSING, 'personal.contact_mobile': { $type: 'string' } };
  const profiles = await Profile.collection.find(contacts, { projection: { personal: 1 } }).toArray();
  return changeEach(
    Profile,
    profiles.map(({ _id, personal }) => ({
      filter: { _id, 'personal.contact_mobile': personal.contact_mobile, contactE164: MISSING },
      set: { contactE164: e164Of(personal.contact_mobile, phoneCountryOf(personal)) },
    })),
  );
}

/** A number that is changed in between keeps what came with the change; a record without one is given null. */
function unlessChanged({ _id, mobile = null }: Record<string, unknown>, set: { mobileE164: string | null }) {
  return { filter: { _id, mobile, mobileE164: MISSING }, set };
}
