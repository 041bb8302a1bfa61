import { STAFF_ROLES, type StaffMember, type StaffOrder, type StaffRole } from '@/lib/contract/people/staff';
import { changedMeanwhile, conflict, found } from '@/lib/domain/errors';
import { dropAccountStatus } from '@/lib/platform/auth/account';
import { dropSentCodes } from '@/lib/platform/auth/codes';
import { afterNewVersion } from '@/lib/platform/auth/stored-sessions';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { sendMail } from '@/lib/platform/mail/send';
import { type Actor, recordStaffAction } from '@/lib/services/records/lists/actions';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { containing, type ListQuery, orderOf, readPage } from '@/lib/services/records/lists/lists';
import { User, type UserRecord } from '@/models/user';
import { createInvited, spendInvitation } from '../accounts/inviting';

const STAFF = { role: { $in: [...STAFF_ROLES] } };

/** Team members and admins, with the number on all pages. */
export async function listStaff(query: ListQuery & { sort: StaffOrder }) {
  const list = { model: User, filter: staffFilter(query), order: orderOf(query.sort) };
  const { records, total } = await readPage(list, query);
  return { staff: records.map(memberOf), total };
}

/** The team members and admins a list is about. */
export function staffFilter({ q }: { q: string }) {
  return { ...STAFF, ...containing<UserRecord>(q, ['name', 'email', 'jobTitle']) };
}

/**
 * Opens an account for a team member or an admin and e-mails them a link to choose a password; until then
 * it can't sign in. 409 when the e-mail is taken, 429 beyond thirty addresses a day.
 */
export async function inviteStaff(
  viewer: Viewer,
  input: { name: string; email: string; role: StaffRole; jobTitle: string },
): Promise<StaffMember> {
  const member = await createInvited('staff', input);
  const userId = String(member._id);
  await sendMail({ template: 'staff-invited', userId });
  await recordActivity(viewer.userId, `You invited ${input.name}.`);
  await recordStaffAction(viewer, 'staff.invite', account(userId), { after: { role: input.role } });
  return memberOf(member);
}

/**
 * E-mails a new link for an invitation that wasn't accepted yet; the last one stops working. It stands in no answer, so that no
 * admin acts in a colleague's name. 404 for an account that isn't staff, 409 for one in use or disabled, 429 within two
 * minutes and after three
 * in a day.
 */
export async function repeatInvitation(viewer: Viewer, id: string): Promise<void> {
  const member = await staffMember(id);
  if (member.disabled) throw conflict('This account is disabled.');
  if (member.isVerified) throw conflict('This invitation has already been used.');
  await spendInvitation(member.email);
  await recordStaffAction(viewer, 'staff.invite', account(id), { after: { role: member.role } });
  await sendMail({ template: 'staff-invited', userId: id });
}

/**
 * Disables or enables an account of staff, or changes its role. Its sessions end at once, and links that were sent to
 * it. 404 for an account that isn't staff; 409 for what would leave no admin who can sign in, also by two calls at once.
 */
export async function changeStaff(
  viewer: Actor,
  id: string,
  change: { disabled?: boolean | undefined; role?: StaffRole | undefined },
): Promise<StaffMember> {
  const before = await staffMember(id);
  const { disabled = before.disabled, role = before.role } = change;
  if (disabled === before.disabled && role === before.role) return memberOf(before);
  const losesAdmin = isActiveAdmin(before) && (disabled || role !== 'admin');
  if (losesAdmin && (await activeAdmins()) < 2) throw lastAdmin();
  const changed = await User.findOneAndUpdate(
    { _id: id, ...STAFF, role: before.role, disabled: before.disabled },
    { $set: { disabled, role }, $inc: { sessionVersion: 1 } },
    { returnDocument: 'after' },
  ).lean();
  if (!changed) throw changedMeanwhile('this account');
  // Two admins who disable each other at once both pass the first check; the call that then finds no admin left undoes it.
  if (losesAdmin && (await activeAdmins()) === 0) {
    await User.updateOne({ _id: id }, { $set: { disabled: before.disabled, role: before.role } });
    await dropAccountStatus(id);
    throw lastAdmin();
  }
  await afterNewVersion(changed);
  if (disabled) await dropSentCodes(id);
  await logChange(viewer, id, before, changed);
  return memberOf(changed);
}

async function staffMember(id: string): Promise<UserRecord> {
  return found(await User.findOne({ _id: id, ...STAFF }).lean(), 'User not found.');
}

async function logChange(viewer: Actor, id: string, before: UserRecord, after: UserRecord): Promise<void> {
  if (before.role !== after.role) {
    const facts = { before: { role: before.role }, after: { role: after.role } };
    await recordStaffAction(viewer, 'staff.role', account(id), facts);
  }
  if (before.disabled !== after.disabled) {
    const facts = { before: { disabled: before.disabled }, after: { disabled: after.disabled } };
    await recordStaffAction(viewer, after.disabled ? 'staff.disable' : 'staff.enable', account(id), facts);
  }
}

const activeAdmins = () => User.countDocuments({ role: 'admin', isVerified: true, disabled: { $ne: true } });
const isActiveAdmin = ({ role, isVerified, disabled }: UserRecord) => role === 'admin' && isVerified && !disabled;
const lastAdmin = () => conflict('This is the last admin who can sign in. Please make someone else an admin first.');
const account = (userId: string) => ({ kind: 'account', id: userId, userId }) as const;

/** A member of staff as the table shows them. */
export const memberOf = ({
  _id,
  name,
  email,
  role,
  jobTitle,
  createdOn,
  isVerified,
  disabled,
}: UserRecord): StaffMember => ({
  _id: String(_id),
  name,
  email,
  role: role === 'admin' ? 'admin' : 'team',
  jobTitle,
  createdOn: createdOn.toISOString(),
  standing: disabled ? 'disabled' : isVerified ? 'active' : 'invited',
});
