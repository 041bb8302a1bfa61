import { beforeEach, describe, expect, it } from 'vitest';
import { POST as undoCall } from '@/app/api/v1/applications/[id]/undo/route';
import { runDueJobs } from '@/lib/platform/jobs/worker';
import { closeUndoWindow, closeUndoWindows } from '@/lib/services/applications/moves/undo-window';
import { deliverEffectsBefore } from '@/lib/services/records/notices/outbox';
import { Application, type ApplicationRecord } from '@/models/application';
import { Notification } from '@/models/notification';
import { StaffAction } from '@/models/staff-action';
import { Task } from '@/models/task';
import { TaskRules } from '@/models/task-rules';
import { application } from '../support/applications';
import { emptyDatabase } from '../support/database';
import { killed } from '../support/killed';
import { longIt } from '../support/long-it';
import { everybody, type Person } from '../support/people';
import { ask, rows } from '../support/request';
import { forgetNotices, informedOf, tenSecondsLater } from '../support/undo-window';

let who: Awaited<ReturnType<typeof everybody>>;
let about: Awaited<ReturnType<typeof application>>;
beforeEach(async () => {
  await emptyDatabase();
  who = await everybody();
  about = await application(who.student);
  await forgetNotices();
});

const stored = async (id = about.id) => (await Application.findById(id).lean()) as ApplicationRecord;
const undo = (as: Person | null, from?: string, id = about.id) =>
  ask(undoCall, { as, params: { id }, body: from === undefined ? {} : { from } });
const moved = (as: Person, status = 'Under Review') => about.move(as, status, '', { undo: true });
const informed = () => informedOf([who.student, who.agent, who.otherStudent]);
const NOBODY = { bell: [], mail: [] };
const BOTH = { bell: ['agent', 'student'], mail: ['agent', 'student'] };

describe('a move without a reason', () => {
  longIt('makes the tasks of its status when it stands, and none when it is undone', async () => {
    const rule = {
      _id: 'a',
      when: 'status',
      status: 'Under Review',
      country: null,
      title: 'Read the file',
      days: 2,
    } as const;
    await TaskRules.create({ _id: 'rules', rules: [rule] });
    await moved(who.team);
    expect((await undo(who.team)).status).toBe(200);
    await tenSecondsLater();
    expect(await Task.countDocuments()).toBe(0);
    await moved(who.team);
    expect(await Task.countDocuments()).toBe(0);
    await tenSecondsLater();
    expect((await Task.find().lean()).map(({ title }) => title)).toEqual(['Read the file']);
    await Task.deleteMany({});
    const other = await application(who.otherStudent);
    await other.move(who.team, 'Under Review', '', { undo: true });
    expect(await Task.countDocuments()).toBe(0);
    // Another move while the first one waits: it stands now.
    expect((await other.move(who.team, 'Rejected', 'The course is full.')).status).toBe(200);
    await deliverEffectsBefore(new Date(Date.now() + 60_000));
    expect((await Task.find().lean()).map(({ title }) => title)).toEqual(['Read the file']);
  });

  it('shows at once, and its bell and mail wait ten seconds', async () => {
    const answer = await moved(who.team);
    expect([answer.status, answer.body.application?.applicationStatus]).toEqual([200, 'Under Review']);
    const left = Date.parse(String(answer.body.undoUntil)) - Date.now();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(10_000);
    expect((await about.view(who.student))?.applicationStatus).toBe('Under Review');
    expect(await runDueJobs([closeUndoWindows])).toBe(0);
    expect(await informed()).toEqual(NOBODY);
    await tenSecondsLater();
    expect(await informed()).toEqual(BOTH);
    expect((await Notification.findOne({ userId: who.student.userId }).lean())?.notification).toMatch(
      /^Your application to MSc \d+ at .* has a new status: Under Review\.$/,
    );
    expect((await stored()).held).toBeUndefined();
  });

  it('is undone by an entry of its own: all stands as before, nobody hears of it', async () => {
    const before = await stored();
    await moved(who.team);
    const answer = await undo(who.team, 'Under Review');
    expect([answer.status, answer.body.message]).toEqual([200, "Undone. The status is 'Pending' again."]);
    const after = await stored();
    const same = ({ status, history, movedOn, waitsSince, mayReopen, dueDays, nextDue }: ApplicationRecord) => ({
      ...{ status, history, movedOn, mayReopen, dueDays, nextDue },
      waits: waitsSince !== null,
    });
    expect(same(after)).toEqual(same(before));
    expect(after.undone).toMatchObject([{ status: 'Under Review', byName: who.team.user.name }]);
    expect(after.acts).toMatchObject([{ act: 'move undone', label: 'Under Review', byName: who.team.user.name }]);
    // Staff see it on the page, student and agent see a history without it.
    const shown = async (as: Person, part: 'acts' | 'history') => rows((await about.view(as))?.[part]);
    expect((await shown(who.admin, 'acts')).map(({ act }) => act)).toEqual(['move undone']);
    for (const as of [who.student, who.agent]) {
      expect(await shown(as, 'acts')).toEqual([]);
      expect(await shown(as, 'history')).toHaveLength(before.history.length);
    }
    await tenSecondsLater();
    expect(await informed()).toEqual(NOBODY);
    const logged = await StaffAction.find().sort({ _id: 1 }).lean();
    expect(logged.map(({ action }) => action)).toEqual(['application.move', 'application.undo']);
    // And it can go on from there.
    expect((await about.move(who.team, 'Rejected', 'The course is full.')).status).toBe(200);
  });

  it('is undone only by who moved it, once, and within ten seconds by the clock of the server', async () => {
    await moved(who.team);
    expect((await undo(null)).status).toBe(401);
    for (const as of [who.student, who.agent]) expect((await undo(as)).status).toBe(403);
    const byAnother = await undo(who.admin);
    expect([byAnother.status, byAnother.body.message]).toEqual([
      403,
      'Only the person who changed the status can undo it.',
    ]);
    expect((await undo(who.team, 'Under Review', 'f'.repeat(24))).status).toBe(404);
    await Application.updateOne({ _id: about.id }, { $set: { 'held.undoUntil': new Date(Date.now() - 1) } });
    const late = await undo(who.team);
    expect([late.status, late.body.message]).toEqual([
      409,
      'It is too late to undo this. The student has already been notified.',
    ]);
    expect((await stored()).status).toBe('Under Review');
    await about.move(who.team, 'Documents Requested', 'A page is missing.');
    await about.move(who.team, 'Under Review', '', { undo: true });
    expect((await undo(who.team)).status).toBe(200);
    expect((await undo(who.team)).status).toBe(409);
    expect((await stored()).status).toBe('Documents Requested');
  });

  it('is not undone when something else happened since; what waited then goes out at once', async () => {
    await moved(who.team);
    await about.askedFor(who.admin, { kind: 'question', label: 'Which campus?' });
    expect((await informed()).bell).toEqual(['agent', 'agent', 'student', 'student']);
    const answer = await undo(who.team);
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'This application has been changed since then, so this can’t be undone.',
    ]);
    expect((await undo(who.team, 'Pending')).body.message).toContain("Its status is 'Under Review'");
    const heard = await informed();
    await tenSecondsLater();
    expect(await informed()).toEqual(heard);
  });

  it('of an Undo and the end of the ten seconds at once, one wins: either undone and silent, or told and applicant', async () => {
    await moved(who.team);
    const group = String((await stored()).held?.group);
    const [answer] = await Promise.all([undo(who.team), closeUndoWindow(group), closeUndoWindow(group)]);
    const isUndone = answer.status === 200;
    expect((await stored()).status).toBe(isUndone ? 'Pending' : 'Under Review');
    expect(await informed()).toEqual(isUndone ? NOBODY : BOTH);
  });

  it('waits for staff alone, and never with a reason', async () => {
    const withReason = await about.move(who.team, 'Rejected', 'The course is full.', { undo: true });
    expect([withReason.status, withReason.body.fields]).toEqual([
      422,
      { undo: 'Status changes with a reason can’t be undone.' },
    ]);
    expect((await about.move(who.student, 'Withdrawn', '', { undo: true })).status).toBe(403);
    expect((await about.move(who.team, 'Rejected', '', { undo: true })).body.fields).toEqual({
      reason: 'Please enter a reason.',
    });
    expect((await stored()).status).toBe('Pending');
  });

  it('restores a reply to an offer that reopening took away', async () => {
    await about.move(who.student, 'Withdrawn');
    const reply = {
      reply: 'decline',
      reason: '',
      by: who.student.user._id,
      byRole: 'student',
      byName: 'S',
      at: new Date(),
    };
    const offer = { conditional: false, currency: '', deposit: null, made: reply, reply };
    await Application.updateOne({ _id: about.id }, { $set: { offer, mayReopen: true } });
    expect((await moved(who.team, 'Pending')).status).toBe(200);
    expect((await stored()).offer?.reply).toBeNull();
    expect((await undo(who.team)).status).toBe(200);
    expect(await stored()).toMatchObject({
      status: 'Withdrawn',
      mayReopen: true,
      offer: { reply: { reply: 'decline' } },
    });
  });
});

describe.each(process.env.LONG_TESTS ? [1, 2, 3, 4, 5] : [1])(
  'a process that is killed after write %i',
  (killAfter) => {
    longIt('of a move that waits: bell and mail go out once all the same', async () => {
      await killed('moveApplication', killAfter, [
        who.team.viewer,
        about.id,
        { to: 'Under Review', reason: '', undo: true },
      ]);
      await deliverEffectsBefore(new Date(Date.now() + 60_000));
      expect(await informed()).toEqual(NOBODY);
      await tenSecondsLater();
      await tenSecondsLater();
      expect(await informed()).toEqual(BOTH);
    });

    longIt('while bell and mail go out: each reader has one of each', async () => {
      await moved(who.team);
      await killed('closeUndoWindow', killAfter, [String((await stored()).held?.group)]);
      await tenSecondsLater();
      expect(await informed()).toEqual(BOTH);
      expect((await stored()).held).toBeUndefined();
    });
  },
);
