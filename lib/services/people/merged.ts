import { Types } from 'mongoose';
import { User } from '@/models/user';

/** All ids are after this one: only accounts that have the field are in its index. */
const ANY = { mergedInto: { $gt: Types.ObjectId.createFromTime(0) } };

/** The accounts that were merged into another one: few, and lists leave them out. */
export async function mergedAccounts(): Promise<Types.ObjectId[]> {
  return (await User.find(ANY, '_id').lean()).map(({ _id }) => _id);
}

/** How many they are. */
export const countMergedAccounts = (): Promise<number> => User.countDocuments(ANY).exec();
