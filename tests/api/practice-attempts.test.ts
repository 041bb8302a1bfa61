import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DELETE as drop, PUT as keep, GET as read } from '@/app/api/v1/practice/[id]/attempt/route';
import { PracticeAttempt } from '@/models/practice-attempt';
import { everybody } from '../support/people';
import { ask } from '../support/request';

const params = { id: 'ielts-ac-reading-1' };
const query = { mode: 'test' };
const work = {
  mode: 'test',
  answers: { 1: 'TRUE', 8: 'winter', 21: ['A', 'C'] },
  notes: { 0: 'Read it again.' },
  highlights: { 0: [{ paragraph: 'A', from: 3, to: 12 }] },
  flagged: [2],
  heard: [],
  part: 1,
  done: false,
};
let people: Awaited<ReturnType<typeof everybody>>;

beforeAll(async () => {
  people = await everybody();
});
beforeEach(async () => {
  await PracticeAttempt.deleteMany({});
});

describe('attempts at practice sets', () => {
  it('are kept for their student alone, in each mode apart', async () => {
    const { student, otherStudent } = people;
    const kept = await ask(keep, { as: student, params, body: { ...work, factor: 2 } });
    expect(kept.status).toBe(200);
    const { mode, ...own } = work;
    expect((await ask(read, { as: student, params, query })).body.attempt).toMatchObject({ ...own, mode });
    for (const [as, asked] of [
      [otherStudent, query],
      [student, { mode: 'practise' }],
    ] as const)
      expect((await ask(read, { as, params, query: asked })).body).toEqual({ attempt: null });
    await ask(drop, { as: otherStudent, params, query });
    expect(await PracticeAttempt.countDocuments({})).toBe(1);
    await ask(drop, { as: student, params, query });
    expect((await ask(read, { as: student, params, query })).body).toEqual({ attempt: null });
  });

  it('get their deadline when they begin, and no later call moves it', async () => {
    const as = people.student;
    const first = await ask(keep, { as, params, body: { ...work, factor: 1.5 } });
    const left = Number(first.body.attempt?.secondsLeft);
    expect(left).toBeGreaterThan(5_390);
    expect(left).toBeLessThanOrEqual(5_400);
    const [before] = await PracticeAttempt.find({}).lean();
    await ask(keep, { as, params, body: { ...work, part: 2, factor: 2 } });
    const [after] = await PracticeAttempt.find({}).lean();
    expect(after).toMatchObject({ part: 2, deadline: before?.deadline });
    await PracticeAttempt.updateOne({}, { deadline: new Date(Date.now() - 60_000) });
    expect((await ask(read, { as, params, query })).body.attempt?.secondsLeft).toBe(0);
  });

  it('have no deadline without a clock or in practice', async () => {
    const as = people.student;
    expect((await ask(keep, { as, params, body: work })).body.attempt?.secondsLeft).toBeNull();
    const practice = await ask(keep, { as, params, body: { ...work, mode: 'practise', factor: 2 } });
    expect(practice.body.attempt?.secondsLeft).toBeNull();
  });

  it('are one, however many devices begin at once', async () => {
    const as = people.student;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask(keep, { as, params, body: { ...work, factor: 1 } })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await PracticeAttempt.countDocuments({})).toBe(1);
  });

  it('refuse what is no attempt with 422, and a set that is not open with 404', async () => {
    const as = people.student;
    for (const wrong of [
      { answers: { $where: 'x' } },
      { answers: { 1: 5 } },
      { answers: { 'a.b': 'x' } },
      { factor: 9 },
      { mode: 'exam' },
      { flagged: ['2'] },
      { notes: { 0: 'x'.repeat(5_001) } },
      { highlights: { 0: [{ paragraph: 'A', from: -1, to: 3 }] } },
      { highlights: { a: [] } },
    ])
      expect((await ask(keep, { as, params, body: { ...work, ...wrong } })).status).toBe(422);
    expect((await ask(keep, { as, params: { id: 'ielts-ac-reading-99' }, body: work })).status).toBe(404);
    expect(await PracticeAttempt.countDocuments({})).toBe(0);
  });
});
