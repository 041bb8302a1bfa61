import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PUT as keep, GET as read } from '@/app/api/v1/practice/[id]/attempt/route';
import { POST as mark } from '@/app/api/v1/practice/[id]/marks/route';
import { GET as results } from '@/app/api/v1/practice-results/route';
import { practiceToDo } from '@/lib/services/catalogue/practice/ten';
import { PracticeAttempt } from '@/models/practice-attempt';
import { PracticeResult } from '@/models/practice-result';
import { PracticeSetState } from '@/models/practice-set-state';
import { type Person, person } from '../support/people';
import { ask, type Json, rows } from '../support/request';

/** A summary of ten minutes, then fourteen tasks under one clock of twenty-five. */
const params = { id: 'pte-listening-1' };
const query = { mode: 'test' };
const NOTHING = { answers: {}, notes: {}, highlights: {}, flagged: [], heard: [], part: 0, done: false };
let as: Person;

const put = async (work: object, set = params) => {
  const answer = await ask(keep, { as, params: set, body: { mode: 'test', ...NOTHING, ...work } });
  expect(answer.status).toBe(200);
  return answer.body.attempt as Json;
};
const stored = async () => (await ask(read, { as, params, query })).body.attempt as Json;
/** As if it had been so many seconds ago. */
const pass = (seconds: number) =>
  PracticeAttempt.updateMany({ 'clock.since': { $ne: null } }, { $inc: { 'clock.since': -seconds * 1000 } });
const leftOf = ({ clock }: Json) => Math.round(Number(clock?.left) / 1000);

beforeAll(async () => {
  as = await person('student');
});
beforeEach(async () => {
  for (const model of [PracticeAttempt, PracticeResult, PracticeSetState]) await model.collection.deleteMany({});
});

describe('a test of PTE', () => {
  it('has the clock of its first task, which waits for the recording and is no deadline', async () => {
    const begun = await put({ factor: 1 });
    expect(begun).toMatchObject({ secondsLeft: null, factor: 1, clock: { from: 0, left: 600_000, runs: false } });
    await pass(300);
    expect(leftOf(await stored())).toBe(600);
    expect(await put({ heard: [0] })).toMatchObject({ clock: { runs: true } });
    await pass(90);
    expect(leftOf(await stored())).toBe(510);
  });

  it('keeps the clock through calls that change nothing of it, with the time chosen first', async () => {
    await put({ factor: 1.5, heard: [0] });
    await pass(100);
    expect(leftOf(await put({ factor: 2, answers: { 1: 'The talk' } }))).toBe(800);
    await pass(10_000);
    expect(leftOf(await put({}))).toBe(0);
  });

  it('goes forward only, and begins the clock that the next tasks share', async () => {
    await put({ factor: 1, heard: [0], answers: { 1: 'The talk' } });
    const second = await put({ part: 1, answers: { 1: 'The talk', 2: ['A'] }, heard: [0] });
    expect(second).toMatchObject({ part: 1, clock: { from: 1, left: 1_500_000, runs: false } });
    await put({ part: 2, heard: [0, 1, 2] });
    await pass(500);
    const late = await put({
      ...{ part: 0, answers: { 1: 'Another', 2: ['B'], 3: ['C'] } },
      seen: { answers: { 1: Date.now() + 9_000, 2: Date.now() + 9_000, 3: 0 } },
    });
    expect(late).toMatchObject({ part: 2, answers: { 1: 'The talk', 2: ['A'], 3: ['C'] } });
    expect(leftOf(late)).toBe(1000);
    expect((await put({ part: 200 })).part).toBe(14);
  });

  it('takes what was done without a network, and what the page’s clock had used meanwhile', async () => {
    await put({ factor: 1, heard: [0] });
    await pass(700);
    const later = await put({
      ...{ part: 3, heard: [0, 1, 2, 3], clock: { from: 1, left: 1_200_000 } },
      answers: { 1: 'Done away', 2: ['A'], 3: ['B'] },
    });
    expect(later).toMatchObject({ part: 3, answers: { 1: 'Done away', 2: ['A'], 3: ['B'] } });
    expect(leftOf(later)).toBe(1200);
    expect(leftOf(await put({ clock: { from: 1, left: 1_500_000 } }))).toBe(1200);
    expect(leftOf(await put({ clock: { from: 0, left: 1_000 } }))).toBe(1200);
  });

  it('has clocks without an end where no limit was chosen, and none where it was begun before there were any', async () => {
    expect(await put({ factor: 0, heard: [0] })).toMatchObject({
      factor: 0,
      clock: { from: 0, left: null, runs: true },
    });
    await PracticeAttempt.collection.updateMany({}, { $unset: { clock: '', factor: '' }, $set: { part: 5 } });
    const older = await put({ part: 1, answers: { 1: 'A text' }, seen: { answers: { 1: 0 } } });
    expect(older).toMatchObject({ clock: null, factor: null, part: 1, answers: { 1: 'A text' } });
  });

  it('is no other test: reading of IELTS and practice go back and forth', async () => {
    await put({ factor: 1, part: 2 }, { id: 'ielts-ac-reading-1' });
    const back = await put({ part: 0, answers: { 1: 'TRUE' } }, { id: 'ielts-ac-reading-1' });
    expect(back).toMatchObject({ part: 0, clock: null, answers: { 1: 'TRUE' } });
    expect(back.secondsLeft).toBeGreaterThan(3_500);
  });

  it('refuses clocks and times that are none with 422', async () => {
    for (const wrong of [
      { clock: { from: 0, left: -1 } },
      { clock: { from: 'a', left: 1 } },
      { spent: { a: 1 } },
      { spent: { 0: -2 } },
    ])
      expect((await ask(keep, { as, params, body: { mode: 'test', ...NOTHING, ...wrong } })).status).toBe(422);
  });
});

describe('a session of IELTS speaking', () => {
  const SPEAKING = { id: 'ielts-ac-speaking-1' };
  /** The first answers of part 1, and the minute before the talk. */
  const [ANSWER, PREPARES] = [19, 11];

  it('has the clock of each answer, which waits for the examiner, goes forward only, and gives the talk its minute and its two', async () => {
    const begun = await put({ factor: 1 }, SPEAKING);
    expect(begun).toMatchObject({ secondsLeft: null, clock: { from: 0, left: ANSWER * 1000, runs: false } });
    await put({ heard: [0] }, SPEAKING);
    await pass(5);
    const mine = async () => (await ask(read, { as, params: SPEAKING, query })).body.attempt as Json;
    expect(leftOf(await mine())).toBe(ANSWER - 5);
    expect(leftOf(await put({ factor: 2, answers: { 1: 'spoken' } }, SPEAKING))).toBe(ANSWER - 5);
    const prepares = await put({ part: PREPARES, heard: [0, PREPARES] }, SPEAKING);
    expect(prepares).toMatchObject({ part: PREPARES, clock: { from: PREPARES, runs: true } });
    expect(leftOf(prepares)).toBe(60);
    const talk = await put({ part: PREPARES + 1, heard: [PREPARES, PREPARES + 1] }, SPEAKING);
    expect(talk.clock).toMatchObject({ from: PREPARES + 1, runs: true });
    expect(leftOf(talk)).toBe(120);
    expect(await put({ part: 0, answers: { 2: 'spoken' } }, SPEAKING)).toMatchObject({
      part: PREPARES + 1,
      answers: { 1: 'spoken' },
    });
    expect((await put({ part: 200 }, SPEAKING)).part).toBe(20);
  });

  it('is the student’s alone, leaves no result and counts nothing when it is handed in, also twice', async () => {
    await put({ factor: 1, heard: [0], answers: { 1: 'spoken' } }, SPEAKING);
    const stranger = await person('student');
    expect((await ask(read, { as: stranger, params: SPEAKING, query })).body.attempt).toBeNull();
    const theirs = await ask(keep, { as: stranger, params: SPEAKING, body: { mode: 'test', ...NOTHING, done: true } });
    expect(theirs.status).toBe(200);
    expect(await put({ done: true }, SPEAKING)).toMatchObject({ done: true, answers: { 1: 'spoken' } });
    expect(await put({ done: true }, SPEAKING)).toMatchObject({ done: true });
    expect(await PracticeResult.countDocuments({})).toBe(0);
    const { body } = await ask(mark, { params: SPEAKING, body: { answers: {}, whole: true } });
    expect(rows(body.models)).toHaveLength(6);
  });
});

describe('the time used', () => {
  it('is the longer of two devices’ for each part, and stays with the result', async () => {
    await put({ factor: 1, heard: [0], spent: { 0: 30 }, answers: { 2: ['A'] } });
    expect((await put({ spent: { 0: 20, 1: 12.4 }, part: 1 })).spent).toEqual({ 0: 30, 1: 12.4 });
    await put({ done: true });
    await put({ done: true });
    const [one, ...others] = rows((await ask(results, { as })).body.results);
    expect(others).toEqual([]);
    expect(one).toMatchObject({ seconds: 42, factor: 1 });
    await PracticeResult.collection.updateMany({}, { $unset: { spent: '', factor: '' } });
    expect(rows((await ask(results, { as })).body.results)[0]).toMatchObject({ seconds: null, factor: null });
  });
});

describe('more of a kind', () => {
  const more = async (id: string) => {
    const { body } = await ask(mark, { params: { id }, body: { answers: {}, whole: true } });
    const { analysis } = body as Json & {
      analysis: { kinds: { kind: string; more: { id: string; questions: number } | null }[] };
    };
    return analysis.kinds;
  };

  it('is offered for the three kinds that cost most, and opens these alone, marked by their keys', async () => {
    const kinds = await more('ielts-ac-reading-1');
    expect(kinds.map((one) => one.more !== null)).toEqual(kinds.map((_, place) => place < 3));
    for (const one of kinds.slice(0, 3)) {
      const id = one.more?.id ?? '';
      const found = await practiceToDo(id);
      expect(found?.set.id).toBe(id);
      const marked = await ask(mark, { params: { id }, body: { answers: {}, whole: true } });
      expect(marked.body.most).toBe(one.more?.questions);
      expect(
        (marked.body as Json & { analysis: { kinds: { kind: string }[] } }).analysis.kinds.map(({ kind }) => kind),
      ).toEqual([one.kind]);
      expect((await ask(keep, { as, params: { id }, body: { mode: 'practise', ...NOTHING } })).status).toBe(404);
    }
  });

  it('has the recordings and drawings of the sets it comes from', async () => {
    const labels = (await more('ielts-ac-listening-1')).find(({ more: own }) => own !== null);
    const found = await practiceToDo(labels?.more?.id ?? '');
    expect(found?.heard.length).toBeGreaterThan(0);
    for (const { src } of found?.heard ?? [])
      expect(src).toMatch(/^\/practice-sound\/ielts-ac-listening-\d\/part-\d\.mp3$/);
  });

  it('is gone with its sets, and not there at an address that was made up', async () => {
    const id = (await more('ielts-ac-reading-1'))[0]?.more?.id ?? '';
    for (const other of [
      id.replace(/.{8}$/, '00000000'),
      'ten-reading-nothing-0-00000000',
      'ten-writing-truth-0-00000000',
    ])
      expect((await ask(mark, { params: { id: other }, body: { answers: {}, whole: true } })).status).toBe(404);
    const off = { at: new Date(), by: as.userId, byName: 'Admin' };
    for (const set of ['ielts-ac-reading-1', 'ielts-ac-reading-2', 'ielts-ac-reading-short-1'])
      await PracticeSetState.collection.insertOne({ _id: set as never, off });
    expect((await ask(mark, { params: { id }, body: { answers: {}, whole: true } })).status).toBe(404);
  });
});
