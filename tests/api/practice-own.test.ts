import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PUT as keepAttempt, GET as readAttempt } from '@/app/api/v1/practice/[id]/attempt/route';
import { POST as mark } from '@/app/api/v1/practice/[id]/marks/route';
import { POST as publish } from '@/app/api/v1/practice-own/[id]/edition/route';
import { DELETE as remove, PUT as save } from '@/app/api/v1/practice-own/[id]/route';
import { POST as begin } from '@/app/api/v1/practice-own/route';
import { PUT as show } from '@/app/api/v1/practice-sets/[id]/shown/route';
import { unfinishedAttempts } from '@/lib/services/catalogue/practice/attempts';
import { ownSet, ownSets } from '@/lib/services/catalogue/practice/own/read';
import { setForAdmins, setsForAdmins } from '@/lib/services/catalogue/practice/set-states';
import { drawingOf, openPractice, openSet, openSets } from '@/lib/services/catalogue/practice/sets';
import { sitemapFile } from '@/lib/services/file/site/sitemaps';
import { PracticeAttempt } from '@/models/practice-attempt';
import { PracticeCount } from '@/models/practice-count';
import { PracticeEdition } from '@/models/practice-edition';
import { PracticeOwnSet } from '@/models/practice-own-set';
import { PracticeSetState } from '@/models/practice-set-state';
import { StaffAction } from '@/models/staff-action';
import { everybody } from '../support/people';
import { ask } from '../support/request';

const SHORT = 'ielts-ac-reading-short-1';
const TODAY = '2026-11-27';
let people: Awaited<ReturnType<typeof everybody>>;

beforeAll(async () => {
  people = await everybody();
});
beforeEach(async () => {
  for (const model of [PracticeOwnSet, PracticeEdition, PracticeSetState, PracticeAttempt, PracticeCount, StaffAction])
    await model.collection.deleteMany({});
});

async function begun(from = SHORT): Promise<string> {
  const { status, body } = await ask(begin, { as: people.admin, body: { from } });
  expect(status).toBe(201);
  return String(body.id);
}
async function saved(id: string, change: (text: string) => string, drawings: object[] = []) {
  const { text, revision } = await ownSet(id);
  return ask(save, { as: people.admin, params: { id }, body: { text: change(text), drawings, revision } });
}
async function published(id: string, check: object | null = null) {
  const { revision } = await ownSet(id);
  return ask(publish, { as: people.admin, params: { id }, body: { revision, check } });
}

describe('a set that an admin writes', () => {
  it('begins as a sound copy, and is seen by no learner: admins alone open and mark its preview, which is not counted', async () => {
    const id = await begun();
    expect(await ownSet(id)).toMatchObject({
      title: 'Copy of Academic Reading, short set 1',
      problems: [],
      edition: null,
    });
    expect((await ownSet(id)).text).toMatch(new RegExp(`^author: ${people.admin.viewer.name}$`, 'm'));
    const preview = `${id}-draft`;
    for (const as of [null, people.student.viewer, people.agent.viewer, people.team.viewer])
      expect(await openSet(preview, as)).toBeNull();
    expect(await openSet(preview, people.admin.viewer)).toMatchObject({ id: preview, status: 'draft' });
    expect(await openSet(id, people.admin.viewer)).toBeNull();
    expect((await openSets()).some((set) => set.id.startsWith('own-'))).toBe(false);
    const body = { answers: { 1: 'TRUE' }, whole: true };
    for (const as of [undefined, people.student, people.team])
      expect((await ask(mark, { ...(as && { as }), params: { id: preview }, body })).status).toBe(404);
    expect((await ask(mark, { as: people.admin, params: { id: preview }, body })).body).toMatchObject({
      points: 1,
      most: 13,
    });
    expect(await PracticeCount.countDocuments({})).toBe(0);
  });

  it('says what is wrong at its line, and is not published while anything is', async () => {
    const id = await begun();
    const { body } = await saved(id, (text) => text.replace('key: winter', 'key: summer'));
    expect(body.problems).toEqual([
      { line: expect.any(Number), text: "Question 8: 'summer' doesn't stand in its proof" },
    ]);
    const { text } = await ownSet(id);
    const [{ line }] = body.problems as unknown as [{ line: number }];
    expect(text.split('\n')[line - 1]?.trim()).toBe('* n: 8');
    expect((await published(id)).status).toBe(409);
    expect((await ownSets())[0]).toMatchObject({ problems: 1, edition: null });
    expect(await PracticeEdition.countDocuments({})).toBe(0);
  });

  it('is shown when it is published, in trial until a person has solved it blind, and never as checked by a machine', async () => {
    const id = await begun();
    expect((await published(id)).body).toMatchObject({ id });
    expect(await openPractice(id)).toMatchObject({ set: { status: 'solved' }, tried: { count: 0, solved: false } });
    expect(await sitemapFile('pages.xml')).toContain(`/practice/${id}<`);
    await published(id, { kind: 'machine', day: TODAY, agreed: 100 });
    expect(await openPractice(id)).toMatchObject({ set: { status: 'solved' }, tried: { count: 1, person: false } });
    for (const agreed of [94, 101, 'most'])
      expect((await published(id, { kind: 'person', day: TODAY, agreed })).status).toBe(422);
    await published(id, { kind: 'person', day: TODAY, agreed: 96 });
    expect(await openPractice(id)).toMatchObject({ set: { status: 'published' }, tried: { count: 1, person: true } });
    expect(await PracticeEdition.countDocuments({})).toBe(1);
    expect((await setForAdmins(id)).ownId).toBe(id);
    expect((await StaffAction.find({}).sort({ _id: 1 }).lean()).map(({ action }) => action)).toEqual([
      'practice.write',
      ...Array.from({ length: 3 }, () => 'practice.publish'),
    ]);
  });

  it('keeps an edition for those who answered it: a change is another set, and alone in the list', async () => {
    const id = await begun();
    await published(id, { kind: 'person', day: TODAY, agreed: 96 });
    const work = {
      mode: 'practise',
      answers: { 8: 'winter' },
      notes: {},
      flagged: [],
      heard: [],
      part: 0,
      done: false,
    };
    await ask(keepAttempt, { as: people.student, params: { id }, body: { ...work, factor: 0 } });
    await saved(id, (text) => text.replace('q: The lifts in the new building', 'q: The new lifts'));
    expect(JSON.stringify(await openSet(id))).toContain('The lifts in the new building');
    const later = `${id}-e2`;
    expect((await published(id)).body).toMatchObject({ id: later });
    expect((await openSets()).map((set) => set.id).filter((one) => one.startsWith('own-'))).toEqual([later]);
    expect((await setsForAdmins()).map((set) => set.id).filter((one) => one.startsWith('own-'))).toEqual([later]);
    expect(JSON.stringify(await openSet(later))).toContain('The new lifts');
    // What was said of the first edition's blind solution is not said of this one.
    expect(await openPractice(later)).toMatchObject({ set: { status: 'solved' }, isCurrent: true });
    expect(await openPractice(id)).toMatchObject({ set: { status: 'published' }, isCurrent: false });
    const kept = await ask(readAttempt, { as: people.student, params: { id }, query: { mode: 'practise' } });
    expect(kept.body.attempt).toMatchObject({ answers: { 8: 'winter' } });
    expect(await unfinishedAttempts(people.student.viewer)).toMatchObject([{ setId: id, answered: 1 }]);
    const { body } = await ask(mark, { params: { id }, body: { answers: { 1: 'TRUE' } } });
    expect(body).toMatchObject({ points: 1 });
  });

  it('goes with all its editions when it is turned off, and when it is deleted', async () => {
    const id = await begun();
    await published(id);
    await saved(id, (text) => text.replace('q: The lifts in', 'q: Lifts in'));
    await published(id);
    await ask(show, { as: people.admin, params: { id: `${id}-e2` }, body: { shown: false } });
    expect([await openSet(id), await openSet(`${id}-e2`)]).toEqual([null, null]);
    await ask(show, { as: people.admin, params: { id }, body: { shown: true } });
    expect(await openSet(`${id}-e2`)).not.toBeNull();
    await ask(mark, { params: { id }, body: { answers: { 8: 'winter' }, whole: true } });
    expect((await ask(remove, { as: people.admin, params: { id } })).status).toBe(200);
    expect([await openSet(id), await openSet(`${id}-e2`), await openSet(`${id}-draft`, people.admin.viewer)]).toEqual([
      null,
      null,
      null,
    ]);
    for (const model of [PracticeOwnSet, PracticeEdition, PracticeCount, PracticeSetState])
      expect(await model.collection.countDocuments({})).toBe(0);
    expect((await ask(remove, { as: people.admin, params: { id } })).status).toBe(404);
  });

  it('is written by admins alone, and of two who write at once the second is refused', async () => {
    const id = await begun();
    const { text, revision } = await ownSet(id);
    const body = { text, drawings: [], revision };
    for (const as of [people.student, people.agent, people.team]) {
      expect((await ask(begin, { as, body: { from: SHORT } })).status).toBe(403);
      expect((await ask(save, { as, params: { id }, body })).status).toBe(403);
      expect((await ask(publish, { as, params: { id }, body: { revision, check: null } })).status).toBe(403);
      expect((await ask(remove, { as, params: { id } })).status).toBe(403);
    }
    expect((await ask(save, { as: people.admin, params: { id }, body })).status).toBe(200);
    expect((await ask(save, { as: people.admin, params: { id }, body })).status).toBe(409);
    expect((await ask(publish, { as: people.admin, params: { id }, body: { revision, check: null } })).status).toBe(
      409,
    );
    const nowhere = { id: 'own-00000000' };
    expect((await ask(save, { as: people.admin, params: nowhere, body })).status).toBe(404);
    expect((await ask(publish, { as: people.admin, params: nowhere, body: { revision, check: null } })).status).toBe(
      404,
    );
    expect((await ask(begin, { as: people.admin, body: { from: 'no-such-set' } })).status).toBe(404);
    for (const odd of [READING_ID, `${id}-draft`, 'own-../x'])
      expect((await ask(save, { as: people.admin, params: { id: odd }, body })).status).toBe(422);
    const large = { ...body, text: 'x'.repeat(150_001) };
    expect((await ask(save, { as: people.admin, params: { id }, body: large })).status).toBe(422);
  });

  it('brings drawings of shapes and letters alone, and shows them to those who may open it', async () => {
    const id = await begun('ielts-ac-writing-1');
    const { drawings } = await ownSet(id);
    expect(drawings.map(({ name }) => name)).toEqual(['harrowmere-travel.svg']);
    const svg = `${drawings[0]?.svg.replace('</svg>', '')}<script>alert(1)</script><a href="javascript:alert(1)"><text onclick="alert(1)" x="1">Hi</text></a><image href="https://example.org/x.png"/><foreignObject><b>x</b></foreignObject></svg>`;
    const { body } = await saved(id, (text) => text, [{ name: 'harrowmere-travel.svg', svg }]);
    expect(body.problems).toEqual([]);
    const preview = await drawingOf(`${id}-draft`, 'harrowmere-travel.svg', people.admin.viewer);
    expect(preview).toContain('<text x="1">Hi</text>');
    expect(preview).not.toMatch(/script|href|onclick|image|foreignObject/);
    expect(await drawingOf(`${id}-draft`, 'harrowmere-travel.svg')).toBeNull();
    expect((await saved(id, (text) => text, [])).body.problems).toMatchObject([
      { text: 'harrowmere-travel.svg is not there' },
    ]);
    for (const name of ['../x.svg', 'X.svg', 'x.png'])
      expect((await saved(id, (text) => text, [{ name, svg }])).status).toBe(422);
  });

  it('begins from a skeleton that says what is still missing', async () => {
    for (const from of ['reading', 'listening']) {
      const { problems, previewId } = await ownSet(await begun(from));
      expect(previewId).not.toBeNull();
      expect(problems.map(({ text }) => text).join('\n')).toMatch(/(Passage|Part) 1 has \d+ words/);
    }
  });
});

const READING_ID = 'ielts-ac-reading-1';
