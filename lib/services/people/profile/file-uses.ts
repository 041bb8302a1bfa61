import { Types } from 'mongoose';
import { Application, type ApplicationRecord } from '@/models/application';
import { Profile } from '@/models/profile';
import { User } from '@/models/user';

/** Of a student's files, those that neither their profile nor one of their applications names: nothing is lost with them. */
export async function unusedFiles(
  userId: Types.ObjectId,
  fileIds: readonly (Types.ObjectId | string)[],
): Promise<Types.ObjectId[]> {
  if (!fileIds.length) return [];
  const ids = fileIds.map((id) => new Types.ObjectId(id));
  const named = await namedDocuments([userId]);
  return ids.filter((id) => !named.has(String(id)));
}

/**
 * The files that a profile or an application of these owners names, or one of an account that is merged with theirs: while a
 * merge is under way, or taken back, a file and what names it are not always on the same account.
 */
export async function namedDocuments(owners: readonly Types.ObjectId[]): Promise<Set<string>> {
  return filesNamedBy(await familyOf(owners));
}

/** These accounts, and those that are merged with them. */
export async function familyOf(owners: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> {
  const family = { $or: [{ _id: { $in: [...owners] } }, { mergedInto: { $in: [...owners] } }] };
  const accounts = await User.find(family, 'mergedInto').lean();
  return [...owners, ...accounts.flatMap(({ _id, mergedInto }) => [_id, ...(mergedInto ? [mergedInto] : [])])];
}

/** The files that profiles and applications of these accounts name. */
export async function filesNamedBy(userIds: readonly Types.ObjectId[]): Promise<Set<string>> {
  const theirs = { userId: { $in: [...userIds] } };
  const [profiles, applications] = await Promise.all([
    Profile.find(theirs, 'documents').lean(),
    Application.find(
      theirs,
      'items.files.fileId offer.letter.fileId consent.came.paper.scan.fileId said.file.fileId said.earlier.file.fileId',
    ).lean<ApplicationRecord[]>(),
  ]);
  const inProfiles = profiles.flatMap(({ documents }) => Object.values(documents).flat());
  const inApplications = applications.flatMap(({ items = [], offer, consent, said = [] }) => [
    ...items.flatMap(({ files }) => files),
    ...(offer?.letter ? [offer.letter] : []),
    ...(consent?.came?.paper ? [consent.came.paper.scan] : []),
    ...said.flatMap(({ file, earlier = [] }) => [{ file }, ...earlier].flatMap((one) => one.file ?? [])),
  ]);
  return new Set([...inProfiles, ...inApplications].map(({ fileId }) => String(fileId)));
}
