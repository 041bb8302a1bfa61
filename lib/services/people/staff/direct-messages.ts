import { Types } from 'mongoose';
import type { WorkRow } from '@/lib/contract/people/work';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { Application } from '@/models/application';
import { Conversation } from '@/models/conversation';
import { User } from '@/models/user';

/** Conversations with the viewer in which the student wrote last, the newest of them; at most `limit`. */
export async function conversationsToAnswer(viewer: Viewer, limit: number): Promise<WorkRow[]> {
  const waiting = await waitingFor(viewer, limit);
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

/** Beyond so many of a kind, those that wait longest are left out of a list of students. */
const MOST_TO_ANSWER = 5_000;

/** The students who wait for an answer: in the thread of an application, or of the viewer alone. */
export async function studentsToAnswer(viewer: Viewer): Promise<Types.ObjectId[]> {
  const [threads, direct] = await Promise.all([
    Application.find({ unansweredSince: { $gt: new Date(0) } }, 'userId')
      .sort({ unansweredSince: -1 })
      .limit(MOST_TO_ANSWER)
      .lean(),
    waitingFor(viewer, MOST_TO_ANSWER),
  ]);
  return [...threads.map(({ userId }) => userId), ...direct.map(({ from }) => from)];
}

/** The conversations with the viewer in which the other wrote last, the newest of them. */
function waitingFor({ userId }: Viewer, limit: number) {
  const viewerId = new Types.ObjectId(userId);
  return Conversation.find({ people: viewerId, from: { $ne: viewerId } })
    .sort({ lastOn: -1 })
    .limit(limit)
    .lean();
}
