import { Types } from 'mongoose';
import type { MergeView } from '@/lib/contract/people/merging';
import { ANOTHERS, isAmong } from '@/lib/domain/addresses/own-addresses';
import { courseWords } from '@/lib/domain/applications/course-words';
import { DAY_MS } from '@/lib/domain/days/day';
import { conflict, invalid, isDuplicateKey, notFound } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { studentsLike } from '@/lib/services/desk/leads/duplicates';
import { refuseAnothers } from '@/lib/services/people/own-addresses';
import { visibleStudent } from '@/lib/services/people/students';
import { Application } from '@/models/application';
import { Merge, type MergeRecord } from '@/models/merge';
import { Profile } from '@/models/profile';
import { User, type UserRecord } from '@/models/user';
import { refuseAgent } from './agents';
import { leased, released } from './lease';
import { carryOut, carryOutTakingBack } from './steps';

/** How long a merge can be taken back. */
const DAYS = 30;

/**
 * Merges two accounts of one student: what hangs on `goneId` goes to `keepId`, and `goneId` can't sign in any more. Asked
 * for again it finishes what broke off. 404 for an account that is no student's, 409 for one that is merged, being merged,
 * deleted or about to be, 422 for the same account twice, for an agent of neither, and where who stays would get another's address.
 * @param agentId whose student it is from then on; null for no one's. Left out: the agent whom both have, else no one's
 */
export async function mergeStudents(
  viewer: Viewer,
  keepId: string,
  { goneId, agentId }: { goneId: string; agentId?: string | null | undefined },
): Promise<MergeView> {
  if (keepId === goneId) throw invalid({ goneId: 'Please choose another student.' });
  const [keep, gone] = [await visibleStudent(viewer, keepId), await visibleStudent(viewer, goneId)];
  const begun = await Merge.findOne({ active: gone._id }).lean();
  const isSame = begun?.state === 'moving' && begun.keepId.equals(keep._id);
  if (begun && !isSame) throw conflict(`${gone.name} has already been merged into ${begun.keepName}.`);
  const chosen = agentId == null ? agentId : new Types.ObjectId(agentId);
  const merge = begun ?? (await startedMerge(viewer, keep, gone, chosen));
  const own = await leased(merge, ['moving'], 'moving');
  if (!own) throw conflict(`${gone.name} is being merged right now.`);
  await released(own, carryOut(own), 'merged');
  return viewOf(await Merge.findById(own._id).orFail().lean());
}

/** Writes that the merge begins. From then on no other merge can touch either account until it is done. */
async function startedMerge(
  viewer: Viewer,
  keep: UserRecord,
  gone: UserRecord,
  agentId: Types.ObjectId | null | undefined,
): Promise<MergeRecord> {
  refuseAgent(agentId, keep, gone);
  const at = new Date();
  const merge = {
    _id: new Types.ObjectId(),
    keepId: keep._id,
    goneId: gone._id,
    keepName: keep.name,
    goneName: gone.name,
    ...(agentId === undefined ? {} : { agentId }),
    keepAgentId: keep.addedBy ?? null,
    goneAgentId: gone.addedBy ?? null,
    by: new Types.ObjectId(viewer.userId),
    byName: viewer.name,
    at,
    endsOn: new Date(at.getTime() + DAYS * DAY_MS),
    state: 'moving' as const,
    twins: 0,
    active: gone._id,
    busy: [keep._id, gone._id],
  };
  try {
    await Merge.create(merge);
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    throw conflict(`${gone.name} or ${keep.name} is being merged right now.`);
  }
  // Only now they stay as they are.
  try {
    const refusal = refusalOf(await User.find({ _id: { $in: merge.busy } }).lean());
    if (refusal) throw conflict(refusal);
    await refuseAddressesTaken(keep, gone);
  } catch (error) {
    await Merge.deleteOne({ _id: merge._id });
    throw error;
  }
  return merge;
}

/** 422 where who stays would get an address or number that is another's here, or a guardian with one of their own addresses. */
async function refuseAddressesTaken(keep: UserRecord, gone: UserRecord): Promise<void> {
  const profiles = await Profile.find({ userId: { $in: [keep._id, gone._id] } }, 'userId personal').lean();
  const guardianOf = ({ _id }: UserRecord) =>
    profiles.find(({ userId }) => userId.equals(_id))?.personal?.guardian_email || undefined;
  const stays = guardianOf(keep);
  const whose = { role: keep.role, emails: [keep.email, gone.email] };
  await refuseAnothers(whose, {
    mobile: keep.mobile ? undefined : gone.mobile,
    guardian_email: stays ? undefined : guardianOf(gone),
  });
  if (isAmong(whose.emails, stays)) throw invalid({ guardian_email: ANOTHERS }, ANOTHERS);
}

function refusalOf(accounts: readonly UserRecord[]): string | null {
  const merged = accounts.find(({ mergedInto }) => mergedInto);
  if (merged) return `${merged.name} has been merged into another account.`;
  const leaving = accounts.find(({ leavesOn, erasedOn }) => leavesOn || erasedOn);
  return leaving ? `The account of ${leaving.name} is being deleted.` : null;
}

/**
 * Takes a merge back: every record is again whose it was, unless that was changed since. Asked for again it finishes what
 * broke off. 404 for an unknown merge, 409 when it is over 30 days old, not done yet, or followed by another of who stayed.
 */
export async function takeMergeBack(viewer: Viewer, mergeId: string, now: Date): Promise<void> {
  const merge = await Merge.findById(mergeId).lean();
  if (!merge || merge.state === 'undone') throw notFound('Merge not found.');
  if (merge.state !== 'undoing' && merge.endsOn <= now) {
    throw conflict(`A merge can be undone for ${DAYS} days.`);
  }
  const later = await laterOf(merge);
  if (later) throw conflict(`First undo the merge of ${later.goneName} into ${later.keepName}.`);
  const own = await leased(merge, ['merged', 'undoing'], 'undoing');
  if (!own) throw conflict('This merge has not finished yet. Please try again in a moment.');
  await released(own, carryOutTakingBack({ ...own, by: new Types.ObjectId(viewer.userId) }), 'undone');
}

/** A merge that was made on top of this one. */
async function laterOf({ _id, keepId }: MergeRecord): Promise<MergeRecord | null> {
  const further = await Merge.findOne({ active: keepId }).lean();
  if (further) return further;
  const more = Merge.findOne({ keepId, _id: { $gt: _id }, state: { $ne: 'undone' } });
  return more.sort({ _id: -1 }).lean();
}

/** What staff see of a student's merges. */
export interface MergesOfStudent {
  /** The newest first; those that were taken back are left out. */
  merges: MergeView[];
  /** Other students with the same number, who are perhaps the same person. */
  alike: { _id: string; name: string; email: string; mobile: string }[];
}

/** The merges of a student on either side, and other accounts that may be theirs. 404 outside the viewer's scope. */
export async function mergesOf(viewer: Viewer, userId: string): Promise<MergesOfStudent> {
  const { _id, email, mobile, mergedInto, erasedOn } = await visibleStudent(viewer, userId);
  const stands = { state: { $ne: 'undone' } } as const;
  const [kept, gone, like] = await Promise.all([
    Merge.find({ keepId: _id, ...stands })
      .sort({ _id: -1 })
      .limit(MOST)
      .lean(),
    Merge.find({ goneId: _id, ...stands })
      .sort({ _id: -1 })
      .limit(MOST)
      .lean(),
    mergedInto || erasedOn ? [] : studentsLike(viewer, { email, mobile }),
  ]);
  const alike = like
    .filter((other) => other._id !== userId)
    .map((other) => ({ _id: other._id, name: other.name, email: other.email, mobile: other.mobile }));
  return { merges: await Promise.all([...gone, ...kept].map(viewOf)), alike };
}

const MOST = 50;

async function viewOf(merge: MergeRecord): Promise<MergeView> {
  const { _id, keepId, goneId, keepName, goneName, byName, at, endsOn, state } = merge;
  return {
    _id: String(_id),
    keep: { _id: String(keepId), name: keepName },
    gone: { _id: String(goneId), name: goneName },
    byName,
    at: at.toISOString(),
    endsOn: endsOn.toISOString(),
    isWhole: state !== 'moving' && state !== 'undoing',
    twins: await stayedOf(merge),
  };
}

/** The applications that stayed on the account that went, as they stand now. */
async function stayedOf({ goneId, twins }: MergeRecord): Promise<MergeView['twins']> {
  if (!twins) return [];
  const stayed = await Application.find({ userId: goneId }, 'course university courseFrom status')
    .sort({ _id: 1 })
    .lean();
  return stayed.map((application) => ({
    _id: String(application._id),
    what: courseWords(application),
    status: application.status,
  }));
}
