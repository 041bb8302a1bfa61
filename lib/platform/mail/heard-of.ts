import { Types } from 'mongoose';
import { hearingOf } from '@/lib/domain/agency/care';
import { helpedNow } from '@/lib/platform/auth/helps';
import type { Filter } from '@/models/filter';
import type { UserRecord } from '@/models/user';

/** The part of a filter that finds the students of whom this person hears: of a helper those they help now. */
export async function heardOf({ _id, helps }: Pick<UserRecord, '_id' | 'helps'>): Promise<Filter<UserRecord>> {
  if (!helps) return hearingOf(_id);
  return { _id: { $in: (await helpedNow(helps, new Date())).map((id) => new Types.ObjectId(id)) } };
}
