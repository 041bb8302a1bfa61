import type { Types } from 'mongoose';
import { LIVE_PROSPECT_STAGES } from '@/lib/domain/agency/prospects';
import { notify } from '@/lib/services/records/notices/notifications';
import { Prospect } from '@/models/prospect';
import type { UserRecord } from '@/models/user';

const liveOf = (agencyId: Types.ObjectId, memberId: Types.ObjectId) => ({
  agencyId,
  memberId,
  stage: { $in: [...LIVE_PROSPECT_STAGES] },
});

/** How many leads that are worked on are a person's. */
export const leadsInCareOf = (agencyId: Types.ObjectId, memberId: Types.ObjectId): Promise<number> =>
  Prospect.countDocuments(liveOf(agencyId, memberId));

/** Gives all leads of one person to another, closed ones too. Run again it goes on where it was cut off. */
export async function handOverLeads(
  agencyId: Types.ObjectId,
  from: Types.ObjectId,
  to: Pick<UserRecord, '_id'>,
): Promise<void> {
  if (to._id.equals(from)) return;
  const live = await leadsInCareOf(agencyId, from);
  await Prospect.updateMany({ agencyId, memberId: from, stage: { $ne: 'student' } }, { $set: { memberId: to._id } });
  if (live)
    await notify(String(to._id), `${live === 1 ? 'A lead is' : `${live} leads are`} now assigned to you.`, '/leads');
}
