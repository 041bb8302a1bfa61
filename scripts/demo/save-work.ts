import type { Types } from 'mongoose';
import { APPLICATION_STATUSES, isWaiting } from '@/lib/domain/applications/application-status';
import { conversationOf } from '@/lib/domain/desk/conversations';
import { mentionOf } from '@/lib/domain/desk/mentions';
import { Application, type ApplicationRecord } from '@/models/application';
import { Message } from '@/models/message';
import { ReplyTemplate } from '@/models/reply-template';
import { Task } from '@/models/task';
import { TaskRules } from '@/models/task-rules';
import { User, type UserRecord } from '@/models/user';
import { dayBefore, officeMoments } from './dates';
import { DONE_TASKS, OPEN_TASKS, REPLIES, RULES, STUDENT_NOTES, TASK_TITLES } from './work/texts';

type Member = Pick<UserRecord, '_id' | 'name' | 'role'>;

/** What counsellors have on their desks: tasks, the rules that make some, reply templates and notes on students; once. */
export async function saveDemoWork(now: Date): Promise<void> {
  const staff = await User.find({ role: { $in: ['team', 'admin'] } }, 'name role')
    .sort({ _id: 1 })
    .lean();
  if (!(await Task.exists({}))) for (const member of staff) await saveTasks(member, now);
  if (!(await TaskRules.exists({}))) await TaskRules.create({ _id: 'rules', rules: [...RULES], revision: 1 });
  if (!(await ReplyTemplate.exists({}))) await ReplyTemplate.insertMany(REPLIES);
  if (!(await Message.exists({ student: { $ne: null } }))) await saveNotes(staff, now);
}

/** Each about another application that is theirs and waits. */
async function saveTasks(member: Member, now: Date): Promise<void> {
  const cases = await Application.find({
    counsellorId: member._id,
    status: { $in: APPLICATION_STATUSES.filter(isWaiting) },
  })
    .sort({ _id: 1 })
    .limit(OPEN_TASKS.length + DONE_TASKS.length)
    .lean();
  const [madeOn = now, doneOn = now] = officeMoments(now, [6, 1]);
  const open = OPEN_TASKS.map((due) => ({ due, doneOn: null, doneByName: '', word: '' }));
  const done = DONE_TASKS.map(({ due, word }) => ({ due, doneOn, doneByName: member.name, word }));
  await Task.insertMany(
    [...open, ...done].flatMap(({ due, ...more }, place) => {
      const about = cases[place];
      return about ? [{ ...taskOf(about, member), dueOn: dayBefore(now, -due), createdOn: madeOn, ...more }] : [];
    }),
  );
}

function taskOf({ _id, userId, studentName, university, country, status }: ApplicationRecord, member: Member) {
  const title = TASK_TITLES[status] ?? 'Call the student';
  return {
    title,
    studentId: userId,
    studentName,
    applicationId: _id,
    university,
    country,
    ownerId: member._id,
    madeBy: member._id,
  };
}

/** On the first students of each counsellor; a colleague is mentioned by their id. */
async function saveNotes(staff: readonly Member[], now: Date): Promise<void> {
  const notes = [];
  for (const [place, member] of staff.entries()) {
    const student = await User.findOne({ role: 'student', counsellorId: member._id }, '_id').sort({ _id: 1 }).lean();
    const text = STUDENT_NOTES[place % STUDENT_NOTES.length] as string;
    const colleague = staff[(place + 1) % staff.length] as Member;
    const [createdOn = now] = officeMoments(now, [place + 2]);
    if (student) notes.push(noteOf(student._id, member, colleague, text, createdOn));
  }
  await Message.insertMany(notes);
}

function noteOf(student: Types.ObjectId, member: Member, colleague: Member, text: string, createdOn: Date) {
  const isMention = text.includes('@');
  return {
    conversation: conversationOf['student-notes'](student),
    kind: 'student-notes' as const,
    from: member._id,
    to: null,
    student,
    author: { name: member.name, role: member.role },
    text: text.replace('@', mentionOf(String(colleague._id))),
    mentions: isMention ? [{ _id: colleague._id, name: colleague.name }] : [],
    createdOn,
  };
}
