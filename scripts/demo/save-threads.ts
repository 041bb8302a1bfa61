import type { Types } from 'mongoose';
import type { ApplicationStatus } from '@/lib/domain/applications/application-status';
import { conversationOf } from '@/lib/domain/desk/conversations';
import { LONGEST_LINE } from '@/lib/services/desk/messages/conversations';
import { Application, type ApplicationRecord } from '@/models/application';
import { Message } from '@/models/message';
import { ReadMark } from '@/models/read-mark';
import { User } from '@/models/user';
import { officeMoments } from './dates';
import { NOTES, THREADS } from './messages/threads';

/** The threads and notes of the demo's applications; once. All but the last message of each thread is read by the student side. */
export async function saveDemoThreads(now: Date): Promise<void> {
  if (await Message.exists({ application: { $type: 'objectId' } })) return;
  const statuses = [...Object.keys(THREADS), ...Object.keys(NOTES)] as ApplicationStatus[];
  const applications = await Application.find({ status: { $in: statuses } })
    .sort({ _id: 1 })
    .lean();
  for (const application of applications) await saveThread(application, now);
}

type Author = { by: Types.ObjectId; name: string; role: 'student' | 'agent' | 'team' | 'admin' };

async function saveThread(application: ApplicationRecord, now: Date): Promise<void> {
  const { _id, userId, agentId, studentName, status, history } = application;
  const mover = history.find(({ byRole }) => byRole === 'team' || byRole === 'admin');
  if (!mover?.by) return;
  const agent = agentId ? await User.findById(agentId, 'name').lean() : null;
  const authors: Record<'student' | 'agent' | 'staff', Author | null> = {
    student: { by: userId, name: studentName, role: 'student' },
    agent: agent && { by: agent._id, name: agent.name, role: 'agent' },
    staff: { by: mover.by, name: mover.byName, role: 'team' },
  };
  const lines = (THREADS[status] ?? []).filter(({ from }) => authors[from]);
  const moments = officeMoments(
    now,
    lines.map(({ daysAgo }) => daysAgo),
  );
  const written = lines.flatMap(({ from, text }, place) => {
    const [author, createdOn] = [authors[from], moments[place]];
    return author && createdOn ? [messageOf('thread', _id, author, text, createdOn)] : [];
  });
  const note = NOTES[status];
  const [noted = now] = officeMoments(now, [2]);
  const notes = note && authors.staff ? [messageOf('application-notes', _id, authors.staff, note, noted)] : [];
  await Message.insertMany([...written, ...notes]);
  await noteNewest(application, written);
}

const messageOf = (
  kind: 'thread' | 'application-notes',
  application: Types.ObjectId,
  { by, name, role }: Author,
  text: string,
  createdOn: Date,
) => ({
  conversation: conversationOf[kind](application),
  kind,
  from: by,
  to: null,
  application,
  author: { name, role },
  text,
  createdOn,
});

/** What lists of threads show, and how far each side has read: staff all of it, student and agent all but the last line. */
async function noteNewest({ _id, userId, agentId }: ApplicationRecord, written: ReturnType<typeof messageOf>[]) {
  const [last, before] = [written.at(-1), written.at(-2)];
  if (!last || !before) return;
  const { from, author, text, createdOn: on } = last;
  const lastMessage = { on, from, name: author.name, text: text.slice(0, LONGEST_LINE), files: [] };
  const unansweredSince = author.role === 'student' || author.role === 'agent' ? on : null;
  await Application.updateOne({ _id }, { $set: { lastMessage, unansweredSince } }, { timestamps: false });
  const staff = await User.find({ role: { $in: ['team', 'admin'] } }, '_id').lean();
  const marks = [
    ...staff.map((user) => ({ userId: user._id, upTo: on })),
    ...[userId, ...(agentId ? [agentId] : [])].map((reader) => ({ userId: reader, upTo: before.createdOn })),
  ];
  await ReadMark.insertMany(marks.map((mark) => ({ ...mark, conversation: conversationOf.thread(_id) })));
}
