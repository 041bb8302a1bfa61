import type { ApplicationRow } from '@/components/staff/applications/applications-table';
import { applicationSort } from '@/components/tables/application-sort';
import type { LoadedTable } from '@/components/tables/loaded-table';
import { readTableState } from '@/components/ui/table/table-state';
import type { Viewer } from '@/lib/auth/viewer';
import { APPLICATION_COLUMNS } from '@/lib/contract/applications/staff-applications';
import { COUNTRIES } from '@/lib/domain/countries';
import { workingDaysBetween } from '@/lib/domain/working-days';
import { listStaffApplications, type StaffApplicationQuery } from '@/lib/services/applications/for-staff';
import { counsellorNames } from '@/lib/services/desk/counsellors';
import { chargeOf } from '../../../_parts/charge';
import { loadTable } from '../../../_parts/load-table';

/** The address of each view of applications. */
export interface ApplicationsAddress {
  params: Promise<{ area: string }>;
  searchParams: Promise<ApplicationsSearch>;
}
type ApplicationsSearch = Record<string, string | string[] | undefined>;

/** A page of applications as the address says, each with how many working days it has stood where it stands. */
export async function loadApplications(
  viewer: Viewer,
  search: ApplicationsSearch,
  which: Pick<StaffApplicationQuery, 'status' | 'stalled'>,
) {
  const state = readTableState(search, APPLICATION_COLUMNS);
  const query = {
    q: state.search.trim().slice(0, 100),
    country: COUNTRIES.find((one) => one === search.country),
    inCharge: chargeOf(search.charge),
    sort: applicationSort(state),
  };
  const now = new Date();
  const loaded: LoadedTable<ApplicationRow> = await loadTable(
    (reason) => `Some error occurred: ${reason}`,
    async () => {
      const paging = { page: state.page, limit: state.pageSize };
      const { applications, total } = await listStaffApplications(viewer, { ...query, ...which, ...paging });
      const rows = applications.map((row) => ({
        ...row,
        workingDays: workingDaysBetween(new Date(row.movedOn), now),
      }));
      return { rows, total };
    },
  );
  return { state, query, loaded, colleagues: await counsellorNames() };
}
