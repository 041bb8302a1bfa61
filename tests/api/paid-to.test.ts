import { beforeEach, expect, it } from 'vitest';
import { PUT as sayPaid } from '@/app/api/v1/applications/[id]/items/[itemId]/paid-to/route';
import { GET as view } from '@/app/api/v1/applications/[id]/route';
import { Notification } from '@/models/notification';
import { type application, everybodyApplied } from '../support/applications';
import { emptyDatabase } from '../support/database';
import type { everybody, Person } from '../support/people';
import { ask, rows } from '../support/request';

let who: Awaited<ReturnType<typeof everybody>>;
let its: Awaited<ReturnType<typeof application>>;
let itemId: string;

beforeEach(async () => {
  await emptyDatabase();
  ({ who, its } = await everybodyApplied());
  itemId = await its.askedFor(who.team, { kind: 'payment', label: 'Receipt of the deposit' });
});

const say = (as: Person, body: object, item = itemId) =>
  ask(sayPaid, { as, params: { id: its.id, itemId: item }, body });
const paid = async (as = who.student) =>
  rows((await ask(view, { as, params: { id: its.id } })).body.application?.items).find(
    ({ _id }) => String(_id) === itemId,
  )?.paid;

it('is not said at first, and shown as not said', async () => {
  expect(await paid()).toBeNull();
});

it('marks a payment that did not go to the university, for the student and all who read the application', async () => {
  expect((await say(who.agent, { to: 'agency' })).status).toBe(200);
  for (const as of [who.student, who.agent, who.team])
    expect((await paid(as))?.warning).toMatch(/^Paid to .+, not to the university/);
  expect(await Notification.countDocuments({ userId: who.student.userId, notification: /not to the university/ })).toBe(
    1,
  );
  await say(who.student, { to: 'other', name: 'A cousin' });
  expect(await paid()).toMatchObject({ to: 'other', name: 'A cousin', byName: who.student.user.name });
  expect((await paid())?.warning).toMatch(/^Paid to A cousin, not to the university/);
  await say(who.student, { to: 'university' });
  expect((await paid())?.warning).toBe('');
});

it('wants a name of someone else, is about payments alone, and is said by student and agent alone', async () => {
  const unnamed = await say(who.student, { to: 'other' });
  expect([unnamed.status, typeof unnamed.body.fields?.name]).toEqual([422, 'string']);
  const passport = await its.askedFor(who.team, { kind: 'passport', label: 'Passport' });
  expect((await say(who.student, { to: 'university' }, passport)).status).toBe(409);
  const statuses = [];
  for (const as of [who.otherStudent, who.otherAgent, who.team, who.admin])
    statuses.push((await say(as, { to: 'university' })).status);
  expect(statuses).toEqual([404, 404, 403, 403]);
});
