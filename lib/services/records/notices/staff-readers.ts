import type { Filter } from '@/models/filter';
import { User, type UserRecord } from '@/models/user';

/** Staff beyond this many hear of a thing when they look. */
const MOST_STAFF = 500;

/**
 * Who of the staff a notice goes to: those named, as far as they can still sign in; else the whole team; the admins where
 * there is no team. Returns their ids.
 */
export async function staffOf(named: readonly string[]): Promise<string[]> {
  const known = named.length ? await staffIds({ _id: { $in: [...named] } }) : [];
  if (known.length) return known;
  const team = await staffIds({ role: 'team' });
  return team.length ? team : staffIds({ role: 'admin' });
}

/** The ids of the staff who can sign in, of those that a filter is about. */
export async function staffIds(filter: Filter<UserRecord> = {}): Promise<string[]> {
  const active: Filter<UserRecord> = {
    role: { $in: ['team', 'admin'] },
    isVerified: true,
    disabled: { $ne: true },
    ...filter,
  };
  const staff = await User.find(active, '_id').limit(MOST_STAFF).lean();
  return staff.map(({ _id }) => String(_id));
}
