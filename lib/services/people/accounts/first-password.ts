import { Types } from 'mongoose';
import { conflict, invalid } from '@/lib/domain/errors';
import { isSamePhone, withPhones } from '@/lib/domain/phones';
import type { Client } from '@/lib/platform/auth/client';
import { issueCode, lifetime, spendCode } from '@/lib/platform/auth/codes';
import { hashPassword, refuseCommonPassword } from '@/lib/platform/auth/passwords';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { refund, spend } from '@/lib/platform/limits/rate-limits';
import { sendMail } from '@/lib/platform/mail/send';
import { recordStaffAction } from '@/lib/services/records/lists/actions';
import { User, type UserRecord } from '@/models/user';
import { studentWrittenAbout } from '../students';
import { storeOwnPassword } from './own-password';

const purpose = 'phone-code';

/** Whom a first password can be given to: the present one was given by another, or there is none. */
const WAITS = { role: 'student', choosesPassword: true } as const;

/**
 * E-mails a student the link to choose a password once more, unless that was done within two minutes. Returns the address. 404
 * outside the viewer's scope, 409 for who chose one already, 429 after five in ten minutes.
 */
export async function sendPasswordLink(viewer: Viewer, studentId: string): Promise<string> {
  const { email } = await waitingStudent(viewer, studentId);
  await spend('code-account', `invitation:${email}`);
  await sendMail({ template: 'set-password', userId: studentId });
  return email;
}

/**
 * Makes a code that staff read to a student by phone; the one before stops working. Which number was called is logged before
 * there is a code. 404 outside the viewer's scope, 409 for who chose a password already, 422 for the number of an agent or of
 * staff, 429 after five in ten minutes.
 */
export async function makePhoneCode(
  viewer: Viewer,
  studentId: string,
  number: string,
): Promise<{ code: string; lives: string }> {
  const { email } = await waitingStudent(viewer, studentId);
  await refuseNumberOfOthers(number);
  await spend('code-account', `phone-code:${studentId}`);
  const account = { kind: 'account', id: studentId, userId: studentId } as const;
  await recordStaffAction(viewer, 'account.phone-code', account, { after: { number } });
  const code = await issueCode(studentId, purpose);
  await refund('code-account', triesAt(email));
  return { code, lives: lifetime(purpose) };
}

/**
 * Sets a student's first password by the code that they heard on the phone; every session of the account ends. The account is
 * not verified by it: the code doesn't show whose mailbox it is. 422 for `code` alike where it is wrong, too old or used, the account is
 * unknown, or has a password of its own; 429 after five tries in ten minutes.
 */
export async function setFirstPassword(
  { email, code, password }: { email: string; code: string; password: string },
  client: Client,
): Promise<void> {
  refuseCommonPassword(password);
  await spend('code-account', triesAt(email));
  const student = await User.findOne({ email, ...WAITS }, '_id').lean();
  // An unknown account takes the same work.
  const userId = String(student?._id ?? new Types.ObjectId());
  if (!(await spendCode(userId, purpose, code))) throw wrongCode();
  const user = await storeOwnPassword({ _id: userId, ...WAITS }, await hashPassword(password), client);
  if (!user) throw wrongCode();
  await refund('code-account', triesAt(email));
  await sendMail({ template: 'password-changed', userId });
}

async function waitingStudent(viewer: Viewer, studentId: string): Promise<UserRecord> {
  const student = await studentWrittenAbout(viewer, studentId);
  if (!student.choosesPassword) throw conflict('This student has already chosen a password.');
  if (student.disabled) throw conflict('This account is disabled.');
  return student;
}

/** The code is the student's alone, and the number in their profile may be one that an agent typed. */
async function refuseNumberOfOthers(number: string): Promise<void> {
  const either = withPhones([number]);
  if (!either.length) return;
  const role = { $in: ['agent' as const, 'team' as const, 'admin' as const] };
  const others = await User.find({ $or: either, role }, 'mobile mobileE164').lean();
  if (others.some((other) => isSamePhone(other, { mobile: number }))) {
    throw invalid({
      number: 'This number belongs to an agent or to our team. Please call the student on their own number.',
    });
  }
}

const triesAt = (email: string) => `first-password:${email}`;
const wrongCode = () => invalid({ code: 'This code is wrong or has expired. Please ask our team for a new one.' });
