import { cookies } from 'next/headers';
import { LiveRefresh } from '@/components/live/live-refresh';
import { AddressSearch } from '@/components/staff/address-search';
import { ApplicationFilters } from '@/components/staff/applications/application-filters';
import { Board } from '@/components/staff/applications/board';
import { boardApplicationOf } from '@/components/staff/applications/board-application';
import { FOLDED_COOKIE, foldedColumns } from '@/components/staff/applications/folded-columns';
import { queryString } from '@/lib/api/client';
import { APPLICATION_STATUSES, isEnd } from '@/lib/domain/applications/application-status';
import { requireArea } from '@/lib/platform/auth/page-viewer';
import { applicationBoard } from '@/lib/services/applications/board';
import { agencyName, counsellorNames } from '@/lib/services/people/staff/counsellors';
import { listViews } from '@/lib/services/people/staff/views';
import { applicationSearch } from '../_parts/application-search';
import { ApplicationsHead } from '../_parts/applications-head';
import type { ApplicationsAddress } from '../_parts/load-applications';

export const metadata = { title: 'Applications' };

const PER_COLUMN = 8;
const OPEN = APPLICATION_STATUSES.filter((status) => !isEnd(status));

/** The staff's board of open applications by status. */
export default async function ApplicationsBoardPage({ params, searchParams }: ApplicationsAddress) {
  const viewer = await requireArea(params, 'applications');
  const search = await searchParams;
  const q = typeof search.q === 'string' ? search.q.trim().slice(0, 100) : '';
  const filters = applicationSearch(search);
  const [columns, colleagues, agency, views] = await Promise.all([
    applicationBoard(viewer, { q, ...filters, limit: PER_COLUMN }, OPEN),
    counsellorNames(),
    agencyName(filters.agency),
    listViews(viewer, 'board'),
  ]);
  const { inCharge: charge, intake, ...others } = filters;
  const narrowed = { search: q, ...others, charge, intake: intake?.toString() };
  return (
    <>
      <LiveRefresh records={['application']} />
      <ApplicationsHead area={viewer.role} view="board" views={views} />
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <AddressSearch label="Search applications" />
        <ApplicationFilters colleagues={colleagues} agency={agency} />
      </div>
      <Board
        area={viewer.role}
        folded={foldedColumns((await cookies()).get(FOLDED_COOKIE)?.value)}
        columns={columns.map((column) => ({
          ...column,
          applications: column.applications.map(boardApplicationOf),
          href: `/app/${viewer.role}/applications/list${queryString({ ...narrowed, status: column.status })}`,
        }))}
      />
    </>
  );
}
