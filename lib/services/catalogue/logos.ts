import type { Country } from '@/lib/domain/countries';
import { conflict, found, invalid, notFound } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { publish } from '@/lib/platform/events/bus';
import type { UploadedFile } from '@/lib/platform/files/receive-upload';
import { findFile, removeFiles, type StoredFile } from '@/lib/platform/files/store';
import { recordStaffAction } from '@/lib/services/records/lists/actions';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { Course } from '@/models/course';
import { University } from '@/models/university';
import { keepPicture } from './pictures';
import { dropLogos, ensureUniversities } from './universities';

/**
 * Sets a university's logo and returns its path; the former picture is removed. 422 without a file, 415 for what is no
 * picture, 404 for an unknown university.
 */
export async function setLogo(
  viewer: Viewer,
  of: { university: string; country: Country },
  file: UploadedFile | undefined,
): Promise<string> {
  const { university, country } = of;
  const missing = 'No file selected to upload!';
  if (!file) throw invalid({ logo: missing }, missing);
  if (!(await University.exists({ country, university }))) throw notFound('University not found.');
  const logoFileId = await keepPicture(file, 'logo', 'Error uploading logo.');
  const before = await University.findOneAndUpdate({ country, university }, { $set: { logoFileId } }).lean();
  if (!before) {
    await removeFiles([logoFileId]);
    throw notFound('University not found.');
  }
  await announceLogos();
  if (before.logoFileId) await removeFiles([before.logoFileId]);
  await recordActivity(viewer.userId, `You uploaded the logo of ${university}.`);
  await recordStaffAction(viewer, 'logo.set', subjectOf(of));
  return `/api/v1/logos/${logoFileId}`;
}

/** Removes a university's logo and its picture; one without a logo stays as it is. 404 for an unknown university. */
export async function removeLogo(viewer: Viewer, of: { university: string; country: Country }): Promise<void> {
  const { university, country } = of;
  const before = await University.findOneAndUpdate({ country, university }, { $set: { logoFileId: null } }).lean();
  if (!before) throw notFound('University not found.');
  if (!before.logoFileId) return;
  await announceLogos();
  await removeFiles([before.logoFileId]);
  await recordActivity(viewer.userId, `You removed the logo of ${university}.`);
  await recordStaffAction(viewer, 'logo.remove', subjectOf(of));
}

/**
 * Removes a university that no course names any more, with its logo. 404 for an unknown one, 409 while it has courses.
 */
export async function removeUniversity(viewer: Viewer, of: { university: string; country: Country }): Promise<void> {
  const { university, country } = of;
  if (await Course.exists({ country, university }))
    throw conflict("This university has courses, so it can't be removed.");
  const removed = found(await University.findOneAndDelete({ country, university }).lean(), 'University not found.');
  // A course may have come meanwhile.
  if (await Course.exists({ country, university })) await ensureUniversities([of]);
  await announceLogos();
  if (removed.logoFileId) await removeFiles([removed.logoFileId]);
  await recordActivity(viewer.userId, `You removed the university ${university}.`);
  await recordStaffAction(viewer, 'university.remove', subjectOf(of));
}

/** Drops the cached logos of this process and the others. */
async function announceLogos(): Promise<void> {
  dropLogos();
  await publish({ kind: 'universities-changed', to: [], payload: {} });
}

/** A logo's file. 404 for any other kind of file. */
export async function logoFile(fileId: string): Promise<StoredFile> {
  return found(await findFile(fileId, 'logo'), 'Logo not found.');
}

export const subjectOf = ({ university, country }: { university: string; country: Country }) =>
  ({ kind: 'university', id: `${country}/${university}`, label: `${university}, ${country}` }) as const;
