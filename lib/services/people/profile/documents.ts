import { Types } from 'mongoose';
import { DOCUMENT_FIELDS, MOST_FILES } from '@/lib/contract/profile/documents';
import { DOCUMENTS, type DocumentField } from '@/lib/domain/documents';
import { conflict, forbidden, invalid, notFound } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import type { UploadedFile } from '@/lib/platform/files/receive-upload';
import { findFile, removeFiles, type StoredFile } from '@/lib/platform/files/store';
import { noteAccess } from '@/lib/services/records/access-log/note';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { announceChange, changeOfStudent } from '@/lib/services/records/notices/changes';
import { Profile, type ProfileRecord, type StoredDocument } from '@/models/profile';
import type { UserRecord } from '@/models/user';
import { studentActedFor, visibleStudent } from '../students';
import {
  type AcceptedUpload,
  acceptedDocuments,
  checkRequired,
  keepUploads,
  type StoredUpload,
} from './document-uploads';
import { documentsView, fileOf, filesOf } from './document-views';
import { unusedFiles } from './file-uses';
import { passportsKeptFrom } from './passports';
import { ensureProfile, savedDocumentWords, savedOn, visibleProfile } from './steps';

/**
 * The paths of a student's documents by field, and all files with what is known of them; of a passport that the viewer
 * may not read that it is
 * there. 404 for another's student.
 */
export async function documentsOf(viewer: Viewer, userId: string) {
  const profile = await visibleProfile(viewer, userId);
  return { ...documentsView(viewer, profile?.documents ?? {}), updatedOn: savedOn(profile, 'documents') };
}

/**
 * Stores uploaded documents: single ones replace, the others are added, at most ten each. 415 and 422 for what is no
 * document: then nothing of the upload is stored. What the highest education level still asks for is named with 422, and
 * all that came is kept. Returns all files.
 * @param label what the uploads in `other` are
 */
export async function saveDocuments(
  viewer: Viewer,
  uploads: UploadedFile[],
  { userId, label }: { userId?: string | undefined; label: string },
) {
  const student = await studentActedFor(viewer, userId ?? viewer.userId);
  const accepted = await acceptedDocuments(uploads);
  if (accepted.length) await keep(viewer, student, accepted, { label });
  const profile = await Profile.findOne({ userId: student._id }).lean();
  const files = filesOf(profile?.documents ?? {});
  checkRequired(profile, { files });
  return files;
}

/** Stores one document as soon as it is chosen, in the place of another where one is named. 404 for an unknown one. */
export async function addDocument(
  viewer: Viewer,
  uploads: UploadedFile[],
  {
    userId,
    field,
    ...more
  }: { userId?: string | undefined; field: DocumentField; label: string; replaces?: string | undefined },
) {
  const student = await studentActedFor(viewer, userId ?? viewer.userId);
  const sent = uploads.find((upload) => upload.field === 'file');
  if (!sent) throw invalid({ file: 'Please choose a file.' }, 'Error uploading documents.');
  if (field === 'other' && !more.label)
    throw invalid({ label: 'Please choose the document type.' }, 'Error uploading documents.');
  const [accepted] = await acceptedDocuments([sent]);
  const [added] = accepted ? await keep(viewer, student, [{ ...accepted, field }], more) : [];
  if (!added) throw invalid({ file: 'Please choose a file.' }, 'Error uploading documents.');
  return fileOf(field, added.document);
}

async function keep(
  viewer: Viewer,
  student: UserRecord,
  accepted: AcceptedUpload[],
  { label, replaces }: { label: string; replaces?: string | undefined },
): Promise<AddedDocument[]> {
  await ensureProfile(student);
  const ownerId = String(student._id);
  const added = (await keepUploads(accepted, { kind: 'document', ownerId, label })) as AddedDocument[];
  const before = await reference(student._id, added, replaces).catch(async (error) => {
    await removeFiles(added.map(({ document }) => document.fileId));
    throw error;
  });
  // A student may have left the agent who sent this since their profile was read.
  await studentActedFor(viewer, ownerId).catch(async (error) => {
    await takeBack(before, added, replaces);
    throw error;
  });
  await removeFiles(await unusedFiles(student._id, replacedFiles(before, added, replaces)));
  await announceChange(changeOfStudent(student));
  await recordActivity(viewer.userId, savedDocumentWords(viewer, student, titlesOf(accepted, label)));
  return added;
}

/** What the documents are called: each kind by its title, other documents by the words their sender gave. */
const titlesOf = (accepted: readonly AcceptedUpload[], label: string): string[] => [
  ...new Set(
    accepted.map(({ field }) => (field === 'other' && label ? label : DOCUMENTS[field as DocumentField].title)),
  ),
];

/** Returns a document's file, noted as read, if the viewer may read its student, and it; else, and for any other kind of file, 404. */
export async function readableDocument(viewer: Viewer, fileId: string): Promise<StoredFile> {
  const file = await findFile(fileId, 'document');
  if (!file?.ownerId) throw notFound('Document not found.');
  const student = await visibleStudent(viewer, file.ownerId).catch(() => {
    throw notFound('Document not found.');
  });
  const kept = await passportsKeptFrom(viewer, student._id);
  if (kept.some((one) => one.fileId.equals(file.fileId))) throw notFound('Document not found.');
  noteAccess(viewer, file.ownerId, 'document', { id: file.fileId, name: file.name });
  return file;
}

/**
 * Removes one document from the profile; the file stays where an application names it. 404 when the viewer may not read it, 403
 * when they may not change it, 409 for a file of an application alone.
 */
export async function removeDocument(viewer: Viewer, fileId: string): Promise<void> {
  const file = await readableDocument(viewer, fileId);
  const student = await studentActedFor(viewer, file.ownerId ?? '');
  const profile = await Profile.findOne({ userId: student._id }, 'documents').lean();
  const field = DOCUMENT_FIELDS.find((name) =>
    profile?.documents[name]?.some((document) => String(document.fileId) === fileId),
  );
  if (field) {
    const change = { $pull: { [`documents.${field}`]: { fileId: file.fileId } } };
    await Profile.updateOne({ userId: student._id }, { ...change, $set: { 'savedOn.documents': new Date() } });
  }
  const [unused] = await unusedFiles(student._id, [file.fileId]);
  if (!field && !unused) throw conflict('This document is part of an application. Please remove it there.');
  if (unused) await removeFiles([unused]);
  await announceChange(changeOfStudent(student));
  await recordActivity(viewer.userId, `You removed the document ${file.name}.`);
}

/** Puts the new files into the profile in one write. Returns the profile as it was before. */
async function reference(
  userId: StoredDocument['fileId'],
  added: AddedDocument[],
  replaces?: string,
): Promise<ProfileRecord> {
  const [only] = added;
  if (replaces && only) return exchange(userId, only, replaces);
  const room: Record<string, unknown> = {};
  const set: Record<string, unknown> = { 'savedOn.documents': new Date() };
  const push: Record<string, unknown> = {};
  for (const field of new Set(added.map((upload) => upload.field))) {
    const documents = added.filter((upload) => upload.field === field).map(({ document }) => document);
    if (DOCUMENTS[field].multiple) {
      push[`documents.${field}`] = { $each: documents };
      // The list is short enough exactly if it has no entry at this place.
      room[`documents.${field}.${MOST_FILES - documents.length}`] = { $exists: false };
    } else set[`documents.${field}`] = documents;
  }
  const update = Object.keys(push).length ? { $set: set, $push: push } : { $set: set };
  const before = await Profile.findOneAndUpdate({ userId, ...room }, update, { returnDocument: 'before' }).lean();
  if (!before) throw await tooMany(userId, added);
  return before;
}

/** Puts one new file into the place of another. 404 when that is no longer there. */
async function exchange(
  userId: StoredDocument['fileId'],
  { field, document }: AddedDocument,
  replaces: string,
): Promise<ProfileRecord> {
  const place = `documents.${field}`;
  const before = await Profile.findOneAndUpdate(
    { userId, [`${place}.fileId`]: new Types.ObjectId(replaces) },
    { $set: { [`${place}.$`]: document, 'savedOn.documents': new Date() } },
    { returnDocument: 'before' },
  ).lean();
  if (!before) throw notFound('Document not found.');
  return before;
}

/** Puts the profile's documents back to what stood before these were added. */
async function takeBack(
  { userId, documents }: ProfileRecord,
  added: AddedDocument[],
  replaces?: string,
): Promise<void> {
  for (const { field, document } of added) {
    const list = `documents.${field}`;
    const { fileId } = document;
    if (DOCUMENTS[field].multiple && !replaces) await Profile.updateOne({ userId }, { $pull: { [list]: { fileId } } });
    else await Profile.updateOne({ userId, [`${list}.fileId`]: fileId }, { $set: { [list]: documents[field] ?? [] } });
  }
  await removeFiles(added.map(({ document }) => document.fileId));
}

async function tooMany(userId: StoredDocument['fileId'], added: AddedDocument[]) {
  const profile = await Profile.findOne({ userId }, 'documents').lean();
  if (!profile) return forbidden('This profile has just been deleted.');
  const full = added
    .map(({ field }) => field)
    .filter((field) => {
      const more = added.filter((upload) => upload.field === field).length;
      return DOCUMENTS[field].multiple && (profile.documents[field]?.length ?? 0) + more > MOST_FILES;
    });
  const fields = Object.fromEntries(full.map((field) => [field, `At most ${MOST_FILES} files.`]));
  return invalid(fields, 'Error uploading documents.');
}

function replacedFiles(
  { documents }: ProfileRecord,
  added: AddedDocument[],
  replaces?: string,
): StoredDocument['fileId'][] {
  if (replaces) return [new Types.ObjectId(replaces)];
  return added
    .filter(({ field }) => !DOCUMENTS[field].multiple)
    .flatMap(({ field }) => documents[field]?.map(({ fileId }) => fileId) ?? []);
}

/** The contract's form has no other fields. */
type AddedDocument = StoredUpload & { field: DocumentField };
