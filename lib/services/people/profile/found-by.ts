import type { Types } from 'mongoose';
import { addressLine } from '@/lib/domain/profile';
import { passportKeyOf } from '@/lib/platform/auth/passport-key';
import { Profile } from '@/models/profile';
import { User } from '@/models/user';

/**
 * Renews what searches find a student by and their profile says: the address, a copy on the account, and the passport's key. To be called
 * when personal information was written; of two at once the last one sees what stays.
 */
export async function renewFoundBy(userId: Types.ObjectId): Promise<void> {
  const quietly = { timestamps: false };
  for (let written: string | undefined; ; ) {
    const profile = await Profile.findOne({ userId }, 'personal').lean();
    const address = addressLine(profile?.personal);
    const passportKey = passportKeyOf(profile?.personal?.passport_number);
    const now = JSON.stringify([address, passportKey]);
    if (now === written) return;
    written = now;
    const key = passportKey ? { $set: { passportKey } } : { $unset: { passportKey: '' as const } };
    if (profile) await Profile.updateOne({ userId }, key, quietly);
    const copy = address ? { $set: { address } } : { $unset: { address: '' as const } };
    await User.updateOne({ _id: userId }, copy, quietly);
  }
}
