import { e164Of } from '@/lib/domain/phones';
import type { PersonalInfo } from '@/lib/domain/profile';
import { User, type UserRecord } from '@/models/user';
import { phoneCountryOfStudent } from '../agency/country';

/** A student's number that was typed without its country's code is one of where they live, else of their agency: stored as that. */
export async function renewNumber(student: UserRecord, personal: PersonalInfo): Promise<void> {
  const { _id, mobile, mobileE164 } = student;
  const renewed = e164Of(mobile, await phoneCountryOfStudent(student, personal));
  if (renewed !== mobileE164) await User.updateOne({ _id, mobile }, { $set: { mobileE164: renewed } });
}
