import { Types } from 'mongoose';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET as agencyWork } from '@/app/api/v1/agency/work/route';
import { POST as comment } from '@/app/api/v1/practice-sent/[id]/comments/route';
import { GET as recording } from '@/app/api/v1/practice-sent/[id]/recording/route';
import { GET as read, DELETE as takeBack } from '@/app/api/v1/practice-sent/[id]/route';
import { GET as list, POST as send } from '@/app/api/v1/practice-sent/route';
import { GET as staffWork } from '@/app/api/v1/staff/work/route';
import { addDays, todayIn } from '@/lib/domain/days/day';
import { findFile } from '@/lib/platform/files/store';
import { removeOldPractice } from '@/lib/services/desk/sent-practice/end-job';
import { Message } from '@/models/message';
import { Notification } from '@/models/notification';
import { PracticeSent } from '@/models/practice-sent';
import { User } from '@/models/user';
import { everybody } from '../support/people';
import { ask, send as raw, rows } from '../support/request';

const TEXT = 'Many people think that libraries are old. I do not agree with it.';
const WRITING = { setId: 'ielts-ac-writing-1', n: '2', text: TEXT };
/** Only the first bytes of a WebM file, by which it is known. */
const WEBM = Buffer.from(
  '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff',
  'hex',
);
let people: Awaited<ReturnType<typeof everybody>>;

beforeAll(async () => {
  people = await everybody();
  await User.updateMany({}, { 'settings.notifications': true });
});
beforeEach(async () => {
  for (const model of [PracticeSent, Notification, Message]) await model.collection.deleteMany({});
});

function form(fields: object): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

async function sent(body: object = WRITING, as = people.student): Promise<string> {
  const { status, body: answer } = await ask(send, { as, form: form(body) });
  expect(status).toBe(201);
  return String(answer.id);
}
const idsFor = async (as: (typeof people)['student']) =>
  rows((await ask(list, { as })).body.sent).map(({ _id }) => String(_id));

describe('practice that a student sends', () => {
  it('is read by the student, their agent and staff, as their documents are, and by no one else', async () => {
    const id = await sent();
    const { student, agent, team, admin, otherStudent, otherAgent } = people;
    for (const as of [student, agent, team, admin]) {
      expect((await ask(read, { as, params: { id } })).body).toMatchObject({ text: TEXT, kind: 'text', comments: [] });
      expect(await idsFor(as)).toEqual([id]);
    }
    for (const as of [otherStudent, otherAgent]) {
      expect((await ask(read, { as, params: { id } })).status).toBe(404);
      expect(await idsFor(as)).toEqual([]);
    }
  });

  it('reaches the counsellor by the bell, and the agency', async () => {
    await User.updateOne({ _id: people.student.userId }, { counsellorId: people.team.userId });
    const id = await sent();
    const heard = await Notification.find({ href: `/practice-sent/${id}` }).lean();
    expect(heard.map(({ userId }) => String(userId)).sort()).toEqual([people.team.userId, people.agent.userId].sort());
  });

  it('is a recording as browsers make them: what is none, too much or nothing is refused and leaves no file', async () => {
    const speaking = { setId: 'ielts-ac-speaking-1', n: '2' };
    const id = await sent({ ...speaking, recording: new File([WEBM], 'recording') });
    const heard = await raw(recording, { as: people.team, params: { id } });
    expect(heard.headers.get('content-type')).toBe('audio/webm');
    expect(Buffer.from(await heard.arrayBuffer())).toEqual(WEBM);
    for (const [body, status] of [
      [{ ...speaking, recording: new File(['%PDF-1.4'], 'x.webm') }, 415],
      [{ ...speaking, recording: new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'x.webm') }, 413],
      [{ ...speaking, text: '  ' }, 422],
      [{ ...speaking, text: 'x', recording: new File([WEBM], 'x') }, 422],
      [{ ...WRITING, n: '9' }, 404],
      [{ ...WRITING, setId: 'none' }, 404],
      [{ ...WRITING, text: 'x'.repeat(20_001) }, 422],
    ] as const)
      expect((await ask(send, { as: people.student, form: form(body) })).status, JSON.stringify(body)).toBe(status);
    expect(await PracticeSent.countDocuments({})).toBe(1);
  });

  it('is taken back by its student alone, with its file', async () => {
    const id = await sent();
    const { fileId } = (await PracticeSent.findById(id).lean()) ?? {};
    expect((await ask(takeBack, { as: people.otherStudent, params: { id } })).status).toBe(404);
    expect((await ask(takeBack, { as: people.student, params: { id } })).status).toBe(200);
    expect(await findFile(String(fileId), 'practice')).toBeNull();
    expect((await ask(read, { as: people.team, params: { id } })).status).toBe(404);
  });

  it('is deleted with its file when 90 days are over, and not before', async () => {
    const id = await sent();
    const { fileId, endsOn } = (await PracticeSent.findById(id).lean()) ?? {};
    const days = (Number(endsOn) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(89.9);
    expect(days).toBeLessThanOrEqual(90);
    await removeOldPractice(new Date(Date.now() + 89 * 86_400_000));
    expect(await PracticeSent.countDocuments({})).toBe(1);
    await removeOldPractice(new Date(Date.now() + 90 * 86_400_000 + 1_000));
    expect(await PracticeSent.countDocuments({})).toBe(0);
    expect(await findFile(String(fileId), 'practice')).toBeNull();
  });

  it('is kept up to thirty times', async () => {
    const one = { userId: people.student.userId, setId: 'x', title: 'x', n: 1, asked: 'x', kind: 'text' as const };
    const endsOn = new Date(Date.now() + 1e8);
    await PracticeSent.create(Array.from({ length: 30 }, () => ({ ...one, fileId: new Types.ObjectId(), endsOn })));
    expect((await ask(send, { as: people.student, form: form(WRITING) })).status).toBe(409);
  });
});

describe('work to comment on', () => {
  const rowsOf = async (as: (typeof people)['team'], query: object = {}) => {
    const { body } = await ask(staffWork, { as, query: { group: 'check', ...query } });
    return rows(rows(body.groups)[0]?.rows).filter(({ kind }) => String(kind) === 'practice');
  };

  it('stands in My work of the counsellor with its day, until it has a comment', async () => {
    await User.updateOne({ _id: people.student.userId }, { counsellorId: people.team.userId });
    const id = await sent();
    const dueOn = addDays(todayIn('UTC'), 5);
    expect(await rowsOf(people.team)).toMatchObject([{ key: id, what: 'Academic Writing, set 1, task 2', dueOn }]);
    expect(await rowsOf(people.admin)).toEqual([]);
    expect(await rowsOf(people.admin, { everyone: 'yes' })).toHaveLength(1);
    await ask(comment, { as: people.team, params: { id }, body: { text: 'Good.' } });
    expect(await rowsOf(people.team)).toEqual([]);
  });

  it('of an agency’s student stands with the agency, not with staff who don’t look after them', async () => {
    await User.updateOne({ _id: people.student.userId }, { counsellorId: null });
    const id = await sent();
    expect(await rowsOf(people.team, { everyone: 'yes' })).toEqual([]);
    expect(await rowsOf(people.team, { inCharge: 'nobody' })).toEqual([]);
    const of = async (as: (typeof people)['agent']) => {
      const { body } = await ask(agencyWork, { as });
      return rows(body.groups).find(({ group }) => String(group) === 'practice')?.rows;
    };
    expect(await of(people.agent)).toMatchObject([{ _id: id, dueOn: addDays(todayIn('UTC'), 5) }]);
    expect(await of(people.otherAgent)).toEqual([]);
  });
});

describe('comments on practice', () => {
  it('stand at words of the text, and reach the student by the bell and a message, once for a sitting', async () => {
    const { student, team } = people;
    const id = await sent();
    const params = { id };
    for (const body of [{ text: 'Say more.' }, { text: 'Disagree with what?', quote: 'agree with it' }])
      expect((await ask(comment, { as: team, params, body })).status).toBe(201);
    expect((await ask(read, { as: student, params })).body.comments).toMatchObject([
      { text: 'Say more.', quote: '', second: null },
      { text: 'Disagree with what?', quote: 'agree with it' },
    ]);
    const bell = await Notification.find({ userId: student.userId, href: `/practice-sent/${id}` }).lean();
    expect(bell).toHaveLength(1);
    const letters = await Message.find({ to: student.userId }).lean();
    expect(letters.map(({ text }) => text)).toEqual([expect.stringContaining(`/app/student/practice-sent/${id}`)]);
  });

  it('stand at a second of a recording', async () => {
    const id = await sent({ setId: 'ielts-ac-speaking-1', n: '2', recording: new File([WEBM], 'recording') });
    const body = { text: 'A good word.', second: 34 };
    expect((await ask(comment, { as: people.team, params: { id }, body })).status).toBe(201);
    expect((await ask(read, { as: people.student, params: { id } })).body.comments).toMatchObject([body]);
  });

  it('have half bands for the four criteria of IELTS writing, and of nothing else', async () => {
    const params = { id: await sent() };
    expect((await ask(read, { as: people.student, params })).body.criteria).toEqual([
      ...['Task response', 'Coherence and cohesion', 'Lexical resource', 'Grammatical range and accuracy'],
    ]);
    const bands = { 'Task response': 6.5, 'Lexical resource': 7 };
    expect((await ask(comment, { as: people.team, params, body: { text: 'Good.', bands } })).status).toBe(201);
    expect((await ask(read, { as: people.student, params })).body.comments).toMatchObject([{ text: 'Good.', bands }]);
    const other = {
      id: await sent({ setId: 'ielts-ac-speaking-1', n: '2', recording: new File([WEBM], 'recording') }),
    };
    for (const [at, wrong] of [
      [params, { 'Task achievement': 6 }],
      [params, { 'Task response': 6.3 }],
      [params, { 'Task response': 9.5 }],
      [other, { 'Lexical resource': 6 }],
    ] as const)
      expect((await ask(comment, { as: people.team, params: at, body: { text: 'x', bands: wrong } })).status).toBe(422);
  });

  it('are refused at words that do not stand there, at seconds of a text, and from the student', async () => {
    const params = { id: await sent() };
    for (const [as, body, status] of [
      [people.team, { text: 'x', quote: 'zebrafish' }, 422],
      [people.team, { text: 'x', second: 3 }, 422],
      [people.team, { text: ' ' }, 422],
      [people.student, { text: 'x' }, 403],
      [people.otherAgent, { text: 'x' }, 404],
    ] as const)
      expect((await ask(comment, { as, params, body })).status).toBe(status);
    expect((await PracticeSent.findOne({}).lean())?.comments).toEqual([]);
  });
});
