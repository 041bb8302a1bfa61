import type { Viewer } from '@/lib/auth/viewer';
import type { StaffApplication } from '@/lib/contract/applications/staff-applications';
import { APPLICATION_STATUSES, type ApplicationStatus } from '@/lib/domain/application-status';
import type { Country } from '@/lib/domain/countries';
import { workingDaysBefore } from '@/lib/domain/working-days';
import { APPLICATIONS_BY_AGE, Application, type ApplicationRecord } from '@/models/application';
import { User } from '@/models/user';
import { containing, type ListQuery, readPage } from '../people/lists';
import { visibleApplications } from './scope';
import { WITHOUT_PARTS } from './visible';

export interface StaffApplicationQuery extends ListQuery {
  status?: ApplicationStatus | undefined;
  country?: Country | undefined;
  /** Only those that were not moved for so many working days. */
  stalled?: number | undefined;
}

/** The applications staff work on, the oldest first (stalled ones: the longest waiting), and the number on all pages. */
export async function listStaffApplications(
  viewer: Viewer,
  query: StaffApplicationQuery,
): Promise<{ applications: StaffApplication[]; total: number }> {
  return pageOfApplications(await applicationFilter(viewer, query), query, staffOrder(query));
}

/** The applications of an agent's students, the newest first, with the number on all pages. */
export async function listAgentApplications(
  viewer: Viewer,
  query: StaffApplicationQuery,
): Promise<{ applications: StaffApplication[]; total: number }> {
  return pageOfApplications(await applicationFilter(viewer, query), query, NEWEST_FIRST);
}

/** How many waiting applications were not moved for so many working days. */
export async function stalledCount(viewer: Viewer, days: number): Promise<number> {
  return Application.countDocuments(await applicationFilter(viewer, { q: '', stalled: days }));
}

export interface BoardColumn {
  status: ApplicationStatus;
  /** The oldest of them. */
  applications: StaffApplication[];
  total: number;
}

/** The board: for each of these statuses the oldest applications, at most `limit`, and how many there are. */
export async function applicationBoard(
  viewer: Viewer,
  query: Omit<StaffApplicationQuery, 'status' | 'page'> & { limit: number },
  statuses: readonly ApplicationStatus[],
): Promise<BoardColumn[]> {
  const { limit, q } = query;
  return Promise.all(
    statuses.map(async (status) => {
      const filter = await applicationFilter(viewer, { ...query, status });
      return { status, ...(await pageOfApplications(filter, { limit, q }, OLDEST_FIRST)) };
    }),
  );
}

/** The applications a list is about. */
export async function applicationFilter(
  viewer: Viewer,
  query: StaffApplicationQuery,
): Promise<Record<string, unknown>> {
  const { country, q } = query;
  return visibleApplications(viewer, {
    ...statusFilter(query),
    ...(country ? { country } : {}),
    ...containing(q, ['studentName', 'course', 'university']),
  });
}

/**
 * The filter by status. Within a country the index has the status before the age: without a choice all statuses are named
 * one by one, so that the database merges them in that order.
 */
function statusFilter({ status, country, stalled }: StaffApplicationQuery): Record<string, unknown> {
  if (stalled !== undefined) {
    return { waitsSince: { $lte: workingDaysBefore(new Date(), stalled) }, ...(status ? { status } : {}) };
  }
  if (status) return { status };
  return country ? { status: { $in: [...APPLICATION_STATUSES] } } : {};
}

/** Orders of applications. */
const OLDEST_FIRST = { _id: 1 } as const;
export const NEWEST_FIRST = { _id: -1 } as const;
const LONGEST_WAITING_FIRST = { waitsSince: 1, _id: 1 } as const;
export type ApplicationOrder = Record<string, 1 | -1>;

/** The order of what staff work on: by age; stalled ones by how long they wait. */
export function staffOrder({ stalled }: Pick<StaffApplicationQuery, 'stalled'>): ApplicationOrder {
  return stalled === undefined ? OLDEST_FIRST : LONGEST_WAITING_FIRST;
}

async function pageOfApplications(filter: Record<string, unknown>, query: ListQuery, order: ApplicationOrder) {
  const wordsOnly = Object.keys(filter).length === 1 && query.q;
  const list = {
    model: Application,
    filter,
    order,
    fields: WITHOUT_PARTS,
    ...(wordsOnly ? { searchedBy: APPLICATIONS_BY_AGE } : {}),
  };
  const { records, total } = await readPage(list, query);
  return { applications: await applicationRows(records), total };
}

/** Applications as the tables show them. */
export async function applicationRows(records: readonly ApplicationRecord[]): Promise<StaffApplication[]> {
  const students = await User.find({ _id: { $in: records.map(({ userId }) => userId) } }, 'name').lean();
  const names = new Map(students.map(({ _id, name }) => [String(_id), name]));
  return records.map((record) => rowOf(record, names.get(String(record.userId)) ?? ''));
}

function rowOf(record: ApplicationRecord, studentName: string): StaffApplication {
  const { course, university, country, year, month, status, createdOn, history } = record;
  return {
    _id: String(record._id),
    userId: String(record.userId),
    studentName,
    courseId: String(record.courseId),
    course,
    university,
    country,
    year,
    month,
    status,
    createdOn: createdOn.toISOString(),
    movedOn: (history.at(-1)?.at ?? createdOn).toISOString(),
  };
}
