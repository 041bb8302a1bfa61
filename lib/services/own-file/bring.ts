import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Types } from 'mongoose';
import { sitePublicKey } from '@/lib/archive/signing';
import type { Viewer } from '@/lib/auth/viewer';
import type { BroughtView, ImportStanding } from '@/lib/contract/my-data/bring';
import { DOCUMENTS } from '@/lib/domain/documents';
import { conflict, invalid, notFound } from '@/lib/errors';
import type { UploadedFile } from '@/lib/files/receive-upload';
import {
  bytesOf,
  discardReceived,
  findFile,
  keepFile,
  receiveFile,
  removeFiles,
  type StoredFile,
} from '@/lib/files/store';
import { FileImport, type FileImportRecord } from '@/models/file-import';
import { recordActivity } from '../people/activities';
import { addDocument, documentsOf } from '../profile/documents';
import {
  academicInfoOf,
  personalInfoOf,
  saveAcademicInfo,
  savePersonalInfo,
  saveWorkExperience,
  workExperienceOf,
} from '../profile/profile';
import { type BroughtDocument, type BroughtFile, readArchive } from './brought';

/**
 * Keeps the archive of another installation, after every byte of it was checked, in the place of one that was brought
 * before. Returns what would be filled from it. 422 for one that is not as it was exported.
 */
export async function bring(viewer: Viewer, uploads: UploadedFile[]): Promise<BroughtView> {
  const [sent] = uploads;
  if (!sent) throw invalid({ file: 'Please choose the archive.' }, 'There is no archive.');
  const file = await readArchive(sent.fileId);
  const name = `my-file-${file.about.madeOn.slice(0, 10)}.zip`;
  await keepFile(sent.fileId, { kind: 'archive', ownerId: viewer.userId, name, type: 'application/zip' });
  const update = { $set: { ...file.about, fileId: sent.fileId, size: sent.size, filledOn: null } };
  const own = { userId: viewer.userId };
  const before = await FileImport.findOneAndUpdate(own, update, { upsert: true, returnDocument: 'before' }).lean();
  if (before) await removeFiles([before.fileId]);
  await recordActivity(viewer.userId, 'You brought a file from another site.');
  return viewOf(viewer, await recordOf(viewer), file);
}

/** The archive that the student brought, and what would be filled from it now; null for none. */
export async function planOf(viewer: Viewer): Promise<BroughtView | null> {
  const record = await FileImport.findOne({ userId: viewer.userId }).lean();
  return record && viewOf(viewer, record, await readArchive(record.fileId));
}

/**
 * Fills what is new into the student's profile and documents, and with `replace` the steps that differ. Called again, it
 * fills what is missing still. 404 without an archive, 422 where today's rules refuse something.
 */
export async function fillFrom(viewer: Viewer, replace: boolean): Promise<BroughtView> {
  const record = await recordOf(viewer);
  const file = await readArchive(record.fileId);
  const plan = await viewOf(viewer, record, file);
  const fills = (step: string) => {
    const standing = plan.steps.find((one) => one.step === step)?.standing;
    return standing === 'new' || (replace && standing === 'differs');
  };
  if (file.personal && fills('personal')) await savePersonalInfo(viewer, file.personal);
  if (file.academic && fills('academic')) await saveAcademicInfo(viewer, file.academic);
  if (file.work && fills('work')) await saveWorkExperience(viewer, file.work);
  const wanted = new Map(
    file.documents
      .filter((_document, index) => plan.documents[index]?.standing === 'new')
      .map((document) => [document.path, document]),
  );
  await readArchive(record.fileId, async (path, bytes) => {
    const document = wanted.get(path);
    if (document) await addFrom(viewer, document, bytes);
  });
  const filled = { $set: { filledOn: new Date() } };
  const { matchedCount } = await FileImport.updateOne({ userId: viewer.userId, fileId: record.fileId }, filled);
  if (matchedCount === 0) throw conflict('The archive was removed in the meantime.');
  return viewOf(viewer, await recordOf(viewer), file);
}

/** The archive itself, for its owner. 404 for none. */
export async function broughtFile(viewer: Viewer): Promise<StoredFile> {
  const { fileId } = await recordOf(viewer);
  const file = await findFile(String(fileId), 'archive');
  if (!file) throw notFound(NONE);
  return file;
}

/** Removes the archive; none is fine. */
export async function dropBrought(userId: string): Promise<void> {
  const dropped = await FileImport.findOneAndDelete({ userId }).lean();
  if (dropped) await removeFiles([dropped.fileId]);
}

const NONE = 'You brought no archive.';

async function recordOf({ userId }: Viewer): Promise<FileImportRecord> {
  const record = await FileImport.findOne({ userId }).lean();
  if (!record) throw notFound(NONE);
  return record;
}

async function viewOf(viewer: Viewer, record: FileImportRecord, file: BroughtFile): Promise<BroughtView> {
  const { site, madeOn, student, key, size, filledOn } = record;
  const { userId } = viewer;
  const { updatedOn: _personal, ...personal } = await personalInfoOf(viewer, userId);
  const { updatedOn: _academic, ...academic } = await academicInfoOf(viewer, userId);
  const { workExperience } = await workExperienceOf(viewer, userId);
  const steps: BroughtView['steps'] = [];
  if (file.personal) steps.push({ step: 'personal', standing: standingOf(file.personal, personal) });
  if (file.academic) steps.push({ step: 'academic', standing: standingOf(file.academic, academic) });
  if (file.work) steps.push({ step: 'work', standing: standingOf(file.work, { workExperience }) });
  return {
    ...{ site, madeOn, student, size, applications: file.applications },
    ownKey: key === sitePublicKey(),
    filledOn: filledOn?.toISOString() ?? null,
    steps,
    documents: await documentPlan(viewer, file.documents),
  };
}

function standingOf(brought: object, present: object): ImportStanding {
  const isEmpty = Object.values(present).every(
    (value) => value === null || (Array.isArray(value) && value.length === 0),
  );
  if (isEmpty) return 'new';
  return isDeepStrictEqual(plain({ ...present, ...brought }), plain(present)) ? 'same' : 'differs';
}

/** Without empty fields: a form sends an empty text for what the API answers null for, or leaves out. */
const plain = (record: object) =>
  JSON.parse(JSON.stringify(record), (_field, value) => (value === '' || value === null ? undefined : value));

/** A document is the same when its bytes are there under the same field; a single one that is there already isn't replaced. */
async function documentPlan(viewer: Viewer, documents: readonly BroughtDocument[]): Promise<BroughtView['documents']> {
  const { files } = await documentsOf(viewer, viewer.userId);
  const present = new Set<string>();
  for (const { fileId, field } of files) present.add(`${field} ${await hashOf(new Types.ObjectId(fileId))}`);
  return documents.map(({ field, name, label, sha256 }) => {
    const taken = !DOCUMENTS[field].multiple && files.some((file) => file.field === field);
    const standing = present.has(`${field} ${sha256}`) ? 'same' : taken ? 'differs' : 'new';
    return { field, name, label, standing };
  });
}

async function hashOf(fileId: Types.ObjectId): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of bytesOf(fileId)) hash.update(piece);
  return hash.digest('hex');
}

async function addFrom(viewer: Viewer, { field, name, label }: BroughtDocument, bytes: Uint8Array): Promise<void> {
  const { fileId, size } = await receiveFile(one(bytes));
  try {
    await addDocument(viewer, [{ field: 'file', fileId, originalName: name, size }], { field, label });
  } finally {
    await discardReceived([fileId]);
  }
}

async function* one(bytes: Uint8Array) {
  yield bytes;
}
