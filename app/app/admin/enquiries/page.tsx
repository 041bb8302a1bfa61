import { ExportLink } from '@/components/staff/export-link';
import { loadTable } from '@/components/staff/load-table';
import { PEOPLE_ORDERS, peopleQuery } from '@/components/staff/people-query';
import { PageHeader } from '@/components/ui/page-header';
import { readTableState } from '@/components/ui/table-state';
import { requireViewer } from '@/lib/auth/page-viewer';
import { listEnquiries } from '@/lib/services/enquiries';
import { EnquiriesTable } from './_parts/enquiries-table';

export const dynamic = 'force-dynamic';
export const metadata = { title: 'All Enquiries' };

type Search = Record<string, string | string[] | undefined>;

export default async function EnquiriesPage({ searchParams }: { searchParams: Promise<Search> }) {
  await requireViewer('admin');
  const state = readTableState(await searchParams, PEOPLE_ORDERS);
  const loaded = await loadTable('Some error occurred', async () => {
    const { enquiries, total } = await listEnquiries(peopleQuery(state));
    return { rows: enquiries, total };
  });
  return (
    <>
      <PageHeader title="All Enquiries" actions={<ExportLink list="enquiries" search={state.search} />} />
      <EnquiriesTable loaded={loaded} state={state} />
    </>
  );
}
