import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PUT as keepAttempt, GET as readAttempt } from '@/app/api/v1/practice/[id]/attempt/route';
import { POST as mark } from '@/app/api/v1/practice/[id]/marks/route';
import { GET as results } from '@/app/api/v1/practice-results/route';
import { PUT as show } from '@/app/api/v1/practice-sets/[id]/shown/route';
import { GET as download } from '@/app/api/v1/practice-written/[id]/route';
import { GET as list } from '@/app/api/v1/practice-written/route';
import { unfinishedAttempts } from '@/lib/services/catalogue/practice/attempts';
import { problemsIn } from '@/lib/services/catalogue/practice/set-files';
import { setsForAdmins } from '@/lib/services/catalogue/practice/set-states';
import { openPractice, openSet, openSets } from '@/lib/services/catalogue/practice/sets';
import { drawingOf } from '@/lib/services/catalogue/practice/ten';
import { sitemapFile } from '@/lib/services/file/site/sitemaps';
import { PracticeAttempt } from '@/models/practice-attempt';
import { PracticeEdition } from '@/models/practice-edition';
import { PracticeOwnSet } from '@/models/practice-own-set';
import { PracticeResult } from '@/models/practice-result';
import { PracticeSetState } from '@/models/practice-set-state';
import { everybody } from '../support/people';
import { builtIn, storedDraft, storedEdition } from '../support/practice-editions';
import { textOfSet } from '../support/practice-text';
import { ask, send as raw, rows } from '../support/request';

const SHORT = 'ielts-ac-reading-short-1';
const WORK = { mode: 'practise', answers: { 8: 'winter' }, notes: {}, flagged: [], heard: [], part: 0, done: false };
const ownOf = (ids: string[]) => ids.filter((id) => id.startsWith('own-'));
let people: Awaited<ReturnType<typeof everybody>>;
let family: string;
let count = 0;

beforeAll(async () => {
  people = await everybody();
});
beforeEach(async () => {
  for (const model of [PracticeOwnSet, PracticeEdition, PracticeSetState, PracticeAttempt, PracticeResult])
    await model.collection.deleteMany({});
  // Another for each test: a process reads an edition once.
  family = `own-${String(++count).padStart(8, '0')}`;
});

describe('an edition that was published while sets were written in the browser', () => {
  it('is done at its address with results, in trial unless a person solved it blind', async () => {
    await storedEdition(people.admin, { from: SHORT, family }, { checkedBy: 'machine' });
    expect(await openPractice(family)).toMatchObject({ set: { status: 'solved' }, tried: { count: 1, person: false } });
    expect(await sitemapFile('pages.xml')).toContain(`/practice/${family}<`);
    const body = { ...WORK, done: true, factor: 0 };
    expect((await ask(keepAttempt, { as: people.student, params: { id: family }, body })).status).toBe(200);
    const { body: kept } = await ask(results, { as: people.student });
    expect(rows(kept.results)).toMatchObject([{ setId: family, title: 'Stairs of our own', points: 1, most: 13 }]);
    await storedEdition(people.admin, { from: SHORT, family, n: 2 }, { checkedBy: 'person' });
    expect(await openPractice(`${family}-e2`)).toMatchObject({ set: { status: 'published' }, tried: { person: true } });
  });

  it('stays for those who began it; a later one is alone in the lists', async () => {
    await storedEdition(people.admin, { from: SHORT, family });
    await ask(keepAttempt, { as: people.student, params: { id: family }, body: { ...WORK, factor: 0 } });
    const later = await storedEdition(people.admin, { from: SHORT, family, n: 2 });
    expect(ownOf((await openSets()).map(({ id }) => id))).toEqual([later]);
    expect(ownOf((await setsForAdmins()).map(({ id }) => id))).toEqual([later]);
    expect([await openPractice(family), await openPractice(later)]).toMatchObject([
      { isCurrent: false },
      { isCurrent: true },
    ]);
    const kept = await ask(readAttempt, { as: people.student, params: { id: family }, query: { mode: 'practise' } });
    expect(kept.body.attempt).toMatchObject({ answers: { 8: 'winter' } });
    expect(await unfinishedAttempts(people.student.viewer)).toMatchObject([{ setId: family, answered: 1 }]);
    const { body } = await ask(mark, { params: { id: family }, body: { answers: { 8: 'winter' } } });
    expect(body).toMatchObject({ points: 1 });
  });

  it('is turned off with its others and on again; drafts are opened by no one', async () => {
    await storedDraft(people.admin, family, textOfSet(builtIn(SHORT)));
    await storedEdition(people.admin, { from: SHORT, family });
    const later = await storedEdition(people.admin, { from: SHORT, family, n: 2 });
    await ask(show, { as: people.admin, params: { id: later }, body: { shown: false } });
    expect([await openSet(family), await openSet(later)]).toEqual([null, null]);
    await ask(show, { as: people.admin, params: { id: family }, body: { shown: true } });
    expect(await openSet(later)).not.toBeNull();
    expect(await openSet(`${family}-draft`)).toBeNull();
    const preview = { as: people.admin, params: { id: `${family}-draft` }, body: { answers: {} } };
    expect((await ask(mark, preview)).status).toBe(404);
  });
});

describe('sets that were written in the browser, as files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'practice-written-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  async function saved(id: string): Promise<{ name: string; text: string; type: string }> {
    const response = await raw(download, { as: people.admin, params: { id } });
    expect(response.status).toBe(200);
    const [, name = ''] =
      /^attachment; filename="([^"]+)"$/.exec(response.headers.get('content-disposition') ?? '') ?? [];
    const text = await response.text();
    writeFileSync(join(folder, name), text);
    return { name, text, type: response.headers.get('content-type') ?? '' };
  }

  it('are listed and given to admins alone', async () => {
    await storedDraft(people.admin, family, 'title: x');
    await storedEdition(people.admin, { from: SHORT, family, n: 2 });
    const { body } = await ask(list, { as: people.admin });
    const byName = people.admin.viewer.name;
    expect(body.sets).toMatchObject([
      { id: `${family}-draft`, title: 'Stairs of our own', edition: null, byName },
      { id: `${family}-e2`, title: 'Stairs of our own', edition: 2, byName },
    ]);
    for (const as of [people.student, people.agent, people.team]) {
      expect((await ask(list, { as })).status).toBe(403);
      expect((await ask(download, { as, params: { id: `${family}-draft` } })).status).toBe(403);
    }
    for (const id of [family, `${family}-e3`, 'own-ffffffff-draft'])
      expect((await ask(download, { as: people.admin, params: { id } })).status).toBe(404);
    for (const id of [SHORT, 'own-../x', `${family}-e2.json`])
      expect((await ask(download, { as: people.admin, params: { id } })).status).toBe(422);
  });

  it('are sound in the folder of own sets, drawings included, under an id of their own', async () => {
    const drawn = builtIn('ielts-ac-writing-1');
    const svg = (await drawingOf(drawn.id, 'harrowmere-travel.svg')) ?? '';
    const drawings = [{ name: 'harrowmere-travel.svg', svg }];
    await storedDraft(people.admin, family, textOfSet(drawn), drawings);
    await storedEdition(people.admin, { from: drawn.id, family, n: 2 }, { drawings, checkedBy: 'person' });
    const copy = family.replace('own-', 'site-');
    for (const [id, status] of [
      [`${family}-draft`, 'draft'],
      [`${family}-e2`, 'solved'],
    ] as const) {
      const { name, text, type } = await saved(id);
      expect([name, type]).toEqual([`${copy}${id.slice(family.length)}.json`, 'application/json; charset=utf-8']);
      expect(JSON.parse(text)).toMatchObject({
        id: name.replace('.json', ''),
        status,
        drawings: { [drawings[0]?.name ?? '']: svg },
      });
      expect(problemsIn(join(folder, name))).toEqual([]);
    }
  });

  it('come as they were written where a draft is no set yet', async () => {
    const text = textOfSet(builtIn(SHORT)).replace('skill: reading', 'skill: ');
    await storedDraft(people.admin, family, text);
    expect(await saved(`${family}-draft`)).toEqual({
      ...{ name: `${family.replace('own-', 'site-')}-draft.txt`, text },
      type: 'text/plain; charset=utf-8',
    });
  });
});
