import { beforeAll, describe, expect, it } from 'vitest';
import { POST as move } from '@/app/api/v1/applications/[id]/status/route';
import { POST as apply } from '@/app/api/v1/apply/route';
import { POST as saveNews } from '@/app/api/v1/save-news/route';
import { POST as unsubscribe } from '@/app/api/v1/unsubscribe/[token]/route';
import { PUT as newsStatus } from '@/app/api/v1/update-news-status/[slug]/route';
import { unsubscribeToken } from '@/lib/platform/mail/unsubscribe';
import { digestUnread } from '@/lib/services/desk/messages/digest';
import { readConversation, sendMessage } from '@/lib/services/desk/messages/messages';
import { Application } from '@/models/application';
import { Job } from '@/models/job';
import { Message } from '@/models/message';
import { Notification } from '@/models/notification';
import { User } from '@/models/user';
import { application } from '../support/applications';
import { storedCourses } from '../support/courses';
import { file, PDF } from '../support/files';
import { longIt } from '../support/long-it';
import { mailServerPerTest } from '../support/mails';
import { everybody, type Person, person } from '../support/people';
import { ask } from '../support/request';

const mails = mailServerPerTest();
const newsletterToken = (id: string) => unsubscribeToken({ what: 'newsletter', id });
const quiet = { notifications: false, tfa: false, newsLetter: false };
let who: Awaited<ReturnType<typeof everybody>>;
beforeAll(async () => {
  who = await everybody();
});

describe('a move of an application', () => {
  it('is emailed once to the student and to their agent, with links into their own areas', async () => {
    const [course] = await storedCourses({ admissionIntake: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec' });
    const body = {
      courseId: String(course?._id),
      userId: who.student.userId,
      year: new Date().getFullYear() + 1,
      month: 'Sep',
    };
    const made = await ask(apply, { as: who.agent, body });
    expect(made.status).toBe(201);
    const first = await mails.sentTo(who.student.user.email);
    expect(first.map(({ text }) => text.includes('Your agency applied to this course for you.'))).toEqual([true]);
    expect(mails.server.to(who.agent.user.email)).toEqual([]);
    const id = String(made.body.application?._id ?? made.body._id);
    const reason = 'Please send <b>both</b> pages';
    const moved = { as: who.team, params: { id }, body: { status: 'Documents Requested', reason } };
    expect((await ask(move, moved)).status).toBe(200);
    const [toStudent, toAgent] = [await mails.sentTo(who.student.user.email), mails.server.to(who.agent.user.email)];
    expect(toStudent.at(-1)?.subject).toBe(`Documents Requested: ${course?.course}, ${course?.university}`);
    expect(toStudent.at(-1)?.links[0]).toBe(`http://localhost:3000/app/student/my-applications/${id}`);
    expect(toStudent.at(-1)?.html).toContain('Please send &lt;b&gt;both&lt;/b&gt; pages');
    expect(toAgent.map(({ links }) => links[0])).toEqual([`http://localhost:3000/app/agent/applications/${id}`]);
    expect(toAgent[0]?.text).toContain(`Next for ${who.student.user.name}: `);
  });

  it('is not emailed to whoever turned notifications off, nor to an agent whom the student left meanwhile', async () => {
    const agent = await person('agent');
    const student = await person('student', { addedBy: agent.user._id, settings: quiet });
    const [course] = await storedCourses({ admissionIntake: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec' });
    const body = { courseId: String(course?._id), year: new Date().getFullYear() + 1, month: 'Feb' };
    const made = await ask(apply, { as: student, body });
    const id = String(made.body.application?._id ?? made.body._id);
    expect((await mails.sentTo(agent.user.email)).map(({ subject }) => subject)).toEqual([
      `Applied: ${course?.course}, ${course?.university}`,
    ]);
    await ask(move, { as: who.admin, params: { id }, body: { status: 'Under Review', reason: '' } });
    const { leaveAgent } = await import('@/lib/services/people/agents/leave');
    await leaveAgent(student.viewer);
    expect(await mails.sentTo(student.user.email)).toEqual([]);
    expect(mails.server.to(agent.user.email)).toHaveLength(1);
  });
});

describe('an offer', () => {
  const submitted = async (consent: object = {}) => {
    const its = await application(who.student);
    await its.move(who.team, 'Under Review');
    await its.consent(who.student, consent);
    await its.move(who.team, 'Submitted');
    await mails.sentTo(who.student.user.email);
    return its;
  };

  it('is mailed with its terms to student and agent, and its acceptance to the student with what was agreed', async () => {
    const its = await submitted();
    const terms = {
      conditional: 'true',
      conditions: 'IELTS 6.5 or better',
      replyBy: '2030-03-01',
      startOn: '2030-09-20',
    };
    const deposit = { deposit: '2000', currency: 'gbp', depositBy: '2030-03-15' };
    expect((await its.offer(who.team, { ...terms, ...deposit })).status).toBe(200);
    const offered = (await mails.sentTo(who.student.user.email)).at(-1)?.text ?? '';
    expect(mails.server.to(who.agent.user.email).at(-1)?.text).toContain(`offered ${who.student.user.name} a place`);
    const said = ['Conditions: IELTS 6.5 or better', 'Deposit: £2,000, by 15 March 2030', 'Starts: 20 September 2030'];
    for (const words of said) expect(offered).toContain(words);
    // The next step says it.
    expect(offered).not.toContain('Reply by:');
    expect(offered).toMatch(/Your next step: Reply to the offer by 1 March 2030 \(in \d+ (months|years)\)\./);
    expect(offered).toContain(`Kind regards,\n${who.team.user.name}\n`);
    expect((await its.reply(who.student, 'accept')).status).toBe(200);
    const accepted = (await mails.sentTo(who.student.user.email)).at(-1);
    expect(accepted?.subject).toContain('Your place: ');
    for (const words of said) expect(accepted?.text).toContain(words);
    expect(accepted?.text).toContain(`Dear ${who.student.user.name},`);
  });

  longIt('that the student’s agent accepts for them is confirmed to the student in one mail', async () => {
    const its = await submitted({ agentMayReply: true });
    await its.offer(who.team, { conditional: 'false', replyBy: '2030-03-01', letter: file(PDF, 'offer.pdf') });
    const before = (await mails.sentTo(who.student.user.email)).length;
    expect((await its.reply(who.agent, 'accept')).status).toBe(200);
    const after = (await mails.sentTo(who.student.user.email)).slice(before);
    expect(after.map(({ subject }) => subject)).toEqual([expect.stringContaining('Your place: ')]);
    expect(after[0]?.text).toContain(`${who.agent.user.name} from your agency accepted the offer for you`);
  });
});

describe('a letter about an application', () => {
  longIt('names the counsellor as whom to ask', async () => {
    const its = await application(who.student);
    await Application.updateOne({ _id: its.id }, { counsellorId: who.team.userId });
    await its.move(who.admin, 'Under Review');
    const mail = (await mails.sentTo(who.student.user.email)).at(-1);
    const chat = `http://localhost:3000/app/student/messages/chat/${who.team.userId}`;
    expect(mail?.text).toContain(`Questions? Ask ${who.team.user.name}, your counsellor:\n${chat}`);
  });
});

describe('unread messages', () => {
  const MINUTE = 60_000;
  const later = (minutes: number) => new Date(Date.now() + minutes * MINUTE);
  const write = (from: Person, to: Person, text: string) =>
    sendMessage(from.viewer, to.userId, { text, key: `key-${Math.random().toString(36).slice(2)}` });

  it('are told in one email after ten minutes, again only for newer ones after four hours', async () => {
    // The new application of the test above is mailed to staff in the same way.
    await Notification.deleteMany({});
    const [student, second] = [await person('student'), await person('team')];
    for (let index = 0; index < 30; index++) await write(who.team, student, `<i>message</i> ${index}`);
    await write(second, student, 'and one of mine');
    expect(await digestUnread(later(5))).toBe(0);
    expect(await digestUnread(later(11))).toBe(1);
    expect(await digestUnread(later(12))).toBe(0);
    const [digest, ...more] = await mails.sentTo(student.user.email);
    expect([digest?.subject, more.length]).toEqual(['You have 31 unread messages', 0]);
    expect(digest?.text).toContain(`${who.team.user.name}, 30 messages, latest:\n> <i>message</i> 29`);
    expect(digest?.html).not.toContain('<i>');
    expect(digest?.links[0]).toBe('http://localhost:3000/app/student/messages');
    await Message.create({
      conversation: 'x',
      from: second.userId,
      to: student.userId,
      text: 'newer',
      createdOn: later(60),
    });
    expect(await digestUnread(later(120))).toBe(0);
    expect(await digestUnread(later(11 + 4 * 60))).toBe(1);
  });

  it('are not told when they were read by the time the email is written, nor to whoever turned notifications off', async () => {
    const [reader, silent] = [await person('student'), await person('student', { settings: quiet })];
    for (const to of [reader, silent]) await write(who.team, to, 'hello');
    expect(await digestUnread(later(11))).toBe(1);
    await readConversation(reader.viewer, who.team.userId);
    for (const { user } of [reader, silent]) expect(await mails.sentTo(user.email)).toEqual([]);
  });
});

describe('the newsletter', () => {
  const reader = (role: 'student' | 'agent', more: object = {}) =>
    person(role, { settings: { notifications: true, tfa: false, newsLetter: true }, ...more });
  async function publish(title: string): Promise<void> {
    const body = { title, description: '<p>Two new <strong>intakes</strong> at Douglas.</p>' };
    const saved = await ask(saveNews, { as: who.admin, body });
    const slug = String(saved.body.news?.slug ?? saved.body.slug);
    for (const status of [1, 0, 1]) {
      expect((await ask(newsStatus, { as: who.admin, params: { slug }, body: { status } })).status).toBe(200);
    }
  }

  it('goes once to each subscriber, also to those without notices, with a one-click way out', async () => {
    const [student, agent] = [
      await reader('student'),
      await reader('agent', { settings: { ...quiet, newsLetter: true } }),
    ];
    const others = [who.student, await reader('student', { isVerified: false })];
    await publish('Douglas opens two intakes');
    const sent = await mails.sentTo(student.user.email);
    expect(sent.map(({ subject }) => subject)).toEqual(['Douglas opens two intakes']);
    expect(sent[0]?.text).toContain('Two new intakes at Douglas.');
    expect(mails.server.to(agent.user.email)).toHaveLength(1);
    for (const { user } of others) expect(mails.server.to(user.email)).toEqual([]);
    const header = sent[0]?.headers['list-unsubscribe'] ?? '';
    const token = /^<http:\/\/localhost:3000\/api\/v1\/unsubscribe\/([\w-]+)>$/.exec(header)?.[1] ?? '';
    expect(sent[0]?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    for (let time = 0; time < 2; time++) {
      const answer = await ask(unsubscribe, { params: { token }, body: 'List-Unsubscribe=One-Click', headers });
      expect(answer.status).toBe(200);
    }
    expect((await User.findById(student.userId).lean())?.settings).toMatchObject({ newsLetter: false });
    await publish('Later news');
    expect(await mails.sentTo(student.user.email)).toHaveLength(1);
    expect(await mails.sentTo(agent.user.email)).toHaveLength(2);
  });

  it('is ended only by a link of ours, and only for whom it was made', async () => {
    const [one, other] = [await reader('student'), await reader('student')];
    const foreign = `${other.userId}${newsletterToken(one.userId).slice(24)}`;
    for (const token of [foreign, other.userId, 'nothing', newsletterToken(other.userId).slice(0, -1)]) {
      expect((await ask(unsubscribe, { params: { token } })).status).toBe(404);
    }
    expect((await User.findById(other.userId).lean())?.settings.newsLetter).toBe(true);
  });

  it('holds no sign-in code up: what goes to many has a queue of its own', async () => {
    await reader('student');
    await publish('For the queue');
    await mails.sentTo('nobody@example.com');
    expect(await Job.countDocuments({ kind: 'bulk-mail', state: 'done' })).toBeGreaterThan(0);
    expect(await Job.countDocuments({ kind: 'mail', 'payload.template': 'news' })).toBe(0);
  });
});
