import type { Types } from 'mongoose';
import { conversationOf, conversationOfPair } from '@/lib/domain/desk/conversations';
import { Conversation } from '@/models/conversation';
import type { MergeRecord } from '@/models/merge';
import { Message } from '@/models/message';
import { change, make, type Raw, remove } from './journal';
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
  for (const pair of await recordsOf(Conversation, { people: goneId })) await moveConversation(merge, pair);
}

async function moveConversation(merge: MergeRecord, pair: Raw): Promise<void> {
  const { goneId, keepId } = merge;
  const swapped = (id: Types.ObjectId) => (goneId.equals(id) ? keepId : id);
  const people = (pair.people as Types.ObjectId[]).map(swapped);
  const newest = { ...pair, people, from: swapped(pair.from as Types.ObjectId) };
  const _id = conversationOfPair(String(people[0]), String(people[1]));
  const there = (await Conversation.collection.findOne({ _id: _id as never })) as Raw | null;
  if (!there) await make(merge, Conversation, { ...newest, _id });
  else if ((there.lastOn as Date) < (pair.lastOn as Date)) {
    const { _id: _former, ...fields } = newest;
    // A newer message in between stands there already.
    await change(merge, Conversation, there, fields);
  }
  await remove(merge, Conversation, pair);
}
