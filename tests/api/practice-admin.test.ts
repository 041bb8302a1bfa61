import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PUT as keep } from '@/app/api/v1/practice/[id]/attempt/route';
import { POST as report } from '@/app/api/v1/practice/[id]/doubts/route';
import { POST as mark } from '@/app/api/v1/practice/[id]/marks/route';
import { PATCH as answer } from '@/app/api/v1/practice-doubts/[id]/route';
import { POST as listened } from '@/app/api/v1/practice-sets/[id]/listened/route';
import { PUT as show } from '@/app/api/v1/practice-sets/[id]/shown/route';
import { figuresOf } from '@/lib/services/catalogue/practice/counts';
import { doubtsForAdmins, ownDoubts } from '@/lib/services/catalogue/practice/doubts';
import { listenedOn, setForAdmins, setsForAdmins } from '@/lib/services/catalogue/practice/set-states';
import { openPractice, openSet, openSets } from '@/lib/services/catalogue/practice/sets';
import { drawingOf } from '@/lib/services/catalogue/practice/ten';
import { Notification } from '@/models/notification';
import { PracticeAttempt } from '@/models/practice-attempt';
import { PracticeCount } from '@/models/practice-count';
import { PracticeDoubt } from '@/models/practice-doubt';
import { PracticeResult } from '@/models/practice-result';
import { PracticeSetState } from '@/models/practice-set-state';
import { StaffAction } from '@/models/staff-action';
import { User } from '@/models/user';
import { everybody, type Person } from '../support/people';
import { ask } from '../support/request';

const READING = { id: 'ielts-ac-reading-1' };
const LISTENING = { id: 'ielts-ac-listening-1' };
let people: Awaited<ReturnType<typeof everybody>>;

beforeAll(async () => {
  people = await everybody();
});
beforeEach(async () => {
  for (const model of [
    ...[PracticeSetState, PracticeDoubt, PracticeCount, PracticeAttempt, PracticeResult],
    ...[Notification, StaffAction],
  ])
    await model.collection.deleteMany({});
});

describe('practice sets in the hands of admins', () => {
  it('are all listed with what is still to be checked: nothing counts as listened to before a person has', async () => {
    const sets = await setsForAdmins();
    expect(sets.length).toBeGreaterThanOrEqual(20);
    expect(sets.filter(({ listened }) => listened !== null)).toEqual([]);
    expect(sets.find(({ id }) => id === LISTENING.id)).toMatchObject({ sound: 'there', isShown: true, off: null });
    expect(sets.find(({ id }) => id === READING.id)?.sound).toBe('none');
  });

  it('that are turned off are gone for learners with marks and drawings, and come back', async () => {
    const drawn = { id: 'ielts-ac-writing-1' };
    expect(await drawingOf(drawn.id, 'harrowmere-travel.svg')).toContain('<svg');
    for (const params of [READING, drawn])
      expect((await ask(show, { as: people.admin, params, body: { shown: false } })).status).toBe(200);
    expect(await openSet(READING.id)).toBeNull();
    expect((await openSets()).map(({ id }) => id)).not.toContain(READING.id);
    expect((await ask(mark, { params: READING, body: { answers: {} } })).status).toBe(404);
    expect(await drawingOf(drawn.id, 'harrowmere-travel.svg')).toBeNull();
    expect(await setForAdmins(READING.id)).toMatchObject({ isShown: false, off: { byName: people.admin.user.name } });
    await ask(show, { as: people.admin, params: READING, body: { shown: true } });
    expect(await openSet(READING.id)).not.toBeNull();
    expect((await StaffAction.find({}).lean()).map(({ action }) => action)).toEqual([
      'practice.hide',
      'practice.hide',
      'practice.show',
    ]);
    expect((await ask(show, { as: people.admin, params: { id: 'none' }, body: { shown: true } })).status).toBe(404);
  });

  it('count as listened to with name and day, until their script changes', async () => {
    expect((await ask(listened, { as: people.admin, params: LISTENING, body: {} })).status).toBe(200);
    const { listened: by } = await setForAdmins(LISTENING.id);
    const known = (await openPractice(LISTENING.id)) as NonNullable<Awaited<ReturnType<typeof openPractice>>>;
    expect(by?.byName).toBe(people.admin.user.name);
    expect(await listenedOn(known)).toBe(by?.at);
    await PracticeSetState.updateOne({ _id: LISTENING.id }, { $set: { 'listened.script': 'another' } });
    expect((await setForAdmins(LISTENING.id)).listened).toBeNull();
    expect(await listenedOn(known)).toBeNull();
  });
});

describe('doubts about practice questions', () => {
  it('of people without an account hold nothing about them; of a student who asked, for the answer', async () => {
    const body = { n: 8, text: 'Summer fits too.' };
    for (const as of [null, people.agent, people.student])
      expect((await ask(report, { ...(as && { as }), params: READING, body })).status).toBe(201);
    const stored = await PracticeDoubt.find({}).sort({ _id: 1 }).lean();
    expect(stored.map(({ userId }) => userId && String(userId))).toEqual([null, null, people.student.userId]);
    expect(await ownDoubts(people.otherStudent.viewer)).toEqual([]);
  });

  it('come with the question and its key, and their answer reaches the student by a notice', async () => {
    await User.updateOne({ _id: people.student.userId }, { 'settings.notifications': true });
    await ask(report, { as: people.student, params: READING, body: { n: 8, text: 'Summer fits too.' } });
    const [doubt] = await doubtsForAdmins();
    expect(doubt).toMatchObject({ n: 8, key: 'winter', state: 'open', answer: '' });
    expect(doubt?.asked).toContain('____');
    const params = { id: String(doubt?._id) };
    const body = { state: 'answered', answer: 'The text says winter.' };
    expect((await ask(answer, { as: people.admin, params, body })).status).toBe(200);
    expect(await ownDoubts(people.student.viewer)).toMatchObject([{ state: 'answered', answer: body.answer }]);
    expect(await Notification.findOne({ userId: people.student.userId }).lean()).toMatchObject({
      href: '/practice#doubts',
    });
  });

  it('are refused for a set or question that is missing: upload it, and without words', async () => {
    for (const [params, body, status] of [
      [{ id: 'none' }, { n: 1, text: 'x' }, 404],
      [READING, { n: 99, text: 'x' }, 422],
      [READING, { n: 1, text: ' ' }, 422],
      [READING, { n: 1, text: 'x'.repeat(1_001) }, 422],
    ] as const)
      expect((await ask(report, { params, body })).status).toBe(status);
    expect(await PracticeDoubt.countDocuments({})).toBe(0);
  });
});

describe('counts of answers', () => {
  it('are of each student’s first hand-in with an answer, once, with no person in them, the fewest right first', async () => {
    const set = (await openSet(READING.id)) as NonNullable<Awaited<ReturnType<typeof openSet>>>;
    const work = { notes: {}, flagged: [8, 9], heard: [], part: 0, done: true, mode: 'test' };
    const handIn = (as: Person, more: object) =>
      ask(keep, { as, params: READING, body: { ...work, answers: {}, ...more } });
    // Marks are for anyone, as often as they like: they count nothing.
    for (const as of [undefined, people.student])
      await ask(mark, { ...(as && { as }), params: READING, body: { answers: { 8: 'summer' }, whole: true } });
    await handIn(people.student, {});
    await handIn(people.otherStudent, { answers: { 8: 'summer' }, done: false });
    expect((await figuresOf(set)).handedIn).toBe(0);
    await handIn(people.student, { answers: { 8: 'winter' } });
    await Promise.all([1, 2, 3].map(() => handIn(people.otherStudent, {})));
    await handIn(people.otherStudent, {});
    await handIn(people.otherStudent, { answers: { 8: 'winter' }, mode: 'practise' });
    const { handedIn, questions } = await figuresOf(set);
    expect(handedIn).toBe(2);
    expect(questions.find(({ n }) => n === 8)).toMatchObject({ right: 1, wrong: 1, empty: 0, unsure: 2 });
    expect(questions.find(({ n }) => n === 9)).toMatchObject({ right: 0, wrong: 0, empty: 2, unsure: 2 });
    expect(questions.at(-1)?.n).toBe(8);
    expect(JSON.stringify(await PracticeCount.find({}).lean())).not.toContain(people.student.userId);
  });
});
