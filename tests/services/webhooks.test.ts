import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DELETE as removeCourse } from '@/app/api/v1/courses/[id]/route';
import { WEBHOOK_WAITS_MS } from '@/lib/domain/webhooks';
import { runDueJobs } from '@/lib/platform/jobs/worker';
import { applyToCourse } from '@/lib/services/applications/apply';
import { offeredYears } from '@/lib/services/applications/intakes';
import { moveApplication } from '@/lib/services/applications/moves/moves';
import { readChosenKinds } from '@/lib/services/desk/webhooks/chosen';
import { sendWebhooks } from '@/lib/services/desk/webhooks/send';
import { addWebhook, renewSecret, resendMessage, testWebhook } from '@/lib/services/desk/webhooks/webhooks';
import { eraseStudent } from '@/lib/services/file/leaving/erase';
import { storeEnquiry } from '@/lib/services/people/enquiries';
import { addProspect } from '@/lib/services/people/prospects/register';
import { deliverEffectsBefore } from '@/lib/services/records/notices/outbox';
import { Application } from '@/models/application';
import { Course } from '@/models/course';
import { Job } from '@/models/job';
import { Notification } from '@/models/notification';
import { Profile } from '@/models/profile';
import { Prospect } from '@/models/prospect';
import { User } from '@/models/user';
import { Webhook } from '@/models/webhook';
import { WebhookDelivery } from '@/models/webhook-delivery';
import { chosenKinds } from '@/models/webhook-effects';
import { recordsOf } from '../support/agency-records';
import { storedCourses } from '../support/courses';
import { emptyDatabase } from '../support/database';
import { killed } from '../support/killed';
import { longIt } from '../support/long-it';
import { everybody } from '../support/people';
import { allowNetworks, type Receiver, receiver } from '../support/receiver';
import { ask } from '../support/request';

/** What webhooks are told, exactly once, and how it is sent. */

let who: Awaited<ReturnType<typeof everybody>>;
let courseId: string;
let to: Receiver;
const year = offeredYears(new Date())[1] as number;

beforeAll(async () => {
  allowNetworks('127.0.0.0/8');
  to = await receiver();
});
afterAll(async () => {
  allowNetworks();
  await to.close();
});
beforeEach(async () => {
  await emptyDatabase();
  await readChosenKinds();
  who = await everybody();
  courseId = String((await storedCourses({ admissionIntake: 'Jan Sep' }))[0]?._id);
  await Job.deleteMany({});
  to.got.length = 0;
  to.answer(200);
});

const later = () => new Date(Date.now() + 60_000);
const sites = (kinds: Parameters<typeof addWebhook>[1]['kinds']) =>
  addWebhook(who.admin.viewer, { address: to.address, kinds });
const agencys = (kinds: Parameters<typeof addWebhook>[1]['kinds'], as = who.agent) =>
  addWebhook(as.viewer, { address: 'https://hooks.example.org/in', kinds });
const applied = (month: 'Jan' | 'Sep' = 'Sep') => applyToCourse(who.student.viewer, { courseId, year, month });
const told = async (webhookId?: string) =>
  (
    await WebhookDelivery.find(webhookId ? { webhookId } : {}, 'event')
      .sort({ _id: 1 })
      .lean()
  )
    .map(({ event }) => event)
    .sort();
const sendAll = () => runDueJobs([sendWebhooks]);
const dueNow = () =>
  Job.updateMany({ kind: 'send-webhook', state: 'open' }, { $set: { due: new Date(), leasedBy: '' } });

describe('what is told', () => {
  it('says kind, ids and time, signed so that the Standard Webhooks library takes it, and no other secret’s', async () => {
    const { secret } = await sites(['application']);
    const { _id } = await applied();
    await sendAll();
    expect(to.got).toHaveLength(1);
    const { headers, body } = to.got[0] as (typeof to.got)[0];
    const plain = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    expect(new Verifier(secret).verify(body, plain)).toEqual({
      type: 'application.created',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      data: { application: _id, student: who.student.userId },
    });
    expect(() => new Verifier(`whsec_${Buffer.alloc(32).toString('base64')}`).verify(body, plain)).toThrow();
    expect(() => new Verifier(secret).verify(body.replace('created', 'changed'), plain)).toThrow();
    expect(headers['content-type']).toBe('application/json');
  });

  it('signs with two secrets for a day while one takes the place of the other', async () => {
    const { _id, secret } = await sites(['application']);
    const renewed = await renewSecret(who.admin.viewer, _id);
    await testWebhook(who.admin.viewer, _id);
    await Webhook.updateOne({ _id }, { $set: { formerUntil: new Date(Date.now() - 1) } });
    await testWebhook(who.admin.viewer, _id);
    const accepts = to.got.map(({ headers, body }) =>
      [secret, renewed].map((one) => {
        try {
          return Boolean(new Verifier(one).verify(body, headers as Record<string, string>));
        } catch {
          return false;
        }
      }),
    );
    expect(accepts).toEqual([
      [true, true],
      [false, true],
    ]);
    const stored = JSON.stringify(await Webhook.findById(_id).lean());
    expect(stored).not.toContain(secret);
    expect(stored).not.toContain(renewed);
  });

  longIt(
    'of applications, offers, documents, students, leads and courses each change, and nothing that none has chosen',
    async () => {
      const { _id: all } = await sites(['application', 'offer', 'document', 'student', 'lead', 'course']);
      const { _id: leads } = await sites(['lead']);
      const application = await applied();
      await moveApplication(who.team.viewer, application._id, { to: 'Under Review', reason: '' });
      await Application.updateOne({ _id: application._id, userId: who.student.user._id }, { $set: { items: [] } });
      await Application.updateOne({ _id: application._id, userId: who.student.user._id }, { $set: { offer: null } });
      await Profile.create({ userId: who.student.user._id });
      await Profile.updateOne(
        { userId: who.student.user._id },
        { $set: { 'documents.passport': [], 'savedOn.documents': new Date() } },
      );
      await Profile.updateOne({ userId: who.student.user._id }, { $set: { 'savedOn.work': new Date() } });
      await User.updateOne({ _id: who.student.userId }, { $set: { name: 'Another Name' } });
      await User.updateOne({ _id: who.student.userId }, { $set: { digestOn: new Date() } });
      await User.updateOne({ _id: who.team.userId }, { $set: { name: 'Another Colleague' } });
      await storeEnquiry({
        name: 'Asha',
        email: 'asha@example.com',
        mobile: '',
        source: 'landing',
        message: 'Hello',
      });
      await deliverEffectsBefore(later());
      expect(await told(all)).toEqual(
        [
          ...['application.created', 'application.moved', 'document.changed', 'document.changed', 'lead.created'],
          ...['offer.changed', 'student.changed', 'student.changed'],
        ].sort(),
      );
      expect(await told(leads)).toEqual(['lead.created']);
      const course = await Course.findById(courseId).lean();
      await Course.findOneAndUpdate({ _id: courseId }, { $set: { identity: course?.identity as string } });
      await deliverEffectsBefore(later());
      expect((await ask(removeCourse, { as: who.admin, params: { id: courseId } })).status).toBe(200);
      expect((await told(all)).filter((event) => event.startsWith('course'))).toEqual([
        'course.changed',
        'course.removed',
      ]);
      expect(await User.countDocuments({ outboxKey: { $exists: true } })).toBe(0);
    },
  );

  longIt('writes nothing for webhooks while there are none', async () => {
    expect(chosenKinds().size).toBe(0);
    await applied();
    const { _id } = await sites(['lead']);
    await applied('Jan');
    await Webhook.updateOne({ _id }, { $set: { kinds: [] } });
    await deliverEffectsBefore(later());
    expect(await told()).toEqual([]);
    expect(await Application.countDocuments({ outboxKey: { $exists: true } })).toBe(0);
  });
});

describe('whose records are told', () => {
  it('an agency hears of its own students, applications and leads alone; the site of no agency’s leads', async () => {
    const { _id: own } = await agencys(['application', 'student', 'lead', 'document']);
    const { _id: others } = await agencys(['application', 'student', 'lead', 'document'], who.otherAgent);
    const { _id: site } = await sites(['lead', 'application']);
    await applied();
    await User.updateOne({ _id: who.student.userId }, { $set: { name: 'Another Name' } });
    await User.updateOne({ _id: who.otherStudent.userId }, { $set: { name: 'A Third Name' } });
    await addProspect(who.agent.viewer, {
      name: 'Ravi',
      mobile: '9814020011',
      source: 'walk-in',
      email: '',
      wishes: '',
      nextOn: null,
      note: '',
    });
    await deliverEffectsBefore(later());
    expect(await told(own)).toEqual(['application.created', 'lead.created', 'student.changed']);
    expect(await told(others)).toEqual([]);
    expect(await told(site)).toEqual(['application.created']);
  });

  it('an agency hears of each kind of its records, with its own ids, also where many are stored at once', async () => {
    const { _id: own } = await agencys(['application', 'offer', 'document', 'student', 'lead', 'entry']);
    const { _id: others } = await agencys(['application', 'student', 'lead', 'entry'], who.otherAgent);
    const records = await recordsOf(who.agent, courseId);
    const agencyId = who.agent.user._id;
    const [lead] = await Prospect.insertMany([{ agencyId, name: 'Asha', source: 'walk-in' }]);
    await deliverEffectsBefore(later());
    const all = await WebhookDelivery.find({ webhookId: own }).lean();
    const kinds = new Set(all.map(({ event }) => event));
    for (const event of ['application.created', 'student.created', 'document.changed', 'lead.created', 'entry.created'])
      expect([...kinds]).toContain(event);
    expect(all.map(({ ids }) => ids.lead)).toContain(String(lead?._id));
    expect(all.filter(({ event }) => event.startsWith('entry')).map(({ ids }) => ids.entry)).toContain(records.entry);
    expect(await told(others)).toEqual([]);
  });

  it('nothing of a student who left meanwhile is sent, by itself or again; nothing to an agency that can’t sign in', async () => {
    const { _id } = await agencys(['application']);
    await applied();
    expect(await told(_id)).toEqual(['application.created']);
    await User.updateOne({ _id: who.student.userId }, { $set: { addedBy: null, formerAgents: [who.agent.user._id] } });
    await Application.updateMany({}, { $set: { agentId: who.agent.user._id } });
    await sendAll();
    const delivery = await WebhookDelivery.findOne({ webhookId: _id }).lean();
    expect([delivery?.state, delivery?.answers]).toEqual(['dropped', []]);
    await expect(resendMessage(who.agent.viewer, _id, String(delivery?._id))).rejects.toMatchObject({ status: 409 });
    await User.updateOne({ _id: who.student.userId }, { $set: { addedBy: who.agent.user._id, formerAgents: [] } });
    await User.updateOne({ _id: who.agent.userId }, { $set: { disabled: true } });
    await applied('Jan');
    expect(await told(_id)).toEqual(['application.created']);
  });

  it('erasing a student takes every message about them, and none comes after', async () => {
    const { _id } = await sites(['application', 'student', 'document', 'lead']);
    await storeEnquiry({
      name: 'Sita',
      email: who.student.user.email,
      mobile: '',
      source: 'landing',
      message: 'Hi',
    });
    await applied();
    await User.updateOne({ _id: who.student.userId }, { $set: { name: 'Another Name' } });
    await User.updateOne({ _id: who.otherStudent.userId }, { $set: { name: 'A Third Name' } });
    await deliverEffectsBefore(later());
    expect((await told(_id)).length).toBe(4);
    await eraseStudent(who.student.user._id);
    await deliverEffectsBefore(later());
    expect(await told(_id)).toEqual(['student.changed']);
    await sendAll();
    expect(to.got).toHaveLength(1);
  });
});

describe('exactly one message', () => {
  const KILLS = process.env.LONG_TESTS ? [1, 2, 3, 4, 5, 6, 7, 8] : [4];
  const KILLS_OF_SENDER = process.env.LONG_TESTS ? [1, 2, 3] : [];
  it.each(KILLS)('of an act whose process is killed after write %i, with two workers after it', async (killAfter) => {
    const { _id } = await sites(['application']);
    const { _id: own } = await agencys(['application']);
    await killed('applyToCourse', killAfter, [who.student.viewer, { courseId, year, month: 'Sep' }]);
    await Promise.all([deliverEffectsBefore(later()), deliverEffectsBefore(later())]);
    await Promise.all([sendAll(), sendAll()]);
    await deliverEffectsBefore(later());
    await Promise.all([sendAll(), sendAll()]);
    expect([await told(_id), await told(own)]).toEqual([['application.created'], ['application.created']]);
    expect(await Job.countDocuments({ kind: 'send-webhook' })).toBe(2);
    expect(to.got).toHaveLength(1);
  });

  it.each(KILLS_OF_SENDER)(
    'of a sender that is killed after write %i: sent again under the same id, and one record',
    async (killAfter) => {
      await sites(['application']);
      await applied();
      await killed('sendDueWebhooks', killAfter);
      await dueNow();
      await sendAll();
      const [delivery, ...more] = await WebhookDelivery.find().lean();
      expect([delivery?.state, more]).toEqual(['delivered', []]);
      expect(new Set(to.got.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
      expect(to.got.length).toBeLessThanOrEqual(2);
    },
  );

  longIt('of two edits at once two, and of one update of many records one each', async () => {
    const { _id } = await sites(['student']);
    await Promise.all(['A', 'B'].map((name) => User.updateOne({ _id: who.student.userId }, { $set: { name } })));
    await User.updateMany({ role: 'student' }, { $set: { counsellor_name: 'C' } });
    await Promise.all([deliverEffectsBefore(later()), deliverEffectsBefore(later())]);
    const of = (await WebhookDelivery.find({ webhookId: _id }).lean()).map(({ ids }) => ids.student).sort();
    expect(of).toEqual([who.student, who.student, who.student, who.otherStudent].map(({ userId }) => userId).sort());
  });
});

describe('a message that isn’t taken', () => {
  longIt('is tried nine times over a day, with every answer in the log, then failed', async () => {
    await sites(['application']);
    to.answer(500, 'down\u0007 <b>for</b>\nnow');
    await applied();
    const waits: number[] = [];
    for (let tries = 0; tries < 20; tries++) {
      await Webhook.updateMany({}, { $set: { restsUntil: null } });
      const began = Date.now();
      if (!(await sendAll())) break;
      const job = await Job.findOne({ kind: 'send-webhook', state: 'open' }).lean();
      if (job) waits.push(job.due.getTime() - began);
      await dueNow();
    }
    expect(to.got).toHaveLength(9);
    expect(waits.length).toBe(WEBHOOK_WAITS_MS.length);
    for (const [place, wait] of WEBHOOK_WAITS_MS.entries()) {
      expect(waits[place]).toBeGreaterThanOrEqual(wait * 0.9);
      expect(waits[place]).toBeLessThan(wait * 1.1 + 5_000);
    }
    const all = WEBHOOK_WAITS_MS.reduce((sum, wait) => sum + wait, 0);
    expect(all / 3_600_000).toBeCloseTo(23.8, 1);
    const delivery = await WebhookDelivery.findOne().lean();
    expect([delivery?.state, delivery?.answers.length]).toEqual(['failed', 9]);
    expect(delivery?.answers[0]).toMatchObject({ status: 500, text: 'down <b>for</b> now' });
    // What receivers do is no trouble of this site's.
    expect(await Job.countDocuments({ kind: 'send-webhook', state: 'failed' })).toBe(0);
  });

  it('a redirect is not followed, and counts as a failure', async () => {
    const { _id } = await sites(['application']);
    to.answer(302, '', { location: to.address });
    expect(await testWebhook(who.admin.viewer, _id)).toMatchObject({
      taken: false,
      message: expect.stringContaining('302'),
    });
    expect(to.got).toHaveLength(1);
  });

  it('says in the log where its secret can’t be read any more', async () => {
    const { _id } = await sites(['application']);
    await Webhook.updateOne({ _id }, { $set: { secret: 'sealed with another key' } });
    expect(await testWebhook(who.admin.viewer, _id)).toMatchObject({
      taken: false,
      message: expect.stringContaining('NEXTAUTH_SECRET'),
    });
    expect(to.got).toEqual([]);
  });

  longIt('rests a receiver that takes nothing, and wakes it with the first message that is taken', async () => {
    const { _id } = await sites(['application']);
    to.answer(503);
    await applied();
    await applied('Jan');
    await sendAll();
    await dueNow();
    await sendAll();
    const tries = to.got.length;
    expect((await Webhook.findById(_id).lean())?.restsUntil?.getTime()).toBeGreaterThan(Date.now());
    await dueNow();
    await sendAll();
    expect(to.got.length).toBe(tries);
    to.answer(200);
    await testWebhook(who.admin.viewer, _id);
    expect(await Webhook.findById(_id).lean()).toMatchObject({ restsUntil: null, failures: 0, failingSince: null });
    await dueNow();
    await sendAll();
    expect(await WebhookDelivery.countDocuments({ state: 'delivered', event: 'application.created' })).toBe(2);
  });

  longIt('after five days of failures switches the webhook off, and tells who added it, once', async () => {
    const { _id } = await sites(['application']);
    to.answer(500);
    await applied();
    await applied('Jan');
    await Webhook.updateOne({ _id }, { $set: { failingSince: new Date(Date.now() - 5 * 86_400_000 - 1) } });
    await Promise.all([sendAll(), sendAll()]);
    const { offOn } = (await Webhook.findById(_id).lean()) ?? {};
    expect(offOn).toBeInstanceOf(Date);
    const notices = await Notification.find({ userId: who.admin.userId, href: `/webhooks/${_id}` }).lean();
    expect(notices.map(({ notification }) => notification)).toEqual([
      `The webhook to ${new URL(to.address).host} took no message for 5 days and was switched off.`,
    ]);
    expect(chosenKinds().size).toBe(0);
    // Of an agency, whose maker left it: to its owners.
    const { _id: own } = await agencys(['application']);
    await applyToCourse(who.student.viewer, { courseId, year: year + 1, month: 'Jan' });
    const failing = { failingSince: new Date(Date.now() - 5 * 86_400_000 - 1), by: who.otherAgent.user._id };
    await Webhook.updateOne({ _id: own }, { $set: failing });
    await sendAll();
    const told = await Notification.find({ href: `/webhooks/${own}` }).lean();
    expect(told.map(({ userId }) => String(userId))).toEqual([who.agent.userId]);
    to.answer(200);
    expect((await testWebhook(who.admin.viewer, _id)).taken).toBe(true);
    expect([...chosenKinds()]).toEqual(['application']);
  });
});
