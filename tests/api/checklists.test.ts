import { beforeEach, describe, expect, it } from 'vitest';
import { POST as answer } from '@/app/api/v1/applications/[id]/items/[itemId]/answer/route';
import { DELETE as takeBack } from '@/app/api/v1/applications/[id]/items/[itemId]/files/[fileId]/route';
import { PATCH as change } from '@/app/api/v1/applications/[id]/items/[itemId]/route';
import { GET as download, DELETE as removeDocument } from '@/app/api/v1/documents/[fileId]/route';
import { POST as addDocument } from '@/app/api/v1/documents/route';
import { POST as leave } from '@/app/api/v1/leave-agent/route';
import { Application } from '@/models/application';
import { Notification } from '@/models/notification';
import { Profile } from '@/models/profile';
import { application, everybodyApplied } from '../support/applications';
import { emptyDatabase } from '../support/database';
import { file, formOf, HTML, PDF } from '../support/files';
import { longIt } from '../support/long-it';
import { mailServerPerTest } from '../support/mails';
import type { everybody } from '../support/people';
import { personal } from '../support/profiles';
import { ask, type Json, rows } from '../support/request';

let who: Awaited<ReturnType<typeof everybody>>;
let its: Awaited<ReturnType<typeof application>>;
const mails = mailServerPerTest();

beforeEach(async () => {
  await emptyDatabase();
  ({ who, its } = await everybodyApplied());
});

const REFERENCE = { kind: 'reference', label: 'Second reference', note: 'On letterhead.', dueOn: '2030-01-31' };
const STATEMENT = { kind: 'bank_statement', label: 'Bank statement' };
const itemIn = (shown: Json | undefined, itemId: string) =>
  rows(shown?.items).find(({ _id }) => String(_id) === itemId);
const noticesOf = async (userId: string) =>
  (await Notification.find({ userId }).sort({ createdOn: 1 }).lean()).map(({ notification }) => notification);

describe('asking for items', () => {
  longIt(
    'makes items that the student, their agent and staff see alike, with one notice and one email each',
    async () => {
      await Notification.deleteMany({});
      const asked = await its.ask(who.team, [REFERENCE, STATEMENT]);
      expect(asked.status).toBe(201);
      expect(rows(asked.body.items).map(({ state }) => state)).toEqual(['requested', 'requested']);
      for (const reader of [who.student, who.agent, who.admin]) {
        const shown = await its.view(reader);
        expect(shown?.items).toMatchObject([
          { ...REFERENCE, state: 'requested', files: [], asked: { byName: who.team.user.name, byRole: 'team' } },
          { ...STATEMENT, note: '', dueOn: null, state: 'requested' },
        ]);
        expect(shown?.checklist).toEqual({ asked: 2, open: 2, toCheck: 0, accepted: 0, complete: false });
        expect(rows(shown?.acts).map(({ act, label }) => [act, label])).toEqual([
          ['asked', 'Second reference'],
          ['asked', 'Bank statement'],
        ]);
      }
      expect(await noticesOf(who.student.userId)).toHaveLength(1);
      expect(await noticesOf(who.agent.userId)).toHaveLength(1);
      const mail = (await mails.sentTo(who.student.user.email)).at(-1);
      expect(mail?.text).toContain('Second reference');
      expect(mail?.text).toContain('Due on 31 January 2030.');
    },
  );

  it('is refused to strangers, students and agents, for too much at once, and on a closed application', async () => {
    expect((await its.ask(null, [STATEMENT])).status).toBe(401);
    for (const as of [who.student, who.agent, who.otherStudent]) {
      expect((await its.ask(as, [STATEMENT])).status).toBe(403);
    }
    for (const items of [[], [{ kind: 'diary', label: 'x' }], [{ kind: 'cv' }], [{ ...STATEMENT, dueOn: '31.1.' }]]) {
      expect((await its.ask(who.team, items)).status).toBe(422);
    }
    for (let round = 0; round < 3; round++) {
      expect((await its.ask(who.team, Array(20).fill(STATEMENT))).status).toBe(201);
    }
    expect((await its.ask(who.team, [STATEMENT])).status).toBe(422);
    await its.move(who.student, 'Withdrawn');
    const closed = await its.ask(who.team, [STATEMENT]);
    expect([closed.status, closed.body.message]).toEqual([
      409,
      "This application is closed. Its status is 'Withdrawn'.",
    ]);
  });

  it('comes with the move to Documents Requested, in one write, and with no other move', async () => {
    const wrong = await its.move(who.team, 'Under Review', '', { items: [STATEMENT] });
    expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([422, ['items']]);
    const moved = await its.move(who.team, 'Documents Requested', 'Two papers are missing.', { items: [STATEMENT] });
    expect(moved.status).toBe(200);
    expect(moved.body.application).toMatchObject({
      applicationStatus: 'Documents Requested',
      items: [{ label: 'Bank statement', state: 'requested' }],
    });
  });

  it('links what the profile has instead of asking again, but for what has ended or is wanted afresh', async () => {
    const add = (field: string) =>
      ask(addDocument, { as: who.student, form: formOf({ field, file: file(PDF, `${field}.pdf`) }) });
    await add('passport');
    await add('reference');
    const asked = await its.ask(who.team, [
      { kind: 'passport', label: 'Passport' },
      { kind: 'reference', label: 'Reference' },
      REFERENCE,
      { kind: 'statement_of_purpose', label: 'Statement' },
    ]);
    expect(rows(asked.body.items).map(({ state, files }) => [state, rows(files).map(({ name }) => name)])).toEqual([
      ['received', ['passport.pdf']],
      ['received', ['reference.pdf']],
      ['requested', []],
      ['requested', []],
    ]);
    const other = await application(who.student);
    const afresh = await other.ask(who.team, [{ kind: 'passport', label: 'Passport', fresh: true }]);
    expect(rows(afresh.body.items)[0]?.state).toBe('requested');
    await Profile.updateOne(
      { userId: who.student.userId },
      { $set: { personal: { ...personal(), expiry_date: '2020-01-01' } } },
    );
    const ended = await other.ask(who.team, [{ kind: 'passport', label: 'Passport' }]);
    expect(rows(ended.body.items)[0]?.state).toBe('requested');
  });

  it('can be changed: label, note and due day', async () => {
    const itemId = await its.askedFor(who.team, REFERENCE);
    const params = { id: its.id, itemId };
    expect((await ask(change, { as: who.admin, params, body: { dueOn: '2030-02-28' } })).body.item).toMatchObject({
      ...REFERENCE,
      dueOn: '2030-02-28',
    });
    expect((await ask(change, { as: who.admin, params, body: { dueOn: null, note: '' } })).body.item).toMatchObject({
      label: REFERENCE.label,
      note: '',
      dueOn: null,
    });
    expect((await ask(change, { as: who.team, params: { ...params, itemId: 'f'.repeat(24) }, body: {} })).status).toBe(
      404,
    );
  });
});

describe('answering', () => {
  it('keeps a file at once, turns the item to be checked, and notifies whoever asked, once until they read it', async () => {
    const itemId = await its.askedFor(who.team, REFERENCE);
    await its.askedFor(who.team, STATEMENT);
    await Notification.deleteMany({});
    expect((await its.send(who.student, itemId)).body.item).toMatchObject({
      state: 'received',
      files: [{ name: 'paper.pdf', type: 'application/pdf', returned: false }],
      answered: { byRole: 'student' },
      canAnswer: true,
    });
    expect((await its.send(who.agent, itemId, { file: file(PDF, 'page-2.pdf') })).status).toBe(201);
    const shown = itemIn(await its.view(who.team), itemId);
    expect(shown?.decisions).toEqual(['accept', 'redo', 'waive']);
    for (const { path } of rows(shown?.files)) {
      const fileId = String(path).split('/').at(-1) as string;
      expect((await ask(download, { as: who.admin, params: { fileId } })).status).toBe(200);
      expect((await ask(download, { as: who.otherAgent, params: { fileId } })).status).toBe(404);
      expect((await ask(removeDocument, { as: who.student, params: { fileId } })).status).toBe(409);
    }
    const bells = await noticesOf(who.team.userId);
    expect(bells).toHaveLength(1);
    expect(bells[0]).toContain('2 updates');
    expect(await noticesOf(who.admin.userId)).toEqual([]);
    expect((await Application.findById(its.id).lean())?.checkSince).toBeInstanceOf(Date);
  });

  it('replaces and removes a file until it is accepted; without any it is requested again', async () => {
    const itemId = await its.askedFor(who.team, REFERENCE);
    const first = String(rows((await its.send(who.student, itemId)).body.item?.files)[0]?.fileId);
    const swapped = await its.send(who.student, itemId, { file: file(PDF, 'better.pdf'), replaces: first });
    expect(rows(swapped.body.item?.files).map(({ name }) => name)).toEqual(['better.pdf']);
    expect((await ask(download, { as: who.student, params: { fileId: first } })).status).toBe(404);
    const fileId = String(rows(swapped.body.item?.files)[0]?.fileId);
    const remove = () => ask(takeBack, { as: who.agent, params: { id: its.id, itemId, fileId } });
    expect((await remove()).body.item).toMatchObject({ state: 'requested', files: [] });
    expect((await remove()).status).toBe(404);
    const last = String(rows((await its.send(who.student, itemId)).body.item?.files)[0]?.fileId);
    await its.review(who.team, itemId, 'accept');
    const late = await ask(takeBack, { as: who.student, params: { id: its.id, itemId, fileId: last } });
    expect([late.status, late.body.message]).toEqual([409, '“Second reference” is already accepted.']);
    expect((await its.send(who.student, itemId)).status).toBe(409);
  });

  it('answers questions in words, and takes no file there, nor words for a document', async () => {
    const question = await its.askedFor(who.team, { kind: 'question', label: 'Why a gap in 2024?' });
    const document = await its.askedFor(who.team, STATEMENT);
    const say = (itemId: string, text: string) =>
      ask(answer, { as: who.student, params: { id: its.id, itemId }, body: { text } });
    expect((await say(question, 'I worked.')).body.item).toMatchObject({ state: 'received', answer: 'I worked.' });
    expect((await say(question, ' ')).status).toBe(422);
    expect(Object.keys((await say(document, 'Later.')).body.fields ?? {})).toEqual(['text']);
    expect(Object.keys((await its.send(who.student, question)).body.fields ?? {})).toEqual(['file']);
  });

  it('is missing: upload it for strangers, refused to staff, and keeps no file that is no document', async () => {
    const itemId = await its.askedFor(who.team, REFERENCE);
    for (const as of [who.otherStudent, who.otherAgent]) expect((await its.send(as, itemId)).status).toBe(404);
    for (const as of [who.team, who.admin]) expect((await its.send(as, itemId)).status).toBe(403);
    expect((await its.send(null, itemId)).status).toBe(401);
    expect((await its.send(who.student, 'f'.repeat(24))).status).toBe(404);
    expect((await its.send(who.student, itemId, { file: file(HTML, 'cv.pdf') })).status).toBe(415);
    expect((await its.send(who.student, itemId, { replaces: 'f'.repeat(24) })).status).toBe(404);
    expect(itemIn(await its.view(who.student), itemId)?.files).toEqual([]);
  });

  longIt('of twenty uploads at the same moment keeps ten files and loses none of those', async () => {
    const itemId = await its.askedFor(who.team, STATEMENT);
    const answers = await Promise.all(Array.from({ length: 20 }, () => its.send(who.student, itemId)));
    const statuses = answers.map(({ status }) => status);
    const kept = statuses.filter((status) => status === 201).length;
    expect(kept).toBe(10);
    expect(rows(itemIn(await its.view(who.student), itemId)?.files)).toHaveLength(kept);
  });
});

describe('reviewing', () => {
  it('carries what its person saw: a later different state is asked about, and done only without it', async () => {
    const itemId = await its.askedFor(who.team, STATEMENT);
    await its.send(who.student, itemId);
    const seenNow = async () => {
      const { state, answered, reviewed } = itemIn(await its.view(who.team), itemId) ?? {};
      return { seen: { state, at: (reviewed ?? answered)?.at } };
    };
    const seen = await seenNow();
    expect((await its.review(who.admin, itemId, 'accept', '', seen)).status).toBe(200);
    const late = await its.review(who.team, itemId, 'redo', 'It is too old.', seen);
    const words = `Accepted a moment ago by ${who.admin.user.name}.`;
    expect([late.status, late.body.message, late.body.fields]).toEqual([409, words, { seen: words }]);
    expect(itemIn(await its.view(who.team), itemId)?.state).toBe('accepted');
    expect((await its.review(who.team, itemId, 'redo', 'It is too old.', await seenNow())).status).toBe(200);
    // Sent again: the state is the same as at first, the file is another.
    await its.send(who.student, itemId);
    const anew = await its.review(who.team, itemId, 'accept', '', seen);
    expect([anew.status, anew.body.message]).toEqual([409, `Sent again a moment ago by ${who.student.user.name}.`]);
    expect((await its.review(who.team, itemId, 'accept')).status).toBe(200);
    const wrong = await its.review(who.team, itemId, 'redo', 'Old.', { seen: { state: 'seen', at: 'yesterday' } });
    expect(wrong.status).toBe(422);
  });

  it('sends back with a reason, keeps the returned file for the history, and accepts the second try', async () => {
    const itemId = await its.askedFor(who.team, REFERENCE);
    expect((await its.review(who.team, itemId, 'accept')).status).toBe(409);
    await its.send(who.student, itemId);
    const silent = await its.review(who.team, itemId, 'redo');
    expect([silent.status, Object.keys(silent.body.fields ?? {})]).toEqual([422, ['reason']]);
    expect((await its.review(who.team, itemId, 'burn')).status).toBe(422);
    await Notification.deleteMany({});
    expect((await its.review(who.team, itemId, 'redo', 'Not signed.')).body.item).toMatchObject({
      state: 'redo',
      reason: 'Not signed.',
      files: [{ returned: true }],
    });
    expect((await noticesOf(who.student.userId))[0]).toContain('Not signed.');
    expect((await its.review(who.team, itemId, 'redo', 'Again.')).status).toBe(409);
    await its.send(who.agent, itemId, { file: file(PDF, 'signed.pdf') });
    const accepted = await its.review(who.admin, itemId, 'accept');
    expect(accepted.body.item).toMatchObject({ state: 'accepted', reason: '', reviewed: { byRole: 'admin' } });
    const shown = await its.view(who.student);
    expect(shown?.checklist?.complete).toBe(true);
    expect(rows(shown?.acts).map(({ act }) => act)).toEqual(['asked', 'answered', 'returned', 'answered', 'accepted']);
    expect((await noticesOf(who.student.userId)).at(-1)).toContain('Everything requested');
    expect((await noticesOf(who.team.userId)).length).toBeGreaterThan(0);
    expect((await Application.findById(its.id).lean())?.checkSince).toBeNull();
  });

  it('waives, asks again for what was accepted, and is refused to students, agents and strangers', async () => {
    const itemId = await its.askedFor(who.team, STATEMENT);
    for (const as of [who.student, who.agent]) {
      expect((await its.review(as, itemId, 'waive')).status).toBe(403);
    }
    expect((await its.review(who.otherAgent, itemId, 'waive')).status).toBe(404);
    expect((await its.review(who.team, itemId, 'waive', 'Came by post.')).body.item?.state).toBe('waived');
    expect((await its.send(who.student, itemId)).status).toBe(409);
    expect((await its.review(who.team, itemId, 'redo', 'It is too old.')).body.item?.state).toBe('redo');
    expect((await its.send(who.student, itemId)).status).toBe(201);
  });

  it('and an answer at the same moment never overwrite one another', async () => {
    const ids = await Promise.all([0, 1, 2, 3, 4].map(() => its.askedFor(who.team, STATEMENT)));
    await its.send(who.student, ids[0] ?? '');
    await Promise.all([
      its.review(who.team, ids[0] ?? '', 'accept'),
      ...ids.slice(1).map((itemId) => its.send(who.agent, itemId)),
    ]);
    const shown = await its.view(who.team);
    const states = ids.map((itemId) => itemIn(shown, itemId)?.state);
    expect(states).toEqual(['accepted', 'received', 'received', 'received', 'received']);
  });
});

describe('a former agent', () => {
  it('sees and changes nothing any more, also when they send at the moment the student leaves', async () => {
    const itemId = await its.askedFor(who.team, REFERENCE);
    const sends = Array.from({ length: 5 }, () => its.send(who.agent, itemId));
    const left = ask(leave, { as: who.student, body: { userId: who.student.userId } });
    const statuses = (await Promise.all(sends)).map(({ status }) => status);
    expect((await left).status).toBe(200);
    expect([201, 404]).toEqual(expect.arrayContaining([...new Set(statuses)]));
    expect((await its.send(who.agent, itemId)).status).toBe(404);
    expect(await its.view(who.agent)).toBeUndefined();
    const files = rows(itemIn(await its.view(who.student), itemId)?.files);
    expect(files).toHaveLength(statuses.filter((status) => status === 201).length);
    for (const { fileId } of files) {
      expect((await ask(download, { as: who.agent, params: { fileId: String(fileId) } })).status).toBe(404);
    }
  });
});
