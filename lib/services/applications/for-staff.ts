import { Types } from 'mongoose';
import { handles } from '@/lib/access';
import type { CareChoice } from '@/lib/contract/agency/agency';
import type {
  STAFF_APPLICATION_COLUMNS,
  StaffApplication,
  StaffApplicationOrder,
} from '@/lib/contract/applications/staff-applications';
import type { AssigneeChoice } from '@/lib/contract/people/desk';
import type { ApplicationStatus } from '@/lib/domain/applications/application-status';
import { missingConsentOf } from '@/lib/domain/applications/consent';
import { OF_AGENCIES, OF_STAFF } from '@/lib/domain/applications/handler';
import { moveFactsOf, OF_MOVES } from '@/lib/domain/applications/move-facts';
import { nextMove, type WaitsOn } from '@/lib/domain/applications/next-move';
import { isStartKnown } from '@/lib/domain/applications/starts';
import type { PartName } from '@/lib/domain/applications/status-parts';
import { ANY_WORK } from '@/lib/domain/applications/work-order';
import type { Country } from '@/lib/domain/countries';
import type { CourseLevel } from '@/lib/domain/courses/course';
import { workingDaysBefore } from '@/lib/domain/days/working-days';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { workWeek } from '@/lib/platform/site-facts';
import { applicationsThrough, subAgentsOfApplications } from '@/lib/services/people/agency/came-through';
import { branchesOf, inCareView, type Named, refuseForeignCare } from '@/lib/services/people/agency/names';
import { visibleApplications } from '@/lib/services/people/scope';
import { assigneeFilter } from '@/lib/services/records/lists/assignee-filter';
import { careFilter } from '@/lib/services/records/lists/care-filter';
import { type ListQuery, orderOf, readPage } from '@/lib/services/records/lists/lists';
import { Application, type ApplicationRecord } from '@/models/application';
import type { Filter } from '@/models/filter';
import { User, type UserRecord } from '@/models/user';
import { readerDay } from '../people/reader-day';
import { searchedApplications } from './search';
import { idsWaitingOn } from './waiting';

export interface StaffApplicationQuery extends ListQuery {
  status?: ApplicationStatus | undefined;
  country?: Country | undefined;
  /** Whose they are: the viewer's own, no one's, or those of one member of staff. */
  inCharge?: AssigneeChoice;
  /** The id of the agent. */
  agency?: string | undefined;
  /** 202709 for Sep 2027. */
  intake?: number | undefined;
  level?: CourseLevel | undefined;
  /** Only those with a message that waits for an answer of staff. */
  unread?: 'yes' | undefined;
  /** Of staff's lists: those that agencies handle. Without it those that staff handle; a search finds both. */
  handler?: 'agency' | undefined;
  /** Of an agent's: only those that wait on one side. */
  waits?: WaitsOn | undefined;
  /** A counsellor and a branch of an agency. */
  member?: CareChoice['member'];
  branch?: CareChoice['branch'];
  /** Of an agency's own people: the name of a sub-agent through whom they came; '' for all. */
  through?: string | undefined;
  /** Only those that were not moved for so many working days. */
  stalled?: number | undefined;
  sort?: StaffApplicationOrder | undefined;
  /** Only these. */
  ids?: readonly Types.ObjectId[];
}

/** The applications staff work on, open ones first, the longest waiting on top, and the number on all pages. */
export async function listStaffApplications(
  viewer: Viewer,
  query: StaffApplicationQuery,
): Promise<{ applications: StaffApplication[]; total: number }> {
  return pageOfApplications(viewer, await applicationFilter(viewer, query), query, staffOrder(query));
}

/** The applications of an agent's students, the newest first unless `sort` says otherwise, with the number on all pages. */
export async function listAgentApplications(
  viewer: Viewer,
  query: StaffApplicationQuery,
): Promise<{ applications: StaffApplication[]; total: number }> {
  return pageOfApplications(viewer, await applicationFilter(viewer, query), query, agentOrder(query));
}

/** How many waiting applications were not moved for so many working days. */
export async function stalledCount(viewer: Viewer, days: number): Promise<number> {
  return Application.countDocuments(await applicationFilter(viewer, { q: '', stalled: days }));
}

/** The applications a list is about. */
export async function applicationFilter(
  viewer: Viewer,
  query: StaffApplicationQuery,
): Promise<Filter<ApplicationRecord>> {
  const { status, country, agency, waits, through, inCharge, intake, level, unread, stalled, q } = query;
  await refuseForeignCare(viewer, query);
  const narrowed: Filter<ApplicationRecord> = {
    ...(country ? { country } : {}),
    ...(agency ? { agentId: new Types.ObjectId(agency) } : {}),
    ...assigneeFilter(viewer, inCharge),
    ...careFilter(viewer, query),
    ...(intake ? { intakeOn: intake } : {}),
    ...(level ? { level } : {}),
    ...(unread ? { unansweredSince: { $gt: new Date(0) } } : {}),
    ...handlerFilter(viewer, query),
    ...searchedApplications(q),
    ...(status ? { status } : {}),
    ...(isNarrowed(viewer, query) ? ANY_WORK : {}),
    ...(stalled === undefined ? {} : { workOrder: { $lte: workingDaysBefore(new Date(), stalled, workWeek()) } }),
    ...(waits ? { _id: { $in: await idsWaitingOn(viewer, waits, (await readerDay(viewer, new Date())).today) } } : {}),
  };
  // By words and by what it waits for, both name fields that this one names.
  const came = [
    ...(through ? [await applicationsThrough(viewer, through)] : []),
    ...(query.ids ? [{ _id: { $in: [...query.ids] } }] : []),
  ];
  return visibleApplications(viewer, came.length ? { $and: [narrowed, ...came] } : narrowed);
}

/** Staff's lists leave out what agencies handle, but where it is asked for or searched. */
function handlerFilter({ role }: Viewer, { handler, q }: StaffApplicationQuery): Filter<ApplicationRecord> {
  if (role === 'agent' || (q && !handler)) return {};
  return handler ? OF_AGENCIES : OF_STAFF;
}

/** Whether nothing of what a list of staff is narrowed or put in order by begins an index: then that of work is walked. */
const isNarrowed = ({ role }: Viewer, { q, level, sort }: StaffApplicationQuery): boolean =>
  role !== 'agent' && !q && Boolean(level || sort?.endsWith('agency'));

/** Orders of applications. */
const NEWEST_FIRST = { _id: -1 } as const;
/** Open ones first, the longest waiting on top. */
export const WORK_ORDER = { workOrder: 1, _id: 1 } as const;
type Sorting = Record<string, 1 | -1>;
/** What a column of the tables is in the records. */
const STORED_AS: Record<Exclude<(typeof STAFF_APPLICATION_COLUMNS)[number], 'status' | 'counsellor'>, string> = {
  student: 'studentName',
  course: 'course',
  intake: 'intakeOn',
  movedOn: 'movedOn',
  createdOn: '_id',
  agency: 'agency',
};

/** The order of what staff work on: open ones first, the longest waiting on top, unless another was chosen. */
export function staffOrder({ sort }: Pick<StaffApplicationQuery, 'sort'>): Sorting {
  return chosenOrder(sort) ?? WORK_ORDER;
}

/** The order of an agent's applications: the newest first, unless another was chosen. */
export function agentOrder({ sort }: Pick<StaffApplicationQuery, 'sort'>): Sorting {
  return chosenOrder(sort) ?? NEWEST_FIRST;
}

function chosenOrder(sort: StaffApplicationOrder | undefined): Sorting | null {
  if (!sort) return null;
  const column = sort.replace('-', '') as (typeof STAFF_APPLICATION_COLUMNS)[number];
  const descending = sort.startsWith('-');
  const way = descending ? -1 : 1;
  // Within a status and with a counsellor in the order of work, as their indexes have them.
  if (column === 'status') return { status: way, workOrder: way, _id: way };
  if (column === 'counsellor') return { counsellorId: way, workOrder: way, _id: way };
  return orderOf(`${descending ? '-' : ''}${STORED_AS[column]}`);
}

async function pageOfApplications(viewer: Viewer, filter: Filter<ApplicationRecord>, query: ListQuery, order: Sorting) {
  const { records, total } = await recordsOfPage(filter, query, order);
  return { applications: await applicationRows(viewer, records), total };
}

/** The applications of one page, as they are stored, and how many there are on all pages. */
export async function recordsOfPage(filter: Filter<ApplicationRecord>, query: ListQuery, order: Sorting) {
  return readPage({ model: Application, filter, order, fields: OF_ROWS }, query);
}

/** The fields that a row is made of: reading these alone, the database steps over checklist and history. */
export const ROW_FIELDS = [
  ...([
    'userId',
    'studentName',
    'courseId',
    'courseFrom',
    'country',
    'university',
    'course',
    'year',
    'month',
    'intakeOn',
  ] as const),
  ...(['status', 'createdOn', 'movedOn', 'counsellorId', 'agentId'] as const),
  ...(['memberId', 'branchId', 'agencyCounsellor'] as const),
] as const;
export const OF_ROWS = [...new Set([...ROW_FIELDS, ...OF_MOVES])].join(' ');
type RowRecord = Pick<
  ApplicationRecord,
  '_id' | (typeof ROW_FIELDS)[number] | 'items' | 'offer' | PartName | 'consent' | 'sent' | 'handler' | 'history'
>;

/** Applications as the tables show them. */
export async function applicationRows(viewer: Viewer, records: readonly RowRecord[]): Promise<StaffApplication[]> {
  const { today } = await readerDay(viewer, new Date());
  const ids = new Set(records.flatMap(({ counsellorId, agentId }) => [counsellorId, agentId].map(String)));
  ids.delete('null');
  ids.delete('undefined');
  const people = ids.size ? await User.find({ _id: { $in: [...ids] } }, 'name company_name').lean() : [];
  const byId = new Map(people.map((one) => [String(one._id), one]));
  const branches = await branchesOf(records.map(({ agentId, branchId }) => ({ agencyId: agentId, branchId })));
  const names = await subAgentsOfApplications(viewer, records);
  return records.map((record) => ({
    ...{ ...rowOf(record, byId, branches), next: nextOf(viewer, record, today) },
    ...(viewer.role === 'agent' ? { cameThrough: names.get(String(record._id)) ?? '' } : {}),
  }));
}

function nextOf(viewer: Viewer, record: RowRecord, today: string): StaffApplication['next'] {
  const move = nextMove(moveFactsOf(record), { role: viewer.role, handles: handles(viewer, record) }, today);
  return (
    move && { partyName: move.partyName, whose: move.whose, isYours: move.isYours, title: move.title, on: move.on }
  );
}

function rowOf(
  record: RowRecord,
  people: ReadonlyMap<string, Pick<UserRecord, 'name' | 'company_name'>>,
  branches: ReadonlyMap<string, Named>,
): Omit<StaffApplication, 'next'> {
  const { counsellorId, agentId } = record;
  const assignee = people.get(String(counsellorId));
  const { studentName, course, university, country, year, month, status, createdOn, movedOn } = record;
  return {
    _id: String(record._id),
    userId: String(record.userId),
    studentName,
    courseId: String(record.courseId),
    courseFrom: record.courseFrom ?? 'catalogue',
    course,
    university,
    country,
    year,
    month,
    startIsKnown: isStartKnown(record),
    status,
    createdOn: createdOn.toISOString(),
    movedOn: movedOn.toISOString(),
    missingYes: missingConsentOf(record),
    counsellor: counsellorId && assignee ? { _id: String(counsellorId), name: assignee.name } : null,
    ...inCareView({ ...record, counsellor_name: record.agencyCounsellor }, branches),
    agentId: agentId && String(agentId),
    agency: people.get(String(agentId))?.company_name ?? '',
  };
}
