import type mongoose from 'mongoose';
import { Types } from 'mongoose';
import { DAY_MS } from '@/lib/domain/days/day';
import { connectDatabase } from '@/lib/platform/db';
import { type FileKind, PENDING, removeFiles } from '@/lib/platform/files/store';
import { defineJob } from '@/lib/platform/jobs/worker';
import { log } from '@/lib/platform/log';
import { namedDocuments } from '@/lib/services/people/profile/file-uses';
import { Agency } from '@/models/agency';
import { ArticleVersion, Blog, News } from '@/models/article';
import { FileExport } from '@/models/file-export';
import { ImportBatch } from '@/models/import-batch';
import { Message } from '@/models/message';
import { Operator } from '@/models/operator';
import { PracticeRecording } from '@/models/practice-recording';
import { PracticeSent } from '@/models/practice-sent';
import { StudentSheet } from '@/models/student-sheet';
import { University } from '@/models/university';

/** A file is stored a moment before the record that names it: only files this old can be orphans. */
const OLD_MS = DAY_MS;
const BATCH = 500;

interface FileEntry {
  _id: Types.ObjectId;
  metadata?: { kind: FileKind | typeof PENDING; ownerId: Types.ObjectId | null };
}

/**
 * Once a day, removes the files that no record names, left by a process that died between storing a file and naming it
 * (or between naming another and removing the old one), and the pieces of uploads that broke off.
 */
export const sweepFiles = defineJob({
  kind: 'sweep-files',
  everyMs: DAY_MS,
  async run(_payload, { signal }) {
    const removed = await removeOrphanFiles(new Date(Date.now() - OLD_MS), signal);
    if (removed.files + removed.uploads > 0) log().info(removed, 'removed files that no record uses');
  },
});

/** Removes orphans stored before this moment. Returns how many files and how many broken-off uploads were removed. */
export async function removeOrphanFiles(
  before: Date,
  signal: AbortSignal,
): Promise<{ files: number; uploads: number }> {
  const { files, chunks } = await collections();
  const newest = Types.ObjectId.createFromTime(Math.floor(before.getTime() / 1000));
  const removed = { files: 0, uploads: 0 };
  for await (const batch of batches((after) =>
    files.find({ _id: { $gt: after, $lt: newest } }, { projection: { metadata: 1 } }).sort({ _id: 1 }),
  )) {
    signal.throwIfAborted();
    const orphans = await unnamed(batch);
    await removeFiles(orphans);
    removed.files += orphans.length;
  }
  // A file's entry is written after its last piece: pieces without one are of an upload that never ended.
  for await (const batch of batches((after) =>
    chunks
      .find({ files_id: { $gt: after, $lt: newest }, n: 0 }, { projection: { _id: '$files_id' } })
      .sort({ files_id: 1, n: 1 }),
  )) {
    signal.throwIfAborted();
    const ids = batch.map(({ _id }) => _id);
    const whole = new Set((await files.find({ _id: { $in: ids } }, { projection: { _id: 1 } }).toArray()).map(idOf));
    for (const id of ids.filter((_id) => !whole.has(String(_id)))) {
      await chunks.deleteMany({ files_id: id });
      removed.uploads++;
    }
  }
  return removed;
}

/** Pages of ids in ascending order, each asked for anew: a walk of an hour holds no cursor. */
async function* batches<T extends { _id: Types.ObjectId }>(
  query: (after: Types.ObjectId) => mongoose.mongo.FindCursor<T>,
): AsyncGenerator<T[]> {
  for (let after = new Types.ObjectId('000000000000000000000000'); ; ) {
    const batch = await query(after).limit(BATCH).toArray();
    const last = batch.at(-1);
    if (!last) return;
    yield batch;
    after = last._id;
  }
}

/** Per kind of file, which of these some record names. A new kind must say here what names its files. */
const NAMED: Record<FileKind, (ids: Types.ObjectId[], owners: Types.ObjectId[]) => Promise<string[]>> = {
  document: async (_ids, owners) => [...(await namedDocuments(owners))],
  attachment: async (ids) => {
    const messages = await Message.find({ 'attachments.fileId': { $in: ids } }, 'attachments').lean();
    return messages.flatMap(({ attachments }) => attachments.map(({ fileId }) => String(fileId)));
  },
  practice: async (ids) => {
    const named = await PracticeSent.find({ fileId: { $in: ids } }, 'fileId').lean();
    return named.map(({ fileId }) => String(fileId));
  },
  'practice-sound': async (ids) => {
    const named = await PracticeRecording.find({ fileId: { $in: ids } }, 'fileId').lean();
    return named.map(({ fileId }) => String(fileId));
  },
  logo: async (ids) => {
    const named = [
      ...(await University.find({ logoFileId: { $in: ids } }, 'logoFileId').lean()),
      ...(await Agency.find({ logoFileId: { $in: ids } }, 'logoFileId').lean()),
    ];
    return named.map(({ logoFileId }) => String(logoFileId));
  },
  'blog-image': async (ids) => {
    const pictured = { $or: [{ imageFileId: { $in: ids } }, { pictures: { $in: ids } }] };
    const named = [
      ...(await Blog.find(pictured, 'imageFileId pictures').lean()),
      ...(await News.find(pictured, 'imageFileId pictures').lean()),
      ...[
        ...(await ArticleVersion.find({ pictures: { $in: ids } }, 'pictures').lean()),
        ...(await University.find({ pictures: { $in: ids } }, 'pictures').lean()),
      ].map(({ pictures }) => ({ imageFileId: null, pictures })),
    ];
    const { people = [], logo, logoDark, icon } = (await Operator.findById('site').lean()) ?? {};
    return [
      ...named.flatMap(({ imageFileId, pictures = [] }) => [String(imageFileId), ...pictures.map(String)]),
      ...people.map(({ photoFileId }) => String(photoFileId)),
      ...[logo, logoDark, icon].map(String),
    ];
  },
  export: async (ids) => {
    const named = await FileExport.find({ fileId: { $in: ids } }, 'fileId').lean();
    return named.map(({ fileId }) => String(fileId));
  },
  // No release stores one any more; those that are there are their owners'.
  archive: async (ids) => ids.map(String),
  spreadsheet: async (ids) => {
    const named = [
      ...(await ImportBatch.find({ fileId: { $in: ids } }, 'fileId').lean()),
      ...(await StudentSheet.find({ fileId: { $in: ids } }, 'fileId').lean()),
    ];
    return named.map(({ fileId }) => String(fileId));
  },
};

async function unnamed(entries: FileEntry[]): Promise<Types.ObjectId[]> {
  const orphans = entries.filter(({ metadata }) => metadata?.kind === PENDING).map(({ _id }) => _id);
  for (const [kind, namesOf] of Object.entries(NAMED)) {
    const own = entries.filter(({ metadata }) => metadata?.kind === kind);
    if (own.length === 0) continue;
    const owners = own.flatMap(({ metadata }) => metadata?.ownerId ?? []);
    const ids = own.map(({ _id }) => _id);
    const named = new Set(await namesOf(ids, owners));
    orphans.push(...ids.filter((id) => !named.has(String(id))));
  }
  return orphans;
}

const idOf = ({ _id }: { _id: unknown }) => String(_id);

async function collections() {
  const { connection } = await connectDatabase();
  return { files: connection.collection<FileEntry>('uploads.files'), chunks: connection.collection('uploads.chunks') };
}
