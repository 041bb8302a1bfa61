import { Types } from 'mongoose';
import { canGiveTo } from '@/lib/agency-access';
import { AppError, conflict, forbidden, invalid, notFound } from '@/lib/domain/errors';
import { agencyRule, placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { announceChange, changeOfStudent } from '@/lib/services/records/notices/changes';
import { notify } from '@/lib/services/records/notices/notifications';
import { Agency } from '@/models/agency';
import { User, type UserRecord } from '@/models/user';
import { renewAgent } from '../scope';
import { studentActedFor } from '../students';
import { canTake, careOf, settled, studentsOf } from './hand-over';
import { branchOf, placeIn } from './names';

/** How many students are in the care of each of these people. */
export async function studentsInCareOf(
  agencyId: Types.ObjectId,
  people: readonly Types.ObjectId[],
): Promise<Map<string, number>> {
  const found = await User.aggregate<{ _id: Types.ObjectId; count: number }>([
    { $match: { ...studentsOf(agencyId), memberId: { $in: people } } },
    { $group: { _id: '$memberId', count: { $sum: 1 } } },
  ]);
  return new Map(found.map(({ _id, count }) => [String(_id), count]));
}

export interface Care {
  /** null for no one. */
  memberId?: string | null | undefined;
  branchId?: string | null | undefined;
  /** The branch of those who have none, where the colleague is not of one alone. */
  branchOfNone?: string | null | undefined;
}

/**
 * Puts a student in the care of a colleague, or of a branch. 404 for another's student, 403 for who doesn't assign and
 * for a colleague out of the viewer's reach, 422 for a
 * person or a branch that can't take them, 409 for a student who left meanwhile.
 */
export async function assignStudent(viewer: Viewer, studentId: string, care: Care): Promise<void> {
  const student = await studentActedFor(viewer, studentId);
  const after = await assigned(viewer, student, await careChange(viewer, care));
  const to = care.memberId && after.memberId && String(after.memberId);
  if (to && to !== viewer.userId)
    await notify(to, `${student.name} is now assigned to you.`, `/view-profile/${studentId}`);
  await recordActivity(viewer.userId, `You reassigned ${student.name}.`);
}

/**
 * Puts the students who still have a typed name, and no person, in the care of who it means, with one notice. 403, 404 and 422 as of one;
 * one that can't be assigned stops no other. Returns how many were.
 */
export async function assignTyped(viewer: Viewer, students: readonly string[], typedName: string, memberId: string) {
  const assign = await assigner(viewer, { memberId }, { typedName });
  let done = 0;
  for (const _id of students) {
    try {
      await assign(_id);
      done++;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
  if (done && memberId !== viewer.userId)
    await notify(memberId, `${done === 1 ? 'A student is' : `${done} students are`} now assigned to you.`, '/students');
  return done;
}

/** What assigns one student after another, without a notice: 403 and 422 as above at once, 404 for each that isn't the viewer's. */
export async function assigner(viewer: Viewer, care: Care, only: { typedName?: string } = {}) {
  const set = await careChange(viewer, care);
  return async (studentId: string) => assigned(viewer, await studentActedFor(viewer, studentId), set, only);
}

/** What is written; `otherwise`: the branch of a student who has none. */
type Change = Partial<UserRecord> & { otherwise?: Types.ObjectId | null };

/** What is written to a student; refuses what the viewer may not give. */
async function careChange(viewer: Viewer, care: Care): Promise<Change> {
  const { id, branches } = placeOf(viewer);
  const { managesPeople, actsForStudents } = agencyRule(viewer);
  if (!actsForStudents || (managesPeople === 'none' && (care.branchId !== undefined || care.branchOfNone)))
    throw forbidden();
  const set: Change = {};
  for (const branch of [care.branchId, care.branchOfNone ?? undefined]) {
    if (branch === undefined) continue;
    if (branch !== null) await refuseBranch(id, branch);
    if (managesPeople === 'branch' && !branches.includes(String(branch))) throw forbidden();
  }
  if (care.branchId !== undefined) {
    set.branchId = care.branchId === null ? null : new Types.ObjectId(care.branchId);
  }
  if (care.memberId === null) set.memberId = null;
  else if (care.memberId !== undefined) {
    const person = await taker(viewer, care.memberId);
    Object.assign(set, careOf(person));
    if (care.branchId === undefined)
      set.otherwise = branchOf(person) ?? (care.branchOfNone ? new Types.ObjectId(care.branchOfNone) : null);
  }
  return set;
}

/** Without a counsellor the counsellor's name goes; a name that was typed stays. */
async function assigned(
  viewer: Viewer,
  { _id, memberId, branchId }: UserRecord,
  { otherwise, ...set }: Change,
  { typedName }: { typedName?: string } = {},
): Promise<UserRecord> {
  const unnamed = set.memberId === null && memberId ? { counsellor_name: '' } : {};
  const written = await User.findOneAndUpdate(
    { _id, addedBy: placeOf(viewer).id, ...(typedName ? { memberId: null, counsellor_name: typedName } : {}) },
    { $set: { ...set, ...unnamed, ...(otherwise && !branchId ? { branchId: otherwise } : {}) } },
    { returnDocument: 'after' },
  ).lean();
  if (!written) throw conflict('This student is no longer yours.');
  const after = await settled(written);
  await renewAgent(String(_id));
  await announceChange(changeOfStudent(after));
  return after;
}

async function taker(viewer: Viewer, memberId: string): Promise<UserRecord> {
  const { id: agencyId } = placeOf(viewer);
  const person = await User.findOne({
    _id: memberId,
    role: 'agent',
    $or: [{ _id: agencyId }, { 'agency.id': agencyId }],
  }).lean();
  if (!person) throw notFound('User not found.');
  if (!canTake(person)) throw invalid({ memberId: 'Please choose a colleague who can take students.' });
  if (!canGiveTo(viewer, placeIn(person))) throw forbidden();
  return person;
}

async function refuseBranch(agencyId: string, branchId: string): Promise<void> {
  const agency = await Agency.findById(agencyId).lean();
  const branch = agency?.branches.find(({ _id }) => String(_id) === branchId);
  if (!branch) throw notFound('Branch not found.');
  if (branch.archivedOn) throw invalid({ branchId: 'This branch is closed.' });
}
