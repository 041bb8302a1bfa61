import { beforeEach, describe, expect, it } from 'vitest';
import { POST as raiseDispute } from '@/app/api/v1/agency/credit-disputes/route';
import { GET as viewApplication } from '@/app/api/v1/applications/[id]/route';
import { POST as decideDispute } from '@/app/api/v1/credit-disputes/[id]/decision/route';
import { creditOf } from '@/lib/domain/agency/credit';
import { ownDisputes } from '@/lib/services/applications/credit/disputes';
import { disputesForStaff } from '@/lib/services/applications/credit/evidence';
import { answerClaim } from '@/lib/services/people/agency/answers';
import { askForStudent } from '@/lib/services/people/agency/claims';
import { leaveAgent } from '@/lib/services/people/agents/leave';
import { Application } from '@/models/application';
import { CreditDispute } from '@/models/credit-dispute';
import { Notification } from '@/models/notification';
import { StaffAction } from '@/models/staff-action';
import { User } from '@/models/user';
import { application } from '../support/applications';
import { emptyDatabase } from '../support/database';
import { everybody, type Person } from '../support/people';
import { ask } from '../support/request';

let who: Awaited<ReturnType<typeof everybody>>;
let sent: Awaited<ReturnType<typeof application>>;
let open: Awaited<ReturnType<typeof application>>;

beforeEach(async () => {
  await emptyDatabase();
  who = await everybody();
  [sent, open] = [await application(who.student, who.agent), await application(who.student, who.agent)];
  await sent.move(who.team, 'Under Review');
  await sent.move(who.team, 'Submitted', '', { sentOutside: 'By post' });
});

const brought = async (id: string) => {
  const stored = await Application.findById(id).orFail().lean();
  return creditOf(stored)?.agencyId?.toString() ?? null;
};
const shown = async (as: Person, id: string) => {
  const { status, body } = await ask(viewApplication, { as, params: { id } });
  return status === 200 ? body.application?.broughtBy : status;
};
const change = async () => {
  const claim = await askForStudent(who.otherAgent.viewer, {
    name: who.student.user.name,
    email: who.student.user.email,
    counsellor_name: 'Meera',
  });
  await answerClaim(who.student.viewer, claim, true);
};

describe('which agency brought a student for an application', () => {
  it('follows the student until it is sent, and then survives leaving and another agency', async () => {
    expect([await brought(sent.id), await brought(open.id)]).toEqual([who.agent.userId, who.agent.userId]);
    await leaveAgent(who.student.viewer);
    expect([await brought(sent.id), await brought(open.id)]).toEqual([who.agent.userId, null]);
    await change();
    expect([await brought(sent.id), await brought(open.id)]).toEqual([who.agent.userId, who.otherAgent.userId]);
  });

  it('is shown to staff alone, and gives no reach', async () => {
    await leaveAgent(who.student.viewer);
    expect(await shown(who.team, sent.id)).toMatchObject({ agency: 'An agency', settled: true });
    expect(await shown(who.student, sent.id)).toBeNull();
    expect(await shown(who.agent, sent.id)).toBe(404);
    await change();
    expect(await shown(who.otherAgent, open.id)).toBeNull();
    expect(await shown(who.team, open.id)).toMatchObject({ settled: false });
  });

  it('of records from before it was kept is the agency they name, also after the student left', async () => {
    // As the release before stores a student, with the counsellor as a text, and an application.
    await User.collection.updateOne(
      { _id: who.student.user._id },
      { $set: { counsellor_name: 'Neha mam' }, $unset: { agencyOn: '', claimId: '', branchId: '', memberId: '' } },
    );
    await Application.collection.updateMany({}, { $unset: { credit: '', branchId: '', memberId: '' } });
    expect(await shown(who.team, sent.id)).toMatchObject({ since: null, settled: true });
    expect(await shown(who.agent, open.id)).toBeNull();
    expect((await User.findById(who.student.userId).lean())?.counsellor_name).toBe('Neha mam');
    await leaveAgent(who.student.viewer);
    expect([await brought(sent.id), await brought(open.id)]).toEqual([who.agent.userId, null]);
    expect(await Application.countDocuments({ userId: who.student.userId })).toBe(2);
    expect(await User.countDocuments({ email: who.student.user.email })).toBe(1);
  });
});

describe('an application that two agencies say is theirs', () => {
  const raise = (as: Person, email = who.student.user.email) =>
    ask(raiseDispute, { as, body: { email, university: 'University of Leeds', words: 'We counselled her in May.' } });
  const decide = (as: Person, id: string, applicationId: string, percent = 40) =>
    ask(decideDispute, { as, params: { id }, body: { applicationId, percent, reason: 'Both worked on it.' } });
  const disputeId = async () =>
    String((await CreditDispute.findOne({ userId: who.student.userId }).orFail().lean())._id);

  it('is said in the same words whoever has the address, and shown to staff with what both can show', async () => {
    await change();
    const [known, unknown] = [await raise(who.otherAgent), await raise(who.otherAgent, 'nobody@example.com')];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    const disputes = await disputesForStaff();
    expect(disputes.map(({ applications }) => applications.length)).toEqual([0, 2]);
    const one = disputes[1]?.applications.find(({ _id }) => _id === sent.id);
    expect(one).toMatchObject({ settled: true });
    const [theirs, first] = one?.evidence ?? [];
    // The one that was requested later has a yes and no step; the first made the application.
    expect([theirs?.yes !== null, theirs?.firstAct]).toEqual([true, null]);
    expect([first?.yes, first?.firstAct !== null, first?.from !== null]).toEqual([null, true, true]);
  });

  it('is divided by an admin once it was sent; the student keeps whom they chose, and no one reads more', async () => {
    await change();
    await raise(who.otherAgent);
    const id = await disputeId();
    for (const as of [who.agent, who.otherAgent, who.team, who.student])
      expect((await decide(as, id, sent.id)).status).toBe(403);
    expect((await decide(who.admin, id, open.id)).status).toBe(409);
    expect((await decide(who.admin, id, 'f'.repeat(24))).status).toBe(404);
    expect((await decide(who.admin, id, sent.id)).status).toBe(200);
    expect((await decide(who.admin, id, sent.id, 100)).status).toBe(409);
    expect((await ownDisputes(who.otherAgent.viewer))[0]?.decision).toMatchObject({ percent: 40 });
    expect(await ownDisputes(who.agent.viewer)).toEqual([]);
    expect(String((await User.findById(who.student.userId).lean())?.addedBy)).toBe(who.otherAgent.userId);
    expect([await shown(who.agent, sent.id), await brought(sent.id)]).toEqual([404, who.agent.userId]);
    const told = await Notification.find({ notification: /Our team decided/ }).lean();
    expect(told.map(({ userId }) => String(userId)).sort()).toEqual([who.agent.userId, who.otherAgent.userId].sort());
    expect(await StaffAction.countDocuments({ action: 'application.credit' })).toBe(1);
  });
});
