import type { Types } from 'mongoose';
import { addDays } from '@/lib/domain/days/day';
import { conversationOf } from '@/lib/domain/desk/conversations';
import { Message } from '@/models/message';
import { Task } from '@/models/task';
import type { application, person } from './records';
import { insert } from './records';

type Case = ReturnType<typeof application> & { counsellorId: Types.ObjectId };
type Member = ReturnType<typeof person>;

/** So many records: half of them tasks, of which a fifth is open, half notes on applications and on students. */
export async function insertTasksAndNotes(
  count: number,
  applications: readonly Case[],
  counsellors: readonly Pick<Member, '_id' | 'name'>[],
): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const names = new Map(counsellors.map(({ _id, name }) => [String(_id), name]));
  const about = (index: number) => applications[(index * 13) % applications.length] as Case;
  const tasks = Array.from({ length: count / 2 }, (_none, index) => taskOf(about(index), index, today));
  await insert(tasks, (part) => Task.collection.insertMany(part));
  const notes = Array.from({ length: count / 2 }, (_none, index) => {
    const one = about(index);
    return noteOf(one, index, names.get(String(one.counsellorId)) ?? '');
  });
  await insert(notes, (part) => Message.collection.insertMany(part));
}

function taskOf({ _id, userId, studentName, university, country, counsellorId }: Case, index: number, today: string) {
  const at = new Date(Date.UTC(2025, 0, 1) + index * 60_000);
  return {
    title: `Call about paper ${index}`,
    studentId: userId,
    studentName,
    applicationId: _id,
    university,
    country: country ?? '',
    ownerId: counsellorId,
    dueOn: addDays(today, (index % 120) - 60),
    doneOn: index % 5 ? at : null,
    doneByName: '',
    word: '',
    madeBy: counsellorId,
    createdOn: at,
    updatedOn: at,
  };
}

function noteOf({ _id, userId, counsellorId }: Case, index: number, name: string) {
  const isOfStudent = index % 2 === 0;
  return {
    conversation: isOfStudent ? conversationOf['student-notes'](userId) : conversationOf['application-notes'](_id),
    kind: isOfStudent ? 'student-notes' : 'application-notes',
    from: counsellorId,
    to: null,
    ...(isOfStudent ? { student: userId } : { application: _id }),
    author: { name, role: 'team' },
    text: `Called, comes back on it: note ${index}.`,
    attachments: [],
    readOn: null,
    createdOn: new Date(Date.UTC(2025, 0, 1) + index * 60_000),
  };
}
