import type { Types } from 'mongoose';
import { studentsListedFor } from '@/lib/access';
import type { CareChoice } from '@/lib/contract/agency/agency';
import { NO_SUCH_ORDER } from '@/lib/contract/fields';
import type { AssigneeChoice } from '@/lib/contract/people/desk';
import type { AgentRow, PeopleOrder, StudentOrder, StudentRow } from '@/lib/contract/people/students';
import { ownAddress } from '@/lib/domain/accounts/helps';
import { invalid, notFound } from '@/lib/domain/errors';
import { shownPhone, UNCLEAR_NUMBER } from '@/lib/domain/phones';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { assigneeFilter } from '@/lib/services/records/lists/assignee-filter';
import { careFilter } from '@/lib/services/records/lists/care-filter';
import { type ListQuery, orderOf, readPage, searchedPeople } from '@/lib/services/records/lists/lists';
import type { Filter } from '@/models/filter';
import { Profile } from '@/models/profile';
import { User, type UserRecord } from '@/models/user';
import { studentsThrough, subAgentsOfStudents } from './agency/came-through';
import { branchesOf, inCareView, refuseForeignCare } from './agency/names';
import { mergedAccounts } from './merged';
import { studentsToAnswer } from './staff/direct-messages';

type PeopleFilter = Pick<ListQuery, 'q'> & {
  verified?: 'yes' | 'no' | undefined;
  /** Only those with a number that is not clear. */
  number?: 'unclear' | undefined;
};
type PeopleQuery = ListQuery & PeopleFilter & { sort: PeopleOrder };
export type StudentFilter = PeopleFilter &
  CareChoice & {
    addedBy?: string | undefined;
    inCharge?: AssigneeChoice;
    /** Of an agency's own people: the name of a sub-agent through whom an application came; '' for all. */
    through?: string | undefined;
    /** Only those whose counsellor at the agency has this name; '' for all. */
    counsellorName?: string | undefined;
    /** Only those with a message that waits for an answer. */
    unread?: 'yes' | undefined;
    /** Only these. */
    ids?: readonly Types.ObjectId[];
  };

/**
 * The students the viewer may list, those of one agent where `addedBy` names one, with the number on all pages.
 * 404 for an agent who names another.
 */
export async function listStudents(
  viewer: Viewer,
  query: ListQuery & StudentFilter & { sort: StudentOrder },
): Promise<{ students: StudentRow[]; total: number }> {
  const filter = await studentFilter(viewer, query);
  const isNarrow = query.unread !== undefined || query.number !== undefined;
  const { records, total } = await readPage(
    { model: User, filter, order: studentOrder(viewer, query.sort), isNarrow },
    query,
  );
  return { students: await studentRows(viewer, records), total };
}

/**
 * The students a list is about; a search also finds accounts that were merged into another one. 404 for an agent who
 * names another, or one of the staff,
 * or asks for unanswered messages: the assignee, and what they have to answer, is the staff's to ask.
 */
export async function studentFilter(viewer: Viewer, query: StudentFilter): Promise<Filter<UserRecord>> {
  const { addedBy, inCharge, counsellorName, unread } = query;
  if (viewer.role === 'agent' && (inCharge !== undefined || unread)) throw notFound('User not found.');
  await refuseForeignCare(viewer, query);
  const listed = {
    ...studentsListedFor(viewer, addedBy),
    ...assigneeFilter(viewer, inCharge),
    ...(counsellorName ? { counsellor_name: counsellorName } : {}),
    ...chosen(query),
  };
  const merged = query.q || viewer.role === 'agent' ? [] : await mergedAccounts();
  const open = merged.length ? { ...listed, _id: { $nin: merged } } : listed;
  const conditions = [
    ...(query.member || query.branch ? [careFilter(viewer, query)] : []),
    ...(query.ids ? [{ _id: { $in: [...query.ids] } }] : []),
    ...(query.through ? [await studentsThrough(viewer, query.through)] : []),
    ...(unread ? [{ _id: { $in: await studentsToAnswer(viewer) } }] : []),
    ...(query.number ? [{ $or: [UNCLEAR_NUMBER, { _id: { $in: await withUnclearContact() } }] }] : []),
  ];
  return conditions.length ? { $and: [open, ...conditions] } : open;
}

/** The names of counsellors that an agent's students have, in alphabetical order. */
export async function counsellorsOfStudents(viewer: Viewer): Promise<string[]> {
  const names = await User.distinct('counsellor_name', studentsListedFor(viewer));
  return names.filter(Boolean).sort((one, other) => one.localeCompare(other));
}

/** The students whose emergency contact's number is not clear. */
const withUnclearContact = (): Promise<Types.ObjectId[]> =>
  Profile.distinct('userId', { contactE164: null, 'personal.contact_mobile': { $gt: '' } });

/** The order of a table of students. 422 for an agent who asks for that by counsellor: it tells which of them share one. */
export function studentOrder({ role }: Viewer, sort: StudentOrder): Record<string, 1 | -1> {
  if (role === 'agent' && sort.endsWith('counsellor')) throw invalid({ sort: NO_SUCH_ORDER });
  return orderOf(sort.replace('counsellor', 'counsellorId'));
}

/** Students as the tables show them. */
export async function studentRows(viewer: Viewer, records: readonly UserRecord[]): Promise<StudentRow[]> {
  const [agents, counsellors, branches, through] = await Promise.all([
    agentsOf(records),
    counsellorsOf(records),
    branchesOf(records.map(({ addedBy, branchId }) => ({ agencyId: addedBy, branchId }))),
    subAgentsOfStudents(viewer, records),
  ]);
  return records.map((record) => ({
    ...rowOf(record),
    addedBy: agents.get(String(record.addedBy)) ?? null,
    counsellor: counsellors.get(String(record.counsellorId)) ?? null,
    ...inCareView(record, branches),
    ...(viewer.role === 'agent' ? { cameThrough: [...(through.get(String(record._id)) ?? [])] } : {}),
    mergedInto: record.mergedInto ? String(record.mergedInto) : null,
  }));
}

/** All agents, with the number on all pages. */
export async function listAgents(query: PeopleQuery): Promise<{ agents: AgentRow[]; total: number }> {
  const { records, total } = await readPage(
    { model: User, filter: agentFilter(query), order: orderOf(query.sort), isNarrow: query.number !== undefined },
    query,
  );
  return { agents: records.map(agentRow), total };
}

/** The agents a list is about. */
export function agentFilter(query: PeopleFilter): Filter<UserRecord> {
  return { role: 'agent', agency: null, ...chosen(query), ...(query.number ? UNCLEAR_NUMBER : {}) };
}

function chosen({ q, verified }: PeopleFilter) {
  return {
    ...(verified ? { isVerified: verified === 'yes' } : {}),
    ...searchedPeople(q),
  };
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

async function counsellorsOf(students: readonly Pick<UserRecord, 'counsellorId'>[]) {
  const ids = students.flatMap(({ counsellorId }) => counsellorId ?? []);
  const counsellors = ids.length ? await User.find({ _id: { $in: ids } }, 'name').lean() : [];
  return new Map(counsellors.map(({ _id, name }) => [String(_id), { _id: String(_id), name }]));
}

const rowOf = ({ _id, name, email, mobile, mobileE164, createdOn, isVerified }: UserRecord) => ({
  _id: String(_id),
  name,
  email: ownAddress(email),
  mobile,
  mobileShown: shownPhone({ mobile, mobileE164 }),
  createdOn: createdOn.toISOString(),
  isVerified,
});
