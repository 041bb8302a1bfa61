import { mailboxOf } from '@/lib/domain/addresses/own-addresses';
import { conflict, found, invalid, isDuplicateKey } from '@/lib/domain/errors';
import { dropAccountStatus } from '@/lib/platform/auth/account';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { spend } from '@/lib/platform/limits/rate-limits';
import { recordStaffAction } from '@/lib/services/records/lists/actions';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { announceChange, changeOfStudent } from '@/lib/services/records/notices/changes';
import { User, type UserRecord } from '@/models/user';
import { addressTaken } from '../accounts/email-change';
import { renewEnquiries } from '../enquiries';
import { entryOf } from '../entries';
import { refuseAnothers } from '../own-addresses';
import { sendLinkAgain } from '../profile/basic';
import { studentWrittenAbout } from '../students';

/**
 * Enters the own address of a student whom a helper registered: the link that goes there sets the first password and confirms the address.
 * It is open to staff and to that helper, also after the student came of age, until an address is confirmed: without one nobody could
 * sign in.
 * @throws AppError 404 for a student who isn't the helper's, or ended the help, 409 for a confirmed address and for one that has an
 * account, 422 for a helper's, an agent's or staff's, 429 after five in ten minutes
 */
export async function enterOwnAddress(viewer: Viewer, studentId: string, email: string): Promise<void> {
  const student =
    viewer.role === 'helper' ? await registeredBy(viewer, studentId) : await studentWrittenAbout(viewer, studentId);
  if (student.isVerified || student.passwordHash || !student.helperIds?.length)
    throw conflict(`${student.name} has already confirmed an email address. Only they can change it.`);
  await spend('code-account', `address:${studentId}`);
  const helpers = await User.find({ _id: { $in: student.helperIds } }, 'email').lean();
  if (helpers.some((helper) => mailboxOf(helper.email) === mailboxOf(email)))
    throw invalid({ email: 'This is the helper’s own address. Please enter the student’s.' });
  await refuseAnothers(student, { email });
  const change = { email, mailbox: mailboxOf(email), emailEntry: entryOf(email, viewer) };
  try {
    await User.updateOne({ _id: student._id, isVerified: false }, { $set: change });
  } catch (error) {
    if (!isDuplicateKey(error, 'email')) throw error;
    throw addressTaken();
  }
  await dropAccountStatus(studentId);
  await announceChange(changeOfStudent(student));
  await Promise.all([renewEnquiries(student.email), renewEnquiries(email)]);
  await sendLinkAgain(student);
  await recordActivity(viewer.userId, `You entered the email address of ${student.name}.`);
  const account = { kind: 'account', id: studentId, userId: studentId } as const;
  if (viewer.role !== 'helper') await recordStaffAction(viewer, 'account.address', account, { after: { email } });
}

/** The student whom this helper registered, also once their access has lapsed by age; 404 for all others. */
async function registeredBy({ userId }: Viewer, studentId: string): Promise<UserRecord> {
  const { helps = [] } = (await User.findById(userId, 'helps').lean()) ?? {};
  const help = helps.find((one) => String(one.studentId) === studentId);
  const stands = help?.by === 'registration' && help.since && !help.ended;
  const student = stands && { _id: studentId, role: 'student' as const, mergedInto: null, erasedOn: null };
  return found(student ? await User.findOne(student).lean() : null, 'User not found.');
}
