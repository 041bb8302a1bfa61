import type { Viewer } from '@/lib/platform/auth/viewer';
import { Caseload } from '@/models/caseload';

/** How many answers the usual time is made of. */
const MOST_REPLIES = 100;

/** Notes how long a student or an agent waited for an answer of this member of staff. */
export async function noteReply({ userId }: Viewer, waitedSince: Date, answeredOn: Date): Promise<void> {
  const minutes = Math.round((answeredOn.getTime() - waitedSince.getTime()) / 60_000);
  const replyMinutes = { $each: [minutes], $slice: -MOST_REPLIES };
  await Caseload.updateOne({ _id: userId }, { $push: { replyMinutes } }, { upsert: true });
}
