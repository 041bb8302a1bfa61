import type { verify } from '@/lib/contract/accounts/verification';
import type { Result } from '@/lib/contract/operation';
import { conflict } from '@/lib/domain/errors';
import { dropAccountStatus } from '@/lib/platform/auth/account';
import { dropCode } from '@/lib/platform/auth/codes';
import {
  issueVerificationCode,
  ownerOfVerificationCode,
  verificationCodeOf,
} from '@/lib/platform/auth/verification-codes';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { sendMail } from '@/lib/platform/mail/send';
import { recordStaffAction } from '@/lib/services/records/lists/actions';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { announceChange, changeOfAgent, changeOfStudent } from '@/lib/services/records/notices/changes';
import { notify } from '@/lib/services/records/notices/notifications';
import { Referral } from '@/models/referral';
import { User, type UserRecord } from '@/models/user';
import { renewEnquiries } from '../enquiries';
import { visibleStudent } from '../students';

type Verification = Result<typeof verify>;

/**
 * An admin verifies the account with this e-mail address by its code; where one of them is wrong, the answer holds the
 * right one (specification, section 8).
 */
export async function verifyByCode(viewer: Viewer, given: { code: string; email: string }): Promise<Verification> {
  const user = await User.findOne({ email: given.email }).lean();
  if (!user) return unknownAddress(given.code);
  if (user.isVerified) return alreadyVerified;
  const userId = String(user._id);
  const living = await verificationCodeOf(userId);
  // A verification at the same moment marks the account before it drops the code: no code may mean just that.
  if (!living && (await User.exists({ _id: user._id, isVerified: true }))) return alreadyVerified;
  const code = living ?? (await issueVerificationCode(userId));
  if (code !== given.code) {
    const message = 'User found with this email, but the code is incorrect';
    return { ...nothing, userFound: true, wrongCode: true, correctCode: code, message };
  }
  if (!(await verifyAs(viewer, user))) return alreadyVerified;
  return { ...nothing, userFound: true, isVerified: 0, message: 'Account successfully verified!' };
}

/** An admin verifies a student without a code. 404 for an account that is no student's, 409 for one that is verified. */
export async function verifyStudent(viewer: Viewer, userId: string): Promise<void> {
  const student = await visibleStudent(viewer, userId);
  if (!(await verifyAs(viewer, student))) throw conflict(alreadyVerified.message);
}

/** Verifies an account in a staff member's name. False when it was verified already. */
async function verifyAs(viewer: Viewer, user: UserRecord): Promise<boolean> {
  if (!(await markVerified(user))) return false;
  const userId = String(user._id);
  await sendMail({ template: 'verified', userId });
  await recordActivity(viewer.userId, `You verified the account of ${user.name}.`);
  const account = { kind: 'account', id: userId, userId } as const;
  await recordStaffAction(viewer, 'account.verify', account, {
    before: { isVerified: false },
    after: { isVerified: true },
  });
  return true;
}

/**
 * Verifies an account, however that was proven: drops the code, notifies its owner and the user who referred them. False
 * when it was verified already; of several calls at once exactly one returns true.
 */
export async function markVerified(
  account: Pick<UserRecord, '_id' | 'name' | 'email' | 'role' | 'addedBy'>,
): Promise<boolean> {
  const { _id, name, role } = account;
  const userId = String(_id);
  const { modifiedCount } = await User.updateOne({ _id, isVerified: false }, { $set: { isVerified: true } });
  if (!modifiedCount) return false;
  await dropAccountStatus(userId);
  await renewEnquiries(account.email);
  await announceChange(role === 'agent' ? changeOfAgent(_id) : changeOfStudent(account));
  await dropCode(userId, 'verify-account');
  await recordActivity(userId, 'Your account has been verified.');
  await notify(userId, 'Your account has been verified. Welcome!', '/');
  const referral = await Referral.findOne({ referredUserId: _id }, 'referrerId').lean();
  if (referral)
    await notify(String(referral.referrerId), `${name} is verified. You can claim this referral now.`, '/refer');
  return true;
}

async function unknownAddress(code: string): Promise<Verification> {
  const ownerId = await ownerOfVerificationCode(code);
  const owner = ownerId ? await User.findById(ownerId, 'email').lean() : null;
  if (!owner) return { ...nothing, message: 'User not found with the email.' };
  const message = 'User found, but the email is invalid';
  return { ...nothing, userFound: true, wrongEmail: true, correctEmail: owner.email, message };
}

const nothing: Verification = {
  userFound: false,
  isVerified: null,
  wrongEmail: false,
  correctEmail: null,
  wrongCode: false,
  correctCode: null,
  message: '',
};
const alreadyVerified: Verification = {
  ...nothing,
  userFound: true,
  isVerified: 1,
  message: 'Account already verified.',
};
