import type { Types } from 'mongoose';
import { cache } from 'react';
import { agentListedFor, applicationsVisibleTo } from '@/lib/access';
import { ofAgent } from '@/lib/agency-access';
import { creditNow, creditOf } from '@/lib/domain/agency/credit';
import { wasSent } from '@/lib/domain/applications/sent';
import { placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { Application, type ApplicationRecord } from '@/models/application';
import type { CreditRecord } from '@/models/application-parts';
import type { Filter } from '@/models/filter';
import { Prospect } from '@/models/prospect';
import { User, type UserRecord } from '@/models/user';
import { fallOfStudent } from './handling';

type Applications = Filter<ApplicationRecord>;

/** The applications that the viewer may read now, of those that a filter is about. */
export async function visibleApplications(viewer: Viewer, filter: Applications = {}): Promise<Applications> {
  const former = viewer.role === 'agent' ? await ownFormerStudents(viewer) : [];
  return both(filter, applicationsVisibleTo(viewer, former));
}

/** Read once while a page is rendered: its viewer is an object of that page alone. */
const ownFormerStudents = cache((viewer: Viewer) => formerStudentsOf(placeOf(viewer).id));

/** The ids of the students who left this agent: few, and none as a rule. */
export async function formerStudentsOf(agentId: string): Promise<Types.ObjectId[]> {
  const students = await User.find({ formerAgents: agentId, addedBy: { $ne: agentId } }, '_id').lean();
  return students.map(({ _id }) => _id);
}

/** The applications of a list: of an agent's students, where the viewer is one or names one. 404 for an agent who names another. */
export async function listedApplications(viewer: Viewer, addedBy?: string): Promise<Applications> {
  const agentId = agentListedFor(viewer, addedBy);
  const scope = await visibleApplications(viewer);
  return agentId && viewer.role !== 'agent' ? both(ofAgent(agentId, await formerStudentsOf(agentId)), scope) : scope;
}

/** The fields of a student that `careCopies` and `creditNow` are made of. */
const OF_CARE = 'addedBy branchId memberId company_name counsellor_name agencyOn createdOn';
const COPIED = ['agentId', 'branchId', 'memberId', 'agencyCounsellor'] as const;

/** What applications hold of who looks after their student. */
export function careCopies({
  addedBy: agentId,
  branchId = null,
  memberId = null,
  counsellor_name,
}: Pick<UserRecord, 'addedBy' | 'branchId' | 'memberId' | 'counsellor_name'>) {
  return { agentId, branchId, memberId, agencyCounsellor: agentId ? (counsellor_name ?? '') : '' };
}

/**
 * Writes a student's present agency, branch and counsellor there to their applications, which lists are found by, and to those that
 * aren't sent yet which agency brought the student.
 */
export async function renewAgent(userId: string): Promise<void> {
  for (let written: string | undefined; ; ) {
    const student = await User.findById(userId, OF_CARE).lean();
    if (!student) return;
    const copies = careCopies(student);
    const now = JSON.stringify(copies);
    if (now === written) return;
    written = now;
    const differs = COPIED.map((field) => ({ [field]: { $ne: copies[field] } }));
    await renewCredit(userId, creditNow(student, new Date()));
    await Application.updateMany({ userId, $or: differs }, { $set: { ...copies, agency: student.company_name } });
    await fallOfStudent(userId, copies.agentId);
    const { agentId, branchId, memberId } = copies;
    if (agentId) await Prospect.updateMany({ studentId: userId, agencyId: agentId }, { $set: { branchId, memberId } });
  }
}

/** A sent application keeps who brought its student; from here on it is stored. One that is sent at the same moment keeps what it has. */
async function renewCredit(userId: string, now: CreditRecord | null): Promise<void> {
  const kept = 'agentId agency credit sent status history movedOn offer createdOn';
  for (const application of await Application.find({ userId }, kept).lean()) {
    const before = creditOf(application);
    const isSame = String(before?.agencyId) === String(now?.agencyId);
    const credit = wasSent(application) || isSame ? before : now;
    if (application.credit !== undefined && credit === before) continue;
    const asRead = { sent: application.sent ? { $ne: null } : null } as object;
    await Application.updateOne({ _id: application._id, userId, ...asRead }, { $set: { credit } });
  }
}

/** How many applications are looked at in a step of the repair. */
const STEP = 1_000;

/** Writes every student's present agent to their applications. Returns how many named another one. */
export async function repairAgents(): Promise<number> {
  let repaired = 0;
  for (let after: Types.ObjectId | null = null; ; ) {
    const batch: Pick<Stored, '_id' | 'userId' | 'agentId'>[] = await Application.find(
      after ? { _id: { $gt: after } } : {},
      'userId agentId',
    )
      .sort({ _id: 1 })
      .limit(STEP)
      .lean();
    const last = batch.at(-1);
    if (!last) return repaired;
    const students = await User.find({ _id: { $in: batch.map(({ userId }) => userId) } }, 'addedBy').lean();
    const agents = new Map(students.map(({ _id, addedBy }) => [String(_id), String(addedBy)]));
    const wrong = batch.filter(({ userId, agentId }) => (agents.get(String(userId)) ?? 'null') !== String(agentId));
    for (const userId of new Set(wrong.map((application) => String(application.userId)))) await renewAgent(userId);
    repaired += wrong.length;
    after = last._id;
  }
}

interface Stored {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  agentId: Types.ObjectId | null;
}

/** Both hold; merged where no field is in both, as the indexes' planner has it best. */
function both(filter: Applications, scope: Applications): Applications {
  const shared = Object.keys(scope).some((field) => field in filter);
  return shared ? { $and: [filter, scope] } : { ...filter, ...scope };
}
