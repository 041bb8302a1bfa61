import { ExportMenu } from '@/components/tables/export-menu';
import { PageHeader } from '@/components/ui/layout/page-header';
import { readTableState } from '@/components/ui/table/table-state';
import { STAFF_ACTION_KINDS } from '@/lib/domain/staff-actions';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { listStaff } from '@/lib/services/people/staff/staff';
import { listStaffActions } from '@/lib/services/records/lists/actions';
import { loadRows } from '../../_parts/load/load-table';
import { LogTable } from './_parts/log-table';

export const metadata = { title: 'Audit Log' };

/** How many people the filter offers. */
const MOST_STAFF = 500;

type Search = Record<string, string | string[] | undefined>;

export default async function AuditLogPage({ searchParams }: { searchParams: Promise<Search> }) {
  await requireViewer('admin');
  const search = await searchParams;
  const state = readTableState(search, []);
  const { staff } = await listStaff({ q: '', sort: 'name', limit: MOST_STAFF });
  const query = {
    q: state.search.trim().slice(0, 100),
    by: staff.find(({ _id }) => _id === search.by)?._id,
    action: STAFF_ACTION_KINDS.find((kind) => kind === search.action),
    from: dayIn(search.from),
    to: dayIn(search.to),
  };
  const loaded = await loadRows(
    (reason) => `Some error occurred: ${reason}`,
    listStaffActions({ ...query, page: state.page, limit: state.pageSize }),
    'actions',
  );
  return (
    <>
      <PageHeader
        title="Audit Log"
        description="Staff actions, newest first. No one can change or delete an entry."
        actions={<ExportMenu confirm call="GET /staff/actions/export" query={query} />}
      />
      <LogTable
        loaded={loaded}
        state={state}
        people={staff.map(({ _id, name }) => ({ value: _id, label: name }))}
        isFiltered={Boolean(query.by ?? query.action ?? query.from ?? query.to)}
      />
    </>
  );
}

/** A calendar day of the address, undefined for anything else. */
function dayIn(given: string | string[] | undefined): string | undefined {
  if (typeof given !== 'string' || !/^(19|20)\d\d-\d\d-\d\d$/.test(given)) return undefined;
  return Number.isNaN(Date.parse(given)) ? undefined : given;
}
