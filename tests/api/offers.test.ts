import { beforeEach, describe, expect, it } from 'vitest';
import { POST as recommend } from '@/app/api/v1/applications/[id]/offer/recommendation/route';
import { GET as download } from '@/app/api/v1/documents/[fileId]/route';
import { Application } from '@/models/application';
import { Notification } from '@/models/notification';
import { application, everybodyApplied } from '../support/applications';
import { emptyDatabase } from '../support/database';
import { file, PDF, PNG } from '../support/files';
import type { everybody } from '../support/people';
import { ask, rows } from '../support/request';

let who: Awaited<ReturnType<typeof everybody>>;
let its: Awaited<ReturnType<typeof application>>;

beforeEach(async () => {
  await emptyDatabase();
  ({ who, its } = await everybodyApplied('student', 'Under Review'));
  await its.consent(who.student);
  await its.move(who.team, 'Submitted');
});

const TERMS = {
  conditional: 'false',
  replyBy: '2030-03-01',
  deposit: '2000.50',
  currency: 'gbp',
  depositBy: '2030-03-15',
  startOn: '2030-09-20',
  reference: 'E4G8 1001',
};
const letter = () => file(PDF, 'offer.pdf');
const idsOf = async () => rows((await its.view(who.team))?.items).map(({ _id }) => String(_id));

describe('an unconditional offer', () => {
  it('moves the application to Offer Received, with its letter and terms for the three who may see it', async () => {
    const made = await its.offer(who.team, { ...TERMS, letter: letter() });
    expect(made.status).toBe(200);
    for (const reader of [who.student, who.agent, who.admin]) {
      const shown = await its.view(reader);
      expect(shown?.applicationStatus).toBe('Offer Received');
      expect(shown?.offer).toMatchObject({
        conditional: false,
        conditions: [],
        replyBy: '2030-03-01',
        deposit: 2000.5,
        currency: 'GBP',
        depositBy: '2030-03-15',
        startOn: '2030-09-20',
        reference: 'E4G8 1001',
        letter: { name: 'offer.pdf', type: 'application/pdf' },
        reply: null,
      });
    }
    const path = String((await its.view(who.student))?.offer?.letter?.path);
    const params = { fileId: path.split('/').at(-1) as string };
    expect((await ask(download, { as: who.student, params })).status).toBe(200);
    expect((await ask(download, { as: who.otherStudent, params })).status).toBe(404);
  });

  it('is accepted by the student alone: then it is Accepted, once, and staff are notified', async () => {
    expect((await its.reply(who.student, 'accept')).status).toBe(409);
    await its.offer(who.team, TERMS);
    const early = await its.move(who.team, 'Accepted');
    expect([early.status, early.body.message]).toEqual([409, 'The student has not accepted the offer yet.']);
    await Notification.deleteMany({});
    for (const as of [who.agent, who.team, who.admin]) expect((await its.reply(as, 'accept')).status).toBe(403);
    expect((await its.reply(who.otherStudent, 'accept')).status).toBe(404);
    expect((await its.reply(null, 'accept')).status).toBe(401);
    const answers = await Promise.all([1, 2, 3].map(() => its.reply(who.student, 'accept')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const shown = await its.view(who.team);
    expect(shown).toMatchObject({
      applicationStatus: 'Accepted',
      offer: { reply: { reply: 'accept', byRole: 'student' } },
    });
    expect(rows(shown?.history).filter(({ status }) => String(status) === 'Accepted')).toHaveLength(1);
    expect(
      (await Notification.find({ userId: who.team.userId }).lean()).map(({ notification }) => notification),
    ).toEqual([expect.stringContaining('accepted the offer')]);
    expect(await Notification.countDocuments({ userId: who.agent.userId })).toBe(1);
  });

  it('is declined with a reason, which withdraws the application', async () => {
    await its.offer(who.team, TERMS);
    const silent = await its.reply(who.student, 'decline');
    expect([silent.status, Object.keys(silent.body.fields ?? {})]).toEqual([422, ['reason']]);
    expect((await its.reply(who.student, 'perhaps')).status).toBe(422);
    expect((await its.reply(who.student, 'decline', 'Another university.')).status).toBe(200);
    const shown = await its.view(who.team);
    expect(shown?.applicationStatus).toBe('Withdrawn');
    expect(rows(shown?.history).at(-1)).toMatchObject({
      status: 'Withdrawn',
      reason: 'Offer declined: Another university.',
      byRole: 'student',
    });
    expect((await its.offer(who.team, TERMS)).status).toBe(409);
  });
});

describe('a conditional offer', () => {
  const conditional = { ...TERMS, conditional: 'true', conditions: 'IELTS 6.5 overall\nFinal transcript' };

  it('makes an item of each condition, and Accepted follows when they are met', async () => {
    await its.offer(who.team, { ...conditional, letter: letter() });
    const shown = await its.view(who.student);
    expect(shown?.applicationStatus).toBe('Conditional Offer');
    expect(shown?.offer?.conditions).toEqual(['IELTS 6.5 overall', 'Final transcript']);
    expect(shown?.items).toMatchObject([
      { kind: 'condition', ofOffer: true, state: 'requested' },
      { kind: 'condition', ofOffer: true, state: 'requested' },
    ]);
    expect((await its.reply(who.student, 'accept')).body.application).toMatchObject({
      applicationStatus: 'Conditional Offer',
      offer: { reply: { reply: 'accept' } },
    });
    const early = await its.move(who.team, 'Accepted');
    expect([early.status, early.body.message]).toEqual([
      409,
      'The offer still has open conditions: IELTS 6.5 overall; Final transcript.',
    ]);
    const [ielts = '', transcript = ''] = await idsOf();
    await its.send(who.student, ielts);
    await its.review(who.team, ielts, 'accept');
    expect(await its.status(who.team)).toBe('Conditional Offer');
    await its.review(who.team, transcript, 'waive', 'The university has it.');
    const after = await its.view(who.student);
    expect(after?.applicationStatus).toBe('Accepted');
    expect(rows(after?.history).at(-1)?.reason).toBe('All conditions of the offer are met.');
  });

  it('is Accepted at once when the conditions were met before the reply', async () => {
    await its.offer(who.team, conditional);
    for (const itemId of await idsOf()) await its.review(who.team, itemId, 'accept');
    expect(await its.status(who.team)).toBe('Conditional Offer');
    await its.reply(who.student, 'accept');
    expect(await its.status(who.student)).toBe('Accepted');
  });

  it('that becomes unconditional keeps an acceptance; a new condition asks for the reply again', async () => {
    await its.offer(who.team, conditional);
    await its.reply(who.student, 'accept');
    const added = { ...conditional, conditions: '["IELTS 6.5 overall","Police certificate"]' };
    expect((await its.offer(who.team, added)).body.application).toMatchObject({ offer: { reply: null } });
    const states = rows((await its.view(who.team))?.items).map(({ label, state }) => `${label}: ${state}`);
    expect(states).toEqual([
      'IELTS 6.5 overall: requested',
      'Final transcript: waived',
      'Police certificate: requested',
    ]);
    await its.reply(who.student, 'accept');
    expect((await its.offer(who.team, TERMS)).body.application?.applicationStatus).toBe('Accepted');
  });
});

describe('an offer', () => {
  it('takes a PDF as its letter, keeps it when the terms change, and refuses terms that contradict', async () => {
    expect((await its.offer(who.team, { ...TERMS, letter: file(PNG, 'offer.pdf') })).status).toBe(415);
    expect(await its.status(who.team)).toBe('Submitted');
    const wrong: [Record<string, string>, string][] = [
      [{ ...TERMS, conditional: 'perhaps' }, 'conditional'],
      [{ ...TERMS, conditions: 'IELTS 6.5' }, 'conditions'],
      [{ ...TERMS, deposit: 'much' }, 'deposit'],
      [{ ...TERMS, currency: '' }, 'currency'],
      [{ ...TERMS, replyBy: '1.3.2030' }, 'replyBy'],
      [{ ...TERMS, replyBy: '2030-12-01' }, 'replyBy'],
    ];
    for (const [terms, field] of wrong) {
      const refused = await its.offer(who.team, terms);
      expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, [field]]);
    }
    await its.offer(who.team, { ...TERMS, letter: letter() });
    await its.offer(who.admin, { ...TERMS, reference: 'E4G8 1002' });
    expect((await its.view(who.student))?.offer).toMatchObject({
      reference: 'E4G8 1002',
      letter: { name: 'offer.pdf' },
    });
    expect(await Application.countDocuments({ 'history.status': 'Offer Received' })).toBe(1);
  });

  it('gets its reference and the university’s student number after acceptance, but no conditions; what isn’t sent stays', async () => {
    await its.offer(who.team, TERMS);
    await its.reply(who.student, 'accept');
    expect((await its.offer(who.team, { ...TERMS, conditional: 'true', conditions: 'More' })).status).toBe(409);
    await its.offer(who.team, { ...TERMS, studentNumber: 'N0912233' });
    const later = await its.offer(who.team, { ...TERMS, reference: 'CAS 77' });
    expect(later.body.application).toMatchObject({
      applicationStatus: 'Accepted',
      offer: { reference: 'CAS 77', studentNumber: 'N0912233', reply: { reply: 'accept' } },
    });
    expect((await its.move(who.team, 'Visa Applied')).status).toBe(200);
  });

  it('from before offers were recorded has no letter, and can be replied to', async () => {
    await its.move(who.team, 'Offer Received');
    const shown = await its.view(who.student);
    expect(shown?.offer).toMatchObject({ conditional: false, letter: null, made: null, reply: null, canReply: true });
    expect((await its.reply(who.student, 'accept')).status).toBe(200);
    expect(await its.status(who.student)).toBe('Accepted');
  });

  it('is recorded by staff only; the agent advises, and the student sees it', async () => {
    for (const as of [who.student, who.agent]) expect((await its.offer(as, TERMS)).status).toBe(403);
    expect((await its.offer(who.otherAgent, TERMS)).status).toBe(404);
    const advise = (as: typeof who.agent) =>
      ask(recommend, { as, params: { id: its.id }, body: { reply: 'accept', note: 'The best of the three.' } });
    expect((await advise(who.agent)).status).toBe(409);
    await its.offer(who.team, TERMS);
    expect((await advise(who.otherAgent)).status).toBe(404);
    expect((await advise(who.student)).status).toBe(403);
    expect((await advise(who.agent)).status).toBe(200);
    expect((await its.view(who.student))?.offer).toMatchObject({
      canReply: true,
      recommendation: { reply: 'accept', note: 'The best of the three.', byRole: 'agent' },
    });
    expect(await its.status(who.student)).toBe('Offer Received');
  });
});

describe('new applications', () => {
  it('are one notice to the team until it is read, however many are made at once', async () => {
    await Notification.deleteMany({});
    await Promise.all(Array.from({ length: 6 }, () => application(who.student, who.agent)));
    const bells = await Notification.find({ userId: who.team.userId, group: 'applications:new' }).lean();
    expect(bells.map(({ notification, count }) => [notification.slice(0, 18), count])).toEqual([
      ['6 new applications', 6],
    ]);
    await Notification.updateMany({}, { $set: { readOn: new Date() } });
    await application(who.student, who.agent);
    expect(await Notification.countDocuments({ userId: who.team.userId, group: 'applications:new' })).toBe(2);
  });
});
