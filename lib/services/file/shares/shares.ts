import { Types } from 'mongoose';
import type { ShareView } from '@/lib/contract/my-data/shares';
import { DAY_MS } from '@/lib/domain/days/day';
import { conflict, invalid, notFound } from '@/lib/domain/errors';
import { LONGEST_SHARE_DAYS, MOST_OPENINGS, MOST_SHARES, SHARE_KEPT_DAYS } from '@/lib/domain/shares';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { Profile } from '@/models/profile';
import { Share, type ShareRecord } from '@/models/share';
import { shareLink } from './link';

/** The viewer's links, the newest first, each with its newest openings. */
export async function ownShares(viewer: Viewer): Promise<ShareView[]> {
  const shares = await Share.find({ studentId: viewer.userId }).sort({ _id: -1 }).limit(MOST_SHARES).lean();
  return shares.map(shareView);
}

/**
 * Makes a link to documents of the viewer's profile. 422 for one that isn't there and for a day that is past or too far, 409 for
 * too many links.
 * @param until the last day it works, 'YYYY-MM-DD' in UTC
 */
export async function shareFiles(
  viewer: Viewer,
  { name, fileIds, until }: { name: string; fileIds: readonly string[]; until: string },
): Promise<ShareView> {
  const endsOn = new Date(Date.parse(until) + DAY_MS - 1);
  const now = Date.now();
  if (endsOn.getTime() < now) throw invalid({ until: 'This date is in the past.' });
  if (endsOn.getTime() > now + (LONGEST_SHARE_DAYS + 1) * DAY_MS)
    throw invalid({ until: `At most ${LONGEST_SHARE_DAYS} days from now.` });
  const profile = await Profile.findOne({ userId: viewer.userId }, 'documents').lean();
  const documents = Object.values(profile?.documents ?? {}).flat();
  const files = [...new Set(fileIds)].map((id) => {
    const document = documents.find(({ fileId }) => String(fileId) === id);
    if (!document) throw invalid({ fileIds: 'Please choose documents from your profile.' });
    return { fileId: document.fileId, name: document.name, type: document.type, size: document.size };
  });
  if ((await Share.countDocuments({ studentId: viewer.userId })) >= MOST_SHARES)
    throw conflict(`You have ${MOST_SHARES} links. Old links are removed ${SHARE_KEPT_DAYS} days after they expire.`);
  const share = await Share.create({
    studentId: new Types.ObjectId(viewer.userId),
    name,
    files,
    endsOn,
    forgetOn: new Date(endsOn.getTime() + SHARE_KEPT_DAYS * DAY_MS),
  });
  await recordActivity(
    viewer.userId,
    `You shared ${files.length === 1 ? 'a document' : `${files.length} documents`} with ${name}.`,
  );
  return shareView(share.toObject<ShareRecord>());
}

/** Ends a link of the viewer at once; again is fine. 404 for another's. */
export async function revokeShare(viewer: Viewer, id: string): Promise<void> {
  const own = { _id: id, studentId: viewer.userId };
  const { modifiedCount } = await Share.updateOne({ ...own, revokedOn: null }, { $set: { revokedOn: new Date() } });
  if (modifiedCount) await recordActivity(viewer.userId, 'You turned off a link to your documents.');
  else if (!(await Share.exists(own))) throw notFound('Link not found.');
}

function shareView({ _id, name, files, endsOn, revokedOn, openings, opened, createdOn }: ShareRecord): ShareView {
  const works = revokedOn === null && endsOn > new Date() && opened < MOST_OPENINGS;
  return {
    _id: String(_id),
    name,
    files: files.map((file) => file.name),
    link: works ? shareLink(String(_id)) : null,
    endsOn: endsOn.toISOString(),
    revokedOn: revokedOn?.toISOString() ?? null,
    openings: openings.map(({ on, file }) => ({ on: on.toISOString(), file })).reverse(),
    opened,
    createdOn: createdOn.toISOString(),
  };
}
