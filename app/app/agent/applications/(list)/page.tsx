import { BulkResult } from '@/components/agency/bulk/bulk-result';
import { StatusLegend } from '@/components/application/application-status-chip';
import { LiveRefresh } from '@/components/live/live-refresh';
import { applicationSort } from '@/components/tables/application-sort';
import { ExportMenu } from '@/components/tables/export-menu';
import { intakeIn } from '@/components/tables/intakes';
import { PageHeader } from '@/components/ui/layout/page-header';
import { readTableState } from '@/components/ui/table/table-state';
import { canExport } from '@/lib/access';
import { APPLICATION_COLUMNS } from '@/lib/contract/applications/staff-applications';
import { APPLICATION_STATUSES } from '@/lib/domain/applications/application-status';
import { WAITS_ON, type WaitsOn } from '@/lib/domain/applications/next-move';
import { COUNTRIES } from '@/lib/domain/countries';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { listAgentApplications } from '@/lib/services/applications/for-staff';
import { careChoices } from '@/lib/services/people/agency/choices';
import { bulkOfList } from '../../../_parts/agency/bulk-of-list';
import { careOf, throughOf } from '../../../_parts/agency/care';
import { needsRule, reaches } from '../../../_parts/agency/needs-rule';
import { loadTable } from '../../../_parts/load/load-table';
import { ApplicationsTable } from './_parts/applications-table';

export const metadata = { title: 'Applications' };

type Search = Record<string, string | string[] | undefined>;

export default async function AgentApplicationsPage({ searchParams }: { searchParams: Promise<Search> }) {
  const viewer = await requireViewer('agent');
  needsRule(viewer, reaches);
  const search = await searchParams;
  const state = readTableState(search, APPLICATION_COLUMNS);
  const status = APPLICATION_STATUSES.find((known) => known === search.status);
  const waits = (Object.keys(WAITS_ON) as WaitsOn[]).find((known) => known === search.waits);
  const country = COUNTRIES.find((known) => known === search.country);
  const intake = intakeIn(search.intake);
  const { member, branch } = careOf(search);
  const through = throughOf(search);
  const care = await careChoices(viewer);
  const sort = applicationSort(state);
  const q = state.search.trim().slice(0, 100);
  const narrows = { q, status, country, waits, intake, member, branch, through };
  const { bulk, last } = await bulkOfList(viewer, 'applications', narrows);
  const loaded = await loadTable(
    (reason) => `Some error occurred: ${reason}`,
    async () => {
      const query = { ...narrows, sort, page: state.page, limit: state.pageSize };
      const { applications, total } = await listAgentApplications(viewer, query);
      return { rows: applications, total };
    },
  );
  return (
    <>
      <LiveRefresh records={['application', 'agent']} />
      <PageHeader
        title="Applications"
        description="Applications of all your students, newest first."
        actions={
          loaded.total > 0 &&
          canExport(viewer) && (
            <ExportMenu
              call="GET /agent/applications/export"
              query={{ q, status, country, waits, intake: intake?.toString(), member, branch, through, sort }}
            />
          )
        }
      />
      <BulkResult last={last} />
      <ApplicationsTable
        loaded={loaded}
        state={state}
        care={care}
        bulk={bulk}
        isFiltered={Boolean(status || country || waits || intake || member || branch || through)}
      />
      <div className="mt-6">
        <StatusLegend />
      </div>
    </>
  );
}
