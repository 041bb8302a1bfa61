import { Types } from 'mongoose';
import { canGiveRight, canGiveTo, peopleOfAgency } from '@/lib/agency-access';
import type { AgencyMember, InvitedMember, MemberChange } from '@/lib/contract/agency/agency';
import { AGENCY_RIGHT_NAMES, AGENCY_RIGHTS, type AgencyRight, CARETAKERS, mayManage } from '@/lib/domain/agency/roles';
import { changedMeanwhile, conflict, forbidden, invalid, notFound } from '@/lib/domain/errors';
import { dropSentCodes } from '@/lib/platform/auth/codes';
import { afterNewVersion } from '@/lib/platform/auth/stored-sessions';
import { agencyRule, placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { sendMail } from '@/lib/platform/mail/send';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { mergedWith } from '@/lib/services/records/lists/merged-with';
import { Agency } from '@/models/agency';
import { type Membership, User, type UserRecord } from '@/models/user';
import { createInvited, spendInvitation } from '../accounts/inviting';
import { leadsInCareOf } from '../prospects/hand-over';
import { studentsInCareOf } from './care';
import { handOverAll, renewCounsellorName } from './hand-over';
import { membershipOf, placeIn } from './names';

/** Who works at an agency, by name, without those who are switched off. */
export async function colleagues(agencyId: string) {
  const people = await User.find({ ...peopleOfAgency(agencyId), disabled: { $ne: true } }, 'name agency')
    .sort({ name: 1, _id: 1 })
    .lean();
  return people.map((one) => {
    return { _id: String(one._id), name: one.name, ...placeIn(one) };
  });
}

/** The people of the viewer's agency by name, those who left at the end. */
export async function listMembers(viewer: Viewer): Promise<AgencyMember[]> {
  const people = await User.find(peopleOfAgency(placeOf(viewer).id))
    .sort({ disabled: 1, name: 1, _id: 1 })
    .lean();
  const counts = await studentsInCareOf(
    new Types.ObjectId(placeOf(viewer).id),
    people.map(({ _id }) => _id),
  );
  return people.map((one) => memberOf(viewer, one, counts.get(String(one._id)) ?? 0));
}

/**
 * Opens an account for a person of the agency and e-mails them a link to choose a password; until then it can't sign in. 403
 * for a role or right that the viewer may not give or a branch that isn't theirs, 409 when the e-mail is taken, 429
 * beyond thirty addresses a day.
 */
export async function inviteMember(viewer: Viewer, { name, email, ...place }: InvitedMember): Promise<AgencyMember> {
  const { id } = placeOf(viewer);
  await refusePlace(viewer, place);
  refuseRights(viewer, place);
  const owner = await User.findById(id, 'company_name').orFail().lean();
  const agency = {
    id: new Types.ObjectId(id),
    role: place.role,
    branches: place.branches.map((one) => new Types.ObjectId(one)),
    exports: place.exports,
    commission: place.commission,
    handles: place.handles,
    closed: false,
  };
  const member = await createInvited(id, { name, email, role: 'agent', company_name: owner.company_name, agency });
  await sendMail({ template: 'agency-invited', userId: String(member._id) });
  await recordActivity(viewer.userId, `You invited ${name} to your agency.`);
  return memberOf(viewer, member, 0);
}

/**
 * E-mails a new link for an open invitation; the last one stops working. 404 outside the agency, 403 for others' people,
 * 409 for one that was followed, 429 as `spendInvitation`.
 */
export async function inviteMemberAgain(viewer: Viewer, memberId: string): Promise<void> {
  const member = await managed(viewer, memberId);
  if (member.disabled) throw conflict('This account is disabled.');
  if (member.isVerified) throw conflict('This invitation has already been used.');
  await spendInvitation(member.email);
  await sendMail({ template: 'agency-invited', userId: memberId });
}

/**
 * Changes a person's name, role, branches or right to export, or switches the account on or off; their sessions end at once. Off asks
 * who takes their students, and is done when nothing is left with them; a call that was cut off is made whole by the same call.
 * 404 outside the agency, 403 for people the viewer doesn't manage, rights they can't give and takers out of their reach, 409 for who
 * registered the agency, who stays its owner, and for what someone else changed too since it was seen, 422 for a taker who can't.
 */
export async function changeMember(
  viewer: Viewer,
  memberId: string,
  { seen, ...sent }: MemberChange,
): Promise<AgencyMember> {
  const before = await managed(viewer, memberId);
  if (!before.agency) throw conflict('The person who registered the agency must remain its owner.');
  const place = before.agency;
  const stored = { ...memberOf(viewer, before, 0), disabled: before.disabled };
  const change = mergedWith(stored, sent, seen);
  const { role = place.role, branches = place.branches.map(String), exports = place.exports } = change;
  const { commission = place.commission ?? false, handles = place.handles ?? false } = change;
  const { name = before.name, disabled = before.disabled, handTo } = change;
  await refusePlace(viewer, { role, branches });
  refuseRights(viewer, { exports, commission, handles }, place);
  const leavesCare = disabled || !CARETAKERS.includes(role);
  const count = leavesCare ? ((await studentsInCareOf(place.id, [before._id])).get(memberId) ?? 0) : 0;
  const leads = leavesCare ? await leadsInCareOf(place.id, before._id) : 0;
  if (count + leads > 0 && !handTo) throw conflict(`Please choose who takes over their ${takenWords(count, leads)}.`);
  const taker = handTo ? await takerOf(viewer, handTo, memberId) : null;
  const agency: Membership = {
    ...place,
    role,
    exports,
    commission,
    handles,
    branches: branches.map((one) => new Types.ObjectId(one)),
    handTo: leavesCare ? (taker?._id ?? place.handTo ?? null) : null,
  };
  const after = await User.findOneAndUpdate(
    { _id: memberId, role: 'agent', disabled: before.disabled, updatedOn: before.updatedOn },
    { $set: { name, disabled, agency }, $inc: { sessionVersion: 1 } },
    { returnDocument: 'after' },
  ).lean();
  if (!after) throw changedMeanwhile('this account');
  await afterNewVersion(after);
  if (disabled) await dropSentCodes(memberId);
  if (leavesCare) await handOverAll(place.id, before._id);
  if (change.name) await renewCounsellorName(place.id, before._id);
  await recordActivity(viewer.userId, `You changed the account of ${before.name}.`);
  return memberOf(viewer, after, (await studentsInCareOf(place.id, [before._id])).get(memberId) ?? 0);
}

/** 'student', '3 students and 2 leads' */
function takenWords(students: number, leads: number): string {
  const words = [
    ...(students ? [students === 1 ? 'student' : `${students} students`] : []),
    ...(leads ? [leads === 1 ? 'lead' : `${leads} leads`] : []),
  ];
  return words.join(' and ');
}

/** The person of the viewer's agency who takes others' students: 404 outside it, 403 out of reach, 422 for one who can't. */
async function takerOf(viewer: Viewer, id: string, from: string): Promise<UserRecord> {
  const taker = await User.findOne({ _id: id, ...peopleOfAgency(placeOf(viewer).id), disabled: { $ne: true } }).lean();
  if (!taker) throw notFound('User not found.');
  if (id === from || !CARETAKERS.includes(membershipOf(taker).role))
    throw invalid({ handTo: 'Please choose a colleague who can take students.' });
  if (!canGiveTo(viewer, placeIn(taker))) throw forbidden();
  return taker;
}

/** A person of the agency whom the viewer may change: 404 outside it, 403 for one they don't manage. */
async function managed(viewer: Viewer, memberId: string): Promise<UserRecord> {
  const member = await User.findOne({ _id: memberId, ...peopleOfAgency(placeOf(viewer).id) }).lean();
  if (!member) throw notFound('User not found.');
  const { role, branches } = placeIn(member);
  if (!mayManage(placeOf(viewer).role, role) || !reaches(viewer, branches)) throw forbidden();
  return member;
}

type Rights = Partial<Record<AgencyRight, boolean>>;

/** 403 for a right that the viewer may not give, or take where owners alone give it. */
function refuseRights(viewer: Viewer, given: Rights, before: Rights = {}): void {
  for (const right of AGENCY_RIGHT_NAMES) {
    const [is, was] = [given[right] ?? false, before[right] ?? false];
    const isTheirs = canGiveRight(viewer, right) || (was && AGENCY_RIGHTS[right].givenBy === 'holders');
    if (is !== was && !isTheirs) throw forbidden();
  }
}

/** A manager's people work in the manager's branches alone. */
function reaches(viewer: Viewer, branches: readonly string[]): boolean {
  if (agencyRule(viewer).managesPeople === 'all') return true;
  const own = placeOf(viewer).branches;
  return branches.length > 0 && branches.every((one) => own.includes(one));
}

/** 403 for a place that the viewer may not give, 404 for a branch that the agency doesn't have. */
async function refusePlace(viewer: Viewer, { role, branches }: Pick<InvitedMember, 'role' | 'branches'>) {
  if (!mayManage(placeOf(viewer).role, role) || !reaches(viewer, branches)) throw forbidden();
  const agency = await Agency.findById(placeOf(viewer).id).lean();
  const known = new Set((agency?.branches ?? []).map(({ _id }) => String(_id)));
  if (branches.some((one) => !known.has(one))) throw notFound('Branch not found.');
}

function memberOf(viewer: Viewer, user: UserRecord, students: number): AgencyMember {
  const { _id, name, email, isVerified, disabled } = user;
  const { exports, commission = false, handles = false } = membershipOf(user);
  const { role, branches } = placeIn(user);
  return {
    _id: String(_id),
    name,
    email,
    role,
    branches,
    exports,
    commission,
    handles,
    students,
    state: disabled ? 'off' : isVerified ? 'active' : 'invited',
    canChange: user.agency !== undefined && mayManage(placeOf(viewer).role, role) && reaches(viewer, branches),
    canTake:
      agencyRule(viewer).managesPeople !== 'none' &&
      !disabled &&
      CARETAKERS.includes(role) &&
      canGiveTo(viewer, { role, branches }),
  };
}
