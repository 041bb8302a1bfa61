import { Types } from 'mongoose';
import { beforeAll, describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES, type ApplicationStatus, isEnd } from '@/lib/domain/applications/application-status';
import { nextMove } from '@/lib/domain/applications/next-move';
import { toDay } from '@/lib/domain/days/day';
import { compose } from '@/lib/platform/mail/compose';
import { viewApplication } from '@/lib/services/applications/apply';
import { applicationBoard } from '@/lib/services/applications/board';
import { nextDueDays } from '@/lib/services/applications/deadlines/next';
import { listAgentApplications, listStaffApplications } from '@/lib/services/applications/for-staff';
import { dueDaysOf } from '@/lib/services/applications/moves/change';
import { waitingOf } from '@/lib/services/applications/waiting';
import { studentDashboard } from '@/lib/services/desk/dashboards/student';
import { Application, type ApplicationRecord } from '@/models/application';
import { application } from '../support/applications';
import { emptyDatabase } from '../support/database';
import { everybody } from '../support/people';
import { LONG } from '../support/tiers';

/**
 * Every status, each with and without open items, offers, deposits and consent: all places that say who acts next say the
 * same. What they should say is known here only by a few plain rules of its own, not by the product's table.
 */
const TODAY = new Date().toISOString().slice(0, 10);
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

let people: Awaited<ReturnType<typeof everybody>>;
let id: string;

beforeAll(async () => {
  await emptyDatabase();
  people = await everybody();
  id = (await application(people.student)).id;
});

const now = new Date();
const signed = { by: new Types.ObjectId(), byRole: 'team' as const, byName: 'Tom', at: now };
const item = (state: string, dueOn: string | null = null) => ({
  _id: new Types.ObjectId(),
  kind: 'passport',
  label: 'Passport',
  note: '',
  dueOn,
  state,
  reason: '',
  answer: '',
  files: [],
  asked: signed,
  answered: null,
  reviewed: null,
  ofOffer: false,
});
const ITEMS = {
  'no items': [],
  'an open item': [item('requested', dayIn(5))],
  'one to check': [item('received')],
  'one open, one to check': [item('redo'), item('received')],
  'all accepted': [item('accepted')],
};
const offer = (reply: 'accept' | null) => ({
  conditional: true,
  letter: null,
  replyBy: dayIn(12),
  deposit: 340_000,
  currency: 'AUD',
  depositBy: dayIn(-14),
  startOn: null,
  reference: '',
  made: signed,
  reply: reply && { ...signed, reply, reason: '' },
  recommendation: null,
});
const interview = (on: string) => ({
  ...{ on, time: '10:00', zone: 'Europe/London', link: 'https://meet.example.edu/a', place: '', note: '' },
  entered: signed,
});
const INTERVIEWS = {
  'no interview': null,
  'an interview to come': interview(dayIn(3)),
  'an interview that was held': interview(dayIn(-2)),
};
const OFFERS = { 'no offer': null, 'an offer': offer(null), 'an accepted offer': offer('accept') };
const consentOf = (agentId: unknown, guardian: unknown) => ({
  ...signed,
  to: [],
  what: [],
  agentId,
  agentMayReply: false,
  guardian,
});
const CONSENTS = {
  'no consent': () => null,
  'the student’s consent': () => consentOf(people.agent.viewer.userId, null),
  'a consent that waits for the guardian': () =>
    consentOf(people.agent.viewer.userId, { name: 'Mother', email: 'mother@example.com', at: null }),
};

const keysOf = <T extends object>(of: T) => Object.keys(of) as (keyof T)[];
/** Items with consents before an offer, and with offers after the consent. */
const COMBINED = keysOf(ITEMS).flatMap((items) => [
  ...keysOf(CONSENTS).map((consent) => ({ items, offered: 'no offer' as const, consent })),
  ...keysOf(OFFERS).map((offered) => ({ items, offered, consent: 'the student’s consent' as const })),
]);
const SIMPLE = { held: 'no interview' } as const;
/** At Interview, with what can be entered there. */
const WITH_INTERVIEWS = keysOf(ITEMS).flatMap((items) =>
  keysOf(INTERVIEWS).map((held) => ({
    ...{ items, held, offered: 'no offer' as const, consent: 'the student’s consent' as const },
  })),
);

async function stored(
  status: ApplicationStatus,
  items: unknown[],
  given: unknown,
  consent: unknown,
  entered: unknown = null,
) {
  const parts = { status, items, offer: given, interview: entered } as unknown as ApplicationRecord;
  await Application.updateOne(
    { _id: id },
    {
      $set: {
        ...{
          status,
          items,
          offer: given,
          interview: entered,
          consent,
          ...dueDaysOf(parts),
          history: [{ ...signed, status, reason: '' }],
        },
        open: items.filter((one) => ['requested', 'redo'].includes((one as { state: string }).state)).length,
      },
    },
  );
}

/** What each place says; null where it says nothing of this application. */
async function said(status: ApplicationStatus) {
  const { student, agent, team } = people;
  const page = async (who: typeof student) => {
    const view = await viewApplication(who.viewer, id);
    return nextMove(view, { role: who.viewer.role, handles: view.handles }, TODAY);
  };
  const q = { q: '', page: 1, limit: 10 };
  const [ofStudent, ofAgent, ofTeam] = [await page(student), await page(agent), await page(team)];
  const row = async (list: typeof listAgentApplications, who: typeof student) =>
    (await list(who.viewer, q)).applications.find(({ _id }) => _id === id)?.next ?? null;
  const board = await applicationBoard(team.viewer, { q: '', limit: 10 }, [status]);
  const { steps } = await studentDashboard(student.viewer, TODAY);
  const waiting = await waitingOf(agent.viewer, TODAY);
  const letter = await compose({ template: 'application-moved', userId: student.userId, applicationId: id, move: 0 });
  return {
    ofStudent,
    ofAgent,
    ofTeam,
    agentRow: await row(listAgentApplications, agent),
    staffRow: await row(listStaffApplications, team),
    card: board.flatMap(({ applications }) => applications).find(({ _id }) => _id === id)?.next ?? null,
    steps,
    waiting,
    mail: letter,
    days: (await nextDueDays(student.viewer, 50, toDay(TODAY))).map(({ on }) => on),
  };
}

const rowOf = (move: Awaited<ReturnType<typeof said>>['ofAgent']) =>
  move && { partyName: move.partyName, whose: move.whose, isYours: move.isYours, title: move.title, on: move.on };

describe('whose move it is', () => {
  const STATUSES = LONG ? APPLICATION_STATUSES : APPLICATION_STATUSES.filter((_, place) => place % 6 === 0);
  for (const status of STATUSES) {
    it(`is said alike everywhere at ${status}`, async () => {
      const ways = COMBINED.map((way) => ({ ...SIMPLE, ...way }));
      for (const { items, offered, consent, held } of status === 'Interview' ? [...ways, ...WITH_INTERVIEWS] : ways) {
        await stored(status, ITEMS[items], OFFERS[offered], CONSENTS[consent](), INTERVIEWS[held]);
        const says = await said(status);
        const where = [status, items, offered, consent, held].join(', ');
        // The three pages are of one step, or each reader has one of their own.
        expect(says.ofStudent === null, where).toBe(isEnd(status));
        expect(says.agentRow, where).toEqual(rowOf(says.ofAgent));
        expect(says.staffRow, where).toEqual(rowOf(says.ofTeam));
        expect(says.card, where).toEqual(rowOf(says.ofTeam));
        const { asks, paragraphs = [] } = says.mail ?? {};
        const own = says.ofStudent?.isYours ? says.ofStudent : null;
        expect([asks?.what, asks?.by ?? asks?.on ?? null], where).toEqual([own?.what, own?.on ?? null]);
        const waits = says.ofStudent && !says.ofStudent.isYours ? `Next: ${says.ofStudent.what}` : null;
        if (!own) expect(paragraphs.at(-1), where).toContain(waits ?? 'You don’t need to do anything now.');
        const step = says.steps.find(({ href }) => href.endsWith(id));
        if (says.ofStudent?.isYours) expect(says.steps[0], where).toMatchObject({ title: says.ofStudent.title });
        else if (status !== 'Enrolled') expect(step, where).toBeUndefined();
        if (says.ofStudent?.on) expect(says.days, where).toContain(says.ofStudent.on);
        // Whom the agent's dashboard counts it under is whom somebody's page names.
        const [load] = says.waiting.loads.filter(({ total }) => total > 0);
        expect(load === undefined, where).toBe(isEnd(status));
        if (says.ofAgent?.isYours) expect(load?.waits, where).toBe('applicant');
        const listed = says.waiting.yours.find(({ _id }) => _id === id);
        expect(listed !== undefined, where).toBe(load?.waits === 'applicant');
        if (listed) expect(listed.move.title, where).toBe(says.ofAgent?.title);
        if (load?.waits === 'applicant') expect(says.ofAgent?.whose, where).not.toMatch(/^(our team|The )/);
      }
    });
  }

  it('never says that there is nothing to do above a deposit that is late', async () => {
    await stored('Accepted', [], offer('accept'), null);
    const { steps, ofStudent } = await said('Accepted');
    expect(steps[0]?.title).toMatch(/^Pay the deposit of AU\$3,400 by .*, 14 days late$/);
    expect(steps[0]?.title).toBe(ofStudent?.title);
  });

  it('is the interview until it was held, then the university’s; before it is known, staff enter it', async () => {
    const consent = CONSENTS['the student’s consent']();
    await stored('Interview', [], null, consent, INTERVIEWS['an interview to come']);
    const { ofStudent, ofAgent, ofTeam } = await said('Interview');
    expect(ofStudent).toMatchObject({ isYours: true, action: 'attend', on: dayIn(3) });
    expect(ofStudent?.title).toMatch(/^Your interview: \d+ \w+ \d{4}, 10:00 London time$/);
    expect(ofAgent).toMatchObject({ isYours: false, title: ofStudent?.title.replace('Your interview', 'Interview') });
    expect(ofTeam).toMatchObject({ isYours: false, title: ofAgent?.title });
    await stored('Interview', [], null, consent, INTERVIEWS['an interview that was held']);
    expect((await said('Interview')).ofStudent).toMatchObject({
      partyName: 'the university',
      whose: 'Waiting for the university',
    });
    await stored('Interview', [], null, consent);
    expect((await said('Interview')).ofTeam).toMatchObject({ isYours: true, action: 'status' });
  });

  it('congratulates who is enrolled', async () => {
    await stored('Enrolled', [], offer('accept'), null);
    expect((await said('Enrolled')).steps.map(({ kind }) => kind)).toContain('enrolled');
  });

  it('is the student’s yes right after applying, and nobody else’s to give', async () => {
    await stored('Pending', [], null, null);
    const { ofStudent, ofAgent, ofTeam } = await said('Pending');
    expect(ofStudent).toMatchObject({ isYours: true, action: 'confirm' });
    expect(ofAgent).toMatchObject({ isYours: false, action: 'confirm' });
    expect(ofTeam).toMatchObject({ isYours: true, title: 'Review the application' });
  });
});
