import type { Types } from 'mongoose';
import {
  ANOTHERS,
  ANOTHERS_NUMBER,
  GUARDIANS_OWN,
  isAmong,
  mailboxOf,
  STUDENTS_OWN,
} from '@/lib/domain/addresses/own-addresses';
import { type FieldErrors, invalid } from '@/lib/domain/errors';
import { isSamePhone, type StoredPhone, withPhones } from '@/lib/domain/phones';
import type { Role } from '@/lib/domain/roles';
import { Profile } from '@/models/profile';
import { User, type UserRecord } from '@/models/user';

/** What is entered or changed; what stays as it is stored is left out. */
interface Entered {
  email?: string | undefined;
  mobile?: string | undefined;
  guardian_email?: string | undefined;
}

/** The account whose it is to be; absent for one that is being made. */
interface Whose {
  role: Role;
  _id?: Types.ObjectId;
  /** All addresses of a student that their guardian may not have. */
  emails?: readonly string[];
}

/**
 * Refuses addresses and numbers of others: a student's and their guardian's belong to no agent and no staff, whichever of the two
 * comes first, and a guardian's address isn't the student's. Throws 422 with the fields.
 */
export async function refuseAnothers(whose: Whose, entered: Entered): Promise<void> {
  const fields = await anothersIn(whose, entered);
  const [first] = Object.values(fields);
  if (first) throw invalid(fields, first);
}

/** The fields that hold what belongs to others, each with the sentence that refuses it. */
export async function anothersIn(whose: Whose, entered: Entered): Promise<FieldErrors> {
  const { email = '', mobile = '', guardian_email = '' } = entered;
  const others =
    whose.role === 'student' || whose.role === 'helper' ? await ofStaffAndAgents([entered]) : await ofStudents(entered);
  const isOfGuardian = email !== '' && (await guardianOf(whose)) === mailboxOf(email);
  const isOwn = isAmong(whose.emails ?? [], guardian_email);
  return {
    ...(isOfGuardian || others.hasEmail(email) ? { email: isOfGuardian ? GUARDIANS_OWN : ANOTHERS } : {}),
    ...(others.hasMobile(mobile) ? { mobile: ANOTHERS_NUMBER } : {}),
    ...(isOwn || others.hasGuardian(guardian_email) ? { guardian_email: isOwn ? STUDENTS_OWN : ANOTHERS } : {}),
  };
}

/** The same of several new students, in their order. */
export async function anothersOfStudents(entered: readonly Entered[]): Promise<FieldErrors[]> {
  const others = await ofStaffAndAgents(entered);
  return entered.map(({ email, mobile }) => ({
    ...(others.hasEmail(email) ? { email: ANOTHERS } : {}),
    ...(others.hasMobile(mobile) ? { mobile: ANOTHERS_NUMBER } : {}),
  }));
}

/**
 * What of these belongs to an agent, a member of staff or an admin. An account with exactly this e-mail is refused as
 * taken, by its unique index.
 */
async function ofStaffAndAgents(entered: readonly Entered[]) {
  const emails = entered.flatMap(({ email, guardian_email }) => [email, guardian_email]).filter(isFilled);
  const mobiles = entered.map(({ mobile }) => mobile);
  const accounts = await accountsWith(emails, mobiles, { role: { $in: ['agent', 'team', 'admin'] } });
  return held(accounts, []);
}

async function ofStudents({ email, mobile }: Entered) {
  const emails = [email].filter(isFilled);
  const guardians = emails.length
    ? await Profile.find({ guardianMailbox: { $in: emails.map(mailboxOf) } }, 'guardianMailbox').lean()
    : [];
  const accounts = await accountsWith(emails, [mobile], { role: 'student' });
  return held(accounts, guardians.map(({ guardianMailbox }) => guardianMailbox).filter(isFilled));
}

interface Account extends StoredPhone {
  email: string;
}

function accountsWith(
  emails: string[],
  mobiles: (string | undefined)[],
  which: object,
): Promise<Account[]> | Account[] {
  const either = [
    // Processes of an older version store accounts without their mailbox.
    ...(emails.length ? [{ mailbox: { $in: emails.map(mailboxOf) } }, { email: { $in: emails } }] : []),
    ...withPhones(mobiles),
  ];
  return either.length ? User.find({ $or: either, ...which }, 'email mobile mobileE164').lean() : [];
}

function held(accounts: readonly Account[], guardians: readonly string[]) {
  const exact = new Set(accounts.map((one) => one.email));
  const boxes = new Set(accounts.map((one) => mailboxOf(one.email)));
  return {
    hasEmail: (email = '') =>
      email !== '' && (guardians.includes(mailboxOf(email)) || (boxes.has(mailboxOf(email)) && !exact.has(email))),
    hasMobile: (mobile = '') => accounts.some((account) => isSamePhone(account, { mobile })),
    hasGuardian: (email = '') => email !== '' && boxes.has(mailboxOf(email)),
  };
}

/** A student's own addresses: of the account, and of those that were merged into it. */
export async function emailsOf({ _id, email }: Pick<UserRecord, '_id' | 'email'>): Promise<string[]> {
  const merged = await User.find({ mergedInto: _id }, 'email').lean();
  return [email, ...merged.map((account) => account.email)];
}

/** The mailbox of a student's guardian; null without one. */
async function guardianOf({ role, _id }: Whose): Promise<string | null> {
  if (role !== 'student' || !_id) return null;
  return (await Profile.findOne({ userId: _id }, 'guardianMailbox').lean())?.guardianMailbox ?? null;
}

const isFilled = (text: string | undefined): text is string => Boolean(text);
