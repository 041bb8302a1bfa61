import { Types } from 'mongoose';
import { beforeAll, describe, expect, it } from 'vitest';
import { PUT as putConsent } from '@/app/api/v1/applications/[id]/consent/route';
import { PUT as putInterview } from '@/app/api/v1/applications/[id]/interview/route';
import { POST as answerItem } from '@/app/api/v1/applications/[id]/items/[itemId]/answer/route';
import { PUT as putReopening } from '@/app/api/v1/applications/[id]/reopening/route';
import { POST as undo } from '@/app/api/v1/applications/[id]/undo/route';
import { POST as deleteAccount } from '@/app/api/v1/my-file/deletion/route';
import type { ApplicationStatus } from '@/lib/domain/applications/application-status';
import { Application, type ApplicationRecord } from '@/models/application';
import type { OfferRecord } from '@/models/application-parts';
import { User } from '@/models/user';
import { onSheet, SHEET, sheetMoves } from '../support/application-sheet';
import { type application, everybodyApplied } from '../support/applications';
import { emptyDatabase } from '../support/database';
import type { everybody } from '../support/people';
import { type Answer, ask } from '../support/request';
import { LONG } from '../support/tiers';

/**
 * What may be done with an application at each status, by whom, and what comes of it, as the sheet by hand says it
 * (tests/support/application-sheet.ts).
 */
type Act = 'offer' | 'reply' | 'give' | 'back' | 'items' | 'withdraw' | 'interview';
const STATUSES = onSheet(() => true);
/** A move there says why. */
const WHY = onSheet(({ reason }) => reason === 'why');

const ROLES = ['student', 'agent', 'team', 'admin'] as const;
type ByRole = Record<(typeof ROLES)[number], number>;
const staff = (status: number): ByRole => ({ student: 403, agent: 403, team: status, admin: status });
const applicants = (status: number): ByRole => ({ student: status, agent: status, team: 403, admin: 403 });
const studentOnly = (status: number): ByRole => ({ student: status, agent: 403, team: 403, admin: 403 });
const NO_ONE = staff(403);

let who: Awaited<ReturnType<typeof everybody>>;
let its: Awaited<ReturnType<typeof application>>;
let fresh: ApplicationRecord;
const signed = {
  by: new Types.ObjectId(),
  byRole: 'team' as const,
  byName: 'Tom',
  at: new Date(Date.now() - 3_600_000),
};
const QUESTION = new Types.ObjectId();
const ITEM = {
  ...{ _id: QUESTION, kind: 'question', label: 'Which campus?', note: '', dueOn: null, state: 'requested' },
  ...{ reason: '', answer: '', files: [], asked: signed, answered: null, reviewed: null, ofOffer: false },
};
/** An agent replies only to an offer whose letter is shown. */
const LETTER = {
  ...{ fileId: new Types.ObjectId(), name: 'offer.pdf', type: 'application/pdf', size: 1, returned: false },
  addedOn: new Date(),
};
const OFFER = {
  ...{ conditional: false, letter: LETTER, replyBy: null, deposit: null, currency: '', depositBy: null, startOn: null },
  ...{ reference: '', made: signed, reply: null, recommendation: null },
};
const ACCEPTED = { ...signed, reply: 'accept', reason: '' };
const TERMS = { conditional: 'false', currency: '' };
const INTERVIEW = { on: '2027-03-01', time: '10:00', zone: 'Europe/London', place: 'By phone' };

/** Puts the application at a status that it came to from Pending, with the student's consent; nothing stands in the way of an act. */
async function stands(status: ApplicationStatus, more: object = {}): Promise<void> {
  const history = [...new Set(['Pending', status])].map((one) => ({ ...signed, status: one, reason: '' }));
  const consent = { ...signed, to: [], what: [], agentId: fresh.agentId, agentMayReply: true, guardian: null };
  const record = { ...fresh, status, history, consent, items: [ITEM], offer: null, acts: [], chain: null, ...more };
  await Application.collection.replaceOne({ _id: fresh._id }, record);
}

const stored = async () => (await Application.findById(its.id).lean()) as ApplicationRecord;

/** What each role hears who does an act, each time from the same state. */
async function byRole(
  status: ApplicationStatus,
  act: (as: (typeof who)['student']) => Promise<Answer>,
  more: object = {},
  roles: readonly (typeof ROLES)[number][] = ROLES,
): Promise<Partial<ByRole>> {
  const found: Partial<ByRole> = {};
  for (const role of roles) {
    await stands(status, more);
    const answer = await act(who[role]);
    found[role] = answer.status;
    // Who is refused changes nothing.
    if (answer.status >= 400) expect((await stored()).status, role).toBe(status);
  }
  return found;
}

beforeAll(async () => {
  await emptyDatabase();
  ({ who, its } = await everybodyApplied());
  fresh = await stored();
});

const params = () => ({ id: String(fresh._id) });
const can = (status: ApplicationStatus, act: Act) => SHEET[status].acts.split(' ').includes(act);

describe.each(STATUSES)('at %s', (status) => {
  const accepted = { offer: { ...OFFER, reply: ACCEPTED } };

  it('staff move it where the sheet says, and say why where that is needed; others withdraw it alone', async () => {
    for (const to of STATUSES) {
      const reason = WHY.includes(to) ? 'Because.' : '';
      const moved = sheetMoves(status).includes(to) ? 200 : 403;
      // A move that the sheet doesn't have: staff, who alone move, are tried; all roles in the long run.
      const tried = LONG || moved === 200 || to === 'Withdrawn' ? ROLES : (['team'] as const);
      const found = await byRole(status, (as) => its.move(as, to, reason), accepted, tried);
      const withdrawn = to === 'Withdrawn' && can(status, 'withdraw') ? 200 : 403;
      const wanted: ByRole = { student: withdrawn, agent: 403, team: moved, admin: moved };
      expect(found, `to ${to}`).toEqual(Object.fromEntries(tried.map((role) => [role, wanted[role]])));
      if (moved !== 200 || !reason) continue;
      await stands(status, accepted);
      expect((await its.move(who.team, to)).status, `to ${to} without a reason`).toBe(422);
    }
  });

  it('is deferred by staff where that is a move, and then waits for no one', async () => {
    const defers = sheetMoves(status).includes('Deferred');
    expect(await byRole(status, (as) => its.move(as, 'Deferred', 'Next year.'))).toEqual(defers ? staff(200) : NO_ONE);
    if (defers) expect(await stored()).toMatchObject({ status: 'Deferred', waitsSince: null });
  });

  it('gets an offer where one can come, and then stands at it', async () => {
    const found = await byRole(
      status,
      (as) => its.offer(as, TERMS),
      can(status, 'reply') ? { offer: OFFER } : accepted,
    );
    expect(found).toEqual(staff(can(status, 'offer') ? 200 : 409));
    const offered = can(status, 'offer') && SHEET[status].offer !== 'kept';
    await stands(status);
    await its.offer(who.team, TERMS);
    expect((await stored()).status).toBe(offered ? 'Offer Received' : status);
  });

  it('has its offer replied to while it waits for that, once', async () => {
    const offered = { offer: { ...OFFER, conditional: status === 'Conditional Offer' } };
    const open = { ...offered, items: [{ ...ITEM, ofOffer: true }] };
    for (const reply of ['accept', 'decline'])
      expect(await byRole(status, (as) => its.reply(as, reply, 'Because.'), open), reply).toEqual(
        applicants(can(status, 'reply') ? 200 : 409),
      );
    if (!can(status, 'reply')) return;
    await stands(status, open);
    await its.reply(who.student, 'accept');
    // With an open condition it stays where it is, and the reply stands.
    expect((await stored()).status).toBe(status);
    for (const reply of ['accept', 'decline']) {
      const again = await its.reply(who.student, reply, 'Because.');
      expect([again.status, again.body.message], reply).toEqual([409, 'Someone has already replied to this offer.']);
    }
    const { status: after, offer } = await stored();
    expect([after, (offer as OfferRecord).reply?.reply]).toEqual([status, 'accept']);
  });

  it.each([true, false])(
    'has its consent given (%s) by the student alone, and taken back only before it is sent',
    async (given) => {
      const found = await byRole(status, (as) => ask(putConsent, { as, params: params(), body: { given } }));
      expect(found).toEqual(studentOnly(can(status, given ? 'give' : 'back') ? 200 : 409));
    },
  );

  it('takes requests of staff, and answers of student and agent, until its end', async () => {
    const asks = await byRole(status, (as) => its.ask(as, [{ kind: 'question', label: 'Which month?' }]));
    expect(asks).toEqual(staff(can(status, 'items') ? 201 : 409));
    const answers = await byRole(status, (as) => {
      const given = { ...params(), itemId: String(ITEM._id) };
      return ask(answerItem, { as, params: given, body: { text: 'The one in town.' } });
    });
    expect(answers).toEqual(applicants(can(status, 'items') ? 200 : 409));
    const received = { items: [{ ...ITEM, state: 'received', answer: 'The one in town.' }] };
    const reviews = await byRole(status, (as) => its.review(as, String(ITEM._id), 'accept'), received);
    expect(reviews).toEqual(staff(can(status, 'items') ? 200 : 409));
  });

  it('has its interview entered at Interview alone', async () => {
    const found = await byRole(status, (as) => ask(putInterview, { as, params: params(), body: INTERVIEW }));
    expect(found).toEqual(staff(can(status, 'interview') ? 200 : 409));
  });

  it('is reopened when it is withdrawn: by staff, by others once staff allowed it', async () => {
    const isWithdrawn = status === 'Withdrawn';
    const allows = (as: (typeof who)['student']) =>
      ask(putReopening, { as, params: params(), body: { allowed: true } });
    expect(await byRole(status, allows)).toEqual(staff(isWithdrawn ? 200 : 409));
    const reopens = (mayReopen: boolean) => byRole(status, (as) => its.move(as, 'Pending'), { mayReopen });
    expect(await reopens(false)).toEqual(isWithdrawn ? staff(200) : NO_ONE);
    expect(await reopens(true)).toEqual(isWithdrawn ? { student: 200, agent: 200, team: 200, admin: 200 } : NO_ONE);
  });

  it('has a move from it undone by who made it, and none by others', async () => {
    const [to] = sheetMoves(status).filter((one) => !WHY.includes(one));
    const moveAndUndo = (by: (typeof who)['student']) => async (as: (typeof who)['student']) => {
      if (to) expect((await its.move(by, to, '', { undo: true })).status).toBe(200);
      const answer = await ask(undo, { as, params: params(), body: {} });
      if (answer.status >= 400) await stands(status, accepted);
      return answer;
    };
    const found = await byRole(status, moveAndUndo(who.team), accepted);
    expect(found).toEqual(to ? { ...staff(200), admin: 403 } : staff(409));
    await stands(status, accepted);
    await moveAndUndo(who.team)(who.team);
    expect((await stored()).status).toBe(status);
  });

  it('leaves the student free to delete their account, and stays as it is', async () => {
    const found = await byRole(status, async (as) => {
      await User.updateOne({ _id: as.userId }, { $unset: { leavesOn: '', leaveAskedBy: '' } });
      return ask(deleteAccount, { as, params: params(), body: {} });
    });
    await User.updateOne({ _id: who.student.userId }, { $unset: { leavesOn: '', leaveAskedBy: '' } });
    expect(found).toEqual(studentOnly(200));
    expect((await stored()).status).toBe(status);
  });
});
