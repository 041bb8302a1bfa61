import { Types } from 'mongoose';
import { AGENCY_ROLE_RULES, CARETAKERS } from '@/lib/domain/agency/roles';
import { defineJob } from '@/lib/platform/jobs/worker';
import { announceChange, changeOfStudent } from '@/lib/services/records/notices/changes';
import { notify } from '@/lib/services/records/notices/notifications';
import { User, type UserRecord } from '@/models/user';
import { handOverLeads } from '../prospects/hand-over';
import { giveStepsBack } from '../prospects/steps';
import { renewAgent } from '../scope';

type Colleague = Pick<UserRecord, '_id' | 'name'>;

/** The students of one agency. */
export const studentsOf = (agencyId: Types.ObjectId) => ({ role: 'student' as const, addedBy: agencyId });

/** `counsellor_name` is what the specification's calls say of it. */
export const careOf = ({ _id, name }: Colleague) => ({ memberId: _id, counsellor_name: name });

/** Whether students can be in the care of a person of an agency; who registered it always can. */
export const canTake = ({ agency, disabled }: Pick<UserRecord, 'agency' | 'disabled'>): boolean =>
  !agency || (CARETAKERS.includes(agency.role) && !disabled);

/**
 * Gives all students and leads of a person who takes none any more to who was named for them then, else to who registered the agency. To be
 * called after the write that says so. Run again it goes on where it was cut off.
 */
export async function handOverAll(agencyId: Types.ObjectId, from: Types.ObjectId): Promise<void> {
  const moved = new Map<string, number>();
  for (;;) {
    const student = await User.findOne({ ...studentsOf(agencyId), memberId: from }).lean();
    if (!student) break;
    const after = await settled(student);
    const { memberId } = after;
    if (String(memberId) === String(from)) break;
    if (memberId) moved.set(String(memberId), (moved.get(String(memberId)) ?? 0) + 1);
    await renewAgent(String(student._id));
    await announceChange(changeOfStudent(after));
  }
  for (const [to, count] of moved)
    await notify(to, `${count === 1 ? 'A student is' : `${count} students are`} now assigned to you.`, '/students');
  const person = await User.findById(from, 'agency disabled').lean();
  await handOverLeads(agencyId, from, await successorTo(person, agencyId));
  // A front desk takes no leads, and does steps all the same.
  if (!person || person.disabled || rulesOf(person).leads === 'none') await giveStepsBack(agencyId, from);
}

const rulesOf = ({ agency }: Pick<UserRecord, 'agency'>) => AGENCY_ROLE_RULES[agency?.role ?? 'owner'];

/**
 * Writes a person's present name to the students in their care, and to what is copied from those. To be called after the write of the
 * name; run again it goes on where it was cut off.
 */
export async function renewCounsellorName(agencyId: Types.ObjectId, memberId: Types.ObjectId): Promise<void> {
  for (;;) {
    const person = await User.findById(memberId, 'name').lean();
    const inCare = { ...studentsOf(agencyId), memberId };
    const student = person && (await User.findOne({ ...inCare, counsellor_name: { $ne: person.name } }).lean());
    if (!student) return;
    const after = await settled(student);
    await renewAgent(String(after._id));
    await announceChange(changeOfStudent(after));
  }
}

/**
 * A student as they stand once their counsellor is someone who can take them, by that person's present name. To be
 * called after each write of a counsellor: who
 * was switched off at the same moment either sees the student there, or is seen here.
 */
export async function settled(student: UserRecord): Promise<UserRecord> {
  for (let current = student; ; ) {
    const { _id, addedBy, memberId } = current;
    if (!addedBy || !memberId) return current;
    const person = await User.findById(memberId, 'name agency disabled role').lean();
    const stays = person && belongsTo(person, addedBy) && canTake(person) ? person : null;
    if (stays && stays.name === current.counsellor_name) return current;
    const set = careOf(stays ?? (await successorTo(person, addedBy)));
    const after = await User.findOneAndUpdate({ _id, addedBy, memberId }, { $set: set }, { returnDocument: 'after' });
    const now = after?.toObject<UserRecord>() ?? (await User.findById(_id).lean());
    if (!now) return current;
    current = now;
  }
}

const belongsTo = ({ _id, agency }: Pick<UserRecord, '_id' | 'agency'>, agencyId: Types.ObjectId): boolean =>
  String(agency?.id ?? _id) === String(agencyId);

/** Who takes the students of a person who can't: along who was named each time, at the end who registered the agency. */
async function successorTo(person: Pick<UserRecord, 'agency'> | null, agencyId: Types.ObjectId): Promise<Colleague> {
  const seen = new Set<string>();
  for (let next = person?.agency?.handTo; next && !seen.has(String(next)); ) {
    seen.add(String(next));
    const one = await User.findById(next, 'name agency disabled').lean();
    if (one && belongsTo(one, agencyId) && canTake(one)) return one;
    next = one?.agency?.handTo;
  }
  const owner = await User.findById(agencyId, 'name').lean();
  return owner ?? { _id: agencyId, name: '' };
}

/** Finishes hand-overs that broke off, and what was written beside one. */
export const followHandOvers = defineJob({
  kind: 'follow-hand-overs',
  everyMs: 5 * 60_000,
  run: (_payload, { signal }) => finishHandOvers(signal),
});

/** Hands over what is still with people who take no students. */
export async function finishHandOvers(signal?: AbortSignal): Promise<void> {
  const some = { 'agency.id': { $gt: new Types.ObjectId('0'.repeat(24)) } };
  const takeNone = [{ disabled: true }, { 'agency.role': { $nin: CARETAKERS } }];
  for (const { _id, agency } of await User.find({ ...some, $or: takeNone }, 'agency').lean()) {
    signal?.throwIfAborted();
    if (agency) await handOverAll(agency.id, _id);
  }
}
