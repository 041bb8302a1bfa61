import { Types } from 'mongoose';
import type { Country } from '@/lib/domain/countries';
import { todayIn } from '@/lib/domain/days/day';
import { type AppError, conflict, notFound } from '@/lib/domain/errors';
import { dayInName } from '@/lib/domain/imports/registers';
import { ROW_NUMBERS } from '@/lib/engines/import/columns/evidence';
import type { MappingProposal } from '@/lib/engines/import/columns/proposal';
import type { Viewer } from '@/lib/platform/auth/viewer';
import type { UploadedFile } from '@/lib/platform/files/receive-upload';
import { keepFile, removeFiles } from '@/lib/platform/files/store';
import { withCopy } from '@/lib/platform/files/stored-copy';
import { enqueue } from '@/lib/platform/jobs/queue';
import { readOffThread } from '@/lib/platform/reading/off-thread';
import { refusedFile } from '@/lib/platform/reading/refused-file';
import { ImportBatch, type ImportBatchRecord, type ImportStatus } from '@/models/import-batch';
import { removePlan } from './plan/pages';
import { type ReadingChoice, readingOptions } from './reading-options';
import { saveMapping } from './saved-mappings';
import { ensureSource, findSource, rememberRule, type SourceInput } from './sources';
import { checkForReview, checkWithoutReview } from './upload-check';

/**
 * Keeps a received spreadsheet as a new upload, to be read as detected or as corrected for an earlier file of its source or
 * with the same signature.
 * A file of a public register is of that source and its country, and is planned at once: nothing about it needs to be asked.
 * `oneGo`: it is to be planned and applied without a review. Throws 413, 415 or 422 for a file that is of no use; nothing is
 * stored then.
 */
export async function createBatch(
  viewer: Viewer,
  file: Pick<UploadedFile, 'fileId' | 'originalName' | 'size'>,
  country: Country,
  { oneGo, ...origin }: { oneGo: boolean } & Partial<SourceInput>,
): Promise<ImportBatchRecord> {
  const { fileId, originalName: name } = file;
  const known = await findSource(origin.source ?? '');
  const sourceId = known?._id ?? null;
  const { signature, saved, register } = await withCopy(fileId, (path) => {
    const spreadsheet = { path, originalName: name };
    return oneGo ? checkWithoutReview(spreadsheet, country, sourceId) : checkForReview(spreadsheet, sourceId);
  }).catch(refuse);
  await keepFile(fileId, { kind: 'spreadsheet', name, type: 'application/octet-stream' });
  // A source that was typed stays: the register's file may come from somebody who keeps it.
  const isRegister = !oneGo && register !== undefined && [undefined, '', register.source].includes(origin.source);
  const named = isRegister ? { source: register.source, sourceKind: 'register' as const } : origin;
  const asOf = origin.asOf ?? (isRegister ? dayInName(name) : undefined) ?? todayIn('UTC');
  const source = named.source ? await ensureSource({ ...named, source: named.source }) : null;
  const batch = await ImportBatch.create({
    ...(source ? { sourceId: source._id, sourceName: source.name, sourceKind: source.kind, asOf } : {}),
    ...(source?.repeatRule ? { repeatRule: source.repeatRule } : {}),
    by: new Types.ObjectId(viewer.userId),
    byName: viewer.name,
    fileName: name,
    fileSize: file.size,
    fileId,
    country: isRegister ? register.country : country,
    oneGo,
    status: oneGo || isRegister ? 'planning' : 'uploaded',
    ...(oneGo ? decidedBy(viewer) : {}),
    signature,
    ...(saved ? { ...saved, remembered: true } : {}),
  });
  if (isRegister) await startStep(batch._id);
  return batch.toObject();
}

/** How the file would be read with this choice. 404 for an unknown upload, 422 for a choice that doesn't work. */
export async function proposalFor(id: string, choice?: Partial<ReadingChoice>): Promise<MappingProposal> {
  const batch = await batchRecord(id);
  const { fileId } = batch;
  if (!fileId) throw notFound('This file has been deleted.');
  const options = readingOptions({ ...batch, ...choice });
  return withCopy(fileId, (path) => readOffThread('proposeMapping', [path, options])).catch(refuse);
}

/** Begins to plan an upload, read as chosen; the choice is saved for files with the same signature. 409 once it was applied. */
export async function planBatch(
  viewer: Viewer,
  id: string,
  { repeatRule, ...choice }: ReadingChoice,
): Promise<ImportBatchRecord> {
  const before = await batchRecord(id);
  const { columns } = await proposalFor(id, choice);
  const batch = await move(before._id, ['uploaded', 'planned', 'refused', 'failed:planning'], 'planning', {
    ...choice,
    ...(repeatRule ? { repeatRule } : {}),
    left: [],
    failure: '',
  });
  if (repeatRule && before.sourceId) await rememberRule(before.sourceId, repeatRule);
  // Row numbers that nobody called codes are that for later files, too, and not asked about again.
  const said = new Set(choice.mapping.map(({ column }) => column));
  const counted = columns.filter(({ index, why }) => why === ROW_NUMBERS && !said.has(index));
  const mapping = [...choice.mapping, ...counted.map(({ index }) => ({ column: index, field: null }))];
  await saveMapping(viewer, before, { ...choice, mapping }, columns);
  await startStep(batch._id);
  return batch;
}

interface Decision {
  removeMissing: boolean;
  retireGone?: boolean;
  /** The plan's question is answered with yes. */
  confirmed?: boolean;
}

/** Begins to apply a plan. 409 unless it waits for that: another admin may have been quicker, or its question is open. */
export async function applyBatch(
  viewer: Viewer,
  id: string,
  { removeMissing, retireGone = false, confirmed = false }: Decision,
): Promise<ImportBatchRecord> {
  const decided = decidedBy(viewer);
  const { _id, failedStep, question = '' } = await batchRecord(id);
  if (question !== '' && !confirmed && failedStep !== 'applying') throw conflict(`Please confirm first: ${question}`);
  const change = failedStep === 'applying' ? decided : { ...decided, removeMissing, retireGone };
  const batch = await move(_id, ['planned', 'failed:applying'], 'applying', change);
  await startStep(_id);
  return batch;
}

/** Begins to take an applied upload back. 409 unless it was applied and not taken back yet. */
export async function takeBackBatch(viewer: Viewer, id: string): Promise<ImportBatchRecord> {
  const { _id } = await batchRecord(id);
  const batch = await move(_id, ['done', 'failed:applying', 'failed:undoing'], 'undoing', {
    takenBackById: new Types.ObjectId(viewer.userId),
    takenBackBy: viewer.name,
  });
  await startStep(_id);
  return batch;
}

/** Deletes an upload that was never applied, with its file. 409 for any other. */
export async function discardBatch(id: string): Promise<void> {
  const batch = await batchRecord(id);
  const { deletedCount } = await ImportBatch.deleteOne({
    _id: batch._id,
    ...among(['uploaded', 'planned', 'refused', 'failed:planning']),
  });
  if (!deletedCount) throw await tooLate(batch._id);
  await removePlan(batch._id);
  if (batch.fileId) await removeFiles([batch.fileId]);
}

/** The stored upload. 404 for an unknown one. */
export async function batchRecord(id: string): Promise<ImportBatchRecord> {
  const batch = /^[0-9a-f]{24}$/i.test(id) ? await ImportBatch.findById(id).lean() : null;
  if (!batch) throw notFound('Upload not found.');
  return batch;
}

/** Hands an upload to the background. */
export async function startStep(_id: Types.ObjectId): Promise<void> {
  await enqueue('course-import', { batchId: String(_id) });
}

/** Who confirms an upload now. */
export const decidedBy = ({ userId, name }: Viewer) => ({
  decidedById: new Types.ObjectId(userId),
  decidedBy: name,
  decidedOn: new Date(),
});

type Source = ImportStatus | `failed:${ImportStatus}`;

/** Moves an upload on if it is in one of these states; of two people at the same moment one gets 409. */
async function move(
  _id: Types.ObjectId,
  from: Source[],
  status: ImportStatus,
  change: Partial<ImportBatchRecord>,
): Promise<ImportBatchRecord> {
  const progress = { done: 0, total: 0 };
  const moved = await ImportBatch.findOneAndUpdate(
    { _id, ...among(from) },
    { $set: { ...change, status, progress, begun: false, failedStep: '' } },
    { returnDocument: 'after' },
  ).lean();
  if (!moved) throw await tooLate(_id);
  return moved;
}

function among(from: Source[]) {
  const statuses = from.filter((source): source is ImportStatus => !source.startsWith('failed:'));
  const steps = from.filter((source) => source.startsWith('failed:')).map((source) => source.slice(7) as ImportStatus);
  return { $or: [{ status: { $in: statuses } }, { status: 'failed' as const, failedStep: { $in: steps } }] };
}

const IN_WORDS: Record<ImportStatus, string> = {
  uploaded: 'Its columns still need checking.',
  planning: 'It is being read.',
  planned: 'It is waiting for your decision.',
  applying: 'The change is being made.',
  done: 'It has already been applied.',
  undoing: 'It is being undone.',
  undone: 'It has already been undone.',
  refused: 'Its file can’t be used.',
  failed: 'It was interrupted.',
};

async function tooLate(_id: Types.ObjectId): Promise<AppError> {
  const batch = await ImportBatch.findById(_id, 'status').lean();
  return batch
    ? conflict(`This upload can’t be changed like this now. ${IN_WORDS[batch.status]}`)
    : notFound('Upload not found.');
}

/** Throws what the API answers when a file of courses can't be used, or not yet. */
export function refuse(error: unknown): never {
  throw refusedFile(error, 'courses_file', 'Failed to add courses: ');
}
