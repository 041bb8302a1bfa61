import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { dropAccountStatus } from '@/lib/auth/account';
import { notFound } from '@/lib/errors';
import { Merge, type MergeRecord } from '@/models/merge';
import { MergeEntry } from '@/models/merge-entry';
import { User, type UserRecord } from '@/models/user';
import { announceChange, changeOfAgent, changeOfStudent } from '../notifications/changes';
import { notify } from '../notifications/notifications';
import { recordStaffAction } from '../staff/actions';
import { change, type Raw, takeBackEntries } from './journal';
import { moveMessages } from './messages';
import { moveApplications, moveFiles, moveOwned, moveSearches } from './moves';
import { fillProfile } from './profile';

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
  const gone = (await User.collection.findOne({ _id: merge.goneId })) as (Raw & UserRecord) | null;
  const keep = (await User.collection.findOne({ _id: merge.keepId })) as (Raw & UserRecord) | null;
  if (!gone || !keep) throw notFound('User not found.');
  await change(merge, User, keep, filledFrom(gone, keep));
  // From here on nothing new comes from the account, and no agent or counsellor has it among theirs.
  const formerAgents = gone.addedBy ? { formerAgents: [...(gone.formerAgents ?? []), gone.addedBy] } : {};
  const closed = { disabled: true, mergedInto: merge.keepId, addedBy: null, company_name: '', counsellorId: null };
  await change(merge, User, gone, { ...closed, ...formerAgents });
  await dropAccountStatus(String(merge.goneId));
  const student = await User.findById(merge.keepId).orFail().lean();
  const twins = await moveApplications(merge, student);
  await moveMessages(merge);
  await moveOwned(merge);
  await moveSearches(merge);
  await fillProfile(merge);
  await moveFiles(merge);
  await Merge.updateOne({ _id: merge._id }, { $set: { twins } });
}

/** Who stays takes the number, the agent and the counsellor of the other where they have none; an agent whom they left never. */
function filledFrom(gone: UserRecord, keep: UserRecord): Record<string, unknown> {
  const taken: Record<string, unknown> = {};
  if (!keep.mobile && gone.mobile) Object.assign(taken, { mobile: gone.mobile, phoneEnd: gone.phoneEnd ?? '' });
  const left = (keep.formerAgents ?? []).some((agent) => gone.addedBy?.equals(agent));
  if (!keep.addedBy && gone.addedBy && !left) {
    const { addedBy, company_name = '', counsellor_name = '' } = gone;
    Object.assign(taken, { addedBy, company_name, counsellor_name });
  }
  if (!keep.counsellorId && gone.counsellorId) taken.counsellorId = gone.counsellorId;
  return taken;
}

/** Puts every record back, unless it was changed since. Running it again ends the same. */
export async function carryOutTakingBack(merge: MergeRecord): Promise<void> {
  await takeBackEntries(merge._id);
  await dropAccountStatus(String(merge.goneId));
  await conclude(merge, 'account.unmerge');
}

const SAID = {
  'account.merge': 'Our team merged another account of yours into this one: what it held is here now.',
  'account.unmerge': 'Our team took the merge of your two accounts back: each has its own again.',
} as const;

/** What follows from both, once however often it runs: a line in the log, the student's bell, open pages. */
async function conclude(merge: MergeRecord, action: 'account.merge' | 'account.unmerge'): Promise<void> {
  const { _id, by, goneId, keepId } = merge;
  const account = { kind: 'account', id: String(goneId), userId: String(goneId) } as const;
  const after = { into: String(keepId) };
  const facts = action === 'account.merge' ? { after } : { before: after };
  await recordStaffAction({ userId: String(by), role: 'admin' }, action, account, facts, idOf(`${action} ${_id}`));
  await notify(String(keepId), SAID[action], '/my-applications', idOf(`notice ${action} ${_id}`));
  await show(merge);
}

/** Open pages show both. */
async function show({ keepId, goneId }: MergeRecord): Promise<void> {
  for (const student of await User.find({ _id: { $in: [keepId, goneId] } }, 'addedBy').lean()) {
    await announceChange(changeOfStudent(student));
    if (student.addedBy) await announceChange(changeOfAgent(student.addedBy));
  }
}

const idOf = (text: string) => new Types.ObjectId(createHash('sha256').update(text).digest('hex').slice(0, 24));
