import { beforeEach, describe, expect, it } from 'vitest';
import { POST as bulkMove } from '@/app/api/v1/staff/applications/move/route';
import { POST as bulkUndo } from '@/app/api/v1/staff/applications/undo/route';
import { Application } from '@/models/application';
import { Notification } from '@/models/notification';
import { application } from '../support/applications';
import { emptyDatabase } from '../support/database';
import { killed } from '../support/killed';
import { longIt } from '../support/long-it';
import { everybody, type Person, person } from '../support/people';
import { ask, rows } from '../support/request';
import { forgetNotices, informedOf, tenSecondsLater } from '../support/undo-window';

let who: Awaited<ReturnType<typeof everybody>>;
let about: Awaited<ReturnType<typeof application>>;
beforeEach(async () => {
  await emptyDatabase();
  who = await everybody();
  about = await application(who.student);
});

const informed = () => informedOf([who.student, who.agent, who.otherStudent]);
const NOBODY = { bell: [], mail: [] };

describe('moves of several', () => {
  /** Three of the agent's student, one of a student without an agent. */
  async function several() {
    const others = [
      await application(who.student),
      await application(who.student),
      await application(who.otherStudent),
    ];
    await forgetNotices();
    return [about, ...others].map(({ id }) => ({ _id: id, from: 'Pending' }));
  }
  const move = (applications: object[], more: object) =>
    ask(bulkMove, { as: who.team, body: { applications, status: 'Under Review', ...more } });
  const EACH_ONCE = { bell: ['agent', 'student', 'student'], mail: ['agent', 'student', 'student'] };

  it('inform each person once, however many of their applications are among them', async () => {
    const agentsOther = await person('student', { addedBy: who.agent.user._id });
    const applications = [...(await several()), { _id: (await application(agentsOther)).id, from: 'Pending' }];
    await forgetNotices();
    const answer = await move(applications, { status: 'Rejected', reason: 'The course is full.' });
    expect([answer.body.success, answer.body.undoUntil]).toEqual([true, null]);
    expect(await informed()).toEqual({
      bell: ['agent', 'another', 'student', 'student'],
      mail: ['agent', 'another', 'student', 'student'],
    });
    const textFor = async ({ userId }: Person) => (await Notification.findOne({ userId }).lean())?.notification;
    expect(await textFor(who.student)).toBe('3 of your applications have a new status: Rejected.');
    expect(await textFor(who.agent)).toBe('4 applications of your students have a new status: Rejected.');
    expect(await textFor(who.otherStudent)).toMatch(/^Your application to MSc \d+ at .* has a new status: Rejected\.$/);
    const held = await Application.countDocuments({ 'held.group': { $exists: true } });
    expect(held).toBe(0);
  });

  longIt('without a reason are undone together, and inform no one', async () => {
    const applications = await several();
    const answer = await move(applications, { undo: true });
    expect(answer.body.undoUntil).not.toBeNull();
    const back = await ask(bulkUndo, {
      as: who.team,
      body: { applications: applications.map(({ _id }) => ({ _id, from: 'Under Review' })) },
    });
    expect([back.status, back.body.message]).toEqual([200, '4 of 4 status changes undone.']);
    expect(rows(back.body.results).map(({ status }) => status)).toEqual(Array(4).fill('Pending'));
    await tenSecondsLater();
    expect(await informed()).toEqual(NOBODY);
  });

  it('inform after ten seconds about those that stand; undone ones are not counted', async () => {
    const applications = await several();
    await move(applications, { undo: true });
    const first = applications.slice(0, 1).map(({ _id }) => ({ _id }));
    const back = await ask(bulkUndo, { as: who.admin, body: { applications: first } });
    expect(rows(back.body.results)).toMatchObject([{ moved: false, status: 'Under Review' }]);
    await ask(bulkUndo, { as: who.team, body: { applications: first } });
    await tenSecondsLater();
    expect(await informed()).toEqual(EACH_ONCE);
    expect((await Notification.findOne({ userId: who.student.userId }).lean())?.notification).toBe(
      '2 of your applications have a new status: Under Review.',
    );
  });

  longIt('inform each person once when the process dies in between', async () => {
    const applications = await several();
    await move(applications, { undo: true });
    await killed('closeUndoWindow', 3, [String((await Application.findById(about.id).lean())?.held?.group)]);
    await tenSecondsLater();
    expect(await informed()).toEqual(EACH_ONCE);
  });
});
