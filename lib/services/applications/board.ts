import type { Viewer } from '@/lib/auth/viewer';
import type { StaffApplication } from '@/lib/contract/applications/staff-applications';
import type { ApplicationStatus } from '@/lib/domain/applications/application-status';
import { Application, type ApplicationRecord } from '@/models/application';
import {
  applicationFilter,
  applicationRows,
  OF_ROWS,
  recordsOfPage,
  type StaffApplicationQuery,
  WORK_ORDER,
} from './for-staff';

/** Up to so many that a search finds, at whatever status, are put into their columns here. */
const FEW = 300;

type BoardQuery = Omit<StaffApplicationQuery, 'status' | 'page'> & { limit: number };

export interface BoardColumn {
  status: ApplicationStatus;
  /** The longest waiting of them. */
  applications: StaffApplication[];
  total: number;
}

/** The board: for each of these statuses the longest waiting applications, at most `limit`, and how many there are. */
export async function applicationBoard(
  viewer: Viewer,
  query: BoardQuery,
  statuses: readonly ApplicationStatus[],
): Promise<BoardColumn[]> {
  const columns = (await columnsOfFew(viewer, query, statuses)) ?? (await columnsOfMany(viewer, query, statuses));
  // One look at the agents for all columns.
  const rows = await applicationRows(columns.flatMap(({ records }) => records));
  let from = 0;
  return columns.map(({ status, records, total }) => {
    const applications = rows.slice(from, from + records.length);
    from += records.length;
    return { status, applications, total };
  });
}

/** Of a search that finds few, all columns by two queries; null where it finds more, or nothing is searched for. */
async function columnsOfFew(viewer: Viewer, query: BoardQuery, statuses: readonly ApplicationStatus[]) {
  if (!query.q) return null;
  const found: Place[] = await Application.find(await applicationFilter(viewer, query), 'status workOrder')
    .limit(FEW + 1)
    .lean();
  if (found.length > FEW) return null;
  found.sort((one, other) => +one.workOrder - +other.workOrder || (String(one._id) < String(other._id) ? -1 : 1));
  const columns = statuses.map((status) => found.filter((one) => one.status === status));
  const ids = columns.flatMap((places) => places.slice(0, query.limit).map(({ _id }) => _id));
  const shown: ApplicationRecord[] = ids.length ? await Application.find({ _id: { $in: ids } }, OF_ROWS).lean() : [];
  const byId = new Map(shown.map((record) => [String(record._id), record]));
  return columns.map((places, index) => ({
    status: statuses[index] as ApplicationStatus,
    // One that was removed meanwhile is left out.
    records: places.slice(0, query.limit).flatMap(({ _id }) => byId.get(String(_id)) ?? []),
    total: places.length,
  }));
}

type Place = Pick<ApplicationRecord, '_id' | 'status' | 'workOrder'>;

/** Each column by itself: the index has its order, and the number is counted by keys. */
async function columnsOfMany(viewer: Viewer, query: BoardQuery, statuses: readonly ApplicationStatus[]) {
  const { limit, q } = query;
  return Promise.all(
    statuses.map(async (status) => {
      const filter = await applicationFilter(viewer, { ...query, status });
      return { status, ...(await recordsOfPage(filter, { limit, q }, WORK_ORDER)) };
    }),
  );
}
