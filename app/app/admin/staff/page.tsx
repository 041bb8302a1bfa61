import { ExportMenu } from '@/components/tables/export-menu';
import { PageHeader } from '@/components/ui/layout/page-header';
import { readTableState } from '@/components/ui/table/table-state';
import { requireViewer } from '@/lib/auth/page-viewer';
import type { StaffOrder } from '@/lib/contract/people/staff';
import { listStaff } from '@/lib/services/staff/staff';
import { loadTable } from '../../_parts/load-table';
import { InviteStaff } from './_parts/invite-staff';
import { StaffTable } from './_parts/staff-table';

export const metadata = { title: 'Staff' };

const ORDERS = ['name', 'email', 'createdOn'] as const;

type Search = Record<string, string | string[] | undefined>;

export default async function StaffPage({ searchParams }: { searchParams: Promise<Search> }) {
  const { userId } = await requireViewer('admin');
  const state = readTableState(await searchParams, ORDERS);
  const query = {
    q: state.search.trim().slice(0, 100),
    sort: (state.sort ? `${state.sort.descending ? '-' : ''}${state.sort.column}` : '-createdOn') as StaffOrder,
  };
  const loaded = await loadTable(
    (reason) => `Some error occurred: ${reason}`,
    async () => {
      const { staff, total } = await listStaff({ ...query, page: state.page, limit: state.pageSize });
      return { rows: staff, total };
    },
  );
  return (
    <>
      <PageHeader
        title="Staff"
        description="Team members and admins."
        actions={
          <>
            <ExportMenu confirm call="GET /staff/export" query={query} />
            <InviteStaff />
          </>
        }
      />
      <StaffTable loaded={loaded} state={state} ownId={userId} />
    </>
  );
}
