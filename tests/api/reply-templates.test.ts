import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { POST as toThread } from '@/app/api/v1/applications/[id]/messages/route';
import { POST as toNotes } from '@/app/api/v1/applications/[id]/notes/route';
import { POST as toPerson } from '@/app/api/v1/messages/[userId]/route';
import { GET as filled } from '@/app/api/v1/staff/reply-templates/[id]/filled/route';
import { PUT as change, DELETE as remove } from '@/app/api/v1/staff/reply-templates/[id]/route';
import { POST as add, GET as list } from '@/app/api/v1/staff/reply-templates/route';
import { dueDaysOf } from '@/lib/services/applications/moves/change';
import { Application } from '@/models/application';
import { Message } from '@/models/message';
import { ReplyTemplate } from '@/models/reply-template';
import { application } from '../support/applications';
import { emptyDatabase } from '../support/database';
import { everybody, type Person, person } from '../support/people';
import { ask, rows } from '../support/request';

let who: Awaited<ReturnType<typeof everybody>>;
let emily: Person;
beforeEach(async () => {
  await emptyDatabase();
  who = await everybody();
  emily = await person('team', { name: 'Emily Carter' });
});

const TEXT = 'Dear {name}, for {course} at {university} we need it by {due}. {counsellor}';
const save = (body: object, as = who.team) =>
  ask(add, { as, body: { name: 'Reminder', text: TEXT, shared: true, ...body } });
const idOf = ({ body }: Awaited<ReturnType<typeof save>>) => String(body.template?._id);
const names = async (as: Person) => rows((await ask(list, { as })).body.templates).map(({ name }) => name);

describe('reply templates', () => {
  it('are shared by all staff, or one’s own', async () => {
    const shared = idOf(await save({ name: 'Shared' }));
    const own = idOf(await save({ name: 'Own', shared: false }));
    expect(await names(who.team)).toEqual(['Shared', 'Own']);
    expect(await names(emily)).toEqual(['Shared']);
    const body = { name: 'Changed', text: 'Hello', shared: true };
    expect((await ask(change, { as: emily, params: { id: shared }, body })).status).toBe(200);
    expect((await ask(change, { as: emily, params: { id: own }, body })).status).toBe(404);
    expect((await ask(filled, { as: emily, params: { id: own } })).status).toBe(404);
    expect((await ask(remove, { as: who.admin, params: { id: own } })).status).toBe(404);
    expect((await ask(remove, { as: who.team, params: { id: own } })).status).toBe(200);
    expect(await names(who.team)).toEqual(['Changed']);
  });

  it('with a field there is not are refused, and nothing is stored', async () => {
    const { status, body } = await save({ text: 'Dear {nmae}' });
    expect(status).toBe(422);
    expect(body.fields?.text).toBe(
      'There is no field {nmae}. The fields are {name}, {course}, {university}, {due}, {counsellor}.',
    );
    expect((await save({ text: ' ' })).body.fields).toHaveProperty('text');
    expect(await ReplyTemplate.countDocuments()).toBe(0);
  });

  it('are filled for an application or a student; what isn’t known stays, and is named', async () => {
    const id = idOf(await save({}));
    const items = [
      {
        _id: new Types.ObjectId(),
        kind: 'reference',
        label: 'Reference',
        state: 'requested',
        dueOn: '2030-12-04',
        asked: { by: who.team.user._id, byRole: 'team', byName: 'Team', at: new Date() },
      },
    ];
    const given = { status: 'Documents Requested' as const, items: items as never };
    const { _id } = await Application.create({
      userId: who.student.userId,
      // What looks like a field in a value stays as it is.
      studentName: 'Asha $& Verma',
      courseId: new Types.ObjectId(),
      country: 'Canada',
      university: 'Douglas College',
      course: 'Nursing',
      year: 2030,
      month: 'Sep',
      counsellorId: emily.userId,
      ...given,
      ...dueDaysOf(given),
    } as never);
    const of = (query: Record<string, string>) => ask(filled, { as: who.team, params: { id }, query });
    expect((await of({ applicationId: String(_id) })).body).toEqual({
      text: 'Dear Asha $& Verma, for Nursing at Douglas College we need it by 4 December 2030. Emily Carter',
      missing: [],
    });
    expect((await of({ studentId: who.student.userId })).body).toEqual({
      text: `Dear ${who.student.user.name}, for {course} at {university} we need it by {due}. ${who.team.viewer.name}`,
      missing: ['course', 'university', 'due'],
    });
    expect((await of({ applicationId: 'f'.repeat(24) })).status).toBe(404);
  });

  it('are not sent with a field that is unfilled: refused with its name, to person and thread; a note and a student may write braces', async () => {
    const { id } = await application(who.student);
    const write = (as: Person, text: string) =>
      ask(toThread, { as, params: { id }, body: { text, key: `key-of-braces-${++sent}` } });
    const late = await write(who.team, 'The next one is due on {due}.');
    expect([late.status, late.body.fields?.text]).toEqual([
      422,
      'Please fill in these first: {due}, the next due date.',
    ]);
    const direct = { text: 'Dear {name}, hello.', key: `key-of-braces-${++sent}` };
    const chat = await ask(toPerson, { as: who.team, params: { userId: who.student.userId }, body: direct });
    expect([chat.status, chat.body.fields?.text]).toEqual([
      422,
      "Please fill in these first: {name}, the student's name.",
    ]);
    expect(await Message.countDocuments()).toBe(0);
    expect((await write(who.team, 'The next one is due on Friday {really}.')).status).toBe(201);
    expect((await write(who.student, 'What does {due} mean?')).status).toBe(201);
    const note = { text: 'He asked what {due} means.', key: `key-of-braces-${++sent}` };
    expect((await ask(toNotes, { as: who.team, params: { id }, body: note })).status).toBe(201);
  });
});

let sent = 0;
