import type { Types } from 'mongoose';
import type { AgencyOfMerge, ChoicesOfMerge } from '@/lib/contract/people/merging';
import { invalid } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { visibleStudent } from '@/lib/services/people/students';
import { Application } from '@/models/application';
import type { MergeRecord } from '@/models/merge';
import { Profile } from '@/models/profile';
import { User, type UserRecord } from '@/models/user';

type Agents = Pick<UserRecord, '_id' | 'addedBy' | 'formerAgents'>;

/**
 * Whose student it is after a merge that says nothing of it: the agent whom both accounts have, else no one. An agent who
 * could not read one of the two files reads it only by an admin's choice.
 */
const usualAgent = (keep: Agents, gone: Agents): Types.ObjectId | null =>
  keep.addedBy && gone.addedBy?.equals(keep.addedBy) ? keep.addedBy : null;

/** Whether an agent can be chosen: one of the two accounts has them, and who stays did not leave them. */
function canBeAgent(agentId: Types.ObjectId, keep: Agents, gone: Agents): boolean {
  const has = keep.addedBy?.equals(agentId) || gone.addedBy?.equals(agentId);
  return Boolean(has) && !(keep.formerAgents ?? []).some((former) => former.equals(agentId));
}

/** 422 for an agent who can't be chosen. */
export function refuseAgent(agentId: Types.ObjectId | null | undefined, keep: Agents, gone: Agents): void {
  if (agentId && !canBeAgent(agentId, keep, gone))
    throw invalid({
      agentId: 'The student has left this agency. Please choose the agency of one of the two accounts.',
    });
}

/**
 * What a merge changes about the agent of who stays, before anything comes to them: one who is not their agent any more has no
 * reach from here on. What was chosen and can't be any more, since the student left meanwhile, leaves no one.
 */
export function agentAfter({ agentId }: Pick<MergeRecord, 'agentId'>, keep: UserRecord, gone: UserRecord) {
  const chosen = agentId === undefined ? usualAgent(keep, gone) : agentId;
  const next = chosen && canBeAgent(chosen, keep, gone) ? chosen : null;
  if (String(next) === String(keep.addedBy ?? null)) return {};
  const { company_name = '', counsellor_name = '', branchId = null, memberId = null } = gone;
  const agency = next
    ? { company_name, counsellor_name, branchId, memberId }
    : { company_name: '', branchId: null, memberId: null };
  const left = keep.addedBy ? { formerAgents: [...(keep.formerAgents ?? []), keep.addedBy] } : {};
  return { addedBy: next, agencyOn: new Date(), claimId: null, ...agency, ...left };
}

/**
 * Whose student it can be after a merge, and what that agency comes to see. 404 for an account that is no student's, 422
 * for the same twice.
 */
export async function choicesOfMerge(viewer: Viewer, keepId: string, goneId: string): Promise<ChoicesOfMerge> {
  if (keepId === goneId) throw invalid({ goneId: 'Please choose another student.' });
  const [keep, gone] = [await visibleStudent(viewer, keepId), await visibleStudent(viewer, goneId)];
  const usual = usualAgent(keep, gone);
  const pairs = [
    { agentId: keep.addedBy, other: gone },
    { agentId: usual ? null : gone.addedBy, other: keep },
  ];
  const agencies: AgencyOfMerge[] = [];
  for (const { agentId, other } of pairs) {
    if (!agentId || !canBeAgent(agentId, keep, gone)) continue;
    const sees = usual ? NOTHING : await fileOf(other._id);
    agencies.push({ _id: String(agentId), name: await agencyName(agentId), sees });
  }
  return { agencies, agentId: usual && String(usual) };
}

/** What an agency is called: its company, else its agent. */
export async function agencyName(agentId: Types.ObjectId): Promise<string> {
  const agent = await User.findById(agentId, 'name company_name').lean();
  return agent?.company_name || agent?.name || 'An agency';
}

const NOTHING = { profile: false, documents: 0, applications: 0 };

/** What an agent reads of a student. */
async function fileOf(userId: Types.ObjectId): Promise<AgencyOfMerge['sees']> {
  const [profile, applications] = await Promise.all([
    Profile.findOne({ userId }, 'documents').lean(),
    Application.countDocuments({ userId }),
  ]);
  const documents = Object.values(profile?.documents ?? {}).flat().length;
  return { profile: profile !== null, documents, applications };
}
