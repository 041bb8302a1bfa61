import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { receiveFile } from '@/lib/platform/files/store';
import { runDueJobs } from '@/lib/platform/jobs/worker';
import { createBatch, startStep, takeBackBatch } from '@/lib/services/catalogue/course-import/batches';
import { courseImport } from '@/lib/services/catalogue/course-import/run';
import { Category } from '@/models/category';
import { Course } from '@/models/course';
import { ImportBatch, type ImportBatchRecord, type ImportStatus } from '@/models/import-batch';
import { Job } from '@/models/job';
import { University } from '@/models/university';
import { emptyDatabase } from '../../support/database';
import { type Person, person } from '../../support/people';
import { randomFrom } from '../../support/plausible';
import { programOf } from '../../support/program';

/** LONG_TESTS_ROWS, LONG_TESTS_ROUNDS: for running the long suite in parts. */
const ROWS = Number(process.env.LONG_TESTS_ROWS ?? 100_000);
const ROUNDS = Number(process.env.LONG_TESTS_ROUNDS ?? 10);
const END_MS = 240_000;

let folder: string;
let admin: Person;
let worker: ChildProcess | null = null;
beforeAll(async () => {
  await emptyDatabase();
  folder = await mkdtemp(join(tmpdir(), 'import-crash-'));
  admin = await person('admin');
});
afterAll(async () => {
  worker?.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

describe('SIGKILL in the middle of an upload, and of taking it back', () => {
  it(`${ROUNDS} rounds of ${ROWS} rows end in the same catalogue as an undisturbed run`, {
    timeout: 3_600_000,
  }, async () => {
    const random = randomFrom(Date.now() % 1_000_000);
    await upload(await csv('base', 0, ROWS * 0.6, 0));
    await runDueJobs([courseImport]);
    const base = await digest();
    const file = await csv('next', ROWS * 0.05, ROWS, 10);

    const undisturbed = await run(await upload(file), 'done');
    const after = await digest();
    expect(undisturbed.batch).toMatchObject({ added: ROWS * 0.4, removed: ROWS * 0.05 });
    const undoing = await run(await takenBack(undisturbed.batch), 'undone');
    expect(await digest()).toEqual(base);

    for (let round = 0; round < ROUNDS; round++) {
      const killAfter = random.below(undisturbed.ms);
      const { batch } = await run(await upload(file), 'done', killAfter);
      expect([`killed after ${killAfter} ms`, await digest()]).toEqual([`killed after ${killAfter} ms`, after]);
      const { rows, added, changed, unchanged, refused, removed } = undisturbed.batch;
      expect(batch).toMatchObject({ rows, added, changed, unchanged, refused, removed });
      const undoneAfter = random.below(undoing.ms);
      const back = await run(await takenBack(batch), 'undone', undoneAfter);
      expect([`killed after ${undoneAfter} ms`, await digest()]).toEqual([`killed after ${undoneAfter} ms`, base]);
      expect(back.batch.back).toEqual(undoing.batch.back);
    }
  });
});

/** Rows `from` to `to`; every `changedEvery`-th has another fee than in a file without changes. */
async function csv(name: string, from: number, to: number, changedEvery: number): Promise<string> {
  const lines = ['Country,University,Course Name,Campus,Level,Tuition Fee,Category,Sub Category,IELTS Score'];
  for (let index = from; index < to; index++) {
    const fee = 20_000 + (index % 900) + (changedEvery && index % changedEvery === 0 ? 7 : 0);
    const university = `University ${index % 40}`;
    lines.push(
      `Canada,${university},Course ${index},Campus ${index % 3},Bachelor Degree,$${fee},Field ${index % 5},Part ${index % 7},6.5`,
    );
  }
  const path = join(folder, `${name}.csv`);
  await writeFile(path, lines.join('\n'));
  return path;
}

async function upload(path: string): Promise<ImportBatchRecord> {
  const file = { ...(await receiveFile(createReadStream(path))), originalName: 'list.csv' };
  const batch = await createBatch(admin.viewer, file, 'Canada', { oneGo: true });
  await ImportBatch.updateOne({ _id: batch._id }, { removeMissing: true });
  await startStep(batch._id);
  return batch;
}

const takenBack = (batch: ImportBatchRecord) => takeBackBatch(admin.viewer, String(batch._id));

/**
 * Lets a process of its own do the work until the upload has this status, and gives the milliseconds it took. With
 * `killAfter`, that process is killed so long after it took the work up, and a second one finishes it.
 */
async function run({ _id }: ImportBatchRecord, status: ImportStatus, killAfter?: number) {
  worker = await startWorker();
  await until(async () => (await Job.exists({ kind: 'course-import', state: 'open', leasedBy: { $ne: '' } })) !== null);
  const begun = Date.now();
  if (killAfter !== undefined) {
    await setTimeout(killAfter);
    await killed(worker);
    // As if the dead process's lease had run out; its successor would only wait for that.
    await Job.updateMany({ state: 'open' }, { $set: { due: new Date() } });
    worker = await startWorker();
  }
  await until(async () => (await ImportBatch.exists({ _id, status })) !== null);
  const ms = Date.now() - begun;
  await killed(worker);
  worker = null;
  const batch = await ImportBatch.findById(_id).lean();
  if (!batch) throw new Error('the upload is gone');
  return { batch, ms };
}

async function startWorker(): Promise<ChildProcess> {
  return spawn(process.execPath, [await programOf('tests/support/import-process.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, LOG_LEVEL: 'error' },
  });
}

async function killed(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await gone;
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  await expect.poll(isSo, { timeout: END_MS, interval: 20 }).toBe(true);
}

/** The whole catalogue but for what differs between any two runs: ids, stamps, and which upload wrote last. */
async function digest() {
  const hash = createHash('sha256');
  const hidden = { _id: 0, createdOn: 0, updatedOn: 0, batchId: 0 };
  let courses = 0;
  for await (const course of Course.collection.find({}, { projection: hidden, sort: { identity: 1 } })) {
    courses++;
    hash.update(JSON.stringify(Object.entries(course).sort(([a], [b]) => (a < b ? -1 : 1))));
  }
  const universities = await University.find({}, 'university -_id').sort({ university: 1 }).lean();
  const categories = (await Category.find().sort({ name: 1 }).lean()).map(({ name, subcategories }) => [
    name,
    subcategories.map((sub) => sub.name).sort(),
  ]);
  return { courses, hash: hash.digest('hex'), universities, categories };
}
