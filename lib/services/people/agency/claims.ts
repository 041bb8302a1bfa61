import { Types } from 'mongoose';
import { claimsVisibleTo } from '@/lib/access';
import type { ClaimView } from '@/lib/contract/agency/claims';
import { CLAIM_DAYS, CLAIM_KEPT_DAYS, MOST_CLAIMS, standingOf } from '@/lib/domain/agency/claims';
import { CARETAKERS } from '@/lib/domain/agency/roles';
import { DAY_MS, dayOf } from '@/lib/domain/days/day';
import { dateText } from '@/lib/domain/days/day-words';
import { type AppError, conflict, isDuplicateKey } from '@/lib/domain/errors';
import { placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { enqueue } from '@/lib/platform/jobs/queue';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { AgencyClaim, type AgencyClaimRecord } from '@/models/agency-claim';
import { idOf } from '@/models/id';
import { User } from '@/models/user';

/** What an agency enters of a person whose address has an account. */
export interface Asked {
  name: string;
  email: string;
  counsellor_name: string;
}

const YOURS = 'One of your students already has this email address.';

/**
 * Asks the person with an address that has an account whether the agency may act for them. The same is done and said in
 * every case: a student of no agency or of another one, or someone who is no student, whom no one asks. Asked again
 * while it waits, it is the same request. Returns its id, which opens nothing. 409 for the agency's own student, for one who said
 * no in the last 90 days, and beyond 500 requests that wait.
 */
export async function askForStudent(viewer: Viewer, { name, email, counsellor_name }: Asked): Promise<string> {
  const { id, role, branches } = placeOf(viewer);
  const agencyId = new Types.ObjectId(id);
  const account = await User.findOne({ email }, 'role addedBy').lean();
  const isStudent = account?.role === 'student';
  if (isStudent && account.addedBy?.equals(agencyId)) throw conflict(YOURS, { email: YOURS });
  const now = new Date();
  const openKey = `${id} ${email}`;
  await AgencyClaim.updateOne({ openKey, lapsesOn: { $lte: now } }, { $unset: { openKey: '' } });
  const open = await AgencyClaim.findOne({ openKey }, '_id').lean();
  const refused = await AgencyClaim.findOne({ agencyId, email, state: 'no', keptUntil: { $gt: now } }).lean();
  if (refused?.keptUntil) throw saidNo(refused.keptUntil);
  if ((await AgencyClaim.countDocuments({ agencyId, openKey: { $gt: '' } })) >= MOST_CLAIMS)
    throw conflict(`You have ${MOST_CLAIMS} open requests. Please wait until some are answered.`);
  const looksAfter = viewer.agency && CARETAKERS.includes(role);
  const claim = {
    _id: new Types.ObjectId(),
    ...{ agencyId, userId: isStudent ? account._id : null, name, email, openKey },
    branchId: branches.length === 1 ? new Types.ObjectId(branches[0]) : null,
    memberId: looksAfter ? idOf(viewer) : null,
    counsellor_name: looksAfter ? viewer.name : counsellor_name,
    asked: { by: idOf(viewer), byRole: viewer.role, byName: viewer.name, at: now },
    ...{ state: 'waiting' as const, tries: 0 },
    lapsesOn: new Date(now.getTime() + CLAIM_DAYS * DAY_MS),
    keptUntil: new Date(now.getTime() + (CLAIM_DAYS + CLAIM_KEPT_DAYS) * DAY_MS),
  };
  const claimId = open ? String(open._id) : await stored(claim);
  // Who is written to is decided later and elsewhere: this call does the same for every account.
  await enqueue('claim-asked', { claimId }, { key: claimId });
  await recordActivity(viewer.userId, `You asked ${name} whether you may act for them.`);
  return claimId;
}

const saidNo = (until: Date): AppError => {
  const words = `This student declined. You can ask again after ${dateText(dayOf(until, 'UTC'))}.`;
  return conflict(words, { email: words });
};

/** Of two requests for one person at once the first is kept. */
async function stored(claim: Omit<AgencyClaimRecord, 'createdOn' | 'updatedOn'>): Promise<string> {
  try {
    return String((await AgencyClaim.create(claim))._id);
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return String((await AgencyClaim.findOne({ openKey: claim.openKey }, '_id').orFail().lean())._id);
  }
}

/** The agency's requests that the viewer may see, the newest first, without those that made a student theirs. */
export async function claimsOf(viewer: Viewer): Promise<ClaimView[]> {
  const claims = await AgencyClaim.find({ ...claimsVisibleTo(viewer), state: { $in: ['waiting', 'no'] } })
    .sort({ _id: -1 })
    .limit(MOST_CLAIMS)
    .lean();
  const now = new Date();
  return claims.map((claim) => ({
    ...{ _id: String(claim._id), name: claim.name, email: claim.email, askedBy: claim.asked.byName },
    askedOn: claim.asked.at.toISOString(),
    lapsesOn: claim.lapsesOn.toISOString(),
    standing: standingOf(claim, now),
  }));
}
