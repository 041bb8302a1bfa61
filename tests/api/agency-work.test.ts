import type { Types } from 'mongoose';
import { beforeEach, expect, it } from 'vitest';
import { POST as noteStudent } from '@/app/api/v1/agency/students/[id]/timeline/route';
import { GET as work } from '@/app/api/v1/agency/work/route';
import { applyToCourse } from '@/lib/services/applications/apply';
import { Application } from '@/models/application';
import { Prospect } from '@/models/prospect';
import { User } from '@/models/user';
import { storedCourses } from '../support/courses';
import { emptyDatabase } from '../support/database';
import { type Person, person } from '../support/people';
import { ask, rows } from '../support/request';

let owner: Person;
let neha: Person;
let simran: Person;
let accountant: Person;
beforeEach(async () => {
  await emptyDatabase();
  owner = await person('agent', { name: 'Harjit Gill' });
  const place = { id: owner.user._id, branches: [] as Types.ObjectId[], exports: false, closed: false };
  neha = await person('agent', { name: 'Neha', agency: { ...place, role: 'counsellor' } });
  simran = await person('agent', { name: 'Simran', agency: { ...place, role: 'counsellor' } });
  accountant = await person('agent', { name: 'Ac', agency: { ...place, role: 'accountant' } });
});

const seen = async (as: Person) =>
  Object.fromEntries(
    rows((await ask(work, { as })).body.groups).map(({ group, rows: listed }) => [
      String(group),
      rows(listed).map(({ kind, name }) => `${kind} ${name}`),
    ]),
  );
const lead = (name: string, of: Person, more: object = {}) =>
  Prospect.create({ agencyId: owner.user._id, name, source: 'call', memberId: of.user._id, ...more });

it('has what is due, parked leads on their day, students’ next steps and leads without one: each person’s own', async () => {
  await lead('Due', neha, { nextOn: '2020-01-01', stage: 'contacted' });
  await lead('Back', neha, { nextOn: '2020-01-02', stage: 'later' });
  await lead('Coming', neha, { nextOn: '2090-01-01' });
  await lead('Without', neha);
  await lead('Lost', neha, { stage: 'lost' });
  await lead('Put away', neha, { nextOn: '2020-01-01', archivedOn: new Date() });
  await lead('Of Simran', simran, { nextOn: '2020-01-01' });
  const own = { addedBy: owner.user._id, memberId: neha.user._id };
  const student = await person('student', { name: 'Asha', ...own });
  const body = { key: 'key-of-the-test', nextOn: '2020-01-03', nextText: 'passport' };
  await ask(noteStudent, { as: neha, params: { id: student.userId }, body });

  expect(await seen(neha)).toMatchObject({
    'follow-ups': ['lead Due', 'lead Back', 'student Asha'],
    without: ['lead Without'],
  });
  expect(await seen(simran)).toMatchObject({ 'follow-ups': ['lead Of Simran'], without: [] });
  expect((await seen(owner))['follow-ups']).toHaveLength(4);
  expect(await seen(accountant)).toMatchObject({ 'follow-ups': [], without: [], messages: [] });

  // A former student is in no one’s work, whatever the copies say.
  await User.updateOne({ _id: student.userId }, { $set: { addedBy: null } });
  expect((await seen(neha))['follow-ups']).toEqual(['lead Due', 'lead Back']);
});

it('says of an application what the one rule of the next move says: the yes, what to send, the offer', async () => {
  const [course] = await storedCourses({ admissionIntake: 'Jan Sep' });
  const student = await person('student', { name: 'Asha', addedBy: owner.user._id, memberId: neha.user._id });
  const intake = { courseId: String(course?._id), userId: student.userId, year: new Date().getFullYear() + 1 };
  const { _id } = await applyToCourse(owner.viewer, { ...intake, month: 'Sep' });
  expect((await seen(neha)).yes).toEqual(['application Asha']);
  expect((await seen(simran)).yes).toEqual([]);
  await Application.updateOne({ _id }, { $set: { status: 'Withdrawn' } });
  expect((await seen(neha)).yes).toEqual([]);
});
