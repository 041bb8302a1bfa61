import { beforeEach, describe, expect, it } from 'vitest';
import { POST as bulk } from '@/app/api/v1/agency/bulk/route';
import { GET as view } from '@/app/api/v1/agency/group-messages/[id]/route';
import { POST as stop } from '@/app/api/v1/agency/group-messages/[id]/stop/route';
import { GET as listed, POST as send } from '@/app/api/v1/agency/group-messages/route';
import { GET as viewLead } from '@/app/api/v1/agency/leads/[id]/route';
import { POST as noteOnLead } from '@/app/api/v1/agency/leads/[id]/timeline/route';
import { GET as viewCare } from '@/app/api/v1/agency/students/[id]/timeline/route';
import { POST as unsubscribe } from '@/app/api/v1/unsubscribe/[token]/route';
import { groupKey } from '@/lib/domain/agency/group-messages';
import { env } from '@/lib/platform/env';
import { spend } from '@/lib/platform/limits/rate-limits';
import { groupMessageReaders } from '@/lib/services/desk/group-messages/group-messages';
import { eraseStudent } from '@/lib/services/file/leaving/erase';
import { Application } from '@/models/application';
import { GroupMessage } from '@/models/group-message';
import { Job } from '@/models/job';
import { Message } from '@/models/message';
import { MessageStop } from '@/models/message-stop';
import { Prospect } from '@/models/prospect';
import { User } from '@/models/user';
import { agencyOfFive } from '../support/agency';
import { emptyDatabase } from '../support/database';
import { longIt } from '../support/long-it';
import { mailServer } from '../support/mail-server';
import { mailServerPerTest, runBackground } from '../support/mails';
import { type Person, person } from '../support/people';
import { ask } from '../support/request';

const mails = mailServerPerTest();
let made: Awaited<ReturnType<typeof agencyOfFive>>;
beforeEach(async () => {
  await emptyDatabase();
  made = await agencyOfFive();
  await Job.deleteMany({});
});

const AGREED = { mayMessage: { how: 'form' as const, on: '2026-11-01' } };
const lead = (name: string, more: object = {}) =>
  Prospect.create({
    ...{ agencyId: made.who.owner.user._id, name, nameKey: name.toLowerCase(), source: 'call' },
    ...{ email: `${name.toLowerCase()}@example.com`, ...AGREED, ...more },
  });
const chosen = async (as: Person, ids: readonly unknown[], list = 'leads') => {
  const { body } = await ask(bulk, { as, body: { list, act: 'message', ids: ids.map(String) } });
  return String((body.bulk as unknown as { _id: string })._id);
};
const sent = async (as: Person, bulkId: string, more: object = {}) => {
  const body = {
    bulkId,
    channel: 'email',
    subject: 'News for {name}',
    text: 'Dear {name},\n\n{course} opens.',
    ...more,
  };
  return ask(send, { as, body });
};
const ended = async (mail: { headers: Record<string, string> } | undefined) => {
  const [, token = ''] = /unsubscribe\/([\w-]+)>/.exec(mail?.headers['list-unsubscribe'] ?? '') ?? [];
  return ask(unsubscribe, { params: { token } });
};

describe('a message to many', () => {
  it('goes to who agreed alone, with their name and course, and says why the others are left out', async () => {
    const { owner } = made.who;
    const all = [
      await lead('Asha', { wishes: 'Nursing in Canada' }),
      await lead('Bela', { mayMessage: null }),
      await lead('Chand', { mayMessage: { how: 'refused', on: '2026-11-01' } }),
      await lead('Dev', { email: '' }),
      await lead('Eka', { email: 'asha@example.com' }),
    ];
    const bulkId = await chosen(
      owner,
      all.map(({ _id }) => _id),
    );
    const { email } = await groupMessageReaders(owner.viewer, bulkId);
    expect(email).toMatchObject({ count: 1, withoutCourse: 0, sentId: null });
    expect(email.leftOut.map(({ why }) => why)).toEqual(['unknown', 'no', 'noAddress', 'twice']);
    expect((await sent(owner, bulkId)).status).toBe(201);
    expect((await sent(owner, bulkId)).status).toBe(409);
    await runBackground();
    expect(mails.server.received.map(({ to }) => to)).toEqual(['asha@example.com']);
    const [mail] = mails.server.received;
    expect(mail?.subject).toBe('News for Asha');
    expect(mail?.text).toContain('Dear Asha,\n\nNursing in Canada opens.');
    expect(mail?.text).toContain(`because you agreed to messages from ${owner.user.name} in a form`);
    expect(mail?.text).not.toMatch(/Hello,|don’t need to do anything/);
    expect(mail?.headers['reply-to']).toBe(owner.user.email);
    expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect((await ask(listed, { as: owner })).body.messages).toMatchObject([{ state: 'sent', done: 1, total: 1 }]);
  });

  longIt('refuses a field that can’t be filled in, and an email without a subject', async () => {
    const bulkId = await chosen(made.who.owner, [(await lead('Asha'))._id]);
    const wrong = await sent(made.who.owner, bulkId, { text: 'Dear {nmae}' });
    expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([422, ['text']]);
    expect((await sent(made.who.owner, bulkId, { subject: '' })).status).toBe(422);
  });

  it('is stopped with one press for the whole agency, also where the lead is deleted and comes again', async () => {
    const { owner, neha } = made.who;
    const asha = await lead('Asha');
    await sent(owner, await chosen(owner, [asha._id]));
    await runBackground();
    expect((await ended(mails.server.received[0])).status).toBe(200);
    expect((await ended(mails.server.received[0])).body.message).toContain('won’t send you any more group messages');
    expect((await ask(viewLead, { as: owner, params: { id: String(asha._id) } })).body.mayMessage).toMatchObject({
      how: 'stopped',
    });
    await Prospect.deleteOne({ _id: asha._id });
    const again = await lead('Asha', { memberId: neha.user._id, email: 'Asha@example.com' });
    const { body } = await ask(viewLead, { as: neha, params: { id: String(again._id) } });
    expect(body.mayMessage).toMatchObject({ how: 'stopped' });
    // Nobody of the agency takes it back.
    const value = { mayMessage: 'contact' };
    const said = await ask(bulk, { as: neha, body: { list: 'leads', act: 'mayMessage', ids: [again.id], value } });
    expect(said.body.bulk).toMatchObject({ failedTotal: 1 });
    expect((await sent(neha, await chosen(neha, [again._id]))).status).toBe(409);
    // Another agency is another matter, and a link that was changed is none.
    expect(await MessageStop.countDocuments({ agencyId: made.who.stranger.user._id })).toBe(0);
    const link = mails.server.received[0]?.headers['list-unsubscribe'] ?? '';
    const changed = { headers: { 'list-unsubscribe': link.replace(/.>$/, link.endsWith('0>') ? '1>' : '0>') } };
    expect((await ended(changed)).status).toBe(404);
  });

  longIt('goes to a student’s thread too, of who is in the sender’s reach, and is gone with the student', async () => {
    const { neha, owner } = made.who;
    const { ofNeha, ofSimran } = made.students;
    const ids = [ofNeha.userId, ofSimran.userId];
    const value = { mayMessage: 'contact' };
    await ask(bulk, { as: owner, body: { list: 'students', act: 'mayMessage', ids, value } });
    expect((await ask(viewCare, { as: neha, params: { id: ofNeha.userId } })).body.mayMessage).toMatchObject({
      how: 'contact',
    });
    expect((await sent(neha, await chosen(neha, ids, 'students'))).status).toBe(201);
    await runBackground();
    const [mail, ...more] = mails.server.received.filter(({ subject }) => subject.startsWith('News for'));
    expect([mail?.to, more.length]).toEqual([ofNeha.user.email, 0]);
    const application = await Application.findOne({ userId: ofNeha.userId }).orFail().lean();
    expect(await Message.find({}, 'application text').lean()).toMatchObject([
      { application: application._id, text: `Dear ${ofNeha.user.name},\n\n${application.course} opens.` },
    ]);
    await ended(mail);
    await eraseStudent(ofNeha.user._id);
    expect(await Prospect.countDocuments({ studentId: ofNeha.userId })).toBe(0);
    const left = JSON.stringify([await GroupMessage.find().lean(), await MessageStop.find().lean()]);
    for (const text of [ofNeha.userId, ofNeha.user.email, ofNeha.user.name]) expect(left).not.toContain(text);
  });

  it('counts a no of an account that was merged into the student’s', async () => {
    const { owner } = made.who;
    const gone = await person('student', { mergedInto: made.students.ofNeha.user._id });
    const record = { agencyId: owner.user._id, name: 'X', source: 'other' as const, stage: 'student' as const };
    await Prospect.create({ ...record, ...AGREED, studentId: made.students.ofNeha.user._id });
    const no = { how: 'stopped' as const, on: '2026-11-01' };
    await Prospect.create({ ...record, mayMessage: no, studentId: gone.user._id });
    const bulkId = await chosen(owner, [made.students.ofNeha.userId], 'students');
    expect((await groupMessageReaders(owner.viewer, bulkId)).email.leftOut).toEqual([{ why: 'no', count: 1 }]);
  });

  longIt('sends 200 a day for an agency: the rest waits, and may be stopped', async () => {
    const { owner } = made.who;
    env().RATE_LIMITS = 'on';
    try {
      for (let used = 0; used < 199; used++) await spend('group-mails', owner.userId);
      const ids = [(await lead('Asha'))._id, (await lead('Bela'))._id];
      const { body } = await sent(owner, await chosen(owner, ids));
      await runBackground();
      expect(mails.server.received).toHaveLength(1);
      const params = { id: String(body._id) };
      const shown = (await ask(view, { as: owner, params })).body;
      expect(shown).toMatchObject({ state: 'sending', done: 1, total: 2 });
      expect(Date.parse(String(shown.nextOn)) - Date.now()).toBeGreaterThan(20 * 3_600_000);
      expect((await ask(stop, { as: made.who.neha, params })).status).toBe(404);
      expect((await ask(stop, { as: owner, params })).status).toBe(200);
      expect((await ask(view, { as: owner, params })).body).toMatchObject({ state: 'stopped', nextOn: null });
    } finally {
      env().RATE_LIMITS = 'off';
    }
  });

  longIt('notes an address that the mail server doesn’t know, and writes there no more', async () => {
    const { owner } = made.who;
    const refusing = await mailServer({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error('No such user'), { responseCode: 550 })),
    });
    env().SMTP_URL = refusing.url;
    const asha = await lead('Asha');
    const { body } = await sent(owner, await chosen(owner, [asha._id]));
    await runBackground();
    const shown = (await ask(view, { as: owner, params: { id: String(body._id) } })).body;
    expect(shown).toMatchObject({ done: 0, failed: [{ name: 'Asha', why: 'bounced' }] });
    const bulkId = await chosen(owner, [asha._id]);
    expect((await groupMessageReaders(owner.viewer, bulkId)).email.leftOut).toEqual([{ why: 'bounced', count: 1 }]);
    await refusing.stop();
  });

  it('ends where its sender may not write any more', async () => {
    const { neha } = made.who;
    const asha = await lead('Asha', { memberId: neha.user._id });
    const { body } = await sent(neha, await chosen(neha, [asha._id]));
    await User.updateOne({ _id: neha.userId }, { $set: { 'agency.role': 'front-desk' } });
    await runBackground();
    expect(mails.server.received).toEqual([]);
    expect(await GroupMessage.findById(body._id).lean()).toMatchObject({ state: 'stopped' });
  });

  longIt('gives WhatsApp links that are noted as opened, and then no more', async () => {
    const { owner } = made.who;
    const asha = await lead('Asha', { mobile: '9876543210', mobileE164: '+919876543210' });
    const bela = await lead('Bela', { mobile: '98', mobileE164: null });
    const bulkId = await chosen(owner, [asha._id, bela._id]);
    const { body } = await sent(owner, bulkId, { channel: 'whatsapp', text: 'Hi {name}' });
    const params = { id: String(body._id) };
    const { links } = (await ask(view, { as: owner, params })).body as unknown as { links: object[] };
    expect(links).toMatchObject([
      { whom: { kind: 'lead', id: String(asha._id) }, mobileE164: '+919876543210', text: 'Hi Asha' },
    ]);
    const opened = { key: groupKey(params.id), opened: 'whatsapp', text: 'Group message' };
    expect((await ask(noteOnLead, { as: owner, params: { id: String(asha._id) }, body: opened })).status).toBe(201);
    expect((await ask(view, { as: owner, params })).body).toMatchObject({ done: 1, total: 1, links: [] });
    await runBackground();
    expect(mails.server.received).toEqual([]);
  });
});
