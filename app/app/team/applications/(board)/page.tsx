import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { Pagination } from '@/components/ui/pagination';
import { queryString } from '@/lib/api/client';
import { requireViewer } from '@/lib/auth/page-viewer';
import type { Viewer } from '@/lib/auth/viewer';
import { APPLICATION_STATUSES, type ApplicationStatus, isEnd } from '@/lib/contract/application-status';
import { COUNTRIES, type Country } from '@/lib/contract/lists';
import { applicationBoard, listStaffApplications } from '@/lib/services/staff-applications';
import { pageCountOf } from '../../../_parts/paging';
import { Board } from './_parts/board';
import { BoardFilters } from './_parts/board-filters';
import { StatusList } from './_parts/status-list';

export const dynamic = 'force-dynamic';
export const metadata = { title: 'Applications' };

const BASE = '/app/team/applications';
const PER_COLUMN = 8;
const PER_PAGE = 20;
const OPEN = APPLICATION_STATUSES.filter((status) => !isEnd(status));

type Search = Record<'q' | 'country' | 'status' | 'page', string | string[] | undefined>;
type Filter = { q: string; country: Country | undefined };

export default async function ApplicationsPage({ searchParams }: { searchParams: Promise<Search> }) {
  const viewer = await requireViewer('team');
  const search = await searchParams;
  const filter: Filter = {
    q: typeof search.q === 'string' ? search.q.trim().slice(0, 100) : '',
    country: COUNTRIES.find((one) => one === search.country),
  };
  const status = APPLICATION_STATUSES.find((one) => one === search.status);
  const page = typeof search.page === 'string' && /^[1-9]\d{0,4}$/.test(search.page) ? Number(search.page) : 1;
  return (
    <>
      <PageHeader
        title="Applications"
        description="The oldest applications stand on top. A move is told to the student and their agent."
      />
      <BoardFilters />
      {status ? (
        <OneStatus viewer={viewer} filter={filter} status={status} page={page} />
      ) : (
        <AllOpen viewer={viewer} filter={filter} />
      )}
    </>
  );
}

async function AllOpen({ viewer, filter }: { viewer: Viewer; filter: Filter }) {
  const columns = await applicationBoard(viewer, { ...filter, limit: PER_COLUMN }, OPEN);
  return (
    <Board
      columns={columns.map((column) => ({
        ...column,
        href: `${BASE}${queryString({ ...filter, status: column.status })}`,
      }))}
    />
  );
}

async function OneStatus(props: { viewer: Viewer; filter: Filter; status: ApplicationStatus; page: number }) {
  const { viewer, filter, status, page } = props;
  const { applications, total } = await listStaffApplications(viewer, { ...filter, status, page, limit: PER_PAGE });
  if (applications.length === 0) {
    return (
      <EmptyState
        title="No applications here"
        text="None stands at this status with these filters."
        illustration="inbox"
      />
    );
  }
  return (
    <>
      <h2 className="mb-3 text-sm font-normal text-muted">
        {total.toLocaleString('en-GB')} {total === 1 ? 'application' : 'applications'}: {status}
      </h2>
      <StatusList applications={applications} />
      <div className="mt-6">
        <Pagination
          page={page}
          pageCount={pageCountOf(total, PER_PAGE)}
          href={(to) => `${BASE}${queryString({ ...filter, status, page: to === 1 ? undefined : to })}`}
          label="Pages of applications"
        />
      </div>
    </>
  );
}
