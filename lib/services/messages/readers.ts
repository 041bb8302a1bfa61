import type { ApplicationRecord } from '@/models/application';
import { Message } from '@/models/message';
import { User } from '@/models/user';

/** Staff beyond this many hear of a message when they look. */
const MOST_STAFF = 500;
/** How far back those who wrote are looked for. */
const LAST_MESSAGES = 50;

/** Everyone who may read what is written about an application; staff alone for a note. By user id. */
export async function readersOf(
  { userId, agentId }: Pick<ApplicationRecord, 'userId' | 'agentId'>,
  isNote: boolean,
): Promise<string[]> {
  const staff = await staffIds();
  return isNote ? staff : [String(userId), ...(agentId ? [String(agentId)] : []), ...staff];
}

/**
 * The staff who have to do with an application: who wrote in its thread or notes or moved it. All of the team, else all
 * admins, where that is no one yet.
 */
export async function staffConcernedWith({ _id, history }: ApplicationRecord): Promise<string[]> {
  const conversations = [`application-${_id}`, `notes-${_id}`];
  const written = await Promise.all(
    conversations.map((conversation) =>
      Message.find({ conversation }, 'from').sort({ createdOn: -1, _id: -1 }).limit(LAST_MESSAGES).lean(),
    ),
  );
  const movers = history.filter(({ byRole }) => byRole === 'team' || byRole === 'admin').map(({ by }) => by);
  const concerned = [...written.flat().map(({ from }) => from), ...movers].map(String);
  const active = await User.find({ _id: { $in: concerned }, ...activeStaff(['team', 'admin']) }, '_id').lean();
  if (active.length) return active.map((user) => String(user._id));
  const team = await staffIds(['team']);
  return team.length ? team : staffIds(['admin']);
}

async function staffIds(roles: StaffRole[] = ['team', 'admin']): Promise<string[]> {
  const staff = await User.find(activeStaff(roles), '_id').limit(MOST_STAFF).lean();
  return staff.map(({ _id }) => String(_id));
}

type StaffRole = 'team' | 'admin';
const activeStaff = (roles: StaffRole[]) => ({ role: { $in: roles }, isVerified: true, disabled: { $ne: true } });
