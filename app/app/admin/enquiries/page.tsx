import { LiveRefresh } from '@/components/live/live-refresh';
import { EnquiryTabs } from '@/components/staff/leads/enquiry-tabs';
import { ExportMenu } from '@/components/tables/export-menu';
import { peopleQuery } from '@/components/tables/people-query';
import { PageHeader } from '@/components/ui/layout/page-header';
import { readTableState } from '@/components/ui/table/table-state';
import { ENQUIRY_COLUMNS } from '@/lib/contract/people/enquiries';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { listEnquiries } from '@/lib/services/people/enquiries';
import { loadRows } from '../../_parts/load/load-table';
import { EnquiriesTable } from './_parts/enquiries-table';

export const metadata = { title: 'All Enquiries' };

type Search = Record<string, string | string[] | undefined>;

export default async function EnquiriesPage({ searchParams }: { searchParams: Promise<Search> }) {
  await requireViewer('admin');
  const search = await searchParams;
  const state = readTableState(search, ENQUIRY_COLUMNS);
  const query = peopleQuery(state, { number: search.number });
  const loaded = await loadRows((reason) => `Some error occurred: ${reason}`, listEnquiries(query), 'enquiries');
  return (
    <>
      <LiveRefresh records={['enquiry', 'student', 'agent']} />
      <PageHeader
        title="All Enquiries"
        actions={
          <ExportMenu
            confirm
            call="GET /get-enquiries/export"
            query={{ q: query.q, sort: query.sort, number: query.number }}
          />
        }
      />
      <EnquiryTabs current="/app/admin/enquiries" />
      <EnquiriesTable loaded={loaded} state={state} isFiltered={query.number !== undefined} />
    </>
  );
}
