import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DELETE as keep, POST as leave, GET as state } from '@/app/api/v1/my-file/deletion/route';
import { POST as saveDocuments } from '@/app/api/v1/save-documents/route';
import { DELETE as keepOf, POST as leaveOf } from '@/app/api/v1/students/[id]/deletion/route';
import { setAside } from '@/database/set-aside';
import { RETENTION_REGISTER } from '@/lib/domain/retention/register';
import { env } from '@/lib/platform/env';
import { adminOverview } from '@/lib/services/desk/dashboards/admin';
import { statsFor } from '@/lib/services/desk/dashboards/stats';
import { sendMessage } from '@/lib/services/desk/messages/messages';
import { listedDeletions } from '@/lib/services/file/leaving/deletions';
import { eraseStudent } from '@/lib/services/file/leaving/erase';
import { deletionOf } from '@/lib/services/file/leaving/leave';
import { eraseWhoLeft } from '@/lib/services/file/leaving/leave-job';
import { replayDeletions } from '@/lib/services/file/leaving/replay';
import { recordStaffAction } from '@/lib/services/records/lists/actions';
import { Application } from '@/models/application';
import { MODELS } from '@/models/indexes';
import { Job } from '@/models/job';
import { Message } from '@/models/message';
import { Notification } from '@/models/notification';
import { StoredSession } from '@/models/session';
import { StaffAction } from '@/models/staff-action';
import { UploadEntry } from '@/models/upload';
import { User } from '@/models/user';
import { emptyDatabase } from '../support/database';
import { file, formOf, PDF } from '../support/files';
import { madeOnce } from '../support/made-once';
import { runBackground } from '../support/mails';
import { everybody, person } from '../support/people';
import { ask, send } from '../support/request';
import { fillFile } from '../support/students-file';

const DAY_MS = 24 * 3600_000;
const before = env().DATA_DIR;
let who: Awaited<ReturnType<typeof everybody>>;
let applicationId: string;

beforeAll(async () => {
  env().DATA_DIR = await mkdtemp(join(tmpdir(), 'leaving-'));
});
afterAll(async () => {
  await rm(env().DATA_DIR, { recursive: true });
  env().DATA_DIR = before;
});
beforeEach(async () => {
  await emptyDatabase();
  ({ who, applicationId } = await madeOnce('everybody, and a whole file', async () => {
    const who = await everybody();
    return { who, applicationId: await fillFile(who.student, who.team) };
  }));
});

/** The name of a copy of all data in DATA_DIR. */
async function copyLeft(): Promise<string> {
  await mkdir(join(env().DATA_DIR, 'upgrading'));
  return 'upgrading';
}

const inAWeek = () => new Date(Date.now() + 7 * DAY_MS + 1000);

describe('the waiting time', () => {
  it('is seven days, asks for the password, is mailed about once, and can be stopped until it is over', async () => {
    const { student } = who;
    await StoredSession.updateMany({ userId: student.userId }, { $set: { confirmedOn: new Date(0) } });
    expect(await ask(leave, { as: student })).toMatchObject({ status: 403, body: { confirm: true } });
    await StoredSession.updateMany({ userId: student.userId }, { $set: { confirmedOn: new Date() } });
    const asked = await ask(leave, { as: student });
    const again = await ask(leave, { as: student });
    expect(again.body.leavesOn).toBe(asked.body.leavesOn);
    expect((Date.parse(String(asked.body.leavesOn)) - Date.now()) / DAY_MS).toBeCloseTo(7, 1);
    expect(await Job.countDocuments({ 'payload.template': 'account-leaves' })).toBe(1);
    expect(await eraseWhoLeft(new Date())).toBe(0);
    expect((await ask(state, { as: student })).body).toEqual({ leavesOn: asked.body.leavesOn });
    expect((await ask(keep, { as: student })).status).toBe(200);
    expect((await ask(keep, { as: student })).status).toBe(200);
    expect(await eraseWhoLeft(inAWeek())).toBe(0);
    expect((await ask(state, { as: student })).body).toEqual({ leavesOn: null });
  });

  it('is started by staff on request, logged no name; staff stop only what staff started; an agent does neither', async () => {
    const { student, otherStudent, agent, team, admin } = who;
    const params = { id: student.userId };
    expect((await ask(leaveOf, { as: agent, params })).status).toBe(403);
    expect((await ask(leaveOf, { as: student, params })).status).toBe(403);
    expect((await ask(leaveOf, { as: team, params: { id: agent.userId } })).status).toBe(404);
    expect((await ask(leaveOf, { as: team, params })).status).toBe(200);
    expect(await StaffAction.findOne({ action: 'account.leave' }).lean()).toMatchObject({ label: '', before: null });
    expect(await Notification.countDocuments({ userId: student.userId, href: '/my-data#leave' })).toBe(1);
    const leavesOn = (await ask(state, { as: student })).body.leavesOn;
    expect(await deletionOf(admin.viewer, student.userId)).toEqual({ leavesOn, canStop: true });
    expect((await ask(keepOf, { as: admin, params })).status).toBe(200);
    expect((await ask(state, { as: student })).body).toEqual({ leavesOn: null });
    expect(await deletionOf(team.viewer, student.userId)).toEqual({ leavesOn: null, canStop: true });
    expect(await deletionOf(agent.viewer, student.userId)).toBeNull();
    expect(await deletionOf(otherStudent.viewer, student.userId)).toBeNull();
    await ask(leave, { as: otherStudent });
    expect(await deletionOf(admin.viewer, otherStudent.userId)).toMatchObject({ canStop: false });
    expect((await ask(keepOf, { as: admin, params: { id: otherStudent.userId } })).status).toBe(403);
    expect((await ask(keepOf, { as: agent, params: { id: otherStudent.userId } })).status).toBe(403);
  });
});

describe('an erased account', () => {
  it('leaves no record with the person’s id but the account and applications that count, and no file', async () => {
    const { student, agent, team, admin } = who;
    const form = formOf({ userId: student.userId, passport: file(PDF, 'by the agent.pdf') });
    await send(saveDocuments, { as: agent, form });
    await sendMessage(admin.viewer, student.userId, { text: 'About you', key: 'key-of-the-leaver-1' });
    const label = `The file of ${student.user.name}`;
    const facts = {
      before: { name: student.user.name, status: 'Pending', count: 3 },
      after: { email: student.user.email },
    };
    await recordStaffAction(
      team.viewer,
      'account.verify',
      { kind: 'account', id: student.userId, userId: student.userId, label },
      facts,
    );
    await runBackground();
    const reports = async () => [await statsFor(admin.viewer), await adminOverview(admin.viewer, new Date())];
    const counted = await reports();

    await ask(leave, { as: student });
    const { path } = setAside(env().DATA_DIR, await copyLeft());
    await eraseWhoLeft(new Date());
    expect(existsSync(path)).toBe(true);
    expect(await eraseWhoLeft(inAWeek())).toBe(1);
    // A copy that was there when the deletion was requested.
    expect(existsSync(path)).toBe(false);
    expect(await reports()).toEqual(counted);
    expect((await ask(state, { as: student })).status).toBe(401);
    expect(await User.findById(student.userId).lean()).toMatchObject({
      name: '(deleted)',
      mobile: '',
      disabled: true,
      addedBy: null,
    });
    const application = await Application.findById(applicationId).lean();
    expect(application).toMatchObject({
      studentName: '(deleted)',
      status: 'Pending',
      course: 'Bachelor of Nursing',
      items: [],
    });
    expect(application?.history[0]).toMatchObject({ status: 'Pending', by: null, byName: '(deleted)', reason: '' });
    expect(await Message.countDocuments()).toBe(0);
    expect(await UploadEntry.collection.countDocuments()).toBe(0);
    expect(await StaffAction.findOne({ action: 'account.verify' }).lean()).toMatchObject({
      label: 'The file of (deleted)',
      before: { name: '(deleted)', status: 'Pending', count: 3 },
      after: { email: '(deleted)' },
    });
    expect(await namesIn([student.user.name, student.user.email])).toEqual([]);
    const notices = await Notification.find({ userId: agent.userId }).lean();
    expect(notices.map(({ notification }) => notification).join()).toMatch(
      /\(deleted\) applied to Bachelor of Nursing/,
    );
  });

  it.each([
    ['users', User, '_id'],
    ['applications', Application, 'userId'],
  ] as const)('keeps no field of %s that the register ends with it, filled or not', async (name, model, whose) => {
    const own = { [whose]: who.student.user._id };
    const register = [...RETENTION_REGISTER.accounts, ...RETENTION_REGISTER.students];
    const lines = register.flatMap(({ collection, retained }) => (collection === name ? retained : []));
    const ending = lines.filter(({ until }) => until === 'the account is deleted');
    const filled = await model.collection.findOne(own);
    // Students are members of no agency.
    const unfilled = ending
      .flatMap(({ fields }) => fields.split(' '))
      .filter((field) => field !== 'agency' && [undefined, null, ''].includes(filled?.[field]));
    expect(unfilled.length).toBeGreaterThan(3);
    await model.collection.updateOne(own, { $set: Object.fromEntries(unfilled.map((field) => [field, 'personal'])) });
    await eraseStudent(who.student.user._id);
    const left: Record<string, unknown> = (await model.collection.findOne(own)) ?? {};
    const kept = unfilled.filter((field) => left[field] === 'personal');
    expect(kept, 'Empty it in lib/services/file/leaving/erase.ts.').toEqual([]);
  });

  it('ends the same when the erasure is repeated, also at once, and can register anew', async () => {
    const { _id, email } = who.student.user;
    await Promise.all([eraseStudent(_id), eraseStudent(_id)]);
    const once = await User.findById(_id, '-erasedOn -updatedOn -sessionVersion').lean();
    await eraseStudent(_id);
    expect(await User.findById(_id, '-erasedOn -updatedOn -sessionVersion').lean()).toEqual(once);
    expect((await person('student', { email })).user.email).toBe(email);
    expect((await ask(leaveOf, { as: who.admin, params: { id: String(_id) } })).status).toBe(409);
  });

  it('is erased again when a backup from before brings it back, by the list in the database or beside it', async () => {
    const { student, otherStudent } = who;
    const backup = await User.findById(student.userId).lean();
    await eraseStudent(student.user._id);
    const file = join(env().DATA_DIR, 'deletions.txt');
    expect(await readFile(file, 'utf8')).not.toContain(student.userId);
    await User.collection.replaceOne({ _id: student.user._id }, backup as object);
    const lines = await listedDeletions([file]);
    expect(lines.length).toBeGreaterThan(0);
    expect(await replayDeletions(lines)).toBe(1);
    expect(await replayDeletions(lines)).toBe(0);
    expect((await User.findById(student.userId).lean())?.name).toBe('(deleted)');
    expect((await User.findById(otherStudent.userId).lean())?.name).toBe(otherStudent.user.name);
  });
});

/** The collections that hold one of these texts. */
async function namesIn(texts: string[]): Promise<string[]> {
  const holding: string[] = [];
  for (const model of MODELS) {
    const all = JSON.stringify(await model.collection.find({}).toArray());
    if (texts.some((text) => all.includes(text))) holding.push(model.modelName);
  }
  return holding;
}
