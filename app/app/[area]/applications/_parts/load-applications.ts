import type { ApplicationRow } from '@/components/staff/applications/applications-table';
import { staffApplicationSort } from '@/components/tables/application-sort';
import type { LoadedTable } from '@/components/tables/loaded-table';
import { readTableState } from '@/components/ui/table/table-state';
import { STAFF_APPLICATION_COLUMNS } from '@/lib/contract/applications/staff-applications';
import { workingDaysBetween } from '@/lib/domain/days/working-days';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { workWeek } from '@/lib/platform/site-facts';
import { listStaffApplications, type StaffApplicationQuery } from '@/lib/services/applications/for-staff';
import { agencyName, counsellorNames } from '@/lib/services/people/staff/counsellors';
import { listViews } from '@/lib/services/people/staff/views';
import { loadTable } from '../../../_parts/load/load-table';
import { type ApplicationsSearch, applicationSearch } from './application-search';

/** The address of each view of applications. */
export interface ApplicationsAddress {
  params: Promise<{ area: string }>;
  searchParams: Promise<ApplicationsSearch>;
}

/** A page of applications as the address says, each with how many working days it has stood where it stands. */
export async function loadApplications(
  viewer: Viewer,
  search: ApplicationsSearch,
  list: 'applications' | 'stalled',
  which: Pick<StaffApplicationQuery, 'status' | 'stalled'>,
) {
  const state = readTableState(search, STAFF_APPLICATION_COLUMNS);
  const query = {
    q: state.search.trim().slice(0, 100),
    ...applicationSearch(search),
    sort: staffApplicationSort(state),
  };
  const now = new Date();
  const load = async (): Promise<LoadedTable<ApplicationRow>> => {
    const paging = { page: state.page, limit: state.pageSize };
    const { applications, total } = await listStaffApplications(viewer, { ...query, ...which, ...paging });
    const rows = applications.map((row) => ({
      ...row,
      workingDays: workingDaysBetween(new Date(row.movedOn), now, workWeek()),
    }));
    return { rows, total };
  };
  const [loaded, colleagues, agency, views] = await Promise.all([
    loadTable((reason) => `Some error occurred: ${reason}`, load),
    counsellorNames(),
    agencyName(query.agency),
    listViews(viewer, list),
  ]);
  const exported = { ...query, intake: query.intake?.toString() };
  return { state, query: exported, loaded, colleagues, agency, views };
}
