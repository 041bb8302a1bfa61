import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Types } from 'mongoose';
import type { z } from 'zod';
import type { registration } from '@/lib/contract/accounts/accounts';
import { noAddressOf } from '@/lib/domain/accounts/helps';
import { mailboxOf } from '@/lib/domain/addresses/own-addresses';
import { AppError, conflict, type FieldErrors, invalid, isDuplicateKey } from '@/lib/domain/errors';
import { phoneCountryOf, phoneFields } from '@/lib/domain/phones';
import { ROLE_CODES } from '@/lib/domain/roles';
import type { Client } from '@/lib/platform/auth/client';
import { hashChosenPassword, passwordMatches } from '@/lib/platform/auth/passwords';
import { roleOfCode } from '@/lib/platform/auth/session';
import { startSession } from '@/lib/platform/auth/stored-sessions';
import { issueVerificationCode } from '@/lib/platform/auth/verification-codes';
import { sendMail } from '@/lib/platform/mail/send';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { announceChange, changeOfAgent, changeOfStudent } from '@/lib/services/records/notices/changes';
import { notify } from '@/lib/services/records/notices/notifications';
import { deliverEffects, effectsOnCreate } from '@/lib/services/records/notices/outbox';
import { Agency } from '@/models/agency';
import { duplicates } from '@/models/define';
import { Referral } from '@/models/referral';
import { User, type UserRecord } from '@/models/user';
import { enquiriesRegistered, storeEnquiry } from '../enquiries';
import { type Enterer, entryOf } from '../entries';
import { noticesOfAgency } from '../new-work';
import { anothersIn, anothersOfStudents, refuseAnothers } from '../own-addresses';
import { linkWaiting, refuseOwnWay } from './directory-link';
import { needsFactor, passSecondFactor } from './second-factor';
import { forgiveTries, spendTry, takeBackFailure } from './sign-in-tries';

/**
 * Signs an account in: the token to keep and the user. 401 'Invalid details!', 403 'Account not verified.' (only
 * after the right password), or where this account signs in through the directory alone, 401 with `fields.code` where the account's second factor is missing or wrong, 403 with
 * `linkSent` where the password was given
 * by another and has to be replaced first, 429 after too many tries on one account.
 */
export async function signIn({ code, ...given }: Credentials & { code?: string | undefined }, client: Client) {
  const user = await accountOf(given, client);
  if (!user.isVerified || user.agency?.closed) throw new AppError('forbidden', 'Account not verified.');
  await refuseOwnWay(user, client);
  if (await needsFactor(user)) await passSecondFactor(String(user._id), code);
  if (user.choosesPassword) throw await ownPasswordFirst(String(user._id));
  await forgiveTries(user.email, client);
  await recordActivity(String(user._id), 'You signed in.');
  return { token: await tokenFor(user, client, await linkWaiting(user, client)), user: signedInUser(user) };
}

/**
 * The refusal of a first sign-in with a password that was given by another. The link to choose one goes to the owner's mailbox
 * and nowhere else: who knows the given password may be their agent.
 */
export async function ownPasswordFirst(userId: string): Promise<AppError> {
  await sendMail({ template: 'set-password', userId });
  const message = 'Please choose your own password first. We have emailed you a link.';
  return new AppError('forbidden', message, { hints: { linkSent: true } });
}

interface Credentials {
  email: string;
  password: string;
}

/**
 * The account with this address and password; a disabled one counts as unknown. 401 'Invalid details!', ever more slowly;
 * 403 for one that was merged into another, 429 after too many tries. The caller resets that limit once the user is signed in.
 */
export async function accountOf({ email, password }: Credentials, client: Client): Promise<UserRecord> {
  const used = await spendTry(email, client);
  const user = await User.findOne({ email }).lean();
  const matches = await passwordMatches(user, password, client.address);
  if (user && matches) await takeBackFailure(email, client);
  if (user && matches && !user.disabled) return user;
  if (user?.mergedInto && matches) {
    throw new AppError(
      'forbidden',
      'This account was merged into another account of yours. Please sign in with that one.',
    );
  }
  await delay(Math.min(used * 100, 1_000));
  throw new AppError('unauthenticated', 'Invalid details!');
}

/** Starts a session of an account that was just proven to be the caller's, and returns its token. */
export function tokenFor(
  user: Pick<UserRecord, '_id' | 'name' | 'email' | 'role' | 'sessionVersion'>,
  client: Pick<Client, 'device' | 'network'> = { device: '', network: '' },
  proof: { refresh: string | null } | null = null,
): Promise<string> {
  return startSession(user, client, proof);
}

/**
 * Registers a student or an agent, unverified, and returns the code that verifies the account. 409 when the e-mail is
 * taken, 422 for an agent without a company or a referral code that doesn't exist.
 */
export async function register(input: z.output<typeof registration>, client: Pick<Client, 'address'>) {
  const role = roleOfCode(input.role);
  if (input.child) return registerForChild({ ...input, child: input.child }, client);
  if (role !== 'student' && role !== 'agent') throw invalid({ role: 'Please choose Student or Agent.' });
  if (role === 'agent' && !input.company_name) {
    throw invalid({ company_name: 'Please enter the name of your company.' }, 'Please fill in all fields');
  }
  const referrer = role === 'student' && input.refer_code ? await referrerOf(input.refer_code) : null;
  const { name, email, mobile } = input;
  const { country } = input;
  const user = await createAccount({
    name,
    email,
    ...(country ? phoneFields(mobile, phoneCountryOf({ country })) : { mobile }),
    role,
    passwordHash: await hashChosenPassword(input.password, client.address),
    company_name: role === 'agent' ? input.company_name : '',
    ...(role === 'agent' ? effectsOnCreate(await noticesOfAgency(input.company_name || name)) : {}),
    ...(referrer ? { cameBy: 'referral' } : {}),
  });
  if (country && role === 'agent') await Agency.create({ _id: user._id, country });
  await deliverEffects(User, user);
  if (referrer) await Referral.create({ referrerId: referrer._id, referredUserId: user._id });
  await storeEnquiry({ name, email, mobile, source: 'registration' });
  if (role === 'student') await enquiriesRegistered(user);
  const userId = String(user._id);
  await recordActivity(userId, 'You registered.');
  const code = await issueVerificationCode(userId);
  await sendMail({ template: 'registered', userId }, { key: userId });
  return { email, code, role };
}

type NewAccount = Pick<UserRecord, 'name' | 'email' | 'mobile' | 'role' | 'passwordHash'> & Partial<UserRecord>;

/**
 * Stores a new account; a student gets a referral code, and came by themself unless `cameBy` says more. 409 when the e-mail is taken,
 * 422 for an address or number that is another's here.
 * @param enteredBy who typed a student's address, where it wasn't the student
 */
export async function createAccount(account: NewAccount, enteredBy?: Enterer): Promise<UserRecord> {
  await refuseAnothers({ role: account.role }, account);
  const _id = account._id ?? new Types.ObjectId();
  for (let attempt = 0; ; attempt++) {
    const ofStudent = account.role === 'student' ? studentParts(account, enteredBy ?? { ...account, userId: _id }) : {};
    try {
      const created = await User.create({ ...ofStudent, ...account, _id });
      const stored = created.toObject<UserRecord>();
      await announceAccount(stored);
      return stored;
    } catch (error) {
      if (isDuplicateKey(error, 'email')) {
        const message = 'An account with this email address already exists.';
        throw conflict(`Registration failed! ${message}`, { email: message });
      }
      if (!isDuplicateKey(error) || attempt > 4) throw error;
    }
  }
}

/**
 * Registers a parent, unverified, as the helper of a child: the child has an account of their own, with an address or none yet, to which
 * the enquiry and the referral belong. Where the child's address has an account, its student is asked; the answer is the same.
 */
async function registerForChild(
  { child, ...parent }: z.output<typeof registration> & { child: { name: string; email: string } },
  client: Pick<Client, 'address'>,
) {
  if (roleOfCode(parent.role) !== 'student')
    throw invalid({ role: 'Please choose Student to register for your child.' });
  if (mailboxOf(child.email) === mailboxOf(parent.email))
    throw invalid({
      'child.email': 'This is your own address. Enter your child’s, or leave it empty.',
    });
  const { email: problem } = await anothersIn({ role: 'student' }, { email: child.email });
  if (problem) throw invalid({ 'child.email': problem });
  const referrer = parent.refer_code ? await referrerOf(parent.refer_code) : null;
  const { name, email, mobile } = parent;
  const childId = new Types.ObjectId();
  const now = new Date();
  const there = child.email ? await User.findOne({ email: child.email }, '_id').lean() : null;
  const help = { name: child.name, email: child.email, by: 'registration', asked: now } as const;
  const open = { until: null, ended: null, renewed: null };
  const helper = await createAccount({
    ...{ name, email, mobile, role: 'helper', passwordHash: await hashChosenPassword(parent.password, client.address) },
    helps: [{ ...help, ...open, studentId: there ? null : childId, since: there ? null : now }],
  });
  const userId = String(helper._id);
  if (there) await askStudent(helper, there._id);
  else await createChild(helper, { _id: childId, ...child }, referrer?._id);
  await recordActivity(userId, 'You registered.');
  const code = await issueVerificationCode(userId);
  await sendMail({ template: 'registered', userId }, { key: userId });
  return { email, code, role: 'helper' as const };
}

/** The child's own account; asked like any other where the address was taken at the same moment. */
async function createChild(
  helper: UserRecord,
  { _id, name, email }: { _id: Types.ObjectId; name: string; email: string },
  referrerId?: Types.ObjectId,
): Promise<void> {
  const { mobile } = helper;
  const account = {
    ...{ _id, name, mobile, role: 'student' as const, passwordHash: '', helperIds: [helper._id] },
    email: email || noAddressOf(_id),
  };
  try {
    const by = { ...helper, userId: helper._id };
    const child = await createAccount({ ...account, ...(referrerId ? { cameBy: 'referral' } : {}) }, by);
    if (referrerId) await Referral.create({ referrerId, referredUserId: _id });
    await storeEnquiry({ name, email: email || helper.email, mobile, source: 'registration' });
    await enquiriesRegistered({ _id, email: email || helper.email });
    await recordActivity(String(_id), `${helper.name} registered you.`);
    if (email) await sendMail({ template: 'set-password', userId: String(child._id) });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
    const other = await User.findOne({ email }, '_id').lean();
    await User.updateOne({ _id: helper._id }, { $set: { 'helps.0.studentId': null, 'helps.0.since': null } });
    if (other) await askStudent(helper, other._id);
  }
}

/** Asks the student with this id whether the helper may help them; whom it is no student's, no one. */
async function askStudent(helper: Pick<UserRecord, '_id' | 'name'>, id: Types.ObjectId): Promise<void> {
  const student = await User.findOne({ _id: id, role: 'student', mergedInto: null, erasedOn: null }, '_id').lean();
  if (!student) return;
  await User.updateOne({ _id: helper._id }, { $set: { 'helps.0.studentId': id } });
  await User.updateOne({ _id: id }, { $addToSet: { helperIds: helper._id } });
  await notify(
    String(id),
    `${helper.name} wants to help you with your applications. Please answer.`,
    '/settings#helpers',
  );
  await sendMail({ template: 'helper-asks', userId: String(id), helperId: String(helper._id) });
}

/** So often a unique index may refuse one of many new accounts before it is given up. */
const MOST_TRIES = 5;

/**
 * Stores new accounts of students under ids of their own, all at once; one that is there by its id stays as it is. In their order: the
 * stored account, the fields that hold what is another's here, or null where the address has another account.
 */
export async function createStudentAccounts(
  accounts: readonly (NewAccount & { _id: Types.ObjectId })[],
  enteredBy: Enterer,
): Promise<(UserRecord | FieldErrors | null)[]> {
  const emails = accounts.map(({ email }) => email);
  const refused = await anothersOfStudents(accounts);
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const either = [{ _id: { $in: accounts.map(({ _id }) => _id) } }, { email: { $in: emails } }];
    const stored = await User.find({ $or: either }).lean();
    const byId = new Map(stored.map((one) => [String(one._id), one]));
    const taken = new Set(stored.map(({ email }) => email));
    const results = accounts.map(({ _id, email }, place) => {
      const fields = refused[place] ?? {};
      return byId.get(String(_id)) ?? (Object.keys(fields).length ? fields : taken.has(email) ? null : undefined);
    });
    const fresh = accounts.filter((_account, place) => results[place] === undefined);
    if (!fresh.length) return results.map((result) => result ?? null);
    // What a unique index refuses is looked up again, and tried with another referral code.
    const records = fresh.map((account) => ({ ...studentParts(account, enteredBy), ...account }));
    await duplicates(() => User.insertMany(records, { ordered: false, throwOnValidationError: true }));
  }
  throw new Error('The new accounts could not be saved because of other changes at the same time. Please try again.');
}

function studentParts({ email }: Pick<UserRecord, 'email'>, enteredBy: Enterer) {
  const emailEntry = entryOf(email, enteredBy);
  return { cameBy: 'self' as const, referralCode: newReferralCode(), emailEntry };
}

/** A new student or agent shows on open lists; the staff's own accounts have none. */
async function announceAccount(user: UserRecord): Promise<void> {
  if (user.role === 'student') await announceChange(changeOfStudent(user));
  if (user.role === 'agent') await announceChange(changeOfAgent(user._id));
}

async function referrerOf(code: string) {
  const referrer = await User.findOne({ referralCode: code.toUpperCase() }, '_id').lean();
  if (!referrer) throw invalid({ refer_code: 'This referral code does not exist.' });
  return referrer;
}

/** Eight characters without those that are mistaken for one another. */
function newReferralCode(): string {
  const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
  return Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** What an answer to a sign-in says of the user. */
export const signedInUser = ({ _id, name, email, role, isVerified }: UserRecord) => ({
  id: String(_id),
  name,
  email,
  role: ROLE_CODES[role],
  isVerified,
});
