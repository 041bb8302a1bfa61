import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { GET as exported } from '@/app/api/v1/agency/bulk/[id]/export/route';
import { POST as goOn } from '@/app/api/v1/agency/bulk/[id]/route';
import { POST as undo } from '@/app/api/v1/agency/bulk/[id]/undo/route';
import { POST as begin } from '@/app/api/v1/agency/bulk/route';
import { GET as listLeads } from '@/app/api/v1/agency/leads/route';
import { lastBulk } from '@/lib/services/desk/bulk/bulk';
import { Application } from '@/models/application';
import { BulkActs } from '@/models/bulk-act';
import { Notification } from '@/models/notification';
import { Prospect } from '@/models/prospect';
import { User } from '@/models/user';
import { agencyOfFive, idOf } from '../support/agency';
import { emptyDatabase } from '../support/database';
import { longIt } from '../support/long-it';
import type { Person } from '../support/people';
import { ask, rows } from '../support/request';

let made: Awaited<ReturnType<typeof agencyOfFive>>;
const lead = (name: string, more: object = {}) =>
  Prospect.create({ agencyId: made.who.owner.user._id, name, nameKey: name.toLowerCase(), source: 'call', ...more });

interface Bulk {
  _id: string;
  state: string;
  title: string;
  total: number;
  failed: { _id: string; name: string; message: string }[];
  failedTotal: number;
  undoUntil: string | null;
}
const act = async (as: Person, body: object, call = begin) => {
  const answer = await ask(call, { as, body });
  return { status: answer.status, fields: answer.body.fields, bulk: answer.body.bulk as unknown as Bulk };
};
const goneOn = async (as: Person, bulk: Bulk): Promise<Bulk> => {
  if (bulk.state === 'done' || bulk.state === 'undone') return bulk;
  return goneOn(as, (await ask(goOn, { as, params: { id: bulk._id } })).body.bulk as unknown as Bulk);
};
const undone = async (as: Person, id: string) => {
  const { status, body } = await ask(undo, { as, params: { id } });
  return { status, bulk: status === 200 ? await goneOn(as, body.bulk as unknown as Bulk) : (body as unknown as Bulk) };
};

beforeEach(async () => {
  await emptyDatabase();
  made = await agencyOfFive();
});

describe('many leads', () => {
  longIt('that match a list are given to a colleague with one notice, and back once', async () => {
    const { owner, neha } = made.who;
    for (const name of ['Asha', 'Bela', 'Chand']) await lead(name);
    const lost = await lead('Dev', { source: 'fair', memberId: made.who.simran.user._id });
    const { status, bulk } = await act(owner, {
      ...{
        list: 'leads',
        act: 'assign',
        value: { memberId: neha.userId },
        where: { source: 'call', member: 'nobody' },
      },
    });
    expect(status).toBe(201);
    expect(bulk).toMatchObject({
      state: 'done',
      title: `3 leads assigned to ${neha.user.name}.`,
      total: 3,
      failed: [],
    });
    const all = await Prospect.find().sort({ name: 1 }).lean();
    expect(all.map(({ memberId, branchId }) => [String(memberId), String(branchId)])).toEqual([
      ...Array.from({ length: 3 }, () => [neha.userId, made.moga]),
      [String(lost.memberId), 'null'],
    ]);
    expect(await Notification.find({ userId: neha.userId, href: '/leads' }).lean()).toMatchObject([
      { notification: '3 leads are now assigned to you.', href: '/leads' },
    ]);
    expect((await lastBulk(owner.viewer, 'leads'))?._id).toBe(bulk._id);
    expect(await lastBulk(neha.viewer, 'leads')).toBeNull();
    // What was changed since stays, and is named.
    await Prospect.updateOne({ name: 'Bela' }, { $set: { memberId: made.who.simran.user._id } });
    const back = await undone(owner, bulk._id);
    expect(back.bulk).toMatchObject({ state: 'undone', failedTotal: 1, undoUntil: null });
    expect(back.bulk.failed).toMatchObject([
      { name: 'Bela', message: 'Not undone, because it has been changed since.' },
    ]);
    const now = await Prospect.find({ source: 'call' }).sort({ name: 1 }).lean();
    expect(now.map(({ memberId, branchId }) => [memberId && String(memberId), branchId && String(branchId)])).toEqual([
      [null, null],
      [made.who.simran.userId, made.moga],
      [null, null],
    ]);
    expect((await undone(owner, bulk._id)).status).toBe(409);
  });

  longIt('without a branch get the one that is asked for, where who takes them has several', async () => {
    const { owner, neha, simran } = made.who;
    await User.updateOne({ _id: neha.userId }, { $set: { 'agency.branches': [made.moga, made.jalandhar].map(idOf) } });
    const bare = await lead('Asha');
    const placed = await lead('Bela', { branchId: idOf(made.moga) });
    const { ofNone } = made.students;
    const branchesOf = async () =>
      [
        ...(await Prospect.find({ stage: { $ne: 'student' } })
          .sort({ name: 1 })
          .lean()),
        await User.findById(ofNone.userId).orFail().lean(),
      ].map(({ branchId }) => branchId && String(branchId));
    const value = { memberId: neha.userId, branchId: made.jalandhar };
    await act(owner, { list: 'leads', act: 'assign', value, ids: [bare, placed].map(({ _id }) => String(_id)) });
    await act(owner, { list: 'students', act: 'assign', value, ids: [ofNone.userId] });
    expect(await branchesOf()).toEqual([made.jalandhar, made.moga, made.jalandhar]);
    expect((await act(simran, { list: 'leads', act: 'assign', value, ids: [String(bare._id)] })).status).toBe(403);
  });

  longIt('get a stage, a next step, a branch and are archived, each undone whole', async () => {
    const { owner } = made.who;
    const before = { stage: 'contacted' as const, nextOn: '2026-12-01', nextKind: 'visit' as const, nextText: 'Marks' };
    const one = await lead('Asha', before);
    const ids = [String(one._id)];
    const acts: [object, object][] = [
      [
        { act: 'stage', value: { stage: 'lost', lostReason: 'money' } },
        { stage: 'lost', lostReason: 'money', nextOn: null },
      ],
      [
        { act: 'next', value: { nextOn: '2027-01-05', nextKind: 'call', nextText: '' } },
        { nextOn: '2027-01-05', nextKind: 'call' },
      ],
      [{ act: 'branch', value: { branchId: made.jalandhar } }, { branchId: idOf(made.jalandhar) }],
    ];
    for (const [asked, expected] of acts) {
      const { bulk } = await act(owner, { list: 'leads', ids, ...asked });
      expect(bulk).toMatchObject({ state: 'done', failed: [] });
      expect(await Prospect.findById(one._id).lean()).toMatchObject(expected);
      await undone(owner, bulk._id);
      expect(await Prospect.findById(one._id).lean()).toMatchObject({ ...before, lostReason: '', branchId: null });
    }
    const { bulk } = await act(owner, { list: 'leads', ids, act: 'archive' });
    expect((await Prospect.findById(one._id).lean())?.archivedOn).not.toBeNull();
    await undone(owner, bulk._id);
    expect(await Prospect.findById(one._id).lean()).toMatchObject({ archivedOn: null, forgetOn: null });
  });

  it('are refused one by one: a stranger’s, one out of reach and one that became a student stay as they are', async () => {
    const { manager, stranger, neha } = made.who;
    const mine = await lead('Asha', { branchId: idOf(made.moga) });
    const far = await lead('Bela', { branchId: idOf(made.jalandhar) });
    const theirs = await lead('Chand', { agencyId: stranger.user._id });
    const student = await lead('Dev', { branchId: idOf(made.moga), stage: 'student' });
    const ids = [mine, far, theirs, student].map(({ _id }) => String(_id));
    const { bulk } = await act(manager, { list: 'leads', act: 'assign', value: { memberId: neha.userId }, ids });
    expect(bulk.title).toBe(`1 lead assigned to ${neha.user.name}.`);
    expect(bulk.failed).toEqual([
      { _id: ids[1], name: '', message: 'Lead not found.' },
      { _id: ids[2], name: '', message: 'Lead not found.' },
      { _id: ids[3], name: 'Dev', message: 'This lead is already a student. Continue on the student’s page.' },
    ]);
    const owners = (await Prospect.find({ _id: { $in: ids.slice(1) } }).lean()).map(({ memberId }) => memberId);
    expect(owners).toEqual([null, null, null]);
    expect((await ask(goOn, { as: stranger, params: { id: bulk._id } })).status).toBe(404);
    expect((await undone(neha, bulk._id)).status).toBe(404);
  });

  it('are for those roles alone, and a wrong person, branch, list or field is refused before anything is changed', async () => {
    const { owner, manager, neha, desk, accountant, stranger } = made.who;
    const one = await lead('Asha', { memberId: neha.user._id, branchId: idOf(made.moga) });
    const ids = [String(one._id)];
    const stage = { list: 'leads', act: 'stage', value: { stage: 'contacted' }, ids };
    const branch = { list: 'leads', act: 'branch', value: { branchId: made.jalandhar }, ids };
    const by = async (body: object) => {
      const all = await Promise.all([owner, manager, neha, desk, accountant].map((as) => act(as, body)));
      return all.map(({ status }) => status);
    };
    expect(await by(stage)).toEqual([201, 201, 201, 403, 403]);
    expect(await by(branch)).toEqual([201, 403, 403, 403, 403]);
    expect(await by({ ...stage, act: 'export', value: {} })).toEqual([201, 403, 403, 403, 403]);
    const wrong = async (body: object) => (await act(owner, { ...stage, ...body })).status;
    expect(await wrong({ act: 'assign', value: { memberId: stranger.userId } })).toBe(404);
    expect(await wrong({ act: 'assign', value: { memberId: accountant.userId } })).toBe(422);
    expect(await wrong({ act: 'branch', value: { branchId: String(new Types.ObjectId()) } })).toBe(404);
    expect(await wrong({ act: 'stage', value: { stage: 'lost' } })).toBe(422);
    expect(await wrong({ act: 'stage', value: {} })).toBe(422);
    expect(await wrong({ list: 'students' })).toBe(422);
    expect(await wrong({ where: { source: 'call' } })).toBe(422);
    expect(await wrong({ ids: undefined, where: { source: 'moon' } })).toBe(422);
    expect(await wrong({ ids: undefined, where: { q: 'nobody' } })).toBe(409);
    expect(await BulkActs.countDocuments({ act: { $ne: 'export' } })).toBe(4);
  });

  longIt('go on where they were cut off, and remember what was before', async () => {
    const { owner, neha } = made.who;
    const of = { agencyId: owner.user._id, source: 'call' as const };
    await Prospect.insertMany(
      Array.from({ length: 120 }, (_none, at) => ({ ...of, name: `Lead ${at}`, nameKey: `${at}` })),
    );
    const { bulk } = await act(owner, { list: 'leads', act: 'assign', value: { memberId: neha.userId }, where: {} });
    await goneOn(owner, bulk);
    const { ids, rows: changed } = await BulkActs.findById(bulk._id).orFail().lean();
    // As if the process had died in the second part.
    await BulkActs.updateOne(
      { _id: bulk._id },
      {
        $set: {
          state: 'running',
          done: 50,
          rows: changed.slice(0, 50),
          begun: changed.slice(50, 100),
          busyUntil: new Date(),
        },
      },
    );
    await Prospect.updateMany({ _id: { $in: ids.slice(100) } }, { $set: { memberId: null } });
    const again = await goneOn(owner, { ...bulk, state: 'running' });
    expect(again).toMatchObject({ state: 'done', total: ids.length, failedTotal: 0 });
    await undone(owner, bulk._id);
    expect(await Prospect.countDocuments({ memberId: null })).toBe(120);
    expect(rows((await ask(listLeads, { as: owner, query: { member: 'nobody' } })).body.leads).length).toBe(120);
  });
});

describe('many students and applications', () => {
  longIt('are given over with their applications, and a follow-up and a branch are set and undone', async () => {
    const { owner, neha } = made.who;
    const { ofSimran, ofNone } = made.students;
    const ids = [ofSimran, ofNone].map(({ userId }) => userId);
    await User.updateOne({ _id: ofNone.userId }, { $set: { memberId: null, branchId: null } });
    const read = async () =>
      (await User.find({ _id: { $in: ids } }).lean()).map(({ memberId, counsellor_name }) => [
        String(memberId),
        counsellor_name,
      ]);
    const before = await read();
    const { bulk } = await act(owner, { list: 'students', act: 'assign', value: { memberId: neha.userId }, ids });
    expect(bulk.title).toBe(`2 students assigned to ${neha.user.name}.`);
    expect(await Application.countDocuments({ memberId: neha.user._id })).toBe(3);
    await undone(owner, bulk._id);
    expect(await read()).toEqual(before);
    expect(await Application.countDocuments({ memberId: neha.user._id })).toBe(1);
    const next = { list: 'students', act: 'next', value: { nextOn: '2027-02-01', nextKind: 'call' }, ids };
    const planned = await act(owner, next);
    expect(planned.bulk.failed).toEqual([]);
    expect(await Prospect.countDocuments({ nextOn: '2027-02-01' })).toBe(2);
    await undone(owner, planned.bulk._id);
    expect(await Prospect.countDocuments({ nextOn: '2027-02-01' })).toBe(0);
  });

  it('of applications the students are changed, each once; a stranger’s application fails', async () => {
    const { owner, manager, neha, stranger } = made.who;
    const all = await Application.find().lean();
    const none = String(new Types.ObjectId());
    const ids = [...all.map(({ _id }) => String(_id)), none];
    const { bulk } = await act(manager, { list: 'applications', act: 'assign', value: { memberId: neha.userId }, ids });
    expect(bulk).toMatchObject({ title: `1 student assigned to ${neha.user.name}.`, failedTotal: 3 });
    const foreign = await act(stranger, { list: 'applications', act: 'next', value: { nextOn: '2027-02-01' }, ids });
    expect(foreign.bulk).toMatchObject({ title: '0 students scheduled: Call on 1 Feb 2027.', failedTotal: 4 });
    expect(await Prospect.countDocuments({ nextOn: '2027-02-01' })).toBe(0);
    const moved = await act(owner, { list: 'applications', act: 'move', value: { status: 'Under Review' }, ids });
    // Staff handle them: the agency moves none.
    expect([moved.bulk.failedTotal, moved.bulk.failed[3]?.message]).toEqual([4, 'Application not found.']);
  });

  it('are exported as they were chosen, within reach, by who may export', async () => {
    const { owner, neha } = made.who;
    const ids = Object.values(made.students).map(({ userId }) => userId);
    const { bulk } = await act(owner, { list: 'students', act: 'export', ids: ids.slice(0, 2) });
    expect(bulk).toMatchObject({ state: 'done', undoUntil: null });
    const file = await ask(exported, { as: owner, params: { id: bulk._id }, query: {} });
    expect(file.status).toBe(200);
    expect((await ask(exported, { as: neha, params: { id: bulk._id }, query: {} })).status).toBe(404);
  });
});
