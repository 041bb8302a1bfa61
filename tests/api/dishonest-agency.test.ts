import { beforeEach, describe, expect, it } from 'vitest';
import { POST as change } from '@/app/api/v1/agency/commission/entries/[id]/changes/route';
import { POST as applyTyped } from '@/app/api/v1/agency/students/[id]/applications/route';
import { DELETE as undoAcceptance } from '@/app/api/v1/applications/[id]/offer/reply/route';
import { POST as showEvidence } from '@/app/api/v1/applications/[id]/said/[saidId]/evidence/route';
import { POST as objectTo } from '@/app/api/v1/applications/[id]/said/[saidId]/objection/route';
import { PUT as settle } from '@/app/api/v1/applications/[id]/said/[saidId]/settled/route';
import { POST as addAgreement } from '@/app/api/v1/commission/agreements/route';
import { GET as readDocument } from '@/app/api/v1/documents/[fileId]/route';
import { PUT as putOwnAgency } from '@/app/api/v1/own-agency/route';
import { GET as staffList } from '@/app/api/v1/staff/applications/route';
import { GET as work } from '@/app/api/v1/staff/work/route';
import { POST as spoken } from '@/app/api/v1/students/[id]/spoken/route';
import { compose } from '@/lib/platform/mail/compose';
import { removeOrphanFiles } from '@/lib/services/file/site/orphan-files';
import { Application } from '@/models/application';
import { Notification } from '@/models/notification';
import { User } from '@/models/user';
import { NEXT_YEAR } from '../support/agency';
import { application, callsAbout } from '../support/applications';
import { agreed, agreementBody, entriesFor } from '../support/commission';
import { emptyDatabase } from '../support/database';
import { file, formOf, HTML, PDF, PNG } from '../support/files';
import { handlingAgency } from '../support/handling';
import { madeOnce } from '../support/made-once';
import type { Person } from '../support/people';
import { ask, rows } from '../support/request';

/**
 * What an agency that lies to its student comes to, an act each: it is refused, or the student is told at once and can object, and staff
 * see it. Handing to a colleague without the right, being switched off midway, submitting without a yes: handler.test.ts.
 */
let all: Awaited<ReturnType<typeof handlingAgency>>;
let its: Awaited<ReturnType<typeof application>>;

beforeEach(async () => {
  await emptyDatabase();
  ({ all, its } = await madeOnce('handling agency, under review', async () => {
    const all = await handlingAgency();
    const its = await application(all.student, all.counsellor);
    await its.move(all.counsellor, 'Under Review');
    return { all, its };
  }));
});

const stored = async () => Application.findById(its.id).orFail().lean();
const noticesOf = async ({ userId }: Person) =>
  (await Notification.find({ userId }).sort({ _id: 1 }).lean()).map(({ notification }) => notification);
const said = async () => (await stored()).said ?? [];
const about = async () => ({ id: its.id, saidId: String((await said()).at(-1)?._id) });
const LETTER = () => ({ conditional: 'false', letter: file(PDF, 'offer.pdf') });

describe('an agency that hides an offer’s letter', () => {
  it('has it said to the student at once, with who said it, and can’t reply for them before the letter is shown', async () => {
    const { counsellor, student } = all;
    await its.consent(student, { agentMayReply: true });
    expect((await its.offer(counsellor, { conditional: 'false' })).status).toBe(200);
    const told = (await noticesOf(student)).find((one) => one.includes('Evidence: none shown'));
    expect(told).toMatch(/^Himal Overseas: the university made an offer .*tell us on the application’s page\.$/);
    expect((await its.view(student))?.said?.[0 as never]).toMatchObject({ canObject: true, file: null, reference: '' });
    expect((await its.reply(counsellor, 'accept')).status).toBe(403);
    expect((await its.offer(counsellor, LETTER())).status).toBe(200);
    expect((await noticesOf(student)).at(-1)).toContain('Evidence: offer.pdf');
    expect((await its.reply(counsellor, 'accept')).status).toBe(200);
  });
});

describe('an agency that hides an offer behind a refusal', () => {
  it('has the student told, who says that it isn’t so: the offer stands again, with the letter that was shown first', async () => {
    const { counsellor, student, team } = all;
    await its.consent(student);
    await its.offer(counsellor, LETTER());
    const [shown] = await said();
    // Another letter doesn't take away what the student was shown.
    await its.offer(counsellor, { conditional: 'true', letter: file(PDF, 'other.pdf') });
    await removeOrphanFiles(new Date(Date.now() + 60_000), new AbortController().signal);
    const params = { fileId: String(shown?.file?.fileId) };
    expect((await ask(readDocument, { as: student, params })).status).toBe(200);
    await its.say(counsellor, 'Rejected', { reason: 'The university is full.' });
    expect((await noticesOf(student)).at(-1)).toContain('the university refused the application');
    await ask(objectTo, { as: student, params: await about(), body: {} });
    await ask(settle, { as: team, params: await about(), body: { holds: false, reason: 'They still offer it.' } });
    expect(await stored()).toMatchObject({ status: 'Conditional Offer', handler: { kind: 'staff' } });
  });
});

describe('an agency that types a university that doesn’t exist', () => {
  it('has the student read, before they confirm and after, that it isn’t in the catalogue; staff see it in their list', async () => {
    const { counsellor, student, team } = all;
    const typed = { country: 'UK', university: 'University of Nowhere', course: 'MSc Nothing', level: 'Post Graduate' };
    const body = { ...typed, year: NEXT_YEAR, month: 'Sep' };
    const made = await ask(applyTyped, { as: counsellor, params: { id: student.userId }, body });
    its = callsAbout(String(made.body.application?._id));
    const mark = 'entered by the agency, not in the catalogue';
    expect((await noticesOf(student)).at(-1)).toContain(mark);
    await its.move(counsellor, 'Under Review');
    expect((await its.consent(student)).body).toMatchObject({
      consent: { to: [expect.stringContaining(mark), 'Himal Overseas, your agency'] },
    });
    await its.say(counsellor, 'Submitted', { reference: 'Portal 1' });
    expect((await noticesOf(student)).at(-1)).toContain(mark);
    const listed = await ask(staffList, { as: team, query: { handler: 'agency', q: 'Nowhere' } });
    expect(rows(listed.body.applications)).toMatchObject([{ courseFrom: 'agency' }]);
    expect((await ask(objectTo, { as: student, params: await about(), body: {} })).status).toBe(200);
    expect((await noticesOf(team)).at(-1)).toContain(mark);
  });
});

describe('evidence', () => {
  it('comes with the move itself, from who handles alone, and only where something is said', async () => {
    const { counsellor, student, team } = all;
    await its.consent(student);
    const picture = { file: file(PNG, 'portal.png'), reference: 'Portal 7' };
    expect((await its.say(counsellor, 'Documents Requested', { reason: 'More.', ...picture })).status).toBe(422);
    expect((await its.say(counsellor, 'Submitted', { file: file(HTML, 'portal.html') })).status).toBe(415);
    expect((await its.say(team, 'Submitted', picture)).status).toBe(403);
    expect((await its.say(student, 'Submitted', picture)).status).toBe(403);
    expect((await its.say(counsellor, 'Submitted', { ...picture, from: 'Interview' })).status).toBe(409);
    expect(await said()).toEqual([]);
    expect((await its.say(counsellor, 'Submitted', picture)).status).toBe(200);
    expect(await said()).toMatchObject([{ what: 'sent', reference: 'Portal 7', file: { name: 'portal.png' } }]);
    expect((await noticesOf(student)).filter((one) => one.includes('Evidence: portal.png, Portal 7'))).toHaveLength(1);
  });
});

describe('an agency that accepts for the student an offer it recorded itself', () => {
  beforeEach(async () => {
    await its.consent(all.student, { agentMayReply: true });
    await its.offer(all.counsellor, LETTER());
    expect((await its.reply(all.counsellor, 'accept')).status).toBe(200);
  });
  const undo = (as: Person) => ask(undoAcceptance, { as, params: { id: its.id } });

  it('goes no further for 48 hours, in which the student undoes it, and then can’t reply any more', async () => {
    const { counsellor, student } = all;
    expect((await its.view(student))?.offer?.undoUntil).not.toBeNull();
    expect((await its.move(counsellor, 'Visa Applied')).status).toBe(409);
    expect((await undo(counsellor)).status).toBe(403);
    expect((await undo(student)).status).toBe(200);
    expect(await stored()).toMatchObject({ status: 'Offer Received', offer: { reply: null } });
    expect((await its.reply(counsellor, 'accept')).status).toBe(403);
    expect((await noticesOf(all.team)).some((one) => one.includes('undid an acceptance that the agency gave'))).toBe(
      true,
    );
  });

  it('is bound by it after that', async () => {
    const at = new Date(Date.now() - 49 * 3_600_000);
    await Application.updateOne({ _id: its.id }, { $set: { 'offer.reply.at': at } });
    expect((await undo(all.student)).status).toBe(409);
    expect((await its.move(all.counsellor, 'Visa Applied')).status).toBe(200);
  });
});

describe('an agency that records a refusal that never came', () => {
  it('has the student object: it is staff’s, in their work with the thread, no day runs, and the status goes back', async () => {
    const { counsellor, student, team, stranger } = all;
    await its.ask(counsellor, [{ kind: 'cv', label: 'CV', dueOn: '2030-01-01' }]);
    await its.consent(student);
    await its.move(counsellor, 'Submitted', '', { evidence: 'Portal number 77' });
    expect((await noticesOf(student)).at(-1)).toContain('Evidence: Portal number 77');
    const letter = await compose({
      template: 'application-moved',
      userId: student.userId,
      applicationId: its.id,
      move: 2,
    });
    expect(JSON.stringify(letter)).toContain(
      `${counsellor.user.name} of Himal Overseas recorded this on the university’s behalf`,
    );
    const evidence = await ask(showEvidence, {
      as: counsellor,
      params: await about(),
      form: formOf({ file: file(PDF, 'portal.pdf') }),
    });
    expect(evidence.status).toBe(200);
    expect((await noticesOf(student)).at(-1)).toContain('Evidence: portal.pdf, Portal number 77');
    // Something else shown in its place doesn't take away what the student was shown.
    const [first] = await said();
    await ask(showEvidence, {
      as: counsellor,
      params: await about(),
      form: formOf({ reference: 'Portal 78', file: file(PDF, 'other.pdf') }),
    });
    await removeOrphanFiles(new Date(Date.now() + 60_000), new AbortController().signal);
    const params = { fileId: String(first?.file?.fileId) };
    expect((await ask(readDocument, { as: student, params })).status).toBe(200);
    expect((await its.view(student))?.said?.[0 as never]).toMatchObject({
      ...{ reference: 'Portal 78', file: { name: 'other.pdf' } },
      earlier: [{ reference: 'Portal number 77', file: { name: 'portal.pdf' } }],
    });
    await its.move(counsellor, 'Rejected', 'The university is full.');
    const object = async (as: Person) =>
      ask(objectTo, { as, params: await about(), body: { note: 'They wrote nothing.' } });
    expect([(await object(counsellor)).status, (await object(stranger)).status]).toEqual([403, 403]);
    expect((await object(student)).status).toBe(200);
    expect((await object(student)).status).toBe(409);
    expect(await stored()).toMatchObject({ handler: { kind: 'staff' }, status: 'Rejected' });
    expect((await noticesOf(team)).at(-1)).toContain('says it is not true that the university refused the application');
    const messages = rows((await ask(work, { as: team, query: { group: 'messages', everyone: 'yes' } })).body.groups);
    expect(rows(messages[0]?.rows).map(({ applicationId }) => applicationId)).toContain(its.id);
    expect((await its.move(counsellor, 'Pending')).status).toBe(403);
    const settled = async (as: Person, reason: string) =>
      ask(settle, { as, params: await about(), body: { holds: false, reason } });
    expect([(await settled(student, 'No.')).status, (await settled(team, '')).status]).toEqual([403, 422]);
    expect((await settled(team, 'The university is still deciding.')).status).toBe(200);
    expect(await stored()).toMatchObject({ status: 'Submitted', dueDays: ['2030-01-01'] });
    expect((await settled(team, 'Again.')).status).toBe(409);
  });

  it('stops the days while the student’s objection waits', async () => {
    const { counsellor, student, team } = all;
    await its.ask(counsellor, [{ kind: 'cv', label: 'CV', dueOn: '2030-01-01' }]);
    await its.consent(student);
    await its.move(counsellor, 'Submitted');
    expect((await stored()).nextDue).toBe('2030-01-01');
    await ask(objectTo, { as: student, params: await about(), body: {} });
    expect(await stored()).toMatchObject({ nextDue: null, dueDays: [] });
    await ask(settle, { as: team, params: await about(), body: { holds: true, reason: 'The university has it.' } });
    expect((await stored()).nextDue).toBe('2030-01-01');
  });
});

describe('an agency that uses its own mailbox as the student’s', () => {
  const typed = async () => {
    const { email } = all.student.user;
    const entry = { email, by: all.counsellor.user._id, byRole: 'agent', byName: 'Neha', at: new Date() };
    await User.updateOne({ _id: all.student.userId }, { $set: { emailEntry: entry } });
    await its.consent(all.student);
  };
  const speak = (as: Person) => ask(spoken, { as, params: { id: all.student.userId } });

  it('sends nothing before staff spoke with the student, which it can’t record itself', async () => {
    const { counsellor, team } = all;
    await typed();
    expect((await its.move(counsellor, 'Submitted')).body.message).toContain('speak with the student first');
    expect((await speak(counsellor)).status).toBe(403);
    expect((await speak(team)).status).toBe(200);
    expect((await its.move(counsellor, 'Submitted')).status).toBe(200);
    expect((await stored()).acts?.some(({ act }) => act === 'spoken by agency')).toBe(false);
  });

  it('of the site’s own agency speaks itself, and the application says so for ever', async () => {
    const { admin, owner, counsellor } = all;
    await typed();
    await ask(putOwnAgency, { as: admin, body: { agencyId: owner.userId } });
    expect((await speak(all.stranger)).status).toBe(404);
    expect((await speak(counsellor)).status).toBe(200);
    expect((await its.move(counsellor, 'Submitted')).status).toBe(200);
    expect((await stored()).acts?.find(({ act }) => act === 'spoken by agency')?.reason).toBe(counsellor.user.name);
  });
});

describe('an agency that records an enrolment for money', () => {
  const toEnrolled = async () => {
    const { counsellor, student } = all;
    await its.consent(student);
    await its.offer(counsellor, LETTER());
    await its.reply(student, 'accept');
    for (const to of ['Visa Applied', 'Visa Approved', 'Enrolled'])
      expect((await its.move(counsellor, to)).status, to).toBe(200);
  };
  const held = async () => {
    const { admin, owner } = all;
    const terms = await agreementBody(its.id, { main: 150_000, mainCap: null });
    const added = await ask(addAgreement, { as: admin, body: { ...terms, agencyId: owner.userId } });
    expect(added.status).toBe(201);
  };
  const lift = (id: unknown) =>
    ask(change, {
      as: all.owner,
      params: { id: String(id) },
      body: { change: { kind: 'lifted', on: '2026-11-20', note: 'Please.' } },
    });

  it('earns nothing of the platform’s agreement before staff confirmed it, and can’t set that aside', async () => {
    const { owner, student, team } = all;
    await held();
    await toEnrolled();
    expect((await noticesOf(student)).some((one) => one.includes('the university enrolled the student'))).toBe(true);
    const [entry] = await entriesFor(owner);
    expect(entry).toMatchObject({ state: 'blocked' });
    expect((await lift(entry?._id)).status).toBe(409);
    const confirmed = await ask(settle, {
      as: team,
      params: await about(),
      body: { holds: true, reason: 'On the university’s list of 20 November.' },
    });
    expect(confirmed.status).toBe(200);
    expect(await entriesFor(owner)).toMatchObject([{ state: 'expected' }]);
  });

  it('can’t set aside that the student’s consent isn’t recorded, of its own agreement either', async () => {
    const { owner } = all;
    await toEnrolled();
    await agreed(owner, its.id);
    expect(await entriesFor(owner)).toMatchObject([{ state: 'expected' }]);
    await Application.updateOne({ _id: its.id }, { $set: { consent: null } });
    const [entry] = await entriesFor(owner);
    expect(entry).toMatchObject({ state: 'blocked' });
    expect((await lift(entry?._id)).status).toBe(409);
  });
});

describe('where staff handle', () => {
  it('nothing is kept as said by an agency', async () => {
    const theirs = await application(all.student);
    await Application.updateOne({ _id: theirs.id }, { $unset: { handler: '' } });
    await theirs.consent(all.student);
    await theirs.move(all.team, 'Under Review');
    await theirs.move(all.team, 'Submitted');
    expect((await Application.findById(theirs.id).orFail().lean()).said).toBeUndefined();
  });
});
