import { MOST_FILES } from '@/lib/contract/profile/documents';
import { DOCUMENTS } from '@/lib/domain/documents';
import { removeFiles } from '@/lib/platform/files/store';
import { announceChange, changeOfStudent } from '@/lib/services/records/notices/changes';
import type { AcceptedPapers } from '@/lib/services/records/notices/effects';
import { Profile, type StoredDocument } from '@/models/profile';
import { User } from '@/models/user';
import { unusedFiles } from './file-uses';
import { ensureProfile } from './steps';

/**
 * Files accepted papers among their student's own documents by the profile's rules: a kind of one file is replaced, the
 * others are added to while there is room. A second call changes nothing.
 */
export async function fileAcceptedPapers(papers: AcceptedPapers): Promise<void> {
  const { userId, field, documents } = papers;
  const student = await User.findById(userId).lean();
  // Several files can't stand in the place of one.
  if (!student || (!DOCUMENTS[field].multiple && documents.length > 1)) return;
  await ensureProfile(student);
  let isChanged = false;
  for (const document of documents) isChanged = (await fileOne(papers, document)) || isChanged;
  if (isChanged) await announceChange(changeOfStudent(student));
}

async function fileOne({ userId, field, returned }: AcceptedPapers, document: StoredDocument): Promise<boolean> {
  const list = `documents.${field}`;
  const isNew = { userId, [`${list}.fileId`]: { $ne: document.fileId } };
  const touched = { 'savedOn.documents': new Date() };
  if (!DOCUMENTS[field].multiple) {
    const before = await Profile.findOneAndUpdate(
      isNew,
      { $set: { [list]: [document], ...touched } },
      { returnDocument: 'before' },
    ).lean();
    if (!before) return false;
    const former = before.documents[field] ?? [];
    const ids = former.map(({ fileId }) => fileId);
    await removeFiles(await unusedFiles(before.userId, ids));
    return true;
  }
  const profile = await Profile.findOne(isNew, 'documents').lean();
  const sentBack = profile?.documents[field]?.find(({ fileId }) => returned.includes(String(fileId)));
  const change = sentBack
    ? Profile.updateOne(
        { ...isNew, $and: [{ [`${list}.fileId`]: sentBack.fileId }] },
        { $set: { [`${list}.$`]: document, ...touched } },
      )
    : Profile.updateOne(
        // The list has room exactly if it has no entry at its last place.
        { ...isNew, [`${list}.${MOST_FILES - 1}`]: { $exists: false } },
        { $push: { [list]: document }, $set: touched },
      );
  return (await change).modifiedCount > 0;
}
