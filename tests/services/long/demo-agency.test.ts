import { expect, it } from 'vitest';
import { GET as listEntries } from '@/app/api/v1/agency/commission/entries/route';
import { sumWords } from '@/lib/domain/commission/words';
import { User } from '@/models/user';
import { saveDemoCommission } from '@/scripts/demo/save-commission';
import { saveDemoPeople } from '@/scripts/demo/save-people';
import { agencyOfFive } from '../../support/agency';
import { brought } from '../../support/commission';
import { emptyDatabase } from '../../support/database';
import { ask } from '../../support/request';

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

it('has an agreement, whose entry is with unknown amount until the fee is known, as often as it is filled', async () => {
  await emptyDatabase();
  const { who, students } = await agencyOfFive();
  await User.updateOne({ _id: who.owner.user._id }, { $set: { email: 'agent@example.com' } });
  await brought(students.ofNeha.userId, 'Submitted', 'Offer Received', 'Accepted');
  for (const _run of [1, 2]) await saveDemoCommission(new Date());
  const { body } = await ask(listEntries, { as: who.owner });
  const sum = { state: 'expected' as const, entries: 1, unknown: 1, minor: 0, settled: 0 };
  expect(body.sums).toMatchObject([sum]);
  expect(body.without).toEqual([]);
  const words = (more: object) => sumWords({ currency: 'GBP', ...sum, ...more });
  expect(words({})).toBe('Amount not known');
  expect(words({ entries: 3, minor: 120_000 })).toBe('£1,200, plus 1 with unknown amount');
  expect(words({ entries: 2, unknown: 0, minor: 120_000 })).toBe('£1,200');
});
