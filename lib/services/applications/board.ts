import type { StaffApplication } from '@/lib/contract/applications/staff-applications';
import type { ApplicationStatus } from '@/lib/domain/applications/application-status';
import { PART_NAMES } from '@/lib/domain/applications/status-parts';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { countEach, firstOfEach } from '@/lib/services/records/lists/each-at-once';
import { Application, type ApplicationRecord } from '@/models/application';
import {
  applicationFilter,
  applicationRows,
  OF_ROWS,
  ROW_FIELDS,
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
  const rows = await applicationRows(
    viewer,
    columns.flatMap(({ records }) => records),
  );
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
  const columns = inColumns(found, statuses);
  const ids = columns.flatMap(({ records }) => records.slice(0, query.limit).map(({ _id }) => _id));
  const shown: ApplicationRecord[] = ids.length ? await Application.find({ _id: { $in: ids } }, OF_ROWS).lean() : [];
  const byId = new Map(shown.map((record) => [String(record._id), record]));
  return columns.map(({ status, records }) => ({
    status,
    // One that was removed meanwhile is left out.
    records: records.slice(0, query.limit).flatMap(({ _id }) => byId.get(String(_id)) ?? []),
    total: records.length,
  }));
}

/** Of more, each column by itself: the index has its order, and the number is counted by keys. */
async function columnsOfMany(viewer: Viewer, query: BoardQuery, statuses: readonly ApplicationStatus[]) {
  const { limit, q } = query;
  const filters = await Promise.all(statuses.map((status) => applicationFilter(viewer, { ...query, status })));
  if (q) {
    const pages = await Promise.all(filters.map((filter) => recordsOfPage(filter, { limit, q }, WORK_ORDER)));
    return pages.map((page, index) => ({ status: statuses[index] as ApplicationStatus, ...page }));
  }
  const [totals, found] = await Promise.all([
    countEach(Application, filters),
    firstOfEach(Application, {
      filters,
      order: WORK_ORDER,
      limit,
      fields: [...ROW_FIELDS, 'workOrder', 'items', 'offer', ...PART_NAMES, 'consent', 'sent', 'handler', 'history'],
    }),
  ]);
  return inColumns(found, statuses).map((column, index) => ({ ...column, total: totals[index] ?? 0 }));
}

type Place = Pick<ApplicationRecord, '_id' | 'status' | 'workOrder'>;

/** Each status with what was found at it, in the order of work. */
function inColumns<T extends Place>(found: readonly T[], statuses: readonly ApplicationStatus[]) {
  const sorted = found.toSorted(
    (one, other) => +one.workOrder - +other.workOrder || (String(one._id) < String(other._id) ? -1 : 1),
  );
  return statuses.map((status) => ({ status, records: sorted.filter((one) => one.status === status) }));
}
