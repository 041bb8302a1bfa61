import { Types } from 'mongoose';
import { announceChange, changeOfApplication } from '@/lib/services/records/notices/changes';
import type { Following } from '@/lib/services/records/notices/effects';
import { Application } from '@/models/application';

/** How many applications of a student follow. */
const MOST = 500;

/** Makes a student's applications follow them. Running it again changes nothing more. */
export async function applicationsFollow({ studentId, from, to }: Following): Promise<void> {
  if (from === to) return;
  const theirs = { userId: studentId, counsellorId: from };
  const following = await Application.find(theirs, 'userId agentId').limit(MOST).lean();
  if (!following.length) return;
  const ids = following.map(({ _id }) => _id);
  const counsellorId = to ? new Types.ObjectId(to) : null;
  await Application.updateMany({ ...theirs, _id: { $in: ids } }, { $set: { counsellorId } });
  for (const application of following) await announceChange(changeOfApplication(application));
}
