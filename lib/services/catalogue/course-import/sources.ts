import { Types } from 'mongoose';
import { isDuplicateKey } from '@/lib/domain/errors';
import type { SourceKind } from '@/lib/domain/imports/import-sources';
import type { RepeatRule } from '@/lib/domain/imports/repeat-rules';
import { plainName } from '@/lib/domain/texts/plain-name';
import { Course } from '@/models/course';
import { collectionOf } from '@/models/define';
import { ImportBatch } from '@/models/import-batch';
import { ImportSource, type ImportSourceRecord } from '@/models/import-source';

/** How many sources the list gives. */
const WHOLE_LIST = 200;
/** Of a source's uploads, so many of the newest say which courses it knows. */
const MOST_UPLOADS = 200;

/** What an uploader says about where a file comes from; an empty `source` for nothing. */
export interface SourceInput {
  source: string;
  sourceKind?: SourceKind | undefined;
  /** The day that its figures are of, 'YYYY-MM-DD'. Default: today. */
  asOf?: string | undefined;
}

/** Sources by name, each with the day of its newest applied upload ('' for none) and how many of these there are. */
export async function listSources() {
  const sources = await ImportSource.find().sort({ nameKey: 1 }).limit(WHOLE_LIST).lean();
  const applied = await ImportBatch.aggregate<{ _id: Types.ObjectId; asOf: string; uploads: number }>([
    { $match: { sourceId: { $in: sources.map(({ _id }) => _id) }, status: 'done' } },
    { $group: { _id: '$sourceId', asOf: { $max: '$asOf' }, uploads: { $sum: 1 } } },
  ]);
  const byId = new Map(applied.map(({ _id, ...rest }) => [String(_id), rest]));
  return sources.map(({ _id, name, kind }) => ({
    _id: String(_id),
    name,
    kind,
    ...(byId.get(String(_id)) ?? { asOf: '', uploads: 0 }),
  }));
}

/** The source of this name in any letter case, or null. */
export async function findSource(name: string): Promise<ImportSourceRecord | null> {
  return name ? ImportSource.findOne({ nameKey: plainName(name) }).lean() : null;
}

/** The same, created if there is none; a kind that is given replaces the stored one. */
export async function ensureSource({ source: name, sourceKind: kind }: SourceInput): Promise<ImportSourceRecord> {
  const update = {
    $setOnInsert: { name },
    ...(kind ? { $set: { kind } } : { $setOnInsert: { name, kind: 'agency' } }),
  };
  const options = { upsert: true, returnDocument: 'after' as const };
  const store = () => ImportSource.findOneAndUpdate({ nameKey: plainName(name) }, update, options).lean();
  // Of two at the same moment one inserts; the other then finds it.
  const stored = await store().catch((error: unknown) => {
    if (!isDuplicateKey(error)) throw error;
    return store();
  });
  if (!stored) throw new Error('the source was not stored');
  return stored;
}

/** Remembers what becomes of rows of the source's files that claim to be the same course. */
export async function rememberRule(_id: Types.ObjectId, repeatRule: RepeatRule): Promise<void> {
  await ImportSource.updateOne({ _id }, { $set: { repeatRule } });
}

/** The source's applied uploads that weren't taken back, newest first. */
export async function appliedUploads(sourceId: Types.ObjectId): Promise<Types.ObjectId[]> {
  const batches = await ImportBatch.find({ sourceId, status: 'done' }, '_id')
    .sort({ createdOn: -1 })
    .limit(MOST_UPLOADS)
    .lean();
  return batches.map(({ _id }) => _id);
}

/** Of a source's uploads that name a course, so many are kept with it: as often can uploads be taken back. */
const MOST_KEPT = 3;

/** Notes that an upload with a source names these courses. Their `updatedOn` stays: nothing about them changes. */
export async function markSeen(batchId: Types.ObjectId, ids: readonly string[]): Promise<void> {
  if (!ids.length) return;
  const filter = { _id: { $in: ids.map((id) => new Types.ObjectId(id)) } };
  await collectionOf(Course).updateMany(filter, { $addToSet: { seenIn: batchId } });
}

/** Forgets, for the courses that this upload names, the older uploads of its source. Call it when the upload is applied. */
export async function forgetOlder(batchId: Types.ObjectId, sourceId: Types.ObjectId): Promise<void> {
  const older = (await appliedUploads(sourceId)).filter((id) => !id.equals(batchId)).slice(MOST_KEPT - 1);
  if (!older.length) return;
  await Course.updateMany({ seenIn: batchId }, { $pull: { seenIn: { $in: older } } }, { timestamps: false });
}

/** Forgets an upload that is taken back. */
export async function unmarkSeen(batchId: Types.ObjectId): Promise<void> {
  await collectionOf(Course).updateMany({ seenIn: batchId }, { $pull: { seenIn: batchId } });
}
