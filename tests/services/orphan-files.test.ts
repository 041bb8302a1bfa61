import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose, { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FileKind, findFile, storeFile } from '@/lib/platform/files/store';
import { removeOrphanFiles } from '@/lib/services/file/site/orphan-files';
import { Blog, News } from '@/models/article';
import { ImportBatch } from '@/models/import-batch';
import { Message } from '@/models/message';
import { PracticeRecording } from '@/models/practice-recording';
import { PracticeSent } from '@/models/practice-sent';
import { Profile } from '@/models/profile';
import { University } from '@/models/university';
import { emptyDatabase } from '../support/database';

let folder: string;
const owner = new Types.ObjectId();
const tomorrow = () => new Date(Date.now() + 24 * 3600_000);
const sweep = (before = tomorrow()) => removeOrphanFiles(before, new AbortController().signal);
const chunks = () => mongoose.connection.collection('uploads.chunks');

async function stored(kind: FileKind): Promise<Types.ObjectId> {
  const path = join(folder, 'file');
  await writeFile(path, `some ${kind}`);
  return storeFile(createReadStream(path), {
    kind,
    name: kind,
    type: 'text/plain',
    ...(kind === 'document' ? { ownerId: String(owner) } : {}),
  });
}

/** For each kind, the record that names a file of it; two for what two collections may name. */
const NAMING: [FileKind, (fileId: Types.ObjectId) => Promise<unknown>][] = [
  ['document', (fileId) => Profile.create({ userId: owner, documents: { passport: [{ fileId }] } })],
  [
    'attachment',
    (fileId) => Message.create({ conversation: 'a-b', from: owner, to: owner, attachments: [{ fileId }] }),
  ],
  ['logo', (logoFileId) => University.collection.insertOne({ logoFileId })],
  ['blog-image', (imageFileId) => Blog.collection.insertOne({ imageFileId, slug: 'a' })],
  ['blog-image', (imageFileId) => News.collection.insertOne({ imageFileId, slug: 'a' })],
  ['practice', (fileId) => PracticeSent.collection.insertOne({ fileId })],
  ['practice-sound', (fileId) => PracticeRecording.collection.insertOne({ fileId })],
  ['spreadsheet', (fileId) => ImportBatch.collection.insertOne({ fileId })],
];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orphans-'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(emptyDatabase);

describe('files that nothing names', () => {
  it.each(NAMING)('of the kind %s go, and those that a record names stay', async (kind, name) => {
    const [named, orphan] = [await stored(kind), await stored(kind)];
    await name(named);
    expect(await sweep()).toEqual({ files: 1, uploads: 0 });
    expect(await findFile(String(named), kind)).not.toBeNull();
    expect(await findFile(String(orphan), kind)).toBeNull();
    expect(await chunks().countDocuments()).toBe(1);
    expect(await sweep()).toEqual({ files: 0, uploads: 0 });
  });

  it('stay while their record may still be on its way', async () => {
    await stored('document');
    expect(await sweep(new Date(Date.now() - 1_000))).toEqual({ files: 0, uploads: 0 });
  });

  it('go with the pieces of uploads that broke off', async () => {
    const files_id = new Types.ObjectId();
    const named = await stored('logo');
    await University.collection.insertOne({ logoFileId: named });
    for (const n of [0, 1, 2]) await chunks().insertOne({ files_id, n, data: Buffer.from('piece') });
    expect(await sweep()).toEqual({ files: 0, uploads: 1 });
    expect(await chunks().countDocuments()).toBe(1);
  });

  it('are looked for by indexes only', async () => {
    const walk = chunks()
      .find({ files_id: { $gt: owner, $lt: owner }, n: 0 })
      .sort({ files_id: 1, n: 1 });
    expect(JSON.stringify(await walk.explain('queryPlanner'))).toContain('IXSCAN');
  });
});
