import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DELETE as drop, PUT as keep, GET as read } from '@/app/api/v1/practice/[id]/attempt/route';
import { PracticeAttempt } from '@/models/practice-attempt';
import { PracticeResult } from '@/models/practice-result';
import { type Person, person } from '../support/people';
import { ask, type Json } from '../support/request';

const params = { id: 'ielts-ac-reading-1' };
const query = { mode: 'test' };
const NOTHING = { answers: {}, notes: {}, highlights: {}, flagged: [], heard: [], part: 0, done: false };
let as: Person;

const put = async (work: object) => {
  const answer = await ask(keep, { as, params, body: { mode: 'test', ...NOTHING, ...work } });
  expect(answer.status).toBe(200);
  return answer.body.attempt as Json;
};
const stored = async () => (await ask(read, { as, params, query })).body.attempt as Json;
/** The revisions that a page has seen of some answers. */
const seenOf = (attempt: Json, ...numbers: number[]) => ({
  answers: Object.fromEntries(numbers.map((n) => [n, Number(attempt.revisions?.answers?.[n] ?? 0)])),
});

beforeAll(async () => {
  as = await person('student');
});
beforeEach(async () => {
  await PracticeAttempt.deleteMany({});
  await PracticeResult.deleteMany({});
});

describe('a practice attempt on two devices', () => {
  it('keeps the answers of both: an older page that writes one takes none away', async () => {
    const laptop = await put({ answers: { 1: 'TRUE' } });
    const phone = await put({ answers: { 1: 'TRUE', 11: 'clock', 12: 'wood' }, seen: seenOf(laptop, 11, 12) });
    expect(phone.answers).toEqual({ 1: 'TRUE', 11: 'clock', 12: 'wood' });
    await put({ answers: { 1: 'TRUE', 2: 'FALSE' }, notes: { 0: 'Mine.' }, seen: seenOf(laptop, 2) });
    expect(await stored()).toMatchObject({
      answers: { 1: 'TRUE', 2: 'FALSE', 11: 'clock', 12: 'wood' },
      notes: { 0: 'Mine.' },
    });
  });

  it('keeps the newer of one question: an edit of an older revision changes nothing, and is answered with what stands', async () => {
    const laptop = await put({ answers: { 8: 'winter' } });
    await put({ answers: { 8: 'summer' }, seen: seenOf(laptop, 8) });
    const late = await put({ answers: { 8: 'spring', 9: 'chairs' }, seen: seenOf(laptop, 8, 9) });
    expect(late.answers).toEqual({ 8: 'summer', 9: 'chairs' });
    expect((await put({ answers: { 8: 'spring' }, seen: seenOf(late, 8) })).answers).toEqual({
      8: 'spring',
      9: 'chairs',
    });
  });

  it('takes a cleared answer as an edit: an older page brings it not back, and clears none that is newer', async () => {
    const laptop = await put({ answers: { 8: 'winter', 9: 'chairs' } });
    const phone = await put({ answers: { 8: '' }, seen: seenOf(laptop, 8) });
    expect(phone.answers).toEqual({ 8: '', 9: 'chairs' });
    expect((await put({ answers: { 8: 'winter' }, seen: seenOf(laptop, 8) })).answers?.[8]).toBe('');
    expect((await put({ answers: { 8: 'winter' }, seen: {} })).answers?.[8]).toBe('');
    await put({ answers: { 9: 'chair' }, seen: seenOf(phone, 9) });
    expect((await put({ seen: seenOf(phone, 9) })).answers?.[9]).toBe('chair');
    expect((await put({ seen: seenOf(await stored(), 9) })).answers).toEqual({ 8: '' });
  });

  it('takes from a call without revisions only what is empty, also for attempts that were stored without', async () => {
    await put({ answers: { 8: 'winter' }, notes: { 0: 'One' }, flagged: [2], heard: [0] });
    await PracticeAttempt.updateMany({}, { $unset: { revisions: '', revision: '' } });
    const next = await put({ answers: { 8: 'summer', 9: 'chairs' }, notes: { 0: 'Two' }, flagged: [3], heard: [1] });
    expect(next).toMatchObject({ answers: { 8: 'winter', 9: 'chairs' }, notes: { 0: 'One' }, flagged: [2, 3] });
    expect(next.heard).toEqual([0, 1]);
    expect((await put({})).answers).toEqual({ 8: 'winter', 9: 'chairs' });
    const edited = await put({ answers: { 8: 'summer' }, seen: { answers: { 8: 0 } } });
    expect(edited.answers).toEqual({ 8: 'summer', 9: 'chairs' });
  });

  it('has no number that is off again while another device marks others, and keeps the highlights of both', async () => {
    const words = (from: number) => ({ paragraph: 'A', from, to: from + 5 });
    const first = await put({ flagged: [2], highlights: { 0: [words(1)] } });
    await put({
      flagged: [2, 5],
      highlights: { 0: [words(1), words(10)] },
      seen: { flagged: { 5: 0 }, ...linesSeen(first) },
    });
    const off = { flagged: { 2: Number(first.revisions?.flagged?.[2]) }, ...linesSeen(first) };
    const late = await put({ highlights: { 0: [words(1), words(20)] }, seen: off });
    expect(late.flagged).toEqual([5]);
    expect(late.highlights).toEqual({ 0: [words(1), words(10), words(20)] });
  });
  const linesSeen = (attempt: Json) => ({ highlights: { 0: Number(attempt.revisions?.highlights?.[0]) } });

  it('stays handed in, and what an older page saw of a cleared attempt wins over nothing in the next', async () => {
    const first = await put({ answers: { 8: 'winter' }, done: true });
    expect((await put({ answers: {}, seen: {} })).done).toBe(true);
    await ask(drop, { as, params, query });
    await put({ answers: { 8: 'summer' }, seen: { answers: { 8: 0 } } });
    const late = await put({ answers: { 8: 'spring' }, seen: seenOf(first, 8) });
    expect(late).toMatchObject({ answers: { 8: 'summer' }, done: false });
  });

  it('loses none of twenty edits at once, and marks them all', async () => {
    const numbers = Array.from({ length: 20 }, (_, n) => n + 1);
    await Promise.all(numbers.map((n) => put({ answers: { [n]: `of ${n}` }, seen: { answers: { [n]: 0 } } })));
    expect((await stored()).answers).toEqual(Object.fromEntries(numbers.map((n) => [n, `of ${n}`])));
    await put({ answers: {}, seen: {}, done: true });
    expect(await PracticeResult.countDocuments({ userId: as.userId, setId: params.id })).toBe(1);
  });

  it('refuses revisions that are none with 422', async () => {
    for (const seen of [{ answers: { 1: -1 } }, { answers: { a: 1 } }, { answers: { 1: 'x' } }, { flagged: [1] }])
      expect((await ask(keep, { as, params, body: { mode: 'test', ...NOTHING, seen } })).status).toBe(422);
  });
});
