import { beforeEach, describe, expect, it } from 'vitest';
import { POST as noteOnApplication } from '@/app/api/v1/applications/[id]/notes/route';
import { GET as download } from '@/app/api/v1/attachments/[fileId]/route';
import { GET as events } from '@/app/api/v1/events/route';
import { POST as direct } from '@/app/api/v1/messages/[userId]/route';
import { POST as noteFiles } from '@/app/api/v1/students/[id]/notes/files/route';
import { POST as readNotes } from '@/app/api/v1/students/[id]/notes/read/route';
import { POST as note, GET as notes } from '@/app/api/v1/students/[id]/notes/route';
import { mentionOf } from '@/lib/domain/desk/mentions';
import { eraseStudent } from '@/lib/services/file/leaving/erase';
import { Application } from '@/models/application';
import { Message } from '@/models/message';
import { Notification } from '@/models/notification';
import { storedCourses } from '../support/courses';
import { emptyDatabase } from '../support/database';
import { file, formOf, PDF } from '../support/files';
import { type Listening, listen } from '../support/live';
import { everybody, type Person, person } from '../support/people';
import { ask, rows, send } from '../support/request';

let who: Awaited<ReturnType<typeof everybody>>;
let emily: Person;
let id: string;
beforeEach(async () => {
  await emptyDatabase();
  who = await everybody();
  emily = await person('team', { name: 'Emily Carter' });
  id = who.student.userId;
});

let made = 0;
const leaveNote = (text: string, as = who.team, key = `key-of-note-${++made}`) =>
  ask(note, { as, params: { id }, body: { text, key } });
const unread = (of: Person) => Notification.find({ userId: of.userId, readOn: null }).lean();

describe('notes on a student', () => {
  it('are written and read by staff alone, never by the student, their agent or a stranger', async () => {
    expect((await leaveNote('Prefers calls')).status).toBe(201);
    const { body } = await ask(notes, { as: who.admin, params: { id } });
    expect(rows(body.messages)).toMatchObject([
      { text: 'Prefers calls', isNote: true, student: id, application: null },
    ]);
    for (const as of [who.student, who.agent, who.otherStudent, who.otherAgent]) {
      expect((await ask(notes, { as, params: { id } })).status).toBe(403);
      expect((await leaveNote('Mine', as)).status).toBe(403);
      expect(await unread(as)).toEqual([]);
    }
    expect((await ask(notes, { as: who.team, params: { id: who.agent.userId } })).status).toBe(404);
  });

  it('are stored once per key, and reach who is in charge or wrote before, until they read them', async () => {
    await leaveNote('First', emily);
    await leaveNote('Second', who.team, 'the-same-key');
    await leaveNote('Second', who.team, 'the-same-key');
    expect(await Message.countDocuments()).toBe(2);
    expect(await unread(emily)).toMatchObject([
      {
        notification: `${who.team.viewer.name} left a note on ${who.student.user.name}.`,
        href: `/view-profile/${id}#notes`,
      },
    ]);
    expect(await unread(who.admin)).toEqual([]);
    await ask(readNotes, { as: emily, params: { id } });
    expect(await unread(emily)).toEqual([]);
  });

  it('arrive on open pages of staff, and on no one else’s', async () => {
    const open = async (as: Person) => listen(await send(events, { as }));
    const [ofStaff, ofStudent] = [await open(emily), await open(who.student)];
    const nextMessage = async (stream: Listening) => {
      for (;;) {
        const frame = await stream.next();
        if (!frame || frame.event === 'message') return frame?.data;
      }
    };
    await leaveNote('Prefers calls');
    expect(await nextMessage(ofStaff)).toMatchObject({ text: 'Prefers calls', student: id, isNote: true });
    // What comes to the student next is what was written to them after the note.
    await ask(direct, { as: who.team, params: { userId: id }, body: { text: 'Hello', key: 'key-of-direct' } });
    expect(await nextMessage(ofStudent)).toMatchObject({ text: 'Hello', isNote: false });
    await Promise.all([ofStaff.close(), ofStudent.close()]);
  });

  it('carry files for staff alone, and end with the student’s account', async () => {
    const { body } = await ask(noteFiles, {
      as: who.team,
      params: { id },
      form: formOf({ key: 'key-of-files', attachments: file(PDF, 'x.pdf') }),
    });
    const [attachment] = rows(body.sent?.attachments);
    const fileId = String(attachment?.fileId);
    expect((await ask(download, { as: who.admin, params: { fileId } })).status).toBe(200);
    for (const as of [who.student, who.agent]) {
      expect((await ask(download, { as, params: { fileId } })).status).toBe(404);
    }
    await eraseStudent(who.student.user._id);
    expect(await Message.countDocuments()).toBe(0);
    expect((await ask(download, { as: who.admin, params: { fileId } })).status).toBe(404);
  });
});

describe('a mention', () => {
  it('is stored as an id, shown as a name, and notifies once, however often the note is sent', async () => {
    const text = `Please call, ${mentionOf(emily.userId)} and ${mentionOf(emily.userId)}`;
    for (let time = 0; time < 2; time++) {
      const { body } = await leaveNote(text, who.team, 'key-of-mention');
      expect(body.sent).toMatchObject({ text, mentions: [{ _id: emily.userId, name: 'Emily Carter' }] });
    }
    expect(await unread(emily)).toMatchObject([
      { notification: `${who.team.viewer.name} mentioned you in a note on ${who.student.user.name}.` },
    ]);
    await ask(readNotes, { as: emily, params: { id } });
    await leaveNote(text, who.team, 'key-of-mention');
    expect(await unread(emily)).toEqual([]);
  });

  it('stands in notes on applications, too', async () => {
    const [course] = await storedCourses({ course: 'Nursing' });
    const application = await Application.create({
      userId: id,
      studentName: 'Asha',
      courseId: course?._id,
      country: 'Canada',
      university: 'Douglas College',
      course: 'Nursing',
      year: 2030,
      month: 'Sep',
      status: 'Pending',
    });
    const params = { id: String(application._id) };
    const body = { text: `See this ${mentionOf(emily.userId)}`, key: 'key-on-application' };
    expect((await ask(noteOnApplication, { as: who.team, params, body })).status).toBe(201);
    expect(await unread(emily)).toMatchObject([
      {
        notification: `${who.team.viewer.name} mentioned you in a note on Asha's application to Nursing at Douglas College.`,
        href: `/messages/application/${application._id}?room=notes`,
      },
    ]);
  });

  it('of anyone but active staff is refused', async () => {
    for (const { userId } of [who.student, who.agent]) {
      const { status, body } = await leaveNote(`See ${mentionOf(userId)}`);
      expect(status).toBe(422);
      expect(body.fields).toHaveProperty('text');
    }
    expect(await Message.countDocuments()).toBe(0);
    expect(await unread(who.student)).toEqual([]);
  });
});
