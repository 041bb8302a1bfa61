import { e164Of, phoneCountryOf } from '@/lib/domain/phones';
import type { PersonalInfo } from '@/lib/domain/profile';
import { User, type UserRecord } from '@/models/user';

/** A student's number that was typed without its country's code is one of where they live: stored as that. */
export async function renewNumber({ _id, mobile, mobileE164 }: UserRecord, personal: PersonalInfo): Promise<void> {
  const renewed = e164Of(mobile, phoneCountryOf(personal));
  if (renewed !== mobileE164) await User.updateOne({ _id, mobile }, { $set: { mobileE164: renewed } });
}
