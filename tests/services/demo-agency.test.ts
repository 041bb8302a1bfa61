import { expect, it } from 'vitest';
import { User } from '@/models/user';
import { saveDemoPeople } from '@/scripts/demo/save-people';
import { emptyDatabase } from '../support/database';

it('shows an agency of five people in two branches, with students in their care, as often as it is filled', async () => {
  await emptyDatabase();
  for (const _run of [1, 2]) await saveDemoPeople(new Date(), 'Demo-2026!');
  const owner = await User.findOne({ email: 'agent@example.com' }).orFail().lean();
  const people = await User.find({ 'agency.id': owner._id }).lean();
  expect(people.map(({ agency }) => agency?.role).sort()).toEqual([
    'counsellor',
    'counsellor',
    'front-desk',
    'manager',
  ]);
  const students = await User.find({ role: 'student', addedBy: owner._id }).lean();
  expect(students.filter(({ memberId }) => memberId)).toHaveLength(6);
  expect(new Set(students.map(({ branchId }) => String(branchId))).size).toBe(3);
  expect(students.flatMap(({ memberId, counsellor_name }) => (memberId ? [] : counsellor_name)).sort()).toEqual([
    'Karan sir',
    'Lakshmi mam',
  ]);
});
