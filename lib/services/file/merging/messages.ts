import { conversationOf, conversationOfPair } from '@/lib/domain/desk/conversations';
import { renewConversations } from '@/lib/services/desk/messages/conversations';
import type { MergeRecord } from '@/models/merge';
import { Message } from '@/models/message';
import { change } from './journal';
import { recordsOf } from './moves';

/** Moves what was written by, to or about the student, and makes one list of two conversations with the same person. */
export async function moveMessages(merge: MergeRecord): Promise<void> {
  const { goneId, keepId } = merge;
  for (const field of ['from', 'to']) {
    for (const record of await recordsOf(Message, { [field]: goneId })) {
      const { conversation, to, from } = record;
      const other = String(field === 'from' ? to : from);
      const isPair = conversation === conversationOfPair(goneId, other);
      const place = isPair ? { conversation: conversationOfPair(keepId, other) } : {};
      await change(merge, Message, record, { [field]: keepId, ...place });
    }
  }
  for (const note of await recordsOf(Message, { conversation: conversationOf['student-notes'](goneId) })) {
    await change(merge, Message, note, {
      conversation: conversationOf['student-notes'](keepId),
      student: keepId,
    });
  }
  await renewConversations([keepId, goneId]);
}
