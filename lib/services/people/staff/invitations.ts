import { conflict } from '@/lib/domain/errors';
import { verificationCodeOf } from '@/lib/platform/auth/verification-codes';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { spend } from '@/lib/platform/limits/rate-limits';
import { sendMail } from '@/lib/platform/mail/send';
import { studentActedFor, visibleStudent } from '../students';

/** What stands between an agent's student and signing in; null for a verified one. */
export interface Invitation {
  email: string;
  /** The six digits by which staff can verify the account too; null when they ran out. */
  code: string | null;
}

/** How an agent's student can still be verified. 404 for another's student. */
export async function invitationOf(viewer: Viewer, studentId: string): Promise<Invitation | null> {
  const { email, isVerified } = await visibleStudent(viewer, studentId);
  return isVerified ? null : { email, code: await verificationCodeOf(studentId) };
}

/**
 * Sends the e-mail with the link to choose a password once more; the link before stops working, unless it was sent within two
 * minutes: then it is the one that works. 404 for another's student, 409 for a verified one, 429 after too many.
 */
export async function inviteAgain(viewer: Viewer, studentId: string): Promise<void> {
  const { email, isVerified } = await studentActedFor(viewer, studentId);
  if (isVerified) throw conflict('Account already verified.');
  await spend('code-account', `invitation:${email}`);
  await sendMail({ template: 'set-password', userId: studentId });
}
