import { Types } from 'mongoose';
import { CARETAKERS } from '@/lib/domain/agency/roles';
import { conflict, forbidden, invalid, notFound } from '@/lib/domain/errors';
import { agencyRule, placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { announceChange, changeOfStudent } from '@/lib/services/records/notices/changes';
import { notify } from '@/lib/services/records/notices/notifications';
import { Agency } from '@/models/agency';
import { User, type UserRecord } from '@/models/user';
import { renewAgent } from '../scope';
import { studentActedFor } from '../students';

const studentsOf = (agencyId: Types.ObjectId) => ({ role: 'student' as const, addedBy: agencyId });

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

/** Gives all students of one person to another, with their applications. Run again it goes on where it was cut off. */
export async function handOverAll(
  agencyId: Types.ObjectId,
  from: Types.ObjectId,
  to: Pick<UserRecord, '_id' | 'name'>,
): Promise<void> {
  let moved = 0;
  for (;;) {
    const student = await User.findOneAndUpdate(
      { ...studentsOf(agencyId), memberId: from },
      { $set: careOf(to) },
      { returnDocument: 'after' },
    ).lean();
    if (!student) break;
    moved++;
    await renewAgent(String(student._id));
    await announceChange(changeOfStudent(student));
  }
  if (moved)
    await notify(
      String(to._id),
      `${moved === 1 ? 'A student is' : `${moved} students are`} in your care now.`,
      '/students',
    );
}

/** `counsellor_name` is what the specification's calls say of it. */
const careOf = ({ _id, name }: Pick<UserRecord, '_id' | 'name'>) => ({ memberId: _id, counsellor_name: name });

export interface Care {
  /** null for no one. */
  memberId?: string | null | undefined;
  branchId?: string | null | undefined;
}

/**
 * Puts a student in the care of a colleague, or of a branch. 404 for another's student, 403 for who doesn't assign, 422 for a
 * person or a branch that can't take them, 409 for a student who left meanwhile.
 */
export async function assignStudent(viewer: Viewer, studentId: string, care: Care): Promise<void> {
  const student = await studentActedFor(viewer, studentId);
  const { id, branches } = placeOf(viewer);
  const { managesPeople } = agencyRule(viewer);
  if (managesPeople === 'none' && care.branchId !== undefined) throw forbidden();
  const set: Partial<UserRecord> = {};
  if (care.branchId !== undefined) {
    if (care.branchId !== null) await refuseBranch(id, care.branchId);
    if (managesPeople === 'branch' && !branches.includes(String(care.branchId))) throw forbidden();
    set.branchId = care.branchId === null ? null : new Types.ObjectId(care.branchId);
  }
  if (care.memberId === null) set.memberId = null;
  else if (care.memberId !== undefined) Object.assign(set, careOf(await taker(id, care.memberId)));
  const after = await User.findOneAndUpdate(
    { _id: student._id, addedBy: id },
    { $set: set },
    { returnDocument: 'after' },
  ).lean();
  if (!after) throw conflict('This student is no longer yours.');
  await renewAgent(studentId);
  await announceChange(changeOfStudent(after));
  const to = set.memberId && String(set.memberId);
  if (to && to !== viewer.userId)
    await notify(to, `${student.name} is in your care now.`, `/view-profile/${studentId}`);
  await recordActivity(viewer.userId, `You changed who looks after ${student.name}.`);
}

async function taker(agencyId: string, memberId: string): Promise<Pick<UserRecord, '_id' | 'name'>> {
  const person = await User.findOne({
    _id: memberId,
    role: 'agent',
    $or: [{ _id: agencyId }, { 'agency.id': agencyId }],
  }).lean();
  if (!person) throw notFound('User not found.');
  const takes = CARETAKERS.includes(person.agency?.role ?? 'owner') && !person.disabled;
  if (!takes) throw invalid({ memberId: 'Please choose a colleague who can take students.' });
  return person;
}

async function refuseBranch(agencyId: string, branchId: string): Promise<void> {
  const agency = await Agency.findById(agencyId).lean();
  const branch = agency?.branches.find(({ _id }) => String(_id) === branchId);
  if (!branch) throw notFound('Branch not found.');
  if (branch.archivedOn) throw invalid({ branchId: 'This branch is closed.' });
}
