import { Download, UserPlus } from 'lucide-react';
import { loadTable } from '@/components/staff/load-table';
import { PEOPLE_ORDERS, peopleQuery } from '@/components/staff/people-query';
import { ButtonLink } from '@/components/ui/button-link';
import { buttonStyle } from '@/components/ui/button-style';
import { PageHeader } from '@/components/ui/page-header';
import { readTableState } from '@/components/ui/table-state';
import { queryString } from '@/lib/api/client';
import { requireViewer } from '@/lib/auth/page-viewer';
import { listStudents } from '@/lib/services/people';
import { StudentsTable } from './_parts/students-table';

export const dynamic = 'force-dynamic';
export const metadata = { title: 'All Students' };

type Search = Record<string, string | string[] | undefined>;

export default async function AgentStudentsPage({ searchParams }: { searchParams: Promise<Search> }) {
  const viewer = await requireViewer('agent');
  const state = readTableState(await searchParams, PEOPLE_ORDERS);
  const query = peopleQuery(state);
  const loaded = await loadTable('Some error occurred', async () => {
    const { students, total } = await listStudents(viewer, query);
    return { rows: students, total };
  });
  return (
    <>
      <PageHeader
        title="All Students"
        actions={
          <>
            {loaded.total > 0 && (
              <a
                href={`/api/v1/get-students/export${queryString({ q: query.q, sort: query.sort, format: 'csv' })}`}
                download
                className={buttonStyle('secondary', 'md')}
              >
                <Download aria-hidden className="size-4" />
                Export as CSV
              </a>
            )}
            <ButtonLink href="/app/agent/add-student/new">
              <UserPlus aria-hidden className="size-4" />
              Add student
            </ButtonLink>
          </>
        }
      />
      <StudentsTable loaded={loaded} state={state} />
    </>
  );
}
