import { Types } from 'mongoose';
import type { Viewer } from '@/lib/auth/viewer';
import type { WorkRow } from '@/lib/contract/people/work';
import { Conversation } from '@/models/conversation';
import { User } from '@/models/user';

/** Conversations with the viewer in which the student wrote last, the newest of them; at most `limit`. */
export async function conversationsToAnswer({ userId }: Viewer, limit: number): Promise<WorkRow[]> {
  const viewerId = new Types.ObjectId(userId);
  const waiting = await Conversation.find({ people: viewerId, from: { $ne: viewerId } })
    .sort({ lastOn: -1 })
    .limit(limit)
    .lean();
  const students = await User.find({ _id: { $in: waiting.map(({ from }) => from) }, role: 'student' }, 'name').lean();
  const names = new Map(students.map(({ _id, name }) => [String(_id), name]));
  return waiting.flatMap(({ from, text, files, lastOn }) => {
    const studentName = names.get(String(from));
    if (studentName === undefined) return [];
    return {
      key: String(from),
      kind: 'message' as const,
      studentId: String(from),
      studentName,
      leadId: null,
      applicationId: null,
      what: `“${text || files.join(', ')}”`,
      university: '',
      country: '',
      dueOn: null,
      since: lastOn.toISOString(),
      item: null,
    };
  });
}
