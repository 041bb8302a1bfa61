import { Types } from 'mongoose';
import { byWords } from '@/lib/services/records/lists/lists';
import type { ApplicationRecord } from '@/models/application';
import type { Filter } from '@/models/filter';

/** By words in any order, by a number however it is spaced, or by a whole id: the application's or its student's. */
export function searchedApplications(q: string): Filter<ApplicationRecord> {
  const id = q.trim();
  if (id === '') return {};
  if (/^[0-9a-f]{24}$/i.test(id)) {
    return { $or: [{ _id: new Types.ObjectId(id) }, { userId: new Types.ObjectId(id) }] };
  }
  return byWords(q);
}
