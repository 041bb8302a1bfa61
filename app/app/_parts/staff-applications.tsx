import { AddressSearch } from '@/components/staff/address-search';
import { ApplicationFilters } from '@/components/staff/applications/application-filters';
import { type ApplicationRow, ApplicationsTable } from '@/components/staff/applications/applications-table';
import { Board } from '@/components/staff/applications/board';
import { STALLED_AFTER, STALLED_UNLESS_TOLD } from '@/components/staff/applications/stalled-after';
import { ExportMenu } from '@/components/tables/export-menu';
import type { LoadedTable } from '@/components/tables/loaded-table';
import { LinkTabs } from '@/components/ui/layout/link-tabs';
import { PageHeader } from '@/components/ui/layout/page-header';
import { readTableState } from '@/components/ui/table/table-state';
import { queryString } from '@/lib/api/client';
import type { Viewer } from '@/lib/auth/viewer';
import { APPLICATION_STATUSES, isEnd } from '@/lib/domain/application-status';
import { COUNTRIES } from '@/lib/domain/countries';
import { workingDaysBetween } from '@/lib/domain/working-days';
import {
  applicationBoard,
  listStaffApplications,
  type StaffApplicationQuery,
} from '@/lib/services/applications/for-staff';
import { loadTable } from './load-table';

const PER_COLUMN = 8;
const OPEN = APPLICATION_STATUSES.filter((status) => !isEnd(status));

export type ApplicationsSearch = Record<string, string | string[] | undefined>;
type View = 'board' | 'list' | 'stalled';
type PageProps = { viewer: Viewer; search: ApplicationsSearch };

/** The staff's board of open applications by status. */
export async function ApplicationsBoardPage({ viewer, search }: PageProps) {
  const area = areaOf(viewer);
  const q = typeof search.q === 'string' ? search.q.trim().slice(0, 100) : '';
  const country = COUNTRIES.find((one) => one === search.country);
  const columns = await applicationBoard(viewer, { q, country, limit: PER_COLUMN }, OPEN);
  return (
    <>
      <ApplicationsHead area={area} view="board" />
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <AddressSearch label="Search applications" />
        <ApplicationFilters />
      </div>
      <Board
        area={area}
        columns={columns.map((column) => ({
          ...column,
          href: `/app/${area}/applications/list${queryString({ search: q, country, status: column.status })}`,
        }))}
      />
    </>
  );
}

/** All applications as a table; chosen ones move together. */
export async function ApplicationsListPage({ viewer, search }: PageProps) {
  const area = areaOf(viewer);
  const status = APPLICATION_STATUSES.find((one) => one === search.status);
  const { state, query, loaded } = await loadApplications(viewer, search, { status });
  return (
    <>
      <ApplicationsHead area={area} view="list" query={{ ...query, status }} />
      <ApplicationsTable
        area={area}
        caption="Applications"
        also="status"
        loaded={loaded}
        state={state}
        empty={{ title: 'No applications here', text: 'None stands at this status with these filters.' }}
      />
    </>
  );
}

/** Applications that wait and that nobody moved for long, the longest first. */
export async function StalledApplicationsPage({ viewer, search }: PageProps) {
  const area = areaOf(viewer);
  const stalled = STALLED_AFTER.find((days) => String(days) === search.days) ?? STALLED_UNLESS_TOLD;
  const { state, query, loaded } = await loadApplications(viewer, search, { stalled });
  return (
    <>
      <ApplicationsHead area={area} view="stalled" query={{ ...query, stalled: String(stalled) }} />
      <ApplicationsTable
        area={area}
        caption="Stalled applications"
        also="days"
        loaded={loaded}
        state={state}
        empty={{
          title: 'Nothing is stalled',
          text: `Every waiting application moved in the last ${stalled} working days.`,
        }}
      />
    </>
  );
}

async function loadApplications(
  viewer: Viewer,
  search: ApplicationsSearch,
  which: Pick<StaffApplicationQuery, 'status' | 'stalled'>,
) {
  const state = readTableState(search, []);
  const query = {
    q: state.search.trim().slice(0, 100),
    country: COUNTRIES.find((one) => one === search.country),
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
  return { state, query, loaded };
}

type HeadProps = { area: 'admin' | 'team'; view: View; query?: Record<string, string | undefined> };

function ApplicationsHead({ area, view, query }: HeadProps) {
  const base = `/app/${area}/applications`;
  const href = { board: base, list: `${base}/list`, stalled: `${base}/stalled` };
  return (
    <>
      <PageHeader
        title="Applications"
        description={DESCRIPTIONS[view]}
        actions={query && <ExportMenu call="GET /staff/applications/export" query={query} />}
      />
      <LinkTabs
        label="Views of the applications"
        className="mb-5"
        current={href[view]}
        tabs={[
          { href: href.board, label: 'Board' },
          { href: href.list, label: 'List' },
          { href: href.stalled, label: 'Stalled' },
        ]}
      />
    </>
  );
}

const DESCRIPTIONS: Record<View, string> = {
  board: 'Open applications, the oldest on top. A move is told to the student and their agent.',
  list: 'All applications, the oldest first. Choose some to move them together.',
  stalled: 'Applications that wait for somebody, the longest without a move first.',
};

const areaOf = ({ role }: Viewer) => (role === 'admin' ? 'admin' : 'team');
