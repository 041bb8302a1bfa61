import { LiveRefresh } from '@/components/live/live-refresh';
import { ApplicationsTable } from '@/components/staff/applications/applications-table';
import { APPLICATION_STATUSES } from '@/lib/domain/applications/application-status';
import { requireArea } from '@/lib/platform/auth/page-viewer';
import { ApplicationsHead } from '../../_parts/applications-head';
import { type ApplicationsAddress, loadApplications } from '../../_parts/load-applications';

export const metadata = { title: 'All applications' };

/** All applications as a table; chosen ones move together. */
export default async function ApplicationsListPage({ params, searchParams }: ApplicationsAddress) {
  const viewer = await requireArea(params, 'applications');
  const search = await searchParams;
  const status = APPLICATION_STATUSES.find((one) => one === search.status);
  const { state, query, loaded, colleagues, agency, views } = await loadApplications(viewer, search, 'applications', {
    status,
  });
  return (
    <>
      <LiveRefresh records={['application']} />
      <ApplicationsHead area={viewer.role} view="list" query={{ ...query, status }} views={views} />
      <ApplicationsTable
        area={viewer.role}
        caption="Applications"
        also="status"
        loaded={loaded}
        colleagues={colleagues}
        agency={agency}
        state={state}
        empty={{ title: 'No applications', text: 'No applications match these filters.' }}
      />
    </>
  );
}
