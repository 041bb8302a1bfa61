import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { POST as write } from '@/app/api/v1/applications/[id]/messages/route';
import { POST as writeNote } from '@/app/api/v1/applications/[id]/notes/route';
import { POST as message, GET as messages } from '@/app/api/v1/messages/[userId]/route';
import { GET as mySuggestions } from '@/app/api/v1/my-suggestions/route';
import { POST as saveCourse } from '@/app/api/v1/save-course/route';
import { POST as handOver } from '@/app/api/v1/staff/hand-over/route';
import { DELETE as removeContact } from '@/app/api/v1/students/[id]/contacts/[contactId]/route';
import { GET as contacts, POST as noteContact } from '@/app/api/v1/students/[id]/contacts/route';
import { POST as noteOnStudent } from '@/app/api/v1/students/[id]/notes/route';
import { GET as overview } from '@/app/api/v1/students/[id]/overview/route';
import { POST as request } from '@/app/api/v1/students/[id]/requests/route';
import { POST as suggest } from '@/app/api/v1/students/[id]/suggestions/route';
import { cameFrom, withFrom } from '@/lib/domain/areas';
import { studentDashboard } from '@/lib/services/desk/dashboards/student';
import { suggestionOf } from '@/lib/services/desk/student-desk/suggestions';
import { writeAccessLog } from '@/lib/services/records/access-log/note';
import { deliverEffectsBefore } from '@/lib/services/records/notices/outbox';
import { AccessLogEntry } from '@/models/access-log-entry';
import { ContactNote } from '@/models/contact-note';
import { Message } from '@/models/message';
import { Notification } from '@/models/notification';
import { Suggestion } from '@/models/suggestion';
import { application } from '../support/applications';
import { storedCourses } from '../support/courses';
import { emptyDatabase } from '../support/database';
import { longIt } from '../support/long-it';
import { everybody, person } from '../support/people';
import { ask, type Json, rows } from '../support/request';

let who: Awaited<ReturnType<typeof everybody>>;
let id: string;
beforeEach(async () => {
  await emptyDatabase();
  who = await everybody();
  id = who.student.userId;
});

const params = () => ({ id });
const noted = (text: string, as = who.team, way = 'phone') =>
  ask(noteContact, { as, params: params(), body: { way, text } });
const history = async (query: Record<string, string> = {}, as = who.team) =>
  (await ask(contacts, { as, params: params(), query })).body;

describe('a student at a glance', () => {
  longIt(
    'shows who is in charge, the agent, open applications with what waits, due days and missing documents',
    async () => {
      const [open, closed] = [await application(who.student), await application(who.student)];
      await closed.move(who.student, 'Withdrawn');
      await open.askedFor(who.team, { kind: 'reference', label: 'Second reference', dueOn: '2031-01-31' });
      const cases = [{ _id: id }];
      await ask(handOver, { as: who.admin, body: { of: 'students', cases, to: who.team.userId } });
      const { status, body } = await ask(overview, { as: who.team, params: params() });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        _id: id,
        isVerified: true,
        counsellor: { _id: who.team.userId },
        agent: { _id: who.agent.userId },
        closedApplications: 1,
        openApplications: [
          { _id: open.id, status: 'Pending', openItems: 1, toCheck: false, moves: [{ status: 'Pending' }] },
        ],
        dueDays: [{ on: '2031-01-31', what: 'Second reference', applicationId: open.id }],
      });
      expect(rows(body.missingDocuments)).toContain('Passport');
    },
  );

  it('is for staff, 404 for one who is no student, and on record as a reading', async () => {
    for (const as of [who.student, who.agent, who.otherAgent]) {
      expect((await ask(overview, { as, params: params() })).status).toBe(403);
    }
    expect((await ask(overview, { as: who.team, params: { id: who.agent.userId } })).status).toBe(404);
    await ask(overview, { as: who.admin, params: params() });
    await history({}, who.admin);
    await writeAccessLog();
    const seen = (await AccessLogEntry.find({ studentId: id }).lean()).flatMap((visit) =>
      visit.seen.map(({ part }) => part),
    );
    expect(seen.sort()).toEqual(['contact', 'contacts']);
  });
});

describe('the history of contacts', () => {
  longIt('has messages, threads, notes, notices, moves, calls and changes of hands, the newest first', async () => {
    const { id: applicationId, move } = await application(who.student);
    const about = { params: { id: applicationId } };
    await ask(message, { as: who.team, params: { userId: id }, body: { text: 'Hello', key: 'direct-message' } });
    await ask(write, { as: who.student, ...about, body: { text: 'In the thread', key: 'thread-message' } });
    await ask(writeNote, { as: who.admin, ...about, body: { text: 'For staff', key: 'note-of-staff' } });
    const mention = `Please call, @[${who.admin.userId}]`;
    await ask(noteOnStudent, { as: who.team, params: params(), body: { text: mention, key: 'note-on-student' } });
    await noted('Wants Ireland, too.');
    await move(who.team, 'Under Review');
    await ask(handOver, { as: who.admin, body: { of: 'students', cases: [{ _id: id }], to: who.team.userId } });
    const { entries, next } = await history();
    expect(next).toBeNull();
    const list = rows(entries);
    const ofKind = (kind: string) => list.filter((entry) => String(entry.kind) === kind);
    expect(ofKind('message')).toMatchObject([{ text: 'Hello', href: `/messages/chat/${id}` }]);
    expect(ofKind('thread')).toMatchObject([{ text: 'In the thread', who: who.student.viewer.name }]);
    expect(ofKind('note')).toMatchObject([
      { what: 'Internal note', text: `Please call, @${who.admin.viewer.name}` },
      { text: 'For staff' },
    ]);
    expect(ofKind('contact')).toMatchObject([{ what: 'Phone call', text: 'Wants Ireland, too.' }]);
    expect(ofKind('move').map(({ what }) => String(what).split(':')[0])).toEqual(['Under Review', 'Pending']);
    expect(ofKind('hand-over')).toMatchObject([{ what: `Counsellor: ${who.team.viewer.name}` }]);
    expect(ofKind('notice').length).toBeGreaterThan(0);
    const times = list.map(({ at }) => String(at));
    expect(times).toEqual(times.toSorted().reverse());
  });

  it('names what others write with the student without its text', async () => {
    await ask(message, { as: who.admin, params: { userId: id }, body: { text: 'Between us', key: 'between-two' } });
    expect(rows((await history()).entries)[0]).toMatchObject({ kind: 'message', text: '', href: '' });
    expect(rows((await history({}, who.admin)).entries)[0]).toMatchObject({ text: 'Between us' });
  });

  longIt('has every entry once over its pages, those of one moment included', async () => {
    const at = new Date();
    const by = { by: who.team.user._id, byName: 'x', userId: who.student.user._id, createdOn: at };
    await ContactNote.insertMany(
      Array.from({ length: 23 }, (_one, text) => ({ ...by, way: 'phone', text: `${text}` })),
    );
    await application(who.student);
    await Notification.insertMany(
      Array.from({ length: 9 }, (_one, place) => ({ userId: id, notification: `n${place}`, createdOn: at })),
    );
    const all = rows((await history({ limit: '100' })).entries).map(({ key }) => String(key));
    const paged: string[] = [];
    for (let before: string | undefined; ; ) {
      const page: Json = await history({ limit: '4', ...(before ? { before } : {}) });
      paged.push(...rows(page.entries).map(({ key }) => String(key)));
      if (page.next === null) break;
      before = String(page.next);
    }
    expect(all.length).toBeGreaterThan(32);
    expect(paged).toEqual(all);
    expect(new Set(paged).size).toBe(paged.length);
    expect((await ask(contacts, { as: who.team, params: params(), query: { before: 'x' } })).status).toBe(422);
  });

  it('takes a noted contact away for its writer or an admin, and no one else', async () => {
    const other = await person('team');
    const own = { id, contactId: String((await noted('a')).body._id) };
    expect((await ask(removeContact, { as: other, params: own })).status).toBe(404);
    expect((await ask(removeContact, { as: who.team, params: { ...own, id: who.otherStudent.userId } })).status).toBe(
      404,
    );
    expect((await ask(removeContact, { as: who.team, params: own })).status).toBe(200);
    const second = { id, contactId: String((await noted('b')).body._id) };
    expect((await ask(removeContact, { as: who.admin, params: second })).status).toBe(200);
    expect(await ContactNote.countDocuments()).toBe(0);
    expect((await noted('', who.team)).status).toBe(422);
    expect((await noted('x', who.agent)).status).toBe(403);
  });
});

describe('a request for documents', () => {
  const passport = { kind: 'passport', label: 'Passport' };
  const asking = (body: object, as = who.team) =>
    ask(request, {
      as,
      params: params(),
      body: { items: [passport], applications: [], key: 'request-of-papers', ...body },
    });

  longIt('asks on each of the applications, and one that is closed stops no other', async () => {
    const [one, two] = [await application(who.student), await application(who.student)];
    await two.move(who.student, 'Withdrawn');
    const { body } = await asking({ applications: [one.id, two.id] });
    expect(body).toMatchObject({ success: false, results: [{ done: true }, { done: false }] });
    expect(rows((await one.view(who.student))?.items)).toMatchObject([{ label: 'Passport', state: 'requested' }]);
  });

  it('takes no application of another student', async () => {
    const theirs = await application(who.otherStudent);
    expect((await asking({ applications: [theirs.id] })).status).toBe(404);
    expect(rows((await theirs.view(who.otherStudent))?.items)).toEqual([]);
  });

  it('is a message where there is no application, once; one who can\u2019t sign in gets none', async () => {
    for (let time = 0; time < 2; time++) expect((await asking({})).status).toBe(200);
    const sent = rows((await ask(messages, { as: who.student, params: { userId: who.team.userId } })).body.messages);
    expect(sent).toMatchObject([{ text: expect.stringContaining('Passport') }]);
    id = (await person('student', { isVerified: false })).userId;
    expect((await asking({})).status).toBe(409);
  });
});

describe('a suggested course', () => {
  const suggesting = (courseId: unknown, note = '', as = who.team) =>
    ask(suggest, { as, params: params(), body: { courseId, note } });

  it('reaches the student by notice, message, next step and on the course, once', async () => {
    const [course] = await storedCourses({ course: 'Nursing' });
    expect((await suggesting(course?._id, 'It fits your scores.')).status).toBe(201);
    expect((await suggesting(course?._id)).status).toBe(409);
    const notices = await Notification.find({ userId: id }).lean();
    expect(notices.filter(({ href }) => href === `/view-application/${course?._id}`)).toHaveLength(1);
    expect(await Message.find({ to: id }).lean()).toMatchObject([
      { text: expect.stringContaining('It fits your scores.') },
    ]);
    expect(await suggestionOf(who.student.viewer, String(course?._id))).toMatchObject({ byName: who.team.viewer.name });
    const list = await ask(mySuggestions, { as: who.student });
    expect(rows(list.body.suggestions)).toMatchObject([
      { course: { course: 'Nursing' }, note: 'It fits your scores.' },
    ]);
    expect((await ask(mySuggestions, { as: who.otherStudent })).body.suggestions).toEqual([]);
    const kinds = async () => (await studentDashboard(who.student.viewer, '2026-11-26')).steps.map(({ kind }) => kind);
    expect(await kinds()).toContain('suggested');
    await ask(saveCourse, { as: who.student, body: { courseId: course?._id } });
    expect(await kinds()).not.toContain('suggested');
  });

  it('is no course that is unknown or retired, and comes from staff alone', async () => {
    const [course] = await storedCourses({ course: 'Law', forSample: true });
    expect((await suggesting(course?._id)).status).toBe(409);
    expect((await suggesting('f'.repeat(24))).status).toBe(404);
    expect((await suggesting(course?._id, '', who.agent)).status).toBe(403);
    expect(await Suggestion.countDocuments()).toBe(0);
  });

  it('reaches the student once when the process died before it was delivered', async () => {
    const [course] = await storedCourses({ course: 'Art' });
    await suggesting(course?._id);
    const [stored, sent, notices] = [
      await Suggestion.findOne().lean(),
      await Message.find().lean(),
      await Notification.countDocuments({ userId: id }),
    ];
    const by = { userId: who.team.userId, role: 'team', name: who.team.viewer.name };
    const effect = { kind: 'message', from: by, to: id, text: 'again' };
    const effectId = sent[0]?.key?.split('effect-')[1];
    await Suggestion.collection.updateOne({ _id: stored?._id }, {
      $set: { outbox: [{ _id: new Types.ObjectId(effectId), effect }], outboxKey: Types.ObjectId.createFromTime(1) },
    } as never);
    expect(await deliverEffectsBefore(new Date())).toBe(1);
    expect(await Message.countDocuments()).toBe(1);
    expect(await Notification.countDocuments({ userId: id })).toBe(notices);
  });
});

describe('the way back', () => {
  it('is a page of the reader\u2019s own area with its filters, and nothing else', () => {
    const list = '/app/admin/students?q=a%20b&charge=me&page=2';
    expect(cameFrom('admin', list)).toBe(list);
    expect(new URL(withFrom('/app/admin/view-profile/1', list), 'http://x').searchParams.get('from')).toBe(list);
    for (const from of [
      'https://evil.example/app/admin',
      '//evil.example',
      '/app/admin//evil.example',
      '/app/admin/../../x',
      '/app/administrator',
      '/app/team/students',
      'javascript:alert(1)',
      '/app/admin/x\\y',
      `/app/admin/${'x'.repeat(600)}`,
      ['/app/admin'],
      undefined,
    ]) {
      expect(cameFrom('admin', from), String(from)).toBeNull();
    }
  });
});
