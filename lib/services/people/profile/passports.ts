import type { Types } from 'mongoose';
import { canReadPassports } from '@/lib/agency-access';
import { DOCUMENTS } from '@/lib/domain/documents';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { Application, type ApplicationRecord } from '@/models/application';
import { Profile } from '@/models/profile';
import { familyOf } from './file-uses';

/** A file as it is shown: of a passport that the viewer may not read that it is there, without its name, which may hold the number. */
export function passportAsShown<File extends { path: string; name: string }>(viewer: Viewer, file: File): File {
  return canReadPassports(viewer) ? file : { ...file, path: '', name: DOCUMENTS.passport.title };
}

/** The files that are a student's passport, in their profile or as the answer to an item; none for who may read passports. */
export async function passportsKeptFrom(
  viewer: Viewer,
  userId: Types.ObjectId,
): Promise<{ fileId: Types.ObjectId; name: string }[]> {
  if (canReadPassports(viewer)) return [];
  const theirs = { userId: { $in: await familyOf([userId]) } };
  const [profiles, applications] = await Promise.all([
    Profile.find(theirs, 'documents.passport').lean(),
    Application.find(theirs, 'items.kind items.files').lean<ApplicationRecord[]>(),
  ]);
  const items = applications.flatMap(({ items = [] }) => items).filter(({ kind }) => kind === 'passport');
  return [...profiles.flatMap(({ documents }) => documents?.passport ?? []), ...items.flatMap(({ files }) => files)];
}
