import { LiveRefresh } from '@/components/live/live-refresh';
import { ExportMenu } from '@/components/tables/export-menu';
import { peopleQuery } from '@/components/tables/people-query';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { PageHeader } from '@/components/ui/layout/page-header';
import { readTableState } from '@/components/ui/table/table-state';
import { PEOPLE_COLUMNS } from '@/lib/contract/people/students';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { listAgents } from '@/lib/services/people/people';
import { loadRows } from '../../_parts/load/load-table';
import { AgentsTable } from './_parts/agents-table';

export const metadata = { title: 'All Agents' };

type Search = Record<string, string | string[] | undefined>;

export default async function AgentsPage({ searchParams }: { searchParams: Promise<Search> }) {
  await requireViewer('admin');
  const search = await searchParams;
  const state = readTableState(search, PEOPLE_COLUMNS);
  const query = peopleQuery(state, search);
  const loaded = await loadRows((reason) => `Failed to load agents: ${reason}`, listAgents(query), 'agents');
  return (
    <>
      <LiveRefresh records={['agent']} />
      <PageHeader
        title="All Agents"
        actions={
          <>
            <ButtonLink href="/app/admin/agreements" variant="secondary">
              Agreements
            </ButtonLink>
            <ButtonLink href="/app/admin/credit-disputes" variant="secondary">
              Commission disputes
            </ButtonLink>
            <ExportMenu
              confirm
              call="GET /get-agents/export"
              query={{ q: query.q, sort: query.sort, verified: query.verified, number: query.number }}
            />
          </>
        }
      />
      <AgentsTable
        loaded={loaded}
        state={state}
        isFiltered={query.verified !== undefined || query.number !== undefined}
      />
    </>
  );
}
