import { studentsListedFor } from '@/lib/access';
import { hashChosenPassword } from '@/lib/auth/passwords';
import { issueVerificationCode } from '@/lib/auth/verification-codes';
import type { Viewer } from '@/lib/auth/viewer';
import type { AgentRow, PeopleOrder, StudentRow } from '@/lib/contract/people/students';
import { AppError, notFound } from '@/lib/errors';
import { sendMail } from '@/lib/mail/send';
import { User, type UserRecord } from '@/models/user';
import { createAccount } from '../accounts/accounts';
import { recordActivity } from './activities';
import { containing, type ListQuery, orderOf, readPage } from './lists';

type PeopleQuery = ListQuery & { sort: PeopleOrder };
/** Where a search among people looks. */
const SEARCHED_FIELDS = ['name', 'email', 'mobile'];

/**
 * The students the viewer may list, those of one agent where `addedBy` names one, with the number on all pages.
 * 404 for an agent who names another.
 */
export async function listStudents(
  viewer: Viewer,
  query: PeopleQuery & { addedBy?: string | undefined },
): Promise<{ students: StudentRow[]; total: number }> {
  const { records, total } = await readPage(
    { model: User, filter: studentFilter(viewer, query), order: orderOf(query.sort) },
    query,
  );
  return { students: await studentRows(records), total };
}

/** The students a list is about. 404 for an agent who names another. */
export function studentFilter(viewer: Viewer, { q, addedBy }: { q: string; addedBy?: string | undefined }) {
  return { ...studentsListedFor(viewer, addedBy), ...containing(q, SEARCHED_FIELDS) };
}

/** Students as the tables show them. */
export async function studentRows(records: readonly UserRecord[]): Promise<StudentRow[]> {
  const agents = await agentsOf(records);
  return records.map((record) => ({ ...rowOf(record), addedBy: agents.get(String(record.addedBy)) ?? null }));
}

/** All agents, with the number on all pages. */
export async function listAgents(query: PeopleQuery): Promise<{ agents: AgentRow[]; total: number }> {
  const { records, total } = await readPage(
    { model: User, filter: agentFilter(query), order: orderOf(query.sort) },
    query,
  );
  return { agents: records.map(agentRow), total };
}

/** The agents a list is about. */
export function agentFilter({ q }: { q: string }): Record<string, unknown> {
  return { role: 'agent', ...containing(q, [...SEARCHED_FIELDS, 'company_name']) };
}

/** An agent as the tables show them. */
export function agentRow(record: UserRecord): AgentRow {
  return { ...rowOf(record), company_name: record.company_name };
}

/** The agents who added these students, by id. */
export async function agentsOf(
  students: readonly Pick<UserRecord, 'addedBy'>[],
): Promise<Map<string, { _id: string; company_name: string }>> {
  const ids = students.flatMap(({ addedBy }) => addedBy ?? []);
  if (!ids.length) return new Map();
  const agents = await User.find({ _id: { $in: ids } }, 'company_name').lean();
  return new Map(agents.map(({ _id, company_name }) => [String(_id), { _id: String(_id), company_name }]));
}

export interface NewStudent {
  name: string;
  email: string;
  mobile: string;
  password: string;
  counsellor_name: string;
  addedBy?: string | undefined;
}

/**
 * Adds a student to the agent's own. The account is unverified as after a registration: nothing has shown yet that the
 * address is the student's; they are e-mailed a link to choose a password of their own, which verifies them. 404 for
 * another's `addedBy`, 409 when the e-mail is taken.
 */
export async function addStudent(viewer: Viewer, input: NewStudent): Promise<{ _id: string; code: string }> {
  if (input.addedBy !== undefined && input.addedBy !== viewer.userId) throw notFound('User not found.');
  const userId = await createStudent(viewer, input, await hashChosenPassword(input.password));
  await recordActivity(viewer.userId, `You added the student ${input.name}.`);
  return { _id: userId, code: await issueVerificationCode(userId) };
}

/**
 * Stores a student as one of the agent's and e-mails them a link to choose a password of their own, which
 * they do before they can sign in.
 * @param passwordHash '' for none until then
 * @returns the new id; 409 when the e-mail is taken
 */
export async function createStudent(
  agent: Viewer,
  { name, email, mobile, counsellor_name }: Omit<NewStudent, 'password' | 'addedBy'>,
  passwordHash: string,
): Promise<string> {
  try {
    const addedBy = agent.userId as never;
    const fields = { name, email, mobile, counsellor_name, passwordHash, addedBy, choosesPassword: true };
    const userId = String((await createAccount({ ...fields, role: 'student' }))._id);
    await sendMail({ template: 'set-password', userId }, { key: userId });
    return userId;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
    const message = 'An account with this e-mail address exists already.';
    throw new AppError('conflict', message, { fields: { email: message }, cause: error });
  }
}

const rowOf = ({ _id, name, email, mobile, createdOn, isVerified }: UserRecord) => ({
  _id: String(_id),
  name,
  email,
  mobile,
  createdOn: createdOn.toISOString(),
  isVerified,
});
