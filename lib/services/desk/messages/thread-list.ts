import { MOST_COUNTED } from '@/lib/contract/messages/messages';
import type { ThreadLine } from '@/lib/contract/messages/threads';
import { universityWords } from '@/lib/domain/applications/course-words';
import { conversationOf } from '@/lib/domain/desk/conversations';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { searchedApplications } from '@/lib/services/applications/search';
import { visibleApplications } from '@/lib/services/people/scope';
import { type ListQuery, readPage } from '@/lib/services/records/lists/lists';
import { Application, type ApplicationRecord } from '@/models/application';
import { Message } from '@/models/message';
import { ReadMark } from '@/models/read-mark';

/**
 * One page of the applications that the viewer may read, as threads: the one written in last on top, those without a
 * message below, the newest first. `q` finds them as in lists.
 */
export async function listThreads(viewer: Viewer, query: ListQuery): Promise<{ threads: ThreadLine[]; total: number }> {
  const scope = await visibleApplications(viewer);
  const filter = { ...scope, ...searchedApplications(query.q) };
  const { records, total } = await readPage({ model: Application, filter, order: NEWEST, fields: OF_LINES }, query);
  return { threads: await linesOf(viewer, records), total };
}

/** The threads that were written in last, so many at most; those without a message are none. */
export async function newestThreads(viewer: Viewer, limit: number): Promise<ThreadLine[]> {
  const written = await visibleApplications(viewer, { 'lastMessage.on': { $gt: new Date(0) } });
  return linesOf(viewer, await Application.find(written, OF_LINES).sort(NEWEST).limit(limit).lean());
}

const NEWEST = { 'lastMessage.on': -1, _id: -1 } as const;

async function linesOf(viewer: Viewer, records: readonly ApplicationRecord[]): Promise<ThreadLine[]> {
  if (records.length === 0) return [];
  const conversations = records.map(({ _id }) => conversationOf.thread(_id));
  const marks = await ReadMark.find({ userId: viewer.userId, conversation: { $in: conversations } }).lean();
  const readUpTo = new Map(marks.map(({ conversation, upTo }) => [conversation, upTo]));
  const threads = records.map(async (record) => ({
    ...lineOf(record),
    unread: await unreadIn(viewer, record, readUpTo.get(conversationOf.thread(record._id))),
  }));
  return Promise.all(threads);
}

const OF_LINES = 'userId studentName course university courseFrom status lastMessage';

/** How many messages of others in a thread the viewer has not read; at most `MOST_COUNTED`. */
async function unreadIn(viewer: Viewer, { _id, lastMessage }: ApplicationRecord, upTo = new Date(0)): Promise<number> {
  if (!lastMessage || lastMessage.on <= upTo) return 0;
  const unread = { conversation: conversationOf.thread(_id), createdOn: { $gt: upTo }, from: { $ne: viewer.userId } };
  return Message.countDocuments(unread).limit(MOST_COUNTED).exec();
}

function lineOf(record: ApplicationRecord): Omit<ThreadLine, 'unread'> {
  const { _id, userId, studentName, course, status, lastMessage } = record;
  return {
    _id: String(_id),
    userId: String(userId),
    studentName,
    course,
    university: universityWords(record),
    status,
    last: lastMessage
      ? {
          from: String(lastMessage.from),
          name: lastMessage.name,
          text: lastMessage.text,
          files: lastMessage.files,
          createdOn: lastMessage.on.toISOString(),
        }
      : null,
  };
}
