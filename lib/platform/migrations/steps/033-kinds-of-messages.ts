import { kindOf } from '@/lib/domain/desk/conversations';
import { Message, type MessageRecord } from '@/models/message';
import { changeEach, type Migration, nextIds } from '../migration';

export const kindsOfMessages: Migration = {
  version: 33,
  name: 'Store the kind of conversation of each message',
  async step(after) {
    const { ids, last } = await nextIds(Message, after);
    const missing = { _id: { $in: ids }, kind: { $exists: false } };
    const projection = { conversation: 1, application: 1, student: 1 };
    const messages = await Message.collection.find<MessageRecord>(missing, { projection }).toArray();
    const changed = await changeEach(
      Message,
      messages.map((message) => ({ filter: { ...missing, _id: message._id }, set: { kind: kindOf(message) } })),
    );
    return { after: last, changed };
  },
};
