import type { Types } from 'mongoose';
import type { Contact } from '@/lib/contract/messages/messages';
import { isDuplicateKey } from '@/lib/domain/errors';
import { Conversation } from '@/models/conversation';
import { Message, type MessageRecord } from '@/models/message';

/** As much of a message as one line shows. */
export const LONGEST_LINE = 200;

type Last = NonNullable<Contact['last']>;
type Newest = Pick<MessageRecord, 'conversation' | 'from' | 'text' | 'attachments' | 'createdOn'>;

/** The newest message with each person that `userId` has messages with, by that person's id, the newest first. */
export async function newestMessages(userId: string): Promise<Map<string, Last>> {
  const conversations = await Conversation.find({ people: userId }).sort({ lastOn: -1 }).lean();
  return new Map(
    conversations.map(({ people, from, text, files, lastOn }) => [
      people.map(String).find((id) => id !== userId) ?? userId,
      { from: String(from), text, files, createdOn: lastOn.toISOString() },
    ]),
  );
}

/** Notes a message to `reader` as the newest of its conversation, unless a newer one is known. A second call changes nothing. */
export async function noteNewest(
  { conversation, from, text, attachments, createdOn }: Newest,
  reader: string,
): Promise<void> {
  const older = { _id: conversation, lastOn: { $lte: createdOn } };
  const newest = {
    people: [from, reader],
    lastOn: createdOn,
    from,
    text: text.slice(0, LONGEST_LINE),
    files: (attachments ?? []).map(({ name }) => name),
  };
  try {
    await Conversation.updateOne(older, { $set: newest }, { upsert: true });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // It exists: with a newer message, or with one that was noted at the same moment and may be older.
    await Conversation.updateOne(older, { $set: newest });
  }
}

/** Notes the newest messages of a database whose messages were stored without: a demo's, or those of an older version. */
export async function ensureConversations(): Promise<void> {
  if ((await Conversation.exists({})) || !(await Message.exists({}))) return;
  let after = '';
  for (;;) {
    const next = await Message.findOne({ conversation: { $gt: after } })
      .sort({ conversation: 1, createdOn: -1, _id: -1 })
      .lean();
    if (!next) return;
    if (next.to) await noteNewest(next, String(next.to));
    after = next.conversation;
  }
}

/**
 * Notes the newest messages of these people anew, after messages changed hands. The old note goes before the newest message is
 * looked for: one that is written at that moment is found, or notes itself.
 */
export async function renewConversations(people: readonly Types.ObjectId[]): Promise<void> {
  const theirs = { $in: [...people] };
  const [noted, written] = await Promise.all([
    Conversation.find({ people: theirs }, '_id').lean(),
    Message.distinct('conversation', { $or: [{ from: theirs, to: { $ne: null } }, { to: theirs }] }),
  ]);
  for (const _id of new Set([...noted.map(({ _id: id }) => id), ...written])) {
    await Conversation.deleteOne({ _id });
    const newest = await Message.findOne({ conversation: _id }).sort({ createdOn: -1, _id: -1 }).lean();
    if (newest?.to) await noteNewest(newest, String(newest.to));
  }
}
