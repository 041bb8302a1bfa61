import { Types } from 'mongoose';
import { canReadActivitiesOf } from '@/lib/access';
import { notFound } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { Activity } from '@/models/activity';
import { createOnce } from '@/models/define';
import { User } from '@/models/user';
import { noteAccess } from '../access-log/note';
import { announceChange, changeOfActivity } from '../notices/changes';
import { pageOf } from './lists';

/** How many entries an unpaged list gives. */
const WHOLE_LIST = 500;

/** Writes an entry of My Activity; with an `id`, once however often it is asked for. */
export async function recordActivity(userId: string, activity: string, id = new Types.ObjectId()): Promise<void> {
  await createOnce(Activity, { _id: id, userId: new Types.ObjectId(userId), activity });
  await announceChange(changeOfActivity(id, userId));
}

/** Writes that a list was taken out as a file: in My Activity, and for the owner of an agency. */
export async function recordExport(userId: string, list: string): Promise<void> {
  const { _id } = await Activity.create({ userId, activity: `You exported the list of ${list}.`, kind: 'export' });
  await announceChange(changeOfActivity(_id, userId));
}

/** A user's activities, newest first. 404 for another user's, unless the viewer is an admin. */
export async function activitiesOf(viewer: Viewer, userId: string, paging: { page?: number; limit?: number } = {}) {
  if (!canReadActivitiesOf(viewer, userId)) throw notFound('User not found.');
  if (viewer.userId !== userId && (await User.exists({ _id: userId, role: 'student' }))) {
    noteAccess(viewer, userId, 'activity', { id: userId });
  }
  const entries = await Activity.find({ userId }, null, {
    sort: { createdOn: -1 },
    ...pageOf(paging, WHOLE_LIST),
  }).lean();
  return entries.map((entry) => ({
    _id: String(entry._id),
    activity: entry.activity,
    createdOn: entry.createdOn.toISOString(),
  }));
}

/** How many activities a user has. 404 as above. */
export async function activityCount(viewer: Viewer, userId: string): Promise<number> {
  if (!canReadActivitiesOf(viewer, userId)) throw notFound('User not found.');
  return Activity.countDocuments({ userId });
}
