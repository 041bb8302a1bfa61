import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { env } from '@/lib/platform/env';
import { forget } from '@/lib/platform/once';
import { setsInFiles } from '@/lib/services/catalogue/practice/set-files';
import { setsForAdmins } from '@/lib/services/catalogue/practice/set-states';
import { openPractice, openSet, openSets } from '@/lib/services/catalogue/practice/sets';
import { drawingOf } from '@/lib/services/catalogue/practice/ten';
import { practiceCheck } from '@/lib/services/file/watch/checks/catalogue';
import { runCommand } from '../support/commands';
import { longIt } from '../support/long-it';
import { builtIn } from '../support/practice-editions';

/** The folder of a site's own practice sets. */

const SHORT = 'ielts-ac-reading-short-1';
const before = { ...env() };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'practice-folder-'));
  env().PRACTICE_DIR = folder;
  forget('practice-sets');
});
afterEach(() => {
  chmodSync(folder, 0o700);
  rmSync(folder, { recursive: true });
  Object.assign(env(), { PRACTICE_DIR: before.PRACTICE_DIR, DATA_DIR: before.DATA_DIR });
  forget('practice-sets');
});

const put = (name: string, set: object | string) =>
  writeFileSync(join(folder, name), typeof set === 'string' ? set : JSON.stringify(set));
const ours = (change: object = {}) => ({ ...builtIn(SHORT), id: 'ours', title: 'Ours', status: 'solved', ...change });
const problemsOf = (file: string) =>
  setsInFiles()
    .leftOut.find((one) => one.file === file)
    ?.problems.join('\n');

describe("a site's own set in its folder", () => {
  it('is open to learners in trial without blind solutions; a draft is not, and none is published without them', async () => {
    put('ours.json', ours());
    mkdirSync(join(folder, 'more'));
    put('more/later.json', ours({ id: 'later', status: 'draft' }));
    put('claimed.json', ours({ id: 'claimed', status: 'published' }));
    expect(await openPractice('ours')).toMatchObject({
      set: { status: 'solved' },
      tried: { count: 0 },
      isCurrent: true,
    });
    expect((await openSets()).map(({ id }) => id)).toEqual(expect.arrayContaining(['ours', SHORT]));
    expect(await openSet('later')).toBeNull();
    expect((await setsForAdmins()).find(({ id }) => id === 'later')).toMatchObject({ status: 'draft', isShown: false });
    expect(problemsOf('claimed.json')).toContain('published, but two other people have not solved it without the key');
    expect(await practiceCheck()).toMatchObject({ state: 'bad', text: expect.stringContaining('claimed.json (') });
  });

  it('has its drawings beside it or in it', async () => {
    const drawn = builtIn('ielts-ac-writing-1');
    const name = 'harrowmere-travel.svg';
    const svg = (await drawingOf(drawn.id, name)) ?? '';
    put('inside.json', { ...drawn, id: 'inside', status: 'solved', drawings: { [name]: svg } });
    put('beside.json', { ...drawn, id: 'beside', status: 'solved' });
    forget('practice-sets');
    expect(problemsOf('beside.json')).toContain(`${name} is missing: upload it`);
    expect(await drawingOf('inside', name)).toBe(svg);
    put(name, svg);
    forget('practice-sets');
    expect(await drawingOf('beside', name)).toBe(svg);
  });

  it.each([
    ['is no JSON', () => '{', /JSON/],
    ['has a misspelt field', () => ours({ titel: 'x' }), /titel/],
    [
      'lacks a proof',
      () => JSON.stringify(ours()).replace('frequently out of order', 'fast'),
      /is not in the text word for word/,
    ],
    ['has another name than its id', () => ours({ id: 'theirs' }), /must be called theirs\.json/],
    ['claims an id of an edition', () => ours({ id: 'own-00000000' }), /can't begin with own-/],
  ])('is left out and named where it %s, and the others are not', async (_what, set, problem) => {
    put('bad.json', set());
    put('ours.json', ours());
    expect(problemsOf('bad.json')).toMatch(problem);
    expect(await openSet('ours')).not.toBeNull();
    expect(await openSet(SHORT)).not.toBeNull();
    expect(await practiceCheck()).toMatchObject({ state: 'bad', text: expect.stringContaining('bad.json') });
  });

  it('takes no id of a built-in set, nor of another of its own', async () => {
    put(`${SHORT}.json`, ours({ id: SHORT, title: 'Taken' }));
    put('ours.json', ours());
    mkdirSync(join(folder, 'z'));
    put('z/ours.json', ours({ title: 'Second' }));
    expect([problemsOf(`${SHORT}.json`), problemsOf('z/ours.json')]).toEqual([
      `${SHORT}: another set has this id. Choose a different id.`,
      'ours: another set has this id. Choose a different id.',
    ]);
    expect((await openSet(SHORT))?.title).not.toBe('Taken');
    expect((await openSet('ours'))?.title).toBe('Ours');
  });
});

describe('the folder', () => {
  it('need not be there unless it is named; one that can’t be read is said, and the built-in sets are shown', async () => {
    Object.assign(env(), { PRACTICE_DIR: undefined, DATA_DIR: join(folder, 'none') });
    expect(setsInFiles().leftOut).toEqual([]);
    expect(await practiceCheck()).toMatchObject({ state: 'good' });
    env().PRACTICE_DIR = join(folder, 'none');
    forget('practice-sets');
    expect(problemsOf(join(folder, 'none'))).toMatch(/^The folder can't be read: ENOENT/);
    expect(await openSet(SHORT)).not.toBeNull();
    put('file', '');
    env().PRACTICE_DIR = join(folder, 'file');
    forget('practice-sets');
    expect(problemsOf(join(folder, 'file'))).toMatch(/^The folder can't be read: ENOTDIR/);
    expect(await practiceCheck()).toMatchObject({ state: 'bad' });
  });

  longIt('is checked by practice:check, after the example of the instructions', async () => {
    const guide = readFileSync('docs/practice-tests.md', 'utf8');
    const [, example = ''] = /```sh\n([^`]+?)npm run practice:check\n/.exec(guide) ?? [];
    execFileSync('sh', ['-e', '-c', example], { env: { ...process.env, PRACTICE_DIR: folder } });
    const check = (...given: string[]) => runCommand('practice/check-sets', given, { PRACTICE_DIR: folder });
    expect(await check(folder)).toBe('1 practice sets have no problems.\n');
    expect(await openSet('our-reading-1')).toMatchObject({ title: 'Our first set' });
    put('bad.json', ours({ id: 'bad', seconds: 1 }));
    await expect(check()).rejects.toMatchObject({ stdout: expect.stringMatching(/bad\.json: seconds: /) });
  });
});
