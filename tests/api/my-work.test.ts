import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { POST as review } from '@/app/api/v1/applications/[id]/items/[itemId]/review/route';
import { POST as write } from '@/app/api/v1/applications/[id]/messages/route';
import { POST as enquire } from '@/app/api/v1/enquiries/route';
import { GET as lead } from '@/app/api/v1/leads/[id]/route';
import { POST as direct } from '@/app/api/v1/messages/[userId]/route';
import { POST as register } from '@/app/api/v1/register/route';
import { POST as handOver } from '@/app/api/v1/staff/hand-over/route';
import { GET as work } from '@/app/api/v1/staff/work/route';
import { addDays, dayOf } from '@/lib/domain/days/day';
import { dueDaysOf, signed } from '@/lib/services/applications/moves/change';
import { digestUnread } from '@/lib/services/desk/messages/digest';
import { Application } from '@/models/application';
import type { ItemRecord, OfferRecord } from '@/models/application-parts';
import { Enquiry } from '@/models/enquiry';
import { Notification } from '@/models/notification';
import { User } from '@/models/user';
import { emptyDatabase } from '../support/database';
import { mailServerPerTest } from '../support/mails';
import { everybody, type Person, person } from '../support/people';
import { ask, rows } from '../support/request';

/** A time zone in which it is about noon, so that no test begins on one day and ends on the next. */
const hour = new Date().getUTCHours();
const zone = hour <= 12 ? `Etc/GMT-${12 - hour}` : `Etc/GMT+${hour - 12}`;
const today = dayOf(new Date(), zone);
const inDays = (days: number) => addDays(today, days);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

const mails = mailServerPerTest();
let who: Awaited<ReturnType<typeof everybody>>;
beforeEach(async () => {
  await emptyDatabase();
  who = await everybody();
  await User.updateMany({}, { timeZone: zone });
});

let made = 0;
async function application(of: Person | null, more: object = {}): Promise<string> {
  const given = { status: 'Documents Requested' as const, items: [], offer: null, ...more };
  const { _id } = await Application.create({
    userId: who.student.userId,
    studentName: who.student.user.name,
    courseId: new Types.ObjectId(),
    country: 'Canada',
    university: 'Douglas College',
    course: `Course ${++made}`,
    year: 2030,
    month: 'Sep',
    counsellorId: of?.userId ?? null,
    waitsSince: new Date(),
    ...given,
    ...dueDaysOf(given),
  } as never);
  return String(_id);
}
const item = (label: string, more: Partial<ItemRecord>): ItemRecord => ({
  _id: new Types.ObjectId(),
  kind: 'reference',
  label,
  note: '',
  dueOn: null,
  state: 'requested',
  reason: '',
  answer: '',
  files: [],
  asked: signed(who.team.viewer),
  answered: null,
  reviewed: null,
  ofOffer: false,
  ...more,
});
const sent = (label: string, at: Date) =>
  item(label, { state: 'received', answered: { ...signed(who.student.viewer), at } });
const offer = (replyBy: string): OfferRecord => ({
  conditional: false,
  letter: null,
  replyBy,
  deposit: null,
  currency: '',
  depositBy: null,
  startOn: null,
  reference: '',
  made: signed(who.team.viewer),
  reply: null,
  recommendation: null,
});

const asked = async (query: Record<string, string> = {}, as = who.team) => {
  const { body } = await ask(work, { as, query });
  return Object.fromEntries(
    rows(body.groups).map(({ group, rows: found, total }) => [String(group), { found: rows(found), total }]),
  );
};
const whats = async (group: string, query: Record<string, string> = {}, as = who.team) =>
  (await asked(query, as))[group]?.found.map(({ what }) => what);

describe('GET /staff/work', () => {
  it('has what is overdue and due today, the offers to chase, and none of it for what is done or over', async () => {
    await application(who.team, { items: [item('Late', { dueOn: inDays(-2) })] });
    await application(who.team, { items: [item('Now', { dueOn: today }), item('Later', { dueOn: inDays(9) })] });
    await application(who.team, { items: [item('Long ago', { dueOn: inDays(-200) })] });
    await application(who.team, { items: [sent('Sent', new Date())], status: 'Withdrawn', checkSince: null });
    await application(who.team, { status: 'Offer Received', offer: offer(inDays(10)) });
    await application(who.team, { status: 'Offer Received', offer: offer(inDays(40)) });
    expect(await whats('overdue')).toEqual(['Late']);
    expect(await whats('today')).toEqual(['Now']);
    const { offers } = await asked();
    expect(offers?.found).toMatchObject([{ what: 'Reply to the offer', dueOn: inDays(10), kind: 'offer' }]);
  });

  it('lists what came in item by item, the longest waiting first, until it is reviewed', async () => {
    const items = [sent('Second', daysAgo(1)), item('Not sent', {})];
    const id = await application(who.team, { items, checkSince: daysAgo(1) });
    await application(who.team, { items: [sent('First', daysAgo(3))], checkSince: daysAgo(3) });
    expect(await whats('check')).toEqual(['First', 'Second']);
    const [, second] = (await asked()).check?.found ?? [];
    expect(second?.item).toMatchObject({ label: 'Second', decisions: ['accept', 'redo', 'waive'] });
    const params = { id, itemId: String(second?.key) };
    await ask(review, { as: who.team, params, body: { decision: 'accept' } });
    expect(await whats('check')).toEqual(['First']);
  });

  it('lists threads and chats whose last word is the student’s, until staff answer', async () => {
    const id = await application(who.team);
    const say = (as: Person, text: string) =>
      ask(write, { as, params: { id }, body: { text, key: `key-of-work-${++made}` } });
    await say(who.student, 'Is that early enough?');
    const chat = { text: 'Hello?', key: `key-of-chat-${++made}` };
    await ask(direct, { as: who.student, params: { userId: who.team.userId }, body: chat });
    expect(await whats('messages')).toEqual(['“Is that early enough?”', '“Hello?”']);
    // A chat is its reader's own: it stands in no one else's work.
    expect(await whats('messages', { everyone: 'yes' }, who.admin)).toEqual(['“Is that early enough?”']);
    await say(who.admin, 'Yes.');
    expect(await whats('messages')).toEqual(['“Hello?”']);
  });

  it('is of the caller’s cases, nobody’s, one colleague’s or everyone’s', async () => {
    const emily = await person('team');
    const stalled = { waitsSince: daysAgo(30) };
    for (const of of [who.team, emily, null]) await application(of, stalled);
    // With how long each waits, and whose yes is missing.
    const [longest] = (await asked()).stalled?.found ?? [];
    expect(longest?.what).toMatch(/ · Waiting for the student’s consent$/);
    expect(longest?.since).toBe(stalled.waitsSince.toISOString());
    const counts = async (query: Record<string, string>) => (await asked(query)).stalled?.total;
    expect(await counts({})).toBe(1);
    expect(await counts({ inCharge: 'nobody' })).toBe(1);
    expect(await counts({ inCharge: emily.userId })).toBe(1);
    expect(await counts({ everyone: 'yes' })).toBe(3);
  });

  it('shows the first of many with a count that ends at 100, and more of one group alone', async () => {
    const many = Array.from({ length: 120 }, () => ({
      userId: who.student.userId,
      courseId: new Types.ObjectId(),
      country: 'UK',
      university: 'Many',
      course: 'Many',
      year: 2030,
      month: 'Sep',
      status: 'Pending',
      history: [],
      counsellorId: who.team.userId,
      waitsSince: daysAgo(30),
    }));
    await Application.insertMany(many);
    const { stalled } = await asked();
    expect([stalled?.found.length, stalled?.total]).toEqual([8, 100]);
    const alone = await asked({ group: 'stalled' });
    expect([Object.keys(alone), alone.stalled?.found.length]).toEqual([['stalled'], 50]);
  });

  it('begins with what is new: no one’s applications and one’s own that are Pending, enquiries, agencies for an admin', async () => {
    const emily = await person('team');
    const since = (days: number) => ({ waitsSince: daysAgo(days), workOrder: daysAgo(days) });
    const [old, young] = [
      await application(null, { status: 'Pending', ...since(30) }),
      await application(who.team, { status: 'Pending', ...since(1) }),
    ];
    await application(emily, { status: 'Pending', ...since(1) });
    await application(who.team, { status: 'Under Review', ...since(1) });
    await application(null, { status: 'Withdrawn', ...since(2), workOrder: new Date('3990-01-01') });
    await Enquiry.create({ name: 'Asha Rao', email: 'asha@example.com', message: 'Which intake?', source: 'landing' });
    const agency = { role: 4, name: 'Gill', email: 'gill@example.com', mobile: '+91 90000 11111' };
    const password = 'a-long-password-1';
    expect((await ask(register, { body: { ...agency, password, company_name: 'Gill Overseas' } })).status).toBe(201);
    const ofTeam = (await asked()).new;
    expect(ofTeam).toMatchObject({
      total: 3,
      found: [
        { key: old, kind: 'application', fresh: { mayTake: true, status: 'Pending', moveTo: 'Under Review' } },
        { key: young, fresh: { mayTake: false, moveTo: 'Under Review' } },
        { kind: 'lead', studentName: 'Asha Rao', what: 'Which intake?', fresh: { mayTake: true } },
      ],
    });
    // A stranger's number is for who takes the enquiry.
    expect(JSON.stringify(ofTeam)).not.toContain('asha@example.com');
    const ofAdmin = (await asked({}, who.admin)).new;
    expect(ofAdmin?.found.map(({ kind, studentName }) => [kind, studentName])).toEqual([
      ['application', who.student.user.name],
      ['lead', 'Asha Rao'],
      ['agency', 'Gill Overseas'],
    ]);
    expect((await asked({ inCharge: emily.userId })).new?.total).toBe(1);
    expect((await asked({ inCharge: 'nobody' })).new?.found.map(({ kind }) => kind)).toEqual(['application', 'lead']);
    expect((await asked({ everyone: 'yes' }, who.admin)).new?.total).toBe(5);
  });

  it('lets any of the staff take a new enquiry, once, with its address', async () => {
    const { _id } = await Enquiry.create({ name: 'Asha', email: 'asha@example.com', source: 'landing' });
    const take = (as: Person) =>
      ask(handOver, { as, body: { of: 'enquiries', cases: [{ _id: String(_id), from: null }], to: as.userId } });
    const seen = (as: Person) => ask(lead, { as, params: { id: String(_id) } });
    expect((await seen(who.team)).status).toBe(404);
    expect((await take(who.team)).body.success).toBe(true);
    expect((await seen(who.team)).body.email).toBe('asha@example.com');
    const late = await take(await person('team'));
    expect(rows(late.body.results)).toMatchObject([
      { done: false, message: 'This enquiry is assigned to someone else now, or was deleted.' },
    ]);
    // It stays new, and theirs, until they write how far it is.
    expect((await asked()).new?.found).toMatchObject([{ kind: 'lead', fresh: { mayTake: false } }]);
    await Enquiry.updateOne({ _id }, { state: 'contacted' });
    expect((await asked()).new?.total).toBe(0);
  });

  it('rings who can act: enquiries admins and team, agencies admins; unread ones are one notice and one mail', async () => {
    const ring = async (as: Person) =>
      (await Notification.find({ userId: as.userId }).lean()).map(({ notification, href }) => [notification, href]);
    const body = { name: 'Asha Rao', email: 'asha@example.com', mobile: '+91 90000 11111' };
    await ask(enquire, { body });
    const first = String((await Enquiry.findOne().lean())?._id);
    expect(await ring(who.admin)).toEqual([['Asha Rao asked for a call back.', `/leads/${first}`]]);
    expect(await ring(who.team)).toEqual([['Asha Rao asked for a call back.', '?group=new']]);
    await ask(enquire, { body: { ...body, name: 'Meera Shah' } });
    const two = '2 new enquiries, the newest by Meera Shah.';
    expect(await ring(who.team)).toEqual([[two, '?group=new']]);
    const agency = { role: 4, name: 'Gill', email: 'gill@example.com', mobile: '+91 90000 22222' };
    await ask(register, { body: { ...agency, password: 'a-long-password-1', company_name: 'Gill Overseas' } });
    expect(await ring(who.team)).toHaveLength(1);
    expect((await ring(who.admin)).map(([words]) => words)).toContain(
      'Gill Overseas registered as an agency and is waiting for verification.',
    );
    for (const as of [who.student, who.agent]) expect(await ring(as)).toEqual([]);
    await digestUnread(new Date(Date.now() + 11 * 60_000));
    const mail = (await mails.sentTo(who.team.user.email)).at(-1);
    expect(mail?.subject).toBe(two.replace(/\.$/, ''));
    expect((await mails.sentTo(who.admin.user.email)).at(-1)?.subject).toBe('You have 2 new items');
  });
});
