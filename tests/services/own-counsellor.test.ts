import { expect, it } from 'vitest';
import { counsellorOfStudent } from '@/lib/services/people/staff/counsellors';
import { Application } from '@/models/application';
import { Caseload } from '@/models/caseload';
import { User } from '@/models/user';
import { application } from '../support/applications';
import { person } from '../support/people';

it('a student’s counsellor is their own, else that of an application, and one who still works here', async () => {
  const [student, own, other] = [await person('student'), await person('team'), await person('team')];
  expect(await counsellorOfStudent(student.userId)).toBeNull();

  const { id } = await application(student);
  await Application.updateOne({ _id: id }, { $set: { counsellorId: other.user._id } });
  expect(await counsellorOfStudent(student.userId)).toMatchObject({ _id: other.userId });

  await User.updateOne({ _id: student.user._id }, { $set: { counsellorId: own.user._id } });
  expect(await counsellorOfStudent(student.userId)).toMatchObject({ _id: own.userId, name: own.user.name });

  await User.updateOne({ _id: own.user._id }, { $set: { disabled: true } });
  expect(await counsellorOfStudent(student.userId)).toMatchObject({ _id: other.userId });
});

it('the usual reply time comes from real answers, and is unknown while there are few', async () => {
  const [student, own] = [await person('student'), await person('team')];
  await User.updateOne({ _id: student.user._id }, { $set: { counsellorId: own.user._id } });
  const answered = (count: number) =>
    Caseload.updateOne({ _id: own.user._id }, { $set: { replyMinutes: Array(count).fill(90) } }, { upsert: true });
  await answered(3);
  expect((await counsellorOfStudent(student.userId))?.replyMinutes).toBeNull();
  await answered(30);
  expect((await counsellorOfStudent(student.userId))?.replyMinutes).toBe(90);
});
