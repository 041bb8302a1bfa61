import { Message } from '@/models/message';
import { type Migration, nextIds } from '../migration';

export const attachmentsOfMessages: Migration = {
  version: 1,
  name: 'Give older messages an empty list of attachments',
  async step(after) {
    const { last, ids } = await nextIds(Message, after);
    const filter = { _id: { $in: ids }, attachments: { $exists: false } };
    const { modifiedCount } = await Message.collection.updateMany(filter, { $set: { attachments: [] } });
    return { after: last, changed: modifiedCount };
  },
};
