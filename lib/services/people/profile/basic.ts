import { canChangeEmailOf } from '@/lib/access';
import { mailboxOf } from '@/lib/domain/addresses/own-addresses';
import { forbidden, invalid, isDuplicateKey } from '@/lib/domain/errors';
import { phoneFields } from '@/lib/domain/phones';
import { ROLE_CODES } from '@/lib/domain/roles';
import type { Seen } from '@/lib/domain/saves/seen';
import { dropAccountStatus } from '@/lib/platform/auth/account';
import type { Client } from '@/lib/platform/auth/client';
import { dropSentCodes } from '@/lib/platform/auth/codes';
import { passwordMatches } from '@/lib/platform/auth/passwords';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { spend } from '@/lib/platform/limits/rate-limits';
import { sendMail } from '@/lib/platform/mail/send';
import { heldWords, letterHeld } from '@/lib/platform/mail/third-party';
import { noteAccess } from '@/lib/services/records/access-log/note';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { mergedWith } from '@/lib/services/records/lists/merged-with';
import { announceChange, changeOfStudent } from '@/lib/services/records/notices/changes';
import { Profile } from '@/models/profile';
import { User, type UserRecord } from '@/models/user';
import { addressTaken } from '../accounts/email-change';
import { phoneCountryOfStudent } from '../agency/country';
import { renewEnquiries } from '../enquiries';
import { entryOf } from '../entries';
import { renewStudentName } from '../names';
import { refuseAnothers } from '../own-addresses';
import { agentsOf } from '../people';
import { renewAgent } from '../scope';
import { studentActedFor, visibleStudent } from '../students';

/** A student's account as the profile shows it, noted as read. 404 for another's student. */
export async function userDetails(viewer: Viewer, userId: string) {
  const student = await studentHead(viewer, userId);
  noteAccess(viewer, userId, 'contact', { id: userId });
  return student;
}

/** The same for the title and the head of a page, which are also made ahead of a click: no reading by itself. */
export async function studentHead(viewer: Viewer, userId: string) {
  const student = await visibleStudent(viewer, userId);
  const agents = await agentsOf([student]);
  return {
    _id: String(student._id),
    ...basicProfileOf(student),
    role: ROLE_CODES.student,
    isVerified: student.isVerified,
    addedBy: agents.get(String(student.addedBy)) ?? null,
    createdOn: student.createdOn.toISOString(),
  };
}

/** A student's basic information, noted as read. 404 for another's student. */
export async function basicProfile(viewer: Viewer, userId: string) {
  const student = await visibleStudent(viewer, userId);
  noteAccess(viewer, student._id, 'contact', { id: student._id });
  return basicProfileOf(student);
}

/** The same, of a loaded account. */
export function basicProfileOf({ name, email, mobile, counsellor_name }: UserRecord) {
  return { name, email, mobile, counsellor_name };
}

/** A new address that counts once its link is followed, and why no e-mail goes there now: '' where one does. */
interface WaitingAddress {
  email: string;
  held: string;
}

export interface BasicProfileChange {
  userId?: string | undefined;
  name: string;
  email: string;
  mobile: string;
  counsellor_name?: string | undefined;
  password?: string | undefined;
  seen?: Seen | undefined;
}

/**
 * Changes a student's basic information. A session alone must not be enough to carry an account away, so a verified student's new e-mail
 * address needs their password (422), and their agent can't change it (403). It counts once the link at the new address was followed,
 * which is returned; null when nothing waits for that. 409 when it is taken, and for what was changed elsewhere too since it was seen,
 * 422 when it or the number is another's here, 429 after five new addresses in ten minutes.
 */
export async function saveBasicProfile(
  viewer: Viewer,
  { seen, ...sent }: BasicProfileChange,
  client: Pick<Client, 'address'>,
): Promise<WaitingAddress | null> {
  const student = await studentActedFor(viewer, sent.userId ?? viewer.userId);
  const input = mergedWith({ ...basicProfileOf(student) }, sent, seen);
  const { name, email, mobile } = input;
  if (email !== student.email) await checkEmailChange(viewer, student, input.password ?? '', client.address);
  await refuseAnothers(student, {
    email: email === student.email ? undefined : email,
    mobile: mobile === student.mobile ? undefined : mobile,
  });
  if (viewer.role === 'agent' && !input.counsellor_name)
    throw invalid({ counsellor_name: 'Please fill in this field.' });
  const counsellor_name = viewer.role === 'agent' ? input.counsellor_name : undefined;
  // A verified account keeps its address until the link at the new one is followed.
  const waits = email !== student.email && student.isVerified;
  if (waits && (await User.exists({ email }))) throw addressTaken();
  const profile = await Profile.findOne({ userId: student._id }, 'personal.country personal.nationality').lean();
  const change = {
    name,
    ...phoneFields(mobile, await phoneCountryOfStudent(student, profile?.personal)),
    ...(waits || email === student.email
      ? {}
      : { email, mailbox: mailboxOf(email), emailEntry: entryOf(email, viewer) }),
  };
  try {
    await User.updateOne({ _id: student._id }, { $set: change });
    // Of a student in a colleague's care it is that person's name.
    if (counsellor_name) await User.updateOne({ _id: student._id, memberId: null }, { $set: { counsellor_name } });
  } catch (error) {
    if (!isDuplicateKey(error, 'email')) throw error;
    throw addressTaken();
  }
  await dropAccountStatus(String(student._id));
  await renewStudentName(String(student._id));
  if (counsellor_name) await renewAgent(String(student._id));
  await announceChange(changeOfStudent(student));
  const request = { template: 'confirm-email', userId: String(student._id), newEmail: email } as const;
  const held = waits ? heldWords(await letterHeld(request)) : '';
  if (waits) await sendMail(request);
  else if (email !== student.email) {
    await Promise.all([renewEnquiries(student.email), renewEnquiries(email)]);
    await sendLinkAgain(student);
  }
  const whose = viewer.role === 'student' ? 'your' : `${name}'s`;
  await recordActivity(viewer.userId, `You saved ${whose} basic information.`);
  return waits ? { email, held } : null;
}

/** An account that isn't verified gets its link at the new address; all links sent to the old one end. */
export async function sendLinkAgain({ _id, addedBy, passwordHash }: UserRecord): Promise<void> {
  const userId = String(_id);
  await dropSentCodes(userId);
  await sendMail({ template: addedBy || !passwordHash ? 'set-password' : 'registered', userId });
}

/** Each try costs: it may be a guess at the password, and each success sends an e-mail to an address that a user typed. */
async function checkEmailChange(viewer: Viewer, student: UserRecord, password: string, address: string): Promise<void> {
  await spend('code-account', `address:${student._id}`);
  if (!canChangeEmailOf(viewer, student)) {
    throw forbidden('Only the student can change the email address of a verified account.');
  }
  if (viewer.role === 'student' && !(await passwordMatches(student, password, address))) {
    throw invalid({ password: 'Please enter your current password to change the email address.' });
  }
}
