import { conversationOf } from '@/lib/domain/desk/conversations';
import { helpersNow } from '@/lib/platform/auth/helps';
import { staffIds, staffOf } from '@/lib/services/records/notices/staff-readers';
import type { ApplicationRecord } from '@/models/application';
import { audienceOfAgency } from '@/models/event';
import { Message } from '@/models/message';

/** How far back those who wrote are looked for. */
const LAST_MESSAGES = 50;

/** The ids of all who may read what is written about an application; staff alone for a note. */
export async function readersOf(
  { userId, agentId }: Pick<ApplicationRecord, 'userId' | 'agentId'>,
  isNote: boolean,
): Promise<string[]> {
  const staff = await staffIds();
  if (isNote) return staff;
  const ofAgency = agentId ? [String(agentId), audienceOfAgency(agentId)] : [];
  return [String(userId), ...(await helpersNow(String(userId))), ...ofAgency, ...staff];
}

/**
 * The staff whom words about an application concern: its assignee, and of a note those who wrote about it,
 * too. Where there is no assignee, who wrote in its thread or notes or moved it; where that is no one who can still sign in,
 * the team.
 */
export async function staffConcernedWith(
  { _id, history, counsellorId }: ApplicationRecord,
  isNote: boolean,
): Promise<string[]> {
  if (counsellorId && !isNote) return staffOf([String(counsellorId)]);
  const conversations = [conversationOf.thread(_id), conversationOf['application-notes'](_id)];
  const written = await Promise.all(
    conversations.map((conversation) =>
      Message.find({ conversation }, 'from').sort({ createdOn: -1, _id: -1 }).limit(LAST_MESSAGES).lean(),
    ),
  );
  const movers = history.filter(({ byRole }) => byRole === 'team' || byRole === 'admin').map(({ by }) => by);
  const assignee = counsellorId ? [counsellorId] : [];
  const concerned = [...assignee, ...written.flat().map(({ from }) => from), ...movers].map(String);
  return staffOf([...new Set(concerned)]);
}
