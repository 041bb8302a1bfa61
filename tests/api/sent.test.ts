import { beforeEach, describe, expect, it } from 'vitest';
import { POST as reply } from '@/app/api/v1/applications/[id]/offer/reply/route';
import { POST as undo } from '@/app/api/v1/applications/[id]/undo/route';
import { POST as savePersonal } from '@/app/api/v1/save-personal-info/route';
import { GET as staffLog } from '@/app/api/v1/staff/actions/route';
import { POST as bulkMove } from '@/app/api/v1/staff/applications/move/route';
import type { ApplicationStatus } from '@/lib/domain/applications/application-status';
import { eraseStudent } from '@/lib/services/file/leaving/erase';
import { Application, type ApplicationRecord } from '@/models/application';
import { UploadEntry } from '@/models/upload';
import { onSheet, SHEET, sheetMoves } from '../support/application-sheet';
import { type application, everybodyApplied } from '../support/applications';
import { emptyDatabase } from '../support/database';
import { file, PDF } from '../support/files';
import type { everybody } from '../support/people';
import { personal } from '../support/profiles';
import { ask, rows } from '../support/request';
import { LONG } from '../support/tiers';

let who: Awaited<ReturnType<typeof everybody>>;
let its: Awaited<ReturnType<typeof application>>;
beforeEach(anew);
async function anew() {
  await emptyDatabase();
  ({ who, its } = await everybodyApplied());
}

/** With the university, or further, by the sheet that is written by hand: the product has it in its table of rules. */
const SENT = onSheet(({ sends }) => sends);

const REFUSED = { status: 409, body: { message: 'The student has not confirmed yet' } };
const OFFER = { conditional: 'false', currency: '' };
const stored = async () => (await Application.findById(its.id).lean()) as ApplicationRecord;
/** Puts it at a status that nobody sent it by, with an accepted offer: no other rule is in the way of a move. */
async function standAt(status: ApplicationStatus) {
  const signed = { by: who.student.user._id, byRole: 'student', byName: 'Kid', at: new Date() };
  const offer = { conditional: false, made: signed, reply: { ...signed, reply: 'accept', reason: '' } };
  await Application.updateOne({ _id: its.id }, { $set: { status, offer }, $unset: { sent: '' } });
}

type Act = (more?: { sentOutside?: string }) => ReturnType<typeof its.move>;

/** What staff can do at a status by which the application is sent, each as one call. */
function sendingFrom(status: ApplicationStatus): [name: string, how: string, act: Act][] {
  const moves = sheetMoves(status).filter((to) => SENT.includes(to));
  const offers = SHEET[status].offer ? ['true', 'false'] : [];
  return [
    ...moves.map((to): [string, string, Act] => [
      `a move to ${to}`,
      'status',
      (more) => its.move(who.team, to, '', more),
    ]),
    ...offers.map((conditional): [string, string, Act] => [
      `an offer, conditional ${conditional}`,
      'offer',
      (more) => its.offer(who.team, { ...OFFER, conditional, ...more }),
    ]),
  ];
}

const UNSENT = onSheet(({ sends }) => !sends);
const TABLE = UNSENT.flatMap((status) => sendingFrom(status).map(([name], place) => ({ status, name, place })));

describe('what sends an application', () => {
  it('is a move or an offer, from each status that sends nothing and is no end', () => {
    const from = onSheet(({ sends, life }) => !sends && life !== 'end');
    expect([...new Set(TABLE.map(({ status }) => status))]).toEqual(from);
    expect(TABLE.length).toBeGreaterThan(14);
  });

  it.each(LONG ? TABLE : TABLE.filter((_, place) => place % 3 === 0))(
    'from $status, $name, needs the student’s yes, or staff’s word that it was sent outside',
    async ({ status, place }) => {
      await standAt(status);
      const [, how, act] = sendingFrom(status)[place] as [string, string, Act];
      expect(await act()).toMatchObject(REFUSED);
      expect(await stored()).toMatchObject({ status, revision: 0 });
      expect((await stored()).sent).toBeUndefined();

      await its.consent(who.student);
      expect((await act()).status).toBe(200);
      const sent = (await stored()).history.at(-1);
      expect((await stored()).sent).toMatchObject({ at: sent?.at, byName: who.team.viewer.name, how, reason: '' });

      await anew();
      await standAt(status);
      expect((await act({ sentOutside: 'Sent by post in May.' })).status).toBe(200);
      const after = await stored();
      const outside = { byName: who.team.viewer.name, how: 'outside', reason: 'Sent by post in May.' };
      expect(after.sent).toMatchObject({ ...outside, at: after.history.at(-1)?.at });
      expect(after.acts?.at(-1)).toMatchObject({ act: 'sent outside', reason: 'Sent by post in May.' });
      for (const reader of [who.student, who.agent, who.team])
        expect((await its.view(reader))?.sent).toMatchObject(outside);
      const { body } = await ask(staffLog, { as: who.admin, query: { action: 'application.sent-outside' } });
      expect(rows(body.actions)).toMatchObject([{ subjectId: its.id, by: { name: who.team.viewer.name } }]);
    },
  );

  it('asks several at once each for its own yes', async () => {
    for (const status of ['Under Review', 'Documents Requested', 'Deferred'] as const) {
      await standAt(status);
      for (const undoable of [true, false]) {
        const body = { applications: [{ _id: its.id }], status: 'Submitted', undo: undoable } as never;
        const { results } = (await ask(bulkMove, { as: who.team, body })).body;
        expect(rows(results)).toMatchObject([{ moved: false, status, message: REFUSED.body.message }]);
      }
    }
  });

  it('asks a guardian too, who an offer doesn’t pass by', async () => {
    const guardian = { guardian_name: 'Latha Rao', guardian_email: 'latha.rao@example.com' };
    const minor = { ...personal(), dob: `${new Date().getFullYear() - 16}-01-01`, ...guardian };
    await ask(savePersonal, { as: who.student, body: { ...minor, userId: who.student.userId } });
    await its.consent(who.student);
    const message = 'The guardian has not confirmed yet';
    expect(await its.offer(who.team, OFFER)).toMatchObject({ status: 409, body: { message } });
    await Application.updateOne({ _id: its.id }, { $set: { 'consent.guardian.at': new Date() } });
    expect((await its.offer(who.team, OFFER)).status).toBe(200);
  });

  it('leaves no letter behind when the offer is refused', async () => {
    expect(await its.offer(who.team, { ...OFFER, letter: file(PDF, 'offer.pdf') })).toMatchObject(REFUSED);
    expect(await UploadEntry.collection.countDocuments()).toBe(0);
    expect((await stored()).offer).toBeNull();
  });
});

describe('the day it was sent', () => {
  const send = (more: object = {}) => its.move(who.team, 'Submitted', '', more);
  beforeEach(async () => {
    await its.move(who.team, 'Under Review');
    await its.consent(who.student);
  });

  it('stays the first one, whatever becomes of the status, and no yes is requested again', async () => {
    await send();
    const { sent } = await stored();
    await its.move(who.team, 'Documents Requested', 'A scan.');
    await Application.updateOne({ _id: its.id }, { $set: { consent: null } });
    expect((await its.offer(who.team, OFFER)).status).toBe(200);
    await its.move(who.student, 'Withdrawn');
    await its.move(who.team, 'Pending');
    expect((await its.view(who.student))?.sent).toMatchObject({ at: sent?.at.toISOString(), how: 'status' });
    const again = await its.offer(who.team, { ...OFFER, sentOutside: 'By post.' });
    expect([again.status, again.body.message]).toEqual([
      409,
      'This application has already been sent to the university.',
    ]);
  });

  it('goes with a move that is undone, and stays when a later one is', async () => {
    await send({ undo: true });
    expect((await stored()).sent).toMatchObject({ how: 'status' });
    await ask(undo, { as: who.team, params: { id: its.id }, body: {} });
    expect((await stored()).sent).toBeUndefined();
    await its.consent(who.student, { given: false });
    expect(await send()).toMatchObject(REFUSED);
    await its.consent(who.student);
    await send();
    await its.move(who.team, 'Offer Received', '', { undo: true });
    await ask(undo, { as: who.team, params: { id: its.id }, body: {} });
    expect(await stored()).toMatchObject({ status: 'Submitted', sent: { how: 'status' } });
  });

  it('is read from the history where a process of before wrote none', async () => {
    await send();
    await Application.updateOne({ _id: its.id }, { $unset: { sent: '' }, $set: { consent: null } });
    expect((await its.view(who.student))?.sent).toMatchObject({ byName: who.team.viewer.name, how: 'status' });
    expect((await its.move(who.team, 'Offer Received')).status).toBe(200);
    expect((await stored()).sent).toBeUndefined();
  });
});

it('the day stays after the student’s deletion, and nobody’s name or words with it', async () => {
  await its.offer(who.team, { ...OFFER, sentOutside: 'By post, says Kid.' });
  const { sent } = await stored();
  await eraseStudent(who.student.user._id);
  expect((await stored()).sent).toEqual({ at: sent?.at, how: 'outside', by: null, byName: '', reason: '' });
});

describe('"sent outside this site"', () => {
  it('is said by staff alone, with a reason, of what sends, and isn’t undone', async () => {
    await its.move(who.team, 'Under Review');
    const outside = { sentOutside: 'By post.' };
    for (const as of [who.student, who.agent]) {
      expect((await its.move(as, 'Withdrawn', '', outside)).status).toBe(403);
      expect((await its.move(as, 'Submitted', '', outside)).status).toBe(403);
      expect((await its.offer(as, { ...OFFER, ...outside })).status).toBe(403);
    }
    expect((await its.move(who.otherAgent, 'Withdrawn', '', outside)).status).toBe(404);
    for (const [to, more] of [
      ['Submitted', { sentOutside: ' ' }],
      ['Submitted', { sentOutside: 'x'.repeat(1001) }],
      ['Submitted', { ...outside, undo: true }],
      ['Deferred', outside],
    ] as const) {
      const { status, body } = await its.move(who.team, to, 'Why', more);
      expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['undo' in more ? 'undo' : 'sentOutside']]);
    }
    expect(await stored()).toMatchObject({ status: 'Under Review' });
  });

  it('is no consent: the reply to the offer stays the student’s', async () => {
    await its.offer(who.team, { ...OFFER, sentOutside: 'By post.' });
    const accept = (as: typeof who.agent) => ask(reply, { as, params: { id: its.id }, body: { reply: 'accept' } });
    expect((await accept(who.agent)).status).toBe(403);
    expect((await accept(who.student)).status).toBe(200);
    expect(await stored()).toMatchObject({ status: 'Accepted', sent: { how: 'outside' } });
  });
});
