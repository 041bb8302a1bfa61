import { LiveRefresh } from '@/components/live/live-refresh';
import { ApplicationsTable } from '@/components/staff/applications/applications-table';
import { DEFAULT_STALLED_DAYS, STALLED_AFTER } from '@/components/staff/applications/stalled-after';
import { requireArea } from '@/lib/platform/auth/page-viewer';
import { ApplicationsHead } from '../../_parts/applications-head';
import { type ApplicationsAddress, loadApplications } from '../../_parts/load-applications';

export const metadata = { title: 'Stalled applications' };

/** Applications that wait without a move for long, the longest first. */
export default async function StalledApplicationsPage({ params, searchParams }: ApplicationsAddress) {
  const viewer = await requireArea(params, 'applications');
  const search = await searchParams;
  const stalled = STALLED_AFTER.find((days) => String(days) === search.days) ?? DEFAULT_STALLED_DAYS;
  const { state, query, loaded, colleagues, agency, views } = await loadApplications(viewer, search, 'stalled', {
    stalled,
  });
  return (
    <>
      <LiveRefresh records={['application']} />
      <ApplicationsHead
        area={viewer.role}
        view="stalled"
        query={{ ...query, stalled: String(stalled) }}
        views={views}
      />
      <ApplicationsTable
        area={viewer.role}
        caption="Stalled applications"
        also="days"
        loaded={loaded}
        colleagues={colleagues}
        agency={agency}
        state={state}
        empty={{
          title: 'No stalled applications',
          text: `Every waiting application was updated in the last ${stalled} working days.`,
        }}
      />
    </>
  );
}
