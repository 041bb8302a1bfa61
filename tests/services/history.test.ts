import { Types } from 'mongoose';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET as historyCall } from '@/app/api/v1/applications/[id]/history/route';
import { MOST_ACTS } from '@/lib/domain/applications/application-acts';
import { linkAfter, linked, withoutTexts } from '@/lib/engines/history/chain';
import { historyProblems } from '@/lib/engines/history/check';
import { MIGRATIONS } from '@/lib/platform/migrations/all';
import { bringUpToDate } from '@/lib/platform/migrations/migrate';
import { type BentHistory, checkHistories, ownHistories } from '@/lib/services/applications/history';
import { Application, type ApplicationRecord } from '@/models/application';
import { Migration } from '@/models/migration';
import { application } from '../support/applications';
import { emptyDatabase } from '../support/database';
import { everybody } from '../support/people';
import { ask, rows } from '../support/request';

let people: Awaited<ReturnType<typeof everybody>>;
let id: string;

let original: ApplicationRecord;

/** An application with four moves and two acts, all made by the calls. */
beforeAll(async () => {
  await emptyDatabase();
  people = await everybody();
  const { student, team } = people;
  const about = await application(student);
  id = about.id;
  await about.move(team, 'Under Review');
  const itemId = await about.askedFor(team, { kind: 'question', label: 'Which campus?' });
  await about.move(team, 'Documents Requested', 'Please send a clear scan.');
  await about.review(team, itemId, 'waive', 'Known by now.');
  await about.move(team, 'Under Review');
  original = await stored();
});
beforeEach(() => Application.collection.replaceOne({ _id: new Types.ObjectId(id) }, original));

const stored = async () => (await Application.findById(id).lean()) as ApplicationRecord;

async function found(): Promise<string[]> {
  const bent: BentHistory[] = [];
  await checkHistories((one) => bent.push(one));
  return bent.flatMap(({ _id, problems }) => (_id === id ? problems : [`another application: ${_id}`]));
}

/** Changes the record as a hand in the database does. */
const byHand = (update: object) => Application.collection.updateOne({ _id: new Types.ObjectId(id) }, update);

it('finds nothing in a history that the product wrote, whatever else of the application changes', async () => {
  expect((await stored()).chain?.digests).toHaveLength(6);
  await byHand({ $set: { studentName: 'Renamed', agentId: null, course: 'Renamed too' } });
  expect(await found()).toEqual([]);
  expect(await ownHistories(people.student.viewer)).toMatchObject([{ _id: id, entries: 6, problems: [] }]);
});

describe('finds a change by hand:', () => {
  const other = new Types.ObjectId();
  const CHANGES: [what: string, update: object | (() => Promise<object>), problem: RegExp][] = [
    ['a reason', { $set: { 'history.2.reason': 'Never mind.' } }, /move to 'Documents Requested' .* was changed/],
    ['a status in the history', { $set: { 'history.1.status': 'Rejected' } }, /'Rejected' .* was changed/],
    ['the status it stands at', { $set: { status: 'Submitted' } }, /stands at 'Submitted', its last move is to 'Under/],
    ['a time', { $set: { 'history.0.at': new Date(0) } }, /1970.* was changed/],
    ['who moved it', { $set: { 'history.1.by': other } }, /was changed/],
    ['the name of who moved it', { $set: { 'history.1.byName': 'Someone else' } }, /was changed/],
    ['the role of who moved it', { $set: { 'history.1.byRole': 'student' } }, /was changed/],
    ['what an act was about', { $set: { 'acts.0.label': 'Another question' } }, /act 'asked' .* was changed/],
    ['a salt', { $set: { 'acts.0.salt': 'x' } }, /was changed/],
    ['a removed salt', { $unset: { 'history.2.salt': '' } }, /has lost the salt/],
    ['a removed entry in the middle', { $pull: { acts: { act: 'asked' } } }, /entry 3 is missing/],
    ['a removed last entry', withoutLast, /entry 6 is missing/],
    [
      'an added entry',
      { $push: { history: { status: 'Under Review', at: new Date(), byRole: 'team' } } },
      /in no chain/,
    ],
    ['exchanged entries', exchanged, /order of its moves/],
    ['a digest', { $set: { 'chain.digests.2': 'x' } }, /does not lead to its head/],
    ['the head', { $set: { 'chain.head': 'x' } }, /does not lead to its head/],
    ['the intake', { $set: { month: 'Jan' } }, /began for another course, intake/],
    ['the course', { $set: { courseId: other } }, /began for another course/],
    ['the whole chain', { $set: { chain: null } }, /has no chain/],
  ];
  it.each(CHANGES)('%s', async (_what, update, problem) => {
    await byHand(typeof update === 'function' ? await update() : update);
    expect((await found()).join('\n')).toMatch(problem);
  });

  async function withoutLast() {
    return { $set: { history: (await stored()).history.slice(0, -1) } };
  }

  async function exchanged() {
    const [first, second, ...rest] = (await stored()).history;
    return { $set: { history: [second, first, ...rest] } };
  }
});

it('holds when texts are deleted with their salts, and not when only the salt is', async () => {
  const { history, acts = [] } = await stored();
  await byHand({ $set: { history: history.map(withoutTexts), acts: acts.map(withoutTexts) } });
  const emptied = await stored();
  expect(JSON.stringify([emptied.history, emptied.acts])).not.toMatch(/clear scan|campus|Team|Student/);
  expect(await found()).toEqual([]);
  await byHand({ $set: { 'history.2.reason': 'Please send a clear scan.' } });
  expect((await found()).join()).toMatch(/has lost the salt/);
  await byHand({ $set: { 'history.2.reason': '(deleted)', 'history.2.status': 'Rejected' } });
  expect((await found()).join()).toMatch(/was changed/);
});

it('is checked anywhere by what the call gives: every entry, its salt, and how the chain begins', async () => {
  const { body } = await ask(historyCall, { as: people.student, params: { id } });
  expect(body.problems).toEqual([]);
  expect(rows(body.entries).map(({ n }) => n)).toEqual([0, 1, 2, 3, 4, 5]);
  const digests = rows(body.chain?.digests).map(String);
  expect(digests.reduce((link, digest, n) => linkAfter(link, n, digest), String(body.first))).toBe(body.chain?.head);
  expect((await ask(historyCall, { as: people.otherStudent, params: { id } })).status).toBe(404);
});

it('chains what was there before the chain, in the order of time, once', async () => {
  const { history, acts = [] } = await stored();
  const bare = ({ n: _n, salt: _salt, ...entry }: object & { n?: number; salt?: string }) => entry;
  await byHand({ $set: { history: history.map(bare), acts: acts.map(bare) }, $unset: { chain: '' } });
  expect((await found()).length).toBeGreaterThan(0);
  const migration = MIGRATIONS.filter(({ name }) => name.startsWith('The history of applications'));
  await bringUpToDate(migration);
  expect(await found()).toEqual([]);
  const chained = await stored();
  expect(chained.history.map(({ n }) => n).sort()).toEqual(chained.history.map(({ n }) => n));
  await Migration.deleteMany({});
  await bringUpToDate(migration);
  expect(await stored()).toEqual(chained);
});

it('stays checkable when the oldest acts were dropped, and when the chain is longer than what it keeps', () => {
  const owner = { _id: id, courseId: id, year: 2027, month: 'Sep' };
  const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second));
  const signed = { by: null, byRole: 'team', byName: 'Meera', reason: '' };
  const first = linked(owner, null, { moves: [{ ...signed, status: 'Pending', at: at(0) }], acts: [] });
  const made = Array.from({ length: 1_200 }, (_, index) => ({
    ...signed,
    act: 'asked',
    label: `${index}`,
    at: at(index + 1),
  }));
  const { chain, acts } = linked(owner, first.chain, { moves: [], acts: made });
  expect(chain.digests).toHaveLength(1_000);
  const whole = { ...owner, status: 'Pending', history: first.moves, acts: acts.slice(-MOST_ACTS), chain };
  expect(historyProblems(whole, MOST_ACTS)).toEqual([]);
  const fewer = { ...whole, acts: whole.acts.toSpliced(100, 1) };
  expect(historyProblems(fewer, MOST_ACTS).join()).toMatch(/is missing/);
});
