import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DELETE as drop, PUT as keep } from '@/app/api/v1/practice/[id]/attempt/route';
import { DELETE as remove } from '@/app/api/v1/practice-results/[id]/route';
import { GET as read } from '@/app/api/v1/practice-results/route';
import { questionsOf } from '@/lib/engines/practice/questions';
import { openSet } from '@/lib/services/catalogue/practice/sets';
import { PracticeAttempt } from '@/models/practice-attempt';
import { PracticeResult } from '@/models/practice-result';
import { User } from '@/models/user';
import { everybody } from '../support/people';
import { ask, rows } from '../support/request';

const READING = 'ielts-ac-reading-1';
const work = { mode: 'test', answers: {}, notes: {}, flagged: [], heard: [], part: 0, done: true };
let people: Awaited<ReturnType<typeof everybody>>;

beforeAll(async () => {
  people = await everybody();
});
beforeEach(async () => {
  await PracticeAttempt.deleteMany({});
  await PracticeResult.deleteMany({});
});

const handIn = (body: object, id = READING) =>
  ask(keep, { as: people.student, params: { id }, body: { ...work, ...body } });
const results = async (as = people.student) => rows((await ask(read, { as })).body.results);

/** Right answers to so many questions of a reading set. */
async function right(count: number) {
  const set = await openSet(READING);
  if (!set) throw new Error('no set');
  const answers = questionsOf(set)
    .filter(({ numbers }) => numbers.length === 1)
    .slice(0, count)
    .map(({ n, item }) => {
      if (item.how === 'choice') return [n, item.key];
      if (item.how === 'gap') return [n, item.key[0]];
      throw new Error(item.how);
    });
  return Object.fromEntries(answers);
}

describe('results of practice sets', () => {
  it('are kept when a set is handed in, once for an attempt, and stay when it is cleared', async () => {
    await handIn({ answers: await right(23), done: false });
    expect(await results()).toEqual([]);
    for (let time = 0; time < 3; time++) await handIn({ answers: await right(23) });
    await ask(drop, { as: people.student, params: { id: READING }, query: { mode: 'test' } });
    const [one, ...others] = await results();
    expect(others).toEqual([]);
    expect(one).toMatchObject({ setId: READING, points: 23, most: 40, first: true, band: { from: 5.5, to: 6 } });
    expect(await results(people.otherStudent)).toEqual([]);
  });

  it('say of a second try that it is one, and give a band to whole tests alone', async () => {
    await handIn({ answers: await right(10) });
    await ask(drop, { as: people.student, params: { id: READING }, query: { mode: 'test' } });
    await handIn({ answers: await right(30), mode: 'practise' });
    await handIn({ answers: { 1: 'none' } }, 'ielts-ac-reading-short-1');
    const found = await results();
    expect(found.map(({ points, first, band }) => [points, first, band])).toEqual([
      [0, true, null],
      [30, false, null],
      [10, true, { from: 3.5, to: 4 }],
    ]);
  });

  it('are none where nothing was answered, or nothing is marked', async () => {
    await handIn({});
    await handIn({ answers: { 1: 'A text.' } }, 'ielts-ac-writing-1');
    expect(await results()).toEqual([]);
  });

  it('are removed by their student alone, and never become a score of the profile', async () => {
    const { student, otherStudent } = people;
    const before = await User.findById(student.userId).lean();
    await handIn({ answers: await right(35) });
    const [one] = await results();
    const params = { id: String(one?._id) };
    expect((await ask(remove, { as: otherStudent, params })).status).toBe(404);
    expect(await results()).toHaveLength(1);
    expect(await User.findById(student.userId).lean()).toEqual(before);
    expect((await ask(remove, { as: student, params })).status).toBe(200);
    expect(await results()).toEqual([]);
  });
});
