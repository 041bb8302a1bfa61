import { notFound } from 'next/navigation';
import { Ago } from '@/components/activity/ago';
import { namedOptions } from '@/components/ui/controls/named-options';
import { PageHeader } from '@/components/ui/layout/page-header';
import { RowSheet, SheetRow } from '@/components/ui/layout/row-sheet';
import { Section } from '@/components/ui/layout/section';
import { readTableState } from '@/components/ui/table/table-state';
import { canReadAgencyLog } from '@/lib/access';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { agencyAccess } from '@/lib/services/people/agency/access-log';
import { listMembers } from '@/lib/services/people/agency/members';
import { idOf } from '../../../_parts/assignee';
import { loadTable } from '../../../_parts/load/load-table';
import { AccessTable } from './_parts/access-table';

export const metadata = { title: 'Access log' };

type Search = Record<string, string | string[] | undefined>;

/** For owners: which students' files their people opened, and which lists they exported. */
export default async function AgencyLogPage({ searchParams }: { searchParams: Promise<Search> }) {
  const viewer = await requireViewer('agent');
  if (!canReadAgencyLog(viewer)) notFound();
  const search = await searchParams;
  const state = readTableState(search, []);
  const members = await listMembers(viewer);
  const asked = idOf(search.member);
  const member = members.find(({ _id }) => _id === asked)?._id;
  let exports: Awaited<ReturnType<typeof agencyAccess>>['exports'] = [];
  const loaded = await loadTable(
    (reason) => `Some error occurred: ${reason}`,
    async () => {
      const found = await agencyAccess(viewer, { member, page: state.page, limit: state.pageSize });
      exports = found.exports;
      return { rows: found.opened, total: found.total };
    },
  );
  return (
    <>
      <PageHeader
        title="Access log"
        description="Student files that your staff opened in the last year. Students can also see who opened their file."
        back={{ href: '/app/agent/people', label: 'People' }}
      />
      <AccessTable loaded={loaded} state={state} people={namedOptions(members)} isFiltered={member !== undefined} />
      {exports.length > 0 && (
        <Section title="Exported lists" className="mt-9">
          <RowSheet>
            {exports.map(({ _id, reader, what, on }) => (
              <SheetRow key={_id} end={<Ago iso={on} now={new Date()} />}>
                <p className="wrap-anywhere">{`${reader} ${what}`}</p>
              </SheetRow>
            ))}
          </RowSheet>
        </Section>
      )}
    </>
  );
}
