import { LiveRefresh } from '@/components/live/live-refresh';
import { AddLead } from '@/components/staff/leads/add-lead';
import { EnquiryTabs } from '@/components/staff/leads/enquiry-tabs';
import { PageHeader } from '@/components/ui/layout/page-header';
import { readTableState } from '@/components/ui/table/table-state';
import { leads as contract, LEAD_COLUMNS } from '@/lib/contract/people/leads';
import { requireArea } from '@/lib/platform/auth/page-viewer';
import { listLeads } from '@/lib/services/desk/leads/leads';
import { counsellorNames } from '@/lib/services/people/staff/counsellors';
import { assigneeOf } from '../../_parts/assignee';
import { loadRows } from '../../_parts/load/load-table';
import { LeadsTable } from './_parts/leads-table';

export const metadata = { title: 'Enquiries' };

interface Address {
  params: Promise<{ area: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The enquiries that the viewer works on: an admin all of them, a member of the team those handed over to them. */
export default async function LeadsPage({ params, searchParams }: Address) {
  const viewer = await requireArea(params, 'leads');
  const area = viewer.role === 'admin' ? 'admin' : 'team';
  const search = await searchParams;
  const table = readTableState(search, LEAD_COLUMNS);
  const { state, source, due } = contract.query.shape;
  const query = {
    q: table.search.trim().slice(0, 100),
    sort: table.sort ? `${table.sort.descending ? '-' : ''}${table.sort.column}` : '-createdOn',
    page: table.page,
    limit: table.pageSize,
    state: state.safeParse(search.state).data,
    source: source.safeParse(search.source).data,
    due: due.safeParse(search.due).data,
    inCharge: area === 'admin' ? assigneeOf(search.charge) : undefined,
  };
  const [loaded, colleagues] = await Promise.all([
    loadRows((reason) => `Some error occurred: ${reason}`, listLeads(viewer, query, new Date()), 'leads'),
    counsellorNames(),
  ]);
  return (
    <>
      <LiveRefresh records={['enquiry']} />
      <PageHeader
        title="Enquiries"
        description={
          area === 'admin'
            ? 'Enquiries that haven’t become students yet. Registered agencies are under My work and Agents.'
            : 'Your enquiries that haven’t become students yet. New ones are under My work.'
        }
        actions={<AddLead />}
      />
      {area === 'admin' && <EnquiryTabs current="/app/admin/leads" />}
      <LeadsTable area={area} loaded={loaded} state={table} colleagues={colleagues} />
    </>
  );
}
