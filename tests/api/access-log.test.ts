import { execFile } from 'node:child_process';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { beforeEach, expect, it, vi } from 'vitest';
import { PUT as putInterview } from '@/app/api/v1/applications/[id]/interview/route';
import { POST as recommend } from '@/app/api/v1/applications/[id]/offer/recommendation/route';
import { PUT as putReopening } from '@/app/api/v1/applications/[id]/reopening/route';
import { GET as application } from '@/app/api/v1/applications/[id]/route';
import { POST as showEvidence } from '@/app/api/v1/applications/[id]/said/[saidId]/evidence/route';
import { POST as objectTo } from '@/app/api/v1/applications/[id]/said/[saidId]/objection/route';
import { PUT as settle } from '@/app/api/v1/applications/[id]/said/[saidId]/settled/route';
import { POST as changeStart } from '@/app/api/v1/applications/[id]/start/route';
import { POST as refuseStart } from '@/app/api/v1/applications/[id]/start-request/refusal/route';
import { POST as undo } from '@/app/api/v1/applications/[id]/undo/route';
import { POST as apply } from '@/app/api/v1/apply/route';
import { GET as attachment } from '@/app/api/v1/attachments/[fileId]/route';
import { GET as basicProfile } from '@/app/api/v1/get-basic-profile/[id]/route';
import { GET as completeProfile } from '@/app/api/v1/get-complete-profile/[id]/route';
import { GET as visits } from '@/app/api/v1/my-visits/route';
import { storeFile } from '@/lib/platform/files/store';
import { applicationTitle, applyToCourse } from '@/lib/services/applications/apply';
import { studentHead } from '@/lib/services/people/profile/basic';
import { noteAccess, writeAccessLog } from '@/lib/services/records/access-log/note';
import { AccessLogEntry, MOST_SEEN } from '@/models/access-log-entry';
import { Application } from '@/models/application';
import { Event } from '@/models/event';
import { Message } from '@/models/message';
import { SiteSetting } from '@/models/site-setting';
import { application as newApplication } from '../support/applications';
import { storedCourses } from '../support/courses';
import { emptyDatabase } from '../support/database';
import { READ_ELSEWHERE, READS } from '../support/file-access';
import { file, formOf, PDF } from '../support/files';
import { handTo } from '../support/handling';
import { madeOnce } from '../support/made-once';
import { everybody } from '../support/people';
import { programOf } from '../support/program';
import { ask, type Json, rows } from '../support/request';
import { LONG } from '../support/tiers';

/** That every call of the access matrix puts what it gives on record is in access-matrix.test.ts. */

let people: Awaited<ReturnType<typeof everybody>>;
let applicationId: string;

beforeEach(async () => {
  await emptyDatabase();
  ({ people, applicationId } = await madeOnce('everybody, applied for Nursing', async () => {
    const people = await everybody();
    const [course] = await storedCourses({ admissionIntake: 'Sep', course: 'Nursing', university: 'Douglas College' });
    const intake = { courseId: String(course?._id), year: new Date().getFullYear() + 1, month: 'Sep' as const };
    return { people, applicationId: (await applyToCourse(people.student.viewer, intake))._id };
  }));
});

const log = async () => rows((await ask(visits, { as: people.student })).body.visits);
const wordsOf = (visit: Json | undefined) => rows(visit?.seen).map(({ words }) => String(words));
const readProfile = () => ask(completeProfile, { as: people.team, params: { id: people.student.userId } });

it('shows the student within a second who read what, in words', async () => {
  const took: number[] = [];
  for (let time = 0; time < 7; time++) {
    await AccessLogEntry.deleteMany({});
    const began = performance.now();
    await readProfile();
    await vi.waitFor(async () => expect(await log()).toHaveLength(1), { timeout: 20_000, interval: 25 });
    took.push(performance.now() - began);
  }
  expect(took.sort((one, other) => one - other)[3]).toBeLessThan(1_000);
  const [visit] = await log();
  expect(visit?.reader).toEqual({ name: people.team.viewer.name, role: 'team' });
  expect(wordsOf(visit)).toEqual(['your profile']);
});

it('is one entry per visit: what is opened again within half an hour adds nothing, a pause begins another', async () => {
  await readProfile();
  await writeAccessLog();
  await ask(application, { as: people.team, params: { id: applicationId } });
  await readProfile();
  await writeAccessLog();
  const [visit, ...others] = await log();
  expect(others).toEqual([]);
  expect(wordsOf(visit)).toEqual(['your profile', 'your application to Nursing at Douglas College']);

  await AccessLogEntry.updateMany({}, { $set: { lastOn: new Date(Date.now() - 31 * 60_000) } });
  await readProfile();
  await writeAccessLog();
  expect((await log()).map(wordsOf)).toEqual([['your profile'], wordsOf(visit)]);
});

it('has what somebody sees who acts on an application: each of the calls that the access matrix makes without success', async () => {
  const { student, agent, team } = people;
  const its = await newApplication(student);
  const [other, deferred] = [await newApplication(student), { id: (await newApplication(student)).id }];
  await its.consent(student, { agentMayReply: true });
  await other.consent(student, { agentMayReply: true });
  const params = { id: its.id };
  const said = async () => {
    const [one] = (await Application.findById(other.id).orFail().lean()).said ?? [];
    return { id: other.id, saidId: String(one?._id) };
  };
  const [course] = await storedCourses({ admissionIntake: 'Sep', course: 'Law' });
  const year = new Date().getFullYear() + 1;
  const intake = { courseId: String(course?._id), userId: student.userId, year, month: 'Sep' };
  const LATER = { year: new Date().getFullYear() + 2, month: 'Jan' };
  const interview = { on: '2027-01-12', time: '10:00', zone: 'Europe/London', place: 'By phone' };
  const calls: Record<string, () => Promise<{ status: number }>> = {
    'POST /applications/{id}/status': () => its.move(team, 'Under Review', '', { undo: true }),
    'POST /applications/{id}/undo': () => ask(undo, { as: team, params, body: {} }),
    'PUT /applications/{id}/interview': async () => {
      await its.move(team, 'Under Review');
      await its.move(team, 'Interview');
      await forget();
      return ask(putInterview, { as: team, params, body: interview });
    },
    'POST /applications/{id}/offer/recommendation': async () => {
      await its.offer(team, { conditional: 'false', currency: '', letter: file(PDF, 'offer.pdf') });
      await forget();
      return ask(recommend, { as: agent, params, body: { reply: 'accept', note: '' } });
    },
    'POST /applications/{id}/offer/reply': () => its.reply(agent, 'decline', 'Too far away.'),
    'PUT /applications/{id}/reopening': () => ask(putReopening, { as: team, params, body: { allowed: true } }),
    'POST /apply': () => ask(apply, { as: agent, body: intake }),
    'POST /applications/{id}/start': () =>
      ask(changeStart, { as: team, params: deferred, body: { ...LATER, askedBy: 'team', reason: 'Typed wrongly.' } }),
    'POST /applications/{id}/start-request/refusal': async () => {
      await Application.updateOne(
        { _id: deferred.id },
        { $set: { startRequest: { year: null, month: null, reason: 'Marks.', at: new Date() } } },
      );
      return ask(refuseStart, { as: team, params: deferred, body: { reason: 'No.' } });
    },
    'PUT /applications/{id}/handler': async () => {
      await SiteSetting.updateOne({ _id: 'site' }, { $set: { ownAgency: agent.user._id } }, { upsert: true });
      return handTo(team, other.id, 'agency');
    },
    'POST /applications/{id}/said': async () => {
      await other.move(agent, 'Under Review');
      await forget();
      return other.say(agent, 'Submitted');
    },
    'POST /applications/{id}/said/{saidId}/evidence': async () => {
      return ask(showEvidence, { as: agent, params: await said(), form: formOf({ reference: 'Portal 7' }) });
    },
    'PUT /applications/{id}/said/{saidId}/settled': async () => {
      await ask(objectTo, { as: student, params: await said(), body: {} });
      await forget();
      return ask(settle, { as: team, params: await said(), body: { holds: true, reason: 'We asked.' } });
    },
  };
  expect(Object.keys(calls).sort()).toEqual([...READ_ELSEWHERE].sort());
  for (const [name, call] of Object.entries(calls)) {
    await forget();
    expect((await call()).status, name).toBeLessThan(300);
    await writeAccessLog();
    const seen = (await AccessLogEntry.find({}).lean()).flatMap((visit) => visit.seen.map(({ part }) => part));
    expect(seen, name).toEqual([READS[name]]);
  }
});

async function forget() {
  await writeAccessLog();
  await AccessLogEntry.deleteMany({});
}

it("keeps readers and students apart, and one's own reading out", async () => {
  const { student, agent, admin } = people;
  for (const as of [student, agent, admin]) await ask(basicProfile, { as, params: { id: student.userId } });
  await writeAccessLog();
  expect((await log()).map(({ reader }) => reader?.role).sort()).toEqual(['admin', 'agent']);
  const others = await ask(visits, { as: people.otherStudent });
  expect(others.body).toEqual({ visits: [], total: 0 });
});

it("names the file of a thread's message, and leaves out what two people send one another", async () => {
  const { student, team } = people;
  const file = { fileId: await stored(student.userId), name: 'bank.pdf', type: 'application/pdf', size: 10 };
  const sent = { from: student.userId, to: null, attachments: [file] };
  await Message.create({ ...sent, conversation: `application-${applicationId}`, application: applicationId });
  const own = { ...file, fileId: await stored(student.userId) };
  const conversation = [student.userId, team.userId].sort().join('-');
  await Message.create({ ...sent, conversation, to: team.userId, attachments: [own] });
  for (const { fileId } of [file, own]) {
    const answer = await ask(attachment, { as: team, params: { fileId: String(fileId) } });
    expect(answer.status).toBe(200);
  }
  await writeAccessLog();
  expect((await log()).flatMap(wordsOf)).toEqual(['the file bank.pdf of a message']);
});

it('makes no reading of the title and the head of a page, which are made ahead of a click', async () => {
  const { viewer } = await signedIn();
  await studentHead(viewer, people.student.userId);
  await applicationTitle(viewer, applicationId);
  await writeAccessLog();
  expect(await log()).toEqual([]);
});

it('holds more parts than one record does, and names the day each record ends', async () => {
  const { viewer } = await signedIn();
  for (let file = 0; file < 250; file++) {
    const id = file.toString(16).padStart(24, '0');
    noteAccess(viewer, people.student.userId, 'document', { id, name: `${file}.pdf` });
  }
  await writeAccessLog();
  const stored = await AccessLogEntry.find({}).lean();
  expect(stored.map(({ seen }) => seen.length).sort()).toEqual([MOST_SEEN, MOST_SEEN, 50].sort());
  expect((await log()).flatMap(wordsOf)).toHaveLength(250);
  for (const { endsOn, lastOn } of stored) expect(endsOn.getTime() - lastOn.getTime()).toBe(365 * 86_400_000);
});

it.runIf(LONG)(
  'loses nothing when the process is told to stop, and at most what waits when it is killed',
  async () => {
    const { student, team } = people;
    const program = await programOf('tests/support/access-process.ts');
    const endedBy = (signal: string) =>
      promisify(execFile)(process.execPath, [program, signal, team.userId, student.userId], {
        env: { ...process.env, NEXT_MANUAL_SIG_HANDLE: '1', LOG_LEVEL: 'error' },
      }).then(
        () => 'code 0',
        (error) => error.signal ?? error,
      );
    expect(await endedBy('SIGKILL')).toBe('SIGKILL');
    expect(await AccessLogEntry.countDocuments()).toBe(0);
    expect(await endedBy('SIGTERM')).toBe('code 0');
    expect((await log()).flatMap(wordsOf)).toHaveLength(20);
  },
  60_000,
);

it('writes what a failing database refused with a later batch', async () => {
  const { viewer } = await signedIn();
  const failing = vi.spyOn(AccessLogEntry, 'findOne').mockImplementationOnce(() => {
    throw new Error('The database is away.');
  });
  noteAccess(viewer, people.student.userId, 'profile', { id: people.student.userId });
  await writeAccessLog();
  failing.mockRestore();
  expect(await log()).toEqual([]);
  await writeAccessLog();
  expect((await log()).flatMap(wordsOf)).toEqual(['your profile']);
});

it("announces a visit to the student's open pages alone", async () => {
  await readProfile();
  await writeAccessLog();
  const events = await Event.find({ 'payload.record': 'visit' }).lean();
  expect(events.map(({ to }) => to.map(String))).toEqual([[people.student.userId]]);
});

function stored(ownerId: string) {
  const bytes = Readable.from([Buffer.from(PDF)]);
  return storeFile(bytes, { kind: 'attachment', ownerId, name: 'bank.pdf', type: 'application/pdf' });
}

/** A member of the team with a session, as a page has it. */
async function signedIn() {
  const session = { id: 'f'.repeat(24), confirmedOn: new Date() };
  return { viewer: { ...people.team.viewer, session } };
}
