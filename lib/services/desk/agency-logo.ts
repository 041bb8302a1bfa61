import { forbidden, invalid } from '@/lib/domain/errors';
import { agencyRule, placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import type { UploadedFile } from '@/lib/platform/files/receive-upload';
import { removeFiles } from '@/lib/platform/files/store';
import { keepPicture } from '@/lib/services/catalogue/pictures';
import { logoPath } from '@/lib/services/people/agency/names';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { Agency } from '@/models/agency';

/**
 * Sets the logo of the viewer's agency and returns its path; the former picture is removed. 403 for who is no owner, 422 without a file,
 * 415 for what is no picture.
 */
export async function setAgencyLogo(viewer: Viewer, file: UploadedFile | undefined): Promise<string> {
  refuseOthers(viewer);
  if (!file) throw invalid({ logo: 'Please choose a picture.' }, 'The logo was not saved.');
  const logoFileId = await keepPicture(file, 'logo', 'The logo was not saved.');
  const before = await Agency.findOneAndUpdate(
    { _id: placeOf(viewer).id },
    { $set: { logoFileId }, $setOnInsert: { branches: [] } },
    { upsert: true },
  ).lean();
  if (before?.logoFileId) await removeFiles([before.logoFileId]);
  await recordActivity(viewer.userId, 'You changed your agency’s logo.');
  return logoPath(logoFileId);
}

/** Removes the logo of the viewer's agency with its picture; without one nothing happens. 403 for who is no owner. */
export async function removeAgencyLogo(viewer: Viewer): Promise<void> {
  refuseOthers(viewer);
  const before = await Agency.findOneAndUpdate({ _id: placeOf(viewer).id }, { $set: { logoFileId: null } }).lean();
  if (!before?.logoFileId) return;
  await removeFiles([before.logoFileId]);
  await recordActivity(viewer.userId, 'You removed your agency’s logo.');
}

function refuseOthers(viewer: Viewer): void {
  if (agencyRule(viewer).managesPeople !== 'all') throw forbidden();
}
