import { User } from '@/models/user';

/**
 * Who of the staff a notice goes to: those named, as far as they can still sign in; else the whole team; the admins where
 * there is no team. Returns their ids.
 */
export async function staffOf(named: readonly string[]): Promise<string[]> {
  const there = { isVerified: true, disabled: { $ne: true } };
  const idsOf = async (filter: Record<string, unknown>) =>
    (await User.find({ ...filter, ...there }, '_id').lean()).map(({ _id }) => String(_id));
  const known = named.length ? await idsOf({ _id: { $in: [...named] }, role: { $in: ['team', 'admin'] } }) : [];
  if (known.length) return known;
  const team = await idsOf({ role: 'team' });
  return team.length ? team : idsOf({ role: 'admin' });
}
