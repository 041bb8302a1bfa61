import { headers } from 'next/headers';
import { ExportMenu } from '@/components/tables/export-menu';
import { PageHeader } from '@/components/ui/layout/page-header';
import { readTableState } from '@/components/ui/table/table-state';
import type { StaffOrder } from '@/lib/contract/people/staff';
import { HOUR_MS } from '@/lib/domain/days/day';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { clientAddress } from '@/lib/platform/limits/client-address';
import { staffFactorRequired } from '@/lib/services/people/staff/policy';
import { raisedAddresses } from '@/lib/services/people/staff/raised-addresses';
import { listStaff } from '@/lib/services/people/staff/staff';
import { loadRows } from '../../_parts/load/load-table';
import { FactorPolicy } from './_parts/factor-policy';
import { InviteStaff } from './_parts/invite-staff';
import { RaisedAddresses } from './_parts/raised-addresses';
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
  const loaded = await loadRows(
    (reason) => `Some error occurred: ${reason}`,
    listStaff({ ...query, page: state.page, limit: state.pageSize }),
    'staff',
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
      <FactorPolicy required={await staffFactorRequired()} />
      <StaffTable loaded={loaded} state={state} ownId={userId} />
      <RaisedAddresses own={clientAddress({ headers: await headers() })} raised={await raisedNow()} />
    </>
  );
}

async function raisedNow() {
  const now = Date.now();
  return (await raisedAddresses()).map(({ address, times, endsOn }) => {
    const hours = Math.ceil((Date.parse(endsOn) - now) / HOUR_MS);
    return { address, times, left: hours > 1 ? `for ${hours} more hours` : 'for less than an hour' };
  });
}
