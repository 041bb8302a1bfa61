import { Types } from 'mongoose';
import { Application, type ApplicationRecord } from '@/models/application';
import { Profile } from '@/models/profile';

/** Of a student's files, those that neither their profile nor one of their applications names: nothing is lost with them. */
export async function unusedFiles(
  userId: Types.ObjectId,
  fileIds: readonly (Types.ObjectId | string)[],
): Promise<Types.ObjectId[]> {
  if (!fileIds.length) return [];
  const ids = fileIds.map((id) => new Types.ObjectId(id));
  const named = await namedDocuments([userId], ids);
  return ids.filter((id) => !named.has(String(id)));
}

/** Which of these documents the owners' profiles or some application name. */
export async function namedDocuments(
  owners: readonly Types.ObjectId[],
  fileIds: readonly Types.ObjectId[],
): Promise<Set<string>> {
  const [profiles, applications] = await Promise.all([
    Profile.find({ userId: { $in: [...owners] } }, 'documents').lean(),
    Application.find(
      { $or: [{ 'items.files.fileId': { $in: [...fileIds] } }, { 'offer.letter.fileId': { $in: [...fileIds] } }] },
      'items.files.fileId offer.letter.fileId',
    ).lean<ApplicationRecord[]>(),
  ]);
  const inProfiles = profiles.flatMap(({ documents }) => Object.values(documents).flat());
  const inApplications = applications.flatMap(({ items = [], offer }) => [
    ...items.flatMap(({ files }) => files),
    ...(offer?.letter ? [offer.letter] : []),
  ]);
  return new Set([...inProfiles, ...inApplications].map(({ fileId }) => String(fileId)));
}
