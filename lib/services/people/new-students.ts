import { Types } from 'mongoose';
import { CARETAKERS } from '@/lib/domain/agency/roles';
import { AppError, type FieldErrors, forbidden, notFound } from '@/lib/domain/errors';
import { phoneFields } from '@/lib/domain/phones';
import type { Client } from '@/lib/platform/auth/client';
import { hashChosenPassword } from '@/lib/platform/auth/passwords';
import { issueVerificationCode } from '@/lib/platform/auth/verification-codes';
import { agencyRule, placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { sendMail, sendMails } from '@/lib/platform/mail/send';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { idOf } from '@/models/id';
import { User, type UserRecord } from '@/models/user';
import { createAccount, createStudentAccounts } from './accounts/accounts';
import { askForStudent } from './agency/claims';
import { agencyCountries } from './agency/country';
import { settled } from './agency/hand-over';

export interface NewStudent {
  name: string;
  email: string;
  mobile: string;
  password: string;
  counsellor_name: string;
  addedBy?: string | undefined;
}
type Entered = Omit<NewStudent, 'password' | 'addedBy'> & { care?: Care };
/** In whose care they are, and of which branch, where that isn't the viewer's own. */
type Care = Pick<UserRecord, 'counsellor_name'> & { memberId: Types.ObjectId | null; branchId: Types.ObjectId | null };

/**
 * Adds a student to the agent's own. The account is unverified as after a registration: nothing has shown yet that the
 * address is the student's; they are e-mailed a link to choose a password of their own, which verifies them. 404 for
 * another's `addedBy`. Where the address has an account, that person is asked instead (`askForStudent`): then there is no code, and the
 * id is that of the request.
 */
export async function addStudent(
  viewer: Viewer,
  input: NewStudent,
  client: Pick<Client, 'address'>,
): Promise<{ _id: string; code?: string }> {
  const place = placeOf(viewer);
  if (input.addedBy !== undefined && input.addedBy !== place.id) throw notFound('User not found.');
  if (!agencyRule(viewer).addsStudents) throw forbidden();
  const passwordHash = await hashChosenPassword(input.password, client.address);
  const userId = await createStudent(viewer, input, passwordHash).catch((error) => {
    if (error instanceof AppError && error.code === 'conflict') return null;
    throw error;
  });
  if (userId === null) return { _id: await askForStudent(viewer, input) };
  await recordActivity(viewer.userId, `You added the student ${input.name}.`);
  return { _id: userId, code: await issueVerificationCode(userId) };
}

/**
 * Stores a student as one of the agent's and e-mails them a link to choose a password of their own, which
 * they do before they can sign in.
 * @param passwordHash '' for none until then
 * @returns the new id; 409 when the e-mail is taken
 */
export async function createStudent(agent: Viewer, student: Entered, passwordHash: string): Promise<string> {
  try {
    const accountOf = await accountsOfAgent(agent);
    const created = await createAccount({ ...accountOf(student), passwordHash }, agent);
    await settled(created);
    const userId = String(created._id);
    await sendMail(invitation(userId), { key: userId });
    return userId;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
    const message = 'An account with this email address already exists.';
    throw new AppError('conflict', message, { fields: { email: message }, cause: error });
  }
}

/**
 * The same for many at once, each under an id of its own: run again it goes on where it was cut off. Nothing is announced to open pages. In
 * their order: the account, also one of a former run, as it is now; the fields that are refused; null where the address
 * has another account.
 */
export async function createStudents(
  agent: Viewer,
  students: readonly (Entered & { _id: Types.ObjectId })[],
): Promise<(UserRecord | FieldErrors | null)[]> {
  if (!students.length) return [];
  const accountOf = await accountsOfAgent(agent);
  const made = await createStudentAccounts(
    students.map((student) => ({ ...accountOf(student), _id: student._id })),
    agent,
  );
  const created = made.filter(isAccount);
  if (!created.length) return made;
  // What holds of the first of a person's holds of all of theirs.
  for (const memberId of new Set(created.map((one) => String(one.memberId)))) {
    const [first, ...others] = created.filter((one) => String(one.memberId) === memberId);
    if (first && (await settled(first)) !== first) for (const one of others) await settled(one);
  }
  await sendMails(created.map(({ _id }) => ({ request: invitation(String(_id)), key: String(_id) })));
  return made;
}

/** Whether a student of `createStudents` was made. */
export const isAccount = (made: UserRecord | FieldErrors | null): made is UserRecord => made !== null && '_id' in made;

const invitation = (userId: string) => ({ template: 'set-password' as const, userId });

/** What makes the accounts of students whom an agent adds: looked up once for all of them. */
async function accountsOfAgent(agent: Viewer) {
  const { id, role, branches } = placeOf(agent);
  const addedBy = new Types.ObjectId(id);
  const [by, countries] = await Promise.all([User.findById(addedBy, 'company_name').lean(), agencyCountries(id)]);
  const branchId = branches.length === 1 ? new Types.ObjectId(branches[0]) : null;
  const inCharge =
    agent.agency && CARETAKERS.includes(role) ? { memberId: idOf(agent), counsellor_name: agent.name } : {};
  return ({ name, email, mobile, counsellor_name, care }: Entered) => ({
    name,
    email,
    ...phoneFields(mobile, countries.of(care ? care.branchId : branchId)),
    counsellor_name,
    company_name: by?.company_name ?? '',
    passwordHash: '',
    addedBy,
    agencyOn: new Date(),
    branchId,
    ...(care ? { memberId: care.memberId, branchId: care.branchId, counsellor_name: care.counsellor_name } : inCharge),
    choosesPassword: true,
    role: 'student' as const,
    cameBy: 'agent' as const,
  });
}
