import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as changeStart } from '@/app/api/v1/applications/[id]/start/route';
import { POST as refuseStart } from '@/app/api/v1/applications/[id]/start-request/refusal/route';
import { POST as askStart } from '@/app/api/v1/applications/[id]/start-request/route';
import { GET as staffList } from '@/app/api/v1/staff/applications/route';
import { Application } from '@/models/application';
import { Job } from '@/models/job';
import { application, everybodyApplied } from '../support/applications';
import { emptyDatabase } from '../support/database';
import { handlingAgency, handTo } from '../support/handling';
import { longIt } from '../support/long-it';
import type { everybody, Person } from '../support/people';
import { ask, rows } from '../support/request';

const YEAR = new Date().getFullYear() + 1;
const NEXT = { year: YEAR + 1, month: 'Sep' };
const SEP = `Sep ${YEAR}`;
const LATER = `Sep ${YEAR + 1}`;
const DUE = `${YEAR}-02-10`;

let who: Awaited<ReturnType<typeof everybody>>;
let its: Awaited<ReturnType<typeof application>>;
beforeAll(emptyDatabase);
beforeEach(async () => {
  ({ who, its } = await everybodyApplied());
});

const stored = (id = its.id) => Application.findById(id).orFail().lean();
const defer = (more: object = {}, as = who.team) => its.move(as, 'Deferred', 'The course is full.', more);
const start = (as: Person | null, body: object) =>
  ask(changeStart, { as, params: { id: its.id }, body: { askedBy: 'university', reason: 'The letter.', ...body } });
const wish = (as: Person | null, body: object = {}) =>
  ask(askStart, { as, params: { id: its.id }, body: { start: NEXT, reason: 'Marks come late.', ...body } });
const decline = (as: Person | null, reason = 'The university says no.') =>
  ask(refuseStart, { as, params: { id: its.id }, body: { reason } });
const offered = () =>
  Application.updateOne(
    { _id: its.id },
    {
      $set: {
        status: 'Offer Received',
        sent: { at: new Date(), by: null, byName: '', how: 'status', reason: '' },
        offer: {
          conditional: false,
          replyBy: DUE,
          depositBy: DUE,
          startOn: null,
          made: { byRole: 'team', at: new Date() },
        },
        ...{ dueDays: [DUE], nextDue: DUE },
      },
    },
  );

describe('a deferral', () => {
  longIt(
    'has a new start, which the page, the lists and each open item follow, and a yes to the former one ends',
    async () => {
      const itemId = await its.askedFor(who.team, { kind: 'reference', label: 'Second reference', dueOn: DUE });
      const closed = await its.askedFor(who.team, { kind: 'question', label: 'Why now?' });
      await its.consent(who.student);
      expect((await stored()).consent).toMatchObject({ start: { year: YEAR, month: 'Sep' } });
      expect((await defer({ start: NEXT, askedBy: 'university', closes: [closed] })).status).toBe(200);
      const after = await stored();
      expect(after).toMatchObject({ ...NEXT, intakeOn: (YEAR + 1) * 100 + 9, consent: null, nextDue: null });
      expect(after.starts).toMatchObject([
        { year: YEAR },
        { ...NEXT, askedBy: 'university', why: 'The course is full.' },
      ]);
      const itemOf = (id: string) => after.items?.find(({ _id }) => String(_id) === id);
      expect(itemOf(itemId)).toMatchObject({ dueOn: `${YEAR + 1}-02-10`, state: 'requested' });
      expect(itemOf(closed)).toMatchObject({ state: 'waived' });
      expect(after.acts?.map(({ act, label }) => [act, label]).slice(-4)).toEqual([
        ['start changed', `${SEP} → ${LATER}`],
        ['consent taken back', ''],
        ['changed', 'Second reference'],
        ['waived', 'Why now?'],
      ]);
      for (const as of [who.student, who.agent, who.team])
        expect(await its.view(as)).toMatchObject({ ...NEXT, startIsKnown: true, starts: [{ year: YEAR }, NEXT] });
      const found = async (intake: number) =>
        rows((await ask(staffList, { as: who.team, query: { intake: String(intake) } })).body.applications).length;
      expect([await found(YEAR * 100 + 9), await found((YEAR + 1) * 100 + 9)]).toEqual([0, 1]);
      // Resumed, the days of the new start count, and the student is asked again.
      expect((await its.move(who.team, 'Under Review')).status).toBe(200);
      expect(await stored()).toMatchObject({ nextDue: `${YEAR + 1}-02-10` });
      expect(await its.view(who.student)).toMatchObject({ missingYes: 'student' });
    },
  );

  longIt(
    'may not know its start yet: it stands under none, has no day, and goes on only once there is one',
    async () => {
      await its.askedFor(who.team, { kind: 'reference', label: 'Second reference', dueOn: DUE });
      expect((await defer()).status).toBe(200);
      expect(await its.view(who.student)).toMatchObject({
        startIsKnown: false,
        deadlines: [],
        items: [{ dueOn: null }],
      });
      expect((await its.move(who.team, 'Under Review')).status).toBe(409);
      expect((await start(who.team, { ...NEXT, seen: SEP })).status).toBe(409);
      expect((await start(who.team, { ...NEXT, seen: 'not known yet' })).status).toBe(200);
      expect((await its.move(who.team, 'Under Review')).status).toBe(200);
      expect(await stored()).toMatchObject({ ...NEXT, status: 'Under Review' });
    },
  );

  it('goes to no start that the student has another application for: the refusal says which', async () => {
    const { courseId, userId } = await stored();
    const { _id, revision, ref, ...one } = await stored();
    const other = await Application.create({
      ...one,
      courseId,
      userId,
      year: NEXT.year,
      intakeOn: NEXT.year * 100 + 9,
    });
    const { status, body } = await defer({ start: NEXT });
    expect([status, body.message]).toEqual([409, expect.stringContaining(`${LATER}: number ${other.ref}`)]);
    expect(await stored()).toMatchObject({ year: YEAR, status: 'Pending' });
  });

  it('names no start with another move, nor one that is past or the present one', async () => {
    expect((await its.move(who.team, 'Under Review', '', { start: NEXT })).status).toBe(422);
    expect((await defer({ start: { year: YEAR, month: 'Sep' } })).status).toBe(422);
    expect((await defer({ start: { year: YEAR - 2, month: 'Sep' } })).status).toBe(422);
  });
});

describe('another start', () => {
  it('is recorded by who handles the application alone', async () => {
    const by = async (as: Person | null) => (await start(as, NEXT)).status;
    expect([await by(null), await by(who.student), await by(who.agent), await by(who.otherAgent)]).toEqual([
      401, 403, 403, 404,
    ]);
    expect(await by(who.team)).toBe(200);
    expect((await start(who.admin, { ...NEXT, seen: SEP })).status).toBe(409);
    const mails = await Job.find({ kind: 'mail', 'payload.template': 'start-changed' }).lean();
    expect(mails.length).toBeGreaterThan(0);
  });

  it('of what was sent rests on the university’s letter: the yes stays, an agency’s word is told to the student', async () => {
    const agency = await handlingAgency();
    its = await application(agency.student, agency.counsellor);
    await its.consent(agency.student);
    await its.move(agency.counsellor, 'Under Review');
    await its.move(agency.counsellor, 'Submitted');
    expect((await start(agency.counsellor, { ...NEXT, evidence: 'Letter 12/7' })).status).toBe(200);
    const after = await stored();
    expect(after.consent).toBeTruthy();
    expect(after.said?.at(-1)).toMatchObject({ what: 'start', reference: 'Letter 12/7' });
    expect(after.starts?.at(-1)).toMatchObject({ evidence: 'Letter 12/7' });
    await handTo(agency.team, its.id, 'staff', 'Over.');
    expect((await start(agency.counsellor, { year: YEAR + 2, month: 'Jan' })).status).toBe(403);
  });

  it('that changed while the student looked is not confirmed', async () => {
    await its.move(who.team, 'Under Review');
    expect((await start(who.team, NEXT)).status).toBe(200);
    expect((await its.consent(who.student, { start: SEP })).status).toBe(409);
    expect((await its.consent(who.student, { start: LATER })).status).toBe(200);
  });
});

describe('a student’s request for a later start', () => {
  longIt('comes from an offer on, once, with a reason; days rest until it is answered', async () => {
    expect((await wish(who.student)).status).toBe(409);
    await offered();
    for (const [as, code] of [
      [null, 401],
      [who.agent, 403],
      [who.otherStudent, 404],
    ] as const)
      expect((await wish(as)).status).toBe(code);
    expect((await wish(who.student, { reason: ' ' })).body.fields).toHaveProperty('reason');
    expect((await wish(who.student, { start: { year: YEAR, month: 'Mar' } })).status).toBe(422);
    expect((await wish(who.student)).status).toBe(201);
    expect((await wish(who.student)).status).toBe(409);
    expect(await stored()).toMatchObject({
      nextDue: null,
      dueDays: [],
      startRequest: { ...NEXT, reason: 'Marks come late.' },
    });
    const view = await its.view(who.student);
    expect(view).toMatchObject({ deadlines: [], canAskStart: false, startRequest: NEXT });
    for (const [as, code] of [
      [null, 401],
      [who.student, 403],
      [who.agent, 403],
      [who.otherAgent, 404],
    ] as const)
      expect((await decline(as)).status).toBe(code);
    expect((await decline(who.team)).status).toBe(200);
    expect(await stored()).toMatchObject({ nextDue: DUE, startRequest: null, year: YEAR });
    expect((await decline(who.team)).status).toBe(409);
  });

  it('is granted by the deferral, which says that the student asked', async () => {
    await offered();
    await wish(who.student, { start: null });
    expect((await defer({ start: NEXT })).status).toBe(200);
    const after = await stored();
    expect(after).toMatchObject({ ...NEXT, startRequest: null, starts: [{}, { askedBy: 'student' }] });
    expect(after.offer).toMatchObject({ replyBy: `${YEAR + 1}-02-10`, depositBy: `${YEAR + 1}-02-10` });
  });

  it('ends with the application', async () => {
    await offered();
    await wish(who.student);
    expect((await its.move(who.student, 'Withdrawn')).status).toBe(200);
    expect(await stored()).toMatchObject({ startRequest: null });
  });
});
