import { notFound } from '@/lib/domain/errors';
import { e164Of } from '@/lib/domain/phones';
import { dropAccountStatus } from '@/lib/platform/auth/account';
import { renewConversations } from '@/lib/services/desk/messages/conversations';
import { renewFoundBy } from '@/lib/services/people/profile/found-by';
import { recordStaffAction } from '@/lib/services/records/lists/actions';
import { announceChange, changeOfAgent, changeOfStudent } from '@/lib/services/records/notices/changes';
import { Merge, type MergeRecord } from '@/models/merge';
import { MergeEntry } from '@/models/merge-entry';
import { User, type UserRecord } from '@/models/user';
import { agentAfter } from './agents';
import { change, type Raw, rawRecords, takeBackEntries } from './journal';
import { moveMessages } from './messages';
import { moveApplications, moveFiles, moveOwned, moveSearches } from './moves';
import { fillProfile } from './profile';
import { idOf, tellOfMerge } from './tell';

/** Does what is not done yet of a merge. */
export async function carryOut(merge: MergeRecord): Promise<void> {
  await move(merge);
  await conclude(merge, 'account.merge');
}

/** Moves what came to the closed account after it was merged. */
export async function carryOutLate(merge: MergeRecord): Promise<void> {
  const before = await MergeEntry.countDocuments({ mergeId: merge._id });
  await move(merge);
  if ((await MergeEntry.countDocuments({ mergeId: merge._id })) > before) await show(merge);
}

async function move(merge: MergeRecord): Promise<void> {
  const gone = await accountsSettled(merge);
  // From here on nothing new comes from the account, and no agent or counsellor has it among theirs.
  const formerAgents = gone.addedBy ? { formerAgents: [...(gone.formerAgents ?? []), gone.addedBy] } : {};
  const closed = {
    disabled: true,
    mergedInto: merge.keepId,
    addedBy: null,
    company_name: '',
    branchId: null,
    memberId: null,
    counsellorId: null,
  };
  await change(merge, User, gone, { ...closed, ...formerAgents });
  await dropAccountStatus(String(merge.goneId));
  const student = await User.findById(merge.keepId).orFail().lean();
  const stayed = await moveApplications(merge, student);
  await moveMessages(merge);
  await moveOwned(merge);
  await moveSearches(merge);
  await fillProfile(merge);
  await renewFoundBy(merge.keepId);
  await moveFiles(merge);
  await Merge.updateOne({ _id: merge._id }, { $set: { twins: stayed } });
}

/** How often it is tried against someone who changes the account of who stays. */
const TRIES = 5;

/**
 * Gives who stays what they lack of the other, and the agent that the merge says, before anything comes to them.
 * @returns the account that goes
 */
async function accountsSettled(merge: MergeRecord): Promise<Raw & UserRecord> {
  for (let tries = 0; tries < TRIES; tries++) {
    const gone = await rawRecords<Raw & UserRecord>(User).findOne({ _id: merge.goneId });
    const keep = await rawRecords<Raw & UserRecord>(User).findOne({ _id: merge.keepId });
    if (!gone || !keep) throw notFound('User not found.');
    // Once the other account is closed that was done: a student who left their agent since is not given back.
    const agent = gone.mergedInto ? {} : agentAfter(merge, keep, gone);
    if ((await change(merge, User, keep, { ...filledFrom(gone, keep), ...agent })) === 'done') return gone;
  }
  throw new Error('The account kept changing while another one was merged into it. Please try again.');
}

/** Who stays takes the number and the counsellor of the other where they have none. */
function filledFrom(gone: UserRecord, keep: UserRecord): Record<string, unknown> {
  const taken: Record<string, unknown> = {};
  if (!keep.mobile && gone.mobile) {
    const { mobile, mobileE164 = e164Of(mobile), phoneEnd = '' } = gone;
    Object.assign(taken, { mobile, mobileE164, phoneEnd });
  }
  if (!keep.counsellorId && gone.counsellorId) taken.counsellorId = gone.counsellorId;
  return taken;
}

/** Puts every record back, unless it was changed since. Running it again ends the same. */
export async function carryOutTakingBack(merge: MergeRecord): Promise<void> {
  await takeBackEntries(merge._id);
  for (const id of [merge.keepId, merge.goneId]) await renewFoundBy(id);
  await renewConversations([merge.keepId, merge.goneId]);
  await dropAccountStatus(String(merge.goneId));
  await conclude(merge, 'account.unmerge');
}

/** What follows from both, once however often it runs: a line in the log, the student's bell and mail, open pages. */
async function conclude(merge: MergeRecord, action: 'account.merge' | 'account.unmerge'): Promise<void> {
  const { _id, by, goneId, keepId } = merge;
  const account = { kind: 'account', id: String(goneId), userId: String(goneId) } as const;
  const after = { into: String(keepId) };
  const facts = action === 'account.merge' ? { after } : { before: after };
  await recordStaffAction({ userId: String(by), role: 'admin' }, action, account, facts, idOf(`${action} ${_id}`));
  await tellOfMerge(merge, action);
  await show(merge);
}

/** Open pages show both. */
async function show({ keepId, goneId }: MergeRecord): Promise<void> {
  for (const student of await User.find({ _id: { $in: [keepId, goneId] } }, 'addedBy').lean()) {
    await announceChange(changeOfStudent(student));
    if (student.addedBy) await announceChange(changeOfAgent(student.addedBy));
  }
}
