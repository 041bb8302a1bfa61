import { notFound } from 'next/navigation';
import { BulkResult } from '@/components/agency/bulk/bulk-result';
import { AddLead } from '@/components/agency/leads/add-lead';
import { LiveRefresh } from '@/components/live/live-refresh';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { PageHeader } from '@/components/ui/layout/page-header';
import { readTableState } from '@/components/ui/table/table-state';
import { prospectsVisibleTo } from '@/lib/agency-access';
import { listProspects as contract, PROSPECT_COLUMNS } from '@/lib/contract/agency/prospects';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { leadChoices } from '@/lib/services/people/prospects/choices';
import { listProspects } from '@/lib/services/people/prospects/list';
import { bulkOfList } from '../../_parts/agency/bulk-of-list';
import { hasLeads, needsRule } from '../../_parts/agency/needs-rule';
import { loadRows } from '../../_parts/load/load-table';
import { LeadsTable } from './_parts/leads-table';

export const metadata = { title: 'Leads' };

type Search = Record<string, string | string[] | undefined>;

/** Who may become a student of the agency, the ones to follow up first on top. */
export default async function AgencyLeadsPage({ searchParams }: { searchParams: Promise<Search> }) {
  const viewer = await requireViewer('agent');
  needsRule(viewer, hasLeads);
  if (!prospectsVisibleTo(viewer)) notFound();
  const search = await searchParams;
  const table = readTableState(search, PROSPECT_COLUMNS);
  const { stage, source, due, member, branch } = contract.query.shape;
  const filter = {
    q: table.search.trim().slice(0, 100),
    stage: stage.safeParse(search.stage).data,
    source: source.safeParse(search.source).data,
    due: due.safeParse(search.due).data,
    member: member.safeParse(search.member).data,
    branch: branch.safeParse(search.branch).data,
  };
  const query = {
    ...filter,
    sort: table.sort ? `${table.sort.descending ? '-' : ''}${table.sort.column}` : 'nextOn',
    page: table.page,
    limit: table.pageSize,
  };
  const [loaded, { people, branches }, { bulk, last }] = await Promise.all([
    loadRows((reason) => `Failed to load leads: ${reason}`, listProspects(viewer, query, new Date()), 'leads'),
    leadChoices(viewer),
    bulkOfList(viewer, 'leads', filter),
  ]);
  return (
    <>
      <LiveRefresh records={['agent']} />
      <PageHeader
        title="Leads"
        description="Enquiries that haven’t become students yet."
        actions={
          <>
            {bulk.acts.includes('message') && (
              <ButtonLink variant="secondary" href="/app/agent/group-messages">
                Group messages
              </ButtonLink>
            )}
            <AddLead people={people} branches={branches} />
          </>
        }
      />
      <BulkResult last={last} />
      <LeadsTable loaded={loaded} state={table} people={people} branches={branches} bulk={bulk} />
    </>
  );
}
