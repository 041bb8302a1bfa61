import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RepeatRule } from '@/lib/domain/imports/repeat-rules';
import { emptyDatabase } from '../../support/database';
import { applied, catalogue, planned } from '../../support/imports';
import { type Person, person } from '../../support/people';
import { hasFormerRelease, runFormer, unpackFormerRelease } from '../../support/releases';
import { xlsx } from '../../support/workbooks';

const { MONGODB_URI = '', MONGODB_DB = '' } = process.env;
const isThere = await hasFormerRelease();

let folder: string;
let sources: string;
let admin: Person;

/** Uploads a workbook to the database of this test by the former release, and applies it. */
async function appliedByFormer(file: Uint8Array, repeatRule: RepeatRule | null) {
  const path = join(folder, 'list.xlsx');
  await writeFile(path, file);
  const { userId, name } = admin.viewer;
  const choice = {
    sheet: null,
    headerRow: null,
    university: '',
    includeHidden: false,
    mapping: [],
    ...(repeatRule && { repeatRule }),
  };
  const lines = [
    "import { readFileSync } from 'node:fs';",
    "import { Readable } from 'node:stream';",
    "import { connectDatabase } from './lib/db';",
    "import { receiveFile } from './lib/files/store';",
    "import { runDueJobs } from './lib/jobs/worker';",
    "import { applyBatch, createBatch, planBatch } from './lib/services/course-import/batches';",
    "import { courseImport } from './lib/services/course-import/run';",
    "import { ImportBatch } from './models/import-batch';",
    'await connectDatabase();',
    `const viewer = ${JSON.stringify({ userId, name, role: 'admin' })} as never;`,
    `const received = await receiveFile(Readable.from([readFileSync(${JSON.stringify(path)})]));`,
    "const batch = await createBatch(viewer, { ...received, originalName: 'list.xlsx' }, 'Canada', { source: 'An agency', oneGo: false });",
    `await planBatch(viewer, String(batch._id), ${JSON.stringify(choice)} as never);`,
    'await runDueJobs([courseImport]);',
    'await applyBatch(viewer, String(batch._id), { removeMissing: false });',
    'await runDueJobs([courseImport]);',
    'console.log((await ImportBatch.findById(batch._id).lean())?.status);',
  ];
  const env = { MONGODB_URI, MONGODB_DB, NODE_ENV: 'test', DATA_DIR: join(folder, 'data') };
  const { stdout } = await runFormer(sources, lines, env);
  expect(stdout.trim()).toBe('done');
}

const HEADS = ['Program', 'University', 'Degree', 'URL', 'Fee', 'Duration', 'Duration Term'];
const AWARDS = ['Master of Engineering (MEng)', 'Master of Engineering Science (MESc)', 'Doctor of Philosophy (PhD)'];
const row = (award: string, place: number, link: number): unknown[] => [
  ...[
    'Bridge Engineering',
    'Maple Bay University',
    award,
    `https://mb.example/p?${link}`,
    30_000,
    12 + place,
    'months',
  ],
];
const KEEP_ALL: RepeatRule = { keep: 'variants', column: '', which: 'largest' };
const law = ['Law', 'Maple Bay University', 'Bachelor', 'https://mb.example/law', 20_000, 48, 'months'];

describe.runIf(isThere)('a list that the former release applied, uploaded again', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'former-import-'));
    sources = join(folder, 'former');
    await unpackFormerRelease(sources);
  }, 60_000);
  beforeEach(async () => {
    await emptyDatabase();
    admin = await person('admin');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each<[string, RepeatRule | null, number[]]>([
    ['with all kept as variants', KEEP_ALL, [1, 2, 3]],
    ['with those of one link refused as the same', KEEP_ALL, [1, 1, 1]],
    ['without a rule', null, [1, 1, 1]],
    ['with the fullest kept', { keep: 'fullest', column: '', which: 'largest' }, [1, 1, 1]],
  ])('adds, retires and renumbers nothing: %s', { timeout: 60_000 }, async (_, repeatRule, links) => {
    const file = xlsx({
      List: [
        HEADS,
        ...AWARDS.map((award, place) => row(award, links[0] === links[1] ? 0 : place, links[place] ?? 0)),
        law,
      ],
    });
    await appliedByFormer(file, repeatRule);
    const before = (await catalogue()).map(({ _id }) => _id).sort();
    expect(before.length).toBe(links[0] === links[1] ? 2 : 4);
    const origin = { source: 'An agency' };
    const choice = repeatRule ? { repeatRule } : {};
    const plan = await planned(admin, file, choice, 'Canada', origin);
    expect(plan).toMatchObject({ added: 0, gone: 0, missing: 0 });
    await applied(admin, plan, true, true);
    const after = await catalogue();
    expect(after.map(({ _id }) => _id).sort()).toEqual(before);
    expect(after.every(({ retiredOn }) => !retiredOn)).toBe(true);
    expect(after.filter(({ award }) => AWARDS.includes(String(award)))).toHaveLength(before.length - 1);
    const again = await planned(admin, file, choice, 'Canada', origin);
    expect(again).toMatchObject({ added: 0, changed: 0, unchanged: before.length, gone: 0, missing: 0 });
  });
});
